// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/gametree.h"

#include <algorithm>

namespace mexplorer {

namespace {

void addRows(const GameTree &tree, NodeId node, int level, std::vector<GameRow> &rows)
{
    while (!tree.children(node).empty()) {
        const std::vector<NodeId> &children = tree.children(node);
        rows.push_back({children.front(), level});
        for (std::size_t i = 1; i < children.size(); ++i) {
            rows.push_back({children[i], level + 1});
            addRows(tree, children[i], level + 1, rows);
        }
        node = children.front();
    }
}

} // namespace

GameTree::GameTree(Position start, Convention convention)
    : m_start(std::move(start)), m_convention(convention), m_nodes(1)
{
}

GameTree::GameTree(const GameRecord &record) : GameTree(record.start(), record.convention())
{
    NodeId node = rootNode;
    setAssessment(node, record.assessment(0));
    std::size_t ply = 0;
    for (const Move &move : record.moves()) {
        node = add(node, move);
        setAssessment(node, record.assessment(++ply));
    }
}

std::vector<NodeId> GameTree::nodes() const
{
    std::vector<NodeId> found;
    std::vector<NodeId> open = {rootNode};
    while (!open.empty()) {
        const NodeId node = open.back();
        open.pop_back();
        found.push_back(node);
        open.insert(open.end(), children(node).rbegin(), children(node).rend());
    }
    return found;
}

bool GameTree::contains(NodeId node) const
{
    if (static_cast<std::size_t>(node) >= m_nodes.size())
        return false;
    while (node != rootNode) {
        const auto &siblings = children(parent(node));
        if (std::ranges::find(siblings, node) == siblings.end())
            return false;
        node = parent(node);
    }
    return true;
}

std::optional<NodeId> GameTree::child(NodeId node, const Move &move) const
{
    for (const NodeId child : children(node)) {
        const Move &each = this->move(child);
        if (each.component == move.component && each.cells == move.cells)
            return child;
    }
    return std::nullopt;
}

bool GameTree::hadChild(NodeId node, const Move &move) const
{
    return std::any_of(m_nodes.begin() + 1, m_nodes.end(), [&](const Node &each) {
        return each.parent == node && each.move->component == move.component && each.move->cells == move.cells;
    });
}

std::vector<NodeId> GameTree::path(NodeId node) const
{
    std::vector<NodeId> nodes = {node};
    while (nodes.back() != rootNode)
        nodes.push_back(parent(nodes.back()));
    std::ranges::reverse(nodes);
    return nodes;
}

std::vector<NodeId> GameTree::lineThrough(NodeId node) const
{
    std::vector<NodeId> line = path(node);
    while (!children(line.back()).empty())
        line.push_back(children(line.back()).front());
    return line;
}

GameRecord GameTree::record(std::span<const NodeId> line) const
{
    std::vector<std::shared_ptr<const Move>> moves;
    std::vector<Assessment> assessments;
    for (const NodeId node : line) {
        if (node != rootNode)
            moves.push_back(at(node).move);
        assessments.push_back(at(node).assessment);
    }
    return {m_start, m_convention, std::move(moves), std::move(assessments)};
}

bool GameTree::isOnMainLine(NodeId node) const
{
    while (node != rootNode && children(parent(node)).front() == node)
        node = parent(node);
    return node == rootNode;
}

std::vector<NodeId> GameTree::siblings(NodeId node) const
{
    return node == rootNode ? std::vector<NodeId>{node} : children(parent(node));
}

NodeId GameTree::add(NodeId node, Move move)
{
    if (const auto known = child(node, move))
        return *known;
    const NodeId added{static_cast<quint32>(m_nodes.size())};
    m_nodes.push_back({std::make_shared<const Move>(std::move(move)), node, depth(node) + 1});
    at(node).children.push_back(added);
    return added;
}

GameTree GameTree::under(Convention convention) const
{
    GameTree tree = *this;
    tree.m_convention = convention;
    for (Node &node : tree.m_nodes)
        node.assessment = {};
    return tree;
}

std::vector<GameRow> gameRows(const GameTree &tree)
{
    std::vector<GameRow> rows(1);
    addRows(tree, rootNode, 0, rows);
    return rows;
}

} // namespace mexplorer
