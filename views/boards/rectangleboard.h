// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/selectingboard.h"

#include <vector>

namespace mexplorer {

/// Base class of boards of square cells, numbered row by row from the top left, on which a selection is the rectangle
/// between two cells. Draws the marks of the last move, of hints and of the selection.
class RectangleBoard : public SelectingBoard
{
    Q_OBJECT

public:
    using SelectingBoard::SelectingBoard;

    QRectF pieceRect(int index) const override;
    int pieceCount() const override { return rows() * columns(); }

protected:
    virtual int rows() const = 0;
    virtual int columns() const = 0;

    int neighbour(int piece, int right, int down) const override;
    bool stretches() const override { return true; }
    bool contains(const Span &span, int piece) const override;
    void hintsChanged() override;

    QSize gridSize() const { return {columns() * unit(), rows() * unit()}; }
    /// Returns the column and the row of a cell.
    QPoint placeOf(int piece) const { return {piece % columns(), piece / columns()}; }
    int pieceAtPlace(int column, int row) const { return row * columns() + column; }
    QRect cellsOf(const Span &span) const;
    QRectF rectOf(const Span &span) const;
    void paintMarks(QPainter &painter, const Colors &colors) const;

private:
    /// The frame of a hint, and the number of other frames around it where their borders would coincide.
    struct HintFrame
    {
        Span span;
        QRect cells;
        int level = 0;
    };

    std::vector<HintFrame> hintFrames() const;
    void paintHints(QPainter &painter, const Colors &colors) const;

    std::vector<HintFrame> m_frames;
};

} // namespace mexplorer
