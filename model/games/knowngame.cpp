// SPDX-License-Identifier: GPL-3.0-or-later
// Which game of the catalogue are these rules?
//
// Each alternative is compared with these forms, in which c and d are numbers, and k, a and b are choices:
//
//     n -> n-c                               takes c, and leaves any heap: digit 3 at place c of a code
//     n -> n-c : n > c       n -> 0 : n = c  the same, but a heap remains (digit 2), or none does (digit 1)
//     n -> n-k : conditions on k alone       takes each k for which they hold
//     n -> k                                 leaves any smaller heap, as Nim does
//     n -> n/d                               division
//     n -> a, b : a + b = n-c                digit 7; if a and b are more than 0: 4; if one of them is: 6
//     n -> a, b : a + b = n, a < b           two unequal heaps, as in Grundy's game
//     n -> a, b, e : a + b + e = n-c         digit F; if all are more than 0: 8
//
// Conditions on k alone compare it with numbers only, so that they are the same for all k beyond the greatest of these:
// the set of k is finite (a subtraction game), or all but finitely many. Moves of several alternatives are united.
//
// Left out: conditions on n, other than those above, and equal games of other forms; they are found by their values,
// which proves nothing.

#include "model/games/knowngame.h"

#include "model/games/familyrules.h"
#include "model/games/heaprules.h"
#include "model/own/ruleprogram.h"

#include <algorithm>
#include <map>
#include <set>

namespace mexplorer {

namespace {

using Operation = RuleOperation;

constexpr Int128 maxTaken = 10'000; ///< the greatest number in a set
constexpr std::size_t maxCodeDigits = 64;

/// A sum of names with coefficients, and a number.
struct SumOfNames
{
    std::map<int, Int128> names;
    Int128 number = 0;

    bool operator==(const SumOfNames &) const = default;
};

/// Reads the form of alternatives, and unites their moves.
class FormReader
{
public:
    explicit FormReader(const RuleProgram &program) : m_program(program) {}

    RulesPtr read()
    {
        for (const RuleAlternative &alternative : m_program.alternatives()) {
            m_alternative = &alternative;
            if (!readAlternative())
                return nullptr;
        }
        return game();
    }

private:
    const RuleNode &node(int index) const { return m_program.node(index); }
    bool isName(int index, int name) const
    {
        return node(index).operation == Operation::Name && node(index).name == name;
    }
    std::optional<Int128> numberOf(int index) const
    {
        const auto sum = sumOf(index);
        return sum && sum->names.empty() ? std::optional(sum->number) : std::nullopt;
    }

    std::optional<SumOfNames> sumOf(int index) const
    {
        SumOfNames sum;
        if (!add(index, 1, sum))
            return std::nullopt;
        std::erase_if(sum.names, [](const auto &term) { return term.second == 0; });
        return sum;
    }

    bool add(int index, int sign, SumOfNames &sum) const
    {
        const RuleNode &each = node(index);
        switch (each.operation) {
        case Operation::Number:
            if (!each.number.isExact() || each.number.value() > maxTaken)
                return false;
            sum.number += sign * each.number.value();
            return true;
        case Operation::Name:
            sum.names[each.name] += sign;
            return true;
        case Operation::Negate:
            return add(each.operands[0], -sign, sum);
        case Operation::Add:
            return add(each.operands[0], sign, sum) && add(each.operands[1], sign, sum);
        case Operation::Subtract:
            return add(each.operands[0], sign, sum) && add(each.operands[1], -sign, sum);
        default:
            return false;
        }
    }

    bool readAlternative()
    {
        const auto &results = m_alternative->results;
        const qsizetype choices = m_alternative->names.size() - 1;
        if (results.size() > 1)
            return choices == static_cast<qsizetype>(results.size()) && readSplit();
        if (readDivision())
            return true;
        const auto left = sumOf(results[0]);
        if (!left)
            return false;
        if (choices == 0)
            return readNumber(*left);
        if (choices > 1)
            return false;
        if (*left == SumOfNames{{{0, 1}, {1, -1}}, 0})
            return readTaken();
        // n -> k, with or without k < n
        if (*left != SumOfNames{{{1, 1}}, 0})
            return false;
        m_takesAllFrom = 1;
        return std::ranges::all_of(m_alternative->conditions,
                                   [this](int condition) { return isLess(condition, 1, 0); });
    }

