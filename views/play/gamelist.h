// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/answerpolicy.h"
#include "model/play/commentary.h"
#include "model/play/playedgame.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace mexplorer {

class Match;
class Session;

/// Table model of a game with its variations. Row 0 is the start; each other row is a move with the value after it,
/// unless answers are hidden. Variations are indented.
class GameListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NumberColumn, WhoColumn, MoveColumn, ValueColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setGame(const PlayedGame &game, const Players &players);
    void setAnswers(const AnswerPolicy &answers);
    NodeId nodeAt(int row) const { return m_rows[static_cast<std::size_t>(row)].node; }
    /// Returns the row of a node of the tree.
    int rowOf(NodeId node) const;
    /// True if moves are judged and the move in a row lost a won position.
    bool isMistake(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Player mover(NodeId node) const;
    bool isAfterHint(NodeId node) const;
    QString text(int row, int column) const;
    QString moveCell(const GameRow &row) const;
    QString assessment(NodeId node) const;
    QString wholeMove(NodeId node) const;
    QString toolTip(int row, int column) const;
    QString who(Player player) const;

    std::optional<PlayedGame> m_game;
    std::vector<GameRow> m_rows;
    Players m_players;
    AnswerPolicy m_answers;
};

/// A list of the moves of a game with its variations. The current row is the position on the boards: a click and the
/// arrow keys move through the game, Left and Right along the line, Up and Down from row to row. The context menu
/// contains the actions that are added to the list.
class GameList : public QTableView
{
    Q_OBJECT

public:
    explicit GameList(Session *session, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showGame();
    void showCurrentMove();
    void goToRow(int row);

    Session *m_session;
    Match *m_match;
    GameListModel *m_model;
};

} // namespace mexplorer
