// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"
#include "model/step/question.h"

#include <QStringList>
#include <map>
#include <optional>
#include <vector>

namespace mexplorer {

/// The data of the proof of the Sprague-Grundy theorem on one sum: the values of the components, and the moves needed,
/// which are found in advance.
struct SumProof
{
    /// The move to a sum of value a.
    struct Reply
    {
        std::size_t component = 0; ///< the first that has a 1 in the leading column of a ⊕ b
        CellVector cells;          ///< of this component after the move
        Value after = 0;           ///< its value after the move
    };
    /// A sum with the values of its components.
    struct Valued
    {
        Position sum;
        std::vector<Value> values;
    };

    /// The move of part 1 that leads to value \a a, which has to be below value.
    Move moveTo(Value a) const;
    Valued afterReply(std::size_t a) const;
    /// The name of the sum; the first sentence defines it as S.
    QString name() const;
    bool isLong() const;
    QString componentName(std::size_t index) const;

    Position sum;
    std::vector<Value> values = {};  ///< of the components
    Value value = 0;                 ///< their nim-sum b
    std::vector<Reply> replies = {}; ///< for a = 0, 1, ...: all below b, or the first ones if b is large
    /// For each component examined in part 2: its followers' values, unless they are too many to list.
    std::vector<std::optional<std::vector<Value>>> followerValues = {};
    bool isTerminal = true;
    std::optional<Move> first = {};  ///< from a sum of value 0: some move,
    Valued afterFirst = {};          ///< the sum after it,
    std::optional<Move> answer = {}; ///< the answer,
    Valued afterAnswer = {};         ///< and the sum after that
    /// Followers of a component with their values, from which the user chooses a move; for components with few of them.
    std::map<std::size_t, std::vector<std::pair<CellVector, Value>>> offered = {};
    questions::Choices answers = {}; ///< moves of which some answer the first
};

/// A step of the proof of the Sprague-Grundy theorem.
struct ProofStep
{
    enum class Kind : quint8 {
        Theorem,
        Induction,
        Plan,
        Part1,
        Difference, ///< d = a ⊕ b; for a given a, as the next two
        Smaller,    ///< a component whose value gets smaller by d
        Reached,    ///< the move there
        All,        ///< there is a move for every a
        Part2,
        Cancel, ///< a move in one component changes the nim-sum
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
/// The sentence for a blank hand-out; empty if the hand-out omits the step.
Sentence blankProofSentence(const SumProof &proof, const ProofStep &step);
/// The question before the step; std::nullopt if there is none.
std::optional<Question> proofQuestion(const SumProof &proof, const ProofStep &step);

} // namespace mexplorer
