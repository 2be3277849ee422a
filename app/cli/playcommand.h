// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/commentary.h"
#include "model/play/playedgame.h"
#include "model/play/solverplayer.h"

#include <QTextStream>

namespace mexplorer {

/// A game in the terminal, against the solver or between two people: moves by number or in notation, "hint", "undo",
/// "moves", "quit". Moves that were undone remain in the tree as a variation.
class TerminalGame
{
public:
    /// \a out and \a control must outlive the game.
    TerminalGame(PlayedGame game, Players players, SolverPlayer solver, QTextStream &out, JobControl &control);

    /// Plays until the game is over, \a in ends, or "quit" is read. Returns a problem if the solver can't continue.
    std::optional<Problem> play(QTextStream &in);
    /// The game so far.
    const PlayedGame &game() const { return m_game; }
    const Players &players() const { return m_players; }
    /// Prints the moves made so far, as in a record.
    void showMovesMade();

private:
    enum class Next { Again, Moved, Quit };

    /// The line of play, with undone moves after ply().
    const GameRecord &record() const { return m_game.line(); }
    std::size_t ply() const { return m_game.ply(); }
    const Position &position() const { return record().position(ply()); }
    Side mover(std::size_t index) const { return m_players.sides.of(record().turn(index)); }
    Commentary commentary() const { return Commentary(m_players); }
    bool isOver() const { return record().isOver() && ply() == record().length(); }
    void show();
    void showMoves();
    void showMoveForm();
    void showEnd();
    void hint();
    void undo();
    Next take(const QString &line);
    Next takeMove(const QString &text);
    std::optional<Problem> letSolverMove();
    void add(Move move);
    void assessAll();

    PlayedGame m_game;
    Players m_players;
    SolverPlayer m_player;
    Solver m_solver;
    QTextStream &m_out;
    JobControl &m_control;
    std::vector<Move> m_moves; ///< of the current position, in the order of their numbers
};

} // namespace mexplorer
