// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/fontaware.h"
#include "views/theme/theme.h"

#include <QWidget>

namespace mexplorer {

/// What the colours of a heat map mean: the values from 0 to the greatest, side by side.
class ValueScale : public FontAware<QWidget>
{
    Q_OBJECT

public:
    explicit ValueScale(QWidget *parent = nullptr);

    void setMax(quint32 max);
    /// Paints the scale with its words, at the left of \a area.
    static void paint(QPainter &painter, const QRectF &area, quint32 max, const Colors &colors);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void fontChanged() override { updateGeometry(); }

private:
    quint32 m_max = 0;
};

} // namespace mexplorer
