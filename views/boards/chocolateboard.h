// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/selectingboard.h"

namespace mexplorer {

/// The bar of chocolate of Chomp: a click on a square removes it with all squares above and to the right of it. Squares
/// are numbered from the bottom of the first column. While the board is edited, a click on an empty place fills the bar
/// up to it.
class ChocolateBoard final : public SelectingBoard
{
    Q_OBJECT

public:
    explicit ChocolateBoard(const Component &component, QWidget *parent = nullptr);

    bool canBeEdited() const override { return true; }
    /// Marks the first square: under misère play the player who eats it, as the last one, loses.
    void setPoisoned(bool poisoned);
    QRectF pieceRect(int index) const override;
    int pieceCount() const override { return m_columns * m_rows; }
    QSize sizeHint() const override;
    QString pieceName(int piece) const override;

protected:
    int neighbour(int piece, int right, int down) const override;
    std::optional<CellVector> moveOf(const Span &span) const override;
    QString objection(const Span &span) const override;
    QString effect(const Span &span) const override;
    bool contains(const Span &span, int piece) const override;
    std::optional<CellVector> switched(int piece) const override;
    bool isOn(int piece) const override { return isThere(piece / m_rows, piece % m_rows); }
    void layOut(const Span &played) override;
    void paintBoard(QPainter &painter, const Colors &colors) override;

private:
    /// True for squares that can be pressed: existing ones, and empty places while the board is edited.
    bool isSquare(int column, int row) const;
    bool isThere(int column, int row) const;
    /// True for a square that existed before the last move.
    bool wasThere(int piece) const;
    QRectF squareRect(int piece) const;
    int side() const;
    bool hasNames() const;
    int nameSize() const;
    void paintNames(QPainter &painter, const Colors &colors) const;

    int m_columns = 0; ///< of the bar at the start
    int m_rows = 0;
    bool m_isPoisoned = false;
};

} // namespace mexplorer
