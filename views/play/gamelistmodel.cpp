// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/gamelistmodel.h"

#include "model/exchange/gametext.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"

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

std::vector<GameRow> gameRows(const GameTree &tree)
{
    std::vector<GameRow> rows(1);
    addRows(tree, rootNode, 0, rows);
    return rows;
}

/// Rows before the first one that differs stay, so that a list that grows doesn't jump.
void GameListModel::setGame(const PlayedGame &game, const Players &players)
{
    std::vector<GameRow> rows = gameRows(game.tree());
    const auto same = std::mismatch(m_rows.begin(), m_rows.end(), rows.begin(), rows.end());
    const auto kept = static_cast<int>(same.second - rows.begin());
    const auto last = [](const std::vector<GameRow> &of) { return static_cast<int>(of.size()) - 1; };
    if (kept <= last(m_rows)) {
        beginRemoveRows({}, kept, last(m_rows));
        m_rows.erase(same.first, m_rows.end());
        endRemoveRows();
    }
    m_players = players;
    if (kept <= last(rows)) {
        beginInsertRows({}, kept, last(rows));
        m_game = game;
        m_rows = std::move(rows);
        endInsertRows();
    }
    m_game = game;
    emit dataChanged(index(0, 0), index(last(m_rows), ColumnCount - 1));
}

void GameListModel::setAnswers(const AnswerPolicy &answers)
{
    if (answers == m_answers)
        return;
    m_answers = answers;
    if (m_game)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int GameListModel::rowOf(NodeId node) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [node](const GameRow &row) { return row.node == node; });
    return found == m_rows.end() ? 0 : static_cast<int>(found - m_rows.begin());
}

bool GameListModel::isMistake(int row) const
{
    if (!m_answers.showsJudgement() || row == 0)
        return false;
    const GameTree &tree = m_game->tree();
    const NodeId node = nodeAt(row);
    return mexplorer::isMistake(outcomeOf(tree.assessment(tree.parent(node))), outcomeOf(tree.assessment(node)));
}

int GameListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int GameListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString GameListModel::who(Player player) const
{
    constexpr int maxLength = 10; // in a narrow column
    const Sides &sides = m_players.sides;
    if (sides.areMixed() && sides.of(player) == Side::Human)
        return tr("You");
    if (sides.areMixed() && m_players.opponent(player) == Opponent())
        return tr("Solver");
    const QString name = sides.areMixed()     ? m_players.opponent(player).playerName()
                         : sides.haveSolver() ? QString()
                                              : m_players.names[player == Player::First ? 0 : 1];
    if (!name.isEmpty())
        return name.size() <= maxLength ? name : name.first(maxLength - 1) + u'…';
    return player == Player::First ? tr("First") : tr("Second");
}

Player GameListModel::mover(NodeId node) const
{
    return m_game->tree().depth(node) % 2 == 1 ? Player::First : Player::Second;
}

bool GameListModel::isAfterHint(NodeId node) const
{
    const GameTree &tree = m_game->tree();
    return node != rootNode && tree.hintStage(tree.parent(node)) > 0 && m_players.sides.of(mover(node)) == Side::Human;
}

QString GameListModel::moveCell(const GameRow &row) const
{
    const GameTree &tree = m_game->tree();
    const Move &made = tree.move(row.node);
    const MoveNote &note = tree.note(row.node);
    QString text = briefMoveText(tree.position(tree.parent(row.node)).components[made.component], made.cells);
    if (tree.start().components.size() > 1)
        text = tr("%1: %2").arg(componentNumber(made.component, Counting::FromOne)).arg(text);
    text += markText(note.mark);
    if (!note.name.isEmpty())
        text = tr("%1: %2", "a variation's name and its first move").arg(note.name, text);
    if (!note.comment.isEmpty())
        text += QStringLiteral("  ") + note.comment.section(u'\n', 0, 0);
    return QStringLiteral("│ ").repeated(row.level) + text;
}

QString GameListModel::text(int row, int column) const
{
    const GameRow &shown = m_rows[static_cast<std::size_t>(row)];
    if (row == 0 && column != ValueColumn)
        return column == MoveColumn ? tr("Start") : QString();
    switch (column) {
    case NumberColumn:
        return QString::number(m_game->tree().depth(shown.node));
    case WhoColumn:
        return who(mover(shown.node));
    case MoveColumn:
        return moveCell(shown);
    case ValueColumn:
        return assessment(shown.node) + (isMistake(row) ? QStringLiteral(" ?") : QString());
    default:
        return {};
    }
}

QString GameListModel::assessment(NodeId node) const
{
    return !m_answers.showsJudgement() ? QStringLiteral("–") : assessmentText(m_game->tree().assessment(node));
}

/// The move in full, as a narrow column hasn't room for it.
QString GameListModel::wholeMove(NodeId node) const
{
    const GameTree &tree = m_game->tree();
    return moveText(tree.position(tree.parent(node)), tree.move(node));
}

QString GameListModel::toolTip(int row, int column) const
{
    const NodeId node = nodeAt(row);
    const GameTree &tree = m_game->tree();
    if (!m_answers.showsJudgement() && column == ValueColumn)
        return tr("Hidden by the choice under Judge Moves; Show Values shows it");
    QStringList lines = {row == 0 ? tree.start().text() : wholeMove(node)};
    if (isAfterHint(node))
        lines << tr("Made after a hint");
    if (!tree.note(node).comment.isEmpty())
        lines << tree.note(node).comment;
    if (m_answers.showsRightMoves() && row > 0) {
        const GameRecord record = tree.record(tree.path(node));
        const Commentary commentary(m_players);
        lines << commentary.move(record, record.length() - 1);
        if (isMistake(row))
            lines << commentary.correction(record, record.length() - 1);
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QVariant GameListModel::data(const QModelIndex &index, int role) const
{
    if (!m_game || !index.isValid())
        return {};
    const int row = index.row();
    const Colors &colors = Theme::instance().colors();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ForegroundRole:
        if (index.column() == ValueColumn && isMistake(row))
            return colors.warning;
        return m_game->isOnLine(nodeAt(row)) ? QVariant() : QVariant(colors.mutedText);
    case Qt::DecorationRole:
        return index.column() == WhoColumn && isAfterHint(nodeAt(row)) ? QVariant(themeIcon(QStringLiteral("hint")))
                                                                       : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() == NumberColumn ? Qt::AlignRight | Qt::AlignVCenter
                                                               : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return toolTip(row, index.column());
    case Qt::AccessibleTextRole: {
        if (index.column() == WhoColumn && isAfterHint(nodeAt(row)))
            return tr("%1, after a hint").arg(text(row, index.column()));
        if (row > 0 && index.column() == MoveColumn) {
            const int level = m_rows[static_cast<std::size_t>(row)].level;
            return level > 0 ? tr("%1, in a variation").arg(wholeMove(nodeAt(row))) : wholeMove(nodeAt(row));
        }
        return isMistake(row) && index.column() == ValueColumn ? tr("%1, a mistake").arg(assessment(nodeAt(row)))
                                                               : text(row, index.column());
    }
    default:
        return {};
    }
}

QVariant GameListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == ValueColumn)
        return tr("The value of the position that the move leaves, and who wins there");
    const QStringList titles = {tr("#"), tr("Who"), tr("Move"), tr("Value")};
    return role == Qt::DisplayRole ? titles.value(section) : QVariant();
}

} // namespace mexplorer