    /// name < other, or other > name.
    bool isLess(int condition, int name, int other) const
    {
        const RuleNode &each = node(condition);
        return (each.operation == Operation::Less && isName(each.operands[0], name) &&
                isName(each.operands[1], other)) ||
               (each.operation == Operation::Greater && isName(each.operands[1], name) &&
                isName(each.operands[0], other));
    }

    bool readDivision()
    {
        const RuleNode &result = node(m_alternative->results[0]);
        if (result.operation != Operation::Divide || !m_alternative->conditions.empty() ||
            !isName(result.operands[0], 0))
            return false;
        const auto divisor = numberOf(result.operands[1]);
        if (!divisor || *divisor < 1)
            return false;
        if (*divisor > 1) // n/1 is no move
            m_divisors.insert(static_cast<quint64>(*divisor));
        return true;
    }

    /// n-c or 0, with at most one condition, which compares n with a number.
    bool readNumber(const SumOfNames &left)
    {
        const auto &conditions = m_alternative->conditions;
        const bool isDifference = left.names == std::map<int, Int128>{{0, 1}} && left.number <= 0;
        if (conditions.empty())
            return isDifference && allow(-left.number, 3);
        const RuleNode &condition = node(conditions[0]);
        if (conditions.size() > 1 || condition.operands.size() != 2 || !isName(condition.operands[0], 0))
            return false;
        const auto number = numberOf(condition.operands[1]);
        if (!number)
            return false;
        if (condition.operation == Operation::Equal && (left == SumOfNames() || left == SumOfNames{{{0, 1}}, -*number}))
            return *number > 0 && allow(*number, 1);
        if (!isDifference)
            return false;
        const Int128 taken = -left.number;
        const Int128 least = condition.operation == Operation::Greater          ? *number + 1
                             : condition.operation == Operation::GreaterOrEqual ? *number
                                                                                : maxTaken + 1;
        return least <= taken ? allow(taken, 3) : least == taken + 1 && allow(taken, 2);
    }

    /// n-k with conditions on k alone.
    bool readTaken()
    {
        Int128 greatest = 0;
        if (!std::ranges::all_of(m_alternative->conditions,
                                 [&](int index) { return comparesNumbers(index, greatest); }))
            return false;
        // A range may begin below 0; otherwise k is at least 0.
        const bool hasRange =
            std::ranges::any_of(m_alternative->conditions, [this](int index) { return isRange(index); });
        for (Int128 k = hasRange ? -greatest : 0; k <= greatest + 1; ++k) {
            if (k == 0 || !std::ranges::all_of(m_alternative->conditions, [&](int index) { return holds(index, k); }))
                continue;
            if (k < 0)
                return false;
            if (k > greatest)
                m_takesAllFrom = std::min(m_takesAllFrom.value_or(k), k);
            else if (!allow(k, 3))
                return false;
        }
        return true;
    }

    bool isRange(int index) const
    {
        return (node(index).operation == Operation::InRange || node(index).operation == Operation::InSet) &&
               node(index).name == 1;
    }

    /// True for a condition that only compares k with numbers; \a greatest is at least their sizes.
    bool comparesNumbers(int index, Int128 &greatest) const
    {
        const RuleNode &each = node(index);
        if (each.operation == Operation::Not || each.operation == Operation::Or || each.operation == Operation::And)
            return std::ranges::all_of(each.operands, [&](int operand) { return comparesNumbers(operand, greatest); });
        const bool isComparison = each.operation >= Operation::Equal && each.operation <= Operation::GreaterOrEqual;
        if (!isComparison && !isRange(index))
            return false;
        return std::ranges::all_of(each.operands, [&](int operand) {
            if (isComparison && isName(operand, 1))
                return true;
            const auto number = numberOf(operand);
            if (number)
                greatest = std::max(greatest, *number < 0 ? -*number : *number);
            return number.has_value();
        });
    }

