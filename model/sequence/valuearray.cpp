// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/valuearray.h"

#include <algorithm>
#include <limits>

namespace mexplorer {

void ValueArray::append(Value value)
{
    m_max = std::max(m_max, value);
    widenFor(value);
    std::visit(
        [value](auto &values) {
            using Element = typename std::remove_cvref_t<decltype(values)>::value_type;
            values.append(static_cast<Element>(value));
        },
        m_storage);
}

template <class Element> void ValueArray::appendAll(std::span<const Element> values)
{
    noteMax(values);
    widenFor(m_max);
    std::visit([values](auto &all) { all.append(values); }, m_storage);
}

template void ValueArray::appendAll(std::span<const quint8>);
template void ValueArray::appendAll(std::span<const quint16>);
template void ValueArray::appendAll(std::span<const quint32>);

void ValueArray::reserve(quint64 size)
{
    std::visit([size](auto &values) { values.reserve(size); }, m_storage);
}

void ValueArray::widenFor(Value value)
{
    const auto widened = [this]<class Element>(Element) {
        visit([this](auto values) {
            ReallocVector<Element> wider;
            wider.append(values);
            m_storage = std::move(wider);
        });
    };
    if (m_storage.index() == 0 && value > std::numeric_limits<quint8>::max())
        value > std::numeric_limits<quint16>::max() ? widened(quint32()) : widened(quint16());
    else if (m_storage.index() == 1 && value > std::numeric_limits<quint16>::max())
        widened(quint32());
}

} // namespace mexplorer
