#include "views/sequence/sequencechart.h"

#include "views/theme/theme.h"

#include <QLineSeries>
#include <QValueAxis>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

constexpr double leastWidth = 8;
/// More dots than this in sight are drawn as a band.
constexpr double mostDots = 3000;
constexpr double zoomStep = 1.25;
constexpr double dotSize = 6;

QImage dotImage(const QColor &color, qreal ratio)
{
    const int pixels = static_cast<int>(std::ceil(dotSize * ratio));
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(QRectF(0.5, 0.5, pixels - 1, pixels - 1));
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

/// 1, 2 or 5 times a power of ten, at least 1, so that about \a most ticks or fewer fit into \a width.
double tickInterval(double width, double most)
{
    const double rough = width / std::max(2.0, most);
    const double power = std::pow(10, std::floor(std::log10(rough)));
    const double digit = rough / power;
    return std::max(1.0, power * (digit > 5 ? 10 : digit > 2 ? 5 : digit > 1 ? 2 : 1));
}

/// Sets range and ticks in the order in which there are never too many ticks in between.
void setAxis(QValueAxis *axis, double first, double last, double mostTicks)
{
    const double interval = tickInterval(last - first, mostTicks);
    if (interval > axis->tickInterval())
        axis->setTickInterval(interval);
    axis->setRange(first, last);
    axis->setTickInterval(interval);
}

} // namespace

SequenceChart::SequenceChart(QWidget *parent)
    : QChartView(parent), m_xAxis(new QValueAxis), m_yAxis(new QValueAxis), m_dots(new QLineSeries),
      m_band(new QLineSeries)
{
    setObjectName(QStringLiteral("sequenceChart"));
    setAccessibleName(tr("Plot of the values G(n)"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setRubberBand(QChartView::HorizontalRubberBand);
    setFrameShape(QFrame::NoFrame);
    setMinimumSize(240, 140);
    makeSeries();
    connect(&Theme::instance(), &Theme::changed, this, &SequenceChart::followTheme);
    connect(m_xAxis, &QValueAxis::rangeChanged, this, [this](qreal first, qreal last) { setRange(first, last); });
    followTheme();
}

void SequenceChart::makeSeries()
{
    chart()->legend()->hide();
    chart()->setMargins(QMargins(4, 4, 4, 4));
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    m_xAxis->setTitleText(tr("n"));
    m_yAxis->setTitleText(tr("G(n)"));
    m_xAxis->setLabelFormat(QStringLiteral("%d"));
    m_yAxis->setLabelFormat(QStringLiteral("%d"));
    for (QValueAxis *axis : {m_xAxis, m_yAxis}) {
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickAnchor(0);
    }
    chart()->addAxis(m_xAxis, Qt::AlignBottom);
    chart()->addAxis(m_yAxis, Qt::AlignLeft);
    for (QLineSeries *series : {m_band, m_dots}) {
        chart()->addSeries(series);
        series->attachAxis(m_xAxis);
        series->attachAxis(m_yAxis);
    }
    m_dots->setPen(Qt::NoPen);
    m_dots->setMarkerSize(dotSize);
}

void SequenceChart::setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot)
{
    m_snapshot = std::move(snapshot);
    m_pointed.reset();
    showAll();
}

void SequenceChart::setMarked(std::vector<quint64> heaps)
{
    m_marked = std::move(heaps);
    viewport()->update();
}

double SequenceChart::firstShown() const
{
    return m_xAxis->min();
}

double SequenceChart::lastShown() const
{
    return m_xAxis->max();
}

QPoint SequenceChart::placeOf(quint64 n) const
{
    return mapFromScene(onChart(static_cast<double>(n), m_snapshot->at(n)));
}

void SequenceChart::showAll()
{
    setRange(-0.5, m_snapshot ? static_cast<double>(m_snapshot->terms) - 0.5 : 1);
}

void SequenceChart::zoom(double factor)
{
    const double center = m_pointed ? static_cast<double>(*m_pointed) : (firstShown() + lastShown()) / 2;
    zoomAt(std::clamp(center, firstShown(), lastShown()), factor);
}

void SequenceChart::pan(double part)
{
    const double by = (lastShown() - firstShown()) * part;
    setRange(firstShown() + by, lastShown() + by);
}

void SequenceChart::point(std::optional<quint64> n)
{
    if (n && m_snapshot && *n < m_snapshot->terms) {
        const auto place = static_cast<double>(*n);
        const double width = lastShown() - firstShown();
        if (place < firstShown() || place > lastShown())
            setRange(place - width / 2, place + width / 2);
    } else {
        n.reset();
    }
    if (n == m_pointed)
        return;
    m_pointed = n;
    viewport()->update();
    emit pointedAt(n);
}

void SequenceChart::zoomAt(double center, double factor)
{
    setRange(center - (center - firstShown()) / factor, center + (lastShown() - center) / factor);
}

/// Keeps the range within the terms, moving it before cutting it.
void SequenceChart::setRange(double first, double last)
{
    if (m_updating)
        return;
    const double end = m_snapshot ? static_cast<double>(m_snapshot->terms) - 0.5 : 1;
    const double width = std::clamp(last - first, std::min(leastWidth, end + 0.5), end + 0.5);
    first = std::clamp((first + last - width) / 2, -0.5, end - width);
    m_updating = true;
    const double greatest = m_snapshot ? std::max<double>(1, m_snapshot->greatest) : 1;
    setAxis(m_xAxis, first, first + width, chart()->plotArea().width() / 90);
    setAxis(m_yAxis, 0, greatest * 1.08, chart()->plotArea().height() / 28);
    m_updating = false;
    updateSeries();
    emit rangeChanged();
}

void SequenceChart::updateSeries()
{
    QList<QPointF> dots;
    QList<QPointF> band;
    if (m_snapshot && m_snapshot->terms > 0) {
        const auto from = static_cast<quint64>(std::max(0.0, std::ceil(firstShown())));
        const auto to = std::min(m_snapshot->terms, static_cast<quint64>(std::max(0.0, std::floor(lastShown()))) + 1);
        m_showsDots = static_cast<double>(to) - static_cast<double>(from) <= mostDots;
        if (m_showsDots) {
            for (quint64 n = from; n < to; ++n)
                dots.append(QPointF(static_cast<double>(n), m_snapshot->at(n)));
        } else {
            const auto columns = static_cast<quint64>(std::max(64.0, chart()->plotArea().width()));
            for (const ColumnExtremes &column : columnExtremes(*m_snapshot->values, from, to, columns)) {
                band.append(QPointF(static_cast<double>(column.first), column.least));
                band.append(QPointF(static_cast<double>(column.first), column.greatest));
            }
        }
    }
    m_dots->replace(dots);
    m_band->replace(band);
    viewport()->update();
}

void SequenceChart::followTheme()
{
    const Colors &colors = Theme::instance().colors();
    setBackgroundBrush(colors.surface);
    chart()->setBackgroundBrush(colors.surface);
    chart()->setPlotAreaBackgroundVisible(false);
    for (QValueAxis *axis : {m_xAxis, m_yAxis}) {
        axis->setLabelsColor(colors.mutedText);
        axis->setTitleBrush(colors.mutedText);
        axis->setLinePenColor(colors.line);
        axis->setGridLineColor(colors.line);
        axis->setTitleFont(font());
        axis->setLabelsFont(font());
    }
    m_dots->setLightMarker(dotImage(colors.pPosition, devicePixelRatioF()));
    QColor band = colors.pPosition;
    band.setAlphaF(0.45F);
    m_band->setPen(QPen(band, 1));
    viewport()->update();
}

QPointF SequenceChart::onChart(double n, double value) const
{
    return chart()->mapToScene(chart()->mapToPosition(QPointF(n, value), m_dots));
}

std::optional<quint64> SequenceChart::termAt(const QPointF &place) const
{
    const QPointF inScene = mapToScene(place.toPoint());
    const QRectF plot = chart()->plotArea();
    if (!m_snapshot || !plot.adjusted(-4, -4, 4, 4).contains(chart()->mapFromScene(inScene)))
        return {};
    const double n = std::round(chart()->mapToValue(chart()->mapFromScene(inScene), m_dots).x());
    if (n < 0 || n >= static_cast<double>(m_snapshot->terms))
        return {};
    return static_cast<quint64>(n);
}

void SequenceChart::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    if (event->modifiers() & Qt::ShiftModifier || std::abs(turned.x()) > std::abs(turned.y()))
        pan(-(turned.x() + turned.y()) / 1200.0);
    else
        zoomAt(
            std::clamp(chart()->mapToValue(chart()->mapFromScene(mapToScene(event->position().toPoint())), m_dots).x(),
                       firstShown(), lastShown()),
            std::pow(zoomStep, turned.y() / 120.0));
    event->accept();
}

