#include "views/boards/heapsboard.h"

#include <QPainter>

#include <algorithm>
#include <functional>

namespace mexplorer {

namespace {

constexpr int pileGap = 24;

/// Tokens side by side in a layer of a pile that once held this many.
int layerWidth(quint64 tokens)
{
    return tokens <= 12 ? 1 : tokens <= 40 ? 4 : 10;
}

} // namespace

HeapsBoard::HeapsBoard(const Component &component, QWidget *parent)
    : SelectingBoard(component, parent), m_drawn(component.cells)
{
}

int HeapsBoard::elementCount() const
{
    int count = 0;
    for (const Cell heap : component().cells)
        count += static_cast<int>(heap);
    return count;
}

HeapsBoard::Token HeapsBoard::token(int element) const
{
    Token token = {0, element};
    const CellVector &heaps = component().cells;
    while (token.heap + 1 < heaps.size() && token.height >= static_cast<int>(heaps[token.heap])) {
        token.height -= static_cast<int>(heaps[token.heap]);
        ++token.heap;
    }
    return token;
}

int HeapsBoard::firstOf(std::size_t heap) const
{
    int first = 0;
    for (std::size_t i = 0; i < heap; ++i)
        first += static_cast<int>(component().cells[i]);
    return first;
}

int HeapsBoard::columnsOf(std::size_t heap) const
{
    return layerWidth(heap < m_drawn.size() ? m_drawn[heap] : component().cells[heap]);
}

qreal HeapsBoard::tokenSize() const
{
    return std::clamp(unit() * 0.7, 16.0, 44.0);
}

QSizeF HeapsBoard::contentSize() const
{
    qreal width = 0;
    qreal height = tokenSize();
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const int columns = columnsOf(i);
        width += columns * tokenSize() + (i > 0 ? pileGap : 0);
        height = std::max(height, tokenSize() * static_cast<qreal>((m_drawn[i] + static_cast<Cell>(columns) - 1) /
                                                                   static_cast<Cell>(columns)));
    }
    return {std::max(width, tokenSize()), height + 8};
}

QSize HeapsBoard::sizeHint() const
{
    return contentSize().toSize() + QSize(48, 40);
}

QRectF HeapsBoard::elementRect(int index) const
{
    const Token at = token(index);
    const QSizeF content = contentSize();
    const QPointF origin = contentOrigin(content);
    qreal x = origin.x();
    for (std::size_t i = 0; i < at.heap; ++i)
        x += columnsOf(i) * tokenSize() + pileGap;
    const int columns = columnsOf(at.heap);
    const qreal y = origin.y() + content.height() - 8 - (at.height / columns + 1) * tokenSize();
    return QRectF(x + at.height % columns * tokenSize(), y, tokenSize(), tokenSize());
}

int HeapsBoard::neighbour(int element, int right, int down) const
{
    const Token at = token(element);
    const int columns = columnsOf(at.heap);
    const auto heap = static_cast<int>(component().cells[at.heap]);
    if (down != 0) {
        const int height = at.height - down * columns;
        return height >= 0 && height < heap ? firstOf(at.heap) + height : element;
    }
    const int column = at.height % columns + right;
    if (right != 0 && column >= 0 && column < columns && at.height + right < heap)
        return element + right;
    const auto next = static_cast<std::size_t>(static_cast<int>(at.heap) + right);
    if (next >= component().cells.size())
        return element;
    return firstOf(next) + std::min(at.height, static_cast<int>(component().cells[next]) - 1);
}

bool HeapsBoard::contains(const Span &span, int element) const
{
    const Token from = token(span.cursor);
    const Token at = token(element);
    return at.heap == from.heap && at.height >= from.height;
}

std::optional<CellVector> HeapsBoard::moveOf(const Span &span) const
{
    const Token at = token(span.cursor);
    CellVector after = component().cells;
    after[at.heap] = static_cast<Cell>(at.height);
    std::sort(after.begin(), after.end(), std::greater<>());
    after.erase(std::remove(after.begin(), after.end(), Cell(0)), after.end());
    return isFollower(after) ? std::optional(after) : std::nullopt;
}

