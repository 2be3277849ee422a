// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/mex.h"
#include "model/graph/gamegraph.h"

#include <array>

namespace mexplorer {

/// The winner from a position: P, the previous player (the one to move loses); N, the next player (the one to move
/// wins).
enum class Outcome : quint8 {
    P,
    N,
    Draw,    ///< neither player can force a win: play is endless
    Unknown, ///< depends on positions beyond the graph's limit
};

/// The play convention: the player who makes the last move wins (Normal) or loses (Misere).
enum class Convention : quint8 { Normal, Misere };
/// The names in files, in the order of Convention.
inline constexpr std::array conventionNames = {"normal", "misere"};
inline QString conventionName(Convention convention)
{
    return QLatin1String(conventionNames[std::size_t(convention)]);
}

/// "P", "N", "D" or "?".
QString outcomeLetter(Outcome outcome);

/// The labels of each position of a graph. Immutable once built and shared by `shared_ptr<const Labels>`.
class Labels
{
public:
    /// A number that is not known or not defined.
    static constexpr quint32 unknown = ~quint32(0);
    /// The number; std::nullopt if it is unknown.
    static std::optional<quint32> known(quint32 number)
    {
        return number == unknown ? std::nullopt : std::optional(number);
    }

    Convention convention() const { return m_convention; }
    Outcome outcome(PositionId id) const { return m_outcomes[id]; }
    /// The SG value under normal play; unknown under misère play.
    Value value(PositionId id) const { return m_values[id]; }
    /// The length of the game when the winner hurries and the loser delays.
    quint32 remoteness(PositionId id) const { return m_remoteness[id]; }
    /// The length of the longest play.
    quint32 birthday(PositionId id) const { return m_birthdays[id]; }

    std::span<const Value> values() const { return m_values; }
    std::span<const Outcome> outcomes() const { return m_outcomes; }
    std::span<const quint32> remotenesses() const { return m_remoteness; }
    std::span<const quint32> birthdays() const { return m_birthdays; }
    /// For a part of a graph in which some birthdays are unknown: the distance of each position from the start of the
    /// part, in moves of the whole graph. Empty for whole graphs.
    std::span<const quint32> distances() const { return m_distances; }

    /// A cycle of positions, each a follower of the previous one and the first of the last; empty if there is none.
    std::span<const PositionId> cycle() const { return m_cycle; }
    /// Positions in an order with followers first, then those that can reach a cycle or are beyond the limit, by id.
    std::span<const PositionId> order() const { return m_order; }
    /// The number of positions at the front of order() that come after all their followers.
    std::size_t orderedCount() const { return m_orderedCount; }

private:
    friend class Labeller;
    friend class ExcerptBuilder;

    Convention m_convention = Convention::Normal;
    std::vector<Value> m_values;
    std::vector<Outcome> m_outcomes;
    std::vector<quint32> m_remoteness;
    std::vector<quint32> m_birthdays;
    std::vector<quint32> m_distances;
    std::vector<PositionId> m_cycle;
    std::vector<PositionId> m_order;
    std::size_t m_orderedCount = 0;
};

using LabelsPtr = std::shared_ptr<const Labels>;

/// Labels a graph in one pass from the terminal positions up. Positions beyond the graph's limit and those that depend
/// on them are unknown, except that one P follower makes an outcome N. Positions that can reach a cycle have an
/// outcome, which may be a draw, but no numbers. Returns a partial result if \a control is cancelled.
LabelsPtr label(const GameGraph &graph, Convention convention, JobControl &control);

/// The label of a position beyond a graph's limit, from another source.
struct FringeLabel
{
    Value value = Labels::unknown;
    Outcome outcome = Outcome::Unknown;
};

/// Labels a truncated graph as label() does, with the value and outcome of each position beyond its limit from \a
/// fringe, from which those of the positions above follow. Remoteness and birthday remain unknown there.
LabelsPtr label(const GameGraph &graph, Convention convention, JobControl &control,
                FunctionRef<FringeLabel(Cells)> fringe);

/// The cycle found by \a labels as one sentence: "Play can go round: a -> b -> a."
QString cycleSentence(const GameGraph &graph, const Labels &labels);

} // namespace mexplorer
