// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/glyphs/positionpainter.h"

#include "model/games/joinedposition.h"
#include "views/glyphs/pieces.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

constexpr qreal pieceGap = 0.9; ///< between pieces and between lines, in units

/// A line of pieces: their range, and their size in units.
struct Line
{
    std::size_t first = 0;
    std::size_t end = 0;
    QSizeF size;
};

std::vector<Line> breakIntoLines(const Pieces &pieces, qreal widest)
{
    std::vector<Line> lines;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const QSizeF &size = pieces[i].size;
        if (lines.empty() || lines.back().size.width() + pieceGap + size.width() > widest) {
            lines.push_back({i, i + 1, size});
            continue;
        }
        Line &line = lines.back();
        line.end = i + 1;
        line.size = {line.size.width() + pieceGap + size.width(), std::max(line.size.height(), size.height())};
    }
    return lines;
}

QSizeF sizeOfLines(const std::vector<Line> &lines)
{
    QSizeF size(0, pieceGap * qreal(lines.size() - 1));
    for (const Line &line : lines)
        size = {std::max(size.width(), line.size.width()), size.height() + line.size.height()};
    return size;
}

qreal unitFor(const QSizeF &size, const QSizeF &area)
{
    return std::min(area.width() / size.width(), area.height() / size.height());
}

/// Returns the line breaks that allow the largest pieces.
std::vector<Line> bestLines(const Pieces &pieces, const QSizeF &area, qreal largestUnit)
{
    qreal whole = 1e-6 - pieceGap; // so that rounding doesn't break a line
    for (const Piece &piece : pieces)
        whole += piece.size.width() + pieceGap;
    std::vector<Line> best = breakIntoLines(pieces, whole);
    for (std::size_t count = 2; count <= std::min<std::size_t>(pieces.size(), 12); ++count) {
        std::vector<Line> lines = breakIntoLines(pieces, whole / qreal(count) + pieceGap);
        const qreal unit = unitFor(sizeOfLines(best), area);
        if (unit < 0.98 * largestUnit && unitFor(sizeOfLines(lines), area) > 1.25 * unit)
            best = std::move(lines);
    }
    return best;
}

void paintLine(QPainter &painter, const Pieces &pieces, const Line &line, QPointF topLeft, qreal unit)
{
    qreal x = topLeft.x();
    for (std::size_t i = line.first; i < line.end; ++i) {
        const Piece &piece = pieces[i];
        piece.paint(painter, QPointF(x, topLeft.y() + (line.size.height() - piece.size.height()) * unit), unit);
        x += (piece.size.width() + pieceGap) * unit;
    }
}

void paintPieces(QPainter &painter, const QRectF &area, const Pieces &pieces, qreal largestUnit)
{
    const std::vector<Line> lines = bestLines(pieces, area.size(), largestUnit);
    const QSizeF size = sizeOfLines(lines);
    const qreal unit = std::min(largestUnit, unitFor(size, area.size()));
    qreal y = area.center().y() - size.height() * unit / 2;
    for (const Line &line : lines) {
        paintLine(painter, pieces, line, {area.center().x() - line.size.width() * unit / 2, y}, unit);
        y += (line.size.height() + pieceGap) * unit;
    }
}

qreal smallestType(const Pieces &pieces)
{
    qreal smallest = 0;
    for (const Piece &piece : pieces) {
        if (piece.type > 0)
            smallest = smallest > 0 ? std::min(smallest, piece.type) : piece.type;
    }
    return smallest;
}

