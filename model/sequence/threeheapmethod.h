// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencemethod.h"

namespace mexplorer {

/// The fast method for hexadecimal games, in which a heap may become three. Null for other rules.
std::unique_ptr<SequenceMethod> makeThreeHeapMethod(const RulesPtr &rules);

} // namespace mexplorer
