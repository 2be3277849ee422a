// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mexplorer {

/// A whole number of 128 bits.
__extension__ using Int128 = __int128;

/// A whole number in rules that a user writes: exact within 128 bits. Of a number beyond, only its sign and a lower
/// bound of its size are known; where more would matter, the result is Unknown. Division rounds down, and the remainder
/// has the sign of the divisor.
class ExactNumber
{
public:
    enum class Kind : quint8 {
        Exact,
        Beyond,    ///< greater, or if negative less, than any number of 128 bits
        Undefined, ///< as after a division by 0
        Unknown,   ///< it depends on a number beyond 128 bits
    };

    ExactNumber(Int128 value = 0) : m_value(value) {}
    static ExactNumber undefined() { return ExactNumber(Kind::Undefined, 0); }
    static ExactNumber unknown() { return ExactNumber(Kind::Unknown, 0); }
    /// A number of \a sign 1 or -1 whose size is at least 2^\a bits, bits at least 127.
    static ExactNumber beyond(int sign, Int128 bits);
    /// Reads decimal digits, any number of them.
    static ExactNumber fromDigits(QStringView digits);

    Kind kind() const { return m_kind; }
    bool isExact() const { return m_kind == Kind::Exact; }
    bool isBeyond() const { return m_kind == Kind::Beyond; }
    bool isNumber() const { return m_kind <= Kind::Beyond; }
    /// Requires isExact().
    Int128 value() const { return m_value; }
    /// -1, 0 or 1. Requires isNumber().
    int sign() const { return m_kind == Kind::Beyond ? m_sign : m_value > 0 ? 1 : m_value < 0 ? -1 : 0; }

    // An operand that is not a number is the result, the left one first.
    friend ExactNumber operator+(const ExactNumber &a, const ExactNumber &b);
    friend ExactNumber operator-(const ExactNumber &a, const ExactNumber &b) { return a + -b; }
    friend ExactNumber operator*(const ExactNumber &a, const ExactNumber &b);
    friend ExactNumber operator/(const ExactNumber &a, const ExactNumber &b);
    friend ExactNumber operator%(const ExactNumber &a, const ExactNumber &b);
    ExactNumber operator-() const;

    /// Undefined for a negative exponent; 0^0 = 1.
    static ExactNumber power(const ExactNumber &base, const ExactNumber &exponent);
    static ExactNumber abs(const ExactNumber &a) { return a.isNumber() && a.sign() < 0 ? -a : a; }
    static ExactNumber gcd(const ExactNumber &a, const ExactNumber &b);
    static ExactNumber lcm(const ExactNumber &a, const ExactNumber &b);
    static ExactNumber min(const ExactNumber &a, const ExactNumber &b);
    static ExactNumber max(const ExactNumber &a, const ExactNumber &b);
    // Undefined for negative numbers.
    static ExactNumber bitXor(const ExactNumber &a, const ExactNumber &b);
    static ExactNumber bitAnd(const ExactNumber &a, const ExactNumber &b);
    static ExactNumber bitOr(const ExactNumber &a, const ExactNumber &b);
    static ExactNumber bitCount(const ExactNumber &a);
    static ExactNumber digitSum(const ExactNumber &a);

private:
    ExactNumber(Kind kind, int sign) : m_kind(kind), m_sign(static_cast<qint8>(sign)) {}

    Int128 m_value = 0; ///< of a number beyond 128 bits: its size is at least 2 to this power
    Kind m_kind = Kind::Exact;
    qint8 m_sign = 0; ///< of a number beyond 128 bits
};

/// The truth of a condition.
enum class Truth : quint8 { False, True, Undefined, Unknown };

/// The order of two numbers: -1, 0 or 1 in \a order, if the result is True; otherwise Undefined or Unknown.
Truth compare(const ExactNumber &a, const ExactNumber &b, int &order);

Truth divides(const ExactNumber &a, const ExactNumber &b);
Truth isPrime(const ExactNumber &a);
Truth isSquare(const ExactNumber &a);
Truth isEven(const ExactNumber &a);
/// True if \a power is \a base to the power of some number from 0 on.
Truth isPowerOf(const ExactNumber &base, const ExactNumber &power);
/// True if the decimal digits of \a number contain \a digit.
Truth hasDigit(const ExactNumber &digit, const ExactNumber &number);

/// The digits of an exact number, with its sign.
QString decimalText(Int128 number);

} // namespace mexplorer
