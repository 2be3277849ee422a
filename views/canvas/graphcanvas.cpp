#include "views/canvas/graphcanvas.h"

#include "model/session/session.h"

#include <QAccessible>
#include <QPainter>
#include <QResizeEvent>

#include <cmath>

namespace mexplorer {

namespace {

constexpr qreal margin = 0.25;      ///< painted beyond each edge of the view, as a share of its size
constexpr int flightTime = 200;     ///< milliseconds
constexpr qreal largestScale = 400; ///< pixels a unit
constexpr qreal wholeWidth = 900;   ///< of the picture of the whole graph, in pixels

Camera between(const Camera &a, const Camera &b, qreal part)
{
    // Scales are mixed as powers, so that a flight looks even.
    const qreal scale = a.scale * std::pow(b.scale / a.scale, part);
    return {a.centre + (b.centre - a.centre) * part, scale};
}

} // namespace

GraphCanvas::GraphCanvas(Session *session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setObjectName(QStringLiteral("graphCanvas"));
    setAccessibleName(tr("Game graph"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    grabGesture(Qt::PinchGesture);
    m_picture.colors = Theme::instance().colors();

    m_renderTimer.setSingleShot(true);
    m_renderTimer.setInterval(0);
    connect(&m_renderTimer, &QTimer::timeout, this, &GraphCanvas::requestPicture);
    connect(&m_renderer, &PictureRenderer::rendered, this, [this](const RenderedPicture &picture) {
        m_sharp = picture;
        update();
        emit sharpened();
    });
    connect(&m_wholeRenderer, &PictureRenderer::rendered, this, [this](const RenderedPicture &picture) {
        m_whole = picture;
        update();
        emit wholePictureChanged();
    });

    m_flight.setStartValue(0.0);
    m_flight.setEndValue(1.0);
    m_flight.setDuration(flightTime);
    m_flight.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_flight, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &part) { moveTo(between(m_flightFrom, m_flightTo, part.toReal())); });

    Exploration *exploration = session->exploration();
    connect(exploration, &Exploration::graphChanged, this, &GraphCanvas::adoptGraph);
    connect(exploration, &Exploration::startChanged, this, qOverload<>(&QWidget::update));
    connect(exploration, &Exploration::selectionChanged, this, &GraphCanvas::selectionChanged);
    connect(exploration, &Exploration::hoverChanged, this, qOverload<>(&QWidget::update));
    connect(exploration, &Exploration::stepFocusChanged, this, &GraphCanvas::showAnswers);
    connect(exploration, &Exploration::answersChanged, this, &GraphCanvas::showAnswers);
    connect(&Theme::instance(), &Theme::changed, this, &GraphCanvas::adoptTheme);
    adoptGraph();
}

GraphCanvas::~GraphCanvas()
{
    dropLayout();
    m_session->jobs()->drop(m_densityKey);
}

bool GraphCanvas::isCurrent() const
{
    return !m_picture.isEmpty() && m_picture.wholeGraph() == m_session->exploration()->graph() &&
           m_picture.excerpt == wantedExcerpt();
}

QPointF GraphCanvas::pointOf(PositionId id) const
{
    return m_camera.toView(m_picture.layout->point(id), viewRect());
}

PositionId GraphCanvas::positionAt(QPointF point) const
{
    if (!isCurrent())
        return noPosition;
    constexpr qreal leastReach = 7;
    const qreal reach = std::max(leastReach, GraphSizes(m_camera.scale).markRadius + 3) / m_camera.scale;
    return m_picture.layout->nearest(m_camera.toLayout(point, viewRect()), reach);
}

// ---- what is shown

AnswerPolicy GraphCanvas::answers() const
{
    const AnswerPolicy &answers = m_session->exploration()->answers();
    return m_picture.excerpt ? answers.withoutPositions() : answers.onGraph();
}

void GraphCanvas::showAnswers()
{
    const AnswerPolicy now = answers();
    const bool sameLabels = now == m_picture.answers;
    if (!isCurrent() || (m_picture.excerpt && sameLabels))
        return;
    m_picture.answers = now;
    m_picture.focus = m_picture.excerpt ? StepFocus() : m_session->exploration()->stepFocus();
    if (sameLabels)
        return update();
    m_shares = LayerShares(m_picture);
    refresh();
}

void GraphCanvas::adoptTheme()
{
    m_picture.colors = Theme::instance().colors();
    m_shares = LayerShares(m_picture);
    m_sharp = {};
    m_whole = {};
    refresh();
    emit pictureChanged();
}

void GraphCanvas::setLook(const GraphLook &look)
{
    const GraphLook before = std::exchange(m_look, look);
    if (look.colorBy != before.colorBy) {
        m_picture.setColorBy(look.colorBy);
        m_shares = LayerShares(m_picture);
        refresh();
        emit pictureChanged();
    }
    if (!(look.layout == before.layout) && m_session->exploration()->isReady())
        startLayout();
}

// ---- pictures

void GraphCanvas::refresh()
{
    m_renderTimer.start();
    requestWholePicture();
    update();
}

void GraphCanvas::requestPicture()
{
    if (m_picture.isEmpty() || size().isEmpty())
        return;
    m_renderer.request(
        {m_picture, m_camera, QSizeF(size()) * (1 + 2 * margin), devicePixelRatioF(), true, QSizeF(size())});
}

void GraphCanvas::requestWholePicture()
{
    if (m_picture.isEmpty())
        return;
    const QRectF extent = m_picture.layout->extent();
    const qreal scale = std::min(wholeWidth / extent.width(), wholeWidth / extent.height());
    m_wholeRenderer.request({m_picture, {extent.center(), scale}, extent.size() * scale, 1});
}

void GraphCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_picture.colors.surface);
    if (m_picture.isEmpty()) {
        paintMessage(painter);
        return;
    }
    m_highlights.selected = isCurrent() ? shownSelection() : noPosition;
    m_highlights.hovered = m_picture.shownOf(m_session->exploration()->hovered());
    m_highlights.hasFocus = hasFocus();
    paintPictures(painter);
    if (isCurrent())
        paintRings(painter, m_picture, m_camera, viewRect(), m_highlights.marks);
    paintLayerLabels(painter, m_picture, m_camera, viewRect());
    paintLayerShares(painter, m_picture, m_shares, m_camera, viewRect(), m_covered);
    if (isCurrent()) {
        paintHighlightRings(painter, m_picture, m_camera, viewRect(), m_highlights);
        return;
    }
    QColor veil = m_picture.colors.surface;
    veil.setAlphaF(0.6F);
    painter.fillRect(rect(), veil);
}

