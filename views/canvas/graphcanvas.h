// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/canvascamera.h"
#include "views/canvas/canvasrenderer.h"
#include "views/canvas/graphwalk.h"
#include "views/canvas/highlights.h"
#include "views/canvas/markmotion.h"
#include "views/canvas/picturesource.h"
#include "views/canvas/vertexnames.h"

#include <QWidget>

namespace mexplorer {

/// Shows a graph and takes its input. Shows the last picture, moved and scaled, at once, and a sharp one when a job has
/// painted it; what is selected, hovered or stepped is painted over it.
class GraphCanvas : public QWidget
{
    Q_OBJECT

public:
    /// Shows \a graph, and selects in it; what takes long runs in \a jobs.
    GraphCanvas(GraphSource *graph, Jobs *jobs, QWidget *parent = nullptr);

    /// What is shown; empty until a graph is laid out.
    const GraphPicture &picture() const { return m_source.picture(); }
    const Camera &camera() const { return m_camera.camera(); }
    /// The look that was set. The picture may differ from it, for instance where a game has no sizes to be layered by.
    const GraphLook &look() const { return m_source.look(); }
    /// What the last sharp picture shows.
    const PaintedCounts &counts() const { return m_renderer.sharp().counts; }
    /// What is drawn over the picture, by the numbers of what is shown.
    Highlights highlights() const;
    /// How many of the found positions are in view, and how many of these are marked.
    FoundCounts foundCounts() const { return countFound(part(), m_source.marks().matches); }
    /// The whole graph, small: for the overview.
    const RenderedPicture &wholePicture() const { return m_renderer.whole(); }
    bool isSharpening() const { return m_renderer.isSharpening(); }
    const MarkMotion &motion() const { return m_motion; }
    /// True if the picture is that of the graph as it is by now.
    bool isCurrent() const { return m_source.isCurrent(); }

    /// The selected position in what is shown.
    ShownId shownSelection() const { return m_source.shownSelection(); }

    /// What another widget covers, which needn't be painted where it would stick out.
    void setCovered(const QRect &covered);

    /// The position of the picture under a point of the widget, if there is one.
    ShownId positionAt(QPointF point) const;
    /// Where a position of the picture stands in the widget.
    QPointF pointOf(ShownId id) const { return m_camera.toView(picture().point(id)); }
    QRectF viewRect() const { return QRectF(rect()); }
    /// The names that are beside marks, in a presentation.
    std::vector<VertexName> names() const { return vertexNames(part(), font()); }
    PictureView part() const { return {picture(), camera(), viewRect()}; }

    QSize sizeHint() const override { return {800, 600}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

public slots:
    /// Other colours show at once; another layout when a job has made it.
    void setLook(const mexplorer::GraphLook &look);
    /// As if a person had chosen it, within limits: the size of the widget is no longer followed.
    void setCamera(const mexplorer::Camera &camera) { m_camera.setCamera(camera); }
    /// Rings round the positions that a search found, by their numbers in the whole graph; the others grow pale if
    /// wanted.
    void setMatches(std::vector<mexplorer::PositionId> matches, bool dimOthers = false)
    {
        m_source.setMatches(std::move(matches), dimOthers);
    }
    /// A play to draw, by the numbers of the whole graph.
    void setLine(std::vector<mexplorer::PositionId> line) { m_source.setLine(std::move(line)); }
    /// Flies to the whole graph, and from now on follows the size of the widget.
    void fit();
    /// For an audience: numbers as large as they can be, and near enough to be read.
    void setReadFromAfar(bool fromAfar);
    void zoomIn();
    void zoomOut();
    /// Shows the selected position with its followers and predecessors.
    void zoomToSelection();

signals:
    void cameraChanged();
    /// Another graph, layout or colouring is shown.
    void pictureChanged();
    /// A sharp picture has come.
    void sharpened();
    void wholePictureChanged();
    /// Of positions by their numbers in the whole graph.
    void contextMenuRequested(mexplorer::PositionId id, QPoint globalPoint);
    /// A click on a position, which is selected by now; \a again if it was selected before.
    void positionClicked(mexplorer::PositionId id, bool again);

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void connectGraph();
    void connectSource();
    void followTheme();
    void followSelection();
    void followCamera();
    void followFocus();
    qreal minType() const;
    void announceSelection();

    void keepPlace(const ExploredGraph &next, bool isAlike);
    std::optional<QPointF> placeOfSelection(const ExploredGraph &next) const;
    bool growsBelowSelection(const ExploredGraph &next) const;
    void showPicture();
    void showRefined();
    void showNewFollowers();
    void refresh();

    void hoverAt(QPointF point);
    void dropHover();
    void click(QPointF point);
    bool zoomByGesture(QEvent *event);
    void openMenuOfSelection();
    void showToolTip(QPoint point, QPoint globalPoint);
    void walk(int key);
    QPointF zoomCentre() const;

    void paintMessage(QPainter &painter) const;

    GraphSource *m_graph;
    CanvasCamera m_camera;
    PictureSource m_source; ///< reads the camera, and the renderer reads both
    CanvasRenderer m_renderer;
    GraphWalk m_walk;
    MarkMotion m_motion;
    std::optional<QPointF> m_place; ///< where the selected position is to stay when another picture comes
    bool m_hasNewFollowers = false; ///< the selected position has, since the last picture
    bool m_hovers = false;          ///< what is hovered was found here, under the pointer
    QRect m_covered;
    QPointF m_pressedAt;
    QPointF m_draggedFrom;
    bool m_isDragging = false;
};

} // namespace mexplorer
