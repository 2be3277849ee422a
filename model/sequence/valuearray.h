// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/sequence/reallocvector.h"

#include <variant>

namespace mexplorer {

/// A growing array of SG values, stored in 8, 16 or 32 bits each, depending on the greatest of them. It widens itself
/// if a value doesn't fit, so no value is truncated.
class ValueArray
{
public:
    ValueArray() = default;
    /// Moves \a values into the array; widths are 8, 16 or 32 bits.
    template <class Element> explicit ValueArray(ReallocVector<Element> values) : m_storage(std::move(values))
    {
        visit([this](auto all) { this->noteMax(all); });
    }

    /// Calls \a f with a std::span<const quint8>, <const quint16> or <const quint32> of all values.
    template <class F> decltype(auto) visit(F &&f) const
    {
        return std::visit([&f](const auto &values) -> decltype(auto) { return f(values.all()); }, m_storage);
    }

    quint64 size() const
    {
        return visit([](auto values) { return static_cast<quint64>(values.size()); });
    }
    bool isEmpty() const { return size() == 0; }
    /// 1, 2 or 4.
    quint64 bytesPerValue() const { return quint64(1) << m_storage.index(); }
    Value operator[](quint64 n) const
    {
        return visit([n](auto values) { return static_cast<Value>(values[n]); });
    }

    /// The greatest of all values; 0 if there are none.
    Value max() const { return m_max; }

    /// Appends a value. If it is too wide for the current elements, the whole array is copied once.
    void append(Value value);
    void append(std::span<const quint8> values) { appendAll(values); }
    void append(std::span<const quint16> values) { appendAll(values); }
    void append(std::span<const quint32> values) { appendAll(values); }
    /// Reserves memory for \a size values in total.
    void reserve(quint64 size);

private:
    template <class Element> void appendAll(std::span<const Element> values);
    template <class Element> void noteMax(std::span<const Element> values)
    {
        auto max = static_cast<Element>(0);
        for (const Element value : values)
            max = value > max ? value : max;
        m_max = std::max(m_max, static_cast<Value>(max));
    }
    void widenFor(Value value);

    std::variant<ReallocVector<quint8>, ReallocVector<quint16>, ReallocVector<quint32>> m_storage;
    Value m_max = 0;
};

} // namespace mexplorer
