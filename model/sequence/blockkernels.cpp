// This file is compiled once for each kind of processor (Google Highway); the best is picked when the program runs.

#include "model/sequence/blockkernels.h"

// Vectors whose length only the processor knows can't stand in arrays.
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_RVV)
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "model/sequence/blockkernels.cpp"
#include <hwy/foreach_target.h> // IWYU pragma: keep
#include <hwy/highway.h>

#include <bit>

HWY_BEFORE_NAMESPACE();
namespace mexplorer::HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR

void mark(const quint8 *rest, const blocks::Parts &parts, quint8 flip, std::size_t groups, quint8 *marks)
{
    for (std::size_t i = 0; i < parts.count; ++i) {
        for (std::size_t lane = 0; lane < blocks::lanes; ++lane) {
            const auto position = static_cast<std::ptrdiff_t>(lane) - static_cast<std::ptrdiff_t>(parts.positions[i]);
            const int code = rest[position] ^ parts.codes[i] ^ flip;
            const std::size_t group = static_cast<std::size_t>(code) / blocks::codesPerGroup;
            if (group < groups)
                marks[group * blocks::lanes + lane] |= static_cast<quint8>(1 << (code % 8));
        }
    }
}

void leastUnmarked(const quint8 *marks, std::size_t groups, quint8 *least)
{
    for (std::size_t lane = 0; lane < blocks::lanes; ++lane) {
        std::size_t group = 0;
        while (group < groups && marks[group * blocks::lanes + lane] == 255)
            ++group;
        const int run = group < groups ? std::countr_one(marks[group * blocks::lanes + lane]) : 0;
        least[lane] = static_cast<quint8>(group * blocks::codesPerGroup + static_cast<std::size_t>(run));
    }
}

template <class PositionOf, class CodeOf>
quint64 hitsOf(const quint8 *rest, quint64 count, const quint8 *target, PositionOf position, CodeOf code)
{
    quint64 lanes = 0;
    for (quint64 i = 0; i < count; ++i) {
        for (std::size_t lane = 0; lane < blocks::lanes; ++lane)
            lanes |= static_cast<quint64>((*(rest - position(i) + lane) ^ code(i)) == target[lane]) << lane;
    }
    return lanes;
}

bool hasSplit(const quint8 *codes, quint64 total, quint64 first, quint64 last, quint8 target)
{
    for (quint64 a = first; a <= last; ++a) {
        if ((codes[a] ^ codes[total - a]) == target)
            return true;
    }
    return false;
}

#else

namespace hn = hwy::HWY_NAMESPACE;
using Bytes = hn::CappedTag<quint8, blocks::lanes>;
using SixteenBytes = hn::FixedTag<quint8, 16>;

alignas(16) constexpr quint8 bitOfCode[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
alignas(16) constexpr quint8 descending[16] = {15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0};
alignas(16) constexpr quint8 trailingOnes[16] = {0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 4};

template <std::size_t groups>
void markGroups(const quint8 *rest, const blocks::Parts &parts, quint8 flip, quint8 *marks)
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

void mark(const quint8 *rest, const blocks::Parts &parts, quint8 flip, std::size_t groups, quint8 *marks)
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

void leastUnmarked(const quint8 *marks, std::size_t groups, quint8 *least)
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
        hn::StoreU(found, d, least + lane);
    }
}

/// The lanes where \a distance, the least xor of a code with the target, is 0.
quint64 zeroLanes(const quint8 *distance)
{
    quint64 lanes = 0;
    for (std::size_t lane = 0; lane < blocks::lanes; ++lane)
        lanes |= static_cast<quint64>(distance[lane] == 0) << lane;
    return lanes;
}

template <class PositionOf, class CodeOf>
quint64 hitsOf(const quint8 *rest, quint64 count, const quint8 *target, PositionOf position, CodeOf code)
{
    const Bytes d;
    alignas(64) quint8 distance[blocks::lanes];
    for (std::size_t lane = 0; lane < blocks::lanes; lane += hn::Lanes(d)) {
        const auto wanted = hn::LoadU(d, target + lane);
        auto least = hn::Set(d, 255);
        auto other = least;
        const auto distanceOf = [&](quint64 i) HWY_ATTR {
            const auto codes = hn::LoadU(d, rest - position(i) + lane);
            return hn::Xor(hn::Xor(codes, wanted), hn::Set(d, code(i)));
        };
        quint64 i = 0;
        for (; i + 2 <= count; i += 2) {
            least = hn::Min(least, distanceOf(i));
            other = hn::Min(other, distanceOf(i + 1));
        }
        if (i < count)
            least = hn::Min(least, distanceOf(i));
        hn::Store(hn::Min(least, other), d, distance + lane);
    }
    return zeroLanes(distance);
}

bool hasSplit(const quint8 *codes, quint64 total, quint64 first, quint64 last, quint8 target)
{
    const SixteenBytes d;
    const auto wanted = hn::Set(d, target);
    const auto reverse = hn::LoadU(d, descending);
    quint64 a = first;
    for (; a + 15 <= last; a += 16) {
        const auto rest = hn::TableLookupBytes(hn::LoadU(d, codes + (total - a - 15)), reverse);
        if (!hn::AllFalse(d, hn::Eq(hn::Xor(hn::LoadU(d, codes + a), rest), wanted)))
            return true;
    }
    for (; a <= last; ++a) {
        if ((codes[a] ^ codes[total - a]) == target)
            return true;
    }
    return false;
}

#endif

quint64 hits(const quint8 *rest, const blocks::Parts &parts, const quint8 *target)
{
    const auto position = [&parts](quint64 i) { return static_cast<std::ptrdiff_t>(parts.positions[i]); };
    const auto code = [&parts](quint64 i) { return parts.codes[i]; };
    return hitsOf(rest, parts.count, target, position, code);
}

quint64 hitsInRange(const quint8 *rest, const quint8 *codes, quint64 first, quint64 last, const quint8 *target)
{
    const auto position = [first](quint64 i) { return static_cast<std::ptrdiff_t>(first + i); };
    const auto code = [codes, first](quint64 i) { return codes[first + i]; };
    return hitsOf(rest, first <= last ? last - first + 1 : 0, target, position, code);
}

} // namespace mexplorer::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mexplorer {

HWY_EXPORT(mark);
HWY_EXPORT(leastUnmarked);
HWY_EXPORT(hits);
HWY_EXPORT(hitsInRange);
HWY_EXPORT(hasSplit);

void blocks::mark(const quint8 *rest, const Parts &parts, quint8 flip, std::size_t groups, quint8 *marks)
{
    HWY_DYNAMIC_DISPATCH(mark)(rest, parts, flip, groups, marks);
}

void blocks::leastUnmarked(const quint8 *marks, std::size_t groups, quint8 *least)
{
    HWY_DYNAMIC_DISPATCH(leastUnmarked)(marks, groups, least);
}

quint64 blocks::hits(const quint8 *rest, const Parts &parts, const quint8 *target)
{
    return HWY_DYNAMIC_DISPATCH(hits)(rest, parts, target);
}

quint64 blocks::hitsInRange(const quint8 *rest, const quint8 *codes, quint64 first, quint64 last, const quint8 *target)
{
    return HWY_DYNAMIC_DISPATCH(hitsInRange)(rest, codes, first, last, target);
}

bool blocks::hasSplit(const quint8 *codes, quint64 total, quint64 first, quint64 last, quint8 target)
{
    return HWY_DYNAMIC_DISPATCH(hasSplit)(codes, total, first, last, target);
}

} // namespace mexplorer
#endif
