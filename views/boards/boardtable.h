// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/boardwidget.h"

namespace mexplorer {

/// Creates the board for a component: the one that its rules name, if it can be drawn, otherwise a list of its moves.
BoardWidget *makeBoard(const Component &component, QWidget *parent = nullptr);

} // namespace mexplorer
