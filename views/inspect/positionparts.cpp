// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/inspect/positionparts.h"

#include "model/core/scanner.h"
#include "model/solve/solver.h"
#include "views/theme/viewtext.h"
#include "views/widgets/breakable.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t maxNamed = 12;

bool isBoard(const Component &component)
{
    return component.rules->cellBoard().has_value();
}

} // namespace

PositionParts::PositionParts(const Position &position)
    : m_isBoard(position.components.size() == 1 && isBoard(position.components.front()))
{
    for (const Component &component : position.components) {
        const std::size_t before = m_parts.size();
        component.rules->parts(component.cells, [&](Cells cells) {
            m_parts.push_back({component.rules, CellVector(cells.begin(), cells.end())});
        });
        m_areOfBoards.resize(m_parts.size(), m_parts.size() > before + 1 && isBoard(component));
    }
}

QString PositionParts::countText() const
{
    if (!m_isBoard)
        return groupedNumber(count());
    return ViewText::tr("one board, in %1 independent parts").arg(groupedNumber(count()));
}

QString PositionParts::nameOf(std::size_t part) const
{
    const Component &component = m_parts[part];
    const bool oneGame = std::all_of(m_parts.begin(), m_parts.end(),
                                     [&](const Component &other) { return other.rules == m_parts.front().rules; });
    const QString name = oneGame ? component.rules->positionText(component.cells) : component.text();
    return m_areOfBoards[part] && !m_isBoard ? ViewText::tr("of a board: %1").arg(name) : name;
}

QString PositionParts::sumText(const std::vector<Value> &values) const
{
    QStringList lines;
    QStringList numbers;
    if (m_isBoard)
        lines << ViewText::tr("%1:").arg(countText());
    for (std::size_t i = 0; i < std::min(count(), maxNamed); ++i) {
        lines << QStringLiteral("%1, g\u00a0=\u00a0%2").arg(breakable(nameOf(i)).toHtmlEscaped()).arg(values[i]);
        numbers << QString::number(values[i]);
    }
    if (count() > maxNamed) {
        lines << ViewText::tr("and %1 more").arg(count() - maxNamed);
        numbers << QStringLiteral("…");
    }
    lines << QStringLiteral("%1 = <b>%2</b>").arg(numbers.join(QStringLiteral(" ⊕ "))).arg(nimSum(values));
    return lines.join(QStringLiteral("<br>"));
}

} // namespace mexplorer
