// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/matrixtable.h"

#include <QStringList>

namespace mexplorer {

// Tables of the matrix game in a folder, so that another search doesn't have to make them again. A file, all numbers in
// single bytes:
//
//     offset  bytes
//          0      8  "MEXPTBL1"
//          8      2  rows r, columns c
//         10   2^rc  the values, in the order of the positions' words
//                32  BLAKE2b-256 of all that is before

/// The folder of tables in the user's cache, which need not exist.
QString tableFolder();
/// The files of tables there, also those that a program that was stopped has left incomplete.
QStringList keptTables();
void removeKeptTables();

/// Reads a table from \a folder; std::nullopt if it isn't there, is damaged, or the reading is cancelled. Takes a fifth
/// of the time that it takes to make it.
std::optional<MatrixTable> keptTable(const QString &folder, int rows, int columns, JobControl &control);
/// Writes a table to \a folder, if that leaves most of the disk's free space.
std::optional<Problem> keepTable(const QString &folder, const MatrixTable &table, JobControl &control);

} // namespace mexplorer