/// Returns the two heaps that a move may take from together, on one line.
Piece pairPiece(Pieces heaps, const Colors &colors)
{
    const Line line = breakIntoLines(heaps, 1e9).front();
    return {QSizeF(line.size.width() + 0.6, line.size.height() + 0.4),
            [=](QPainter &painter, QPointF at, qreal unit) {
                paintLine(painter, heaps, line, at + QPointF(0.3 * unit, 0), unit);
                const qreal width = std::max(1.0, 0.22 * unit);
                painter.setPen(QPen(ink(colors), width, Qt::SolidLine, Qt::RoundCap));
                const qreal y = at.y() + (line.size.height() + 0.25) * unit;
                const qreal right = at.x() + (line.size.width() + 0.6) * unit;
                painter.drawLine(QPointF(at.x() + width / 2, y), QPointF(right - width / 2, y));
            },
            smallestType(heaps)};
}

using MakePieces = Pieces (*)(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors);

template <HeapLook Look> Pieces heaps(const Rules &, Cells position, const QSizeF &area, const Colors &colors)
{
    return heapPieces(Look, position, area, colors);
}

/// Returns heaps if a move may take from several at once.
Pieces heapsTogether(const Rules &, Cells position, const QSizeF &area, const Colors &colors)
{
    return {pairPiece(heapPieces(HeapLook::Tokens, position, area, colors), colors)};
}

template <Piece (*Make)(const Rules &, Cells, const QSizeF &, const Colors &)>
Pieces single(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors)
{
    return {Make(rules, position, area, colors)};
}

/// All miniatures. A new one needs a row in this table, and rules that name it, see Appearance.
constexpr std::array<std::pair<QLatin1StringView, MakePieces>, 8> miniatures = {{
    {QLatin1StringView("heaps"), heaps<HeapLook::Tokens>},
    {QLatin1StringView("pins"), heaps<HeapLook::Pins>},
    {QLatin1StringView("pair"), heapsTogether},
    {QLatin1StringView("ones"), single<onesPiece>},
    {QLatin1StringView("dominoes"), single<dominoesPiece>},
    {QLatin1StringView("chocolate"), single<chocolatePiece>},
    {QLatin1StringView("coins"), single<coinsPiece>},
    {QLatin1StringView("letters"), single<lettersPiece>},
}};

/// Returns null if positions are drawn as text.
MakePieces miniatureOf(QLatin1StringView name)
{
    const auto miniature =
        std::find_if(miniatures.begin(), miniatures.end(), [name](const auto &one) { return one.first == name; });
    return miniature == miniatures.end() ? nullptr : miniature->second;
}

/// Returns the pieces of one game, or of a sum's summands side by side.
Pieces allPieces(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors)
{
    const qreal summands = std::max(1.0, qreal(rules.summands().size()));
    Pieces pieces;
    forEachSummand(rules, position, [&](std::size_t i, Cells cells) {
        if (i > 0) {
            pieces.push_back(textPiece(QStringLiteral("+"), colors.mutedText, 1.8));
            pieces.back().type = 0;
        }
        const Rules &summand = summandOf(rules, i);
        const MakePieces make = miniatureOf(summand.appearance().miniature);
        // Names share the width.
        const Pieces more = make ? make(summand, cells, area, colors)
                                 : Pieces{namePiece(summand, cells, {area.width() / summands, area.height()}, colors)};
        pieces.insert(pieces.end(), more.begin(), more.end());
    });
    return pieces;
}

void paintMarkText(QPainter &painter, QPointF centre, qreal radius, const QString &text, const QColor &color)
{
    const qreal size = markTextSize(radius, text.size());
    if (text.isEmpty() || size < minMarkTextSize)
        return;
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(size));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(QRectF(centre.x() - 2 * radius, centre.y() - radius, 4 * radius, 2 * radius),
                     Qt::AlignCenter | Qt::TextDontClip, text);
}

/// True for a bright colour that is hard to see on a light surface. Pale colours are faint on purpose: they are dimmed.
bool isFaint(const QColor &color, const Colors &colors)
{
    constexpr qreal min = 2.5;
    return !colors.dark && color.hsvSaturationF() > 0.4F && Colors::contrast(color, colors.surface) < min;
}

