// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/plotview.h"

#include <optional>
#include <vector>

class QLineSeries;

namespace mexplorer {

/// A histogram of the numbers 0, 1, 2, ... as bars, of which a part may be highlighted. If there are very many bars,
/// neighbours are combined, and low ones are at least two pixels high, so that each is visible. The mouse or the keys
/// Left and Right point at a bar.
class BarChart : public PlotView
{
    Q_OBJECT

public:
    struct Bars
    {
        quint64 width = 1;           ///< bar b counts the numbers from b * width to (b + 1) * width - 1
        std::vector<quint64> counts; ///< by bar
        std::vector<quint64> parts;  ///< by bar, the highlighted part of the count; empty for none
    };
    /// A bar as drawn.
    struct Bar
    {
        quint64 first = 0; ///< the least and the greatest number that it counts
        quint64 last = 0;
        quint64 count = 0;
        quint64 part = 0;
    };

    BarChart(const QString &numberTitle, const QString &countTitle, QWidget *parent = nullptr);

    void setBars(Bars bars);

    const std::vector<Bar> &bars() const { return m_bars; }
    std::optional<std::size_t> pointed() const { return m_pointed; }
    /// Returns the area of a bar in the widget's coordinates.
    QRect barRect(std::size_t bar) const;

public slots:
    void point(std::optional<std::size_t> bar);

signals:
    void pointedAt(std::optional<std::size_t> bar);

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    QRectF bodyOf(std::size_t bar, quint64 count) const;
    std::optional<std::size_t> barAt(const QPointF &pos) const;

    Bars m_given;
    std::vector<Bar> m_bars;
    std::optional<std::size_t> m_pointed;
    QValueAxis *m_numbers;
    QValueAxis *m_counts;
    QLineSeries *m_frame; ///< without points: maps numbers and counts to points
};

} // namespace mexplorer
