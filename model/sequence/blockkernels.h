#pragma once

#include <QtGlobal>

#include <span>

namespace mexplorer {

/// The vector operations of BlockMethod, compiled for each kind of processor and picked at run time. A block is 64
/// consecutive heap sizes, its lanes. Codes are bytes; the code of a split is the xor of its parts' codes.
namespace blocks {

inline constexpr std::size_t lanes = 64;
inline constexpr std::size_t codesPerGroup = 8;

/// Positions that are split off from every lane alike, each with its code.
struct Parts
{
    const quint32 *positions;
    const quint8 *codes;
    std::size_t count;
};

/// For each lane i and each part a: marks the code x = codes[rest + i - a] ^ code(a) ^ flip if it is below 8 * groups.
/// \a rest points at the code of what the first lane leaves to be shared. \a marks holds bit x % 8 of byte [x / 8][i];
/// it has groups * 64 bytes, and groups is 4, 8, 16 or 32.
void mark(const quint8 *rest, const Parts &parts, quint8 flip, std::size_t groups, quint8 *marks);

/// For each lane the least code that is not marked; 8 * groups (as a byte) if all are.
void leastUnmarked(const quint8 *marks, std::size_t groups, quint8 *least);

/// The lanes i for which some part a gives codes[rest + i - a] ^ code(a) == target[i], as bits.
quint64 hits(const quint8 *rest, const Parts &parts, const quint8 *target);

/// The same for the parts from \a first to \a last without a gap; codes[a] is the code of position a.
quint64 hitsInRange(const quint8 *rest, const quint8 *codes, quint64 first, quint64 last, const quint8 *target);

/// True if codes[a] ^ codes[total - a] == target for an a with first <= a <= last.
bool hasSplit(const quint8 *codes, quint64 total, quint64 first, quint64 last, quint8 target);

} // namespace blocks

} // namespace mexplorer
