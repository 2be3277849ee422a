// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"
#include "model/writing/writer.h"

namespace mexplorer {

/// Explains why a position is P or N, or has its value, as a tree that is unfolded node by node. The children of a
/// P-position are its followers with the replies that refute them, of an N-position one winning move, and of a value a
/// witness for each smaller number and the followers, none of which has it. Stores only the solver; may be used from
/// several threads at once.
class ProofTree
{
public:
    enum class Claim : quint8 {
        P,
        N,
        HasValue,
        NoFollower, ///< no follower has this value
    };
    struct Node
    {
        Claim claim = Claim::P;
        Position position = {};
        Value value = 0;               ///< of a claim about a value
        std::optional<Move> move = {}; ///< the winning move of an N-position that isn't terminal
        Sentence sentence = {};
        bool isLeaf = false; ///< it needs no further explanation
    };

    ProofTree(Solver solver, Convention convention) : m_solver(std::move(solver)), m_convention(convention) {}

    /// The claim that \a position is P or N; fails if it is too big, or a draw.
    Result<Node> outcomeOf(const Position &position, JobControl &control) const;
    /// The claim that \a position has its value, under normal play.
    Result<Node> valueOf(const Position &position, JobControl &control) const;
    /// The reasons for the claim of \a node.
    Result<std::vector<Node>> reasons(const Node &node, JobControl &control) const;

private:
    Result<Node> outcomeNode(const Position &position, const std::optional<Move> &by, JobControl &control) const;
    Result<std::vector<Node>> refutations(const Node &node, JobControl &control) const;
    Result<std::vector<Node>> witnesses(const Node &node, JobControl &control) const;
    Result<std::vector<Node>> followerValues(const Node &node, JobControl &control) const;

    Solver m_solver;
    Convention m_convention;
};

/// Limits of the written tree.
struct ProofTreeLimits
{
    int depth = 6;            ///< levels below the root
    std::size_t lines = 2000; ///< beyond it, an ellipsis
};

/// A line of the written tree.
struct ProofLine
{
    int depth = 0;
    Sentence sentence = {};
    std::optional<ProofTree::Node> node = {}; ///< std::nullopt for an ellipsis
};

/// The tree below \a root, line by line. A node that was unfolded before is not unfolded again.
Result<std::vector<ProofLine>> proofLines(const ProofTree &tree, const ProofTree::Node &root,
                                          const ProofTreeLimits &limits, JobControl &control);

/// Formats the lines of the tree below \a root as a document: indented lines, nested lists, or LaTeX that requires only
/// amsmath.
QString formatProofLines(const Position &root, const std::vector<ProofLine> &lines, WrittenFormat format);
/// Finds the lines and formats them.
Result<QString> formatProofTree(const ProofTree &tree, const ProofTree::Node &root, WrittenFormat format,
                                const ProofTreeLimits &limits, JobControl &control);

} // namespace mexplorer
