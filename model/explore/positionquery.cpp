// SPDX-License-Identifier: GPL-3.0-or-later
// Searching a graph
//
// A query is bound to a graph first: a game expression becomes cells, which are compared with the summands that can
// contain them, so that no text is written or read for it. The cheap conditions are checked first, an array look-up
// each, and only positions that match them are written out for text conditions. 65,536 positions take under a
// millisecond per numeric condition; writing them all takes some 20 ms.
//
// A game expression names a position of the graph, or some components of a sum: kayles:3 finds kayles:3 + nim:2 in a
// graph of that sum. Components on heaps of equal rules are one multiset, as everywhere in a graph, and count as one
// component. Symmetry is considered if the graph merges by it.

#include "model/explore/positionquery.h"

#include "model/games/joinedposition.h"

#include <algorithm>

namespace mexplorer {

namespace {

using Property = QueryCondition::Property;
using Relation = QueryCondition::Relation;

bool holds(quint64 number, Relation relation, quint64 bound)
{
    const Relation order = number < bound ? Relation::Less : number > bound ? Relation::Greater : Relation::Equal;
    return (int(relation) & int(order)) != 0;
}

/// True if \a cells are the same position under both rules: boards of two sizes have rules with equal texts.
bool canHold(const Rules &rules, const Rules &others, Cells cells)
{
    return &rules == &others ||
           (rules.text() == others.text() && rules.positionText(cells) == others.positionText(cells));
}

/// A game expression as cells to look for in a graph's positions.
class PositionPattern
{
public:
    PositionPattern(const GameGraph &graph, const Position &requested) : m_rules(graph.rules())
    {
        const JoinedPosition joined = join(requested);
        const Position components = split(joined.rules, joined.cells);
        const std::vector<RulesPtr> alone = {graph.rules()};
        const std::span<const RulesPtr> summands = m_rules->summands().empty() ? alone : m_rules->summands();
        for (const Component &component : components.components)
            add(component, summands, graph.merge());
        m_possible = m_possible && components.components.size() <= summands.size();
    }

    bool matches(Cells cells) const
    {
        if (!m_possible)
            return false;
        if (m_rules->summands().empty())
            return std::ranges::equal(cells, m_requirements.front().cells);
        // A summand equals only one of the requested components, up to repetition, so counting is enough.
        return std::ranges::all_of(m_requirements, [&](const Requirement &requirement) {
            return count(requirement, cells) >= requirement.times;
        });
    }

private:
    struct Requirement
    {
        CellVector cells;
        std::vector<bool> summands; ///< those that may contain it
        int times = 1;
        bool operator==(const Requirement &) const = default;
    };

    void add(const Component &component, std::span<const RulesPtr> summands, GameGraph::Merge merge)
    {
        Requirement requirement = {component.cells, std::vector<bool>(summands.size(), false)};
        if (merge == GameGraph::Merge::Symmetry)
            requirement.cells = component.rules->symmetric(component.cells);
        for (std::size_t i = 0; i < summands.size(); ++i)
            requirement.summands[i] = canHold(*summands[i], *component.rules, component.cells);
        m_possible = m_possible && std::ranges::find(requirement.summands, true) != requirement.summands.end();
        const auto same = std::ranges::find_if(m_requirements, [&](const Requirement &other) {
            return other.cells == requirement.cells && other.summands == requirement.summands;
        });
        if (same == m_requirements.end())
            m_requirements.push_back(std::move(requirement));
        else
            ++same->times;
    }

    int count(const Requirement &requirement, Cells cells) const
    {
        int found = 0;
        forEachSummand(*m_rules, cells, [&](std::size_t i, Cells summand) {
            if (requirement.summands[i] && std::ranges::equal(summand, requirement.cells))
                ++found;
        });
        return found;
    }

    RulesPtr m_rules;
    std::vector<Requirement> m_requirements;
    bool m_possible = true;
};

/// A query prepared for a graph.
class BoundQuery
{
public:
    BoundQuery(const std::vector<QueryCondition> &conditions, const GameGraph &graph, const Labels &labels)
        : m_graph(graph), m_labels(labels)
    {
        for (const QueryCondition &condition : conditions) {
            if (const auto *position = std::get_if<Position>(&condition.what))
                m_patterns.emplace_back(graph, *position);
            else if (std::holds_alternative<QString>(condition.what))
                m_texts.push_back(std::get<QString>(condition.what));
            else
                m_plain.push_back(condition.what);
        }
    }

    bool writesPositions() const { return !m_texts.empty(); }

    bool operator()(PositionId id) const
    {
        return std::ranges::all_of(m_plain, [&](const What &what) { return holdsFor(what, id); }) &&
               std::ranges::all_of(m_patterns, [&](const auto &each) { return each.matches(m_graph.cells(id)); }) &&
               (m_texts.empty() || textsHold(m_graph.text(id)));
    }

private:
    using What = decltype(QueryCondition::what);

    bool holdsFor(const What &what, PositionId id) const
    {
        if (const auto *outcome = std::get_if<Outcome>(&what))
            return m_labels.outcome(id) == *outcome;
        const auto &comparison = std::get<QueryCondition::Comparison>(what);
        const std::optional<quint64> number = numberOf(comparison.property, id);
        return number && holds(*number, comparison.relation, comparison.number);
    }

    std::optional<quint64> numberOf(Property property, PositionId id) const
    {
        if (property == Property::SgValue)
            return Labels::known(m_labels.value(id));
        return m_graph.isExpanded(id) ? std::optional<quint64>(m_graph.followers(id).size()) : std::nullopt;
    }

    bool textsHold(const QString &text) const
    {
        return std::ranges::all_of(m_texts,
                                   [&](const QString &piece) { return text.contains(piece, Qt::CaseInsensitive); });
    }

    const GameGraph &m_graph;
    const Labels &m_labels;
    std::vector<What> m_plain;
    std::vector<PositionPattern> m_patterns;
    QStringList m_texts;
};

} // namespace

bool QueryCondition::asksForAnswer() const
{
    if (const auto *comparison = std::get_if<Comparison>(&what))
        return comparison->property == Property::SgValue;
    return std::holds_alternative<Outcome>(what);
}

std::vector<PositionId> PositionQuery::find(const GameGraph &graph, const Labels &labels, JobControl &control) const
{
    const BoundQuery query(m_conditions, graph, labels);
    const PositionId stride = query.writesPositions() ? 256 : 16'384;
    std::vector<PositionId> found;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        if (id % stride == 0) {
            control.setProgress(id, graph.positionCount());
            if (control.isCancelled())
                break;
        }
        if (query(id))
            found.push_back(id);
    }
    return found;
}

} // namespace mexplorer
