// SPDX-License-Identifier: GPL-3.0-or-later
// A played game and its changes
//
// A change of the tree is stored as the contents of one node before and after it: its note, and its children in their
// order. Removing a variation removes it from its parent's children, while its nodes keep their ids, so undo can insert
// it again. Moves made since a change are kept when it is undone: they are children that neither side of the change
// knows. Only a move that equals a removed one makes the earlier changes final, as there would be two of it.

#include "model/play/playedgame.h"

#include <algorithm>

namespace mexplorer {

PlayedGame::PlayedGame(GameTree tree, NodeId node)
    : m_tree(std::move(tree)), m_record(m_tree.start(), m_tree.convention())
{
    setLine(m_tree.contains(node) ? node : rootNode);
}

PlayedGame::PlayedGame(const GameRecord &record, std::size_t ply) : PlayedGame(GameTree(record))
{
    goToPly(std::min(ply, record.length()));
}

bool PlayedGame::isOnLine(NodeId node) const
{
    const std::size_t depth = m_tree.depth(node);
    return depth < m_line.size() && m_line[depth] == node;
}

void PlayedGame::setLine(NodeId node)
{
    takeLine(m_tree.lineThrough(node), m_tree.depth(node));
}

void PlayedGame::takeLine(std::vector<NodeId> line, std::size_t ply)
{
    m_line = std::move(line);
    m_ply = ply;
    m_record = m_tree.record(m_line);
    m_lineAssessed = 0;
}

void PlayedGame::setLineThrough(const GameRecord &line)
{
    std::vector<NodeId> nodes = {rootNode};
    for (const Move &move : line.moves()) {
        const auto child = m_tree.child(nodes.back(), move);
        if (!child)
            return;
        nodes.push_back(*child);
    }
    if (m_ply < nodes.size() && nodes[m_ply] == node() && m_tree.children(nodes.back()).empty())
        takeLine(std::move(nodes), m_ply);
}

void PlayedGame::goTo(NodeId node)
{
    m_isEditLatest = false;
    if (isOnLine(node))
        m_ply = m_tree.depth(node);
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
    if (!m_edits.empty() && m_tree.hadChild(before, move)) {
        m_edits.clear();
        m_editCount = 0;
    }
    const NodeId added = m_tree.add(before, std::move(move));
    if (!m_searched.empty())
        m_searched.push_back(added);
    if (m_ply + 1 < m_line.size()) {
        goTo(added);
        return true;
    }
    m_isEditLatest = false;
    m_line.push_back(added);
    m_record = std::move(m_record).played(m_ply, m_tree.sharedMove(added));
    ++m_ply;
    return true;
}

void PlayedGame::setAssessment(NodeId node, Assessment assessment)
{
    if (isOnLine(node))
        m_record = std::move(m_record).assessed(m_tree.depth(node), assessment);
    m_tree.setAssessment(node, std::move(assessment));
}

std::vector<NodeId> PlayedGame::nextToAssess(std::size_t count)
{
    std::vector<NodeId> found;
    const auto findIn = [&](const std::vector<NodeId> &nodes, std::size_t &assessed) {
        while (assessed < nodes.size() && isAssessed(nodes[assessed]))
            ++assessed;
        for (std::size_t i = assessed; i < nodes.size() && found.size() < count; ++i) {
            if (!isAssessed(nodes[i]) && (found.empty() || nodes[i] != found.front()))
                found.push_back(nodes[i]);
        }
    };
    if (!isAssessed(node()))
        found.push_back(node());
    findIn(m_line, m_lineAssessed);
    if (!found.empty())
        return found;
    if (m_searched.empty()) {
        m_searched = m_tree.nodes();
        m_searchedAssessed = 0;
    }
    findIn(m_searched, m_searchedAssessed);
    return found;
}

void PlayedGame::clearUnknown()
{
    for (const NodeId node : m_tree.nodes()) {
        if (!m_tree.assessment(node).analysis)
            setAssessment(node, {});
    }
    m_lineAssessed = 0;
    m_searched.clear();
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

void PlayedGame::edit(NodeId node, const Content &after, NodeId currentAfter)
{
    m_edits.resize(m_editCount, Edit());
    m_edits.push_back({node, content(node), after, this->node(), currentAfter});
    redoEdit();
}

void PlayedGame::undoEdit()
{
    const Edit &last = m_edits[--m_editCount];
    apply(last.node, last.after, last.before, last.currentBefore);
}

void PlayedGame::redoEdit()
{
    const Edit &next = m_edits[m_editCount++];
    apply(next.node, next.before, next.after, next.currentAfter);
}

void PlayedGame::apply(NodeId node, const Content &from, const Content &to, NodeId current)
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
    m_searched.clear();
    m_tree.setNote(node, to.note);
    const NodeId here = this->node();
    const std::vector<NodeId> before = m_line;
    setLine(m_tree.contains(current) ? current : m_tree.contains(here) ? here : rootNode);
    keepLine(before);
    m_isEditLatest = true;
}

/// Continues the line from the current node as \a before does, as far as it is in the tree.
void PlayedGame::keepLine(const std::vector<NodeId> &before)
{
    std::size_t end = std::min<std::size_t>(1, before.size());
    while (end < before.size() && std::ranges::count(m_tree.children(before[end - 1]), before[end]) > 0)
        ++end;
    if (end <= m_ply + 1 || before[m_ply] != node() || isOnLine(before[end - 1]))
        return;
    takeLine(m_tree.lineThrough(before[end - 1]), m_ply);
}

} // namespace mexplorer
