// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

class RuleProgram;

/// The rules of the catalogue with the same moves from each heap as rules that a user writes, recognised by the form of
/// their moves; null if it isn't one of the forms in knowngame.cpp.
RulesPtr knownGameOf(const RuleProgram &program);

} // namespace mexplorer
