// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/commentary.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace mexplorer {

/// The end of a game: who won, why it is over, and where the loser went wrong.
class ResultPanel : public QFrame
{
    Q_OBJECT

public:
    explicit ResultPanel(QWidget *parent = nullptr);

    /// Mistakes are named only if \a showsMistakes.
    void setResult(GameResult result, bool showsMistakes);

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    /// Back to the position in which the mistake was made.
    void tryAgain(std::size_t place);
    void playAgain();

private:
    QLabel *m_headline;
    QLabel *m_ending;
    QLabel *m_blame;
    QPushButton *m_goThere;
    QPushButton *m_again;
    QBoxLayout *m_buttons; ///< beside each other, for a finger, where there is room
    std::size_t m_place = 0;
};

} // namespace mexplorer
