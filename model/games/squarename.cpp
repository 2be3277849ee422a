// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/squarename.h"

namespace mexplorer {

namespace {

constexpr int letters = 26;

} // namespace

QString columnName(int column)
{
    const QString last(QChar(u'a' + column % letters));
    return column < letters ? last : columnName(column / letters - 1) + last;
}

QString squareName(int column, int row)
{
    return columnName(column) + QString::number(row + 1);
}

std::optional<int> columnNamed(QStringView name, int columns)
{
    for (int column = 0; column < columns; ++column) {
        if (columnName(column) == name)
            return column;
    }
    return std::nullopt;
}

} // namespace mexplorer
