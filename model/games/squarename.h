// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace mexplorer {

/// A column of a board as boards and records name it: "a" to "z", then "aa". Columns and rows are counted from 0.
QString columnName(int column);
/// "b3": the column's letter and the row's number.
QString squareName(int column, int row);
/// The column that small letters name; nothing if it is past \a columns.
std::optional<int> columnNamed(QStringView letters, int columns);

} // namespace mexplorer
