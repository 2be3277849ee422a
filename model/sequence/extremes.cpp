// SPDX-License-Identifier: GPL-3.0-or-later
// The loops have no branches, so that they are compiled to vector instructions.

#include "model/sequence/extremes.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The values from \a from to \a to - 1, as far as they exist.
template <class Element> std::span<const Element> part(std::span<const Element> all, quint64 from, quint64 to)
{
    to = std::min<quint64>(to, all.size());
    return from < to ? all.subspan(from, to - from) : std::span<const Element>();
}

template <class Element> Extremes ofAll(std::span<const Element> values)
{
    if (values.empty())
        return {};
    Element min = values.front();
    Element max = min;
    for (const Element value : values) {
        min = std::min(min, value);
        max = std::max(max, value);
    }
    return {static_cast<qint32>(min), static_cast<qint32>(max)};
}

/// The parity of the bits of \a word, as its lowest bit.
template <class Element> Element parity(Element word)
{
    if constexpr (sizeof(Element) > 2)
        word = static_cast<Element>(word ^ (word >> 16));
    if constexpr (sizeof(Element) > 1)
        word = static_cast<Element>(word ^ (word >> 8));
    word = static_cast<Element>(word ^ (word >> 4));
    word = static_cast<Element>(word ^ (word >> 2));
    return static_cast<Element>(word ^ (word >> 1));
}

/// The first of \a values is at position \a first. Values of the other class are replaced by the greatest number for
/// the minimum, and by 0 for the maximum.
template <class Element>
Extremes ofClass(std::span<const Element> values, quint64 first, const SparseSpace &split, PositionClass which)
{
    const auto mask = static_cast<Element>(split.mask);
    const auto alternates = static_cast<Element>(split.withPosition ? 1 : 0);
    const auto start =
        static_cast<Element>((split.withPosition ? first + split.shift : 0) + (which == PositionClass::Common ? 1 : 0));
    auto min = static_cast<Element>(-1);
    Element max = 0;
    Element found = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Element value = values[i];
        const auto position = static_cast<Element>(static_cast<Element>(i) & alternates);
        const auto isOther = static_cast<Element>((parity(static_cast<Element>(value & mask)) ^ position ^ start) & 1);
        const auto others = static_cast<Element>(0 - isOther); // all bits set, or none
        const auto own = static_cast<Element>(~others);
        min = std::min(min, static_cast<Element>(value | others));
        max = std::max(max, static_cast<Element>(value & own));
        found = static_cast<Element>(found | own);
    }
    return found ? Extremes{static_cast<qint32>(min), static_cast<qint32>(max)} : Extremes();
}

} // namespace

Extremes extremesOf(const ValueArray &values, quint64 from, quint64 to)
{
    return values.visit([&](auto all) { return ofAll(part(all, from, to)); });
}

Extremes extremesOf(const ValueArray &values, const SparseSpace &split, PositionClass which, quint64 from, quint64 to)
{
    return values.visit([&](auto all) { return ofClass(part(all, from, to), from, split, which); });
}

} // namespace mexplorer
