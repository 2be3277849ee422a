// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/heatmap.h"

#include "views/glyphs/colorscale.h"
#include "views/theme/fontrole.h"

#include <QImage>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <cmath>

namespace mexplorer {

namespace {

constexpr std::array cellSizes = {1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 28, 34, 40, 52, 64, 80};
constexpr std::ptrdiff_t projectedSizes = 3; ///< the last of them
constexpr int usualCell = 28;
constexpr int usualProjectedCell = 64;
constexpr quint64 usualRow = 64;
constexpr quint64 maxNaturalRow = 1'000'000;

/// The colours of the values; if there are very many, several values share one.
class Scale
{
public:
    Scale(const Colors &colors, Value max) : m_divisor(max / maxColors + 1)
    {
        const quint32 last = max / m_divisor;
        for (quint32 step = 0; step <= last; ++step)
            m_colors.push_back(colors.value(step * m_divisor));
    }
    const QColor &of(Value value) const { return m_colors[value / m_divisor]; }

private:
    static constexpr Value maxColors = 512;
    Value m_divisor;
    std::vector<QColor> m_colors;
};

constexpr qreal wordGap = 8;

QString wordsFor(quint32 max)
{
    return ValueScale::tr("Value 0 to %1").arg(groupedNumber(max));
}

/// Returns a width sufficient for the numbers of a few values, limited to what distinguishes many.
qreal colorWidth(quint32 max, const QFontMetricsF &metrics)
{
    const qreal number = metrics.horizontalAdvance(QString::number(max)) + 8;
    return std::clamp(number * (qreal(max) + 1), 40.0, 200.0);
}

} // namespace

QRect HeatMapGrid::cellRect(quint64 n) const
{
    const auto row = static_cast<qint64>(n / rowLength) - static_cast<qint64>(firstRow);
    const auto column = static_cast<qint64>(n % rowLength) - static_cast<qint64>(firstColumn);
    const auto edge = [this](qint64 index, int before) {
        return static_cast<int>(std::clamp<qint64>(index * cell, -100'000, 100'000)) + before;
    };
    return QRect(edge(column, header.width()), edge(row, header.height()), cell, cell);
}

HeatMap::HeatMap(QWidget *parent) : FontAware(parent)
{
    setAccessibleName(tr("Values by row of the period"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

quint64 HeatMap::naturalRowLength(const SequenceSnapshot &snapshot)
{
    constexpr quint64 shortest = 8;
    const std::optional<Period> &period = snapshot.period;
    if (!period || period->saltus > 0 || period->period > maxNaturalRow)
        return usualRow;
    return period->period * ((shortest + period->period - 1) / period->period);
}

void HeatMap::setPlot(SequencePlotPtr plot)
{
    m_plot = std::move(plot);
    m_pointer.forget();
    m_rowLength = m_plot ? naturalRowLength(*m_plot->snapshot()) : 1;
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(0);
    fit();
}

void HeatMap::setMarked(std::vector<quint64> heaps)
{
    m_marked = std::move(heaps);
    viewport()->update();
}

void HeatMap::fontChanged()
{
    if (m_isFitted)
        fit();
    else
        updateScrollBars();
}

/// In a presentation, the size for numbers of up to two digits; with longer ones there are no numbers.
int HeatMap::minNumberCell() const
{
    if (!isProjected(this))
        return 16;
    return m_plot && m_plot->snapshot()->max < 100 ? usualProjectedCell : cellSizes.back() + 1;
}

void HeatMap::setRowLength(quint64 length)
{
    length = std::max<quint64>(1, length);
    if (length == m_rowLength)
        return;
    m_rowLength = length;
    updateScrollBars();
    viewport()->update();
}

int HeatMap::headerWidth() const
{
    return fontMetrics().horizontalAdvance(groupedNumber(m_plot ? m_plot->terms() : 0)) + 12;
}

HeatMapGrid HeatMap::grid() const
{
    const QSize header(headerWidth(), headerHeight());
    const auto cell = static_cast<quint64>(m_cell);
    const auto width = static_cast<quint64>(std::max(0, viewport()->width() - header.width()));
    const auto height = static_cast<quint64>(std::max(0, viewport()->height() - header.height()));
    HeatMapGrid grid = {m_rowLength,
                        m_cell,
                        header,
                        static_cast<quint64>(verticalScrollBar()->value()),
                        (height + cell - 1) / cell,
                        static_cast<quint64>(horizontalScrollBar()->value()),
                        (width + cell - 1) / cell};
    grid.rows = std::min(grid.rows, rowCount() - std::min(rowCount(), grid.firstRow));
    grid.columns = std::min(grid.columns, m_rowLength - std::min(m_rowLength, grid.firstColumn));
    return grid;
}

void HeatMap::updateScrollBars()
{
    const int columns = std::max(1, (viewport()->width() - headerWidth()) / m_cell);
    const int rows = std::max(1, (viewport()->height() - headerHeight()) / m_cell);
    const auto past = [](quint64 all, int shown) {
        return static_cast<int>(all - std::min(all, static_cast<quint64>(shown)));
    };
    horizontalScrollBar()->setRange(0, past(m_plot ? m_rowLength : 0, columns));
    horizontalScrollBar()->setPageStep(columns);
    verticalScrollBar()->setRange(0, past(rowCount(), rows));
    verticalScrollBar()->setPageStep(rows);
}

void HeatMap::setCellSize(int size)
{
    m_cell = size;
    updateScrollBars();
    viewport()->update();
}

void HeatMap::zoom(int steps)
{
    const auto now = std::lower_bound(cellSizes.begin(), cellSizes.end(), m_cell) - cellSizes.begin();
    const auto last = std::ssize(cellSizes) - (isProjected(this) ? 1 : 1 + projectedSizes);
    const auto next = std::clamp<std::ptrdiff_t>(now + steps, 0, last);
    m_isFitted = false;
    setCellSize(cellSizes[static_cast<std::size_t>(next)]);
    if (m_pointer.term())
        movePointer(0);
}

void HeatMap::fit()
{
    const auto available = static_cast<quint64>(std::max(1, viewport()->width() - headerWidth()));
    const int largest = isProjected(this) ? usualProjectedCell : usualCell;
    int size = cellSizes.front();
    for (const int candidate : cellSizes) {
        if (candidate <= largest && static_cast<quint64>(candidate) * m_rowLength <= available)
            size = candidate;
    }
    m_isFitted = true;
    setCellSize(std::max(size, HeatMapGrid::minFramedCell));
}

std::optional<quint64> HeatMap::termAt(const QPoint &pos) const
{
    if (!m_plot || pos.x() < headerWidth() || pos.y() < headerHeight())
        return {};
    const HeatMapGrid part = grid();
    const auto column = static_cast<quint64>((pos.x() - headerWidth()) / m_cell);
    const auto row = static_cast<quint64>((pos.y() - headerHeight()) / m_cell);
    if (column >= part.columns || row >= part.rows)
        return {};
    const quint64 n = (part.firstRow + row) * m_rowLength + part.firstColumn + column;
    return n < m_plot->terms() ? std::optional(n) : std::nullopt;
}

/// Also scrolls to \a n.
void HeatMap::point(std::optional<quint64> n)
{
    if (n && (!m_plot || *n >= m_plot->terms()))
        n.reset();
    if (n) {
        const auto bring = [](QScrollBar *bar, qint64 target) {
            if (target < bar->value())
                bar->setValue(static_cast<int>(target));
            else if (target >= bar->value() + bar->pageStep())
                bar->setValue(static_cast<int>(target) - bar->pageStep() + 1);
        };
        bring(verticalScrollBar(), static_cast<qint64>(*n / m_rowLength));
        bring(horizontalScrollBar(), static_cast<qint64>(*n % m_rowLength));
    }
    m_pointer.moveTo(n);
}

void HeatMap::movePointer(qint64 by)
{
    if (!m_plot || m_plot->terms() == 0)
        return;
    const HeatMapGrid part = grid();
    const auto last = static_cast<qint64>(m_plot->terms()) - 1;
    const auto first = static_cast<qint64>(part.firstRow * m_rowLength + part.firstColumn);
    const std::optional<quint64> from = m_pointer.term();
    const qint64 to = from ? static_cast<qint64>(*from) + by : first;
    point(static_cast<quint64>(to < 0 || to > last ? static_cast<qint64>(from.value_or(0)) : to));
}

void HeatMap::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (m_isFitted)
        fit();
    updateScrollBars();
}

void HeatMap::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier)
        zoom(event->angleDelta().y() > 0 ? 1 : -1);
    else
        QAbstractScrollArea::wheelEvent(event);
    event->accept();
}

void HeatMap::mousePressEvent(QMouseEvent *event)
{
    const std::optional<quint64> n = termAt(event->position().toPoint());
    if (n && event->button() == Qt::LeftButton)
        emit m_pointer.clicked(*n);
}

void HeatMap::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    if (!m_pointer.term() && event->reason() != Qt::MouseFocusReason)
        movePointer(0);
}