void GraphCanvas::paintImage(QPainter &painter, const RenderedPicture &picture, const QImage &image) const
{
    const QRectF place = picture.placeIn(viewRect(), m_camera);
    if (picture.camera.scale == m_camera.scale)
        painter.drawImage(place.topLeft().toPoint(), image);
    else
        painter.drawImage(place, image);
}

/// The last sharp picture with the moves that stand out, and round it that of the whole graph.
void GraphCanvas::paintPictures(QPainter &painter)
{
    const QRect sharp = m_sharp.isNull() ? QRect() : m_sharp.placeIn(viewRect(), m_camera).toAlignedRect();
    const QRegion rest = QRegion(rect()) - sharp.adjusted(1, 1, -1, -1);
    const auto paintIn = [&](const QRegion &region, const RenderedPicture &picture, const QImage &image) {
        if (image.isNull() || region.isEmpty())
            return;
        painter.setClipRegion(region);
        paintImage(painter, picture, image);
        painter.setClipping(false);
    };
    paintIn(rest, m_whole, m_whole.image);
    QRegion between; // where glyphs lie over moves that stand out
    if (isCurrent() && !m_sharp.glyphs.isNull() && m_sharp.camera.scale == m_camera.scale)
        between = highlightedArea(painter, m_picture, m_camera, viewRect(), m_highlights).toAlignedRect();
    paintIn(QRegion(rect()) - between, m_sharp, m_sharp.image);
    paintIn(between, m_sharp, m_sharp.ground);
    if (isCurrent())
        paintHighlightedMoves(painter, m_picture, m_camera, viewRect(), m_highlights);
    paintIn(between, m_sharp, m_sharp.glyphs);
}

