// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/rectangleboard.h"

#include <utility>
#include <vector>

namespace mexplorer {

/// The board of rows and boards of cells whose rules a user writes. Cells show their letters, and those that end the
/// game are framed. A move is the smallest rectangle with all cells that it changes.
class LettersBoard final : public RectangleBoard
{
    Q_OBJECT

public:
    /// The longest side that is drawn.
    static constexpr int maxDrawn = 30;

    explicit LettersBoard(const Component &component, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QString pieceName(int piece) const override;

protected:
    int rows() const override { return m_grid.rows; }
    int columns() const override { return m_grid.columns; }
    std::optional<CellVector> moveOf(const Span &span) const override;
    QString objection(const Span &span) const override;
    void layOut(const Span &lastMove) override;
    void paintBoard(QPainter &painter, const Colors &colors) override;

private:
    void findMoves();
    void paintCell(QPainter &painter, int piece, const Colors &colors) const;

    LetterGrid m_grid;
    std::vector<std::pair<QRect, CellVector>> m_moves; ///< by the cells that change
};

} // namespace mexplorer
