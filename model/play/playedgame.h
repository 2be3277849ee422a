// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gametree.h"

namespace mexplorer {

/// A game with its tree of variations, the current node, and the line of play through that node, along which the user
/// moves backwards and forwards. A move that isn't in the tree yet becomes a branch; moves are lost only by remove().
/// Changes of the tree can be undone.
class PlayedGame
{
public:
    explicit PlayedGame(GameTree tree, NodeId node = rootNode);
    /// Creates a game with one line, \a ply moves into it.
    explicit PlayedGame(const GameRecord &record, std::size_t ply = 0);

    const GameTree &tree() const { return m_tree; }
    NodeId node() const { return m_line[m_ply]; }
    /// The line through node(), from the start to an end.
    const GameRecord &line() const { return m_record; }
    /// The index of node() in the line: the number of moves made.
    std::size_t ply() const { return m_ply; }
    NodeId nodeAt(std::size_t ply) const { return m_line[ply]; }
    /// True if line() passes \a node.
    bool isOnLine(NodeId node) const;

    /// Moves to a node of the tree. The line doesn't change if it contains the node.
    void goTo(NodeId node);
    void goToPly(std::size_t ply) { goTo(m_line[ply]); }
    /// Makes a legal move. Returns true if it was new at this node.
    bool play(Move move);
    void setAssessment(NodeId node, Assessment assessment);
    /// Returns up to \a count nodes that aren't assessed: the current one first, then those of its line, then those of
    /// the variations. Takes constant time per node if they are assessed one after the other.
    std::vector<NodeId> nextToAssess(std::size_t count = 1);
    /// Makes \a line the line if its moves are in the tree and contain node(); its continuation need not consist of
    /// first moves.
    void setLineThrough(const GameRecord &line);
    /// Clears failed assessments, so that they are made again.
    void clearUnknown();
    /// Records that a hint was requested here; the last of several stages is stored.
    void markHint(int stage);
    /// Sets the pieces with which the move to node() was made.
    void setPieces(const MovePieces &pieces) { m_tree.setPieces(node(), pieces); }
    /// Returns the same game under another convention, not assessed, and without undoable changes.
    PlayedGame under(Convention convention) const { return PlayedGame(m_tree.under(convention), node()); }

    /// Replaces the note at a node.
    void annotate(NodeId node, const MoveNote &note);
    /// Makes the variation of \a node the first one at its branching point. Returns false if it is the main line.
    bool promote(NodeId node);
    /// Removes a move and its continuation. If the current node is removed, the one before the move becomes current.
    void remove(NodeId node);

    bool canUndoEdit() const { return m_editCount > 0; }
    bool canRedoEdit() const { return m_editCount < m_edits.size(); }
    /// True if the last change or undo of a change is later than the last move or step.
    bool isEditLatest() const { return m_isEditLatest; }
    /// Undoes a change and moves to the node where it was made. Requires canUndoEdit().
    void undoEdit();
    void redoEdit();

private:
    /// The part of a node that changes can affect.
    struct Content
    {
        MoveNote note;
        std::vector<NodeId> children;
    };
    struct Edit
    {
        NodeId node;
        Content before;
        Content after;
        NodeId currentBefore;
        NodeId currentAfter;
    };

    Content content(NodeId node) const { return {m_tree.note(node), m_tree.children(node)}; }
    void edit(NodeId node, const Content &after, NodeId currentAfter);
    void apply(NodeId node, const Content &from, const Content &to, NodeId current);
    void setLine(NodeId node);
    void keepLine(const std::vector<NodeId> &before);
    void takeLine(std::vector<NodeId> line, std::size_t ply);
    bool isAssessed(NodeId node) const { return m_tree.assessment(node).isMade(); }

    GameTree m_tree;
    std::vector<NodeId> m_line;
    std::size_t m_ply = 0;
    GameRecord m_record;
    std::vector<Edit> m_edits;
    std::size_t m_editCount = 0; ///< number of m_edits that are done, not undone
    bool m_isEditLatest = false;
    std::size_t m_lineAssessed = 0;     ///< number of assessed nodes of the line before the first gap
    std::vector<NodeId> m_searched;     ///< the nodes of the tree, cached while nodes to assess are searched
    std::size_t m_searchedAssessed = 0; ///< number of assessed nodes of m_searched before the first gap
};

/// An earlier game, immutable and shared: by the session, documents and autosaved snapshots.
using PlayedGamePtr = std::shared_ptr<const PlayedGame>;

} // namespace mexplorer
