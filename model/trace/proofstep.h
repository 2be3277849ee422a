// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/question.h"
#include "model/trace/sumproof.h"

namespace mexplorer {

/// A step of the proof of the Sprague-Grundy theorem.
struct ProofStep
{
    enum class Kind : quint8 {
        Theorem,
        Induction,
        Plan,
        Part1,
        Difference, ///< d = a ⊕ b; for a given a, as the two that follow
        Smaller,    ///< a component whose value gets smaller by d
        Reached,    ///< the move there
        All,        ///< every a has its move
        Part2,
        Cancel, ///< a move in one component doesn't keep the nim-sum
        NoFollower,
        Mex,
        Corollary,
        ToZero,  ///< from another value: the move to 0
        Suppose, ///< from 0: some move
        Answer,  ///< and the move that answers it
        End,
    };

    Kind kind = Kind::Theorem;
    std::size_t index = 0; ///< a, or a component
};

Sentence proofSentence(const SumProof &proof, const ProofStep &step);
/// Of a hand-out that is to be filled in; empty for a step that is left out there.
Sentence blankProofSentence(const SumProof &proof, const ProofStep &step);
/// What a class is asked before the step.
std::optional<Question> proofQuestion(const SumProof &proof, const ProofStep &step);

} // namespace mexplorer
