// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/rectangleboard.h"

namespace mexplorer {

/// Base class of boards for games on rows and columns of ones: a move sets a rectangle of ones to 0.
class GridBoard : public RectangleBoard
{
    Q_OBJECT

public:
    explicit GridBoard(const Component &component, QWidget *parent = nullptr);

    bool canBeEdited() const override { return true; }
    QSize sizeHint() const override;
    QString pieceName(int piece) const override;

protected:
    int rows() const override { return m_board.rows; }
    int columns() const override { return m_board.columns; }
    std::optional<CellVector> moveOf(const Span &span) const override;
    std::optional<CellVector> switched(int piece) const override;
    bool isOn(int piece) const override { return isOne(piece); }
    void paintBoard(QPainter &painter, const Colors &colors) override;
    virtual void paintCell(QPainter &painter, const QRectF &rect, int piece, const Colors &colors) const = 0;
    /// Returns the description of a cell.
    virtual QString cellText(bool isOne) const { return QString::number(isOne ? 1 : 0); }
    /// Paints the pieces on the cells, below hints and selection.
    virtual void paintPieces(QPainter &, const Colors &) const {}

    /// Returns the player who set a cell to 0 in this game, if any.
    std::optional<Player> takerOf(int piece) const;
    bool isOne(int piece) const { return (component().cells[0] >> piece) & 1; }
    /// Returns the first 0 in a span, if there is one.
    std::optional<QPoint> firstZero(const Span &span) const;

private:
    bool hasNames() const;
    int labelSize() const;
    void paintNumbers(QPainter &painter, const Colors &colors) const;

    CellBoard m_board; ///< the component's
};

/// The board of the matrix game: a rectangle of ones of any size.
class MatrixBoard final : public GridBoard
{
    Q_OBJECT

public:
    using GridBoard::GridBoard;

protected:
    QString objection(const Span &span) const override;
    QString effect(const Span &span) const override;
    void paintCell(QPainter &painter, const QRectF &rect, int piece, const Colors &colors) const override;
};

/// The board of Cram: a domino on two adjacent empty cells.
class DominoBoard final : public GridBoard
{
    Q_OBJECT

public:
    using GridBoard::GridBoard;

protected:
    QString objection(const Span &span) const override;
    QString effect(const Span &span) const override;
    void paintCell(QPainter &painter, const QRectF &rect, int piece, const Colors &colors) const override;
    void paintPieces(QPainter &painter, const Colors &colors) const override;
    QString cellText(bool isOne) const override { return isOne ? tr("free") : tr("covered"); }

private:
    QRectF rectOfMove(const PlayedMove &move) const;
    void paintDomino(QPainter &painter, const QRectF &rect, int pips, const QColor &color, bool hatched) const;
};

} // namespace mexplorer
