// SPDX-License-Identifier: GPL-3.0-or-later
// This file is compiled once for each kind of processor (Google Highway); the best version is chosen at run time.
//
// Codes of 8 bits are marked by vectors: a table of bits is looked up with the low bits of each code, and each group of
// eight codes receives the bits of its codes. So are codes of 16 bits, unless there are too many groups: then they are
// marked lane by lane.

#include "model/sequence/blockkernels.h"

// Vectors whose length depends on the processor can't be elements of arrays.
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_RVV)
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "model/sequence/blockkernels.cpp"
#include <hwy/foreach_target.h> // IWYU pragma: keep
#include <hwy/highway.h>

#include <bit>
#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace mexplorer::HWY_NAMESPACE {

using blocks::Parts;

constexpr std::size_t halves = blocks::Candidates::count / blocks::Candidates::perTable;

/// Marks lane by lane.
template <class Code>
void markEach(const Code *rest, const Parts<Code> &parts, Code flip, std::size_t groups, quint8 *marks)
{
    const auto beyond = static_cast<quint32>(groups);
    for (std::size_t i = 0; i < parts.count; ++i) {
        const Code *codes = rest - parts.positions[i];
        const quint32 change = static_cast<quint32>(parts.codes[i] ^ flip);
        for (std::size_t lane = 0; lane < blocks::lanes; ++lane) {
            const quint32 code = codes[lane] ^ change;
            const quint32 group = std::min<quint32>(code / blocks::codesPerGroup, beyond);
            marks[group * blocks::lanes + lane] |= static_cast<quint8>(1 << (code % 8));
        }
    }
}

template <class Code> void minUnmarkedEach(const quint8 *marks, std::size_t groups, Code *min)
{
    for (std::size_t lane = 0; lane < blocks::lanes; ++lane) {
        std::size_t group = 0;
        while (group < groups && marks[group * blocks::lanes + lane] == 255)
            ++group;
        const int run = group < groups ? std::countr_one(marks[group * blocks::lanes + lane]) : 0;
        min[lane] = static_cast<Code>(group * blocks::codesPerGroup + static_cast<std::size_t>(run));
    }
}

#if HWY_TARGET == HWY_SCALAR

/// Looks up the bit of each code in a table, 64 codes at a time.
void mark(const quint8 *rest, const Parts<quint8> &parts, quint8 flip, std::size_t groups, quint8 *marks)
{
    constexpr std::size_t groupsPerWord = blocks::codesPerWord / blocks::codesPerGroup;
    for (std::size_t group = 0; group < groups; group += groupsPerWord) {
        const auto first = static_cast<quint8>(group * blocks::codesPerGroup);
        quint64 found[blocks::lanes] = {};
        for (std::size_t i = 0; i < parts.count; ++i) {
            const quint8 *codes = rest - parts.positions[i];
            const auto change = static_cast<quint8>(parts.codes[i] ^ flip ^ first);
            for (std::size_t lane = 0; lane < blocks::lanes; ++lane)
                found[lane] |= blocks::bitInWord[codes[lane] ^ change];
        }
        for (std::size_t g = 0; g < groupsPerWord && group + g < groups; ++g) {
            for (std::size_t lane = 0; lane < blocks::lanes; ++lane)
                marks[(group + g) * blocks::lanes + lane] |= static_cast<quint8>(found[lane] >> (8 * g));
        }
    }
}

template <class Code>
void mark(const Code *rest, const Parts<Code> &parts, Code flip, std::size_t groups, quint8 *marks)
{
    markEach(rest, parts, flip, groups, marks);
}

template <class Code> void minUnmarked(const quint8 *marks, std::size_t groups, Code *min)
{
    minUnmarkedEach(marks, groups, min);
}

