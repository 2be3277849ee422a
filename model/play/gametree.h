// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"

#include <span>

namespace mexplorer {

/// Identifies a node of a GameTree: the start, or the position after a move. Ids are not reused.
enum class NodeId : quint32 {};
inline constexpr NodeId rootNode{0};

/// The user's mark on a move.
enum class MoveMark : quint8 { None, Good, Mistake };

/// The piece with which a move was made, by the numbers of the board: from one number to another. On boards whose
/// pieces keep their squares, equal positions may look different.
struct MovePieces
{
    int from = -1;
    int to = -1;

    bool isEmpty() const { return from < 0 || to < 0; }
    bool operator==(const MovePieces &) const = default;
};

/// The user's notes at a node.
struct MoveNote
{
    QString name;    ///< of the line that begins here
    QString comment; ///< about the move
    MoveMark mark = MoveMark::None;

    bool isEmpty() const { return name.isEmpty() && comment.isEmpty() && mark == MoveMark::None; }
    bool operator==(const MoveNote &) const = default;
};

/// A game with its variations: each node has all moves that were tried there as children, the main line's first.
/// Removed nodes keep their id, so that they can be restored.
class GameTree
{
public:
    GameTree(Position start, Convention convention);
    /// Creates the tree of a record, which has one line.
    explicit GameTree(const GameRecord &record);

    const Position &start() const { return m_start; }
    Convention convention() const { return m_convention; }

    /// All ids are below this number, including those of removed nodes.
    std::size_t nodeCount() const { return m_nodes.size(); }
    /// The nodes of the tree, parents before children, the main line's first.
    std::vector<NodeId> nodes() const;
    /// False for removed nodes and their descendants.
    bool contains(NodeId node) const;
    /// The parent; the start is its own parent.
    NodeId parent(NodeId node) const { return at(node).parent; }
    const std::vector<NodeId> &children(NodeId node) const { return at(node).children; }
    /// The number of moves from the start to \a node.
    std::size_t depth(NodeId node) const { return at(node).depth; }
    /// The move that leads to a node other than the start.
    const Move &move(NodeId node) const { return *at(node).move; }
    const std::shared_ptr<const Move> &sharedMove(NodeId node) const { return at(node).move; }
    const Position &position(NodeId node) const { return node == rootNode ? m_start : at(node).move->to; }
    const Assessment &assessment(NodeId node) const { return at(node).assessment; }
    const MoveNote &note(NodeId node) const { return at(node).note; }
    /// The stage of the last hint requested at the node; 0 if none was.
    int hintStage(NodeId node) const { return at(node).hintStage; }
    /// The pieces of the move that leads to \a node; empty if they aren't known.
    const MovePieces &pieces(NodeId node) const { return at(node).pieces; }
    /// The node that \a move leads to, if it is in the tree.
    std::optional<NodeId> child(NodeId node, const Move &move) const;
    /// True if \a move leads to a node that is in the tree or was removed.
    bool hadChild(NodeId node, const Move &move) const;

    /// The nodes from the start to \a node.
    std::vector<NodeId> path(NodeId node) const;
    /// The path to \a node, continued by first moves to the end of the line.
    std::vector<NodeId> lineThrough(NodeId node) const;
    /// The game along \a line, which begins with the start.
    GameRecord record(std::span<const NodeId> line) const;
    /// True if \a node is reached by first moves only, as the start is.
    bool isOnMainLine(NodeId node) const;
    /// All moves from the position before \a node, in order and including \a node; for the start, only the start.
    std::vector<NodeId> siblings(NodeId node) const;

    /// Returns the child that the legal \a move leads to. If there is none yet, appends it.
    NodeId add(NodeId node, Move move);
    void setAssessment(NodeId node, Assessment assessment) { at(node).assessment = std::move(assessment); }
    void setNote(NodeId node, MoveNote note) { at(node).note = std::move(note); }
    void setHintStage(NodeId node, int stage) { at(node).hintStage = static_cast<quint8>(stage); }
    void setPieces(NodeId node, const MovePieces &pieces) { at(node).pieces = pieces; }
    /// Sets a node's children in their order. Those left out are removed from the tree.
    void setChildren(NodeId node, std::vector<NodeId> children) { at(node).children = std::move(children); }
    /// Returns the same moves under another convention, not assessed.
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

/// A row of a game with its variations: the start, or a move. Below a move follow its alternatives, each with its
/// continuation; then the line continues.
struct GameRow
{
    NodeId node = rootNode;
    int level = 0; ///< depth of nested variations

    bool operator==(const GameRow &) const = default;
};

/// All rows of a game, the start first.
std::vector<GameRow> gameRows(const GameTree &tree);

} // namespace mexplorer
