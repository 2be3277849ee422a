// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/solve/solver.h"

#include <QObject>

#include <optional>

namespace mexplorer {

class Exploration;
class Match;

/// The remoteness of the positions along the line of play, from the explored graph if it contains them, otherwise
/// computed by the solver within the thinking time of the match.
class PlayedRemoteness : public QObject
{
    Q_OBJECT

public:
    PlayedRemoteness(Solver solver, Match *match, const Exploration *exploration, Jobs *jobs,
                     QObject *parent = nullptr);

    /// The remoteness at \a ply of the match's line; std::nullopt if it isn't known (yet).
    std::optional<quint32> at(std::size_t ply) const;
    /// True if the solver failed to find it; a draw has none.
    bool isUnknown(std::size_t ply) const;
    /// Starts a job for the next unknown remoteness. changed() is emitted when it finishes.
    void ask();

signals:
    void changed();

private:
    std::optional<quint32> ofGraph(std::size_t ply) const;
    const std::optional<quint32> *answer(std::size_t ply) const;

    Solver m_solver;
    Match *m_match;
    const Exploration *m_exploration;
    Job m_asking;
    std::vector<std::pair<Position, std::optional<quint32>>> m_answers; ///< of the solver, for this game
    Convention m_convention = Convention::Normal;                       ///< of the answers
    int m_thinkingTimeMs = 0;                                           ///< of the answers
};

} // namespace mexplorer
