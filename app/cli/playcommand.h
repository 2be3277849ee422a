// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"
#include "model/play/commentary.h"
#include "model/play/solverplayer.h"

#include <QTextStream>

namespace mexplorer {

/// What the command takes.
CommandUsage playUsage();
/// `mexplorer play`: a game against the solver in the terminal;
/// moves come from standard input. \a arguments begin with the command's name. Returns an exit status.
int runPlayCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

/// A game against the solver by lines of text: moves by number or as typed, "hint", "undo", "moves", "quit".
class TerminalGame
{
public:
    /// Neither \a out nor \a control is owned.
    TerminalGame(GameRecord record, Sides sides, SolverPlayer solver, QTextStream &out, JobControl &control);

    /// Plays until the game is over, or \a in ends or says so. A problem if the solver can't go on.
    Result<GameRecord> play(QTextStream &in);

private:
    enum class Next { Again, Moved, Quit };

    const Position &position() const { return m_record.position(m_record.length()); }
    void show();
    void showMoves();
    void showEnd();
    void hint();
    void undo();
    Next take(const QString &line);
    Next takeMove(const QString &text);
    std::optional<Problem> letSolverMove();
    void add(Move move);
    void assessAll();

    GameRecord m_record;
    Sides m_sides;
    SolverPlayer m_player;
    Solver m_solver;
    QTextStream &m_out;
    JobControl &m_control;
    std::vector<Move> m_moves; ///< of the present position, as they are numbered
};

} // namespace mexplorer
