#pragma once

#include "views/canvas/graphwalk.h"
#include "views/canvas/highlights.h"
#include "views/canvas/layershares.h"
#include "views/canvas/picturerenderer.h"

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

namespace mexplorer {

class GraphFilter;
class Session;

/// The game graph under the mouse. Shows its last picture, moved and scaled, at once, and a sharp one as soon as a
/// worker has painted it; what is selected, hovered or stepped is painted over it.
class GraphCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit GraphCanvas(Session *session, QWidget *parent = nullptr);
    ~GraphCanvas() override;

    /// What is shown; empty until a graph is laid out.
    const GraphPicture &picture() const { return m_picture; }
    const Camera &camera() const { return m_camera; }
    /// What was asked for; the picture knows what could be done.
    const GraphLook &look() const { return m_look; }
    /// What the last sharp picture shows.
    const PaintedCounts &counts() const { return m_sharp.counts; }
    /// What is drawn over the picture, by the numbers of what is shown.
    const Highlights &highlights() const { return m_highlights; }
    /// How many of the found positions are in view, and how many of these are marked.
    FoundCounts foundCounts() const { return countFound(m_picture, m_camera, viewRect(), m_highlights.marks.matches); }
    /// The whole graph, small: for the overview.
    const RenderedPicture &wholePicture() const { return m_whole; }
    /// True while the picture is less sharp than it will be.
    bool isSharpening() const { return m_renderer.isBusy() || m_renderTimer.isActive(); }
    /// True if the picture is that of the exploration's graph.
    bool isCurrent() const;

    /// The selected position in what is shown; noPosition if it is left out.
    PositionId shownSelection() const;

    /// Shows what the session's filter leaves of the graph, instead of all of it.
    void followFilter();

    /// What another widget covers, which needn't be painted where it would stick out.
    void setCovered(const QRect &covered);

    /// The position of the picture under a point of the widget; noPosition if there is none.
    PositionId positionAt(QPointF point) const;
    /// Where a position of the picture stands in the widget.
    QPointF pointOf(PositionId id) const;
    QRectF viewRect() const { return QRectF(rect()); }

    QSize sizeHint() const override { return {800, 600}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

public slots:
    void setLook(const mexplorer::GraphLook &look);
    void setCamera(const mexplorer::Camera &camera);
    /// Rings round the positions that a search found, by their numbers in the whole graph; the others grow pale if
    /// wanted.
    void setMatches(std::vector<mexplorer::PositionId> matches, bool dimOthers = false);
    /// A play to draw, by the numbers of the whole graph.
    void setLine(std::vector<mexplorer::PositionId> line);
    void fit();
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
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void adoptGraph();
    void startLayout();
    void startPreview(const ExploredGraph &explored);
    void dropLayout();
    bool isWanted(const ExploredGraph &shown, const ExcerptPtr &excerpt) const;
    void adoptLayout(const ExploredGraph &shown, const ExcerptPtr &excerpt, LayoutPtr unshaped, LayoutPtr layout);
    void reshape();
    QRectF roomForGraph() const;
    void adoptPreview(const ExploredGraph &shown, const ExcerptPtr &excerpt, LayoutPtr layout);
    void refineLayout(LayoutPtr layout);
    bool grewBelowSelection(const ExploredGraph &next) const;
    void showLayout(const ExploredGraph &shown, const ExcerptPtr &excerpt, LayoutPtr layout);
    ExcerptPtr wantedExcerpt() const;
    ExploredGraph wantedGraph() const;
    void adoptMarks();
    void adoptPins();
    std::vector<PositionId> shown(const std::vector<PositionId> &ids) const;
    std::vector<LineStep> shownLine() const;
    void keepInPlace(QPointF place);
    std::optional<QPointF> placeOfSelection(const ExploredGraph &next) const;
    void startDensity();
    void showAnswers();
    AnswerPolicy answers() const;
    void adoptTheme();
    void selectionChanged();
    void announceSelection();

    void requestPicture();
    void requestWholePicture();
    void refresh();
    void moveTo(const Camera &camera);
    Camera fittingCamera() const;
    Camera limited(Camera camera) const;
    Camera cameraFor(const QRectF &area) const;
    void showNewFollowers();
    void zoomAt(QPointF fixed, qreal factor);
    QPointF zoomCentre() const;
    void hoverAt(QPointF point);
    void dropHover();
    bool showToolTip(QPoint point, QPoint globalPoint);
    std::optional<WalkStep> walkStepFor(int key) const;
    void walk(WalkStep step);
    /// Puts a position that is out of view in its middle.
    void bringIntoView(PositionId id);
    /// Scrolls so that there is something of the graph to see on all sides of a position.
    void showAround(PositionId id);
    void paintImage(QPainter &painter, const RenderedPicture &picture, const QImage &image) const;
    void paintPictures(QPainter &painter);
    void paintMessage(QPainter &painter) const;

    Session *m_session;
    /// Keys of the jobs, one for each canvas of a window.
    const QString m_layoutKey = QStringLiteral("layout %1").arg(quintptr(this));
    const QString m_shapeKey = QStringLiteral("shape %1").arg(quintptr(this));
    const QString m_previewKey = QStringLiteral("preview %1").arg(quintptr(this));
    const QString m_densityKey = QStringLiteral("density %1").arg(quintptr(this));
    GraphPicture m_picture;
    LayoutPtr m_unshaped; ///< the picture's, before its distances were suited to the canvas
    LayerShares m_shares;
    GraphLook m_look;
    LayoutOptions m_shownOptions; ///< that the picture was asked for with
    Camera m_camera;
    bool m_waitsForShow = false;    ///< with a graph to lay out
    bool m_isPreview = false;       ///< the positions of the picture are not in their final order
    bool m_hasNewFollowers = false; ///< the selected position has, since the last picture
    bool m_isFitted = true;         ///< follows the window's size until a person moves it
    Highlights m_highlights;
    GraphFilter *m_filter = nullptr;
    std::vector<PositionId> m_matches; ///< by the numbers of the whole graph, as is the line
    std::vector<PositionId> m_line;
    bool m_dimsOthers = false;
    GraphWalk m_walk;

    PictureRenderer m_renderer;
    PictureRenderer m_wholeRenderer;
    RenderedPicture m_sharp;
    RenderedPicture m_whole;
    QTimer m_renderTimer;

    QVariantAnimation m_flight;
    Camera m_flightFrom;
    Camera m_flightTo;

    QPointF m_pressedAt;
    QPointF m_draggedFrom;
    bool m_isDragging = false;
    bool m_hovers = false; ///< what is hovered was found here, under the pointer
    QRect m_covered;
};

/// A position in a sentence, for screen readers and tool tips: "kayles:3,2: N, the next player wins; value 1".
QString positionSentence(const GraphPicture &picture, PositionId id);

} // namespace mexplorer