    bool holds(int index, Int128 k) const
    {
        const RuleNode &each = node(index);
        const auto value = [&](std::size_t i) { return numberOf(each.operands[i]).value_or(k); };
        switch (each.operation) {
        case Operation::Not:
            return !holds(each.operands[0], k);
        case Operation::Or:
            return std::ranges::any_of(each.operands, [&](int operand) { return holds(operand, k); });
        case Operation::And:
            return std::ranges::all_of(each.operands, [&](int operand) { return holds(operand, k); });
        case Operation::InRange:
            return value(0) <= k && k <= value(1);
        case Operation::InSet:
            return std::ranges::any_of(each.operands, [&](int operand) { return numberOf(operand) == k; });
        case Operation::Equal:
            return value(0) == value(1);
        case Operation::NotEqual:
            return value(0) != value(1);
        case Operation::Less:
            return value(0) < value(1);
        case Operation::LessOrEqual:
            return value(0) <= value(1);
        case Operation::Greater:
            return value(0) > value(1);
        default:
            return value(0) >= value(1);
        }
    }

    /// Two or three heaps, each a choice, which an equation makes n-c together.
    bool readSplit()
    {
        const auto count = static_cast<int>(m_alternative->results.size());
        for (int i = 0; i < count; ++i) {
            if (!isName(m_alternative->results[static_cast<std::size_t>(i)], i + 1))
                return false;
        }
        std::optional<Int128> taken;
        std::set<int> positive;
        bool isOrdered = false;
        bool isUnequal = false;
        for (const int index : m_alternative->conditions) {
            if (const auto number = takenBy(index, count); number && !taken)
                taken = number;
            else if (const int name = positiveName(index))
                positive.insert(name);
            else if (count == 2 && isOrder(index, Operation::LessOrEqual, Operation::GreaterOrEqual))
                isOrdered = true;
            else if (count == 2 && isOrder(index, Operation::Less, Operation::Greater))
                isUnequal = true;
            else
                return false;
        }
        if (!taken || *taken < 0)
            return false;
        if (isUnequal) { // if nothing is taken, an empty heap leaves the other one as it was, which is no move
            m_splitsUnequally = true;
            return *taken == 0 && !isOrdered;
        }
        if (isOrdered && !positive.empty() && positive.size() < 2)
            return positive.contains(m_lesser) && allow(*taken, 4);
        const bool areAllPositive = static_cast<int>(positive.size()) == count;
        if (count == 3)
            return (positive.empty() || areAllPositive) && allow(*taken, areAllPositive ? 8 : 15);
        return allow(*taken, areAllPositive ? 4 : positive.empty() ? 7 : 6);
    }

    /// The c of an equation a + b = n-c.
    std::optional<Int128> takenBy(int index, int count) const
    {
        const RuleNode &each = node(index);
        const auto left = each.operation == Operation::Equal ? sumOf(each.operands[0]) : std::nullopt;
        const auto right = left ? sumOf(each.operands[1]) : std::nullopt;
        if (!right)
            return std::nullopt;
        SumOfNames difference = *left;
        for (const auto &[name, factor] : right->names)
            difference.names[name] -= factor;
        difference.number -= right->number;
        if (difference.names[0] > 0) {
            for (auto &[name, factor] : difference.names)
                factor = -factor;
            difference.number = -difference.number;
        }
        std::map<int, Int128> expected = {{0, -1}};
        for (int i = 1; i <= count; ++i)
            expected[i] = 1;
        std::erase_if(difference.names, [](const auto &term) { return term.second == 0; });
        return difference.names == expected ? std::optional(difference.number) : std::nullopt;
    }

    /// The name of a > 0, a >= 1 or a != 0, written from either side; otherwise 0.
    int positiveName(int index) const
    {
        const RuleNode &each = node(index);
        if (each.operands.size() != 2)
            return 0;
        for (const bool isLeft : {true, false}) {
            const int name = node(each.operands[isLeft ? 0 : 1]).name;
            const auto number = numberOf(each.operands[isLeft ? 1 : 0]);
            const Operation more = isLeft ? Operation::Greater : Operation::Less;
            const Operation atLeast = isLeft ? Operation::GreaterOrEqual : Operation::LessOrEqual;
            if (name > 0 && isName(each.operands[isLeft ? 0 : 1], name) && number &&
                ((each.operation == more && *number == 0) || (each.operation == atLeast && *number == 1) ||
                 (each.operation == Operation::NotEqual && *number == 0)))
                return name;
        }
        return 0;
    }

