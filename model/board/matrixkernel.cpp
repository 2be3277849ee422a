// SPDX-License-Identifier: GPL-3.0-or-later
// This file is compiled once for each kind of processor (Google Highway); the best version is chosen at run time.

#include "model/board/matrixkernel.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "model/board/matrixkernel.cpp"
#include <hwy/foreach_target.h> // IWYU pragma: keep
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace mexplorer::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

void markLanes(const quint8 *values, const quint32 *offsets, std::size_t count, quint32 *marks, std::size_t lanes)
{
    const hn::ScalableTag<quint32> wide;
    const hn::Rebind<quint8, decltype(wide)> bytes;
    const std::size_t step = hn::Lanes(wide);
    const auto one = hn::Set(wide, 1);
    std::size_t lane = 0;
    for (; lane + step <= lanes; lane += step) {
        auto marked = hn::Zero(wide);
        for (std::size_t i = 0; i < count; ++i) {
            const auto value = hn::PromoteTo(wide, hn::LoadU(bytes, values + offsets[i] + lane));
            marked = hn::Or(marked, hn::Shl(one, value));
        }
        hn::StoreU(marked, wide, marks + lane);
    }
    for (; lane < lanes; ++lane) {
        quint32 marked = 0;
        for (std::size_t i = 0; i < count; ++i)
            marked |= quint32(1) << values[offsets[i] + lane];
        marks[lane] = marked;
    }
}

} // namespace mexplorer::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mexplorer {

HWY_EXPORT(markLanes);

void markValues(const quint8 *values, std::span<const quint32> offsets, std::span<quint32> marks)
{
    HWY_DYNAMIC_DISPATCH(markLanes)(values, offsets.data(), offsets.size(), marks.data(), marks.size());
}

} // namespace mexplorer
#endif
