// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/selectingboard.h"

#include <map>

namespace mexplorer {

/// A pair of numbers as a square of a chessboard, on which a piece moves. In Wythoff's game it is a queen whose column
/// and row are the two heaps: it moves left, down, or along the diagonal towards the corner. Under rules that a user
/// writes, the column is the first number and the row the second. Squares are numbered row by row from the corner.
/// While the board is edited, the piece moves to the square that is pressed.
class PairBoard final : public SelectingBoard
{
    Q_OBJECT

public:
    /// The greatest heap that is drawn on a board.
    static constexpr quint64 maxDrawn = 24;

    enum class Kind : quint8 { Queen, Numbers };
    PairBoard(const Component &component, Kind kind, QWidget *parent = nullptr);
    /// True if the position, and what a move leads to, can be drawn.
    static bool canDraw(const Component &component);

    bool canBeEdited() const override { return true; }
    QRectF pieceRect(int index) const override;
    int pieceCount() const override { return m_columns * m_rows; }
    QSize sizeHint() const override;
    QString pieceName(int piece) const override;
    /// Returns the piece number of a square.
    int square(int column, int row) const { return row * m_columns + column; }
    /// The distance of columns and rows with a number, so that the numbers don't touch.
    int columnStep() const;
    int rowStep() const;

protected:
    int firstPiece() const override;
    int neighbour(int piece, int right, int down) const override;
    std::optional<CellVector> moveOf(const Span &span) const override;
    bool keepsPlaces() const override { return true; }
    QString objection(const Span &span) const override;
    QString effect(const Span &span) const override;
    bool wasMadeBy(const Span &span, const CellVector &next) const override;
    std::optional<CellVector> switched(int piece) const override;
    bool isOn(int piece) const override { return squareOf(piece) == m_queen; }
    void layOut(const Span &played) override;
    void paintBoard(QPainter &painter, const Colors &colors) override;

private:
    QPoint placed(const CellVector &pair) const;
    CellVector pairAt(QPoint square) const;
    int side() const;
    int margin() const;
    bool isReached(QPoint square) const;
    QPoint squareOf(int piece) const { return {piece % m_columns, piece / m_columns}; }
    void paintQueen(QPainter &painter, const Colors &colors) const;

    Kind m_kind;
    QPoint m_queen; ///< column and row: the two heaps in their original order
    QPoint m_from;  ///< the square before the last move
    int m_columns = 1;
    int m_rows = 1;
    std::map<CellVector, QPoint> m_seen;
};

} // namespace mexplorer
