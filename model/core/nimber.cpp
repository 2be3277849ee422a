// SPDX-License-Identifier: GPL-3.0-or-later
// Nim-arithmetic (Conway, On Numbers and Games, chapter 6)
//
// The numbers below a Fermat 2-power F = 2, 4, 16, 256, 65536, 2^32, 2^64 are a field. A number below F^2 is aF ^ b
// with a, b < F, where aF is the nim-product as well as the usual one; and F * F = F ^ F/2. So, with four products of
// half the length instead of five (Karatsuba, as the sum is exclusive or):
//
//     (aF ^ b)(cF ^ d) = ((a ^ b)(c ^ d) ^ bd)F ^ bd ^ (ac)(F/2)
//
// Products below 256 are in a table, made by the same rule. The multiplicative group below 2^64 has 2^64 - 1 elements,
// so the inverse of a is a^(2^64 - 2), and its square root a^(2^63): squares and products, no search.
//
// Cost: a product of 64 bits takes 64 look-ups, an inverse 126 products.

#include "model/core/nimber.h"

#include <array>
#include <memory>

namespace mexplorer {

namespace {

/// The product of two numbers below 2^(2 * \a half), given the product below 2^half.
template <class Product> constexpr quint64 productOfHalves(quint64 a, quint64 b, int half, Product product)
{
    const quint64 mask = (quint64(1) << half) - 1;
    const quint64 low = product(a & mask, b & mask);
    const quint64 high = product(a >> half, b >> half);
    const quint64 middle = product((a ^ (a >> half)) & mask, (b ^ (b >> half)) & mask);
    return ((middle ^ low) << half) ^ low ^ product(high, quint64(1) << (half - 1));
}

/// Below 2^bits, without the table.
quint64 slowProduct(quint64 a, quint64 b, int bits)
{
    if (bits == 1)
        return a & b;
    return productOfHalves(a, b, bits / 2, [bits](quint64 c, quint64 d) { return slowProduct(c, d, bits / 2); });
}

using ProductTable = std::array<quint8, std::size_t(256) * 256>; ///< the product of a and b at 256a + b

const ProductTable &products()
{
    static const std::unique_ptr<const ProductTable> table = [] {
        auto made = std::make_unique<ProductTable>();
        for (quint64 a = 0; a < 256; ++a) {
            for (quint64 b = 0; b < 256; ++b)
                (*made)[256 * a + b] = static_cast<quint8>(slowProduct(a, b, 8));
        }
        return made;
    }();
    return *table;
}

template <int bits> quint64 productBelow(const ProductTable &table, quint64 a, quint64 b)
{
    if constexpr (bits == 8)
        return table[256 * a + b];
    else
        return productOfHalves(a, b, bits / 2,
                               [&table](quint64 c, quint64 d) { return productBelow<bits / 2>(table, c, d); });
}

} // namespace

quint64 nimProduct(quint64 a, quint64 b)
{
    const ProductTable &table = products();
    const quint64 both = a | b;
    if (both < 256)
        return table[256 * a + b];
    return both < 65'536 ? productBelow<16>(table, a, b) : productBelow<64>(table, a, b);
}

quint64 nimInverse(quint64 a)
{
    quint64 inverse = 1;
    quint64 square = a;
    for (int bit = 1; bit < 64; ++bit) { // 2^64 - 2 is the sum of 2, 4, ..., 2^63
        square = nimProduct(square, square);
        inverse = nimProduct(inverse, square);
    }
    return inverse;
}

quint64 nimSquareRoot(quint64 a)
{
    for (int bit = 0; bit < 63; ++bit)
        a = nimProduct(a, a);
    return a;
}

} // namespace mexplorer
