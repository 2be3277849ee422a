// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequencechart.h"

#include "model/writing/writer.h"
#include "views/theme/fontrole.h"
#include "views/theme/viewtext.h"

#include <QLineSeries>
#include <QPainter>
#include <QRubberBand>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mexplorer {

namespace {

constexpr double minShownTerms = 8;
constexpr double wheelZoomStep = 1.25;
constexpr double clickReach = 3; ///< how far the pointer may move, in pixels, for a click

QString formulaTitle(const QString &formula)
{
    return formatSentence(Sentence::math(formula), WrittenFormat::Html);
}

} // namespace

SequenceChart::SequenceChart(QWidget *parent)
    : PlotView(parent), m_band(new QRubberBand(QRubberBand::Rectangle, viewport())),
      m_xAxis(addValueAxis(Qt::AlignBottom, formulaTitle(tr("n")))),
      m_yAxis(addValueAxis(Qt::AlignLeft, formulaTitle(tr("G(n)")))), m_layers(chart(), m_xAxis, m_yAxis)
{
    setAccessibleName(tr("Plot of the values G(n)"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    connect(chart(), &QChart::plotAreaChanged, this, [this] { setRange(firstShown(), lastShown()); });
    updateColors();
}

void SequenceChart::setPlot(SequencePlotPtr plot)
{
    const bool goesOn =
        m_plot && plot && m_plot->snapshot()->rules->text() == plot->snapshot()->rules->text() && !showsAll();
    m_plot = std::move(plot);
    m_pointer.forget();
    if (goesOn)
        setRange(firstShown(), lastShown());
    else
        showAll();
}

void SequenceChart::setOptions(const ChartOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    setRange(firstShown(), lastShown());
}

void SequenceChart::setMarked(std::vector<quint64> heaps)
{
    m_marked = std::move(heaps);
    viewport()->update();
}

bool SequenceChart::showsAll() const
{
    return m_plot && firstShown() <= -0.5 && lastShown() >= static_cast<double>(m_plot->terms()) - 0.5;
}

void SequenceChart::zoom(double factor)
{
    const std::optional<quint64> pointed = m_pointer.term();
    const double center = pointed ? static_cast<double>(*pointed) : (firstShown() + lastShown()) / 2;
    zoomAt(std::clamp(center, firstShown(), lastShown()), factor);
}

void SequenceChart::pan(double part)
{
    const double by = (lastShown() - firstShown()) * part;
    setRange(firstShown() + by, lastShown() + by);
}

void SequenceChart::point(std::optional<quint64> n)
{
    if (n && m_plot && *n < m_plot->terms()) {
        const auto x = static_cast<double>(*n);
        const double width = lastShown() - firstShown();
        if (x < firstShown() || x > lastShown())
            setRange(x - width / 2, x + width / 2);
    } else {
        n.reset();
    }
    m_pointer.moveTo(n);
}

/// Moves by terms, or by pixel columns if these are narrower; starts in the middle if there is no pointer.
void SequenceChart::movePointer(int steps)
{
    if (!m_plot || m_plot->terms() == 0)
        return;
    const double pixel = (lastShown() - firstShown()) / std::max(1.0, chart()->plotArea().width());
    const double step = std::max(1.0, std::round(pixel));
    const std::optional<quint64> pointed = m_pointer.term();
    const double from = pointed ? static_cast<double>(*pointed) : std::round((firstShown() + lastShown()) / 2);
    point(static_cast<quint64>(std::clamp(from + steps * step, 0.0, static_cast<double>(m_plot->terms() - 1))));
}

void SequenceChart::zoomAt(double center, double factor)
{
    setRange(center - (center - firstShown()) / factor, center + (lastShown() - center) / factor);
}

/// Limits the range to the terms, moving it if possible before cutting it. No other function may set the range:
/// QChartView's own zoom sets it for each series in turn, and a limit applied in between would recurse without end.
void SequenceChart::setRange(double first, double last)
{
    if (m_updating)
        return;
    const double end = m_plot ? static_cast<double>(m_plot->terms()) - 0.5 : 1;
    const double width = std::clamp(last - first, std::min(minShownTerms, end + 0.5), end + 0.5);
    first = std::clamp((first + last - width) / 2, -0.5, end - width);
    m_updating = true;
    setAxisRange(m_xAxis, first, first + width, chart()->plotArea().width() / 90);
    setValueRange();
    m_updating = false;
    updateLayers();
    emit rangeChanged();
}

/// The range contains every value of the sequence, so that it doesn't change while scrolling.
void SequenceChart::setValueRange()
{
    constexpr double min = 1.08;
    // The label of the last exception is above all dots.
    const double plot = std::max(1.0, chart()->plotArea().height());
    const double line = std::min(0.4, (fontMetrics().height() + 12) / plot);
    const double headroom = std::max(min, m_options.exceptions ? 1 / (1 - line) : min);
    const Value max = std::max<Value>(1, m_plot ? m_plot->snapshot()->max : 0);
    setAxisRange(m_yAxis, 0, max * headroom, chart()->plotArea().height() / 28);
}

void SequenceChart::updateColors()
{
    constexpr double normal = 6;
    const double dotSize = isProjected(this) ? std::round(0.3 * fontMetrics().height()) : normal;
    m_layers.setMarks(colors(), dotSize, devicePixelRatioF());
}

void SequenceChart::updateLayers()
{
    quint64 from = 0;
    quint64 to = 0;
    if (m_plot && m_plot->terms() > 0) {
        from = static_cast<quint64>(std::max(0.0, std::ceil(firstShown())));
        to = std::min(m_plot->terms(), static_cast<quint64>(std::max(0.0, std::floor(lastShown()))) + 1);
    }
    const auto columns = static_cast<quint64>(std::max(64, static_cast<int>(chart()->plotArea().width())));
    m_layers.update({m_plot.get(), m_options, showsRare(), from, to, columns});
    viewport()->update();
}

void SequenceChart::drawForeground(QPainter *painter, const QRectF &)
{
    if (!m_plot || m_plot->terms() == 0)
        return;
    const QRectF plot = plotInScene();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(plot.adjusted(-6, -6, 6, 6));
    if (m_options.periodBands)
        paintBands(painter, plot);
    m_layers.paint(painter, plot.toAlignedRect(), {onChart(0, 0), onChart(1, 1)}, colors());
    paintMarks(painter, plot);
    painter->restore();
}

/// Shades every second period, if periods are wide enough to be distinguished.
void SequenceChart::paintBands(QPainter *painter, const QRectF &area) const
{
    constexpr double narrowest = 6;
    const std::optional<Period> &found = m_plot->snapshot()->period;
    if (!found || found->saltus > 0)
        return;
    const auto period = static_cast<double>(found->period);
    const auto start = static_cast<double>(found->preperiod) - 0.5;
    if (onChart(period, 0).x() - onChart(0, 0).x() < narrowest)
        return;
    const QColor shade = translucent(colors().text, 14 / 255.0);
    double lap = std::max(0.0, std::floor((firstShown() - start) / period));
    for (; start + lap * period < lastShown(); ++lap) {
        if (std::fmod(lap, 2) != 0)
            continue;
        const double left = std::max(area.left(), onChart(start + lap * period, 0).x());
        const double right = std::min(area.right(), onChart(start + (lap + 1) * period, 0).x());
        if (right > left)
            painter->fillRect(QRectF(left, area.top(), right - left, area.height()), shade);
    }
}

void SequenceChart::paintMarks(QPainter *painter, const QRectF &area) const
{
    if (m_options.exceptions) {
        paintExceptions(painter);
        paintExceptionTicks(painter, area);
        paintLastException(painter, area);
    }
    paintMarked(painter, area);
    paintPointed(painter, area);
}

void SequenceChart::paintExceptions(QPainter *painter) const
{
    const SequenceSnapshot &snapshot = *m_plot->snapshot();
    if (!m_layers.showsDots() || !snapshot.period)
        return;
    const double reach = m_layers.dotSize() / 2 + 2;
    painter->setPen(QPen(colors().nPosition, 1.5));
    painter->setBrush(Qt::NoBrush);
    const auto end = std::min<quint64>(
        {snapshot.terms, snapshot.period->preperiod, static_cast<quint64>(std::max(0.0, lastShown())) + 1});
    for (auto n = static_cast<quint64>(std::max(0.0, std::ceil(firstShown()))); n < end; ++n) {
        if (!snapshot.isException(n))
            continue;
        const QPointF at = onChart(static_cast<double>(n), snapshot.at(n));
        painter->drawPolygon(QPolygonF(
            {at + QPointF(0, -reach), at + QPointF(reach, 0), at + QPointF(0, reach), at + QPointF(-reach, 0)}));
    }
}

/// Marks columns that contain an exception, where diamonds have no space.
void SequenceChart::paintExceptionTicks(QPainter *painter, const QRectF &area) const
{
    constexpr double height = 5;
    for (const auto &[from, end] : m_layers.exceptionRuns()) {
        const double left = std::round(onChart(static_cast<double>(from), 0).x());
        const double right = std::round(onChart(static_cast<double>(end), 0).x());
        painter->fillRect(QRectF(left, area.bottom() - height, std::max(1.0, right - left), height),
                          colors().nPosition);
    }
}

void SequenceChart::paintLastException(QPainter *painter, const QRectF &area) const
{
    const std::optional<Period> &period = m_plot->snapshot()->period;
    const auto exception = period ? period->lastException() : std::nullopt;
    if (!exception || *exception >= m_plot->terms())
        return;
    const double x = onChart(static_cast<double>(*exception) + 0.5, 0).x();
    if (x < area.left() || x > area.right())
        return;
    painter->setPen(QPen(colors().nPosition, 1.5, Qt::DashLine));
    painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    const QString text = ViewText::tr("last exception %1").arg(groupedNumber(*exception));
    const QFontMetricsF metrics(font());
    const double width = metrics.horizontalAdvance(text);
    const bool isRight = x + width + 12 < area.right();
    const QRectF box(isRight ? x + 6 : x - 6 - width, area.top() + 2, width, metrics.height());
    painter->fillRect(box.adjusted(-3, 0, 3, 0), translucent(colors().surface, 215 / 255.0));
    painter->setPen(colors().text);
    painter->setFont(font());
    painter->drawText(box, Qt::AlignCenter, text);
}

void SequenceChart::paintMarked(QPainter *painter, const QRectF &area) const
{
    const double radius = m_layers.dotSize() / 2 + 4;
    for (const quint64 n : m_marked) {
        if (n >= m_plot->terms())
            continue;
        const QPointF at = onChart(static_cast<double>(n), m_plot->at(n));
        painter->setPen(QPen(colors().selection, 1));
        painter->drawLine(QPointF(at.x(), at.y() + radius), QPointF(at.x(), area.bottom()));
        painter->setPen(QPen(colors().selection, 3));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(at, radius, radius);
    }
}

void SequenceChart::paintPointed(QPainter *painter, const QRectF &area) const
{
    const std::optional<quint64> pointed = m_pointer.term();
    if (!pointed || *pointed >= m_plot->terms())
        return;
    const QPointF at = onChart(static_cast<double>(*pointed), m_plot->at(*pointed));
    painter->setPen(QPen(colors().hover, 1));
    painter->drawLine(QPointF(at.x(), area.top()), QPointF(at.x(), area.bottom()));
    painter->drawLine(QPointF(area.left(), at.y()), QPointF(area.right(), at.y()));
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colors().hover, 1.5));
    painter->drawEllipse(at, m_layers.dotSize() / 2 + 2, m_layers.dotSize() / 2 + 2);
}

