// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowrecent.h"

#include "app/window/autosave.h"
#include "app/window/gamebar.h"
#include "app/window/gamesmodel.h"
#include "app/window/windowstate.h"
#include "model/session/session.h"

#include <QFileInfo>

namespace mexplorer {

namespace {

/// What can be continued: the last that was closed, and all of a sudden end.
QList<RecentItem> continueItems()
{
    QList<RecentItem> items;
    bool closed = false;
    for (const AutosavedDocument &kept : autosavedDocuments()) {
        if (kept.suddenEnd || !std::exchange(closed, true))
            items << RecentItem{WindowRecent::tr("Continue %1").arg(kept.game), kept.path};
    }
    return items;
}

} // namespace

WindowRecent::WindowRecent(Session *session, WindowState *memory, GameBar *bar, GamesModel *games, StartPage *page)
    : QObject(page), m_session(session), m_memory(memory), m_bar(bar), m_games(games), m_page(page)
{
    show();
}

void WindowRecent::addGame(const QString &expression)
{
    m_memory->addRecentGame(expression);
    show();
}

void WindowRecent::addFile(const QString &path)
{
    m_memory->addRecentFile(path);
    show();
}

void WindowRecent::removeFile(const QString &path)
{
    m_memory->removeRecentFile(path);
    show();
}

void WindowRecent::show()
{
    const QStringList games = m_memory->recentGames();
    const QStringList files = m_memory->recentFiles();
    m_bar->setEarlier(games);
    m_games->setRecentGames(games);
    m_games->setRecentFiles(files);
    QList<RecentItem> items;
    if (!m_session->exploration()->hasGame())
        items << continueItems();
    for (const QString &path : files.first(std::min(files.size(), qsizetype(3))))
        items << RecentItem{QFileInfo(path).fileName(), path};
    for (const QString &expression : games)
        items << RecentItem{expression, {}};
    m_page->setRecent(items);
}

} // namespace mexplorer
