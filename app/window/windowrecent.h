// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace mexplorer {

class GameBar;
class GamesModel;
class Session;
class StartPage;
class WindowState;

/// What was opened before: remembers it, and lists it in the game bar, the panel of games and the start page of a
/// window.
class WindowRecent : public QObject
{
    Q_OBJECT

public:
    /// \a memory, \a bar, \a games and \a page are to outlive what is opened.
    WindowRecent(Session *session, WindowState *memory, GameBar *bar, GamesModel *games, StartPage *page);

    void addGame(const QString &expression);
    void addFile(const QString &path);
    void removeFile(const QString &path);

private:
    void show();

    Session *m_session;
    WindowState *m_memory;
    GameBar *m_bar;
    GamesModel *m_games;
    StartPage *m_page;
};

} // namespace mexplorer
