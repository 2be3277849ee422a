// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/solve/solver.h"

#include <QObject>

#include <optional>

namespace mexplorer {

class Exploration;
class Match;

/// The remoteness of the positions along the line of play: as the explored graph has it, and of positions that it
/// doesn't hold, as the solver finds it within the thinking time of the match.
class PlayedRemoteness : public QObject
{
    Q_OBJECT

public:
    PlayedRemoteness(Solver solver, Match *match, const Exploration *exploration, Jobs *jobs,
                     QObject *parent = nullptr);

    /// Of the position at \a place of the match's line; nothing if it isn't known, or not yet.
    std::optional<quint32> at(std::size_t place) const;
    /// True if the solver was asked and doesn't know; a draw has none.
    bool isUnknown(std::size_t place) const;
    /// Asks the solver for what isn't known yet, in the background; changed() follows.
    void ask();

signals:
    void changed();

private:
    std::optional<quint32> ofGraph(std::size_t place) const;
    const std::optional<quint32> *answer(std::size_t place) const;

    Solver m_solver;
    Match *m_match;
    const Exploration *m_exploration;
    Job m_asking;
    std::vector<std::pair<Position, std::optional<quint32>>> m_answers; ///< of the solver, about this game
    Convention m_convention = Convention::Normal;                       ///< of the answers
    int m_thinkingTimeMs = 0;                                           ///< that they were given
};

} // namespace mexplorer
