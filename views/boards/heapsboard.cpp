// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/heapsboard.h"

#include "model/core/wordlist.h"
#include "views/boards/boardmarks.h"
#include "views/glyphs/pieces.h"
#include "views/theme/touch.h"

#include <QPainter>

#include <algorithm>
#include <functional>

namespace mexplorer {

namespace {

constexpr int pileGap = 24;

/// Returns the tokens per layer of a pile that had \a tokens at the start.
int layerWidth(quint64 tokens)
{
    return tokens <= 20 ? 1 : tokens <= 60 ? 4 : 8;
}

/// Returns the number of places while a heap is edited, always in the same number of layers, so that the height of the
/// board doesn't change.
Cell capacityFor(Cell tokens)
{
    constexpr Cell layers = 10;
    for (const Cell capacity : {layers, 4 * layers, 8 * layers}) {
        if (tokens <= capacity)
            return capacity;
    }
    return HeapsBoard::maxDrawn;
}

} // namespace

HeapsBoard::HeapsBoard(const Component &component, Kind kind, QWidget *parent)
    : TokensBoard(component, parent), m_kind(kind), m_heaps(heapsOf(component.cells)), m_drawn(m_heaps)
{
    m_seen[component.cells] = m_heaps;
}

CellVector HeapsBoard::heapsOf(const CellVector &cells) const
{
    return m_kind == Kind::Limited ? CellVector{cells.front()} : cells;
}

std::vector<HeapsBoard::Taken> HeapsBoard::takenBy(const Span &span) const
{
    const Token from = token(span.anchor);
    const Token to = token(span.cursor);
    std::vector<Taken> taken;
    if (from.heap != to.heap)
        taken.push_back({from.heap, from.height, static_cast<int>(m_heaps[from.heap])});
    if (to.heap < m_heaps.size())
        taken.push_back({to.heap, to.height, static_cast<int>(m_heaps[to.heap])});
    return taken;
}

int HeapsBoard::placesOf(std::size_t heap) const
{
    return static_cast<int>(isEditable() ? m_drawn[heap] : m_heaps[heap]);
}

/// Piles side by side are equally wide, so that a greater one is higher.
int HeapsBoard::columnsOf(std::size_t heap) const
{
    return layerWidth(isEditable() ? m_drawn[heap] : std::ranges::max(m_drawn));
}

QSizeF HeapsBoard::tokenSize() const
{
    const qreal width = std::clamp<qreal>(unit(), 28, 180);
    // Tokens are flat, but high enough for touch.
    return {width, std::max(0.42 * width, std::min<qreal>(touchSize, 0.7 * width))};
}

/// The height of the line below the piles with their sizes.
int HeapsBoard::footHeight() const
{
    return std::max(28, fontMetrics().height() + 10);
}

/// All piles of a sum are aligned at the bottom of their boards.
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
        const int layers = (static_cast<int>(m_drawn[i]) + columns - 1) / columns;
        width += columns * tokenSize().width() + (i > 0 ? pileGap : 0);
        height = std::max(height, layers * tokenSize().height());
    }
    return {std::max(width, tokenSize().width()), height + footHeight()};
}

QSize HeapsBoard::sizeHint() const
{
    const QSize size = contentSize().toSize() + (isTight() ? QSize(20, 20) : QSize(48, 40));
    if (m_kind != Kind::Limited)
        return size;
    const QString foot = limitText(m_drawn.front(), m_drawn.front()); // the longest one possible
    return size.expandedTo({fontMetrics().horizontalAdvance(foot) + 12, 0});
}

QRectF HeapsBoard::pieceRect(int index) const
{
    const Token at = token(index);
    return tokenRect(at.heap, at.height);
}

QRectF HeapsBoard::tokenRect(std::size_t heap, int height) const
{
    const QSizeF size = tokenSize();
    qreal x = origin().x();
    for (std::size_t i = 0; i < heap; ++i)
        x += columnsOf(i) * size.width() + pileGap;
    const int columns = columnsOf(heap);
    const int layer = height / columns;
    const qreal y = origin().y() + contentSize().height() - footHeight() - (layer + 1) * size.height();
    return QRectF(QPointF(x + height % columns * size.width(), y), size);
}

/// Returns the top token of the first heap.
int HeapsBoard::firstPiece() const
{
    const auto heap = std::find_if(m_heaps.begin(), m_heaps.end(), [](Cell tokens) { return tokens > 0; });
    if (heap == m_heaps.end())
        return isEditable() && !m_heaps.empty() ? 0 : -1;
    return firstOf(static_cast<std::size_t>(heap - m_heaps.begin())) + static_cast<int>(*heap) - 1;
}

int HeapsBoard::neighbour(int piece, int right, int down) const
{
    const Token at = token(piece);
    const int columns = columnsOf(at.heap);
    const int heap = placesOf(at.heap);
    if (down != 0) {
        const int height = at.height - down * columns;
        return height >= 0 && height < heap ? firstOf(at.heap) + height : piece;
    }
    const int column = at.height % columns + right;
    if (right != 0 && column >= 0 && column < columns && at.height + right < heap)
        return piece + right;
    for (int next = static_cast<int>(at.heap) + right;
         right != 0 && next >= 0 && next < static_cast<int>(m_heaps.size()); next += right) {
        const auto there = static_cast<std::size_t>(next);
        if (placesOf(there) > 0)
            return firstOf(there) + std::min(at.height, placesOf(there) - 1);
    }
    return piece;
}

