// SPDX-License-Identifier: GPL-3.0-or-later
// A proof that the user unfolds, so each node is computed when it is opened. A proof of N needs one winning move; of P
// all followers, each with a winning reply; of value v, for each number below v, a follower of that value, and all
// followers to show that none has v. A node whose position has no move is a leaf.
//
// Cost: per node, one query of the solver per follower. Equal positions in different branches are not shared, which
// would make the tree a graph that can't be read from top to bottom.
#include "model/step/prooftree.h"

#include "model/core/modeltext.h"
#include "model/play/gamerecord.h"
#include "model/step/tracewords.h"

#include <algorithm>
#include <set>
#include <utility>

namespace mexplorer {

namespace {

constexpr quint64 maxReasons = 3000; ///< followers of one position

QString moveName(const Move &move)
{
    return Sentence::game(move.text);
}

/// The name of a move, with its component in a sum of several games.
QString moveInSum(const Position &from, const Move &move)
{
    return from.components.size() == 1 || tracewords::isOfOneGame(from)
               ? moveName(move)
               : ModelText::tr("%1 in %2").arg(moveName(move), tracewords::title({{from.components[move.component]}}));
}

Sentence nodeSentence(const Position &position, Value value, const std::optional<Move> &by)
{
    const QString name = tracewords::title(position);
    return by ? ModelText::tr("%1: the move %2 leads to %3, which has this value.")
                    .arg(tracewords::number(value), moveName(*by), name)
              : ModelText::tr("%1 has value %2: each smaller number is the value of a follower, and %2 is not.")
                    .arg(name, tracewords::number(value));
}

/// The move leads to a position without followers, whose value or outcome needs no explanation.
Sentence terminalSentence(const Position &position, bool isWon, const std::optional<Move> &by)
{
    const QString name = tracewords::title(position);
    if (!by)
        return (isWon ? ModelText::tr("%1 is an N-position: no move is left, and under misère play the player to move "
                                      "has won.")
                      : ModelText::tr("%1 is a P-position: no move is left, and the player to move has lost."))
            .arg(name);
    return (isWon ? ModelText::tr("The move %1 leads to %2, an N-position: no move is left, and under misère play the "
                                  "player to move has won.")
                  : ModelText::tr("The move %1 leads to %2, a P-position: no move is left, and the player to move has "
                                  "lost."))
        .arg(moveName(*by), name);
}

Sentence lostSentence(const Position &position, const std::optional<Move> &by)
{
    const QString name = tracewords::title(position);
    return by ? ModelText::tr("The move %1 leads to %2, a P-position: every move from it is refuted.")
                    .arg(moveName(*by), name)
              : ModelText::tr("%1 is a P-position: every move from it is refuted.").arg(name);
}

Sentence wonSentence(const Position &position, const Move &winning, const std::optional<Move> &by)
{
    const QString name = tracewords::title(position);
    return by ? ModelText::tr("The move %1 leads to %2, an N-position: the reply %3 refutes it.")
                    .arg(moveName(*by), name, moveInSum(position, winning))
              : ModelText::tr("%1 is an N-position: the move %2 wins.").arg(name, moveInSum(position, winning));
}

/// Adds node by node, in the order in which a reader unfolds them.
class ProofTreeLines
{
public:
    ProofTreeLines(const ProofTree &tree, const ProofTreeLimits &limits, JobControl &control)
        : m_tree(tree), m_limits(limits), m_control(control)
    {
    }

    Result<std::vector<ProofLine>> make(const ProofTree::Node &root)
    {
        if (const auto problem = add(root, 0))
            return *problem;
        return std::move(m_lines);
    }

private:
    std::optional<Problem> add(const ProofTree::Node &node, int depth)
    {
        const bool isOpen = !node.isLeaf && depth < m_limits.depth;
        const bool isKnown = isOpen && !m_shown.insert({int(node.claim), node.position.text()}).second;
        m_lines.push_back(
            {depth, isKnown ? Sentence(ModelText::tr("%1 See above.").arg(node.sentence.marked())) : node.sentence,
             node});
        return isOpen && !isKnown ? addReasons(node, depth + 1) : std::nullopt;
    }

    std::optional<Problem> addReasons(const ProofTree::Node &node, int depth)
    {
        const auto reasons = m_tree.reasons(node, m_control);
        if (!reasons)
            return reasons.problem();
        for (const ProofTree::Node &reason : *reasons) {
            if (m_lines.size() >= m_limits.lines) {
                if (!std::exchange(m_isCut, true))
                    m_lines.push_back({depth, QStringLiteral("…")});
                break;
            }
            if (const auto problem = add(reason, depth))
                return problem;
        }
        return {};
    }

