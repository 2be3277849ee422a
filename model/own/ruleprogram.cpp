// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of rules that a user writes
//
// The choices of an alternative are loops, one inside the other, in the order in which their names first appear, but
// after the names that their ranges depend on. A choice takes each number from 0 to the greatest number of the
// position, or those of its range. To try fewer numbers,
//
//   - a comparison of the name alone with a number known before it limits the loop: 1 <= k <= n/2;
//   - an equation in which the name occurs once, added or subtracted, determines it: a + b = n-2;
//   - a condition is tested as soon as its last name is known.
//
// A choice is given up at the first condition that is false or undefined. A condition that depends on a number beyond
// 128 bits is left for the innermost loop: it ends the evaluation only if all other conditions hold.
//
// The innermost loop that no equation determines is evaluated for many choices at once, see rulelanes.cpp; those that
// are left out there count as tried.
//
// Cost: a node takes a few nanoseconds, one in the innermost loop; what is tried is limited by maxChoices. Not done:
// divisors, multiples and powers are found by trying all numbers.

#include "model/own/ruleprogram.h"

#include "model/core/extrawork.h"
#include "model/core/modeltext.h"
#include "model/own/quickreading.h"
#include "model/own/rulelanes.h"

#include <algorithm>
#include <array>
#include <map>

namespace mexplorer {

namespace {

using Op = RuleOperation;

std::size_t indexOf(int number)
{
    return static_cast<std::size_t>(number);
}

Truth operator!(Truth truth)
{
    return truth == Truth::True ? Truth::False : truth == Truth::False ? Truth::True : truth;
}

bool isComparison(Op operation)
{
    return operation >= Op::Equal && operation <= Op::GreaterOrEqual;
}

// The bounds of a choice. Choices have 128 bits, so of two bounds beyond them, on the same side, one is as good as the
// other, and a strict one is no other bound.

ExactNumber lesser(const ExactNumber &a, const ExactNumber &b)
{
    return a.isBeyond() && b.isBeyond() && a.sign() == b.sign() ? a : ExactNumber::min(a, b);
}

ExactNumber greater(const ExactNumber &a, const ExactNumber &b)
{
    return a.isBeyond() && b.isBeyond() && a.sign() == b.sign() ? a : ExactNumber::max(a, b);
}

ExactNumber strict(const ExactNumber &bound, int step)
{
    return bound.isBeyond() ? bound : bound + ExactNumber(step);
}

/// Evaluates nodes, given the numbers of the names.
class Evaluator
{
public:
    Evaluator(const std::vector<RuleNode> &nodes, std::span<const ExactNumber> names) : m_nodes(nodes), m_names(names)
    {
    }

    ExactNumber number(int index) const
    {
        const RuleNode &node = m_nodes[indexOf(index)];
        switch (node.operation) {
        case Op::Number:
            return node.number;
        case Op::Name:
            return m_names[indexOf(node.name)];
        case Op::Negate:
            return -number(node.operands[0]);
        case Op::Add:
            return binary(node, [](const ExactNumber &a, const ExactNumber &b) { return a + b; });
        case Op::Subtract:
            return binary(node, [](const ExactNumber &a, const ExactNumber &b) { return a - b; });
        case Op::Multiply:
            return binary(node, [](const ExactNumber &a, const ExactNumber &b) { return a * b; });
        case Op::Divide:
            return binary(node, [](const ExactNumber &a, const ExactNumber &b) { return a / b; });
        case Op::Modulo:
            return binary(node, [](const ExactNumber &a, const ExactNumber &b) { return a % b; });
        case Op::Power:
            return binary(node, ExactNumber::power);
        case Op::Gcd:
            return folded(node, ExactNumber::gcd);
        case Op::Lcm:
            return folded(node, ExactNumber::lcm);
        case Op::Min:
            return folded(node, ExactNumber::min);
        case Op::Max:
            return folded(node, ExactNumber::max);
        case Op::BitXor:
            return folded(node, ExactNumber::bitXor);
        case Op::BitAnd:
            return folded(node, ExactNumber::bitAnd);
        case Op::BitOr:
            return folded(node, ExactNumber::bitOr);
        case Op::Abs:
            return ExactNumber::abs(number(node.operands[0]));
        case Op::DigitSum:
            return ExactNumber::digitSum(number(node.operands[0]));
        case Op::BitCount:
            return ExactNumber::bitCount(number(node.operands[0]));
        default:
            Q_UNREACHABLE(); // a condition
        }
    }