bool HeapsBoard::contains(const Span &span, int piece) const
{
    const Token at = token(piece);
    return std::ranges::any_of(takenBy(span),
                               [&](const Taken &one) { return one.heap == at.heap && one.from <= at.height; });
}

std::optional<CellVector> HeapsBoard::moveOf(const Span &span) const
{
    CellVector after = m_heaps;
    for (const Taken &one : takenBy(span))
        after[one.heap] = static_cast<Cell>(one.from);
    if (m_kind == Kind::Limited) {
        const auto follower = std::ranges::find(followers(), after[0], [](const CellVector &one) { return one[0]; });
        return follower == followers().end() ? std::nullopt : std::optional(*follower);
    }
    if (m_kind != Kind::Pair) {
        std::sort(after.begin(), after.end(), std::greater<>());
        after.erase(std::remove(after.begin(), after.end(), Cell(0)), after.end());
    }
    return isFollower(after) ? std::optional(after) : std::nullopt;
}

/// Returns "1, 2 or 3": the numbers of tokens that may be taken from a heap.
QString HeapsBoard::amounts(std::size_t heap) const
{
    QStringList amounts;
    const auto tokens = static_cast<int>(m_heaps[heap]);
    for (int taken = 1; taken <= tokens; ++taken) {
        const int piece = firstOf(heap) + tokens - taken;
        if (moveOf({piece, piece}))
            amounts << QString::number(taken);
    }
    return alternatives(amounts);
}

bool HeapsBoard::isTakenWithAnother(std::size_t heap) const
{
    if (m_kind == Kind::TwoHeaps)
        return m_heaps.size() > 1;
    return m_kind == Kind::Pair && std::ranges::any_of(followers(), [&](const CellVector &after) {
               return after[heap] < m_heaps[heap] && after[1 - heap] < m_heaps[1 - heap];
           });
}

QString HeapsBoard::objection(const Span &span) const
{
    const std::vector<Taken> both = takenBy(span);
    if (both.size() == 2)
        return tr("No move takes %1 and %2.").arg(both[0].to - both[0].from).arg(both[1].to - both[1].from);
    const Token at = token(span.cursor);
    const quint64 taken = m_heaps[at.heap] - static_cast<quint64>(at.height);
    const QString possible = amounts(at.heap);
    if (possible.isEmpty() && isTakenWithAnother(at.heap))
        return tr("Nothing can be taken from this heap alone: drag on to the other heap to take from both.");
    if (possible.isEmpty())
        return tr("Nothing can be taken from this heap any more.");
    if (isTakenWithAnother(at.heap))
        return tr("%1 can't be taken from this heap alone: here you may take %2, or drag on to the other heap.")
            .arg(taken)
            .arg(possible);
    return tr("%1 can't be taken: here you may take %2.").arg(taken).arg(possible);
}

QString HeapsBoard::effect(const Span &span) const
{
    const std::vector<Taken> taken = takenBy(span);
    if (taken.size() == 2)
        return tr("Take %1 and %2, leave %3 and %4.")
            .arg(taken[0].to - taken[0].from)
            .arg(taken[1].to - taken[1].from)
            .arg(taken[0].from)
            .arg(taken[1].from);
    const int count = taken[0].to - taken[0].from;
    return (isTakenWithAnother(taken[0].heap)
                ? tr("Take %n token(s), leave %1. Drag on to another heap to take from both.", nullptr, count)
                : tr("Take %n token(s), leave %1.", nullptr, count))
        .arg(taken[0].from);
}

void HeapsBoard::layOut(const Span &played)
{
    const CellVector &now = component().cells;
    m_taken.clear();
    if (!played.isEmpty()) {
        m_taken = takenBy(played);
        for (const Taken &one : m_taken)
            m_heaps[one.heap] = static_cast<Cell>(one.from);
    } else if (const auto seen = m_seen.find(now); seen != m_seen.end() && !isEditable()) {
        m_heaps = seen->second;
    } else {
        m_heaps = heapsOf(now);
    }
    m_seen[now] = m_heaps;
    // A pile keeps its original space and shape while it shrinks.
    if (m_drawn.size() != m_heaps.size() && !m_heaps.empty())
        m_drawn = m_heaps;
    for (std::size_t i = 0; i < m_heaps.size(); ++i)
        m_drawn[i] = std::max(m_drawn[i], isEditable() ? capacityFor(m_heaps[i]) : m_heaps[i]);
}

/// Sets the limit to that of a first move.
CellVector HeapsBoard::withHeap(std::size_t heap, Cell tokens) const
{
    if (m_kind == Kind::Limited)
        return {tokens, std::max<Cell>(tokens, 1) - 1};
    return TokensBoard::withHeap(heap, tokens);
}

