// SPDX-License-Identifier: GPL-3.0-or-later
// A played game and its changes
//
// A change of the tree is kept as what one node held before and after it: its note, and its children in their order. To
// remove a variation is to take it out of its parent's children, and it keeps its numbers; so to undo is to put it in
// again. Moves that were made since a change stay when it is taken back: they are children that neither side of the
// change knows. Only a move that equals a removed one makes the changes before it final, as there would be two of it.

#include "model/play/playedgame.h"

#include <algorithm>

namespace mexplorer {

PlayedGame::PlayedGame(GameTree tree, NodeId node)
    : m_tree(std::move(tree)), m_record(m_tree.start(), m_tree.convention())
{
    setLine(m_tree.contains(node) ? node : rootNode);
}

PlayedGame::PlayedGame(const GameRecord &record, std::size_t place) : PlayedGame(GameTree(record))
{
    goToPlace(std::min(place, record.length()));
}

bool PlayedGame::isOnLine(NodeId node) const
{
    const std::size_t depth = m_tree.depth(node);
    return depth < m_line.size() && m_line[depth] == node;
}

void PlayedGame::setLine(NodeId node)
{
    m_line = m_tree.lineThrough(node);
    m_place = m_tree.depth(node);
    m_record = m_tree.record(m_line);
}

void PlayedGame::goTo(NodeId node)
{
    m_isEditLatest = false;
    if (isOnLine(node))
        m_place = m_tree.depth(node);
    else
        setLine(node);
}

bool PlayedGame::play(Move move)
{
    const NodeId before = node();
    if (const auto known = m_tree.child(before, move)) {
        goTo(*known);
        return false;
    }
    if (m_tree.hadChild(before, move)) {
        m_edits.clear();
        m_editCount = 0;
    }
    goTo(m_tree.add(before, std::move(move)));
    return true;
}

void PlayedGame::setAssessment(NodeId node, Assessment assessment)
{
    if (isOnLine(node))
        m_record = m_record.assessed(m_tree.depth(node), assessment);
    m_tree.setAssessment(node, std::move(assessment));
}

std::optional<NodeId> PlayedGame::nextToAssess() const
{
    std::vector<NodeId> nodes = {node()};
    nodes.insert(nodes.end(), m_line.begin(), m_line.end());
    const std::vector<NodeId> all = m_tree.nodes();
    nodes.insert(nodes.end(), all.begin(), all.end());
    const auto found = std::ranges::find_if(nodes, [this](NodeId each) { return !m_tree.assessment(each).isMade(); });
    return found == nodes.end() ? std::nullopt : std::optional(*found);
}

void PlayedGame::forgetUnknown()
{
    for (const NodeId node : m_tree.nodes()) {
        if (!m_tree.assessment(node).analysis)
            setAssessment(node, {});
    }
}

void PlayedGame::markHint(int stage)
{
    m_tree.setHintStage(node(), std::max(stage, m_tree.hintStage(node())));
}

void PlayedGame::annotate(NodeId node, const MoveNote &note)
{
    if (note != m_tree.note(node))
        edit(node, {note, m_tree.children(node)}, this->node());
}

bool PlayedGame::promote(NodeId node)
{
    while (node != rootNode && m_tree.children(m_tree.parent(node)).front() == node)
        node = m_tree.parent(node);
    if (node == rootNode)
        return false;
    const NodeId parent = m_tree.parent(node);
    Content after = content(parent);
    const auto found = std::ranges::find(after.children, node);
    std::rotate(after.children.begin(), found, found + 1);
    edit(parent, after, this->node());
    return true;
}

void PlayedGame::remove(NodeId node)
{
    if (node == rootNode)
        return;
    const NodeId parent = m_tree.parent(node);
    Content after = content(parent);
    std::erase(after.children, node);
    const std::vector<NodeId> path = m_tree.path(this->node());
    const bool isWithin = std::ranges::find(path, node) != path.end();
    edit(parent, after, isWithin ? parent : this->node());
}

void PlayedGame::edit(NodeId node, const Content &after, NodeId placeAfter)
{
    m_edits.resize(m_editCount, Edit());
    m_edits.push_back({node, content(node), after, this->node(), placeAfter});
    redoEdit();
}

void PlayedGame::undoEdit()
{
    const Edit &last = m_edits[--m_editCount];
    apply(last.node, last.after, last.before, last.placeBefore);
}

void PlayedGame::redoEdit()
{
    const Edit &next = m_edits[m_editCount++];
    apply(next.node, next.before, next.after, next.placeAfter);
}

void PlayedGame::apply(NodeId node, const Content &from, const Content &to, NodeId place)
{
    std::vector<NodeId> children = to.children;
    for (const NodeId child : m_tree.children(node)) {
        const auto isIn = [child](const std::vector<NodeId> &list) {
            return std::ranges::find(list, child) != list.end();
        };
        if (!isIn(from.children) && !isIn(to.children))
            children.push_back(child);
    }
    m_tree.setChildren(node, std::move(children));
    m_tree.setNote(node, to.note);
    const NodeId here = this->node();
    const std::vector<NodeId> before = m_line;
    setLine(m_tree.contains(place) ? place : m_tree.contains(here) ? here : rootNode);
    keepLine(before);
    m_isEditLatest = true;
}

/// Follows the line \a before from the place on, as far as it is in the tree.
void PlayedGame::keepLine(const std::vector<NodeId> &before)
{
    std::size_t last = before.size();
    while (last > 0 && !m_tree.contains(before[last - 1]))
        --last;
    if (last <= m_place + 1 || before[m_place] != node() || isOnLine(before[last - 1]))
        return;
    m_line = m_tree.lineThrough(before[last - 1]);
    m_record = m_tree.record(m_line);
}

} // namespace mexplorer
