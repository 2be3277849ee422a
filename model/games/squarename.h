// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace mexplorer {

/// The name of a column on boards and in records: "a" to "z", then "aa". Columns and rows are counted from 0.
QString columnName(int column);
/// "b3": the column's letter and the row's number.
QString squareName(int column, int row);
/// The column with the name \a letters; std::nullopt if it is beyond \a columns.
std::optional<int> columnNamed(QStringView letters, int columns);

} // namespace mexplorer