void HeatMap::keyPressEvent(QKeyEvent *event)
{
    const auto row = static_cast<qint64>(m_rowLength);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(1);
    case Qt::Key_Minus:
        return zoom(-1);
    case Qt::Key_0:
        return fit();
    case Qt::Key_Left:
        return movePointer(-1);
    case Qt::Key_Right:
        return movePointer(1);
    case Qt::Key_Up:
        return movePointer(-row);
    case Qt::Key_Down:
        return movePointer(row);
    case Qt::Key_PageUp:
        return movePointer(-row * verticalScrollBar()->pageStep());
    case Qt::Key_PageDown:
        return movePointer(row * verticalScrollBar()->pageStep());
    case Qt::Key_Home:
        return point(0);
    case Qt::Key_End:
        return point(m_plot ? std::optional(m_plot->terms() - 1) : std::nullopt);
    default:
        if (!m_pointer.press(*event))
            QAbstractScrollArea::keyPressEvent(event);
    }
}

void HeatMap::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    paintMap(painter, viewport()->rect(), Theme::instance().colors());
}

void HeatMap::paintMap(QPainter &painter, const QRect &area, const Colors &colors) const
{
    painter.fillRect(area, colors.surface);
    if (!m_plot || m_plot->terms() == 0)
        return;
    const HeatMapGrid part = grid();
    painter.save();
    painter.setClipRect(area.adjusted(part.header.width(), part.header.height(), 0, 0), Qt::IntersectClip);
    paintCells(painter, part, colors);
    if (part.cell >= HeatMapGrid::minFramedCell)
        paintNumbers(painter, part, colors);
    paintMarks(painter, part, colors);
    painter.restore();
    paintHeaders(painter, part, area, colors);
}

