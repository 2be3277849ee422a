// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/boardwidget.h"

#include <optional>

namespace mexplorer {

/// What is selected on a board, from one piece to another; both the same for a single one.
struct Span
{
    int anchor = -1;
    int cursor = -1;

    bool isEmpty() const { return anchor < 0 || cursor < 0; }
    bool operator==(const Span &) const = default;
};

/// A board of numbered pieces (cells, pins, tokens) on which a move is a span of them. Takes the input for all such
/// boards; what a span means and how it looks is the board's own.
///
/// Mouse: press, drag and release. Keyboard: arrows move the cursor, and over the border to the next board; Home and
/// End lead to the first and the last piece; with Shift or after Space the arrows stretch the span, Enter plays it,
/// Escape lets it go. The cursor stays where it was while moves are made. While the board is edited, a click or Space
/// switches a piece, and a drag makes all what the first became; places where a piece may come are pieces as well.
class SelectingBoard : public BoardWidget
{
    Q_OBJECT

public:
    explicit SelectingBoard(const Component &component, QWidget *parent = nullptr);

    const Span &selection() const { return m_selection; }
    void enterAt(const QPointF &point) override;
    MovePieces lastPieces() const override;
    /// The span of the last move that was made here; empty after anything else.
    const Span &lastMove() const { return m_lastMove; }

    /// While a selection is being stretched, of the span from where it began.
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
    /// The piece that an arrow key leads to from \a piece: one step right and down.
    virtual int neighbour(int piece, int right, int down) const = 0;
    /// Where the keyboard's cursor first appears.
    virtual int firstPiece() const;
    /// True if \a next, which \a span leads to, was made by it, as far as the board remembers.
    virtual bool wasMadeBy(const Span &, const CellVector &) const { return false; }
    /// True if positions that are equal may look different here, as pieces keep their places.
    virtual bool keepsPlaces() const { return false; }
    /// True if a move may be a span of several pieces.
    virtual bool stretches() const { return false; }
    /// The follower that a span leads to; nothing if it is no move.
    virtual std::optional<CellVector> moveOf(const Span &span) const = 0;
    /// Why a span is no move; a sentence.
    virtual QString objection(const Span &span) const = 0;
    /// What a span does, when it is a move.
    virtual QString effect(const Span &span) const;
    virtual bool contains(const Span &span, int piece) const;
    /// The position with a piece switched; nothing on boards that can't be edited.
    virtual std::optional<CellVector> switched(int) const { return std::nullopt; }
    virtual bool isOn(int) const { return false; }
    /// Lays out the new component; \a played is the span that led to it, if it is a follower.
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
    /// True if the hint that \a span is stands back behind another one.
    bool isFaint(const Span &span) const;
    /// The pen for the mark of the hint that \a span is.
    QPen penFor(const Span &span, const Colors &colors) const;
    /// True of a piece of the span of the last move here.
    bool isLastMove(int piece) const { return !m_lastMove.isEmpty() && contains(m_lastMove, piece); }
    /// True if the last move here is the game's, so that it is marked.
    bool isMarked() const { return markedMove() && !m_lastMove.isEmpty(); }
    /// Where the board begins when its content is centred in the widget.
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
    /// True if the cursor may stand on a piece of this number.
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
    int m_cursor = -1;     ///< where the keyboard's cursor is, also while nothing is selected
    QPointF m_cursorPlace; ///< where that was drawn before the component changed
    Span m_lastMove;
    Span m_pending; ///< the span that was chosen here and has not come back as a move yet
    std::vector<Span> m_hintSpans;
    mutable std::optional<bool> m_hasSingleMoves; ///< whether some press on one piece is a move; found when asked for
    bool m_isMove = false;
    bool m_dragging = false;
    bool m_switchesOn = false; ///< what a drag makes of pieces
    bool m_anchored = false;   ///< Space holds the anchor
    bool m_byKeyboard = false;
};

} // namespace mexplorer