    Truth truth(int index) const
    {
        const RuleNode &node = m_nodes[indexOf(index)];
        const auto operand = [&](std::size_t i) { return number(node.operands[i]); };
        switch (node.operation) {
        case Op::Divides:
            return pair(node, divides);
        case Op::Prime:
            return isPrime(operand(0));
        case Op::Square:
            return isSquare(operand(0));
        case Op::Even:
            return isEven(operand(0));
        case Op::Odd:
            return !isEven(operand(0));
        case Op::PowerOf:
            return pair(node, isPowerOf);
        case Op::Digit:
            return pair(node, hasDigit);
        case Op::InRange:
            return inRange(node);
        case Op::InSet:
            return inSet(node);
        case Op::Not:
            return !truth(node.operands[0]);
        case Op::Or:
            for (const int each : node.operands) {
                if (const Truth one = truth(each); one != Truth::False)
                    return one;
            }
            return Truth::False;
        case Op::And:
            for (const int each : node.operands) {
                if (const Truth one = truth(each); one != Truth::True)
                    return one;
            }
            return Truth::True;
        default:
            return compared(node.operation, operand(0), node.operands[1]);
        }
    }

private:
    template <class Operation> ExactNumber binary(const RuleNode &node, Operation operation) const
    {
        const ExactNumber left = number(node.operands[0]);
        return left.isNumber() ? operation(left, number(node.operands[1])) : left;
    }
    template <class Operation> ExactNumber folded(const RuleNode &node, Operation operation) const
    {
        ExactNumber result = number(node.operands[0]);
        for (std::size_t i = 1; i < node.operands.size() && result.isNumber(); ++i)
            result = operation(result, number(node.operands[i]));
        return result;
    }
    template <class Test> Truth pair(const RuleNode &node, Test test) const
    {
        const ExactNumber left = number(node.operands[0]);
        return test(left, left.isNumber() ? number(node.operands[1]) : left);
    }

    Truth compared(Op operation, const ExactNumber &left, int right) const
    {
        int order = 0;
        const Truth known = compare(left, left.isNumber() ? number(right) : left, order);
        if (known != Truth::True)
            return known;
        const bool holds = operation == Op::Equal         ? order == 0
                           : operation == Op::NotEqual    ? order != 0
                           : operation == Op::Less        ? order < 0
                           : operation == Op::LessOrEqual ? order <= 0
                           : operation == Op::Greater     ? order > 0
                                                          : order >= 0;
        return holds ? Truth::True : Truth::False;
    }

    Truth inRange(const RuleNode &node) const
    {
        const ExactNumber &name = m_names[indexOf(node.name)];
        const Truth first = compared(Op::GreaterOrEqual, name, node.operands[0]);
        return first == Truth::True ? compared(Op::LessOrEqual, name, node.operands[1]) : first;
    }

    /// A member that is undefined is not the name.
    Truth inSet(const RuleNode &node) const
    {
        Truth result = Truth::False;
        for (const int member : node.operands) {
            const Truth one = compared(Op::Equal, m_names[indexOf(node.name)], member);
            if (one == Truth::True)
                return one;
            if (one == Truth::Unknown)
                result = one;
        }
        return result;
    }

    const std::vector<RuleNode> &m_nodes;
    std::span<const ExactNumber> m_names;
};

} // namespace

/// Plans the loops of each alternative.
class RuleCompiler
{
public:
    explicit RuleCompiler(RuleProgram &program) : m_program(program), m_rules(program.m_rules) {}

    std::optional<Problem> compile()
    {
        for (const RuleAlternative &alternative : m_rules.alternatives) {
            if (const auto problem = plan(alternative))
                return problem;
        }
        return std::nullopt;
    }

private:
    using Plan = RuleProgram::Plan;
    using Choice = RuleProgram::Choice;

    const RuleNode &node(int index) const { return m_rules.nodes[indexOf(index)]; }

    /// Adds the names in a tree to \a names.
    void collect(int index, std::vector<bool> &names) const
    {
        const RuleNode &each = node(index);
        if (each.name >= 0)
            names[indexOf(each.name)] = true;
        for (const int operand : each.operands)
            collect(operand, names);
    }

    int occurrences(int index, int name) const
    {
        const RuleNode &each = node(index);
        int count = each.name == name ? 1 : 0;
        for (const int operand : each.operands)
            count += occurrences(operand, name);
        return count;
    }

    std::optional<Problem> plan(const RuleAlternative &alternative)
    {
        const auto nameCount = static_cast<int>(alternative.names.size());
        Plan plan;
        // The ranges of the choices, and the names that they depend on.
        std::vector<std::vector<int>> ranges(indexOf(nameCount));
        std::vector<std::vector<bool>> needs(indexOf(nameCount), std::vector<bool>(indexOf(nameCount)));
        for (std::size_t i = 0; i < alternative.conditions.size(); ++i) {
            const RuleNode &condition = node(alternative.conditions[i]);
            if (condition.name < m_rules.arity)
                continue;
            ranges[indexOf(condition.name)].push_back(static_cast<int>(i));
            for (const int operand : condition.operands)
                collect(operand, needs[indexOf(condition.name)]);
        }
        std::vector<int> rank(indexOf(nameCount),
                              -1); // of each name: -1 for the pattern's, then the number of its loop
        std::vector<bool> isPlaced(indexOf(nameCount));
        while (static_cast<int>(plan.choices.size()) < nameCount - m_rules.arity) {
            int next = m_rules.arity;
            const auto waits = [&](int name) {
                for (int other = m_rules.arity; other < nameCount; ++other) {
                    if (needs[indexOf(name)][indexOf(other)] && !isPlaced[indexOf(other)])
                        return true;
                }
                return false;
            };
            while (next < nameCount && (isPlaced[indexOf(next)] || waits(next)))
                ++next;
            if (next == nameCount)
                return circle(alternative, isPlaced);
            isPlaced[indexOf(next)] = true;
            rank[indexOf(next)] = static_cast<int>(plan.choices.size());
            plan.choices.push_back({next, ranges[indexOf(next)], {}, {}, {}});
        }
        for (std::size_t i = 0; i < alternative.conditions.size(); ++i)
            assign(static_cast<int>(i), alternative, rank, plan);
        plan.innermost = static_cast<int>(plan.choices.size()) - 1;
        while (plan.innermost >= 0 && plan.choices[indexOf(plan.innermost)].equation)
            --plan.innermost;
        m_program.m_plans.push_back(std::move(plan));
        return std::nullopt;
    }

