// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/own/exactnumber.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace mexplorer {

namespace {

__extension__ using Unsigned128 = unsigned __int128;

constexpr int width = 127;                     ///< bits of the greatest number
constexpr Int128 most = ~(Int128(1) << width); ///< the greatest number
constexpr Int128 maxBits = Int128(1) << 100;   ///< saturation of the bound of a size

Unsigned128 sizeOf(Int128 a)
{
    return a < 0 ? -static_cast<Unsigned128>(a) : static_cast<Unsigned128>(a);
}

/// floor(log2(a)), a > 0.
int log2Of(Unsigned128 a)
{
    const auto high = static_cast<quint64>(a >> 64);
    return high != 0 ? 127 - std::countl_zero(high) : 63 - std::countl_zero(static_cast<quint64>(a));
}

Unsigned128 gcdOf(Unsigned128 a, Unsigned128 b)
{
    while (b != 0)
        a = std::exchange(b, a % b);
    return a;
}

/// a * b mod m for m below 2^127.
Unsigned128 productMod(Unsigned128 a, Unsigned128 b, Unsigned128 m)
{
    if (m <= ~quint64(0))
        return a * b % m;
    Unsigned128 sum = 0;
    for (; b != 0; b >>= 1) {
        if (b & 1)
            sum = (sum + a) % m; // both below 2^127
        a = (a << 1) % m;
    }
    return sum;
}

Unsigned128 powerMod(Unsigned128 a, Unsigned128 exponent, Unsigned128 m)
{
    Unsigned128 result = 1 % m;
    for (a %= m; exponent != 0; exponent >>= 1) {
        if (exponent & 1)
            result = productMod(result, a, m);
        a = productMod(a, a, m);
    }
    return result;
}

/// Miller and Rabin's test for 64 bits: the first 12 primes as bases are a proof there, and the first 4 below
/// 3,215,031,751 (Pomerance, Selfridge and Wagstaff, 1980).
bool isSmallPrime(quint64 n)
{
    static constexpr std::array<quint64, 12> bases = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    if (n < 2)
        return false;
    for (const quint64 base : bases) {
        if (n % base == 0)
            return n == base;
    }
    const auto product = [n](quint64 a, quint64 b) {
        return static_cast<quint64>(static_cast<Unsigned128>(a) * b % n);
    };
    const int twos = std::countr_zero(n - 1);
    const std::size_t count = n < 3'215'031'751 ? 4 : bases.size();
    for (std::size_t i = 0; i < count; ++i) {
        quint64 x = 1;
        quint64 square = bases[i];
        for (quint64 exponent = (n - 1) >> twos; exponent > 0; exponent >>= 1) {
            x = exponent & 1 ? product(x, square) : x;
            square = product(square, square);
        }
        bool passes = x == 1 || x == n - 1;
        for (int j = 1; j < twos && !passes; ++j) {
            x = product(x, x);
            passes = x == n - 1;
        }
        if (!passes)
            return false;
    }
    return true;
}

/// Miller and Rabin's test. With the first 13 primes as bases it is a proof below 3.3 * 10^24 (Sorenson and Webster,
/// 2015); the others make a wrong answer for larger numbers unheard of.
bool isPrimeNumber(Unsigned128 n)
{
    static constexpr std::array<unsigned, 24> bases = {2,  3,  5,  7,  11, 13, 17, 19, 23, 29, 31, 37,
                                                       41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89};
    if (n >> 64 == 0)
        return isSmallPrime(static_cast<quint64>(n));
    for (const unsigned base : bases) {
        if (n % base == 0)
            return n == base;
    }
    Unsigned128 odd = n - 1;
    int twos = 0;
    for (; odd % 2 == 0; odd /= 2)
        ++twos;
    for (const unsigned base : bases) {
        Unsigned128 x = powerMod(base, odd, n);
        bool passes = x == 1 || x == n - 1;
        for (int i = 1; i < twos && !passes; ++i) {
            x = productMod(x, x, n);
            passes = x == n - 1;
        }
        if (!passes)
            return false;
    }
    return true;
}

Unsigned128 rootOf(Unsigned128 n)
{
    Unsigned128 root = 0;
    for (int bit = 63; bit >= 0; --bit) {
        const Unsigned128 next = root | (Unsigned128(1) << bit);
        if (next * next <= n)
            root = next;
    }
    return root;
}

/// The first operand that is no number; null if both are numbers.
const ExactNumber *notNumber(const ExactNumber &a, const ExactNumber &b)
{
    return !a.isNumber() ? &a : !b.isNumber() ? &b : nullptr;
}

Truth truthOf(bool value)
{
    return value ? Truth::True : Truth::False;
}

/// What a condition is if one of its numbers is no number.
Truth truthWithout(const ExactNumber &a)
{
    return a.kind() == ExactNumber::Kind::Undefined ? Truth::Undefined : Truth::Unknown;
}

/// An operation on the bits of two numbers.
template <class Operation> ExactNumber onBits(const ExactNumber &a, const ExactNumber &b, Operation operation)
{
    if (const ExactNumber *other = notNumber(a, b))
        return *other;
    if (a.sign() < 0 || b.sign() < 0)
        return ExactNumber::undefined();
    if (!a.isExact() || !b.isExact())
        return ExactNumber::unknown();
    return operation(a.value(), b.value());
}

} // namespace

