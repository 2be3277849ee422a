#pragma once

#include "model/core/mex.h"

#include <span>
#include <variant>
#include <vector>

namespace mexplorer {

/// A growing row of SG values, kept in 8, 16 or 32 bits each, as wide as the greatest of them needs. It widens itself
/// when a value doesn't fit, so nothing is ever cut off.
class ValueArray
{
public:
    ValueArray() = default;
    /// Takes \a values over as they are; widths are 8, 16 or 32 bits.
    template <class Element> explicit ValueArray(std::vector<Element> values) : m_storage(std::move(values)) {}

    /// Calls \a f with a std::span<const quint8>, <const quint16> or <const quint32> of all values.
    template <class F> decltype(auto) visit(F &&f) const
    {
        return std::visit([&f](const auto &values) -> decltype(auto) { return f(std::span(values)); }, m_storage);
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

    void append(Value value);
    /// Appends \a count values whose width is at most 8 bits.
    void append(std::span<const quint8> values);
    /// Makes room for \a size values in all.
    void reserve(quint64 size);
    void truncate(quint64 size);

    /// The FNV-1a hash of the first \a count values, each taken as four bytes: equal for equal values of any width.
    quint64 prefixHash(quint64 count) const;

private:
    void widenFor(Value value);

    std::variant<std::vector<quint8>, std::vector<quint16>, std::vector<quint32>> m_storage;
};

} // namespace mexplorer