    std::optional<Problem> circle(const RuleAlternative &alternative, const std::vector<bool> &isPlaced) const
    {
        QStringList names;
        for (qsizetype i = m_rules.arity; i < alternative.names.size(); ++i) {
            if (!isPlaced[static_cast<std::size_t>(i)])
                names << alternative.names[i];
        }
        return Problem::badInput(Problem::Code::Unsuitable,
                                 ModelText::tr("The ranges of %1 depend on themselves; give one of these names a range "
                                               "of numbers and of names before '->'.")
                                     .arg(names.join(QStringLiteral(", "))));
    }

    int lastRank(int index, const std::vector<int> &rank) const
    {
        std::vector<bool> names(rank.size());
        collect(index, names);
        int last = -1;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i])
                last = std::max(last, rank[i]);
        }
        return last;
    }

    void assign(int number, const RuleAlternative &alternative, const std::vector<int> &rank, Plan &plan) const
    {
        const int index = alternative.conditions[indexOf(number)];
        const int last = lastRank(index, rank);
        if (last < 0) {
            plan.conditions.push_back(number);
            return;
        }
        Choice &choice = plan.choices[indexOf(last)];
        choice.conditions.push_back(number);
        const RuleNode &condition = node(index);
        if (!isComparison(condition.operation) || occurrences(index, choice.name) != 1)
            return;
        for (const bool isLeft : {true, false}) {
            const int side = condition.operands[isLeft ? 0 : 1];
            const int other = condition.operands[isLeft ? 1 : 0];
            if (node(side).operation != Op::Name || node(side).name != choice.name)
                continue;
            const Op operation = condition.operation;
            if (operation == Op::Equal || operation == Op::NotEqual)
                continue;
            const bool isLess = operation == Op::Less || operation == Op::LessOrEqual;
            choice.bounds.push_back(
                {other, number, isLess == isLeft, operation == Op::Less || operation == Op::Greater});
            return;
        }
        RuleProgram::Equation equation{{}, 0, number};
        if (condition.operation == Op::Equal && !choice.equation &&
            addTerms(condition.operands[0], 1, choice.name, equation) &&
            addTerms(condition.operands[1], -1, choice.name, equation))
            choice.equation = std::move(equation);
    }

    /// Adds the terms of a sum to an equation; false if the name is inside another operation.
    bool addTerms(int index, int sign, int name, RuleProgram::Equation &equation) const
    {
        const RuleNode &each = node(index);
        if (occurrences(index, name) == 0) {
            equation.rest.emplace_back(sign, index);
            return true;
        }
        switch (each.operation) {
        case Op::Name:
            equation.sign = sign;
            return true;
        case Op::Negate:
            return addTerms(each.operands[0], -sign, name, equation);
        case Op::Add:
            return addTerms(each.operands[0], sign, name, equation) && addTerms(each.operands[1], sign, name, equation);
        case Op::Subtract:
            return addTerms(each.operands[0], sign, name, equation) &&
                   addTerms(each.operands[1], -sign, name, equation);
        default:
            return false;
        }
    }

    RuleProgram &m_program;
    const RuleText &m_rules;
};

/// The loops over the choices for one position.
class RuleRun
{
public:
    RuleRun(const RuleProgram &program, std::span<const quint64> position, quint64 &choices,
            RuleProgram::ResultsSink sink)
        : m_program(program), m_position(position), m_left(choices), m_sink(sink),
          m_greatest(std::ranges::max(position)), m_lanes(program.m_rules.nodes)
    {
    }

    std::optional<Problem> run()
    {
        const auto &alternatives = m_program.alternatives();
        for (std::size_t i = 0; i < alternatives.size() && !m_problem; ++i) {
            m_alternative = &alternatives[i];
            m_plan = &m_program.m_plans[i];
            m_names.assign(static_cast<std::size_t>(m_alternative->names.size()), ExactNumber());
            for (std::size_t j = 0; j < m_position.size(); ++j)
                m_names[j] = static_cast<Int128>(m_position[j]);
            m_unknown = 0;
            if (holds(m_plan->conditions, {}))
                choose(0);
        }
        return m_problem;
    }

private:
    using Choice = RuleProgram::Choice;
    using Bound = RuleProgram::Bound;

    Evaluator evaluator() const { return Evaluator(m_program.m_rules.nodes, m_names); }

