// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/prooftree.h"
#include "model/writing/writer.h"

namespace mexplorer {

/// How much of a tree is written.
struct ProofTreeLimits
{
    int depth = 6;            ///< levels below the root
    std::size_t lines = 2000; ///< after these, an ellipsis
};

/// The tree below \a root as a document: indented lines, nested lists, or LaTeX that needs no package but amsmath. What
/// was shown before is not unfolded again.
Result<QString> formatProofTree(const ProofTree &tree, const ProofTree::Node &root, WrittenFormat format,
                                const ProofTreeLimits &limits, JobControl &control);

} // namespace mexplorer
