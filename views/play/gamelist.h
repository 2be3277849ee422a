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

/// A game with its variations as a table. Row 0 is the start and each other one a move, with the value that it leaves
/// unless answers are hidden; variations are indented.
class GameListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NumberColumn, WhoColumn, MoveColumn, ValueColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setGame(const PlayedGame &game, const Players &players);
    void setAnswers(const AnswerPolicy &answers);
    NodeId nodeAt(int row) const { return m_rows[static_cast<std::size_t>(row)].node; }
    /// The row of a node of the tree.
    int rowOf(NodeId node) const;
    /// True if moves are judged and the move in a row gave a won position away.
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

/// The game with its variations as a list. The row that is current is the place on the boards: the arrow keys and a
/// click go through the game, Left and Right along the line, Up and Down from row to row. The context menu is made of
/// the actions that are added to it.
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
    void showPlace();
    void goToRow(int row);

    Session *m_session;
    Match *m_match;
    GameListModel *m_model;
};

} // namespace mexplorer
