// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/playtools.h"

#include "model/session/session.h"
#include "views/commands/commands.h"
#include "views/play/playcommands.h"
#include "views/theme/touch.h"
#include "views/widgets/eventfilter.h"
#include "views/widgets/layouts.h"
#include "views/widgets/toolbuttons.h"

#include <QMenu>
#include <QToolBar>

#include <algorithm>

namespace mexplorer {

PlayTools::PlayTools(Session *session, Commands *commands, QWidget *parent)
    : QWidget(parent), m_session(session), m_commands(commands), m_games(new QMenu(tr("Earlier games"), this)),
      m_bar(makeBar())
{
    auto *layout = makeLayout<QHBoxLayout>(this, 0);
    layout->addWidget(m_bar, 1);
    connect(session->match(), &Match::gamesChanged, this, &PlayTools::fillGames);
    onEvent(m_bar, this, QEvent::Resize, [this] { fitButtons(); });
    fitButtons();
    fillGames();
}

QToolBar *PlayTools::makeBar()
{
    const auto command = [this](CommandId id) { return (*m_commands)[id]; };
    auto *bar = makeNamed<QToolBar>("playTools", this);
    bar->setIconSize({20, 20});
    bar->addActions({command(PlayCommands::undo), command(PlayCommands::redo)});
    bar->addSeparator();
    bar->addActions({command(PlayCommands::restart), command(PlayCommands::random), command(PlayCommands::edit)});
    bar->addSeparator();
    bar->addAction(command(PlayCommands::values));
    const auto addMenu = [&](const QString &name, const char *icon, const QString &tip, QMenu *menu) {
        QToolButton *button = makeIconButton(name, icon, tip, this);
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
        bar->addWidget(button);
    };
    addMenu(QStringLiteral("judging"), "hint", tr("When moves are judged"),
            m_commands->makeMenu(tr("Judge moves"), PlayCommands::judgeMenu));
    addMenu(QStringLiteral("earlierGames"), "history", tr("Earlier games"), m_games);
    bar->layout()->setContentsMargins(4, 0, 4, 0);
    return bar;
}

/// As high as a finger needs, and as wide where the bar has room.
void PlayTools::fitButtons()
{
    constexpr int besideButtons = 64; // separators and margins
    QList<QToolButton *> buttons;
    for (QAction *action : m_bar->actions()) {
        if (auto *button = qobject_cast<QToolButton *>(m_bar->widgetForAction(action)))
            buttons << button;
    }
    const int width = std::clamp((m_bar->width() - besideButtons) / static_cast<int>(buttons.size()), 0, touchSize);
    for (QToolButton *button : buttons)
        button->setMinimumSize(width, touchSize);
}

void PlayTools::fillGames()
{
    constexpr std::size_t most = 30;
    m_games->clear();
    const auto &games = m_session->match()->games();
    const std::size_t first = games.size() - std::min(games.size(), most);
    for (std::size_t i = games.size(); i-- > first;) {
        const GameRecord &record = games[i]->line();
        const QString moves = tr("%n move(s)", nullptr, static_cast<int>(record.length()));
        const QString text =
            tr("%1, %2").arg(fontMetrics().elidedText(record.start().text(), Qt::ElideRight, 360), moves);
        m_games->addAction(text, m_session->match(), [this, i] { m_session->match()->reopen(i); });
    }
    if (first > 0)
        m_games->addAction(tr("%n older game(s) {is|are} kept in the document", nullptr, static_cast<int>(first)))
            ->setEnabled(false);
    if (games.empty())
        m_games->addAction(tr("A game that you leave for another one is kept here"))->setEnabled(false);
}

} // namespace mexplorer
