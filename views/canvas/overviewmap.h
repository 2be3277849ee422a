// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace mexplorer {

class GraphCanvas;

/// The whole graph, small, with a frame round what the canvas shows; click or drag in it to go there. Hides itself
/// while the canvas shows all.
class OverviewMap : public QWidget
{
    Q_OBJECT

public:
    /// Stays in the lower right corner of \a canvas.
    explicit OverviewMap(GraphCanvas *canvas);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void follow();
    void goTo(QPointF point);
    QRectF mapRect() const;
    QPointF scale() const;

    GraphCanvas *m_canvas;
    QImage m_small; ///< the canvas' picture of the whole graph at the size of this one
};

} // namespace mexplorer
