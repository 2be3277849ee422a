// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace mexplorer {

/// Keeps the rows of \a table as high as a line of its type and \a padding, in larger type, too.
void keepRowHeight(QTableView *table, int padding);

} // namespace mexplorer
