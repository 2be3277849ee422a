// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"

#include <span>

namespace mexplorer {

/// A node of a GameTree: the start, or the position after a move. A number that is given once.
enum class NodeId : quint32 {};
inline constexpr NodeId rootNode{0};

/// A person's mark on a move.
enum class MoveMark : quint8 { None, Good, Mistake };

/// The pieces of a board by which a move was made, as their board numbers them: from one to another. On boards whose
/// pieces keep their places, positions that are equal may look different.
struct MovePieces
{
    int from = -1;
    int to = -1;

    bool isEmpty() const { return from < 0 || to < 0; }
    bool operator==(const MovePieces &) const = default;
};

/// What a person wrote at a node.
struct MoveNote
{
    QString name;    ///< of the line that begins here
    QString comment; ///< about the move
    MoveMark mark = MoveMark::None;

    bool isEmpty() const { return name.isEmpty() && comment.isEmpty() && mark == MoveMark::None; }
    bool operator==(const MoveNote &) const = default;
};

/// A game with its variations: from each position all moves that were tried there, the main line's first. Nodes that
/// are taken out keep their number, so that they can be put in again.
class GameTree
{
public:
    GameTree(Position start, Convention convention);
    /// The tree of a record: one line.
    explicit GameTree(const GameRecord &record);

    const Position &start() const { return m_start; }
    Convention convention() const { return m_convention; }

    /// All numbers are below this one, those of nodes that were taken out too.
    std::size_t nodeCount() const { return m_nodes.size(); }
    /// The nodes that are in the tree, each one before its children, the main line's first.
    std::vector<NodeId> nodes() const;
    /// False for nodes that were taken out, or after one that was.
    bool contains(NodeId node) const;
    /// Of the start, the start.
    NodeId parent(NodeId node) const { return at(node).parent; }
    const std::vector<NodeId> &children(NodeId node) const { return at(node).children; }
    /// The moves from the start to \a node.
    std::size_t depth(NodeId node) const { return at(node).depth; }
    /// The move that leads to a node other than the start.
    const Move &move(NodeId node) const { return *at(node).move; }
    const std::shared_ptr<const Move> &sharedMove(NodeId node) const { return at(node).move; }
    const Position &position(NodeId node) const { return node == rootNode ? m_start : at(node).move->to; }
    const Assessment &assessment(NodeId node) const { return at(node).assessment; }
    const MoveNote &note(NodeId node) const { return at(node).note; }
    /// The stage of the last hint that was asked for at the node; 0 if none was.
    int hintStage(NodeId node) const { return at(node).hintStage; }
    /// Of the move that leads to \a node; empty if they aren't known.
    const MovePieces &pieces(NodeId node) const { return at(node).pieces; }
    /// Where \a move leads if it was tried there and is in the tree.
    std::optional<NodeId> child(NodeId node, const Move &move) const;
    /// True if \a move led from there to a node that is in the tree or was taken out.
    bool hadChild(NodeId node, const Move &move) const;

    /// The nodes from the start to \a node.
    std::vector<NodeId> path(NodeId node) const;
    /// The path to \a node, and on from there by the first moves to the end.
    std::vector<NodeId> lineThrough(NodeId node) const;
    /// The game along \a line, which begins with the start.
    GameRecord record(std::span<const NodeId> line) const;
    /// True of the start.
    bool isOnMainLine(NodeId node) const;
    /// The other moves from the position before \a node, in order and with itself; of the start, only itself.
    std::vector<NodeId> siblings(NodeId node) const;

    /// The child that \a move leads to, which must be legal; a new one, the last, if there is none yet.
    NodeId add(NodeId node, Move move);
    void setAssessment(NodeId node, Assessment assessment) { at(node).assessment = std::move(assessment); }
    void setNote(NodeId node, MoveNote note) { at(node).note = std::move(note); }
    void setHintStage(NodeId node, int stage) { at(node).hintStage = static_cast<quint8>(stage); }
    void setPieces(NodeId node, const MovePieces &pieces) { at(node).pieces = pieces; }
    /// The order of a node's children; those that aren't among them are taken out.
    void setChildren(NodeId node, std::vector<NodeId> children) { at(node).children = std::move(children); }
    /// The same moves under another convention, not assessed.
    GameTree under(Convention convention) const;

private:
    struct Node
    {
        std::shared_ptr<const Move> move; ///< null at the start
        NodeId parent = rootNode;
        std::size_t depth = 0;
        std::vector<NodeId> children = {};
        Assessment assessment = {};
        MoveNote note = {};
        quint8 hintStage = 0;
        MovePieces pieces = {};
    };

    const Node &at(NodeId node) const { return m_nodes[static_cast<std::size_t>(node)]; }
    Node &at(NodeId node) { return m_nodes[static_cast<std::size_t>(node)]; }

    Position m_start;
    Convention m_convention;
    std::vector<Node> m_nodes;
};

/// A row of a game with its variations: the start, or a move. Below a move come those that were tried instead, each
/// with what followed it; then the line continues.
struct GameRow
{
    NodeId node = rootNode;
    int level = 0; ///< of variations within variations

    bool operator==(const GameRow &) const = default;
};

/// All rows of a game, the start first.
std::vector<GameRow> gameRows(const GameTree &tree);

} // namespace mexplorer
