// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"

#include <functional>
#include <vector>

class QWidget;

namespace mexplorer {

/// Asks for a set of numbers, such as "0, 1, 3", and calls \a accepted with it.
void askForNumberSet(QWidget *parent, std::function<void(const std::vector<Value> &)> accepted);

} // namespace mexplorer
