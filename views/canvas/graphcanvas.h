// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/canvascamera.h"
#include "views/canvas/canvaspicture.h"
#include "views/canvas/canvasrenderer.h"
#include "views/canvas/highlights.h"
#include "views/canvas/keyboardwalk.h"
#include "views/canvas/markanimation.h"
#include "views/canvas/vertexnames.h"

#include <QWidget>

namespace mexplorer {

/// Shows a graph and handles its input. Draws the last picture, moved and scaled, at once, and a sharp one when a job
/// has painted it; the selection, the hovered position and the current step are painted over it.
class GraphCanvas : public QWidget
{
    Q_OBJECT

public:
    /// Shows \a graph and requests selections from it; long work is run by \a jobs.
    GraphCanvas(GraphSource *graph, Jobs *jobs, QWidget *parent = nullptr);

    /// The current picture; empty until a graph is laid out.
    const GraphPicture &picture() const { return m_source.picture(); }
    const Camera &camera() const { return m_camera.camera(); }
    /// The look that was set. The picture may differ from it, for instance if a game has no sizes to layer by.
    const GraphLook &look() const { return m_source.look(); }
    /// The counts of the last sharp picture.
    const PaintedCounts &counts() const { return m_renderer.sharp().counts; }
    /// What is painted over the picture, by the numbers of the shown positions.
    Highlights highlights() const;
    /// The number of found positions in view, and of those that are marked.
    FoundCounts foundCounts() const { return countFound(part(), m_source.marks().matches); }
    /// A small picture of the whole graph, for the overview.
    const RenderedPicture &wholePicture() const { return m_renderer.whole(); }
    bool isSharpening() const { return m_renderer.isSharpening(); }
    const MarkAnimation &motion() const { return m_motion; }
    /// True if the picture shows the current graph and excerpt.
    bool isCurrent() const { return m_source.isCurrent(); }

    /// The selected position by its number in the picture.
    ShownId shownSelection() const { return m_source.shownSelection(); }

    /// Sets the area that another widget covers; bars that it would partly hide are not painted.
    void setCovered(const QRect &covered);

    /// Returns the position at a point of the widget, if there is one.
    ShownId positionAt(QPointF point) const;
    /// Returns the centre of a position in the widget.
    QPointF pointOf(ShownId id) const { return m_camera.toView(picture().point(id)); }
    QRectF viewRect() const { return QRectF(rect()); }
    /// The names next to marks, in a presentation.
    std::vector<VertexName> names() const { return vertexNames(part(), font()); }
    PictureView part() const { return {picture(), camera(), viewRect()}; }

    QSize sizeHint() const override { return {800, 600}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

public slots:
    /// Sets the look. New colours are shown at once; a new layout when a job has computed it.
    void setLook(const mexplorer::GraphLook &look);
    /// Sets the camera, within limits; the graph is no longer fitted when the widget is resized.
    void setCamera(const mexplorer::Camera &camera) { m_camera.setCamera(camera); }
    /// Sets the positions that a search found, by their numbers in the whole graph, which are marked by rings; the
    /// others are dimmed if \a dimOthers is set.
    void setMatches(std::vector<mexplorer::PositionId> matches, bool dimOthers = false)
    {
        m_source.setMatches(std::move(matches), dimOthers);
    }
    /// Sets a play to draw, by the numbers of the whole graph.
    void setLine(std::vector<mexplorer::PositionId> line) { m_source.setLine(std::move(line)); }
    /// Flies to the whole graph, which is then fitted again whenever the widget is resized.
    void fit();
    /// Sets the size for an audience: numbers as large as possible, at a legible scale.
    void setProjected(bool projected);
    void zoomIn();
    void zoomOut();
    /// Shows the selected position with its followers and predecessors.
    void zoomToSelection();

signals:
    void cameraChanged();
    /// Emitted when another graph, layout or colouring is shown.
    void pictureChanged();
    /// Emitted when a sharp picture was painted.
    void sharpened();
    void wholePictureChanged();
    /// \a id is the number in the whole graph.
    void contextMenuRequested(mexplorer::PositionId id, QPoint globalPoint);
    /// Emitted when a position was clicked, after its selection; \a again if it was selected before.
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

    void storeSelectionPoint(const ExploredGraph &next, bool isAlike);
    std::optional<QPointF> selectionPoint(const ExploredGraph &next) const;
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
    CanvasPicture m_source; ///< is read by the renderer, and both read the camera
    CanvasRenderer m_renderer;
    KeyboardWalk m_walk;
    MarkAnimation m_motion;
    std::optional<QPointF> m_selectionPoint; ///< where the selected position stays when the next picture is shown
    bool m_hasNewFollowers = false;          ///< the selected position was expanded since the last picture
    bool m_hovers = false;                   ///< the hovered position was found by the pointer on this canvas
    QRect m_covered;
    QPointF m_pressedAt;
    QPointF m_draggedFrom;
    bool m_isDragging = false;
};

} // namespace mexplorer
