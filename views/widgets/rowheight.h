// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace mexplorer {

/// Keeps the rows of \a table as high as a line of its type and \a padding, in larger type, too. While all rows have
/// room for it, they are higher, up to \a roomy pixels.
void keepRowHeight(QTableView *table, int padding, int roomy = 0);

} // namespace mexplorer
