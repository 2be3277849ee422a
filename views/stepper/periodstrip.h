// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/picturepane.h"

namespace mexplorer {

/// The picture of a period: the values G(0), G(1), ... in rows as long as the period, exceptions framed, the values
/// that the step compares lit.
class PeriodStrip final : public PaneOf<StripPicture>
{
    Q_OBJECT

public:
    explicit PeriodStrip(QWidget *parent = nullptr);
    /// Where G(\a n) is drawn.
    QRectF cellRect(int n) const;

protected:
    void arrange() override;
    void paint(QPainter &painter) override;

private:
    void paintCell(QPainter &painter, int n) const;

    int m_columns = 1;
    QSizeF m_cell;
    qreal m_left = 0;
    qreal m_top = 0;
};

} // namespace mexplorer
