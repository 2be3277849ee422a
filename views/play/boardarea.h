// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"
#include "model/play/movevalues.h"
#include "views/charts/drawing.h"
#include "views/play/boardcard.h"
#include "views/theme/fontaware.h"

#include <QScrollArea>
#include <QTimer>

class QLabel;

namespace mexplorer {

class BoardGroup;

/// A scroll area with a board for each component of a position. Adjacent heaps of one game share a frame. Boards are
/// created when the area is first shown.
class BoardArea : public FontAware<QScrollArea>
{
    Q_OBJECT

public:
    /// The maximum number of boards; a line below counts the components beyond it.
    static constexpr std::size_t maxBoards = 100;

    /// Up to this many hinted moves are marked together; of more, only the focused one.
    static constexpr std::size_t maxHintsTogether = 4;

    explicit BoardArea(QWidget *parent = nullptr);

    /// The boards created so far; those of a big sum are created in batches.
    const std::vector<BoardCard *> &cards() const { return m_cards; }
    /// Returns a drawing of all boards in their current state.
    std::optional<Drawing> drawing() const;
    bool isComplete() const { return m_cards.size() == std::min(m_position.components.size(), maxBoards); }
    /// Shows the position at \a ply of a game, with the moves before it. Boards are kept until a game with another
    /// start is shown. Each player has the other's colour if \a hasSwappedColors is set; \a pieces are those of the
    /// moves, as far as they are known.
    void showGame(const GameRecord &record, std::size_t ply, bool hasSwappedColors = false,
                  const std::vector<MovePieces> &pieces = {});
    /// The pieces by which the game's last move was made; empty if they don't matter.
    MovePieces lastPieces() const;
    bool hasSwappedColors() const { return m_hasSwappedColors; }
    void setPlayable(bool playable);
    /// Focuses the first board that has a move, unless a board has the focus.
    void takeFocus();
    /// Opens the list of all moves of the focused board, or of the first one that has a move.
    void showAllMoves();
    /// Sets the components' values; an empty vector hides them.
    void setValues(const std::vector<quint64> &values);
    /// Sets the value after each legal move; an empty vector hides them.
    void setMoveValues(const std::vector<MoveValue> &values);
    /// Marks the ways to make these moves; an empty vector removes the marks.
    void setHints(const std::vector<Move> &moves);
    /// Draws the mark of one of these moves in full, and the others faintly if there are few; null draws all in full.
    void setHintFocus(const Move *move);

signals:
    void moveChosen(std::size_t component, const mexplorer::CellVector &after);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    // The font of the boards changes after that of the area.
    void fontChanged() override { QMetaObject::invokeMethod(this, &BoardArea::fitBoards, Qt::QueuedConnection); }

private:
    void markPoison();
    void fitBoards();
    void alignInOneRow();
    bool fitDensity(BoardCard::Density density);
    void shareLineHeight();
    void setDense(bool dense);
    QSize spaceForBoards() const;
    /// Makes the boards as large as fits; returns false if they don't fit at their smallest. A few are put in one row,
    /// unless they are much larger in several.
    bool fit();
    /// As fit(), in one row, however small that makes them; returns false if there is no such size.
    bool fitOneFloor();
    std::size_t firstFitting(bool onOneFloor);
    bool fitAt(int unit);
    /// True if all boards are in one row.
    bool isOneFloor() const;
    /// True if each piece of the boards is large enough for touch.
    bool isLargeForTouch() const;
    /// The width of the widest board, with the table's margins.
    int minTableWidth() const;
    int lineHeight() const;
    void showLine(const BoardCard *card);
    void sizeTable();
    bool fits(const Position &start) const;
    void rebuild();
    BoardGroup *groupOf(std::size_t card);
    BoardCard *cardWithKeys() const;
    void moveCursorToBoard(const BoardCard *from, int right, int down);
    void scrollToLastMove();
    void addCards();
    void applyState(std::size_t from);
    void showMoveValues(std::size_t card);
    std::vector<CellVector> hintsOf(std::size_t component) const;

    QWidget *m_table;
    std::vector<BoardCard *> m_cards;
    std::vector<BoardGroup *> m_groups;
    Position m_start; ///< of the game that is shown
    Position m_position;
    Convention m_convention = Convention::Normal;
    std::vector<BoardHistory> m_histories; ///< by component; without those that were not moved on
    std::vector<quint64> m_values;
    std::vector<Move> m_hints;
    std::vector<MoveValue> m_moveValues;
    bool m_hasSwappedColors = false;
    bool m_playable = false;
    bool m_dense = false;
    const BoardCard *m_lineCard = nullptr; ///< the card that m_line describes
    QLabel *m_line; ///< the effect of a selection, for all boards, if they are too close for their own lines
    QTimer m_more;  ///< creates the next cards of a big sum
};

} // namespace mexplorer