template <class Code, class PositionOf, class CodeOf>
quint64 hitsOf(const Code *rest, quint64 count, const Code *target, PositionOf position, CodeOf code)
{
    Code min[blocks::lanes];
    std::fill_n(min, blocks::lanes, static_cast<Code>(-1));
    for (quint64 i = 0; i < count; ++i) {
        const Code *codes = rest - position(i);
        const Code part = code(i);
        for (std::size_t lane = 0; lane < blocks::lanes; ++lane)
            min[lane] = std::min(min[lane], static_cast<Code>(codes[lane] ^ part ^ target[lane]));
    }
    quint64 lanes = 0;
    for (std::size_t lane = 0; lane < blocks::lanes; ++lane)
        lanes |= static_cast<quint64>(min[lane] == 0) << lane;
    return lanes;
}

template <class Code> bool hasSplit(const Code *codes, quint64 total, quint64 first, quint64 last, Code target)
{
    for (quint64 a = first; a <= last; ++a) {
        if ((codes[a] ^ codes[total - a]) == target)
            return true;
    }
    return false;
}

#else

namespace hn = hwy::HWY_NAMESPACE;
template <class Code> using Lanes = hn::CappedTag<Code, blocks::lanes>;
using Bytes = Lanes<quint8>;
using SixteenBytes = hn::FixedTag<quint8, 16>;

