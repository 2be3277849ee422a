// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/gamelist.h"

#include "model/play/gametext.h"
#include "model/session/session.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"
#include "views/theme/touch.h"
#include "views/widgets/itemrows.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace mexplorer {

/// Rows before the first difference are kept, so that a growing list doesn't jump.
void GameListModel::setGame(const PlayedGame &game, const Players &players)
{
    std::vector<GameRow> rows = gameRows(game.tree());
    const auto same = std::mismatch(m_rows.begin(), m_rows.end(), rows.begin(), rows.end());
    const auto unchanged = static_cast<int>(same.second - rows.begin());
    const auto last = [](const std::vector<GameRow> &of) { return static_cast<int>(of.size()) - 1; };
    if (unchanged <= last(m_rows)) {
        beginRemoveRows({}, unchanged, last(m_rows));
        m_rows.erase(same.first, m_rows.end());
        endRemoveRows();
    }
    m_players = players;
    if (unchanged <= last(rows)) {
        beginInsertRows({}, unchanged, last(rows));
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
    if (sides.isMixed() && sides.of(player) == Side::Human)
        return tr("You");
    if (sides.isMixed() && m_players.opponent(player) == Opponent())
        return tr("Solver");
    const QString name = sides.isMixed()     ? m_players.opponent(player).playerName()
                         : sides.hasSolver() ? QString()
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

/// Returns the whole move, which a narrow column can't show.
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

GameList::GameList(Session *session, QWidget *parent)
    : QTableView(parent), m_session(session), m_match(session->match()), m_model(new GameListModel(this))
{
    setObjectName(QStringLiteral("gameList"));
    setAccessibleName(tr("Moves of the game"));
    setModel(m_model);
    setRowSelection(this);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTextElideMode(Qt::ElideMiddle); // the beginning and the end of a move have its numbers
    setUniformRowHeight(this, 8, touchSize);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(16);
    horizontalHeader()->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 6px 2px; }"));
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(GameListModel::MoveColumn, QHeaderView::Stretch);
    setMinimumHeight(100);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex &index) { goToRow(index.row()); });
    connect(this, &QTableView::activated, this, [this](const QModelIndex &index) { goToRow(index.row()); });
    connect(session->exploration(), &Exploration::answersChanged, this,
            [this] { m_model->setAnswers(m_session->exploration()->answers()); });
    connect(m_match, &Match::recordChanged, this, &GameList::showGame);
    connect(m_match, &Match::positionChanged, this, &GameList::showGame);
    m_model->setAnswers(session->exploration()->answers());
    showGame();
}

void GameList::showGame()
{
    if (!m_match->hasGame())
        return;
    m_model->setGame(m_match->game(), m_match->players());
    showCurrentMove();
}

void GameList::showCurrentMove()
{
    const QModelIndex index = m_model->index(m_model->rowOf(m_match->node()), GameListModel::MoveColumn);
    setCurrentIndex(index);
    scrollTo(index);
}

/// Widgets above the list in the panel, such as the plot, may make it smaller.
void GameList::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    QMetaObject::invokeMethod(
        this, [this] { scrollTo(currentIndex()); }, Qt::QueuedConnection); // after the rows' height has changed
}

void GameList::goToRow(int row)
{
    if (row >= 0 && row < m_model->rowCount())
        m_match->goToNode(m_model->nodeAt(row));
    showCurrentMove();
}

void GameList::keyPressEvent(QKeyEvent *event)
{
    if (!m_match->hasGame() || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) {
        QTableView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        m_match->goTo(m_match->ply() - (m_match->ply() > 0 ? 1 : 0));
        break;
    case Qt::Key_Right:
        m_match->goTo(std::min(m_match->ply() + 1, m_match->record().length()));
        break;
    case Qt::Key_Up:
        goToRow(currentIndex().row() - 1);
        break;
    case Qt::Key_Down:
        goToRow(currentIndex().row() + 1);
        break;
    case Qt::Key_Home:
        goToRow(0);
        break;
    case Qt::Key_End:
        m_match->goTo(m_match->record().length());
        break;
    default:
        QTableView::keyPressEvent(event);
        return;
    }
    event->accept();
}

/// Opens the menu of the row under the pointer, which becomes the current one.
void GameList::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_match->hasGame())
        return;
    const QModelIndex index = indexAt(event->pos());
    if (event->reason() == QContextMenuEvent::Mouse && index.isValid())
        goToRow(index.row());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("gameListMenu"));
    menu->addActions(actions());
    popUpForTouch(menu, event->reason() == QContextMenuEvent::Mouse
                            ? viewport()->mapToGlobal(event->pos())
                            : viewport()->mapToGlobal(visualRect(currentIndex()).center()));
}

} // namespace mexplorer
