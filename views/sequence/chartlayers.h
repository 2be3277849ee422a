// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequenceplot.h"

#include <QImage>

#include <array>

class QAbstractAxis;
class QChart;
class QLineSeries;
class QPainter;

namespace mexplorer {

struct Colors;

/// The options of a SequenceChart.
struct ChartOptions
{
    bool periodBands = true;
    bool exceptions = true; ///< diamonds around exceptions, ticks below columns with some, and a line at the last one

    bool operator==(const ChartOptions &) const = default;
};

/// Draws the sequence of a SequenceChart: the common and the rare values, as dots while few are visible, otherwise as a
/// bar for each pixel column.
class ChartLayers
{
public:
    /// A pixel column of one layer.
    struct Column
    {
        quint64 first; ///< the first n of the column
        quint64 end;   ///< the first n of the next column
        Extremes extremes;
    };
    /// The visible terms, from \a from to before \a to.
    struct Shown
    {
        const SequencePlot *plot; ///< null for none
        ChartOptions options;
        bool hasRare; ///< rare and common values are distinguished
        quint64 from;
        quint64 to;
        quint64 columnCount; ///< the number of pixels
    };
    /// The points of 0 and 1 on both axes, in the scene.
    struct Scale
    {
        QPointF zero;
        QPointF one;
    };

    /// Adds its series to \a chart, which must outlive this object.
    ChartLayers(QChart *chart, QAbstractAxis *xAxis, QAbstractAxis *yAxis);

    /// Sets dots of \a dotSize pixels, on a screen with \a ratio device pixels per pixel.
    void setMarks(const Colors &colors, double dotSize, qreal ratio);
    double dotSize() const { return m_dotSize; }
    void update(const Shown &shown);
    /// Draws the columns; does nothing while dots are shown.
    void paint(QPainter *painter, const QRect &area, const Scale &scale, const Colors &colors) const;

    /// True if every visible value is drawn as a dot.
    bool showsDots() const { return m_showsDots; }
    /// The columns of the common (or all) values and of the rare ones; empty while dots are shown.
    const std::vector<Column> &columns(std::size_t layer) const { return m_layers[layer].columns; }
    /// The columns with exceptions, as half-open ranges of n; empty while dots are shown.
    const std::vector<std::pair<quint64, quint64>> &exceptionRuns() const { return m_exceptionRuns; }
    /// A series on the axes, to map points with.
    QLineSeries *series() const { return m_layers[commonLayer].dots; }

private:
    /// One layer: dots, or columns, or empty.
    struct Layer
    {
        QLineSeries *dots = nullptr;
        std::vector<Column> columns = {};
    };
    static constexpr std::size_t commonLayer = 0;
    static constexpr std::size_t rareLayer = 1;
    static constexpr std::size_t layerCount = 2;

    static QColor layerColor(std::size_t layer, const Colors &colors);
    void fillLayer(Layer &layer, const SequencePlot *plot, PlotLayer what, const Shown &shown) const;
    void fillExceptions(const Shown &shown);
    static std::vector<QRect> bars(const Layer &layer, const QRect &area, const Scale &scale);

    std::array<Layer, layerCount> m_layers;
    std::vector<std::pair<quint64, quint64>> m_exceptionRuns;
    mutable QImage m_columnPicture; ///< reused in each frame, since allocating this much memory is slow
    double m_dotSize = 0;
    bool m_showsDots = true;
};

} // namespace mexplorer
