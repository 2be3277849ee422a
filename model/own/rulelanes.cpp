// SPDX-License-Identifier: GPL-3.0-or-later
// Rules that a user writes, for many choices at once
//
// Most of the work is in the innermost loop: a position with n tokens may have n choices, each with the same numbers
// and conditions. These are evaluated node by node, each for a block of choices, in loops that the compiler turns into
// vector instructions. Before a loop begins, the ranges of its names give a range for each node (interval arithmetic);
// if none is beyond 2^62, no operation can overflow, and none needs to be checked. Otherwise the choices are evaluated
// one by one, exactly.
//
// Sums of names are often lines: n-k goes down by 1 from each choice to the next one, and so does b where a + b = n.
// These are known without being evaluated. A comparison of lines, as a < b, holds from some choice on, or up to one;
// the other choices are left out, and it need not be tested.
//
// Both sides of "and" and "or" are evaluated for each lane, and the right one counts where the left one doesn't decide.
// A lane with a division by 0 divides by 1 instead, and is marked as undefined.
//
// Cost: up to about one nanosecond for a node and a choice, and nothing for a line that is a result; prime() is looked
// up below a million. Left out: bounds of gcd() and xor() that depend on more than the ranges of their numbers; a wider
// range than necessary only costs time.

#include "model/own/rulelanes.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace mexplorer {