void GraphCanvas::paintMessage(QPainter &painter) const
{
    const Exploration *exploration = m_session->exploration();
    const QString text = exploration->hasGame() ? tr("Building the graph of %1").arg(exploration->expression())
                                                : tr("Pick a game to see its graph.");
    painter.setPen(m_picture.colors.mutedText);
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, text);
}

// ---- camera

QRectF GraphCanvas::roomForGraph() const
{
    constexpr qreal border = 28;
    const bool topDown = m_look.layout.orientation == Orientation::TopDown;
    const QRectF room = viewRect().adjusted(border, topDown ? border : layerNamesHeight, -border, -border);
    if (m_shares.isEmpty() || width() <= 2 * layerSharesWidth)
        return room;
    return room.adjusted(16, 0, border - layerSharesWidth, 0); // between the layers' names and their shares
}

Camera GraphCanvas::fittingCamera() const
{
    const QRectF room = roomForGraph();
    const Camera fitting = Camera::fitting(m_picture.layout->extent(), room);
    return {fitting.centre + (viewRect().center() - room.center()) / fitting.scale, fitting.scale};
}

Camera GraphCanvas::limited(Camera camera) const
{
    camera.scale = std::clamp(camera.scale, 0.5 * fittingCamera().scale, largestScale);
    const QRectF extent = m_picture.layout->extent();
    camera.centre = {std::clamp(camera.centre.x(), extent.left(), extent.right()),
                     std::clamp(camera.centre.y(), extent.top(), extent.bottom())};
    return camera;
}

void GraphCanvas::moveTo(const Camera &camera)
{
    if (camera == m_camera)
        return;
    m_camera = camera;
    dropHover();
    if (!m_renderTimer.isActive())
        m_renderTimer.start();
    update();
    emit cameraChanged();
}

void GraphCanvas::setCamera(const Camera &camera)
{
    m_flight.stop();
    m_isFitted = false;
    if (!m_picture.isEmpty())
        moveTo(limited(camera));
}

void GraphCanvas::fit()
{
    if (m_picture.isEmpty())
        return;
    m_flightFrom = m_camera;
    m_flightTo = fittingCamera();
    m_isFitted = true;
    m_flight.stop();
    reshape();
    if (Theme::instance().reducedMotion())
        moveTo(m_flightTo);
    else
        m_flight.start();
}

void GraphCanvas::zoomAt(QPointF fixed, qreal factor)
{
    if (m_picture.isEmpty())
        return;
    const qreal scale = limited({m_camera.centre, m_camera.scale * factor}).scale;
    setCamera(m_camera.zoomed(scale / m_camera.scale, fixed, viewRect()));
}

/// The selected position, so that it stays in view, or the middle if it isn't in view.
QPointF GraphCanvas::zoomCentre() const
{
    const PositionId id = isCurrent() ? shownSelection() : noPosition;
    const bool isInView = id != noPosition && viewRect().contains(pointOf(id));
    return isInView ? pointOf(id) : viewRect().center();
}

void GraphCanvas::zoomIn()
{
    zoomAt(zoomCentre(), 1.4);
}

void GraphCanvas::zoomOut()
{
    zoomAt(zoomCentre(), 1 / 1.4);
}

void GraphCanvas::setCovered(const QRect &covered)
{
    if (covered == std::exchange(m_covered, covered))
        return;
    update();
}

/// Shows \a area with a margin, so that no mark in it is cut.
Camera GraphCanvas::cameraFor(const QRectF &area) const
{
    constexpr qreal border = 32;
    return Camera::fitting(area.adjusted(-1.5, -1.5, 1.5, 1.5), viewRect().adjusted(border, border, -border, -border));
}

/// Followers of the selected position that have come with the graph come into view, nearer or farther as it takes.
void GraphCanvas::showNewFollowers()
{
    const PositionId id = shownSelection();
    if (id == noPosition)
        return;
    QRectF area(m_picture.layout->point(id), QSizeF(0.01, 0.01));
    for (const PositionId follower : m_picture.explored.graph->followers(id))
        area |= QRectF(m_picture.layout->point(follower), QSizeF(0.01, 0.01));
    if (viewRect().adjusted(8, 8, -8, -8).contains(m_camera.toView(area, viewRect())))
        return;
    const Camera around = cameraFor(area);
    m_camera = limited({around.centre, std::min(around.scale, m_camera.scale)});
}

