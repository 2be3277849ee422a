// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/labels.h"

#include <algorithm>
#include <variant>

namespace mexplorer {

/// What a search requires of a position: one condition of a PositionQuery.
struct QueryCondition
{
    enum class Property { SgValue, Followers };
    /// Bits of the orders in which the position's number and the one that is asked for may be.
    enum class Relation { Less = 1, Equal = 2, Greater = 4, AtMost = 3, AtLeast = 6, NotEqual = 5 };
    /// A number that isn't known (past the limit, in reach of a cycle) meets no comparison.
    struct Comparison
    {
        Property property;
        Relation relation;
        quint64 number;
        bool operator==(const Comparison &) const = default;
    };

    /// An outcome; a comparison; a position, or some components of it, by a game expression; a text that is part of
    /// the position's text, in any case of letters.
    std::variant<Outcome, Comparison, Position, QString> what;

    /// True if a position that meets the condition gives away its outcome or its value.
    bool asksForAnswer() const;

    bool operator==(const QueryCondition &) const = default;
};

/// A search for positions of a graph, written as words that must all hold:
///
///     P, N, D                 the outcome; D is a draw
///     value>4, followers=3    with = != < <= > >= (= is optional)
///     kayles:3,1              that position, or a sum with that component
///     3,1 or "3,1"            a piece of the position's text
///
/// A comma may stand between them; quotes make any word a text.
class PositionQuery
{
public:
    /// The query that every position meets.
    PositionQuery() = default;
    explicit PositionQuery(std::vector<QueryCondition> conditions) : m_conditions(std::move(conditions)) {}

    bool isEmpty() const { return m_conditions.empty(); }
    const std::vector<QueryCondition> &conditions() const { return m_conditions; }
    /// True if a condition does.
    bool asksForAnswer() const { return std::ranges::any_of(m_conditions, &QueryCondition::asksForAnswer); }

    /// The positions that meet all conditions, in ascending order. A look at an array per condition and position; text
    /// conditions write each position that the other conditions leave. When cancelled, those found so far.
    std::vector<PositionId> find(const GameGraph &graph, const Labels &labels, JobControl &control) const;

    bool operator==(const PositionQuery &) const = default;

private:
    std::vector<QueryCondition> m_conditions;
};

/// Reads a query; a problem says at which column what was expected.
Result<PositionQuery> readQuery(QStringView text);

} // namespace mexplorer
