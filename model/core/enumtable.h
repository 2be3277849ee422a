// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

namespace mexplorer {

// Tables with a row for each value of an enumeration, in its order.

/// The first \a count values of an enumeration.
template <class Enum, std::size_t count> constexpr std::array<Enum, count> enumValues()
{
    std::array<Enum, count> all{};
    for (std::size_t i = 0; i < count; ++i)
        all[i] = static_cast<Enum>(i);
    return all;
}

/// The names of the rows of \a table.
template <class Table, class Name> QStringList rowNames(const Table &table, Name name)
{
    QStringList names;
    for (const auto &row : table)
        names << QLatin1StringView(std::invoke(name, row));
    return names;
}

/// The value whose row in \a table has the name \a requested, ignoring case; std::nullopt if there is none.
template <class Enum, class Table, class Name = std::identity>
std::optional<Enum> valueNamed(QStringView requested, const Table &table, Name name = {})
{
    const auto found = std::ranges::find_if(table, [&](const auto &row) {
        return requested.compare(QLatin1StringView(std::invoke(name, row)), Qt::CaseInsensitive) == 0;
    });
    return found == std::end(table) ? std::nullopt : std::optional(static_cast<Enum>(found - std::begin(table)));
}

} // namespace mexplorer
