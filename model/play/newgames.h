// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/documents/part.h"
#include "model/games/rules.h"
#include "model/solve/solver.h"

#include <optional>

namespace mexplorer {

class Match;

/// Creates new games of a match, from positions drawn by its seed: of the same family and about as big as the game that
/// was opened, so that sizes don't shrink with repeated draws.
class NewGames : public Part
{
    Q_OBJECT

public:
    NewGames(Solver solver, Match *match, Jobs *jobs, QObject *parent = nullptr);

    /// True until the human chooses who starts the game of openToChoose(), or until another game or other sides are
    /// chosen.
    bool isSideOpen() const { return m_isSideOpen; }

public slots:
    /// Opens a random position by the next seed, different from the current start if possible.
    void openRandom();
    /// Opens a position that a perfect human player wins (the first of two humans). Starts a search in the background.
    void openWinnable();
    /// Opens a position in which the human sees the board before choosing the side.
    void openToChoose();
    /// Lets the human start, or the solver.
    void chooseSide(bool starts);

signals:
    void sideOpenChanged();

private:
    /// A series of random positions.
    struct Series
    {
        Position pattern; ///< the start before the first draw, which the draws are similar to
        Position last;
    };

    const Position &pattern();
    void open(const Position &drawn);
    void setSideOpen(bool open);

    Solver m_solver;
    Match *m_match;
    Job m_drawing;
    std::optional<Series> m_series;
    bool m_isSideOpen = false;
};

} // namespace mexplorer
