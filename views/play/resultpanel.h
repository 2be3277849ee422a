// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/commentary.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace mexplorer {

/// The end of a game: who won, where the loser went wrong, and why the game is over. All of it is read at once: the
/// panel takes the height that its text has.
class ResultPanel : public QFrame
{
    Q_OBJECT

public:
    explicit ResultPanel(QWidget *parent = nullptr);

    /// Mistakes are named only if \a showsMistakes.
    void setResult(GameResult result, bool showsMistakes);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    /// Back to the position in which the mistake was made.
    void tryAgain(std::size_t place);
    void playAgain();

private:
    struct Arrangement
    {
        bool isBeside; ///< the buttons are in a column beside the text, not in a row below it
        int height;
    };

    int textHeight(int width) const;
    Arrangement arrangementFor(int width) const;
    void arrange();

    QLabel *m_headline;
    QLabel *m_lesson;
    QLabel *m_ending;
    QPushButton *m_goThere;
    QPushButton *m_again;
    QBoxLayout *m_columns; ///< the text and the buttons
    QBoxLayout *m_buttons;
    std::size_t m_place = 0;
};

} // namespace mexplorer