    /// A comparison of the two heaps by one of these; m_lesser is the lesser one.
    bool isOrder(int index, Operation less, Operation greater)
    {
        const RuleNode &each = node(index);
        if ((each.operation != less && each.operation != greater) || node(each.operands[0]).name < 1 ||
            node(each.operands[1]).name < 1)
            return false;
        const int left = node(each.operands[0]).name;
        const int right = node(each.operands[1]).name;
        const int lesser = each.operation == less ? left : right;
        if (left == right || !isName(each.operands[0], left) || !isName(each.operands[1], right) ||
            (m_lesser != 0 && m_lesser != lesser && m_orderOf == m_alternative))
            return false;
        m_lesser = lesser;
        m_orderOf = m_alternative;
        return true;
    }

    /// Adds bits to a digit of the code: 1 nothing is left, 2 one heap, 4 two, 8 three. If nothing is taken, leaving
    /// one heap is no move.
    bool allow(Int128 taken, int bits)
    {
        if (taken > maxTaken)
            return false;
        m_digits[static_cast<quint64>(taken)] |= taken == 0 ? bits & 12 : bits;
        return true;
    }

    RulesPtr game()
    {
        std::erase_if(m_digits, [](const auto &digit) { return digit.second == 0; });
        const int kinds =
            (m_divisors.empty() ? 0 : 1) + (m_splitsUnequally ? 1 : 0) + (m_digits.empty() && !m_takesAllFrom ? 0 : 1);
        if (kinds != 1)
            return nullptr;
        if (m_splitsUnequally)
            return std::make_shared<GrundyRules>();
        if (!m_divisors.empty())
            return std::make_shared<DivideRules>(std::vector<quint64>(m_divisors.begin(), m_divisors.end()));
        return m_takesAllFrom ? allBut() : code();
    }

    /// Nim, where all but some numbers may be taken, or Lasker's Nim, where a heap may be split, too.
    RulesPtr allBut() const
    {
        std::vector<quint64> excluded;
        for (const auto &[taken, digit] : m_digits) {
            if (taken > 0 && digit != 3)
                return nullptr;
        }
        for (quint64 taken = 1; taken < static_cast<quint64>(*m_takesAllFrom); ++taken) {
            if (!m_digits.contains(taken))
                excluded.push_back(taken);
        }
        const auto whole = m_digits.find(0);
        if (whole != m_digits.end())
            return whole->second == 4 && excluded.empty() ? laskerRules() : nullptr;
        return excluded.empty() ? std::make_shared<NimRules>() : allButRules(excluded);
    }

    RulesPtr code() const
    {
        if (std::ranges::all_of(m_digits, [](const auto &digit) { return digit.second == 3; })) {
            std::vector<quint64> set;
            for (const auto &[taken, digit] : m_digits)
                set.push_back(taken);
            return std::make_shared<SubtractionRules>(set);
        }
        const auto last = static_cast<std::size_t>(m_digits.rbegin()->first);
        if (last >= maxCodeDigits)
            return nullptr;
        std::vector<quint8> digits(last + 1);
        for (const auto &[taken, digit] : m_digits)
            digits[static_cast<std::size_t>(taken)] = static_cast<quint8>(digit);
        const TakeAndBreak moves{digits};
        const QString text = moves.isOctal() ? QStringLiteral("octal{%1}") : QStringLiteral("hex{%1}");
        return std::make_shared<TakeBreakRules>(text.arg(moves.code()), digits);
    }

    const RuleProgram &m_program;
    const RuleAlternative *m_alternative = nullptr;
    std::map<quint64, int> m_digits;      ///< by the number of tokens taken
    std::optional<Int128> m_takesAllFrom; ///< each number of tokens from this one on may be taken
    std::set<quint64> m_divisors;
    bool m_splitsUnequally = false;
    int m_lesser = 0; ///< of the two heaps of m_orderOf
    const RuleAlternative *m_orderOf = nullptr;
};

} // namespace

RulesPtr knownGameOf(const RuleProgram &program)
{
    return program.arity() == 1 ? FormReader(program).read() : nullptr;
}

} // namespace mexplorer
