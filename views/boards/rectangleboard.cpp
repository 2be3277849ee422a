// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/rectangleboard.h"

#include "views/boards/boardmarks.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

/// True if the borders of two rectangles coincide in some part.
bool shareBorder(const QRect &a, const QRect &b)
{
    const bool besideEachOther = a.top() <= b.bottom() && b.top() <= a.bottom();
    const bool aboveEachOther = a.left() <= b.right() && b.left() <= a.right();
    return (besideEachOther && (a.left() == b.left() || a.right() == b.right())) ||
           (aboveEachOther && (a.top() == b.top() || a.bottom() == b.bottom()));
}

} // namespace

QRectF RectangleBoard::pieceRect(int index) const
{
    return {contentOrigin(gridSize()) + placeOf(index) * unit(), QSizeF(unit(), unit())};
}

void RectangleBoard::hintsChanged()
{
    SelectingBoard::hintsChanged();
    m_frames = hintFrames();
}

int RectangleBoard::neighbour(int piece, int right, int down) const
{
    const QPoint place = placeOf(piece);
    return pieceAtPlace(std::clamp(place.x() + right, 0, columns() - 1), std::clamp(place.y() + down, 0, rows() - 1));
}

QRect RectangleBoard::cellsOf(const Span &span) const
{
    return QRect(placeOf(span.anchor), QSize(1, 1)) | QRect(placeOf(span.cursor), QSize(1, 1));
}

QRectF RectangleBoard::rectOf(const Span &span) const
{
    return pieceRect(span.anchor).united(pieceRect(span.cursor));
}

bool RectangleBoard::contains(const Span &span, int piece) const
{
    return cellsOf(span).contains(placeOf(piece));
}

void RectangleBoard::paintMarks(QPainter &painter, const Colors &colors) const
{
    painter.setBrush(Qt::NoBrush);
    if (isMarked()) {
        const QRectF rect = rectOf(lastMove()).adjusted(2.5, 2.5, -2.5, -2.5);
        const Player player = markedMove()->player;
        painter.setPen(playerPen(player, colors));
        painter.drawRoundedRect(rect, 6, 6);
        const qreal mark = std::clamp(unit() / 5.0, 7.0, 18.0);
        paintPlayerMark(painter, rect.topRight() + QPointF(-0.3, 0.3) * mark, mark, player, colors);
    }
    painter.setBrush(Qt::NoBrush);
    paintHints(painter, colors);
    if (!selection().isEmpty()) {
        painter.setPen(selectionPen(colors, selectionIsMove()));
        painter.drawRoundedRect(rectOf(selection()).adjusted(2, 2, -2, -2), 7, 7);
    }
}

/// Returns the frames of hints, the larger ones outside: where two borders would coincide, one is drawn further in.
std::vector<RectangleBoard::HintFrame> RectangleBoard::hintFrames() const
{
    std::vector<HintFrame> frames;
    for (const Span &span : hintSpans()) {
        const QRect cells = cellsOf(span); // both diagonals have the same cells
        if (std::none_of(frames.begin(), frames.end(), [&](const HintFrame &frame) { return frame.cells == cells; }))
            frames.push_back({span, cells, 0});
    }
    const auto area = [](const HintFrame &frame) { return frame.cells.width() * frame.cells.height(); };
    std::stable_sort(frames.begin(), frames.end(),
                     [&](const HintFrame &a, const HintFrame &b) { return area(a) > area(b); });
    for (std::size_t i = 0; i < frames.size(); ++i) {
        std::vector<bool> taken(frames.size() + 1, false);
        for (std::size_t before = 0; before < i; ++before) {
            if (shareBorder(frames[before].cells, frames[i].cells))
                taken[static_cast<std::size_t>(frames[before].level)] = true;
        }
        frames[i].level = static_cast<int>(std::find(taken.begin(), taken.end(), false) - taken.begin());
    }
    return frames;
}

/// Paints faint hints first, so that nothing covers the focused one.
void RectangleBoard::paintHints(QPainter &painter, const Colors &colors) const
{
    if (hintSpans().empty())
        return;
    const qreal step = std::clamp(unit() / 12.0, 2.5, 5.0);
    const int levels = std::max(2, static_cast<int>(unit() * 0.36 / step));
    for (const bool faint : {true, false}) {
        for (const HintFrame &frame : m_frames) {
            if (isFaint(frame.span) != faint)
                continue;
            const qreal inset = 3 + step * (frame.level % levels);
            const QRectF rect = rectOf(frame.span).adjusted(inset, inset, -inset, -inset);
            QPen pen = penFor(frame.span, colors);
            // On a background, because it crosses light and dark cells.
            painter.setPen(QPen(colors.surface, faint ? 1.5 : 4));
            painter.drawRoundedRect(rect, 5, 5);
            if (!faint && m_frames.size() > 1)
                pen.setWidthF(hintFocus() ? 3 : 2);
            painter.setPen(pen);
            painter.drawRoundedRect(rect, 5, 5);
        }
    }
}

} // namespace mexplorer