alignas(16) constexpr quint8 bitOfCode[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
alignas(16) constexpr quint8 descending[16] = {15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0};
alignas(16) constexpr quint8 trailingOnes[16] = {0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 4};

template <std::size_t groups>
void markGroups(const quint8 *rest, const Parts<quint8> &parts, quint8 flip, quint8 *marks)
{
    const Bytes d;
    const auto bits = hn::LoadDup128(d, bitOfCode);
    const auto lowFour = hn::Set(d, 15);
    for (std::size_t lane = 0; lane < blocks::lanes; lane += hn::Lanes(d)) {
        hn::Vec<Bytes> marked[groups];
        for (std::size_t g = 0; g < groups; ++g)
            marked[g] = hn::LoadU(d, marks + g * blocks::lanes + lane);
        for (std::size_t i = 0; i < parts.count; ++i) {
            const auto code = hn::Xor(hn::LoadU(d, rest - parts.positions[i] + lane),
                                      hn::Set(d, static_cast<quint8>(parts.codes[i] ^ flip)));
            const auto bit = hn::TableLookupBytes(bits, hn::And(code, lowFour));
            const auto group = hn::ShiftRight<3>(code);
            for (std::size_t g = 0; g < groups; ++g) {
                const auto isGroup = hn::Eq(group, hn::Set(d, static_cast<quint8>(g)));
                marked[g] = hn::Or(marked[g], hn::IfThenElseZero(isGroup, bit));
            }
        }
        for (std::size_t g = 0; g < groups; ++g)
            hn::StoreU(marked[g], d, marks + g * blocks::lanes + lane);
    }
}

void mark(const quint8 *rest, const Parts<quint8> &parts, quint8 flip, std::size_t groups, quint8 *marks)
{
    switch (groups) {
    case 4:
        return markGroups<4>(rest, parts, flip, marks);
    case 8:
        return markGroups<8>(rest, parts, flip, marks);
    case 16:
        return markGroups<16>(rest, parts, flip, marks);
    default:
        return markGroups<32>(rest, parts, flip, marks);
    }
}

/// The bytes of codes of 16 bits that are below 256, in the order of the lanes.
template <class Wide> hn::Vec<Bytes> narrowed(Wide first, Wide second)
{
    const hn::Half<Bytes> half;
    const hn::RebindToSigned<hn::DFromV<Wide>> d;
    return hn::Combine(Bytes(), hn::DemoteTo(half, hn::BitCast(d, second)), hn::DemoteTo(half, hn::BitCast(d, first)));
}

/// Marks some groups of codes of 16 bits from \a begin on.
template <std::size_t groups>
void markGroupsFrom(std::size_t begin, const quint16 *rest, const Parts<quint16> &parts, quint16 flip, quint8 *marks)
{
    const Bytes d;
    const hn::Rebind<quint16, hn::Half<Bytes>> wide;
    const auto bits = hn::LoadDup128(d, bitOfCode);
    const auto lowThree = hn::Set(wide, blocks::codesPerGroup - 1);
    const auto most = hn::Set(wide, 255);
    for (std::size_t lane = 0; lane < blocks::lanes; lane += hn::Lanes(d)) {
        hn::Vec<Bytes> marked[groups];
        for (std::size_t g = 0; g < groups; ++g)
            marked[g] = hn::LoadU(d, marks + (begin + g) * blocks::lanes + lane);
        for (std::size_t i = 0; i < parts.count; ++i) {
            const auto change = hn::Set(wide, static_cast<quint16>(parts.codes[i] ^ flip));
            const quint16 *codes = rest - parts.positions[i] + lane;
            const auto first = hn::Xor(hn::LoadU(wide, codes), change);
            const auto second = hn::Xor(hn::LoadU(wide, codes + hn::Lanes(wide)), change);
            const auto bit = hn::TableLookupBytes(bits, narrowed(hn::And(first, lowThree), hn::And(second, lowThree)));
            const auto group =
                narrowed(hn::Min(hn::ShiftRight<3>(first), most), hn::Min(hn::ShiftRight<3>(second), most));
            for (std::size_t g = 0; g < groups; ++g) {
                const auto isGroup = hn::Eq(group, hn::Set(d, static_cast<quint8>(begin + g)));
                marked[g] = hn::Or(marked[g], hn::IfThenElseZero(isGroup, bit));
            }
        }
        for (std::size_t g = 0; g < groups; ++g)
            hn::StoreU(marked[g], d, marks + (begin + g) * blocks::lanes + lane);
    }
}

void mark(const quint16 *rest, const Parts<quint16> &parts, quint16 flip, std::size_t groups, quint8 *marks)
{
    constexpr std::size_t atOnce = 16;
    constexpr std::size_t most = 64; // for more of them, marking each lane is faster
    if (groups > most || groups % 4 != 0)
        return markEach(rest, parts, flip, groups, marks);
    std::size_t begin = 0;
    for (; begin + atOnce <= groups; begin += atOnce)
        markGroupsFrom<atOnce>(begin, rest, parts, flip, marks);
    for (; begin < groups; begin += 4)
        markGroupsFrom<4>(begin, rest, parts, flip, marks);
}

void minUnmarked(const quint8 *marks, std::size_t groups, quint8 *min)
{
    const Bytes d;
    const auto ones = hn::LoadDup128(d, trailingOnes);
    const auto four = hn::Set(d, 4);
    const auto lowFour = hn::Set(d, 15);
    for (std::size_t lane = 0; lane < blocks::lanes; lane += hn::Lanes(d)) {
        auto found = hn::Set(d, static_cast<quint8>(groups * blocks::codesPerGroup));
        for (std::size_t g = groups; g-- > 0;) {
            const auto marked = hn::LoadU(d, marks + g * blocks::lanes + lane);
            const auto low = hn::TableLookupBytes(ones, hn::And(marked, lowFour));
            const auto high = hn::TableLookupBytes(ones, hn::ShiftRight<4>(marked));
            const auto run = hn::IfThenElse(hn::Eq(low, four), hn::Add(four, high), low);
            const auto isFull = hn::Eq(marked, hn::Set(d, 255));
            const auto here = hn::Add(run, hn::Set(d, static_cast<quint8>(g * blocks::codesPerGroup)));
            found = hn::IfThenElse(isFull, found, here);
        }
        hn::StoreU(found, d, min + lane);
    }
}

template <class Code> void minUnmarked(const quint8 *marks, std::size_t groups, Code *min)
{
    minUnmarkedEach(marks, groups, min);
}

/// Computes the minimum xor of a code with the target, which is 0 for a hit.
template <class Code, class PositionOf, class CodeOf>
quint64 hitsOf(const Code *rest, quint64 count, const Code *target, PositionOf position, CodeOf code)
{
    const Lanes<Code> d;
    quint64 lanes = 0;
    for (std::size_t lane = 0; lane < blocks::lanes; lane += hn::Lanes(d)) {
        const auto targets = hn::LoadU(d, target + lane);
        auto min = hn::Set(d, static_cast<Code>(-1));
        auto other = min;
        const auto distance = [&](quint64 i) HWY_ATTR {
            const auto codes = hn::LoadU(d, rest - position(i) + lane);
            return hn::Xor(hn::Xor(codes, targets), hn::Set(d, code(i)));
        };
        quint64 i = 0;
        for (; i + 2 <= count; i += 2) {
            min = hn::Min(min, distance(i));
            other = hn::Min(other, distance(i + 1));
        }
        if (i < count)
            min = hn::Min(min, distance(i));
        quint8 bytes[8] = {};
        hn::StoreMaskBits(d, hn::Eq(hn::Min(min, other), hn::Zero(d)), bytes);
        quint64 found = 0;
        std::memcpy(&found, bytes, sizeof found);
        lanes |= found << lane;
    }
    return lanes;
}

bool hasSplit(const quint8 *codes, quint64 total, quint64 first, quint64 last, quint8 target)
{
    const SixteenBytes d;
    const auto targets = hn::Set(d, target);
    const auto reverse = hn::LoadU(d, descending);
    quint64 a = first;
    for (; a + 15 <= last; a += 16) {
        const auto rest = hn::TableLookupBytes(hn::LoadU(d, codes + (total - a - 15)), reverse);
        if (!hn::AllFalse(d, hn::Eq(hn::Xor(hn::LoadU(d, codes + a), rest), targets)))
            return true;
    }
    for (; a <= last; ++a) {
        if ((codes[a] ^ codes[total - a]) == target)
            return true;
    }
    return false;
}

template <class Code> bool hasSplit(const Code *codes, quint64 total, quint64 first, quint64 last, Code target)
{
    const Lanes<Code> d;
    const quint64 step = hn::Lanes(d);
    const auto targets = hn::Set(d, target);
    quint64 a = first;
    for (; a + step - 1 <= last; a += step) {
        const auto rest = hn::Reverse(d, hn::LoadU(d, codes + (total - a - (step - 1))));
        if (!hn::AllFalse(d, hn::Eq(hn::Xor(hn::LoadU(d, codes + a), rest), targets)))
            return true;
    }
    for (; a <= last; ++a) {
        if ((codes[a] ^ codes[total - a]) == target)
            return true;
    }
    return false;
}

#endif

/// As occurring(), split by split.
template <std::size_t places>
quint32 occurringEach(const quint8 *low, const quint8 *high, const quint8 *otherLow, const quint8 *otherHigh,
                      std::size_t count, const blocks::Candidates &candidates)
{
    quint32 found = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto value = static_cast<quint32>((low[i] ^ otherLow[i]) | (high[i] ^ otherHigh[i]) << 8);
        for (std::size_t half = 0; half < halves; ++half) {
            quint32 agreeing = 255;
            for (std::size_t place = 0; place < places; ++place)
                agreeing &= candidates.tables(half)[place][(value >> (4 * place)) % 16];
            found |= agreeing << (half * blocks::Candidates::perTable);
        }
    }
    return found;
}