    const ProofTree &m_tree;
    ProofTreeLimits m_limits;
    JobControl &m_control;
    std::vector<ProofLine> m_lines;
    bool m_isCut = false;
    std::set<std::pair<int, QString>> m_shown;
};

} // namespace

Result<ProofTree::Node> ProofTree::outcomeOf(const Position &position, JobControl &control) const
{
    return outcomeNode(position, {}, control);
}

Result<ProofTree::Node> ProofTree::outcomeNode(const Position &position, const std::optional<Move> &by,
                                               JobControl &control) const
{
    const auto byTheorem =
        m_convention == Convention::Normal ? m_solver.analyseByTheorem(position, control) : std::nullopt;
    const auto analysis = byTheorem && byTheorem->hasAllWinningMoves
                              ? Result<Analysis>(*byTheorem)
                              : m_solver.analyse(position, m_convention, control);
    if (!analysis)
        return analysis.problem();
    const bool isLost = analysis->outcome == Outcome::P;
    Node node{isLost ? Claim::P : Claim::N, position};
    node.isLeaf = !hasMove(position);
    if (!analysis->winningMoves.empty())
        node.move = analysis->winningMoves.front();
    node.sentence = node.isLeaf ? terminalSentence(position, !isLost, by)
                    : isLost    ? lostSentence(position, by)
                                : wonSentence(position, *node.move, by);
    return node;
}

Result<ProofTree::Node> ProofTree::valueOf(const Position &position, JobControl &control) const
{
    if (m_convention == Convention::Misere)
        return Problem::badInput(
            Problem::Code::NoValue,
            ModelText::tr("Under misère play a position has no value by mex; ask for its outcome."));
    const Result<Value> value = m_solver.value(position, control);
    if (!value)
        return value.problem();
    Node node{Claim::HasValue, position, *value};
    if (!hasMove(position)) {
        node.isLeaf = true;
        node.sentence = ModelText::tr("%1 has value 0: no move is left, and %2.")
                            .arg(tracewords::title(position), Sentence::math(QStringLiteral("mex ∅ = 0")));
    } else {
        node.sentence = nodeSentence(position, *value, {});
    }
    return node;
}

Result<std::vector<ProofTree::Node>> ProofTree::reasons(const Node &node, JobControl &control) const
{
    if (node.isLeaf)
        return std::vector<Node>();
    switch (node.claim) {
    case Claim::N: {
        const auto reply = outcomeNode(node.move->to, node.move, control);
        if (!reply)
            return reply.problem();
        return std::vector<Node>{*reply};
    }
    case Claim::P:
        return refutations(node, control);
    case Claim::HasValue:
        return witnesses(node, control);
    case Claim::NoFollower:
        break;
    }
    return followerValues(node, control);
}

Result<std::vector<ProofTree::Node>> ProofTree::refutations(const Node &node, JobControl &control) const
{
    const auto moves = distinctMoves(node.position, maxReasons);
    if (!moves)
        return moves.problem();
    std::vector<Node> result;
    for (const Move &move : *moves) {
        auto reply = outcomeNode(move.to, move, control);
        if (!reply)
            return reply.problem();
        result.push_back(std::move(reply).value());
        if (control.isCancelled())
            return Problem::cancelled();
    }
    return result;
}

/// All followers with their values.
Result<std::vector<ProofTree::Node>> ProofTree::followerValues(const Node &node, JobControl &control) const
{
    const auto moves = distinctMoves(node.position, maxReasons);
    if (!moves)
        return moves.problem();
    std::vector<Node> result;
    for (const Move &move : *moves) {
        const Result<Value> value = m_solver.value(move.to, control);
        if (!value)
            return value.problem();
        Node follower{Claim::HasValue, move.to, *value};
        follower.isLeaf = !hasMove(move.to);
        follower.sentence = nodeSentence(move.to, *value, move);
        result.push_back(std::move(follower));
        if (control.isCancelled())
            return Problem::cancelled();
    }
    return result;
}

Result<std::vector<ProofTree::Node>> ProofTree::witnesses(const Node &node, JobControl &control) const
{
    const auto followers = followerValues(node, control);
    if (!followers)
        return followers.problem();
    std::vector<Node> result;
    std::vector<Value> values;
    for (const Node &follower : *followers)
        values.push_back(follower.value);
    for (Value smaller = 0; smaller < node.value; ++smaller) {
        const auto found = std::ranges::find(values, smaller);
        result.push_back((*followers)[static_cast<std::size_t>(found - values.begin())]);
    }
    Node none{Claim::NoFollower, node.position, node.value};
    none.sentence = ModelText::tr("%1: no follower has this value; theirs are %2.")
                        .arg(tracewords::number(node.value), Sentence::math(setText(tracewords::distinct(values))));
    result.push_back(std::move(none));
    return result;
}

Result<std::vector<ProofLine>> proofLines(const ProofTree &tree, const ProofTree::Node &root,
                                          const ProofTreeLimits &limits, JobControl &control)
{
    return ProofTreeLines(tree, limits, control).make(root);
}

QString formatProofLines(const Position &root, const std::vector<ProofLine> &lines, WrittenFormat format)
{
    Outline outline;
    for (const ProofLine &line : lines)
        outline.lines.push_back({line.depth, line.sentence});
    return formatArticle({root.text(), ArticleStyle::Reasons, {std::move(outline)}}, format);
}

Result<QString> formatProofTree(const ProofTree &tree, const ProofTree::Node &root, WrittenFormat format,
                                const ProofTreeLimits &limits, JobControl &control)
{
    const auto lines = proofLines(tree, root, limits, control);
    if (!lines)
        return lines.problem();
    return formatProofLines(root.position, *lines, format);
}

} // namespace mexplorer
