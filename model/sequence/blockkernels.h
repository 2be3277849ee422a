// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>

namespace mexplorer {

/// The vector operations of BlockRun, compiled for each kind of processor and chosen at run time. A block is 64
/// consecutive heap sizes, its lanes. Codes have 8, 16 or 32 bits; the code of a split is the xor of its parts' codes.
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

/// The best kernels for this processor, or those of useInstructionSet(). For quint8, quint16 and quint32.
template <class Code> const Kernels<Code> &kernels();
template <> const Kernels<quint8> &kernels();
template <> const Kernels<quint16> &kernels();
template <> const Kernels<quint32> &kernels();

} // namespace blocks

} // namespace mexplorer