#if HWY_TARGET == HWY_SCALAR

template <std::size_t places>
quint32 occurring(const quint8 *low, const quint8 *high, const quint8 *otherLow, const quint8 *otherHigh,
                  std::size_t count, const blocks::Candidates &candidates)
{
    return occurringEach<places>(low, high, otherLow, otherHigh, count, candidates);
}

#else

HWY_INLINE quint8 unionOfBytes(hn::Vec<Bytes> bytes)
{
    const Bytes d;
    alignas(64) quint64 words[blocks::lanes / sizeof(quint64)];
    hn::Store(bytes, d, reinterpret_cast<quint8 *>(words));
    quint64 all = 0;
    for (std::size_t i = 0; i < hn::Lanes(d) / sizeof(quint64); ++i)
        all |= words[i];
    all |= all >> 32;
    all |= all >> 16;
    return static_cast<quint8>(all | (all >> 8));
}

/// Looks up the digits of the values of many splits at once.
template <std::size_t places>
quint32 occurring(const quint8 *low, const quint8 *high, const quint8 *otherLow, const quint8 *otherHigh,
                  std::size_t count, const blocks::Candidates &candidates)
{
    const Bytes d;
    const std::size_t step = hn::Lanes(d);
    if (count < step)
        return occurringEach<places>(low, high, otherLow, otherHigh, count, candidates);
    hn::Vec<Bytes> tables[halves][places];
    hn::Vec<Bytes> found[halves];
    for (std::size_t half = 0; half < halves; ++half) {
        for (std::size_t place = 0; place < places; ++place)
            tables[half][place] = hn::LoadDup128(d, candidates.tables(half)[place].data());
        found[half] = hn::Zero(d);
    }
    const auto lowFour = hn::Set(d, 15);
    const auto compare = [&](std::size_t i) HWY_ATTR {
        const auto lower = hn::Xor(hn::LoadU(d, low + i), hn::LoadU(d, otherLow + i));
        const auto higher = hn::Xor(hn::LoadU(d, high + i), hn::LoadU(d, otherHigh + i));
        hn::Vec<Bytes> digits[places] = {hn::And(lower, lowFour), hn::ShiftRight<4>(lower), higher};
        if constexpr (places > 3) {
            digits[2] = hn::And(higher, lowFour);
            digits[3] = hn::ShiftRight<4>(higher);
        }
        for (std::size_t half = 0; half < halves; ++half) {
            auto agreeing = hn::TableLookupBytes(tables[half][0], digits[0]);
            for (std::size_t place = 1; place < places; ++place)
                agreeing = hn::And(agreeing, hn::TableLookupBytes(tables[half][place], digits[place]));
            found[half] = hn::Or(found[half], agreeing);
        }
    };
    std::size_t i = 0;
    for (; i + step <= count; i += step)
        compare(i);
    if (i < count)
        compare(count - step); // some of them twice
    quint32 numbers = 0;
    for (std::size_t half = 0; half < halves; ++half)
        numbers |= static_cast<quint32>(unionOfBytes(found[half])) << (half * blocks::Candidates::perTable);
    return numbers;
}