QPointF SequenceChart::onChart(double n, double value) const
{
    return chart()->mapToScene(chart()->mapToPosition(QPointF(n, value), m_layers.series()));
}

/// Returns the number on the axis below a point of the widget.
double SequenceChart::numberAt(const QPointF &pos) const
{
    return chart()->mapToValue(chart()->mapFromScene(mapToScene(pos.toPoint())), m_layers.series()).x();
}

std::optional<quint64> SequenceChart::termAt(const QPointF &pos) const
{
    if (!m_plot || !plotInScene().adjusted(-4, -4, 4, 4).contains(mapToScene(pos.toPoint())))
        return {};
    const double n = std::round(numberAt(pos));
    if (n < 0 || n >= static_cast<double>(m_plot->terms()))
        return {};
    return static_cast<quint64>(n);
}

void SequenceChart::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    if (event->modifiers() & Qt::ShiftModifier || std::abs(turned.x()) > std::abs(turned.y()))
        pan(-(turned.x() + turned.y()) / 1200.0);
    else
        zoomAt(std::clamp(numberAt(event->position()), firstShown(), lastShown()),
               std::pow(wheelZoomStep, turned.y() / 120.0));
    event->accept();
}

void SequenceChart::mousePressEvent(QMouseEvent *event)
{
    event->accept();
    if (m_isSelecting || m_dragged)
        return; // another button is down
    m_pressed = event->position();
    const bool drags = event->button() == Qt::MiddleButton ||
                       (event->button() == Qt::LeftButton && event->modifiers() & Qt::ControlModifier);
    if (drags) {
        m_dragged = event->position();
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    m_isSelecting =
        event->button() == Qt::LeftButton && plotInScene().contains(mapToScene(event->position().toPoint()));
}

void SequenceChart::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragged) {
        const double moved = event->position().x() - m_dragged->x();
        m_dragged = event->position();
        return pan(-moved / std::max(1.0, chart()->plotArea().width()));
    }
    if (m_isSelecting && isDrag(event->position()))
        showBand(event->position().x());
    m_pointer.moveTo(termAt(event->position()));
}

