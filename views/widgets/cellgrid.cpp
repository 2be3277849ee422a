#include "views/widgets/cellgrid.h"

#include "views/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace mexplorer {

CellGrid::CellGrid(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    describe();
}

void CellGrid::setGridSize(int rows, int columns, bool on)
{
    std::vector<bool> cells(static_cast<std::size_t>(rows * columns), on);
    for (int row = 0; row < std::min(rows, m_rows); ++row) {
        for (int column = 0; column < std::min(columns, m_columns); ++column)
            cells[static_cast<std::size_t>(row * columns + column)] = isOn(row, column);
    }
    m_on = std::move(cells);
    m_rows = rows;
    m_columns = columns;
    m_row = std::min(m_row, rows - 1);
    m_column = std::min(m_column, columns - 1);
    describe();
    update();
    emit changed();
}

void CellGrid::setOn(int row, int column, bool on)
{
    if (isOn(row, column) == on)
        return;
    m_on[index(row, column)] = on;
    describe();
    update();
    emit changed();
}

void CellGrid::setAll(bool on)
{
    m_on.assign(m_on.size(), on);
    describe();
    update();
    emit changed();
}

QSize CellGrid::sizeHint() const
{
    return {28 * m_columns + 8, 28 * m_rows + 8};
}

double CellGrid::cellSize() const
{
    return std::min({(width() - 8.0) / m_columns, (height() - 8.0) / m_rows, 36.0});
}

QRectF CellGrid::cellRect(int row, int column) const
{
    const double size = cellSize();
    return {4 + column * size, 4 + row * size, size, size};
}

QPoint CellGrid::cellAt(QPointF point) const
{
    const double size = cellSize();
    const QPoint cell(static_cast<int>((point.y() - 4) / size), static_cast<int>((point.x() - 4) / size));
    const bool inside = point.x() >= 4 && point.y() >= 4 && cell.x() < m_rows && cell.y() < m_columns;
    return inside ? cell : QPoint(-1, -1);
}

void CellGrid::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < m_rows; ++row) {
        for (int column = 0; column < m_columns; ++column) {
            const bool on = isOn(row, column);
            const QRectF cell = cellRect(row, column).adjusted(2, 2, -2, -2);
            painter.setPen(QPen(on ? colors.pPosition : colors.line, 1));
            painter.setBrush(on ? colors.pPosition : colors.surface);
            painter.drawRoundedRect(cell, 4, 4);
            painter.setPen(on ? Colors::readableOn(colors.pPosition) : colors.mutedText);
            painter.drawText(cell, Qt::AlignCenter, on ? QStringLiteral("1") : QStringLiteral("0"));
        }
    }
    if (hasFocus()) {
        painter.setPen(QPen(colors.text, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(cellRect(m_row, m_column).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    }
}

void CellGrid::mousePressEvent(QMouseEvent *event)
{
    const QPoint cell = cellAt(event->position());
    if (event->button() != Qt::LeftButton || cell.x() < 0)
        return;
    m_painting = !isOn(cell.x(), cell.y());
    moveTo(cell.x(), cell.y());
    setOn(cell.x(), cell.y(), m_painting);
}

void CellGrid::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint cell = cellAt(event->position());
    if (!(event->buttons() & Qt::LeftButton) || cell.x() < 0)
        return;
    moveTo(cell.x(), cell.y());
    setOn(cell.x(), cell.y(), m_painting);
}

void CellGrid::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        moveTo(m_row, m_column - 1);
        break;
    case Qt::Key_Right:
        moveTo(m_row, m_column + 1);
        break;
    case Qt::Key_Up:
        moveTo(m_row - 1, m_column);
        break;
    case Qt::Key_Down:
        moveTo(m_row + 1, m_column);
        break;
    case Qt::Key_Space:
        setOn(m_row, m_column, !isOn(m_row, m_column));
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void CellGrid::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void CellGrid::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void CellGrid::moveTo(int row, int column)
{
    m_row = std::clamp(row, 0, m_rows - 1);
    m_column = std::clamp(column, 0, m_columns - 1);
    describe();
    update();
}

void CellGrid::describe()
{
    setAccessibleDescription(tr("Row %1, column %2: %3. Arrow keys move, Space switches.")
                                 .arg(m_row + 1)
                                 .arg(m_column + 1)
                                 .arg(isOn(m_row, m_column) ? 1 : 0));
}

} // namespace mexplorer
