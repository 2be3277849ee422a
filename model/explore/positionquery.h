// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/labels.h"

#include <algorithm>
#include <variant>

namespace mexplorer {

/// A condition of a PositionQuery.
struct QueryCondition
{
    enum class Property { SgValue, Followers };
    /// Bits for the possible orders of the position's number and the number in the query.
    enum class Relation { Less = 1, Equal = 2, Greater = 4, AtMost = 3, AtLeast = 6, NotEqual = 5 };
    /// An unknown number (beyond the limit, or of a position that can reach a cycle) meets no comparison.
    struct Comparison
    {
        Property property;
        Relation relation;
        quint64 number;
        bool operator==(const Comparison &) const = default;
    };

    /// An outcome; a comparison; a game expression for a position or some of its components; or a text contained in the
    /// position's text, ignoring case.
    std::variant<Outcome, Comparison, Position, QString> what;

    /// True if matching the condition reveals a position's outcome or value.
    bool asksForAnswer() const;

    bool operator==(const QueryCondition &) const = default;
};

/// A search for positions of a graph, written as words, all of which must match:
///
///     P, N, D                 the outcome; D is a draw
///     value>4, followers=3    with = != < <= > >= (= is optional)
///     kayles:3,1              that position, or a sum with that component
///     3,1 or "3,1"            a piece of the position's text
///
/// Words may be separated by commas; quotes make any word a text.
class PositionQuery
{
public:
    /// The query that matches every position.
    PositionQuery() = default;
    explicit PositionQuery(std::vector<QueryCondition> conditions) : m_conditions(std::move(conditions)) {}

    bool isEmpty() const { return m_conditions.empty(); }
    const std::vector<QueryCondition> &conditions() const { return m_conditions; }
    /// True if a condition reveals an answer.
    bool asksForAnswer() const { return std::ranges::any_of(m_conditions, &QueryCondition::asksForAnswer); }

    /// The positions that meet all conditions, in ascending order. Costs an array look-up per condition and position;
    /// text conditions write each position that the other conditions match. When cancelled, the ones found so far.
    std::vector<PositionId> find(const GameGraph &graph, const Labels &labels, JobControl &control) const;

    bool operator==(const PositionQuery &) const = default;

private:
    std::vector<QueryCondition> m_conditions;
};

/// Parses a query; a problem names the column and what was expected.
Result<PositionQuery> readQuery(QStringView text);

} // namespace mexplorer
