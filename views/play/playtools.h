// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QMenu;
class QToolBar;
class QToolButton;

namespace mexplorer {

class Commands;
class Session;

/// The tools above the boards: commands, the games that were left, and the offer to play from the selected position.
class PlayTools : public QWidget
{
    Q_OBJECT

public:
    PlayTools(Session *session, Commands *commands, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QToolBar *makeBar();
    void fitButtons();
    void fillGames();
    void offerSelection();

    Session *m_session;
    Commands *m_commands;
    QMenu *m_games;
    QToolBar *m_bar;
    QToolBar *m_offerBar; ///< so that the offer looks as the tools do
    QToolButton *m_offer;
};

} // namespace mexplorer
