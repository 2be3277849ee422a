// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gametree.h"

namespace mexplorer {

/// A game that is being played or looked at: its tree of variations, the place in it, and the line of play through that
/// place, along which one goes back and forth. A move that isn't in the tree yet becomes a branch; nothing that was
/// played is lost unless it is removed. What a person changes in the tree can be taken back.
class PlayedGame
{
public:
    explicit PlayedGame(GameTree tree, NodeId node = rootNode);
    /// One line, \a place moves into it.
    explicit PlayedGame(const GameRecord &record, std::size_t place = 0);

    const GameTree &tree() const { return m_tree; }
    NodeId node() const { return m_line[m_place]; }
    /// The line through node(), from the start to an end.
    const GameRecord &line() const { return m_record; }
    /// Where node() is in the line: how many moves were made.
    std::size_t place() const { return m_place; }
    NodeId nodeAt(std::size_t place) const { return m_line[place]; }
    /// True if line() passes \a node.
    bool isOnLine(NodeId node) const;

    /// Goes to a node of the tree. The line stays if it passes the node.
    void goTo(NodeId node);
    void goToPlace(std::size_t place) { goTo(m_line[place]); }
    /// Makes a move that is legal at the place; true if it was new there.
    bool play(Move move);
    void setAssessment(NodeId node, Assessment assessment);
    /// Up to \a count nodes that aren't assessed, the place first, then those of its line; of the variations once the
    /// line is assessed. Takes constant time for each node while one after the other is assessed.
    std::vector<NodeId> nextToAssess(std::size_t count = 1);
    /// Makes \a line the line if its moves are in the tree and pass node(): on from an earlier place it may be another
    /// than the first moves.
    void setLineThrough(const GameRecord &line);
    /// What wasn't known is to be assessed again.
    void forgetUnknown();
    /// A hint was asked for here; of several the last stage counts.
    void markHint(int stage);
    /// The pieces by which the move to node() was made.
    void setPieces(const MovePieces &pieces) { m_tree.setPieces(node(), pieces); }
    /// The same game under another convention, not assessed, and without changes to be undone.
    PlayedGame under(Convention convention) const { return PlayedGame(m_tree.under(convention), node()); }

    /// Replaces what was written at a node.
    void annotate(NodeId node, const MoveNote &note);
    /// Makes the variation in which \a node is the first one where it branches off. False if it is the main line.
    bool promote(NodeId node);
    /// Removes a move and all after it; from within, one goes to the position before it.
    void remove(NodeId node);

    bool canUndoEdit() const { return m_editCount > 0; }
    bool canRedoEdit() const { return m_editCount < m_edits.size(); }
    /// True if the tree was changed, or a change was taken back, after the last move or step.
    bool isEditLatest() const { return m_isEditLatest; }
    /// Also goes back to the place at which the change was made. Requires canUndoEdit().
    void undoEdit();
    void redoEdit();

private:
    /// What the tree holds at a node, as far as a person can change it.
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
        NodeId placeBefore;
        NodeId placeAfter;
    };

    Content content(NodeId node) const { return {m_tree.note(node), m_tree.children(node)}; }
    void edit(NodeId node, const Content &after, NodeId placeAfter);
    void apply(NodeId node, const Content &from, const Content &to, NodeId place);
    void setLine(NodeId node);
    void keepLine(const std::vector<NodeId> &before);
    void takeLine(std::vector<NodeId> line, std::size_t place);
    bool isAssessed(NodeId node) const { return m_tree.assessment(node).isMade(); }

    GameTree m_tree;
    std::vector<NodeId> m_line;
    std::size_t m_place = 0;
    GameRecord m_record;
    std::vector<Edit> m_edits;
    std::size_t m_editCount = 0; ///< of m_edits that are made, not taken back
    bool m_isEditLatest = false;
    std::size_t m_lineAssessed = 0;     ///< so many nodes of the line are, without those after a gap
    std::vector<NodeId> m_searched;     ///< the nodes of the tree, while those to be assessed are looked for
    std::size_t m_searchedAssessed = 0; ///< so many of them are
};

/// An earlier game, immutable and shared: by the session, documents and autosaved snapshots.
using PlayedGamePtr = std::shared_ptr<const PlayedGame>;

} // namespace mexplorer