#endif

template <class Code> quint64 hits(const Code *rest, const Parts<Code> &parts, const Code *target)
{
    const auto position = [&parts](quint64 i) { return static_cast<std::ptrdiff_t>(parts.positions[i]); };
    const auto code = [&parts](quint64 i) { return parts.codes[i]; };
    return hitsOf(rest, parts.count, target, position, code);
}

template <class Code>
quint64 hitsInRange(const Code *rest, const Code *codes, quint64 first, quint64 end, const Code *target)
{
    const auto position = [first](quint64 i) { return static_cast<std::ptrdiff_t>(first + i); };
    const auto code = [codes, first](quint64 i) { return codes[first + i]; };
    return hitsOf(rest, end - first, target, position, code);
}

template <class Code> const blocks::Kernels<Code> *table()
{
    static constexpr blocks::Kernels<Code> all = {
        [](const Code *rest, const Parts<Code> &parts, Code flip, std::size_t groups, quint8 *marks) {
            mark(rest, parts, flip, groups, marks);
        },
        [](const quint8 *marks, std::size_t groups, Code *min) { minUnmarked(marks, groups, min); }, hits<Code>,
        hitsInRange<Code>,
        [](const Code *codes, quint64 total, quint64 first, quint64 last, Code target) {
            return hasSplit(codes, total, first, last, target);
        }};
    return &all;
}

const blocks::Kernels<quint8> *kernels8()
{
    return table<quint8>();
}

const blocks::Kernels<quint16> *kernels16()
{
    return table<quint16>();
}

blocks::CandidateKernels candidates()
{
    return {occurring<3>, occurring<4>};
}

} // namespace mexplorer::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mexplorer {

HWY_EXPORT(kernels8);
HWY_EXPORT(kernels16);
HWY_EXPORT(candidates);

template <> const blocks::Kernels<quint8> &blocks::kernels()
{
    return *HWY_DYNAMIC_DISPATCH(kernels8)();
}

template <> const blocks::Kernels<quint16> &blocks::kernels()
{
    return *HWY_DYNAMIC_DISPATCH(kernels16)();
}

blocks::CandidateKernels blocks::candidateKernels()
{
    return HWY_DYNAMIC_DISPATCH(candidates)();
}

} // namespace mexplorer
#endif