void paintRim(QPainter &painter, QPointF centre, qreal radius, const QColor &color)
{
    const qreal width = std::max(1.0, 0.1 * radius);
    painter.setPen(QPen(color, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius - width / 2, radius - width / 2);
}

void paintTerminalBar(QPainter &painter, QPointF centre, qreal radius, const QColor &color)
{
    const qreal y = centre.y() + 1.38 * radius;
    painter.setPen(QPen(color, std::max(1.0, 0.2 * radius), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(centre.x() - 0.8 * radius, y), QPointF(centre.x() + 0.8 * radius, y));
}

} // namespace

qreal markTextSize(qreal radius, qsizetype length)
{
    return length <= 1 ? 1.25 * radius : length <= 2 ? 1.08 * radius : 2.5 * radius / qreal(length);
}

void paintPosition(QPainter &painter, const QRectF &area, const Rules &rules, Cells position, const Colors &colors,
                   qreal largestUnit)
{
    if (area.width() < 1 || area.height() < 1)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintPieces(painter, area, allPieces(rules, position, area.size(), colors), largestUnit);
    painter.restore();
}

QSizeF positionSize(const QSizeF &area, const Rules &rules, Cells position, qreal largestUnit)
{
    const QSizeF size = sizeOfLines(bestLines(allPieces(rules, position, area, Colors()), area, largestUnit));
    return size * std::min(largestUnit, unitFor(size, area));
}

qreal positionUnit(const QSizeF &area, const Rules &rules, Cells position)
{
    constexpr qreal boundless = 1e9;
    return unitFor(sizeOfLines(bestLines(allPieces(rules, position, area, Colors()), area, boundless)), area);
}

bool isPositionLegible(const QSizeF &area, const Rules &rules, Cells position, qreal largestUnit, qreal minType)
{
    const Pieces pieces = allPieces(rules, position, area, Colors());
    const qreal type = smallestType(pieces);
    const qreal unit = std::min(largestUnit, unitFor(sizeOfLines(bestLines(pieces, area, largestUnit)), area));
    return type <= 0 || type * unit >= minType;
}

bool isKnownMiniature(QLatin1StringView name)
{
    return miniatureOf(name) != nullptr;
}

void paintMark(QPainter &painter, QPointF centre, qreal radius, Outcome outcome, bool terminal, const QString &text,
               const Colors &colors, const QColor &tint)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = tint.isValid() ? tint : colors.outcome(outcome);
    const qreal width = std::max(1.2, 0.2 * radius);
    const qreal inner = radius - width / 2;
    QPen pen(color, width);
    if (outcome == Outcome::Unknown) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({1.3, 1.5});
    }
    painter.setPen(outcome == Outcome::P ? QPen(Qt::NoPen) : pen);
    painter.setBrush(outcome == Outcome::P ? color : colors.surface);
    if (outcome == Outcome::Draw)
        painter.drawRect(QRectF(centre.x() - 0.8 * inner, centre.y() - 0.8 * inner, 1.6 * inner, 1.6 * inner));
    else if (outcome == Outcome::P)
        painter.drawEllipse(centre, radius, radius);
    else
        painter.drawEllipse(centre, inner, inner);
    if (isFaint(color, colors) && outcome != Outcome::Draw)
        paintRim(painter, centre, radius, mixed(color, colors.text, 0.5));
    paintMarkText(painter, centre, radius, text, outcome == Outcome::P ? Colors::readableOn(color) : colors.text);
    if (terminal)
        paintTerminalBar(painter, centre, radius, color);
    painter.restore();
}

void paintBox(QPainter &painter, const QRectF &box, const QPen &pen, const QBrush &brush, qreal radius)
{
    painter.setPen(pen);
    painter.setBrush(brush);
    painter.drawRoundedRect(box, radius, radius);
}

void paintOpenBox(QPainter &painter, const QRectF &box, const Colors &colors)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.mutedText, 1.5));
    painter.drawPolyline(QPolygonF({box.topLeft(), box.bottomLeft(), box.bottomRight(), box.topRight()}));
}

} // namespace mexplorer
