#include "views/boards/graphboard.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

constexpr int rowHeight = 44;
constexpr int arrowRoom = 88;
constexpr int gap = 12;
constexpr int mostRows = 8;

} // namespace

GraphBoard::GraphBoard(const Component &component, QWidget *parent) : SelectingBoard(component, parent)
{
    layOut(component, {});
}

int GraphBoard::rowsInColumn() const
{
    return std::clamp(elementCount(), 1, mostRows);
}

int GraphBoard::columnCount() const
{
    return std::max(1, (elementCount() + mostRows - 1) / mostRows);
}

QSizeF GraphBoard::chip() const
{
    int widest = fontMetrics().horizontalAdvance(nameOf(component().cells));
    for (const CellVector &vertex : m_targets)
        widest = std::max(widest, fontMetrics().horizontalAdvance(nameOf(vertex)));
    return QSizeF(std::clamp(widest + 32, 48, 200), 32);
}

QSize GraphBoard::sizeHint() const
{
    const qreal chips = chip().width() * (columnCount() + 1) + gap * (columnCount() - 1);
    return {static_cast<int>(chips) + arrowRoom + 32, std::max(3, rowsInColumn()) * rowHeight + 32};
}

QRectF GraphBoard::tokenRect() const
{
    const QPointF origin = contentOrigin(sizeHint() - QSize(32, 32));
    return QRectF(QPointF(origin.x(), height() / 2.0 - chip().height() / 2), chip());
}

QRectF GraphBoard::elementRect(int index) const
{
    const QRectF token = tokenRect();
    const int column = index / mostRows;
    const int inColumn = std::min(mostRows, elementCount() - column * mostRows);
    const qreal y = height() / 2.0 + (index % mostRows - (inColumn - 1) / 2.0) * rowHeight - chip().height() / 2;
    return QRectF(QPointF(token.right() + arrowRoom + column * (chip().width() + gap), y), chip());
}

int GraphBoard::neighbour(int element, int right, int down) const
{
    const int next = element + down + right * mostRows;
    return next >= 0 && next < elementCount() ? next : element;
}

std::optional<CellVector> GraphBoard::moveOf(const Span &span) const
{
    if (span.cursor >= elementCount())
        return std::nullopt;
    return m_targets[static_cast<std::size_t>(span.cursor)];
}

QString GraphBoard::effect(const Span &span) const
{
    return tr("Move the token from %1 to %2.").arg(nameOf(component().cells), nameOf(*moveOf(span)));
}

void GraphBoard::layOut(const Component &, const Span &)
{
    m_targets.clear();
    component().rules->followers(component().cells,
                                 [this](Cells vertex) { m_targets.emplace_back(vertex.begin(), vertex.end()); });
    updateGeometry();
}

void GraphBoard::paintVertex(QPainter &painter, const QRectF &rect, const QString &name, const QColor &fill,
                             const Colors &colors) const
{
    painter.setPen(QPen(colors.mutedText, 1.5));
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, 16, 16);
    painter.setPen(fill.isValid() && fill != colors.surface ? Colors::readableOn(fill) : colors.text);
    painter.drawText(rect, Qt::AlignCenter,
                     fontMetrics().elidedText(name, Qt::ElideMiddle, static_cast<int>(rect.width()) - 16));
}

void GraphBoard::paintBoard(QPainter &painter, const Colors &colors)
{
    const QRectF token = tokenRect();
    for (int i = 0; i < std::min(elementCount(), mostRows); ++i) {
        const QPointF from(token.right(), token.center().y());
        const QPointF to(elementRect(i).left() - 2, elementRect(i).center().y());
        painter.setPen(QPen(colors.mutedText, 1.5));
        painter.drawLine(from, to);
        const qreal angle = std::atan2(to.y() - from.y(), to.x() - from.x());
        for (const qreal side : {-0.4, 0.4})
            painter.drawLine(to, to - 9 * QPointF(std::cos(angle + side), std::sin(angle + side)));
    }
    for (int i = 0; i < elementCount(); ++i) {
        const bool selected = !selection().isEmpty() && selection().cursor == i;
        paintVertex(painter, elementRect(i), nameOf(m_targets[static_cast<std::size_t>(i)]), colors.surface, colors);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(selected ? selectionPen(colors, true) : penFor({i, i}, colors));
        if (selected || isHinted(i))
            painter.drawRoundedRect(elementRect(i).adjusted(-3, -3, 3, 3), 18, 18);
    }
    paintVertex(painter, token, nameOf(component().cells), colors.pPosition, colors);
    if (elementCount() == 0) {
        painter.setPen(colors.mutedText);
        painter.drawText(QRectF(token.right() + 12, token.top(), arrowRoom + chip().width(), token.height()),
                         Qt::AlignVCenter, tr("no way on"));
    }
}

} // namespace mexplorer
