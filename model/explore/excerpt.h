// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/positionset.h"
#include "model/explore/quotient.h"

#include <optional>

namespace mexplorer {

/// The number of a position in the graph that is shown, which may be an excerpt. A PositionId is its number in the
/// whole graph; the two types keep one from being taken for the other.
struct ShownId
{
    constexpr ShownId() = default;
    constexpr explicit ShownId(PositionId id) : value(id) {}

    /// False for what isn't shown.
    constexpr bool isShown() const { return value != noPosition; }
    constexpr auto operator<=>(const ShownId &) const = default;

    PositionId value = noPosition; ///< in the graph that is shown
};
static_assert(sizeof(ShownId) == sizeof(PositionId));

/// What an excerpt leaves of a graph.
struct ExcerptRequest
{
    std::optional<PositionSet> kept;      ///< the positions that stay, at least one; all if not set
    bool winningMovesOnly = false;        ///< of the moves only those to P-positions stay
    QuotientPtr quotient;                 ///< groups that become one vertex; null for none
    PositionId start = GameGraph::root(); ///< play leads from here to all that is kept: Labels::distances() count so
};

/// A part of a graph, or a collapsed graph, as a graph of its own with its labels. Positions keep their order; a group
/// is shown by the first of its positions that stay. Labels are those of the whole graph, not of what is left of it; a
/// group has the labels that all of its positions share, and by value those of the Nim heap that it is. Immutable and
/// shared.
class Excerpt
{
public:
    const GameGraphPtr &graph() const { return m_graph; }
    const LabelsPtr &labels() const { return m_labels; }
    const std::shared_ptr<const Predecessors> &predecessors() const { return m_predecessors; }
    /// The whole graph.
    const GameGraphPtr &source() const { return m_source; }
    /// The position of the whole graph where the part begins; it needn't have stayed.
    PositionId start() const { return m_start; }
    /// Null if nothing is collapsed.
    const QuotientPtr &quotient() const { return m_quotient; }

    /// Where a position of the whole graph is in the excerpt, if it isn't left out.
    ShownId shownOf(PositionId source) const { return source < m_shown.size() ? m_shown[source] : ShownId(); }
    PositionId sourceOf(ShownId shown) const { return m_sources[shown.value]; }
    /// How many positions of the whole graph a vertex stands for.
    std::size_t groupSize(ShownId shown) const
    {
        return m_quotient ? m_quotient->size(m_quotient->groupOf(sourceOf(shown))) : 1;
    }
    /// How many followers of a position are left out; 0 for groups.
    quint32 hiddenFollowers(ShownId shown) const { return m_quotient ? 0 : m_hidden[shown.value]; }

private:
    friend class ExcerptBuilder;

    GameGraphPtr m_graph;
    LabelsPtr m_labels;
    std::shared_ptr<const Predecessors> m_predecessors;
    GameGraphPtr m_source;
    PositionId m_start = GameGraph::root();
    QuotientPtr m_quotient;
    std::vector<ShownId> m_shown;      ///< by position of the whole graph
    std::vector<PositionId> m_sources; ///< by position of the excerpt
    std::vector<quint32> m_hidden;     ///< by position of the excerpt
};

using ExcerptPtr = std::shared_ptr<const Excerpt>;

/// Costs a look at every move that stays, and a copy of the positions that stay. Null if \a control is cancelled.
ExcerptPtr excerptOf(const GameGraphPtr &graph, const Labels &labels, const ExcerptRequest &request,
                     JobControl &control);

} // namespace mexplorer
