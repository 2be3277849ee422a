// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/games/heaptraits.h"
#include "model/games/rules.h"

/// The loop that one writes in C++ for the values of an octal game, or of Grundy's: each split marks its value with the
/// heap, and the least value without that mark is the heap's. Compiled for this processor, with all optimisations.
/// Returns the last of \a terms values.
mexplorer::Value plainLoop(const mexplorer::Rules &rules, quint64 terms);