    /// True unless one of the conditions is false or undefined; those in \a known hold. One that is unknown is counted
    /// in m_unknown.
    bool holds(const std::vector<int> &conditions, const std::vector<int> &known)
    {
        for (const int number : conditions) {
            if (std::ranges::find(known, number) != known.end())
                continue;
            const Truth truth = evaluator().truth(m_alternative->conditions[indexOf(number)]);
            if (truth == Truth::Unknown)
                ++m_unknown;
            else if (truth != Truth::True)
                return false;
        }
        return true;
    }

    void choose(std::size_t level)
    {
        if (m_problem)
            return;
        if (level == m_plan->choices.size()) {
            finish();
            return;
        }
        const Choice &choice = m_plan->choices[level];
        std::vector<int> known; // conditions that hold for each number tried
        std::optional<std::vector<Int128>> set;
        ExactNumber first = 0;
        ExactNumber last = static_cast<Int128>(m_greatest);
        if (!choice.ranges.empty() && !findRange(choice, first, last, set, known))
            return;
        for (const Bound &bound : choice.bounds) {
            const ExactNumber number = evaluator().number(bound.number);
            if (number.kind() == ExactNumber::Kind::Undefined)
                return;
            if (!number.isNumber())
                continue;
            known.push_back(bound.condition);
            if (bound.isUpper)
                last = lesser(last, bound.isStrict ? strict(number, -1) : number);
            else
                first = greater(first, bound.isStrict ? strict(number, 1) : number);
        }
        if (choice.equation && !solve(*choice.equation, first, last, known))
            return;
        tryAll(level, first, last, set, known);
    }

    /// The numbers in all ranges of a choice; false if there are none.
    bool findRange(const Choice &choice, ExactNumber &first, ExactNumber &last, std::optional<std::vector<Int128>> &set,
                   std::vector<int> &known)
    {
        bool isFirst = true;
        for (const int range : choice.ranges) {
            const RuleNode &node = m_program.node(m_alternative->conditions[indexOf(range)]);
            known.push_back(range);
            if (node.operation == RuleOperation::InSet) {
                std::vector<Int128> members;
                for (const int operand : node.operands) {
                    const ExactNumber member = evaluator().number(operand);
                    if (member.isExact())
                        members.push_back(member.value());
                    else if (member.isNumber() || member.kind() == ExactNumber::Kind::Unknown)
                        return end(), false;
                }
                std::ranges::sort(members);
                const auto rest = std::ranges::unique(members);
                members.erase(rest.begin(), rest.end());
                if (set)
                    std::erase_if(*set, [&](Int128 member) { return !std::ranges::binary_search(members, member); });
                else
                    set = std::move(members);
                continue;
            }
            const ExactNumber from = evaluator().number(node.operands[0]);
            const ExactNumber to = from.isNumber() ? evaluator().number(node.operands[1]) : from;
            if (to.kind() == ExactNumber::Kind::Unknown)
                return end(), false;
            if (!to.isNumber())
                return false;
            first = isFirst ? from : greater(first, from);
            last = isFirst ? to : lesser(last, to);
            isFirst = false;
        }
        if (set && !set->empty() && isFirst) {
            first = set->front();
            last = set->back();
        }
        return !set || !set->empty();
    }

    bool solve(const RuleProgram::Equation &equation, ExactNumber &first, ExactNumber &last, std::vector<int> &known)
    {
        ExactNumber rest = 0;
        for (const auto &[sign, node] : equation.rest) {
            const ExactNumber term = evaluator().number(node);
            rest = sign > 0 ? rest + term : rest - term;
            if (rest.kind() == ExactNumber::Kind::Undefined)
                return false;
        }
        if (!rest.isNumber()) // the innermost loop finds out whether it matters
            return true;
        known.push_back(equation.condition);
        const ExactNumber number = equation.sign > 0 ? -rest : rest;
        first = greater(first, number);
        last = lesser(last, number);
        return true;
    }

    void tryAll(std::size_t level, const ExactNumber &first, const ExactNumber &last,
                const std::optional<std::vector<Int128>> &set, const std::vector<int> &known)
    {
        int order = 0;
        if (compare(first, last, order) == Truth::True && order > 0)
            return;
        if (set) {
            for (const Int128 member : *set) {
                if (compare(first, member, order) == Truth::True && order <= 0 &&
                    compare(member, last, order) == Truth::True && order <= 0)
                    tryOne(level, member, known);
            }
            return;
        }
        if (!first.isExact() || !last.isExact()) {
            tooMany();
            return;
        }
        if (const ExactNumber count = last - first; !count.isExact() || count.value() > RuleProgram::maxChoices) {
            tooMany();
            return;
        }
        if (static_cast<int>(level) == m_plan->innermost && tryInBlocks(level, first.value(), last.value(), known))
            return;
        for (Int128 number = first.value(); number <= last.value() && !m_problem; ++number)
            tryOne(level, number, known);
    }

