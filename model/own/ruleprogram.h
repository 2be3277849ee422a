// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/functionref.h"
#include "model/own/ruletext.h"

#include <array>
#include <optional>
#include <span>

namespace mexplorer {

/// The moves of rules that a user writes, compiled from their text. Immutable; may be used from several threads.
class RuleProgram
{
public:
    /// The greatest number of choices that are tried for one position.
    static constexpr quint64 maxChoices = 10'000'000;
    /// The greatest number that a QuickReading tries.
    static constexpr quint64 maxQuickChoices = 100'000;

    /// Fails if the ranges of two names depend on each other.
    static Result<RuleProgram> compile(RuleText text);

    const QString &text() const { return m_rules.text; }
    int arity() const { return m_rules.arity; }
    const std::vector<RuleAlternative> &alternatives() const { return m_rules.alternatives; }
    const RuleNode &node(int index) const { return m_rules.nodes[static_cast<std::size_t>(index)]; }
    /// The maximum number of heaps that a move leaves.
    int maxParts() const;

    using Sink = FunctionRef<void(std::span<const quint64>)>;
    /// Calls \a sink with each result, in the order of the alternatives and then of the choices; results may be
    /// repeated. With one name, results are heaps without empty ones, greatest first, and a heap of the size before or
    /// more is possible: a mistake in the rules. Fails if there are too many choices, or if a result depends on a
    /// number beyond 128 bits. Takes \a choices from the number that may be tried.
    std::optional<Problem> forEachMove(std::span<const quint64> position, Sink sink) const;
    std::optional<Problem> forEachMove(std::span<const quint64> position, quint64 &choices, Sink sink) const;

    /// The numbers of some results in one place of a tuple, or the heaps in one place.
    struct Part
    {
        const quint64 *values = nullptr; ///< null if they are first, first + step, ...
        quint64 first = 0;
        quint64 step = 0; ///< modulo 2^64

        quint64 at(std::size_t i) const { return values ? values[i] : first + step * i; }
    };
    /// Some results. Includes what is no move as it leaves the position as it was, and empty heaps.
    struct Results
    {
        std::array<Part, 4> parts; ///< all with values, or none
        std::size_t partCount;
        std::size_t count;
        quint64 greatest; ///< no number is greater
    };
    using ResultsSink = FunctionRef<void(const Results &)>;
    /// As forEachMove(), but many results at once, for speed.
    std::optional<Problem> forEachResults(std::span<const quint64> position, quint64 &choices, ResultsSink sink) const;

    /// The problem of reading a position, if there is one: too many choices, or a number beyond 128 bits.
    std::optional<Problem> readingProblem(std::span<const quint64> position) const;

    /// The problem that a move from a heap leaves a heap that isn't smaller.
    static Problem growthProblem(quint64 before, quint64 after);

    /// True if the form of the rules on tuples shows that each move makes some sum of the numbers smaller, each with a
    /// positive weight: then play ends.
    bool isDecreasing() const;
    /// True if the form of the rules on tuples shows that no move makes a number larger.
    bool neverGrows() const;
    /// True if the form of the rules on heaps shows that each heap that a move leaves is smaller.
    bool isShrinking() const;

private:
    friend class RuleCompiler;
    friend class RuleRun;

    /// A comparison that limits a choice: the name is at least or at most the number.
    struct Bound
    {
        int number;    ///< a node
        int condition; ///< index of the comparison in the alternative
        bool isUpper;
        bool isStrict;
    };
    /// An equation of sums that determines a choice: sign * name + rest = 0.
    struct Equation
    {
        std::vector<std::pair<int, int>> rest; ///< signs 1 or -1, and nodes
        int sign;
        int condition;
    };
    struct Choice
    {
        int name;
        std::vector<int> ranges; ///< indices of conditions InRange or InSet
        std::vector<Bound> bounds;
        std::optional<Equation> equation;
        std::vector<int> conditions; ///< indices of those whose last name is this one
    };
    struct Plan
    {
        std::vector<int> conditions; ///< indices of those on the pattern's names
        std::vector<Choice> choices; ///< in the order of the loops
        int innermost = -1;          ///< the last choice that no equation determines; -1 if there is none
    };

    RuleText m_rules;
    std::vector<Plan> m_plans; ///< by alternative
};

} // namespace mexplorer
