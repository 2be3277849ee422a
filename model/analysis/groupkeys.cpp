// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/groupkeys.h"

#include "model/analysis/partvalues.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Asks \a key for each position's key until cancelled.
template <class Key> std::vector<quint32> keysBy(const GameGraph &graph, JobControl &control, Key key)
{
    std::vector<quint32> keys(graph.positionCount(), 0);
    for (PositionId id = 0; id < graph.positionCount() && !control.isCancelled(); ++id) {
        if (id % 1024 == 0)
            control.setProgress(id, graph.positionCount());
        keys[id] = key(id);
    }
    return keys;
}

std::vector<quint32> followerKeys(const GameGraph &graph, JobControl &control)
{
    PositionStore sets;
    CellVector cells;
    return keysBy(graph, control, [&](PositionId id) {
        if (!graph.isExpanded(id))
            return sets.insert(CellVector{~Cell(0), id}); // like no other: its followers aren't known
        cells.assign(graph.followers(id).begin(), graph.followers(id).end());
        std::sort(cells.begin(), cells.end());
        return sets.insert(cells);
    });
}

std::vector<quint32> componentValueKeys(const GameGraph &graph, const Labels &labels, JobControl &control)
{
    PartValues parts(graph, labels, control);
    PositionStore multisets;
    CellVector values;
    return keysBy(graph, control, [&](PositionId id) {
        bool known = true;
        values.clear();
        parts.forEachPart(graph.cells(id), [&](quint32 part) {
            const Value value = parts.value(part);
            known = known && value != Labels::unknown;
            if (value != 0)
                values.push_back(value);
        });
        std::sort(values.begin(), values.end());
        return known ? multisets.insert(values) : unknownKey;
    });
}

std::vector<quint32> componentKeys(const GameGraph &graph, const Labels &labels, JobControl &control)
{
    PartValues parts(graph, labels, control);
    PositionStore multisets;
    CellVector kept;
    return keysBy(graph, control, [&](PositionId id) {
        kept.clear();
        parts.forEachPart(graph.cells(id), [&](quint32 part) {
            if (parts.value(part) != 0) // a part whose value isn't known stays
                kept.push_back(part);
        });
        std::sort(kept.begin(), kept.end());
        return multisets.insert(kept);
    });
}

} // namespace

std::vector<quint32> groupKeys(const GameGraph &graph, const Labels &labels, Collapse kind, JobControl &control)
{
    switch (kind) {
    case Collapse::SgValue:
        return keysBy(graph, control, [&](PositionId id) { return labels.value(id); });
    case Collapse::Followers:
        return followerKeys(graph, control);
    case Collapse::Play:
        return playKeys(graph, control);
    case Collapse::ComponentValues:
        return componentValueKeys(graph, labels, control);
    case Collapse::Components:
        return componentKeys(graph, labels, control);
    case Collapse::Symmetry:
        break;
    }
    PositionStore classes;
    return keysBy(graph, control,
                  [&](PositionId id) { return classes.insert(graph.rules()->symmetric(graph.cells(id))); });
}

} // namespace mexplorer
