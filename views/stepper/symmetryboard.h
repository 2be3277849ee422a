// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/steppainter.h"

#include <QCoreApplication>

namespace mexplorer {

/// The picture of a symmetry: tokens or cells with the mirror's axis, the opponent's move and its image; or two equal
/// positions on the two sides of the axis.
class SymmetryBoard final : public PainterOf<SymmetryPicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::SymmetryBoard)

public:
    SymmetryBoard() : PainterOf(tr("The position and its axis of symmetry")) {}

protected:
    void arrange() override;
    void draw(QPainter &painter) override;

private:
    QRectF board() const { return {m_origin, QSizeF(m_side * m_picture.columns, m_side * m_picture.rows)}; }
    void paintCell(QPainter &painter, int row, int column) const;
    void paintHalves(QPainter &painter) const;
    void paintAxis(QPainter &painter) const;
    void paintLegend(QPainter &painter) const;

    QPointF m_origin;
    qreal m_side = 0;
};

} // namespace mexplorer
