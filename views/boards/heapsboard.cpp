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
    return tokens <= 20 ? 1 : tokens <= 60 ? 4 : 8;
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

QSizeF HeapsBoard::tokenSize() const
{
    const qreal width = std::clamp<qreal>(unit(), 28, 72);
    return {width, width * 0.42};
}

/// Below the floor, where the heaps' sizes stand.
int HeapsBoard::footHeight() const
{
    return std::max(28, fontMetrics().height() + 10);
}

/// All piles of a sum stand on one floor, at the bottom of their boards.
QPointF HeapsBoard::origin() const
{
    return {contentOrigin(contentSize()).x(), height() - contentSize().height() - 8};
}

QSizeF HeapsBoard::contentSize() const
{
    qreal width = 0;
    qreal height = tokenSize().height();
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const int columns = columnsOf(i);
        width += columns * tokenSize().width() + (i > 0 ? pileGap : 0);
        height =
            std::max(height, tokenSize().height() * static_cast<qreal>((m_drawn[i] + static_cast<Cell>(columns) - 1) /
                                                                       static_cast<Cell>(columns)));
    }
    return {std::max(width, tokenSize().width()), height + footHeight()};
}

QSize HeapsBoard::sizeHint() const
{
    return contentSize().toSize() + (isTight() ? QSize(20, 20) : QSize(48, 40));
}

QRectF HeapsBoard::elementRect(int index) const
{
    const Token at = token(index);
    const QSizeF size = tokenSize();
    qreal x = origin().x();
    for (std::size_t i = 0; i < at.heap; ++i)
        x += columnsOf(i) * size.width() + pileGap;
    const int columns = columnsOf(at.heap);
    const qreal y = origin().y() + contentSize().height() - footHeight() - (at.height / columns + 1) * size.height();
    return QRectF(QPointF(x + at.height % columns * size.width(), y), size);
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
    return tr("Take %n token(s), leave %1.", nullptr, static_cast<int>(taken)).arg(at.height);
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
    const qreal floor = origin().y() + contentSize().height() - footHeight() + 2;
    painter.setPen(QPen(colors.line, 2));
    painter.drawLine(QPointF(origin().x() - 8, floor), QPointF(origin().x() + contentSize().width() + 8, floor));
    for (int i = 0; i < elementCount(); ++i)
        paintToken(painter, i, colors);
    painter.setPen(colors.mutedText);
    qreal x = origin().x();
    for (std::size_t i = 0; i < std::max<std::size_t>(1, component().cells.size()); ++i) {
        const quint64 tokens = i < component().cells.size() ? component().cells[i] : 0;
        const qreal width = (tokens > 0 ? columnsOf(i) : 1) * tokenSize().width();
        painter.drawText(QRectF(x, floor + 4, width, footHeight() - 6), Qt::AlignCenter | Qt::TextDontClip,
                         QString::number(tokens));
        x += width + pileGap;
    }
}

void HeapsBoard::paintToken(QPainter &painter, int element, const Colors &colors) const
{
    const QRectF rect = elementRect(element).adjusted(1.5, 1.5, -1.5, -1.5);
    const qreal round = rect.height() / 2.4;
    const bool selected = !selection().isEmpty() && contains(selection(), element);
    const bool atEdge = std::any_of(hintSpans().begin(), hintSpans().end(),
                                    [element](const Span &span) { return span.cursor == element; });
    painter.setPen(QPen(colors.surface, 1));
    painter.setBrush(selected && selectionIsMove() ? colors.selection : colors.pPosition);
    painter.drawRoundedRect(rect, round, round);
    painter.setBrush(Qt::NoBrush);
    if (selected && !selectionIsMove()) {
        painter.setPen(selectionPen(colors, false));
        painter.drawRoundedRect(rect, round, round);
    }
    if (atEdge) {
        painter.setPen(penFor({element, element}, colors));
        painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), round, round);
    }
    if (!selection().isEmpty() && selection().cursor == element) {
        painter.setPen(QPen(selectionIsMove() ? Colors::readableOn(colors.selection) : colors.warning, 2));
        painter.drawLine(rect.center() - QPointF(rect.width() / 5, 0), rect.center() + QPointF(rect.width() / 5, 0));
    }
}

} // namespace mexplorer