ExactNumber ExactNumber::beyond(int sign, Int128 bits)
{
    ExactNumber number(Kind::Beyond, sign);
    number.m_value = std::clamp<Int128>(bits, width, maxBits);
    return number;
}

ExactNumber ExactNumber::fromDigits(QStringView digits)
{
    ExactNumber number;
    for (const QChar digit : digits)
        number = number * ExactNumber(10) + ExactNumber(digit.digitValue());
    return number;
}

ExactNumber ExactNumber::operator-() const
{
    if (m_kind == Kind::Beyond)
        return beyond(-m_sign, m_value);
    if (m_kind != Kind::Exact)
        return *this;
    return m_value == -most - 1 ? beyond(1, width) : ExactNumber(-m_value);
}

ExactNumber operator+(const ExactNumber &a, const ExactNumber &b)
{
    if (const ExactNumber *other = notNumber(a, b))
        return *other;
    if (a.isExact() && b.isExact()) {
        Int128 sum = 0;
        if (!__builtin_add_overflow(a.m_value, b.m_value, &sum))
            return sum;
        return ExactNumber::beyond(a.sign(), width);
    }
    if (a.isBeyond() && b.isBeyond())
        return a.m_sign == b.m_sign ? ExactNumber::beyond(a.m_sign, std::max(a.m_value, b.m_value))
                                    : ExactNumber::unknown();
    const ExactNumber &large = a.isBeyond() ? a : b;
    const ExactNumber &small = a.isBeyond() ? b : a;
    if (small.sign() == 0 || small.sign() == large.m_sign)
        return large;
    // At least 2^bits - 2^127.
    return large.m_value > width ? ExactNumber::beyond(large.m_sign, large.m_value - 1) : ExactNumber::unknown();
}

ExactNumber operator*(const ExactNumber &a, const ExactNumber &b)
{
    if (const ExactNumber *other = notNumber(a, b))
        return *other;
    if (a.sign() == 0 || b.sign() == 0)
        return 0;
    if (a.isExact() && b.isExact()) {
        Int128 product = 0;
        if (!__builtin_mul_overflow(a.m_value, b.m_value, &product))
            return product;
    }
    const auto bitsOf = [](const ExactNumber &factor) -> Int128 {
        return factor.isBeyond() ? factor.m_value : log2Of(sizeOf(factor.m_value));
    };
    return ExactNumber::beyond(a.sign() * b.sign(), bitsOf(a) + bitsOf(b));
}

ExactNumber operator/(const ExactNumber &a, const ExactNumber &b)
{
    if (const ExactNumber *other = notNumber(a, b))
        return *other;
    if (b.sign() == 0)
        return ExactNumber::undefined();
    if (a.isExact() && b.isExact()) {
        if (b.m_value == -1)
            return -a;
        const Int128 quotient = a.m_value / b.m_value;
        const bool rounds = a.m_value % b.m_value != 0 && (a.m_value < 0) != (b.m_value < 0);
        return quotient - (rounds ? 1 : 0);
    }
    if (a.isExact()) // the divisor is larger
        return a.sign() * b.sign() < 0 ? -1 : 0;
    if (b.isBeyond())
        return ExactNumber::unknown();
    const Int128 bits = a.m_value - log2Of(sizeOf(b.m_value)) - 1;
    if (sizeOf(b.m_value) == 1)
        return ExactNumber::beyond(a.m_sign * b.sign(), a.m_value);
    return bits >= width ? ExactNumber::beyond(a.m_sign * b.sign(), bits) : ExactNumber::unknown();
}