    /// As tryOne() for all numbers from first to last, many at once; false if there are few, or if some number might
    /// not fit.
    bool tryInBlocks(std::size_t level, Int128 first, Int128 last, const std::vector<int> &known)
    {
        constexpr Int128 few = 12;
        const auto range = NumberRange::of(first, last);
        NumberRange lanes;
        if (m_unknown > 0 || last - first < few || !range || !setRanges(level, *range, known, lanes))
            return false;
        const auto count = static_cast<quint64>(last - first + 1);
        if (count > m_left) {
            tooMany();
            return true;
        }
        m_left -= count;
        for (qint64 at = lanes.least; at <= lanes.greatest; at += RuleLanes::maxLanes)
            tryBlock(level, at, static_cast<int>(std::min<qint64>(lanes.greatest - at + 1, RuleLanes::maxLanes)));
        return true;
    }

    /// Tells the lanes the range of each name, finds those that may be alive, and collects the conditions to be tested;
    /// false if a number might not fit.
    bool setRanges(std::size_t level, const NumberRange &range, const std::vector<int> &known, NumberRange &tried)
    {
        RuleLanes &lanes = m_lanes;
        tried = {0, range.greatest - range.least};
        m_areLines = true;
        lanes.begin(m_names.size());
        for (std::size_t name = 0; name < m_names.size(); ++name) {
            const auto one =
                m_names[name].isExact() ? NumberRange::of(m_names[name].value(), m_names[name].value()) : std::nullopt;
            if (!one)
                return false;
            lanes.setName(static_cast<int>(name), *one, {one->least, 0});
        }
        lanes.setName(m_plan->choices[level].name, range, {range.least, 1});
        m_laneConditions.clear();
        for (std::size_t i = level; i < m_plan->choices.size(); ++i) {
            const Choice &choice = m_plan->choices[i];
            if (i > level) {
                if (!lanes.setSum(choice.name, choice.equation->rest, -choice.equation->sign))
                    return false;
                const auto line = lanes.lineOf(choice.name);
                if (line && choice.ranges.empty())
                    RuleLanes::narrow(*line, {0, static_cast<qint64>(m_greatest)}, tried);
                m_areLines = m_areLines && line;
            }
            for (const int condition : choice.conditions) {
                if ((i == level && std::ranges::find(known, condition) != known.end()) ||
                    (i > level && condition == choice.equation->condition))
                    continue;
                const int node = m_alternative->conditions[indexOf(condition)];
                if (!lanes.fits(node))
                    return false;
                if (!lanes.narrow(node, tried))
                    m_laneConditions.push_back(node);
            }
        }
        m_areLines = m_areLines && m_laneConditions.empty();
        return std::ranges::all_of(m_alternative->results, [&](int result) {
            const auto numbers = lanes.range(result);
            if (!numbers || numbers->greatest > static_cast<qint64>(maxNumber))
                return false;
            const auto line = lanes.line(result);
            if (line)
                RuleLanes::narrow(*line, {0, numbers->greatest}, tried);
            m_areLines = m_areLines && line;
            return true;
        });
    }

    void tryBlock(std::size_t level, qint64 first, int count)
    {
        RuleLanes &lanes = m_lanes;
        lanes.beginBlock(first, count);
        RuleProgram::Results results{{}, m_alternative->results.size(), indexOf(count), 0};
        for (const int result : m_alternative->results)
            results.greatest = std::max(results.greatest,
                                        static_cast<quint64>(std::max<qint64>(0, lanes.blockRange(result).greatest)));
        if (m_areLines) {
            for (std::size_t part = 0; part < results.partCount; ++part) {
                const NumberLine line = *lanes.line(m_alternative->results[part]);
                results.parts[part] = {nullptr, static_cast<quint64>(line.at(first)), static_cast<quint64>(line.step)};
            }
            m_sink(results);
            return;
        }
        RuleLanes::Alive alive;
        std::fill_n(alive.begin(), count, quint8(1));
        const NumberRange usual{0, static_cast<qint64>(m_greatest)};
        for (std::size_t i = level + 1; i < m_plan->choices.size(); ++i) {
            const Choice &choice = m_plan->choices[i];
            lanes.addSum(choice.name, choice.equation->rest, -choice.equation->sign,
                         choice.ranges.empty() ? &usual : nullptr, alive);
        }
        for (const int condition : m_laneConditions)
            lanes.require(condition, alive);
        std::array<std::optional<NumberLine>, 4> lines;
        std::array<RuleLanes::Numbers, 4> numbers; // of those that are no lines
        for (std::size_t part = 0; part < results.partCount; ++part) {
            lines[part] = lanes.line(m_alternative->results[part]);
            if (!lines[part])
                numbers[part] = lanes.result(m_alternative->results[part], alive);
        }
        std::array<quint8, RuleLanes::maxLanes> found; // the lanes that are alive
        std::size_t foundCount = 0;
        for (std::size_t lane = 0; lane < indexOf(count); ++lane) { // a dead lane is overwritten by the next one
            found[foundCount] = static_cast<quint8>(lane);
            foundCount += alive[lane];
        }
        for (std::size_t part = 0; part < results.partCount; ++part) {
            for (std::size_t i = 0; i < foundCount; ++i)
                m_results[part][i] =
                    static_cast<quint64>(lines[part] ? lines[part]->at(first + found[i]) : numbers[part].at(found[i]));
            results.parts[part].values = m_results[part].data();
        }
        results.count = foundCount;
        if (foundCount > 0)
            m_sink(results);
    }

