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

/// What a SequenceChart shows of its sequence.
struct ChartOptions
{
    bool periodBands = true;
    bool exceptions = true; ///< diamonds around them, ticks below columns with some, and a line at the last one

    bool operator==(const ChartOptions &) const = default;
};

/// What a SequenceChart draws of its sequence: the common and the rare values, as dots while there are few in sight or
/// as a bar for each pixel column.
class ChartLayers
{
public:
    /// What a pixel column shows of one layer.
    struct Column
    {
        quint64 first; ///< the n that it begins with
        quint64 end;   ///< the n that the next one begins with
        Extremes extremes;
    };
    /// What is in sight: the terms from \a from on and to before \a to.
    struct Shown
    {
        const SequencePlot *plot; ///< null for none
        ChartOptions options;
        bool hasRare; ///< rare and common values are distinguished
        quint64 from;
        quint64 to;
        quint64 columnCount; ///< as many as pixels
    };
    /// Where 0 and 1 stand on both axes, in the scene.
    struct Scale
    {
        QPointF zero;
        QPointF one;
    };

    /// Adds its series to a chart, which is to outlive it.
    ChartLayers(QChart *chart, QAbstractAxis *xAxis, QAbstractAxis *yAxis);

    /// Dots are \a dotSize pixels wide, on a screen of so many device pixels per pixel.
    void setMarks(const Colors &colors, double dotSize, qreal ratio);
    double dotSize() const { return m_dotSize; }
    void update(const Shown &shown);
    /// Draws the columns, where there are no dots.
    void paint(QPainter *painter, const QRect &area, const Scale &scale, const Colors &colors) const;

    /// True if every value in sight is drawn as a dot.
    bool showsDots() const { return m_showsDots; }
    /// The columns of the common (or all) values and of the rare ones; empty while dots are shown.
    const std::vector<Column> &columns(std::size_t layer) const { return m_layers[layer].columns; }
    /// Where columns have exceptions: runs of n, from the first on and to before the second; empty while dots are
    /// shown.
    const std::vector<std::pair<quint64, quint64>> &exceptionRuns() const { return m_exceptionRuns; }
    /// A series on the axes, to map places by.
    QLineSeries *series() const { return m_layers[commonLayer].dots; }

private:
    /// One layer: dots, or columns, or nothing.
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
    mutable QImage m_columnPicture; ///< kept from frame to frame, as so much memory is slow to come by
    double m_dotSize = 0;
    bool m_showsDots = true;
};

} // namespace mexplorer