void SequenceChart::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position();
    QChartView::mousePressEvent(event);
}

void SequenceChart::mouseMoveEvent(QMouseEvent *event)
{
    QChartView::mouseMoveEvent(event);
    const std::optional<quint64> n = termAt(event->position());
    if (n != m_pointed) {
        m_pointed = n;
        viewport()->update();
        emit pointedAt(n);
    }
}

void SequenceChart::mouseReleaseEvent(QMouseEvent *event)
{
    QChartView::mouseReleaseEvent(event);
    constexpr double clickReach = 3;
    const bool isClick = (event->position() - m_pressed).manhattanLength() <= clickReach;
    if (event->button() == Qt::LeftButton && isClick) {
        if (const std::optional<quint64> n = termAt(event->position()))
            emit clicked(*n);
    }
}

void SequenceChart::leaveEvent(QEvent *event)
{
    QChartView::leaveEvent(event);
    point(std::nullopt);
}

void SequenceChart::keyPressEvent(QKeyEvent *event)
{
    constexpr double panStep = 0.1;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(zoomStep);
    case Qt::Key_Minus:
        return zoom(1 / zoomStep);
    case Qt::Key_Left:
        return pan(-panStep);
    case Qt::Key_Right:
        return pan(panStep);
    case Qt::Key_PageUp:
        return pan(-1);
    case Qt::Key_PageDown:
        return pan(1);
    case Qt::Key_Home:
    case Qt::Key_0:
        return showAll();
    default:
        QChartView::keyPressEvent(event);
    }
}

void SequenceChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    setRange(firstShown(), lastShown());
}

} // namespace mexplorer