ExactNumber operator%(const ExactNumber &a, const ExactNumber &b)
{
    if (const ExactNumber *other = notNumber(a, b))
        return *other;
    if (b.sign() == 0)
        return ExactNumber::undefined();
    if (a.isExact() && b.isExact()) {
        if (b.m_value == -1)
            return 0;
        const Int128 rest = a.m_value % b.m_value;
        return rest != 0 && (rest < 0) != (b.m_value < 0) ? rest + b.m_value : rest;
    }
    if (a.isExact())
        return a.sign() == 0 || a.sign() == b.sign() ? a : b + a;
    if (b.isExact() && sizeOf(b.m_value) == 1)
        return 0;
    return ExactNumber::unknown();
}

ExactNumber ExactNumber::power(const ExactNumber &base, const ExactNumber &exponent)
{
    if (const ExactNumber *other = notNumber(base, exponent))
        return *other;
    if (exponent.sign() < 0)
        return undefined();
    if (exponent.sign() == 0)
        return 1;
    if (base.isExact() && (base.value() == 0 || base.value() == 1))
        return base;
    if (exponent.isBeyond()) // of a negative number, even the sign is unknown
        return base.sign() > 0 ? beyond(1, maxBits) : unknown();
    const bool isOdd = exponent.m_value % 2 != 0;
    if (base.isExact() && base.value() == -1)
        return isOdd ? -1 : 1;
    const int sign = base.sign() < 0 && isOdd ? -1 : 1;
    if (base.isExact() && exponent.m_value <= width + 1) {
        ExactNumber result = 1;
        for (Int128 i = 0; i < exponent.m_value && result.isExact(); ++i)
            result = result * base;
        if (result.isExact())
            return result;
    }
    const Int128 bits = base.isBeyond() ? base.m_value : log2Of(sizeOf(base.m_value));
    Int128 all = 0;
    if (__builtin_mul_overflow(bits, exponent.m_value, &all))
        all = maxBits;
    return beyond(sign, all);
}

ExactNumber ExactNumber::gcd(const ExactNumber &a, const ExactNumber &b)
{
    if (const ExactNumber *other = notNumber(a, b))
        return *other;
    const ExactNumber sizes[] = {abs(a), abs(b)};
    for (int i : {0, 1}) {
        if (sizes[i].sign() == 0)
            return sizes[1 - i];
        if (sizes[i].isExact() && sizes[i].value() == 1)
            return 1;
    }
    if (!sizes[0].isExact() || !sizes[1].isExact())
        return unknown();
    return static_cast<Int128>(gcdOf(sizeOf(sizes[0].value()), sizeOf(sizes[1].value())));
}

ExactNumber ExactNumber::lcm(const ExactNumber &a, const ExactNumber &b)
{
    if (const ExactNumber *other = notNumber(a, b))
        return *other;
    if (a.sign() == 0 || b.sign() == 0)
        return 0;
    if (a.isBeyond() || b.isBeyond()) // a multiple of it
        return beyond(1, std::max(a.isBeyond() ? a.m_value : 0, b.isBeyond() ? b.m_value : 0));
    return abs(a) / gcd(a, b) * abs(b);
}

ExactNumber ExactNumber::min(const ExactNumber &a, const ExactNumber &b)
{
    return -max(-a, -b);
}

ExactNumber ExactNumber::max(const ExactNumber &a, const ExactNumber &b)
{
    if (const ExactNumber *other = notNumber(a, b))
        return *other;
    if (a.isExact() && b.isExact())
        return std::max(a.value(), b.value());
    if (a.isBeyond() && b.isBeyond() && a.m_sign == b.m_sign)
        return beyond(a.m_sign, a.m_sign > 0 ? std::max(a.m_value, b.m_value) : std::min(a.m_value, b.m_value));
    const ExactNumber &large = a.isBeyond() ? a : b;
    return large.m_sign > 0 ? (a.isBeyond() && a.m_sign > 0 ? a : b) : (a.isBeyond() && a.m_sign < 0 ? b : a);
}

ExactNumber ExactNumber::bitXor(const ExactNumber &a, const ExactNumber &b)
{
    return onBits(a, b, [](Int128 one, Int128 other) { return ExactNumber(one ^ other); });
}

ExactNumber ExactNumber::bitAnd(const ExactNumber &a, const ExactNumber &b)
{
    return onBits(a, b, [](Int128 one, Int128 other) { return ExactNumber(one & other); });
}

