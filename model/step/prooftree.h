// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"
#include "model/writing/writer.h"

namespace mexplorer {

/// Why a position is P or N, or has its value, as a tree that is unfolded node by node: of a P-position each follower
/// and the reply that refutes it, of an N-position one winning move, of a value a witness for each smaller number and
/// the followers, none of which has it. Nothing is kept but the solver; may be used from several threads at once.
class ProofTree
{
public:
    enum class Claim : quint8 {
        P,
        N,
        HasValue,
        NoFollower, ///< of this value
    };
    struct Node
    {
        Claim claim = Claim::P;
        Position position = {};
        Value value = 0;               ///< of a claim about a value
        std::optional<Move> move = {}; ///< that wins, of an N-position that isn't terminal
        Sentence sentence = {};
        bool isLeaf = false; ///< it needs no further reason
    };

    ProofTree(Solver solver, Convention convention) : m_solver(std::move(solver)), m_convention(convention) {}

    /// That \a position is P or N; a problem if it is too big, or a draw.
    Result<Node> outcomeOf(const Position &position, JobControl &control) const;
    /// That \a position has its value, under normal play.
    Result<Node> valueOf(const Position &position, JobControl &control) const;
    /// Why \a node holds.
    Result<std::vector<Node>> reasons(const Node &node, JobControl &control) const;

private:
    Result<Node> outcomeNode(const Position &position, const std::optional<Move> &by, JobControl &control) const;
    Result<std::vector<Node>> refutations(const Node &node, JobControl &control) const;
    Result<std::vector<Node>> witnesses(const Node &node, JobControl &control) const;
    Result<std::vector<Node>> followerValues(const Node &node, JobControl &control) const;

    Solver m_solver;
    Convention m_convention;
};

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
