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

/// The table: a board for each component of a position, all at once. Heaps of one game that are side by side share
/// one frame. Boards are made when the table is shown.
class BoardArea : public FontAware<QScrollArea>
{
    Q_OBJECT

public:
    /// The most boards on the table; what is past it is counted in a line below.
    static constexpr std::size_t maxBoards = 100;

    /// The most moves whose marks are on the boards at once; of more only the one that is looked at.
    static constexpr std::size_t maxHintsTogether = 4;

    explicit BoardArea(QWidget *parent = nullptr);

    /// The boards that are on the table; those of a big sum come a few at a time.
    const std::vector<BoardCard *> &cards() const { return m_cards; }
    /// All of them as they are now.
    std::optional<Drawing> drawing() const;
    bool isComplete() const { return m_cards.size() == std::min(m_position.components.size(), maxBoards); }
    /// Shows the position at a place of a game, with the moves that led there. Boards stay as long as the games' start
    /// does. Each player has the other's colour if \a areColorsSwapped; \a pieces are those of the moves, as far as
    /// they are known.
    void showGame(const GameRecord &record, std::size_t place, bool areColorsSwapped = false,
                  const std::vector<MovePieces> &pieces = {});
    /// The pieces by which the game's last move was made; empty if that doesn't matter.
    MovePieces lastPieces() const;
    bool areColorsSwapped() const { return m_areColorsSwapped; }
    void setPlayable(bool playable);
    /// Gives the focus to the first board on which there is a move, unless a board has it.
    void takeFocus();
    /// Opens the list of all moves of the board that has the focus, or else of the first one that has a move.
    void showAllMoves();
    /// The components' values; an empty vector hides them.
    void setValues(const std::vector<Value> &values);
    /// What each legal move leaves; none hides it.
    void setMoveValues(const std::vector<MoveValue> &values);
    /// Marks the ways to make these moves; none removes the marks.
    void setHints(const std::vector<Move> &moves);
    /// Draws the mark of one of these moves in full, and the others faintly if there are few; null draws all in full.
    void setHintFocus(const Move *move);

signals:
    void moveChosen(std::size_t component, const mexplorer::CellVector &after);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    // The boards receive the font after their area.
    void fontChanged() override { QMetaObject::invokeMethod(this, &BoardArea::fitBoards, Qt::QueuedConnection); }

private:
    void markPoison();
    void fitBoards();
    void alignInOneRow();
    bool fitDensity(BoardCard::Density density);
    void shareLineHeight();
    void setDense(bool dense);
    QSize roomForBoards() const;
    /// Makes the boards as large as they fit; false if they don't at their smallest. A few are put beside each other,
    /// unless they are much larger on several floors.
    bool fit();
    /// The same beside each other, however small that makes them; false if there is no such size.
    bool fitOneFloor();
    std::size_t firstFitting(bool onOneFloor);
    bool fitAt(int unit);
    /// True if all boards are beside each other.
    bool isOneFloor() const;
    /// True if a finger hits each piece of the boards.
    bool isLargeForTouch() const;
    /// Of the widest board, with the table's margins.
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
    std::vector<BoardHistory> m_histories; ///< by component; without those on which no move was made
    std::vector<Value> m_values;
    std::vector<Move> m_hints;
    std::vector<MoveValue> m_moveValues;
    bool m_areColorsSwapped = false;
    bool m_playable = false;
    bool m_dense = false;
    const BoardCard *m_lineCard = nullptr; ///< that m_line is about
    QLabel *m_line; ///< what a selection does, for all boards, where they are too close for lines of their own
    QTimer m_more;  ///< brings the next cards of a big sum
};

} // namespace mexplorer
