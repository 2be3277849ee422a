// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/valuereason.h"

#include "model/games/joinedposition.h"
#include "model/step/tracewords.h"

namespace mexplorer {

namespace {

void appendParts(const Component &component, std::vector<Component> &parts)
{
    component.rules->parts(component.cells, [&](Cells part) {
        parts.push_back({component.rules, CellVector(part.begin(), part.end())});
    });
}

} // namespace

Position addends(const Position &position)
{
    Position sum;
    for (const Component &component : position.components) {
        if (component.rules->isMultiset() || position.components.size() == 1)
            appendParts(component, sum.components);
        else
            sum.components.push_back(component);
    }
    if (sum.components.empty())
        sum.components.push_back(position.components.front());
    return sum;
}

Result<std::optional<std::vector<Value>>> ValueReason::followerValues(const Component &component)
{
    const std::optional<std::vector<Value>> tooMany;
    const auto followers = m_budget > 0 ? distinctFollowers(component, static_cast<quint64>(m_budget))
                                        : Result<std::vector<CellVector>>(std::vector<CellVector>());
    if (m_budget <= 0 || !followers)
        return tooMany;
    m_budget -= static_cast<qint64>(followers->size());
    std::vector<Value> values;
    for (const CellVector &follower : *followers) {
        const Result<Value> found = m_solver.value(split(component.rules, follower), m_control);
        if (!found)
            return found.problem();
        values.push_back(*found);
    }
    return std::optional(values);
}

Result<QString> ValueReason::equation(const Position &position, Value value)
{
    return equation(position, value, tracewords::name(position));
}

Result<QString> ValueReason::equation(const Position &position, Value value, const QString &name)
{
    const QString left = QStringLiteral("g(") + name + QStringLiteral(") = ");
    Position whole;
    std::vector<Component> &parts = whole.components;
    for (const Component &component : position.components)
        appendParts(component, parts);
    if (parts.size() > 1) {
        std::vector<Value> values;
        for (const Component &part : parts) {
            const Result<Value> found = m_solver.value(part, m_control);
            if (!found)
                return found.problem();
            values.push_back(*found);
        }
        QStringList names;
        if (parts.size() <= 4) {
            for (const QString &each : tracewords::componentNames(whole))
                names << QStringLiteral("g(") + each + u')';
        }
        return Sentence::math(
            left + (names.isEmpty() ? QString() : names.join(QStringLiteral(" ⊕ ")) + QStringLiteral(" = ")) +
            nimSumText(values) + QStringLiteral(" = ") + QString::number(value));
    }
    if (position.components.size() == 1) {
        const auto values = followerValues(position.components.front());
        if (!values)
            return values.problem();
        if (*values)
            return Sentence::math(left + tracewords::mexEquation(**values, value));
    }
    return Sentence::math(left + QString::number(value));
}

} // namespace mexplorer
