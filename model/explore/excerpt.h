// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/positionset.h"
#include "model/explore/quotient.h"

#include <optional>

namespace mexplorer {

/// The number of a position in the visible graph, which may be an excerpt. A PositionId is its number in the whole
/// graph; the two types prevent mixing them up.
struct ShownId
{
    constexpr ShownId() = default;
    constexpr explicit ShownId(PositionId id) : value(id) {}

    /// False for a position that isn't visible.
    constexpr bool isShown() const { return value != noPosition; }
    constexpr auto operator<=>(const ShownId &) const = default;

    PositionId value = noPosition; ///< in the visible graph
};
static_assert(sizeof(ShownId) == sizeof(PositionId));

/// The parts of a graph that an excerpt contains.
struct ExcerptRequest
{
    std::optional<PositionSet> included;  ///< the positions in the excerpt, at least one; all if not set
    bool winningMovesOnly = false;        ///< includes only moves to P-positions
    QuotientPtr quotient;                 ///< groups merged into one vertex; null for none
    PositionId start = GameGraph::root(); ///< leads to all included positions; origin of Labels::distances()
};

/// A part of a graph, or a collapsed graph, as a separate graph with its labels. Positions keep their order; a group is
/// represented by the first of its positions in the excerpt. Labels are those of the whole graph. A group has the
/// labels that all of its positions share, and when merged by value those of the Nim heap that it is. Immutable and
/// shared.
class Excerpt
{
public:
    const GameGraphPtr &graph() const { return m_graph; }
    const LabelsPtr &labels() const { return m_labels; }
    const std::shared_ptr<const Predecessors> &predecessors() const { return m_predecessors; }
    /// The whole graph.
    const GameGraphPtr &source() const { return m_source; }
    /// The start of the part in the whole graph; it need not be in the excerpt.
    PositionId start() const { return m_start; }
    /// Null if nothing is collapsed.
    const QuotientPtr &quotient() const { return m_quotient; }

    /// The vertex of a position of the whole graph; not isShown() if the excerpt omits it.
    ShownId shownOf(PositionId source) const { return source < m_shown.size() ? m_shown[source] : ShownId(); }
    PositionId sourceOf(ShownId shown) const { return m_sources[shown.value]; }
    /// The number of positions of the whole graph in a vertex.
    std::size_t groupSize(ShownId shown) const
    {
        return m_quotient ? m_quotient->size(m_quotient->groupOf(sourceOf(shown))) : 1;
    }
    /// The number of followers that the excerpt omits; 0 for groups.
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

/// Visits every included move, and copies the included positions. Returns null if \a control is cancelled.
ExcerptPtr excerptOf(const GameGraphPtr &graph, const Labels &labels, const ExcerptRequest &request,
                     JobControl &control);

} // namespace mexplorer