    void tryOne(std::size_t level, Int128 number, const std::vector<int> &known)
    {
        if (m_problem)
            return;
        if (m_left == 0) {
            tooMany();
            return;
        }
        --m_left;
        const Choice &choice = m_plan->choices[level];
        m_names[indexOf(choice.name)] = number;
        const int unknown = m_unknown;
        if (holds(choice.conditions, known))
            choose(level + 1);
        m_unknown = unknown;
    }

    void finish()
    {
        if (m_unknown > 0) {
            end();
            return;
        }
        std::array<quint64, 4> numbers;
        std::size_t part = 0;
        bool isUnknown = false;
        for (const int result : m_alternative->results) {
            const ExactNumber number = evaluator().number(result);
            if (number.kind() == ExactNumber::Kind::Undefined || (number.isNumber() && number.sign() < 0))
                return;
            if (!number.isExact() || number.value() > static_cast<Int128>(maxNumber))
                isUnknown = true;
            else
                numbers[part++] = static_cast<quint64>(number.value());
        }
        if (isUnknown) {
            end();
            return;
        }
        RuleProgram::Results results{{}, part, 1, std::ranges::max(std::span(numbers).first(part))};
        for (std::size_t i = 0; i < part; ++i)
            results.parts[i].values = &numbers[i];
        m_sink(results);
    }

    QString positionText() const
    {
        QStringList numbers;
        for (const quint64 number : m_position)
            numbers << QString::number(number);
        return numbers.size() == 1 ? numbers[0] : u'(' + numbers.join(u',') + u')';
    }

    /// The evaluation ends, as a number is too large.
    void end()
    {
        m_problem =
            Problem::badInput(Problem::Code::NumberTooLarge,
                              ModelText::tr("A move from %1 depends on a number that is too large to be computed "
                                            "exactly; limit the numbers in the rules.")
                                  .arg(positionText()));
    }

    void tooMany()
    {
        m_problem = Problem::limit(Problem::Code::Moves,
                                   ModelText::tr("%1 has more than %2 choices; choose a smaller position, or limit the "
                                                 "choices in the rules.")
                                       .arg(positionText(), groupedNumber(RuleProgram::maxChoices)));
    }

    static constexpr quint64 maxNumber = quint64(1) << 62;

    const RuleProgram &m_program;
    std::span<const quint64> m_position;
    quint64 &m_left; ///< choices that may still be tried
    RuleProgram::ResultsSink m_sink;
    std::array<std::array<quint64, RuleLanes::maxLanes>, 4> m_results; ///< by part; only the first ones are set
    quint64 m_greatest;
    const RuleAlternative *m_alternative = nullptr;
    const RuleProgram::Plan *m_plan = nullptr;
    std::vector<ExactNumber> m_names;
    int m_unknown = 0; ///< conditions of the current choice that depend on numbers beyond 128 bits
    RuleLanes m_lanes;
    std::vector<int> m_laneConditions; ///< nodes
    bool m_areLines = false;           ///< all lanes are alive, and their results are lines
    std::optional<Problem> m_problem;
};

Result<RuleProgram> RuleProgram::compile(RuleText text)
{
    RuleProgram program;
    program.m_rules = std::move(text);
    if (const auto problem = RuleCompiler(program).compile())
        return *problem;
    return program;
}

int RuleProgram::maxParts() const
{
    std::size_t most = 0;
    for (const RuleAlternative &alternative : alternatives())
        most = std::max(most, alternative.results.size());
    return static_cast<int>(most);
}

std::optional<Problem> RuleProgram::forEachResults(std::span<const quint64> position, quint64 &choices,
                                                   ResultsSink sink) const
{
    if (m_rules.arity == 1 && position[0] == 0)
        return std::nullopt;
    constexpr quint64 choicesPerMove = 16; // about as long as a move takes a search
    const quint64 before = choices;
    auto problem = RuleRun(*this, position, choices, sink).run();
    ExtraWork::add((before - choices) / choicesPerMove);
    return problem;
}

std::optional<Problem> RuleProgram::forEachMove(std::span<const quint64> position, quint64 &choices, Sink sink) const
{
    return forEachResults(position, choices, [&](const Results &results) {
        std::array<quint64, 4> numbers = {};
        for (std::size_t i = 0; i < results.count; ++i) {
            std::size_t count = 0;
            for (std::size_t part = 0; part < results.partCount; ++part) {
                const quint64 number = results.parts[part].at(i);
                if (m_rules.arity == 1 && number == 0)
                    continue;
                std::size_t at = count++;
                for (; m_rules.arity == 1 && at > 0 && numbers[at - 1] < number; --at)
                    numbers[at] = numbers[at - 1];
                numbers[at] = number;
            }
            const std::span<const quint64> move(numbers.data(), count);
            if (!std::ranges::equal(move, position))
                sink(move);
        }
    });
}

std::optional<Problem> RuleProgram::forEachMove(std::span<const quint64> position, Sink sink) const
{
    quint64 choices = maxChoices;
    return forEachMove(position, choices, sink);
}