void SequenceChart::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_dragged) {
        if (event->buttons() != Qt::NoButton)
            return;
        m_dragged.reset();
        viewport()->unsetCursor();
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    if (std::exchange(m_isSelecting, false) && m_band->isVisible()) {
        zoomToBand();
    } else if (!isDrag(event->position())) {
        if (const std::optional<quint64> n = termAt(event->position()))
            emit m_pointer.clicked(*n);
    }
}

bool SequenceChart::isDrag(const QPointF &pos) const
{
    return (pos - m_pressed).manhattanLength() > clickReach;
}

void SequenceChart::showBand(double to)
{
    const QRect plot = mapFromScene(plotInScene()).boundingRect();
    const int from = std::clamp(qRound(m_pressed.x()), plot.left(), plot.right());
    const QRect band(QPoint(from, plot.top()),
                     QPoint(std::clamp(qRound(to), plot.left(), plot.right()), plot.bottom()));
    m_band->setGeometry(band.normalized());
    m_band->show();
}

/// Zooms to the range of the rubber band.
void SequenceChart::zoomToBand()
{
    const QRect band = m_band->geometry();
    m_band->hide();
    if (band.width() > 1)
        setRange(numberAt(band.topLeft()), numberAt(band.topRight()));
}

void SequenceChart::cancelSelecting()
{
    m_isSelecting = false;
    m_band->hide();
}

void SequenceChart::keyPressEvent(QKeyEvent *event)
{
    constexpr double panStep = 0.1;
    const bool movesPointer = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(wheelZoomStep);
    case Qt::Key_Minus:
        return zoom(1 / wheelZoomStep);
    case Qt::Key_Left:
        return movesPointer ? movePointer(-1) : pan(-panStep);
    case Qt::Key_Right:
        return movesPointer ? movePointer(1) : pan(panStep);
    case Qt::Key_PageUp:
        return pan(-1);
    case Qt::Key_PageDown:
        return pan(1);
    case Qt::Key_Home:
    case Qt::Key_0:
        return showAll();
    case Qt::Key_Escape:
        if (m_isSelecting)
            return cancelSelecting();
        [[fallthrough]];
    default:
        if (!m_pointer.press(*event))
            QChartView::keyPressEvent(event);
    }
}

void SequenceChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    setRange(firstShown(), lastShown());
}

} // namespace mexplorer
