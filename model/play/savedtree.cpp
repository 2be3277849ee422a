// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/savedtree.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/notation/expression.h"
#include "model/play/movebetween.h"

#include <algorithm>
#include <map>

namespace mexplorer {

namespace {

const QStringList markNames = {QString(), QStringLiteral("good"), QStringLiteral("mistake")};

void writeTreeNode(JsonWriter &json, const GameTree &tree, NodeId node, const std::map<NodeId, std::size_t> &numbers)
{
    json.lineBreak();
    json.beginObject();
    if (node != rootNode) {
        json.member("after", numbers.at(tree.parent(node)));
        if (tree.start().components.size() > 1)
            json.member("component", tree.move(node).component);
        json.member("position", tree.position(node).text());
        if (const MovePieces &pieces = tree.pieces(node); !pieces.isEmpty()) {
            json.beginArray("pieces");
            json.value(pieces.from);
            json.value(pieces.to);
            json.endArray();
        }
    }
    const MoveNote &note = tree.note(node);
    if (!note.name.isEmpty())
        json.member("name", note.name);
    if (!note.comment.isEmpty())
        json.member("comment", note.comment);
    if (note.mark != MoveMark::None)
        json.member("mark", markNames[static_cast<int>(note.mark)]);
    if (tree.hintStage(node) > 0)
        json.member("hint", tree.hintStage(node));
    json.endObject();
}

/// Adds the node of an object of "tree". Returns std::nullopt and adds a problem if it is invalid.
std::optional<NodeId> readNode(JsonFields &fields, GameTree &tree, const std::vector<NodeId> &before)
{
    constexpr int maxStage = 255;
    NodeId node = rootNode;
    if (!before.empty()) {
        const auto after = static_cast<std::size_t>(fields.number("after", 0, qint64(before.size()) - 1, 0));
        const Result<Position> to = parseWithLargeHeaps(fields.text("position"));
        if (!to) {
            fields.fail(ModelText::tr("\"tree\": a position can't be read: %1").arg(to.problem().message));
            return std::nullopt;
        }
        const Position &from = tree.position(before[after]);
        std::optional<std::size_t> component;
        if (fields.has("component"))
            component = static_cast<std::size_t>(fields.number("component", 0, qint64(from.components.size()) - 1, 0));
        auto move = moveBetween(from, *to, component);
        if (!move) // earlier versions counted the heaps of a game from a selected position as one component
            move = moveBetween(from, *to);
        if (!move) {
            fields.fail(ModelText::tr("\"tree\": no move from %1 leads to %2.")
                            .arg(shortened(from.text()), shortened(to->text())));
            return std::nullopt;
        }
        node = tree.add(before[after], *move);
        const QJsonArray pieces = fields.array("pieces");
        tree.setPieces(node, {pieces.at(0).toInt(-1), pieces.at(1).toInt(-1)});
    }
    tree.setNote(
        node, {fields.text("name"), fields.text("comment"), static_cast<MoveMark>(fields.word("mark", markNames, 0))});
    tree.setHintStage(node, static_cast<int>(fields.number("hint", 0, maxStage, 0)));
    return node;
}

} // namespace

QStringList positionsAfterMoves(const GameRecord &record)
{
    QStringList positions;
    for (const Move &move : record.moves())
        positions << move.to.text();
    return positions;
}

Result<GameRecord> recordThrough(const Position &start, Convention convention, const QStringList &positions)
{
    GameRecord record(start, convention);
    for (const QString &text : positions) {
        const std::size_t ply = record.length();
        const Result<Position> next = parseWithLargeHeaps(text);
        if (!next)
            return Problem::badInput(
                Problem::Code::FileSyntax,
                ModelText::tr("the position after move %1 can't be read: %2").arg(ply + 1).arg(next.problem().message));
        const auto move = moveBetween(record.position(ply), *next);
        if (!move) {
            return Problem::badInput(Problem::Code::NoMove,
                                     ModelText::tr("move %1 leads to %2, and no move from %3 does.")
                                         .arg(ply + 1)
                                         .arg(shortened(next->text()), shortened(record.position(ply).text())));
        }
        record = std::move(record).played(ply, std::make_shared<const Move>(*move));
    }
    return record;
}

bool needsTree(const GameTree &tree)
{
    const std::vector<NodeId> nodes = tree.nodes();
    return std::ranges::any_of(nodes, [&tree](NodeId node) {
        return tree.children(node).size() > 1 || !tree.note(node).isEmpty() || tree.hintStage(node) > 0 ||
               !tree.pieces(node).isEmpty();
    });
}

void writeTree(JsonWriter &json, const PlayedGame &game)
{
    const GameTree &tree = game.tree();
    std::map<NodeId, std::size_t> numbers;
    json.beginArray("tree");
    for (const NodeId node : tree.nodes()) {
        numbers.emplace(node, numbers.size());
        writeTreeNode(json, tree, node, numbers);
    }
    json.endArray();
    json.lineBreak();
    json.member("node", numbers.at(game.node()));
}

std::optional<PlayedGame> readTree(JsonFields &fields, const Position &start, Convention convention)
{
    GameTree tree(start, convention);
    std::vector<NodeId> nodes;
    for (const QJsonValue &value : fields.array("tree")) {
        if (!value.isObject()) {
            fields.fail(ModelText::tr("\"%1\" should be an array of objects.").arg(QStringLiteral("tree")));
            return std::nullopt;
        }
        JsonFields each = fields.inner(value.toObject());
        const auto node = readNode(each, tree, nodes);
        if (!node)
            return std::nullopt;
        nodes.push_back(*node);
    }
    const auto last = static_cast<qint64>(nodes.size()) - 1;
    return PlayedGame(std::move(tree), nodes[static_cast<std::size_t>(fields.number("node", 0, last, last))]);
}

} // namespace mexplorer
