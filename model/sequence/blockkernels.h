// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>

namespace mexplorer {

/// The vector operations of BlockRun, compiled for each kind of processor and chosen at run time. A block is 64
/// consecutive heap sizes, its lanes. Codes have 8 or 16 bits; the code of a split is the xor of its parts' codes.
namespace blocks {

inline constexpr std::size_t lanes = 64;
inline constexpr std::size_t codesPerGroup = 8;
inline constexpr std::size_t codesPerWord = 64;

/// The bit of each code below 64 in a word; 0 for greater ones.
inline constexpr auto bitInWord = [] {
    std::array<quint64, 256> bits = {};
    for (std::size_t code = 0; code < codesPerWord; ++code)
        bits[code] = quint64(1) << code;
    return bits;
}();

/// The positions split off from every lane, each with its code.
template <class Code> struct Parts
{
    const quint32 *positions;
    const Code *codes;
    std::size_t count;
};

/// The bytes of the marks for \a groups groups of codes: the last row receives the codes out of range.
constexpr std::size_t markBytes(std::size_t groups)
{
    return (groups + 1) * lanes;
}

/// The operations on a block, compiled for one kind of processor.
template <class Code> struct Kernels
{
    /// For each lane i and each part a: marks the code x = codes[rest + i - a] ^ code(a) ^ flip if it is below 8 *
    /// groups. \a rest points at the code of the total that the first lane splits. \a marks stores bit x % 8 in byte [x
    /// / 8][i]; it has markBytes(groups) bytes. For codes of 8 bits, groups is 4, 8, 16 or 32.
    void (*mark)(const Code *rest, const Parts<Code> &parts, Code flip, std::size_t groups, quint8 *marks);

    /// For each lane, the least code that is not marked; 8 * groups, as a Code, if all are marked.
    void (*minUnmarked)(const quint8 *marks, std::size_t groups, Code *min);

    /// The lanes i, as bits, for which some part a satisfies codes[rest + i - a] ^ code(a) == target[i].
    quint64 (*hits)(const Code *rest, const Parts<Code> &parts, const Code *target);

    /// The same for all parts from \a first to before \a end; codes[a] is the code of position a.
    quint64 (*hitsInRange)(const Code *rest, const Code *codes, quint64 first, quint64 end, const Code *target);

    /// True if codes[a] ^ codes[total - a] == target for some a with first <= a <= last.
    bool (*hasSplit)(const Code *codes, quint64 total, quint64 first, quint64 last, Code target);
};

/// Values that are looked for among splits at once, each with a number.
class Candidates
{
public:
    static constexpr std::size_t count = 16;
    static constexpr std::size_t places = 4;
    static constexpr std::size_t perTable = 8;
    /// For each hexadecimal digit, the numbers of the candidates that have it in a place, as bits.
    using Table = std::array<quint8, 16>;

    void insert(std::size_t number, quint32 value)
    {
        for (std::size_t place = 0; place < places; ++place)
            at(number, place, value) |= bit(number);
    }
    void remove(std::size_t number, quint32 value)
    {
        for (std::size_t place = 0; place < places; ++place)
            at(number, place, value) &= static_cast<quint8>(~bit(number));
    }
    /// The tables of the candidates 8 * \a half to 8 * \a half + 7, by place, the lowest first.
    const std::array<Table, places> &tables(std::size_t half) const { return m_tables[half]; }

private:
    static quint8 bit(std::size_t number) { return static_cast<quint8>(1 << (number % perTable)); }
    quint8 &at(std::size_t number, std::size_t place, quint32 value)
    {
        return m_tables[number / perTable][place][(value >> (4 * place)) % 16];
    }

    alignas(16) std::array<std::array<Table, places>, count / perTable> m_tables = {};
};

/// The numbers, as bits, of those \a candidates that are the value of one of \a count splits. A split's value is the
/// xor of the values of its two parts, which have the bytes \a low and \a high, and \a otherLow and \a otherHigh.
using CandidateKernel = quint32 (*)(const quint8 *low, const quint8 *high, const quint8 *otherLow,
                                    const quint8 *otherHigh, std::size_t count, const Candidates &candidates);
struct CandidateKernels
{
    CandidateKernel threeDigits; ///< for values of at most three hexadecimal digits
    CandidateKernel fourDigits;
};
/// The best ones for this processor, or those of useInstructionSet().
CandidateKernels candidateKernels();

/// The best kernels for this processor, or those of useInstructionSet(). For quint8 and quint16.
template <class Code> const Kernels<Code> &kernels();
template <> const Kernels<quint8> &kernels();
template <> const Kernels<quint16> &kernels();

} // namespace blocks

} // namespace mexplorer