void HeapsBoard::paintBoard(QPainter &painter, const Colors &colors)
{
    const qreal floor = origin().y() + contentSize().height() - footHeight() + 2;
    painter.setPen(QPen(colors.line, 2));
    painter.drawLine(QPointF(origin().x() - 8, floor), QPointF(origin().x() + contentSize().width() + 8, floor));
    for (int i = 0; i < pieceCount(); ++i) {
        if (isEditable() && !isOn(i))
            paintPlace(painter, i, colors);
        else
            paintToken(painter, i, colors);
    }
    paintTaken(painter, colors);
    painter.setBrush(Qt::NoBrush);
    for (const Span &span : hintSpans()) {
        painter.setPen(penFor(span, colors));
        for (const Taken &one : takenBy(span)) {
            QRectF taken;
            for (int height = one.from; height < one.to; ++height)
                taken |= tokenRect(one.heap, height);
            painter.drawRoundedRect(taken.adjusted(-2, 0, 2, 0), 6, 6);
        }
    }
    painter.setPen(colors.mutedText);
    qreal x = origin().x();
    for (std::size_t i = 0; i < std::max<std::size_t>(1, m_heaps.size()); ++i) {
        const qreal width = (i < m_heaps.size() ? columnsOf(i) : 1) * tokenSize().width();
        painter.drawText(QRectF(x, floor + 4, width, footHeight() - 6), Qt::AlignCenter | Qt::TextDontClip,
                         footText(i));
        x += width + pileGap;
    }
}

/// Returns the number of tokens and, if it is limited, how many may be taken.
QString HeapsBoard::footText(std::size_t heap) const
{
    const quint64 tokens = heap < m_heaps.size() ? m_heaps[heap] : 0;
    const Cell limit = m_kind == Kind::Limited ? component().cells[1] : 0;
    return limit > 0 ? limitText(tokens, limit) : QString::number(tokens);
}

QString HeapsBoard::limitText(quint64 tokens, quint64 limit)
{
    return tr("%1, of which at most %2").arg(tokens).arg(limit);
}

/// Paints the tokens of the last move as empty outlines.
void HeapsBoard::paintTaken(QPainter &painter, const Colors &colors) const
{
    if (!isMarked())
        return;
    const Player player = markedMove()->player;
    for (const Taken &one : m_taken) {
        QRectF all;
        for (int height = one.from; height < one.to; ++height) {
            const QRectF rect = tokenRect(one.heap, height).adjusted(2.5, 2.5, -2.5, -2.5);
            const qreal round = rect.height() / 2.4;
            all |= rect;
            if (transition() < 1) {
                painter.setOpacity(1 - transition());
                mexplorer::paintToken(painter, rect.translated(0, -transition() * rect.height()), colors.pPosition);
                painter.setOpacity(1);
            }
            painter.setBrush(Qt::NoBrush);
            painter.setPen(playerPen(player, colors, 1.8));
            painter.drawRoundedRect(rect, round, round);
        }
        paintPlayerMark(painter, all.center(), std::clamp(tokenSize().height() / 2, 8.0, 18.0), player, colors);
    }
}

/// Paints a place for a token.
void HeapsBoard::paintPlace(QPainter &painter, int piece, const Colors &colors) const
{
    const QRectF rect = pieceRect(piece).adjusted(2.5, 2.5, -2.5, -2.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(placePen(piece, colors));
    painter.drawRoundedRect(rect, rect.height() / 2.4, rect.height() / 2.4);
}

void HeapsBoard::paintToken(QPainter &painter, int piece, const Colors &colors) const
{
    const QRectF rect = pieceRect(piece).adjusted(1.5, 1.5, -1.5, -1.5);
    const qreal round = rect.height() / 2.4;
    const bool selected = isPieceSelected(piece);
    const bool isFree = m_kind != Kind::Limited || moveOf({piece, piece});
    mexplorer::paintToken(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5),
                          selected && selectionIsMove() ? colors.selection
                          : isFree                      ? colors.pPosition
                                                        : colors.line);
    painter.setBrush(Qt::NoBrush);
    if (selected && !selectionIsMove()) {
        painter.setPen(selectionPen(colors, false));
        painter.drawRoundedRect(rect, round, round);
    }
    if (!selection().isEmpty() && selection().cursor == piece) {
        painter.setPen(QPen(selectionIsMove() ? Colors::readableOn(colors.selection) : colors.warning, 2));
        painter.drawLine(rect.center() - QPointF(rect.width() / 5, 0), rect.center() + QPointF(rect.width() / 5, 0));
    }
}

QString HeapsBoard::pieceName(int piece) const
{
    const Token at = token(piece);
    if (isEditable() && !isOn(piece))
        return m_heaps.size() == 1 ? tr("Place %1").arg(at.height + 1)
                                   : tr("Heap %1, place %2").arg(at.heap + 1).arg(at.height + 1);
    return m_heaps.size() == 1
               ? tr("Token %1 of %2").arg(at.height + 1).arg(m_heaps[0])
               : tr("Heap %1, token %2 of %3").arg(at.heap + 1).arg(at.height + 1).arg(m_heaps[at.heap]);
}

} // namespace mexplorer
