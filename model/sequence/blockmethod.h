// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/blocktables.h"
#include "model/sequence/sequencemethod.h"

namespace mexplorer {

/// The fast method for octal games that can split a heap in two, and for Grundy's game: sparse space where the values
/// allow it, a full scan with vector instructions where not, in 8 bits as long as values fit, then in 16 and 32. Null
/// for other rules, and for a \a mode with position when the rules' digits have no common parity. Long scans take
/// \a bothCores.
std::unique_ptr<SequenceMethod> makeBlockMethod(const RulesPtr &rules, RareCommonMode mode, bool bothCores);

} // namespace mexplorer
