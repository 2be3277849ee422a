// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/step/steppainter.h"

#include <QCoreApplication>

namespace mexplorer {

/// The picture of a period: the values G(0), G(1), ... in rows as long as the period; exceptions are framed, and the
/// values that the step compares are highlighted.
class PeriodPainter final : public PainterOf<StripPicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::PeriodPainter)

public:
    PeriodPainter() : PainterOf(tr("Values in rows as long as the period")) {}
    FontRole projectedRole() const override { return FontRole::Heading; }
    /// The area of G(\a n).
    QRectF cellRect(int n) const;

protected:
    void arrange() override;
    void draw(QPainter &painter) override;

private:
    bool isException(int n) const;
    void paintCell(QPainter &painter, int n) const;

    int m_columns = 1;
    QSizeF m_cell;
    qreal m_left = 0;
    qreal m_top = 0;
};

} // namespace mexplorer
