// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/tracepictures.h"

#include "model/solve/solver.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

int binaryWidth(std::span<const Value> values)
{
    Value all = 0;
    for (const Value value : values)
        all |= value;
    return std::max(1, static_cast<int>(std::bit_width(all)));
}

ColumnsPicture columnsOf(const Position &sum, std::span<const Value> values, int width)
{
    ColumnsPicture result;
    result.width = std::max(width, binaryWidth(values));
    result.resultShown = true;
    result.result = nimSum(values);
    for (std::size_t i = 0; i < values.size(); ++i) {
        ColumnsPicture::Row row;
        row.position.components.push_back(sum.components[i]);
        row.name = sum.components[i].text();
        row.value = values[i];
        result.rows.push_back(std::move(row));
    }
    return result;
}

int CodePicture::partCount() const
{
    return std::ranges::any_of(*digits, [](quint8 digit) { return digit & 8; }) ? 4 : 3;
}

CodePicture::Row CodePicture::row(int heaps) const
{
    Row row;
    row.taken = current < 0 ? 1 : current;
    row.tokens = heaps == 0 ? std::max(row.taken, 1) : std::max(tokens, row.taken + heaps);
    const int left = heaps == 0 ? 0 : row.tokens - row.taken;
    row.first = heaps <= 1 ? left : (left + 1) / heaps;
    row.second = heaps == 3 ? row.first + row.taken + (left - row.first + 1) / 2 : -1;
    row.isOnlySplit = row.taken == 0 && heaps > 1;
    return row;
}

} // namespace mexplorer