void GraphCanvas::zoomToSelection()
{
    const PositionId id = isCurrent() ? shownSelection() : noPosition;
    if (id == noPosition)
        return;
    QRectF area(m_picture.layout->point(id), QSizeF());
    for (const auto neighbours : {m_picture.explored.graph->followers(id), (*m_picture.explored.predecessors)(id)}) {
        for (const PositionId neighbour : neighbours)
            area |= QRectF(m_picture.layout->point(neighbour), QSizeF(0.01, 0.01));
    }
    m_flightFrom = m_camera;
    m_flightTo = limited(cameraFor(area));
    m_isFitted = false;
    m_flight.stop();
    if (Theme::instance().reducedMotion())
        moveTo(m_flightTo);
    else
        m_flight.start();
}

void GraphCanvas::bringIntoView(PositionId id)
{
    if (size().isEmpty() || viewRect().adjusted(8, 8, -8, -8).contains(pointOf(id)))
        return;
    m_flight.stop();
    m_isFitted = false;
    moveTo({m_picture.layout->point(id), m_camera.scale});
}

void GraphCanvas::showAround(PositionId id)
{
    constexpr qreal border = 24; // beyond the last positions of the graph
    const QPointF at = pointOf(id);
    const QRectF view = viewRect();
    const QRectF extent = m_camera.toView(m_picture.layout->extent(), view).adjusted(-border, -border, border, border);
    // How far along one axis: to the middle half of the view, but not on to where the graph has ended.
    const auto way = [](qreal place, qreal from, qreal to, qreal first, qreal last) {
        const qreal quarter = (to - from) / 4;
        if (place < from + quarter)
            return std::max(place - from - quarter, std::min(0.0, first - from));
        return place > to - quarter ? std::min(place - to + quarter, std::max(0.0, last - to)) : 0.0;
    };
    const QPointF shift(way(at.x(), view.left(), view.right(), extent.left(), extent.right()),
                        way(at.y(), view.top(), view.bottom(), extent.top(), extent.bottom()));
    if (size().isEmpty() || shift.isNull())
        return;
    m_flight.stop();
    m_isFitted = false;
    moveTo({m_camera.centre + shift / m_camera.scale, m_camera.scale});
}

void GraphCanvas::resizeEvent(QResizeEvent *)
{
    if (m_picture.isEmpty())
        return;
    if (m_isFitted) {
        m_flight.stop();
        m_camera = fittingCamera();
    }
    m_renderTimer.start();
    reshape();
    emit cameraChanged();
}

// ---- selection

void GraphCanvas::selectionChanged()
{
    update();
    if (!isCurrent())
        return;
    if (m_picture.shownOf(m_session->exploration()->hovered()) != shownSelection())
        dropHover();
    if (shownSelection() != noPosition)
        bringIntoView(shownSelection());
    announceSelection();
}

void GraphCanvas::announceSelection()
{
    const PositionId id = isCurrent() ? shownSelection() : noPosition;
    if (id == noPosition)
        return;
    setAccessibleDescription(positionSentence(m_picture, id));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

QString positionSentence(const GraphPicture &picture, PositionId id)
{
    const GameGraph &graph = *picture.explored.graph;
    QStringList parts;
    switch (picture.outcome(id)) {
    case Outcome::P:
        parts << GraphCanvas::tr("P, the previous player wins");
        break;
    case Outcome::N:
        parts << GraphCanvas::tr("N, the next player wins");
        break;
    case Outcome::Draw:
        parts << GraphCanvas::tr("a draw");
        break;
    case Outcome::Unknown:
        parts << GraphCanvas::tr("outcome not known yet");
        break;
    }
    if (picture.value(id) != Labels::unknown)
        parts << GraphCanvas::tr("value %1").arg(picture.value(id));
    if (graph.isTerminal(id))
        parts << GraphCanvas::tr("terminal");
    else if (graph.isExpanded(id))
        parts << (graph.followers(id).size() == 1 ? GraphCanvas::tr("1 follower")
                                                  : GraphCanvas::tr("%1 followers").arg(graph.followers(id).size()));
    return QStringLiteral("%1: %2").arg(graph.text(id), parts.join(QStringLiteral("; ")));
}

} // namespace mexplorer
