// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/games/rules.h"
#include "model/play/movevalues.h"
#include "views/boards/boardwidget.h"
#include "views/theme/fontaware.h"

#include <QFrame>

#include <map>
#include <optional>

class QLabel;
class QToolButton;

namespace mexplorer {

class BoardWidget;
class FlowLayout;
class MoveValueLabels;

/// One component of a sum on the table: its expression, its board, a line that says what the selection would do, and
/// its value when that is asked for.
class BoardCard : public FontAware<QFrame>
{
    Q_OBJECT

public:
    /// The component's number is shown if it is one of several: \a numbered.
    BoardCard(const Component &component, std::size_t index, bool numbered, QWidget *parent = nullptr);

    BoardWidget *board() const { return m_board; }
    /// Shows a position and the moves that led to it; that of the game's last move is marked on the card too.
    void showGame(const Component &component, const BoardHistory &history);
    /// One of several on a table that has the frame, the title and the line for messages.
    void setInGroup();
    void setPlayable(bool playable);
    /// How a card uses its room: as wide as its title; only as wide as its board; and close, without a line for the
    /// message below it, which is shown elsewhere then.
    enum class Density { Roomy, Compact, Dense };
    void setDensity(Density density);
    Density density() const { return m_density; }
    /// What the line below the board says while nothing is selected.
    QString summary() const;
    /// Shows the component's value; nothing hides it.
    void setValue(std::optional<Value> value);
    /// Marks the ways to these followers: on the board those of \a shown, in the list of all moves all.
    void setHints(const std::vector<CellVector> &all, const std::vector<CellVector> &shown);
    /// Shows what the selection on the board would do, with the value that it leaves where that is shown; without a
    /// selection the rules.
    void showLineIn(QLabel *label) const;
    /// Shows on the board what each move of the component leaves; none hides it.
    void setMoveValues(const std::map<CellVector, MoveValue> &values);
    QSize sizeHint() const override;
    /// The room that the line below the board needs; 0 if it has none. Cards beside each other have the same, so that
    /// their piles are on one floor.
    int lineHeight() const;
    void setLineHeight(int height);

public slots:
    /// Opens the list of all moves of this component.
    void showAllMoves();

signals:
    void lineChanged();
    void moveChosen(std::size_t component, const mexplorer::CellVector &after);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void fontChanged() override { fitType(); }

private:
    void showMessage();
    QString line() const;
    void showTitle();
    void fitLastMove();
    QString namelessTitle() const;
    void fitType();

    std::size_t m_index;
    bool m_numbered;
    Density m_density = Density::Roomy;
    QString m_titleText; ///< the whole title
    QLabel *m_title;
    QLabel *m_value;
    QLabel *m_lastMove; ///< the game's last move, if it was made here
    QString m_lastMoveText;
    bool m_isInGroup = false;
    QLabel *m_message;
    QToolButton *m_allMoves;
    BoardWidget *m_board;
    MoveValueLabels *m_labels;
    std::map<CellVector, MoveValue> m_moveValues;
    std::vector<CellVector> m_hints;
};

/// Several heaps or rows of one game on one table: their boards side by side under one title, and one line that says
/// what a selection on any of them does.
class BoardGroup : public FontAware<QFrame>
{
    Q_OBJECT

public:
    explicit BoardGroup(QWidget *parent = nullptr);

    void addCard(BoardCard *card);
    const std::vector<BoardCard *> &cards() const { return m_cards; }
    /// Names the group by what its cards show.
    void showTitle();
    /// How the cards use their room.
    void setDensity(BoardCard::Density density);
    /// As of a card.
    int lineHeight() const;
    void setLineHeight(int height);
    /// The width that the group may fill before its boards begin a new line.
    void setRoom(int width);
    /// True if all boards are in one line.
    bool isOneLine() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {widestCard(), 0}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void fontChanged() override { fitType(); }

private:
    int widestCard() const;
    int lineWidth() const;
    void fitType();

    std::vector<BoardCard *> m_cards;
    QLabel *m_title;
    QLabel *m_message;
    FlowLayout *m_flow;
    int m_room = 400;
};

} // namespace mexplorer
