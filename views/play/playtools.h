// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QMenu;
class QToolBar;

namespace mexplorer {

class Commands;
class Session;

/// The tools above the boards: commands, and the games that were left.
class PlayTools : public QWidget
{
    Q_OBJECT

public:
    PlayTools(Session *session, Commands *commands, QWidget *parent = nullptr);

private:
    QToolBar *makeBar();
    void fitButtons();
    void fillGames();

    Session *m_session;
    Commands *m_commands;
    QMenu *m_games;
    QToolBar *m_bar;
};

} // namespace mexplorer