/// "1, 2 or 3": what may be taken from a heap.
QString HeapsBoard::amounts(std::size_t heap) const
{
    QStringList amounts;
    const auto tokens = static_cast<int>(component().cells[heap]);
    for (int taken = 1; taken <= tokens; ++taken) {
        const int element = firstOf(heap) + tokens - taken;
        if (moveOf({element, element}))
            amounts << QString::number(taken);
    }
    if (amounts.size() < 2)
        return amounts.join(QString());
    const QString last = amounts.takeLast();
    return tr("%1 or %2").arg(amounts.join(tr(", ")), last);
}

QString HeapsBoard::objection(const Span &span) const
{
    const Token at = token(span.cursor);
    const quint64 taken = component().cells[at.heap] - static_cast<quint64>(at.height);
    const QString possible = amounts(at.heap);
    if (possible.isEmpty())
        return tr("Nothing can be taken from this heap any more.");
    return tr("%1 can't be taken: here you may take %2.").arg(taken).arg(possible);
}

QString HeapsBoard::effect(const Span &span) const
{
    const Token at = token(span.cursor);
    const quint64 taken = component().cells[at.heap] - static_cast<quint64>(at.height);
    return taken == 1 ? tr("Take 1 token, leave %1.").arg(at.height)
                      : tr("Take %1 tokens, leave %2.").arg(taken).arg(at.height);
}

void HeapsBoard::layOut(const Component &before, const Span &)
{
    // A pile keeps the room and the shape it began with while it shrinks.
    const CellVector &now = component().cells;
    const bool shrinks = now.size() <= m_drawn.size() && now.size() == before.cells.size() &&
                         std::equal(now.begin(), now.end(), m_drawn.begin(), std::less_equal<>());
    if (!shrinks && !now.empty())
        m_drawn = now;
}

void HeapsBoard::paintBoard(QPainter &painter, const Colors &colors)
{
    const QSizeF content = contentSize();
    const QPointF origin = contentOrigin(content);
    painter.setPen(QPen(colors.line, 2));
    painter.drawLine(QPointF(origin.x() - 8, origin.y() + content.height() - 5),
                     QPointF(origin.x() + content.width() + 8, origin.y() + content.height() - 5));
    for (int i = 0; i < elementCount(); ++i)
        paintToken(painter, i, colors);
    if (elementCount() == 0) {
        painter.setPen(colors.mutedText);
        painter.drawText(rect().adjusted(0, 0, 0, -12), Qt::AlignCenter, tr("empty"));
    }
}

void HeapsBoard::paintToken(QPainter &painter, int element, const Colors &colors) const
{
    const QRectF rect = elementRect(element).adjusted(2, 2, -2, -2);
    const bool selected = !selection().isEmpty() && contains(selection(), element);
    const bool atEdge = std::any_of(hintSpans().begin(), hintSpans().end(),
                                    [element](const Span &span) { return span.cursor == element; });
    painter.setPen(QPen(colors.surface, 1));
    painter.setBrush(selected && selectionIsMove() ? colors.selection : colors.pPosition);
    painter.drawEllipse(rect);
    painter.setBrush(Qt::NoBrush);
    if (selected && !selectionIsMove()) {
        painter.setPen(selectionPen(colors, false));
        painter.drawEllipse(rect);
    }
    if (atEdge) {
        painter.setPen(hintPen(colors));
        painter.drawEllipse(rect.adjusted(-1, -1, 1, 1));
    }
    if (!selection().isEmpty() && selection().cursor == element) {
        painter.setPen(QPen(selectionIsMove() ? Colors::readableOn(colors.selection) : colors.warning, 2));
        painter.drawLine(rect.center() - QPointF(rect.width() / 5, 0), rect.center() + QPointF(rect.width() / 5, 0));
    }
}

} // namespace mexplorer
