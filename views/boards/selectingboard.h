// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/boardwidget.h"

#include <optional>

namespace mexplorer {

/// A selection on a board, from one piece to another; equal for a single piece.
struct Span
{
    int anchor = -1;
    int cursor = -1;

    bool isEmpty() const { return anchor < 0 || cursor < 0; }
    bool operator==(const Span &) const = default;
};

/// A board of numbered pieces (cells, pins, tokens) on which a move is a span of them. Handles the input for all such
/// boards; subclasses define the meaning and the look of a span.
///
/// Mouse: press, drag and release. Keyboard: arrows move the cursor, and beyond the edge to the next board; Home and
/// End move to the first and the last piece; with Shift or after Space the arrows extend the span, Enter plays it,
/// Escape clears it. The cursor stays in place while moves are made. While the board is edited, a click or Space
/// switches a piece, and a drag sets all pieces to the new state of the first one; empty places are pieces, too.
class SelectingBoard : public BoardWidget
{
    Q_OBJECT

public:
    explicit SelectingBoard(const Component &component, QWidget *parent = nullptr);

    const Span &selection() const { return m_selection; }
    void enterAt(const QPointF &point) override;
    MovePieces lastPieces() const override;
    /// The span of the last move on this board; empty after any other change.
    const Span &lastMove() const { return m_lastMove; }

    /// While a selection is extended, returns the move of the span from its beginning to \a piece.
    std::optional<CellVector> moveAt(int piece) const override;
    std::optional<CellVector> moveBetween(int from, int to) const override;
    std::optional<CellVector> selectedMove() const override;
    QRectF selectionRect() const override;

    QSize minimumSizeHint() const override { return sizeHint(); }

    QString pieceDescription(int piece) const override;
    bool isPieceSelected(int piece) const override { return !m_selection.isEmpty() && contains(m_selection, piece); }
    bool canPress(int piece) const override { return !pieceRect(piece).isEmpty(); }
    int focusedPiece() const override { return m_selection.cursor; }
    void pressPiece(int piece) override;
    void togglePiece(int piece) override;

protected:
    /// Returns the piece that an arrow key moves to from \a piece: one step to the \a right and \a down.
    virtual int neighbour(int piece, int right, int down) const = 0;
    /// The piece where the keyboard's cursor first appears.
    virtual int firstPiece() const;
    /// True if the board remembers that a span made the move to this position.
    virtual bool wasMadeBy(const Span &, const CellVector &) const { return false; }
    /// True if equal positions may look different, because pieces have fixed places.
    virtual bool keepsPlaces() const { return false; }
    /// True if a move may be a span of several pieces.
    virtual bool stretches() const { return false; }
    /// Returns the follower that a span leads to; std::nullopt if it is no move.
    virtual std::optional<CellVector> moveOf(const Span &span) const = 0;
    /// Returns a sentence that explains why a span is no move.
    virtual QString objection(const Span &span) const = 0;
    /// Returns the description of a span that is a move.
    virtual QString effect(const Span &span) const;
    virtual bool contains(const Span &span, int piece) const;
    /// Returns the position with a piece switched; std::nullopt on boards that can't be edited.
    virtual std::optional<CellVector> switched(int) const { return std::nullopt; }
    virtual bool isOn(int) const { return false; }
    /// Lays out the new component; the span is that of the move to it, or empty.
    virtual void layOut(const Span &) {}

    void choosePieces(const MovePieces &pieces) override;
    void componentWillChange(const Component &next, Arrival arrival) override;
    void componentChanged(const Component &before) override;
    void hintsChanged() override;
    void unitChanged() override;
    void playableChanged() override;
    void editableChanged() override { layOut({}); }

    bool selectionIsMove() const { return m_isMove; }
    /// True if some hint's span contains the piece.
    bool isHinted(int piece) const;
    const std::vector<Span> &hintSpans() const { return m_hintSpans; }
    /// True if some hint has the focus and \a span is not it, so that it is drawn faintly.
    bool isFaint(const Span &span) const;
    /// Returns the pen for the mark of the hint \a span.
    QPen penFor(const Span &span, const Colors &colors) const;
    /// True if the piece belongs to the span of the last move on this board.
    bool isLastMove(int piece) const { return !m_lastMove.isEmpty() && contains(m_lastMove, piece); }
    /// True if the last move on this board is the game's last move, so that it is marked.
    bool isMarked() const { return markedMove() && !m_lastMove.isEmpty(); }
    /// Returns the top left corner of \a content centred in the widget.
    QPointF contentOrigin(const QSizeF &content) const;

    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// True if the cursor may be on a piece.
    bool canStandOn(int piece) const { return piece >= 0 && piece < pieceCount() && canPress(piece); }
    void setSelection(const Span &span);
    void setOn(int piece, bool on);
    void finish();
    void moveCursor(int right, int down, bool stretch);
    std::vector<Span> spansTo(const std::vector<CellVector> &targets) const;
    void showCursor();
    int lastPiece() const;
    int stretchAnchor() const;

    Span m_selection;
    int m_cursor = -1;     ///< the keyboard's cursor, also while nothing is selected
    QPointF m_cursorPoint; ///< where the cursor was drawn before the component changed
    Span m_lastMove;
    Span m_pending; ///< the span that was chosen on this board and hasn't been played yet
    std::vector<Span> m_hintSpans;
    mutable std::optional<bool> m_hasSingleMoves; ///< some press on one piece is a move; computed on demand
    bool m_isMove = false;
    bool m_dragging = false;
    bool m_switchesOn = false; ///< the state that a drag sets pieces to
    bool m_anchored = false;   ///< Space fixed one end of the selection
    bool m_byKeyboard = false;
};

} // namespace mexplorer