void HeatMap::paintCells(QPainter &painter, const HeatMapGrid &grid, const Colors &colors) const
{
    const SequencePlot &plot = *m_plot;
    const Scale scale(colors, plot.snapshot()->max);
    QImage image(static_cast<int>(grid.columns), static_cast<int>(grid.rows), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    for (quint64 row = 0; row < grid.rows; ++row) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(static_cast<int>(row)));
        const quint64 first = (grid.firstRow + row) * grid.rowLength + grid.firstColumn;
        const quint64 end = std::min(first + grid.columns, plot.terms());
        for (quint64 n = first; n < end; ++n)
            line[n - first] = scale.of(plot.at(n)).rgb();
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(QRect(QPoint(grid.header.width(), grid.header.height()), image.size() * grid.cell), image);
    painter.restore();
}

/// Paints numbers if they fit; exceptions are framed, and their numbers bold.
void HeatMap::paintNumbers(QPainter &painter, const HeatMapGrid &grid, const Colors &colors) const
{
    const SequencePlot &plot = *m_plot;
    const SequenceSnapshot &snapshot = *plot.snapshot();
    const Scale scale(colors, snapshot.max);
    QFont plain = font();
    const bool hasNumbers = grid.cell >= minNumberCell();
    plain.setPixelSize(std::max(1, grid.cell * (isProjected(this) ? 55 : 45) / 100));
    QFont bold = plain;
    bold.setBold(true);
    painter.setBrush(Qt::NoBrush);
    for (quint64 row = 0; row < grid.rows; ++row) {
        const quint64 first = (grid.firstRow + row) * grid.rowLength + grid.firstColumn;
        const quint64 end = std::min(first + grid.columns, plot.terms());
        for (quint64 n = first; n < end; ++n) {
            const bool isException = snapshot.isException(n);
            if (!hasNumbers && !isException)
                continue;
            const QRect cell = grid.cellRect(n);
            const QColor ink = Colors::readableOn(scale.of(plot.at(n)));
            painter.setPen(ink);
            if (hasNumbers) {
                painter.setFont(isException ? bold : plain);
                painter.drawText(cell, Qt::AlignCenter, QString::number(plot.at(n)));
            }
            if (isException) {
                painter.setPen(QPen(colors.nPosition, hasNumbers ? 2 : 1));
                painter.drawRect(cell.adjusted(0, 0, -1, -1));
            }
        }
    }
}