ExactNumber ExactNumber::bitOr(const ExactNumber &a, const ExactNumber &b)
{
    return onBits(a, b, [](Int128 one, Int128 other) { return ExactNumber(one | other); });
}

ExactNumber ExactNumber::bitCount(const ExactNumber &a)
{
    return onBits(a, a, [](Int128 one, Int128) {
        return ExactNumber(std::popcount(static_cast<quint64>(one)) +
                           std::popcount(static_cast<quint64>(static_cast<Unsigned128>(one) >> 64)));
    });
}

ExactNumber ExactNumber::digitSum(const ExactNumber &a)
{
    return onBits(a, a, [](Int128 one, Int128) {
        Int128 sum = 0;
        for (; one != 0; one /= 10)
            sum += one % 10;
        return ExactNumber(sum);
    });
}

Truth compare(const ExactNumber &a, const ExactNumber &b, int &order)
{
    if (const ExactNumber *other = notNumber(a, b))
        return truthWithout(*other);
    if (a.isBeyond() && b.isBeyond() && a.sign() == b.sign())
        return Truth::Unknown;
    if (a.isBeyond() || b.isBeyond())
        order = a.isBeyond() ? a.sign() : -b.sign();
    else
        order = a.value() < b.value() ? -1 : a.value() > b.value() ? 1 : 0;
    return Truth::True;
}

Truth divides(const ExactNumber &a, const ExactNumber &b)
{
    if (const ExactNumber *other = notNumber(a, b))
        return truthWithout(*other);
    if (a.sign() == 0 || b.sign() == 0)
        return truthOf(b.sign() == 0);
    const ExactNumber rest = b % a;
    if (a.isBeyond() && b.isExact())
        return Truth::False;
    return rest.isExact() ? truthOf(rest.value() == 0) : Truth::Unknown;
}

Truth isPrime(const ExactNumber &a)
{
    if (!a.isNumber())
        return truthWithout(a);
    if (a.sign() <= 0)
        return Truth::False;
    return a.isExact() ? truthOf(isPrimeNumber(sizeOf(a.value()))) : Truth::Unknown;
}

Truth isSquare(const ExactNumber &a)
{
    if (!a.isNumber())
        return truthWithout(a);
    if (a.sign() < 0)
        return Truth::False;
    if (!a.isExact())
        return Truth::Unknown;
    const Unsigned128 root = rootOf(sizeOf(a.value()));
    return truthOf(root * root == sizeOf(a.value()));
}

Truth isEven(const ExactNumber &a)
{
    if (!a.isNumber())
        return truthWithout(a);
    return a.isExact() ? truthOf(a.value() % 2 == 0) : Truth::Unknown;
}

Truth isPowerOf(const ExactNumber &base, const ExactNumber &power)
{
    if (const ExactNumber *other = notNumber(base, power))
        return truthWithout(*other);
    if (power.isExact() && power.value() == 1)
        return Truth::True;
    if (power.isExact() && power.value() == 0)
        return truthOf(base.sign() == 0);
    if (base.isExact() && sizeOf(base.value()) <= 1) // its powers are 0, 1 and -1
        return truthOf(power.isExact() && power.value() == base.value());
    if (base.isBeyond() && power.isExact())
        return Truth::False;
    if (!base.isExact() || !power.isExact())
        return Truth::Unknown;
    Int128 rest = power.value();
    while (rest % base.value() == 0)
        rest /= base.value();
    return truthOf(rest == 1);
}

Truth hasDigit(const ExactNumber &digit, const ExactNumber &number)
{
    if (const ExactNumber *other = notNumber(digit, number))
        return truthWithout(*other);
    if (number.sign() < 0)
        return Truth::Undefined;
    if (!number.isExact())
        return Truth::Unknown;
    if (!digit.isExact())
        return Truth::False;
    Int128 rest = number.value();
    do {
        if (rest % 10 == digit.value())
            return Truth::True;
        rest /= 10;
    } while (rest != 0);
    return Truth::False;
}

QString decimalText(Int128 number)
{
    QString digits;
    for (Unsigned128 rest = sizeOf(number); rest != 0 || digits.isEmpty(); rest /= 10)
        digits.prepend(QChar(u'0' + static_cast<char16_t>(rest % 10)));
    return number < 0 ? QChar(u'-') + digits : digits;
}

} // namespace mexplorer
