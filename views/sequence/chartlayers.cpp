// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/chartlayers.h"

#include "views/charts/plotview.h"

#include <QLineSeries>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

/// If more terms than this are visible, they are drawn as columns.
constexpr quint64 maxPlotDots = 3000;

/// The marks of common and rare values differ in shape as well as in colour.
void drawMark(QPainter &painter, bool isRare, const QRectF &box, const QColor &color)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    if (isRare)
        painter.drawRect(box);
    else
        painter.drawEllipse(box);
}

QImage markImage(bool isRare, const QColor &color, double dotSize, qreal ratio)
{
    const int pixels = static_cast<int>(std::ceil(dotSize * ratio));
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawMark(painter, isRare, QRectF(0.5, 0.5, pixels - 1, pixels - 1), color);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

/// Fills row by row, because the pixels of a column are far apart in memory.
void fillBars(QImage &image, const QPoint &origin, const std::vector<QRect> &bars, QRgb color)
{
    if (bars.empty())
        return;
    const auto width = static_cast<std::size_t>(image.width());
    std::vector<int> top(width, image.height());
    std::vector<int> bottom(width, -1);
    for (const QRect &bar : bars) {
        for (int column = bar.left(); column <= bar.right(); ++column) {
            const auto x = static_cast<std::size_t>(column - origin.x());
            top[x] = std::min(top[x], bar.top() - origin.y());
            bottom[x] = std::max(bottom[x], bar.bottom() - origin.y());
        }
    }
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (std::size_t x = 0; x < width; ++x) {
            const int first = top[x];
            const int last = bottom[x];
            line[x] = first <= y && y <= last ? color : line[x];
        }
    }
}

/// Calls \a sink with the first term of each pixel column and that of the next.
template <class Sink> void forEachColumn(const ChartLayers::Shown &shown, Sink sink)
{
    for (quint64 column = 0; column < shown.columnCount; ++column)
        sink(columnStart(shown.from, shown.to, column, shown.columnCount),
             columnStart(shown.from, shown.to, column + 1, shown.columnCount));
}

} // namespace

ChartLayers::ChartLayers(QChart *chart, QAbstractAxis *xAxis, QAbstractAxis *yAxis)
{
    const auto addSeries = [&](const char *name) {
        auto *series = new QLineSeries;
        series->setObjectName(QLatin1String(name));
        chart->addSeries(series);
        series->attachAxis(xAxis);
        series->attachAxis(yAxis);
        series->setPen(Qt::NoPen);
        return series;
    };
    constexpr std::array names = {"common", "rare"};
    for (std::size_t layer = 0; layer < m_layers.size(); ++layer)
        m_layers[layer].dots = addSeries(names[layer]);
}

QColor ChartLayers::layerColor(std::size_t layer, const Colors &colors)
{
    return layer == rareLayer ? colors.accent : colors.pPosition;
}

void ChartLayers::setMarks(const Colors &colors, double dotSize, qreal ratio)
{
    m_dotSize = dotSize;
    for (std::size_t layer = 0; layer < m_layers.size(); ++layer) {
        m_layers[layer].dots->setMarkerSize(dotSize);
        m_layers[layer].dots->setLightMarker(markImage(layer == rareLayer, layerColor(layer, colors), dotSize, ratio));
    }
}

void ChartLayers::update(const Shown &shown)
{
    if (shown.plot && shown.plot->terms() > 0)
        m_showsDots = shown.to - std::min(shown.from, shown.to) <= maxPlotDots;
    fillLayer(m_layers[commonLayer], shown.plot, shown.hasRare ? PlotLayer::Common : PlotLayer::Values, shown);
    fillLayer(m_layers[rareLayer], shown.hasRare ? shown.plot : nullptr, PlotLayer::Rare, shown);
    fillExceptions(shown);
}

void ChartLayers::fillLayer(Layer &layer, const SequencePlot *plot, PlotLayer what, const Shown &shown) const
{
    QList<QPointF> dots;
    layer.columns.clear();
    if (plot && m_showsDots) {
        for (quint64 n = shown.from; n < std::min(shown.to, plot->terms()); ++n) {
            if (const std::optional<qint32> number = plot->number(what, n))
                dots.append(QPointF(static_cast<double>(n), *number));
        }
    } else if (plot && shown.from < shown.to) {
        forEachColumn(shown, [&](quint64 first, quint64 end) {
            if (const Extremes extremes = plot->extremes(what, first, end); !extremes.isEmpty())
                layer.columns.push_back({first, end, extremes});
        });
    }
    // Updating a series is slow: one that remains empty isn't updated.
    if (!dots.isEmpty() || layer.dots->count() > 0)
        layer.dots->replace(dots);
}

void ChartLayers::fillExceptions(const Shown &shown)
{
    m_exceptionRuns.clear();
    if (!shown.plot || m_showsDots || !shown.options.exceptions)
        return;
    forEachColumn(shown, [&](quint64 first, quint64 end) {
        if (shown.plot->exceptionCount(first, end) == 0)
            return;
        if (!m_exceptionRuns.empty() && m_exceptionRuns.back().second == first)
            m_exceptionRuns.back().second = end;
        else
            m_exceptionRuns.emplace_back(first, end);
    });
}

/// Draws an image on the screen, since thousands of translucent bars cost more than all their pixels; elsewhere bars.
void ChartLayers::paint(QPainter *painter, const QRect &area, const Scale &scale, const Colors &colors) const
{
    if (m_showsDots)
        return;
    const bool isScreen = painter->paintEngine()->type() == QPaintEngine::Raster;
    if (isScreen && m_columnPicture.size() != area.size())
        m_columnPicture = QImage(area.size(), QImage::Format_ARGB32_Premultiplied);
    if (isScreen)
        m_columnPicture.fill(Qt::transparent);
    for (std::size_t layer = 0; layer < m_layers.size(); ++layer) {
        const QColor color = translucent(layerColor(layer, colors), layer == commonLayer ? 0.5 : 0.8);
        const std::vector<QRect> all = bars(m_layers[layer], area, scale);
        if (isScreen) {
            fillBars(m_columnPicture, area.topLeft(), all, qPremultiply(color.rgba()));
        } else {
            for (const QRect &bar : all)
                painter->fillRect(bar, color);
        }
    }
    if (isScreen)
        painter->drawImage(area.topLeft(), m_columnPicture);
}

/// Returns the bars of a layer in whole pixels, without gaps between them.
std::vector<QRect> ChartLayers::bars(const Layer &layer, const QRect &area, const Scale &scale)
{
    const QPointF origin = scale.zero;
    const QPointF one = scale.one - origin;
    std::vector<QRect> found;
    found.reserve(layer.columns.size());
    for (const Column &column : layer.columns) {
        const int left = static_cast<int>(std::round(origin.x() + static_cast<double>(column.first) * one.x()));
        const int right = static_cast<int>(std::round(origin.x() + static_cast<double>(column.end) * one.x()));
        const int top = static_cast<int>(std::round(origin.y() + column.extremes.max * one.y())) - 1;
        const int bottom = static_cast<int>(std::round(origin.y() + column.extremes.min * one.y())) + 1;
        found.push_back(QRect(left, top, std::max(1, right - left), bottom - top) & area);
    }
    return found;
}

} // namespace mexplorer