namespace {

/// A sum of terms, each with a whole coefficient. The key of a term is the indices of its names, so that n is {0}; that
/// of the constant is empty.
using LinearSum = std::map<std::vector<int>, Int128>;

/// Shows that play ends. Each result is written as a sum of terms, products of names, that can't be negative. If, for
/// some positive weights of the numbers, no term of the weighted change is positive, and each term of any number's
/// change is in it, the weighted sum is less after each move: if all these terms are 0, nothing has changed, which is
/// no move. A choice k with the condition k <= x is x - s, and one with k < x is x - 1 - s, where s is a number of its
/// own that can't be negative.
class DecreaseProof
{
public:
    DecreaseProof(const RuleProgram &program, const RuleAlternative &alternative)
        : m_program(program), m_alternative(alternative),
          m_isPositive(static_cast<std::size_t>(alternative.names.size()), true)
    {
        // A choice is 0 or more unless its ranges, which may begin anywhere, say otherwise.
        for (const int index : alternative.conditions) {
            const RuleNode &condition = program.node(index);
            if (condition.name >= program.arity())
                m_isPositive[indexOf(condition.name)] = std::ranges::all_of(condition.operands, [&](int operand) {
                    const RuleNode &number = program.node(operand);
                    const bool isLast = condition.operation == Op::InRange && operand == condition.operands[1];
                    return isLast || (number.operation == Op::Number && number.number.sign() >= 0);
                });
        }
        for (const int index : alternative.conditions) {
            const RuleNode &condition = program.node(index);
            if (condition.operation == Op::Less || condition.operation == Op::LessOrEqual)
                addBound(condition.operands[0], condition.operands[1], condition.operation == Op::Less);
            else if (condition.operation == Op::Greater || condition.operation == Op::GreaterOrEqual)
                addBound(condition.operands[1], condition.operands[0], condition.operation == Op::Greater);
        }
    }

    /// The changes of the numbers of a tuple; std::nullopt if one isn't such a sum.
    std::optional<std::vector<LinearSum>> changes() const
    {
        std::vector<LinearSum> changes;
        for (std::size_t i = 0; i < m_alternative.results.size(); ++i) {
            LinearSum sum;
            if (!add(m_alternative.results[i], 1, sum))
                return std::nullopt;
            sum[{static_cast<int>(i)}] -= 1;
            std::erase_if(sum, [](const auto &term) { return term.second == 0; });
            changes.push_back(std::move(sum));
        }
        return changes;
    }

    /// True if the heaps that are left are together at most the heap before: then none is larger, and if one is as
    /// large, nothing has changed, which is no move.
    bool isShrinking() const
    {
        const auto &results = m_alternative.results;
        if (results.size() == 1 && isPart(results[0]))
            return true;
        LinearSum sum;
        if (std::ranges::all_of(results, [&](int result) { return add(result, 1, sum); }) && isNotMore(sum))
            return true;
        // An equation of the heaps, a + b = n - ...
        const auto isName = [&](int result) { return m_program.node(result).operation == Op::Name; };
        if (!std::ranges::all_of(results, isName) ||
            !std::ranges::all_of(results, [&](int result) { return add(result, 1, sum); }))
            return false;
        return std::ranges::any_of(m_alternative.conditions, [&](int index) {
            const RuleNode &condition = m_program.node(index);
            LinearSum equation;
            if (condition.operation != Op::Equal || !add(condition.operands[0], 1, equation) ||
                !add(condition.operands[1], -1, equation))
                return false;
            for (const int sign : {1, -1}) { // the heaps less the equation, which is 0
                LinearSum rest;
                for (const int result : results)
                    static_cast<void>(add(result, 1, rest));
                for (const auto &[names, factor] : equation)
                    rest[names] -= sign * factor;
                if (isNotMore(rest))
                    return true;
            }
            return false;
        });
    }

private:
    /// n / d or floor(n / d) for a number d.
    bool isPart(int index) const
    {
        const RuleNode &node = m_program.node(index);
        if (node.operation != Op::Divide)
            return false;
        const RuleNode &divided = m_program.node(node.operands[0]);
        const RuleNode &divisor = m_program.node(node.operands[1]);
        return divided.operation == Op::Name && divided.name == 0 && divisor.operation == Op::Number &&
               divisor.number.sign() > 0;
    }

    /// Takes a comparison of a choice with a sum of the position's numbers as its bound; the first one of each choice.
    void addBound(int choice, int number, bool isStrict)
    {
        const int name = m_program.node(choice).operation == Op::Name ? m_program.node(choice).name : -1;
        LinearSum bound;
        if (name < m_program.arity() || m_bounds.contains(name) || !add(number, 1, bound))
            return;
        const bool isOfPosition = std::ranges::all_of(bound, [this](const auto &term) {
            return std::ranges::all_of(term.first, [this](int each) { return each < m_program.arity(); });
        });
        if (!isOfPosition)
            return;
        bound[{}] -= isStrict ? 1 : 0;
        bound[{static_cast<int>(m_alternative.names.size()) + name}] -= 1;
        std::erase_if(bound, [](const auto &term) { return term.second == 0; });
        m_bounds.emplace(name, std::move(bound));
    }

