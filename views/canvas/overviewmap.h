// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace mexplorer {

class GraphCanvas;

/// A small picture of the whole graph with a frame round the part that the canvas shows; click or drag in it to move
/// there. Hidden while the canvas shows the whole graph.
class OverviewMap : public QWidget
{
    Q_OBJECT

public:
    /// Is placed in the lower right corner of \a canvas.
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
    QImage m_small; ///< the canvas' picture of the whole graph, scaled to the size of the map
};

} // namespace mexplorer