void HeatMap::paintMarks(QPainter &painter, const HeatMapGrid &grid, const Colors &colors) const
{
    painter.setBrush(Qt::NoBrush);
    for (const quint64 n : m_marked) {
        if (n >= m_plot->terms())
            continue;
        painter.setPen(QPen(colors.selection, 3));
        painter.drawRect(grid.cellRect(n).adjusted(-1, -1, 0, 0));
    }
    if (const std::optional<quint64> pointed = m_pointer.term()) {
        painter.setPen(QPen(colors.surface, 4));
        painter.drawRect(grid.cellRect(*pointed).adjusted(-2, -2, 1, 1));
        painter.setPen(QPen(colors.text, 2));
        painter.drawRect(grid.cellRect(*pointed).adjusted(-2, -2, 1, 1));
    }
}

/// Paints the first n of each row and the number to add for each column; as many as there is space for.
void HeatMap::paintHeaders(QPainter &painter, const HeatMapGrid &grid, const QRect &area, const Colors &colors) const
{
    painter.save();
    painter.setFont(font());
    painter.setPen(colors.mutedText);
    const auto cell = static_cast<quint64>(grid.cell);
    const auto height = static_cast<quint64>(fontMetrics().height());
    const quint64 rowStep = (height + cell - 1) / cell;
    for (quint64 row = (grid.firstRow + rowStep - 1) / rowStep * rowStep; row < grid.firstRow + grid.rows;
         row += rowStep) {
        const int top = grid.header.height() + static_cast<int>((row - grid.firstRow) * cell);
        painter.drawText(QRect(area.left(), top, grid.header.width() - 6, static_cast<int>(std::max(cell, height))),
                         Qt::AlignRight | Qt::AlignVCenter, groupedNumber(row * grid.rowLength));
    }
    const auto width = static_cast<quint64>(
        fontMetrics().horizontalAdvance(QStringLiteral("+%1").arg(grid.firstColumn + grid.columns)) + 8);
    const quint64 columnStep = (width + cell - 1) / cell;
    for (quint64 column = (grid.firstColumn + columnStep - 1) / columnStep * columnStep;
         column < grid.firstColumn + grid.columns; column += columnStep) {
        const int left = grid.header.width() + static_cast<int>((column - grid.firstColumn) * cell);
        painter.drawText(QRect(left - static_cast<int>(width) / 2 + grid.cell / 2, area.top(), static_cast<int>(width),
                               grid.header.height()),
                         Qt::AlignCenter, QStringLiteral("+%1").arg(column));
    }
    painter.restore();
}

Drawing HeatMap::drawing() const
{
    // The scale of the colours is below the map.
    const QSize map = viewport()->size();
    const int foot = fontMetrics().height() + 12;
    const QSize size = map + QSize(0, foot);
    return {accessibleName(), size, [this, map, size, foot](QPainter &painter) {
                const Colors colors = Theme::paperColors();
                painter.fillRect(QRect(QPoint(0, 0), size), colors.surface);
                paintMap(painter, QRect(QPoint(0, 0), map), colors);
                painter.setFont(font());
                if (m_plot)
                    ValueScale::paint(painter, QRectF(8, map.height() + 4, map.width() - 16, foot - 8),
                                      m_plot->snapshot()->max, colors);
            }};
}

ValueScale::ValueScale(QWidget *parent) : FontAware(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    setMax(0);
}

void ValueScale::setMax(quint32 max)
{
    m_max = max;
    setAccessibleName(tr("Colours: %1").arg(wordsFor(max)));
    updateGeometry();
    update();
}

QSize ValueScale::sizeHint() const
{
    const QFontMetricsF metrics(font());
    const qreal width = metrics.horizontalAdvance(wordsFor(m_max)) + wordGap + colorWidth(m_max, metrics);
    return {static_cast<int>(std::ceil(width)) + 1, static_cast<int>(std::ceil(metrics.height())) + 4};
}

void ValueScale::paint(QPainter &painter, const QRectF &area, quint32 max, const Colors &colors)
{
    const QFontMetricsF metrics(painter.font());
    const QString words = wordsFor(max);
    painter.setPen(colors.text);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, words);
    paintColorScale(painter,
                    QRectF(area.left() + metrics.horizontalAdvance(words) + wordGap, area.top() + 2,
                           colorWidth(max, metrics), area.height() - 4),
                    max, [&colors](quint32 value) { return colors.value(value); });
}

void ValueScale::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, rect(), m_max, Theme::instance().colors());
}

} // namespace mexplorer
