// SPDX-License-Identifier: GPL-3.0-or-later
// The component graphs of a sum
//
// The start determines each component's position. From a position of the sum whose components are known, the moves in
// each component's graph lead to the next positions of the sum, with the other components unchanged. The first such
// move to a position determines its components; in breadth-first order, so that the shortest play decides.
//
// To find a position of the sum, the components' cells are put together as join() does it: components on heaps of equal
// rules into one multiset, the others one after the other. The place of each component is determined once.
//
// Cost: each move of each component in each position once, with a look-up of the position that it leads to.

#include "model/explore/componentgraphs.h"

#include "model/core/modeltext.h"
#include "model/games/joinedposition.h"

#include <algorithm>
#include <functional>

namespace mexplorer {

class ComponentTracker
{
public:
    ComponentTracker(const Position &start, const GameGraph &product, JobControl &control)
        : m_start(start), m_product(product), m_control(control)
    {
    }

    bool run(ComponentGraphs &result)
    {
        buildGraphs(result);
        assignSlots();
        const std::size_t count = result.count();
        result.m_positions.assign(count * m_product.positionCount(), noPosition);
        std::fill_n(result.m_positions.begin(), count, GameGraph::root());
        std::vector<bool> placed(m_product.positionCount(), false);
        std::vector<PositionId> queue = {GameGraph::root()};
        placed[GameGraph::root()] = true;
        for (std::size_t at = 0; at < queue.size(); ++at) {
            if (at % 64 == 0) {
                m_control.setProgress(at, m_product.positionCount());
                if (m_control.isCancelled())
                    return false;
            }
            for (std::size_t component = 0; component < count; ++component)
                follow(result, queue[at], component, placed, queue);
        }
        return !m_control.isCancelled();
    }

private:
    void buildGraphs(ComponentGraphs &result)
    {
        const GraphBuilder::Options options = {std::max<PositionId>(m_product.positionCount(), 1000),
                                               m_product.merge()};
        for (std::size_t i = 0; i < m_start.components.size(); ++i) {
            const Component &component = m_start.components[i];
            const auto same = std::ranges::find(m_start.components, component);
            const auto index = static_cast<std::size_t>(same - m_start.components.begin());
            if (index < i && component.text() == same->text())
                result.m_graphs.push_back(result.m_graphs[index]);
            else
                result.m_graphs.push_back(GraphBuilder(component.rules, component.cells, options).build(m_control));
        }
        m_graphs = result.m_graphs;
    }

    /// Finds the summand of the joined position that contains each component.
    void assignSlots()
    {
        std::vector<const Rules *> summands;
        for (const Component &component : m_start.components) {
            const auto same = std::ranges::find_if(
                summands, [&](const Rules *rules) { return rules->isMultiset() && rules->isSame(*component.rules); });
            m_slots.push_back(static_cast<std::size_t>(same - summands.begin()));
            if (same == summands.end())
                summands.push_back(component.rules.get());
        }
        m_cells.resize(summands.size());
    }

    /// Finds the position of the sum whose components have the positions \a ids.
    std::optional<PositionId> find(std::span<const PositionId> ids)
    {
        for (CellVector &cells : m_cells)
            cells.clear();
        for (std::size_t i = 0; i < ids.size(); ++i) {
            CellVector &cells = m_cells[m_slots[i]];
            const bool merged = !cells.empty();
            const Cells more = m_graphs[i]->cells(ids[i]);
            cells.insert(cells.end(), more.begin(), more.end());
            if (merged)
                std::ranges::sort(cells, std::greater<>());
        }
        return m_product.find(joinedCells(m_cells));
    }

    void follow(ComponentGraphs &result, PositionId from, std::size_t component, std::vector<bool> &placed,
                std::vector<PositionId> &queue)
    {
        const auto known = result.positions(from);
        std::vector<PositionId> ids(known.begin(), known.end());
        for (const PositionId next : m_graphs[component]->followers(known[component])) {
            ids[component] = next;
            const std::optional<PositionId> id = find(ids);
            if (!id || placed[*id])
                continue;
            placed[*id] = true;
            queue.push_back(*id);
            std::copy(ids.begin(), ids.end(),
                      result.m_positions.begin() + static_cast<std::ptrdiff_t>(*id * ids.size()));
        }
    }

    const Position &m_start;
    const GameGraph &m_product;
    JobControl &m_control;
    std::vector<GameGraphPtr> m_graphs;
    std::vector<std::size_t> m_slots;
    std::vector<CellVector> m_cells; ///< of the summands of the joined position
};

Result<ComponentGraphsPtr> ComponentGraphs::build(const Position &start, const GameGraph &product, JobControl &control)
{
    if (start.components.size() < 2) {
        return Problem::badInput(
            Problem::Code::SingleGame,
            ModelText::tr("%1 is a single game; add another with '+' to see the components of a sum.")
                .arg(start.text()));
    }
    auto graphs = std::make_shared<ComponentGraphs>();
    if (!ComponentTracker(start, product, control).run(*graphs))
        return Problem::cancelled();
    return ComponentGraphsPtr(std::move(graphs));
}

} // namespace mexplorer