namespace {

using Op = RuleOperation;

constexpr qint64 maxLaneNumber = qint64(1) << 62;

std::size_t placeOf(int number)
{
    return static_cast<std::size_t>(number);
}

std::optional<NumberRange> hull(std::initializer_list<Int128> numbers)
{
    return NumberRange::of(std::min(numbers), std::max(numbers));
}

qint64 greatestSize(const NumberRange &range)
{
    return std::max(std::abs(range.least), std::abs(range.greatest));
}

template <class Whole> Whole floorOf(Whole a, Whole b)
{
    const Whole quotient = a / b;
    return quotient - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

/// Leaves out the lanes where first + step * lane > 0.
void keepUpToZero(Int128 first, Int128 step, NumberRange &lanes)
{
    const Int128 least = lanes.least;
    const Int128 greatest = lanes.greatest;
    if (step > 0)
        lanes.greatest = static_cast<qint64>(std::clamp(floorOf(-first, step), least - 1, greatest));
    else if (step < 0)
        lanes.least = static_cast<qint64>(std::clamp(-floorOf(-first, -step), least, greatest + 1));
    else if (first > 0)
        lanes.greatest = lanes.least - 1;
}

/// The least number 2^j - 1 that is at least as large.
qint64 onesFrom(qint64 number)
{
    return number <= 0 ? 0 : static_cast<qint64>(std::bit_ceil(static_cast<quint64>(number) + 1) - 1);
}

std::optional<NumberRange> quotientRange(const NumberRange &a, const NumberRange &b)
{
    if (b.least == b.greatest && b.least > 0)
        return NumberRange{(a.least >= 0 ? a.least : a.least - b.least + 1) / b.least,
                           (a.greatest >= 0 ? a.greatest : a.greatest - b.least + 1) / b.least};
    const qint64 most = greatestSize(a);
    return NumberRange{a.least >= 0 && b.least >= 0 ? 0 : -most, most};
}

std::optional<NumberRange> powerRange(const NumberRange &base, const NumberRange &exponent)
{
    const qint64 most = greatestSize(base);
    if (most <= 1)
        return NumberRange{-1, 1};
    if (exponent.greatest > 62)
        return std::nullopt;
    Int128 power = 1;
    for (qint64 i = 0; i < exponent.greatest; ++i) {
        power *= most;
        if (power > maxLaneNumber)
            return std::nullopt;
    }
    return NumberRange::of(base.least >= 0 ? Int128(0) : -power, power);
}

qint64 powerOf(qint64 base, qint64 exponent)
{
    qint64 result = 1;
    if (base == 0 || base == 1 || base == -1) // where the exponent may be any
        return exponent == 0 || base == 1 || (base == -1 && exponent % 2 == 0) ? 1 : base;
    for (; exponent > 0; --exponent)
        result *= base;
    return result;
}

qint64 remainderOf(qint64 a, qint64 b)
{
    const qint64 rest = a % b;
    return rest + (rest != 0 && (rest < 0) != (b < 0) ? b : 0);
}

qint64 digitSumOf(qint64 number)
{
    qint64 sum = 0;
    for (; number > 0; number /= 10)
        sum += number % 10;
    return sum;
}

quint8 quickTruth(bool value)
{
    return value ? 1 : 0;
}

quint8 quickTruth(Truth truth)
{
    return truth == Truth::True ? 1 : truth == Truth::False ? 0 : 2;
}

constexpr std::size_t primeTableSize = 1'000'000;

/// 1 for each prime: in bytes, as these are found faster than bits.
const quint8 *primeTable()
{
    static const std::vector<quint8> primes = [] {
        std::vector<quint8> prime(primeTableSize, 1);
        prime[0] = prime[1] = 0;
        for (std::size_t i = 2; i * i < primeTableSize; ++i) {
            for (std::size_t multiple = i * i; prime[i] && multiple < primeTableSize; multiple += i)
                prime[multiple] = 0;
        }
        return prime;
    }();
    return primes.data();
}

quint8 isSquareLane(qint64 number)
{
    if (number < 0 || number >= qint64(1) << 52)
        return quickTruth(isSquare(Int128(number)));
    const auto root = static_cast<qint64>(std::sqrt(static_cast<double>(number)));
    return quickTruth(root * root == number);
}

quint8 dividesLane(qint64 a, qint64 b)
{
    return quickTruth(a == 0 ? b == 0 : b % a == 0);
}

constexpr std::array<quint8, RuleLanes::maxLanes> allUndefined = [] {
    std::array<quint8, RuleLanes::maxLanes> ones{};
    ones.fill(1);
    return ones;
}();

/// Writes operation(a, b) for each lane. Three loops, as the compiler makes vector instructions of each.
template <class Result, class Operation>
void writeLanes(const RuleLanes::Numbers &a, const RuleLanes::Numbers &b, int count, Result *results,
                Operation operation)
{
    if (a.values && b.values) {
        for (int i = 0; i < count; ++i)
            results[i] = operation(a.values[i], b.values[i]);
    } else if (a.values) {
        for (int i = 0; i < count; ++i)
            results[i] = operation(a.values[i], b.same);
    } else if (b.values) {
        for (int i = 0; i < count; ++i)
            results[i] = operation(a.same, b.values[i]);
    } else {
        std::fill_n(results, count, operation(a.same, b.same));
    }
}

} // namespace

std::optional<NumberRange> NumberRange::of(Int128 least, Int128 greatest)
{
    if (least < -maxLaneNumber || greatest > maxLaneNumber)
        return std::nullopt;
    return NumberRange{static_cast<qint64>(least), static_cast<qint64>(greatest)};
}

void RuleLanes::begin(std::size_t names)
{
    m_ranges.assign(names, NumberRange());
    m_lines.assign(names, std::nullopt);
    m_names.assign(names, Numbers());
}

void RuleLanes::setName(int name, const NumberRange &range, const NumberLine &line)
{
    m_ranges[placeOf(name)] = range;
    m_lines[placeOf(name)] = line;
}

bool RuleLanes::setSum(int name, std::span<const std::pair<int, int>> terms, int sign)
{
    Int128 least = 0;
    Int128 greatest = 0;
    bool isLine = true;
    Int128 first = 0;
    Int128 step = 0;
    for (const auto &[termSign, index] : terms) {
        const auto term = range(index);
        if (!term)
            return false;
        const bool isAdded = termSign == sign;
        least += isAdded ? term->least : -term->greatest;
        greatest += isAdded ? term->greatest : -term->least;
        const auto numbers = line(index);
        isLine = isLine && numbers;
        first += !isLine ? 0 : isAdded ? numbers->first : -numbers->first;
        step += !isLine ? 0 : isAdded ? numbers->step : -numbers->step;
    }
    const auto whole = NumberRange::of(least, greatest);
    if (!whole)
        return false;
    m_ranges[placeOf(name)] = *whole;
    m_lines[placeOf(name)] = std::nullopt;
    if (isLine)
        m_lines[placeOf(name)] = NumberLine{static_cast<qint64>(first), static_cast<qint64>(step)};
    return true;
}

std::optional<NumberRange> RuleLanes::range(int index) const
{
    const RuleNode &each = node(index);
    if (each.operation == Op::Number)
        return each.number.isExact() ? NumberRange::of(each.number.value(), each.number.value()) : std::nullopt;
    if (each.operation == Op::Name)
        return m_ranges[placeOf(each.name)];
    std::optional<NumberRange> first = range(each.operands[0]);
    if (!first)
        return std::nullopt;
    switch (each.operation) {
    case Op::Negate:
        return NumberRange{-first->greatest, -first->least};
    case Op::Abs:
        return NumberRange{0, greatestSize(*first)};
    case Op::DigitSum:
        return NumberRange{0, 9 * 19};
    case Op::BitCount:
        return NumberRange{0, 63};
    default:
        break;
    }
    for (std::size_t i = 1; i < each.operands.size() && first; ++i) {
        const std::optional<NumberRange> second = range(each.operands[i]);
        if (!second)
            return std::nullopt;
        const NumberRange a = *first;
        const NumberRange b = *second;
        switch (each.operation) {
        case Op::Add:
            first = NumberRange::of(Int128(a.least) + b.least, Int128(a.greatest) + b.greatest);
            break;
        case Op::Subtract:
            first = NumberRange::of(Int128(a.least) - b.greatest, Int128(a.greatest) - b.least);
            break;
        case Op::Multiply:
            first = hull({Int128(a.least) * b.least, Int128(a.least) * b.greatest, Int128(a.greatest) * b.least,
                          Int128(a.greatest) * b.greatest});
            break;
        case Op::Divide:
            first = quotientRange(a, b);
            break;
        case Op::Modulo:
            first = NumberRange{std::min<qint64>(b.least + 1, 0), std::max<qint64>(b.greatest - 1, 0)};
            break;
        case Op::Power:
            first = powerRange(a, b);
            break;
        case Op::Gcd:
            first = NumberRange{0, std::max(greatestSize(a), greatestSize(b))};
            break;
        case Op::Lcm:
            first = NumberRange::of(0, Int128(greatestSize(a)) * greatestSize(b));
            break;
        case Op::Min:
            first = NumberRange{std::min(a.least, b.least), std::min(a.greatest, b.greatest)};
            break;
        case Op::Max:
            first = NumberRange{std::max(a.least, b.least), std::max(a.greatest, b.greatest)};
            break;
        case Op::BitAnd:
            first = NumberRange{0, std::max<qint64>(0, std::min(a.greatest, b.greatest))};
            break;
        default: // Op::BitXor, Op::BitOr
            first = NumberRange{0, onesFrom(std::max(a.greatest, b.greatest))};
        }
    }
    return first;
}

bool RuleLanes::fits(int condition) const
{
    const RuleNode &each = node(condition);
    if (each.operation >= Op::Not)
        return std::ranges::all_of(each.operands, [this](int operand) { return fits(operand); });
    return std::ranges::all_of(each.operands, [this](int operand) { return range(operand).has_value(); });
}

std::optional<NumberLine> RuleLanes::line(int index) const
{
    const RuleNode &each = node(index);
    if (each.operation == Op::Number)
        return NumberLine{static_cast<qint64>(each.number.value()), 0};
    if (each.operation == Op::Name)
        return m_lines[placeOf(each.name)];
    if (each.operation > Op::Multiply)
        return std::nullopt;
    const std::optional<NumberLine> a = line(each.operands[0]);
    if (!a || each.operation == Op::Negate)
        return a ? NumberLine{-a->first, -a->step} : a;
    const std::optional<NumberLine> b = line(each.operands[1]);
    if (!b)
        return b;
    if (each.operation == Op::Add)
        return NumberLine{a->first + b->first, a->step + b->step};
    if (each.operation == Op::Subtract)
        return NumberLine{a->first - b->first, a->step - b->step};
    if (a->step != 0 && b->step != 0)
        return std::nullopt;
    return NumberLine{a->first * b->first, a->first * b->step + a->step * b->first};
}

bool RuleLanes::narrow(int condition, NumberRange &lanes) const
{
    const RuleNode &each = node(condition);
    if (each.operation < Op::Equal || each.operation > Op::GreaterOrEqual)
        return false;
    const std::optional<NumberLine> a = line(each.operands[0]);
    const std::optional<NumberLine> b = line(each.operands[1]);
    if (!a || !b)
        return false;
    const Int128 first = Int128(a->first) - b->first;
    const Int128 step = Int128(a->step) - b->step;
    NumberRange equal = lanes;
    switch (each.operation) {
    case Op::Less:
        keepUpToZero(first + 1, step, lanes);
        return true;
    case Op::LessOrEqual:
        keepUpToZero(first, step, lanes);
        return true;
    case Op::Greater:
        keepUpToZero(1 - first, -step, lanes);
        return true;
    case Op::GreaterOrEqual:
        keepUpToZero(-first, -step, lanes);
        return true;
    default:
        keepUpToZero(first, step, equal);
        keepUpToZero(-first, -step, equal);
        if (each.operation == Op::NotEqual)
            return equal.least > equal.greatest;
        lanes = equal;
        return true;
    }
}

void RuleLanes::narrow(const NumberLine &line, const NumberRange &range, NumberRange &lanes)
{
    keepUpToZero(Int128(range.least) - line.first, -line.step, lanes);
    keepUpToZero(Int128(line.first) - range.greatest, line.step, lanes);
}

void RuleLanes::beginBlock(qint64 first, int count)
{
    m_first = first;
    m_count = count;
    m_used = 0;
}

RuleLanes::Slot &RuleLanes::newSlot()
{
    if (m_used == m_slots.size())
        m_slots.push_back(std::make_unique_for_overwrite<Slot>());
    return *m_slots[m_used++];
}

void RuleLanes::addSum(int name, std::span<const std::pair<int, int>> terms, int sign, const NumberRange *range,
                       Alive &alive)
{
    if (m_lines[placeOf(name)])
        return;
    Slot &slot = newSlot();
    slot.values.fill(0);
    const Numbers sum{slot.values.data(), 0, nullptr};
    for (const auto &[termSign, index] : terms) {
        const std::size_t used = m_used;
        const Numbers term = number(index, alive);
        if (termSign == sign)
            writeLanes(sum, term, m_count, slot.values.data(), [](qint64 a, qint64 b) { return a + b; });
        else
            writeLanes(sum, term, m_count, slot.values.data(), [](qint64 a, qint64 b) { return a - b; });
        for (int i = 0; i < m_count && term.undefined; ++i)
            alive[placeOf(i)] &= static_cast<quint8>(1 - term.undefined[i]);
        m_used = used;
    }
    for (std::size_t i = 0; i < placeOf(m_count) && range; ++i)
        alive[i] &= quickTruth(slot.values[i] >= range->least && slot.values[i] <= range->greatest);
    m_names[placeOf(name)] = sum;
}

void RuleLanes::require(int condition, Alive &alive)
{
    Truths truths;
    findTruth(condition, alive, truths);
    const std::size_t count = placeOf(m_count); // not read again after each byte that is written
    for (std::size_t i = 0; i < count; ++i)
        alive[i] = static_cast<quint8>(alive[i] & (truths[i] == 1 ? 1 : 0));
}

NumberRange RuleLanes::blockRange(int index) const
{
    const std::optional<NumberLine> numbers = line(index);
    if (!numbers)
        return *range(index);
    const qint64 first = numbers->at(m_first);
    const qint64 last = numbers->at(m_first + m_count - 1);
    return {std::min(first, last), std::max(first, last)};
}

RuleLanes::Numbers RuleLanes::result(int index, Alive &alive)
{
    const Numbers numbers = number(index, alive);
    for (int i = 0; i < m_count && numbers.undefined; ++i)
        alive[placeOf(i)] &= static_cast<quint8>(1 - numbers.undefined[i]);
    if (blockRange(index).least < 0) {
        for (int i = 0; i < m_count; ++i)
            alive[placeOf(i)] &= quickTruth(numbers.at(i) >= 0);
    }
    return numbers;
}

RuleLanes::Numbers RuleLanes::ofName(int name)
{
    const std::optional<NumberLine> &numbers = m_lines[placeOf(name)];
    return numbers ? ofLine(*numbers) : m_names[placeOf(name)];
}

RuleLanes::Numbers RuleLanes::ofLine(const NumberLine &line)
{
    if (line.step == 0)
        return {nullptr, line.first, nullptr};
    qint64 *const values = newSlot().values.data();
    const int count = m_count;
    const qint64 step = line.step;
    qint64 each = line.at(m_first);
    for (int i = 0; i < count; ++i, each += step)
        values[i] = each;
    return {values, 0, nullptr};
}

RuleLanes::Numbers RuleLanes::number(int index, const Alive &alive)
{
    if (const std::optional<NumberLine> numbers = line(index))
        return ofLine(*numbers);
    const RuleNode &each = node(index);
    switch (each.operation) {
    case Op::Name:
        return m_names[placeOf(each.name)];
    case Op::Negate:
        return mapped(each, alive, [](qint64 a) { return -a; });
    case Op::Abs:
        return mapped(each, alive, [](qint64 a) { return a < 0 ? -a : a; });
    case Op::DigitSum:
        return partial(each, alive, [](qint64 a, qint64, bool &isDefined) {
            isDefined = a >= 0;
            return digitSumOf(a);
        });
    case Op::BitCount:
        return partial(each, alive, [](qint64 a, qint64, bool &isDefined) {
            isDefined = a >= 0;
            return qint64(std::popcount(static_cast<quint64>(a)));
        });
    case Op::Add:
        return folded(each, alive, [](qint64 a, qint64 b) { return a + b; });
    case Op::Subtract:
        return folded(each, alive, [](qint64 a, qint64 b) { return a - b; });
    case Op::Multiply:
        return folded(each, alive, [](qint64 a, qint64 b) { return a * b; });
    case Op::Min:
        return folded(each, alive, [](qint64 a, qint64 b) { return std::min(a, b); });
    case Op::Max:
        return folded(each, alive, [](qint64 a, qint64 b) { return std::max(a, b); });
    case Op::Gcd:
        return folded(each, alive, [](qint64 a, qint64 b) { return std::gcd(a, b); });
    case Op::Lcm:
        return folded(each, alive, [](qint64 a, qint64 b) { return std::lcm(a, b); });
    case Op::Divide:
        return partial(each, alive, [](qint64 a, qint64 b, bool &isDefined) {
            isDefined = b != 0;
            return b == 0 ? 0 : floorOf(a, b);
        });
    case Op::Modulo:
        return partial(each, alive, [](qint64 a, qint64 b, bool &isDefined) {
            isDefined = b != 0;
            return b == 0 ? 0 : remainderOf(a, b);
        });
    case Op::Power:
        return partial(each, alive, [](qint64 a, qint64 b, bool &isDefined) {
            isDefined = b >= 0;
            return b < 0 ? 0 : powerOf(a, b);
        });
    case Op::BitXor:
    case Op::BitAnd:
    case Op::BitOr:
        return partial(each, alive, [operation = each.operation](qint64 a, qint64 b, bool &isDefined) {
            isDefined = a >= 0 && b >= 0;
            return !isDefined ? 0 : operation == Op::BitXor ? a ^ b : operation == Op::BitAnd ? a & b : a | b;
        });
    default:
        Q_UNREACHABLE(); // a condition
    }
}

/// The result of an operation on one number, in a slot of its own that replaces those of the operand.
template <class Operation>
RuleLanes::Numbers RuleLanes::mapped(const RuleNode &each, const Alive &alive, Operation operation)
{
    const std::size_t used = m_used;
    const Numbers a = number(each.operands[0], alive);
    if (!a.values)
        return {nullptr, operation(a.same), a.undefined};
    m_used = used;
    Slot &slot = newSlot();
    for (std::size_t i = 0; i < placeOf(m_count); ++i)
        slot.values[i] = operation(a.values[i]);
    return {slot.values.data(), 0, a.undefined};
}

/// As above, of two numbers or more, from left to right. The result may replace its own operands, as each lane depends
/// on the same lane alone.
template <class Operation>
RuleLanes::Numbers RuleLanes::folded(const RuleNode &each, const Alive &alive, Operation operation)
{
    const std::size_t used = m_used;
    Numbers left = number(each.operands[0], alive);
    for (std::size_t k = 1; k < each.operands.size(); ++k) {
        const Numbers right = number(each.operands[k], alive);
        m_used = used;
        if (!left.values && !right.values && !left.undefined && !right.undefined) {
            left.same = operation(left.same, right.same);
            continue;
        }
        Slot &slot = newSlot();
        if (left.undefined && right.undefined) {
            for (std::size_t i = 0; i < placeOf(m_count); ++i)
                slot.undefined[i] = left.undefined[i] | right.undefined[i];
            left.undefined = slot.undefined.data();
        } else if (right.undefined) {
            std::copy_n(right.undefined, m_count, slot.undefined.data());
            left.undefined = slot.undefined.data();
        }
        writeLanes(left, right, m_count, slot.values.data(), operation);
        left.values = slot.values.data();
    }
    return left;
}

/// As above, for an operation that may be undefined; on one number, the second one is the first.
template <class Operation>
RuleLanes::Numbers RuleLanes::partial(const RuleNode &each, const Alive &alive, Operation operation)
{
    const std::size_t used = m_used;
    Numbers left = number(each.operands[0], alive);
    const std::size_t last = std::max<std::size_t>(each.operands.size(), 2);
    for (std::size_t k = 1; k < last; ++k) {
        const Numbers right = k < each.operands.size() ? number(each.operands[k], alive) : left;
        m_used = used;
        if (!left.values && !right.values && !left.undefined && !right.undefined) {
            bool isDefined = true;
            left.same = operation(left.same, right.same, isDefined);
            left.undefined = isDefined ? nullptr : allUndefined.data();
            continue;
        }
        Slot &slot = newSlot();
        quint8 any = 0;
        for (int i = 0; i < m_count; ++i) {
            bool isDefined = true;
            slot.values[placeOf(i)] = operation(left.at(i), right.at(i), isDefined);
            const auto wasUndefined = static_cast<quint8>((left.undefined ? left.undefined[i] : 0) |
                                                          (right.undefined ? right.undefined[i] : 0));
            slot.undefined[placeOf(i)] = static_cast<quint8>(wasUndefined | quickTruth(!isDefined));
            any |= slot.undefined[placeOf(i)];
        }
        left = {slot.values.data(), 0, any ? slot.undefined.data() : nullptr};
    }
    return left;
}

void RuleLanes::findTruth(int index, const Alive &alive, Truths &truths)
{
    const RuleNode &each = node(index);
    const std::size_t used = m_used;
    const auto operand = [&](std::size_t i) { return number(each.operands[i], alive); };
    switch (each.operation) {
    case Op::Divides:
        findTestedAlive(each, alive, truths, dividesLane);
        break;
    case Op::Prime:
        findTestedAlive(each, alive, truths, [primes = primeTable()](qint64 a, qint64) {
            return static_cast<quint64>(a) < primeTableSize ? primes[a] : quickTruth(isPrime(Int128(a)));
        });
        break;
    case Op::Square:
        findTestedAlive(each, alive, truths, [](qint64 a, qint64) { return isSquareLane(a); });
        break;
    case Op::Even:
        findTested(operand(0), {}, truths, [](qint64 a, qint64) { return quickTruth((a & 1) == 0); });
        break;
    case Op::Odd:
        findTested(operand(0), {}, truths, [](qint64 a, qint64) { return quickTruth((a & 1) != 0); });
        break;
    case Op::PowerOf:
        findTestedAlive(each, alive, truths,
                        [](qint64 a, qint64 b) { return quickTruth(isPowerOf(Int128(a), Int128(b))); });
        break;
    case Op::Digit:
        findTestedAlive(each, alive, truths,
                        [](qint64 a, qint64 b) { return quickTruth(hasDigit(Int128(a), Int128(b))); });
        break;
    case Op::InRange: {
        Truths below;
        findCompared(Op::GreaterOrEqual, ofName(each.name), operand(0), truths);
        findCompared(Op::LessOrEqual, ofName(each.name), operand(1), below);
        for (std::size_t i = 0; i < placeOf(m_count); ++i)
            truths[i] = truths[i] == 1 ? below[i] : truths[i];
        break;
    }
    case Op::InSet: {
        Truths one;
        truths.fill(0);
        const Numbers name = ofName(each.name);
        for (const int member : each.operands) {
            const std::size_t usedByName = m_used;
            findCompared(Op::Equal, name, number(member, alive), one);
            m_used = usedByName;
            for (std::size_t i = 0; i < placeOf(m_count); ++i)
                truths[i] = one[i] == 1 ? 1 : truths[i]; // an undefined member is not the name
        }
        break;
    }
    case Op::Not:
        findTruth(each.operands[0], alive, truths);
        for (std::size_t i = 0; i < placeOf(m_count); ++i)
            truths[i] = truths[i] == 2 ? 2 : static_cast<quint8>(1 - truths[i]);
        break;
    case Op::Or:
    case Op::And: {
        const quint8 undecided = each.operation == Op::And ? 1 : 0;
        Truths one;
        truths.fill(undecided);
        for (const int condition : each.operands) {
            findTruth(condition, alive, one);
            for (std::size_t i = 0; i < placeOf(m_count); ++i)
                truths[i] = truths[i] == undecided ? one[i] : truths[i];
        }
        break;
    }
    default: {
        const Numbers left = operand(0);
        findCompared(each.operation, left, operand(1), truths);
    }
    }
    m_used = used;
}

template <class Test> void RuleLanes::findTested(const Numbers &a, const Numbers &b, Truths &truths, Test test)
{
    writeLanes(a, b, m_count, truths.data(), test);
    for (const quint8 *undefined : {a.undefined, b.undefined}) {
        for (int i = 0; i < m_count && undefined; ++i)
            truths[placeOf(i)] = undefined[i] ? 2 : truths[placeOf(i)];
    }
}

/// A test of one number or two that takes long enough to leave out dead lanes.
template <class Test>
void RuleLanes::findTestedAlive(const RuleNode &each, const Alive &alive, Truths &truths, Test test)
{
    const Numbers a = number(each.operands[0], alive);
    const Numbers b = each.operands.size() > 1 ? number(each.operands[1], alive) : Numbers();
    for (int i = 0, count = m_count; i < count; ++i) {
        const bool isUndefined = (a.undefined && a.undefined[i]) || (b.undefined && b.undefined[i]);
        truths[placeOf(i)] = !alive[placeOf(i)] ? quint8(0) : isUndefined ? quint8(2) : test(a.at(i), b.at(i));
    }
}

void RuleLanes::findCompared(RuleOperation operation, const Numbers &a, const Numbers &b, Truths &truths)
{
    switch (operation) {
    case Op::Equal:
        return findTested(a, b, truths, [](qint64 x, qint64 y) { return quickTruth(x == y); });
    case Op::NotEqual:
        return findTested(a, b, truths, [](qint64 x, qint64 y) { return quickTruth(x != y); });
    case Op::Less:
        return findTested(a, b, truths, [](qint64 x, qint64 y) { return quickTruth(x < y); });
    case Op::LessOrEqual:
        return findTested(a, b, truths, [](qint64 x, qint64 y) { return quickTruth(x <= y); });
    case Op::Greater:
        return findTested(a, b, truths, [](qint64 x, qint64 y) { return quickTruth(x > y); });
    default:
        return findTested(a, b, truths, [](qint64 x, qint64 y) { return quickTruth(x >= y); });
    }
}

} // namespace mexplorer
