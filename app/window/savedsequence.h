// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/document.h"
#include "views/sequence/sequencechoice.h"

namespace mexplorer {

/// What is chosen in the Sequence workspace, as a document keeps it, and back.
DocumentSequence savedSequence(const SequenceChoice &choice);
SequenceChoice sequenceChoice(const DocumentSequence &saved);

} // namespace mexplorer
