// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequenceplot.h"
#include "views/charts/drawing.h"
#include "views/sequence/termpointer.h"
#include "views/theme/fontaware.h"
#include "views/theme/theme.h"

namespace mexplorer {

/// The cells of a HeatMap in its viewport. Its last row and column may be partly visible.
struct HeatMapGrid
{
    static constexpr int minFramedCell = 4; ///< pixels; smaller cells have no frame

    quint64 rowLength;
    int cell;     ///< pixels
    QSize header; ///< left of the rows and above the columns
    quint64 firstRow;
    quint64 rows;
    quint64 firstColumn;
    quint64 columns;

    /// Returns the area of a term, which may be outside the viewport.
    QRect cellRect(quint64 n) const;
};

/// A sequence as a coloured table: a row for each period, n modulo the row's length from left to right, so that
/// repetition makes vertical stripes and exceptions interrupt them. Exceptions are framed and, if there is space for
/// numbers, bold. Only visible terms are read, whatever their total number.
///
/// In a presentation it has large cells, with numbers only if they are legible.
///
/// Ctrl and the wheel, + and - change the size of the cells; the arrow keys move the pointer, Space clicks, Return
/// requests the reasons.
class HeatMap : public FontAware<QAbstractScrollArea>
{
    Q_OBJECT

public:
    explicit HeatMap(QWidget *parent = nullptr);

    void setPlot(SequencePlotPtr plot);
    void setMarked(std::vector<quint64> heaps);
    /// Sets the length of the rows, at least 1; one longer than the number of terms makes a single row.
    void setRowLength(quint64 length);
    quint64 rowLength() const { return m_rowLength; }
    /// Returns the period, or a usual length if there is none.
    static quint64 naturalRowLength(const SequenceSnapshot &snapshot);

    int cellSize() const { return m_cell; }
    TermPointer *pointer() { return &m_pointer; }
    /// Returns the term at a point of the viewport.
    std::optional<quint64> termAt(const QPoint &pos) const;
    /// Returns the area of a term in the viewport; it may be outside.
    QRect cellRect(quint64 n) const { return grid().cellRect(n); }
    /// Returns the visible part as a drawing for paper.
    Drawing drawing() const;

public slots:
    /// Makes cells larger by \a steps sizes, or smaller if negative.
    void zoom(int steps);
    /// Makes cells as large as fits into the width.
    void fit();
    void point(std::optional<quint64> n);

protected:
    void fontChanged() override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override { m_pointer.moveTo(termAt(event->position().toPoint())); }
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    quint64 rowCount() const { return m_plot ? (m_plot->terms() + m_rowLength - 1) / m_rowLength : 0; }
    int headerWidth() const;
    int headerHeight() const { return fontMetrics().height() + 6; }
    HeatMapGrid grid() const;
    void setCellSize(int size);
    int minNumberCell() const;
    void updateScrollBars();
    void movePointer(qint64 by);
    void paintMap(QPainter &painter, const QRect &area, const Colors &colors) const;
    void paintCells(QPainter &painter, const HeatMapGrid &grid, const Colors &colors) const;
    void paintNumbers(QPainter &painter, const HeatMapGrid &grid, const Colors &colors) const;
    void paintMarks(QPainter &painter, const HeatMapGrid &grid, const Colors &colors) const;
    void paintHeaders(QPainter &painter, const HeatMapGrid &grid, const QRect &area, const Colors &colors) const;

    SequencePlotPtr m_plot;
    std::vector<quint64> m_marked;
    TermPointer m_pointer{this, [this](QPointF pos) { return termAt(pos.toPoint()); }};
    quint64 m_rowLength = 1;
    int m_cell = 16;
    bool m_isFitted = true; ///< until the user zooms
};

/// The colours of a heat map: the values from 0 to the greatest, side by side.
class ValueScale : public FontAware<QWidget>
{
    Q_OBJECT

public:
    explicit ValueScale(QWidget *parent = nullptr);

    void setMax(quint32 max);
    /// Paints the scale with its texts, at the left of \a area.
    static void paint(QPainter &painter, const QRectF &area, quint32 max, const Colors &colors);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void fontChanged() override { updateGeometry(); }

private:
    quint32 m_max = 0;
};

} // namespace mexplorer
