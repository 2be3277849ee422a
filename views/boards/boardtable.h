// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/boardwidget.h"

namespace mexplorer {

/// The board for a component: the one that its rules name, where it can be drawn, else a list of its moves.
BoardWidget *makeBoard(const Component &component, QWidget *parent = nullptr);

} // namespace mexplorer
