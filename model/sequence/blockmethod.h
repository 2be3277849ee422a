#pragma once

#include "model/sequence/sequencemethod.h"

namespace mexplorer {

/// The fast method for octal games that can split a heap in two: sparse space where the values allow it, a full scan
/// with vector instructions where not, and the plain method once values outgrow 8 bits. Null for other rules.
std::unique_ptr<SequenceMethod> makeBlockMethod(const HeapRulesPtr &rules);

} // namespace mexplorer