    /// True if the sum is at most the heap before.
    static bool isNotMore(LinearSum sum)
    {
        sum[{0}] -= 1;
        return std::ranges::all_of(sum, [](const auto &term) { return term.second <= 0; });
    }

    bool add(int index, Int128 factor, LinearSum &sum) const
    {
        const RuleNode &node = m_program.node(index);
        switch (node.operation) {
        case Op::Number:
            sum[{}] += factor * (node.number.isExact() ? node.number.value() : 0);
            return node.number.isExact() && node.number.value() < (1 << 30);
        case Op::Name:
            if (const auto bound = m_bounds.find(node.name); bound != m_bounds.end()) {
                for (const auto &[names, each] : bound->second)
                    sum[names] += factor * each;
            } else {
                sum[{node.name}] += factor;
            }
            return m_isPositive[indexOf(node.name)];
        case Op::Negate:
            return add(node.operands[0], -factor, sum);
        case Op::Add:
            return add(node.operands[0], factor, sum) && add(node.operands[1], factor, sum);
        case Op::Subtract:
            return add(node.operands[0], factor, sum) && add(node.operands[1], -factor, sum);
        case Op::Multiply: {
            LinearSum left;
            LinearSum right;
            if (!add(node.operands[0], 1, left) || !add(node.operands[1], 1, right) || left.size() * right.size() > 64)
                return false;
            for (const auto &[a, x] : left) {
                for (const auto &[b, y] : right) {
                    std::vector<int> names = a;
                    names.insert(names.end(), b.begin(), b.end());
                    std::ranges::sort(names);
                    sum[names] += factor * x * y;
                }
            }
            return isSmall(sum);
        }
        default:
            return false;
        }
    }

    static bool isSmall(const LinearSum &sum)
    {
        return std::ranges::all_of(sum, [](const auto &term) {
            constexpr Int128 large = Int128(1) << 60;
            const Int128 factor = term.second;
            return term.first.size() <= 8 && factor < large && factor > -large;
        });
    }

    const RuleProgram &m_program;
    const RuleAlternative &m_alternative;
    std::vector<bool> m_isPositive;    ///< by name: it can't be negative
    std::map<int, LinearSum> m_bounds; ///< of choices, by name: their value by a number that can't be negative
};

/// True if weights 1, 2, ..., at most \a count, for each number in some order show that play ends: see DecreaseProof.
bool areDecreasing(const std::vector<std::vector<LinearSum>> &alternatives, std::size_t count)
{
    std::vector<Int128> weights(count, 1);
    const auto isDecreasing = [&](const std::vector<LinearSum> &changes) {
        LinearSum sum;
        for (std::size_t i = 0; i < count; ++i) {
            for (const auto &[names, factor] : changes[i])
                sum[names] += weights[i] * factor;
        }
        return std::ranges::all_of(sum, [](const auto &term) { return term.second < 0; });
    };
    while (!std::ranges::all_of(alternatives, isDecreasing)) {
        std::size_t i = 0;
        while (i < count && weights[i] == static_cast<Int128>(count))
            weights[i++] = 1;
        if (i == count)
            return false;
        ++weights[i];
    }
    return true;
}

} // namespace

std::optional<Problem> RuleProgram::readingProblem(std::span<const quint64> position) const
{
    quint64 choices = QuickReading::isQuick() ? maxQuickChoices : maxChoices;
    auto problem = forEachResults(position, choices, [](const Results &) {});
    if (problem && QuickReading::isQuick() && problem->code == Problem::Code::Moves)
        problem->code = Problem::Code::ThinkingTime;
    return problem;
}

Problem RuleProgram::growthProblem(quint64 before, quint64 after)
{
    return Problem::badInput(Problem::Code::Unsuitable,
                             ModelText::tr("From %1 a move leads to %2: each heap that a move leaves must be smaller. "
                                           "Limit the choices in the rules, or write them for tuples.")
                                 .arg(before)
                                 .arg(after));
}

bool RuleProgram::isShrinking() const
{
    return arity() == 1 && std::ranges::all_of(alternatives(), [this](const RuleAlternative &alternative) {
               return DecreaseProof(*this, alternative).isShrinking();
           });
}

bool RuleProgram::neverGrows() const
{
    const auto isNoGrowth = [](const LinearSum &change) {
        return std::ranges::all_of(change, [](const auto &term) { return term.second < 0; });
    };
    return arity() > 1 && std::ranges::all_of(alternatives(), [&](const RuleAlternative &alternative) {
               const auto changes = DecreaseProof(*this, alternative).changes();
               return changes && std::ranges::all_of(*changes, isNoGrowth);
           });
}

bool RuleProgram::isDecreasing() const
{
    std::vector<std::vector<LinearSum>> changes;
    for (const RuleAlternative &alternative : alternatives()) {
        auto some = DecreaseProof(*this, alternative).changes();
        if (!some || arity() == 1)
            return false;
        changes.push_back(std::move(some).value());
    }
    return areDecreasing(changes, static_cast<std::size_t>(arity()));
}

} // namespace mexplorer
