// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/documents/part.h"
#include "model/games/rules.h"
#include "model/solve/solver.h"

#include <optional>

namespace mexplorer {

class Match;

/// New games of a match, from positions that are drawn by its seed: of the same family and about as big as the one that
/// was opened, where sizes don't shrink when drawn again.
class NewGames : public Part
{
    Q_OBJECT

public:
    NewGames(Solver solver, Match *match, Jobs *jobs, QObject *parent = nullptr);

    /// True until the human has chosen who starts the game of openToChoose(), or another game or other sides are
    /// chosen.
    bool isSideOpen() const { return m_isSideOpen; }

public slots:
    /// The next position by the seed, which is another one where the game allows it.
    void openRandom();
    /// A position that the human wins who plays perfectly, the first of two; a search in the background.
    void openWinnable();
    /// A position that the human sees before choosing the side.
    void openToChoose();
    /// The human starts, or the solver.
    void chooseSide(bool starts);

signals:
    void sideOpenChanged();

private:
    /// Positions drawn one after the other.
    struct Series
    {
        Position pattern; ///< what they are like: the start before the first of them
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
