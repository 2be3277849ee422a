// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/picturepane.h"

namespace mexplorer {

/// The picture of a symmetry: tokens or cells with the mirror's axis, the opponent's move and its image; or two equal
/// positions on the two sides of the axis.
class SymmetryPane final : public PaneOf<SymmetryPicture>
{
    Q_OBJECT

public:
    explicit SymmetryPane(QWidget *parent = nullptr);
    QRectF cellRect(int row, int column) const;

protected:
    void arrange() override;
    void paint(QPainter &painter) override;

private:
    QRectF board() const;
    void paintCell(QPainter &painter, int row, int column) const;
    void paintHalves(QPainter &painter) const;
    void paintAxis(QPainter &painter) const;
    void paintLegend(QPainter &painter) const;

    QPointF m_origin;
    qreal m_side = 0;
};

} // namespace mexplorer
