// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/hints.h"
#include "views/commands/commands.h"

namespace mexplorer {

class BoardArea;
class HintPanel;
class Session;
class TurnStrip;

/// The commands of a match: those that make a move and take moves and edits of the position back, that begin a game, of
/// the same kind or from another position, that give help, and that judge moves.
class MatchCommands : public QObject
{
    Q_OBJECT

public:
    /// Adds them to a view's table of commands; \a edit begins to edit the position.
    MatchCommands(Session *session, Commands *commands, BoardArea *boards, TurnStrip *strip, HintPanel *hints,
                  const std::function<void()> &edit);

private:
    void addMoves(BoardArea *boards, TurnStrip *strip);
    void addGames(BoardArea *boards, const std::function<void()> &edit);
    void addHints(HintPanel *panel);
    void addOpponent();
    void addJudging();
    void update();

    Session *m_session;
    Commands *m_commands;
    CommandChoices<Judging> m_judging;
};

} // namespace mexplorer
