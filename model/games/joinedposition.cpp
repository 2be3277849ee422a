// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"

#include "model/games/sumrules.h"

#include <algorithm>
#include <functional>

namespace mexplorer {

JoinedPosition join(const Position &position)
{
    std::vector<RulesPtr> summands;
    std::vector<CellVector> positions;
    for (const Component &component : position.components) {
        const auto same = std::ranges::find_if(
            summands, [&](const RulesPtr &rules) { return rules->isMultiset() && rules->isSame(*component.rules); });
        if (same == summands.end()) {
            summands.push_back(component.rules);
            positions.push_back(component.cells);
        } else {
            CellVector &cells = positions[static_cast<std::size_t>(same - summands.begin())];
            cells.insert(cells.end(), component.cells.begin(), component.cells.end());
        }
    }
    for (std::size_t i = 0; i < summands.size(); ++i) {
        if (summands[i]->isMultiset())
            std::ranges::sort(positions[i], std::greater<>());
    }
    if (summands.size() == 1)
        return {summands.front(), positions.front()};
    return {std::make_shared<SumRules>(std::move(summands)), joinedCells(positions)};
}

Position split(const RulesPtr &rules, Cells cells)
{
    Position position;
    const std::span<const RulesPtr> summands = rules->summands();
    forEachSummand(*rules, cells, [&](std::size_t i, Cells part) {
        position.components.push_back({summands.empty() ? rules : summands[i], CellVector(part.begin(), part.end())});
    });
    return position;
}

QString expressionText(const Rules &rules, Cells cells)
{
    const QString text = rules.positionText(cells);
    return rules.summands().empty() ? rules.text() + u':' + text : text;
}

void forEachSummand(const Rules &rules, Cells position, FunctionRef<void(std::size_t, Cells)> sink)
{
    const std::size_t summands = rules.summands().size();
    if (summands == 0)
        sink(0, position);
    std::size_t at = 0;
    for (std::size_t i = 0; i < summands; ++i) {
        const auto count = static_cast<std::size_t>(position[at]);
        sink(i, position.subspan(at + 1, count));
        at += 1 + count;
    }
}

const Rules &summandOf(const Rules &rules, std::size_t index)
{
    return rules.summands().empty() ? rules : *rules.summands()[index];
}

CellVector joinedCells(std::span<const CellVector> positions)
{
    if (positions.size() == 1)
        return positions.front();
    CellVector cells;
    for (const CellVector &position : positions) {
        cells.push_back(position.size());
        cells.insert(cells.end(), position.begin(), position.end());
    }
    return cells;
}

} // namespace mexplorer
