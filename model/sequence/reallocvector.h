// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

namespace mexplorer {

/// A growing array of numbers. Unlike std::vector it grows by std::realloc, which moves pages, not bytes: hundreds of
/// millions of numbers grow without being copied, and are never in memory twice.
template <class Element> class ReallocVector
{
    static_assert(std::is_trivially_copyable_v<Element>);

public:
    using value_type = Element;

    ReallocVector() = default;
    ReallocVector(const ReallocVector &other) { append(other.all()); }
    ReallocVector(ReallocVector &&other) noexcept { swap(other); }
    ReallocVector &operator=(ReallocVector other) noexcept
    {
        swap(other);
        return *this;
    }
    ~ReallocVector() = default;

    std::size_t size() const { return m_size; }
    std::size_t capacity() const { return m_capacity; }
    Element *data() { return m_data.get(); }
    const Element *data() const { return m_data.get(); }
    std::span<const Element> all() const { return {data(), m_size}; }
    Element &operator[](std::size_t i) { return m_data.get()[i]; }
    Element operator[](std::size_t i) const { return m_data.get()[i]; }

    /// Reserves memory for \a size elements in total, and some more, as it may be called for each element. Reserved
    /// memory costs nothing until it is used.
    void reserve(std::size_t size)
    {
        if (size <= m_capacity)
            return;
        size = std::max(size, m_capacity + m_capacity / 8);
        void *moved = std::realloc(m_data.get(), size * sizeof(Element));
        if (!moved)
            throw std::bad_alloc();
        (void)m_data.release(); // it is the same pointer, or freed
        m_data.reset(static_cast<Element *>(moved));
        m_capacity = size;
    }
    /// Appends \a more, which must not overlap this array.
    template <class Other> void append(std::span<const Other> more)
    {
        ensureSpace(more.size());
        std::copy(more.begin(), more.end(), data() + m_size);
        m_size += more.size();
    }
    void append(Element element)
    {
        ensureSpace(1);
        data()[m_size++] = element;
    }
    /// Removes the elements beyond \a size, or appends zeros.
    void resize(std::size_t size)
    {
        if (size > m_size) {
            ensureSpace(size - m_size);
            std::fill_n(data() + m_size, size - m_size, Element(0));
        }
        m_size = size;
    }

private:
    struct Free
    {
        void operator()(Element *data) const { std::free(data); }
    };

    void swap(ReallocVector &other) noexcept
    {
        m_data.swap(other.m_data);
        std::swap(m_size, other.m_size);
        std::swap(m_capacity, other.m_capacity);
    }
    void ensureSpace(std::size_t more)
    {
        if (more > m_capacity - m_size)
            reserve(std::max(m_size + more, m_capacity + m_capacity / 2 + 64));
    }

    std::unique_ptr<Element, Free> m_data;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

} // namespace mexplorer
