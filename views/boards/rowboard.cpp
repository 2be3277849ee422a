// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/rowboard.h"

#include "model/games/heaptraits.h"
#include "views/boards/boardmarks.h"
#include "views/glyphs/pieces.h"
#include "views/theme/touch.h"

#include <QPainter>

#include <algorithm>
#include <functional>

namespace mexplorer {

namespace {

/// While rows are edited; a divisor of the maximum number of tokens drawn.
constexpr int placesInLine = 20;

} // namespace

RowBoard::RowBoard(const Component &component, Look look, QWidget *parent)
    : TokensBoard(component, parent), m_look(look), m_pins(freshPins(component.cells))
{
    const HeapTraits &traits = *component.rules->heapTraits();
    m_splits = traits.splitsWhole;
    m_takes = traits.takes;
    m_seen[component.cells] = m_pins;
}

RowBoard::Pins RowBoard::freshPins(const CellVector &rows)
{
    Pins pins;
    for (const Cell row : rows) {
        if (!pins.empty())
            pins.push_back(false);
        pins.insert(pins.end(), row, true);
    }
    return pins;
}

CellVector RowBoard::rowsOf(const Pins &pins)
{
    CellVector rows;
    Cell run = 0;
    for (std::size_t i = 0; i <= pins.size(); ++i) {
        if (i < pins.size() && pins[i]) {
            ++run;
        } else if (run > 0) {
            rows.push_back(run);
            run = 0;
        }
    }
    std::sort(rows.begin(), rows.end(), std::greater<>());
    return rows;
}

/// Returns the pins after a span of them was taken, or a gap was opened.
RowBoard::Pins RowBoard::after(const Pins &pins, const Span &span)
{
    Pins result = pins;
    const int min = std::min(span.anchor, span.cursor);
    const int max = std::max(span.anchor, span.cursor);
    if (min == max && min % 2 == 0) {
        result.insert(result.begin() + min / 2, false);
        return result;
    }
    for (int slot = min / 2; 2 * slot + 1 <= max; ++slot)
        result[static_cast<std::size_t>(slot)] = false;
    return result;
}

/// Rows only grow while they are edited, so that the place under the pointer doesn't move. Each has space for one more
/// pin.
void RowBoard::layOutPlaces()
{
    const CellVector &rows = heaps();
    m_places.resize(rows.size());
    m_pins.clear();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int lines = static_cast<int>(std::min(rows[i], maxDrawn - 1)) / perLine() + 1;
        m_places[i] = std::max(m_places[i], lines * perLine());
        m_pins.insert(m_pins.end(), rows[i], true);
        m_pins.resize(static_cast<std::size_t>(firstOf(i + 1)), false);
    }
}

void RowBoard::layOut(const Span &played)
{
    if (isEditable()) {
        layOutPlaces();
        return;
    }
    const CellVector &rows = component().cells;
    const auto seen = m_seen.find(rows);
    const bool known = seen != m_seen.end();
    if (!played.isEmpty())
        m_pins = after(m_pins, played);
    else if (known)
        m_pins = seen->second;
    else
        m_pins = freshPins(rows);
    m_seen[rows] = m_pins;
}

bool RowBoard::wasMadeBy(const Span &span, const CellVector &next) const
{
    const auto seen = m_seen.find(next);
    return seen != m_seen.end() && after(m_pins, span) == seen->second;
}

int RowBoard::pitch() const
{
    return isEditable() ? unit() : std::clamp(unit() * 3 / 4, 18, 160);
}

int RowBoard::perLine() const
{
    if (isEditable())
        return placesInLine;
    return std::max(8, std::max(600, 12 * unit()) / pitch());
}

int RowBoard::pinHeight() const
{
    return m_look == Look::Pins ? pitch() * 2 : pitch();
}

QSize RowBoard::around() const
{
    return isTight() ? QSize(16, 12) : QSize(48, 32);
}

QSize RowBoard::sizeHint() const
{
    const int slotCount = std::max(1, static_cast<int>(m_pins.size()));
    const int lines = (slotCount + perLine() - 1) / perLine();
    return QSize(std::min(slotCount, perLine()) * pitch(), lines * (pinHeight() + 16)) + around();
}

QRectF RowBoard::slotRect(int slot) const
{
    const QSize content = sizeHint() - around();
    QPointF origin = contentOrigin(content);
    if (isEditable()) // the board doesn't move when a line is added below
        origin.setY(around().height() / 2.0);
    return QRectF(origin.x() + slot % perLine() * pitch(), origin.y() + slot / perLine() * (pinHeight() + 16) + 8,
                  pitch(), pinHeight());
}

/// True if a row continues across the border before \a slot.
bool RowBoard::isGap(int slot) const
{
    if (isEditable()) // also before a free place
        return slot < static_cast<int>(m_pins.size()) && token(pinPiece(slot)).height > 0;
    return slot > 0 && slot < static_cast<int>(m_pins.size()) && m_pins[static_cast<std::size_t>(slot - 1)] &&
           m_pins[static_cast<std::size_t>(slot)];
}

bool RowBoard::canPress(int piece) const
{
    const int slot = piece / 2;
    if (isEditable())
        return piece % 2 == 1;
    return piece % 2 == 1 ? m_takes && m_pins[static_cast<std::size_t>(slot)] : m_splits && isGap(slot);
}

QRectF RowBoard::pieceRect(int piece) const
{
    const QRectF slot = slotRect(piece / 2);
    if (piece % 2 == 1)
        return slot;
    if (!canPress(piece))
        return {};
    // The gap extends halfway to the centres of the tokens on both sides, if these can be taken themselves.
    const qreal width = m_takes ? std::clamp<qreal>(pitch() / 2.0, 8, touchSize) : pitch();
    return QRectF(slot.left() - width / 2, slot.top(), width, slot.height());
}

/// While the board is edited, the cursor begins at the last pin of the first row.
int RowBoard::firstPiece() const
{
    if (!isEditable())
        return TokensBoard::firstPiece();
    return heaps().empty() ? -1 : pinPiece(std::max(0, static_cast<int>(heaps().front()) - 1));
}

int RowBoard::neighbour(int piece, int right, int down) const
{
    const int step = right != 0 ? right : 2 * perLine() * down;
    for (int next = piece + step; step != 0 && next >= 0 && next < pieceCount();
         next += right != 0 ? step : (down > 0 ? 1 : -1)) {
        if (canPress(next))
            return next;
    }
    return piece;
}

bool RowBoard::contains(const Span &span, int piece) const
{
    if (isEditable()) {
        const Token at = token(piece);
        const Token from = token(span.cursor);
        return at.heap == from.heap && (piece == span.cursor || (at.height > from.height && isOn(piece)));
    }
    return TokensBoard::contains(span, piece) && (span.anchor == span.cursor || piece % 2 == 1);
}

std::optional<CellVector> RowBoard::moveOf(const Span &span) const
{
    const int min = std::min(span.anchor, span.cursor);
    const int max = std::max(span.anchor, span.cursor);
    const bool split = min == max && min % 2 == 0;
    if (split && !(m_splits && isGap(min / 2)))
        return std::nullopt;
    for (int slot = min / 2; !split && 2 * slot + 1 <= max; ++slot) {
        if (!m_takes || slot >= static_cast<int>(m_pins.size()) || !m_pins[static_cast<std::size_t>(slot)])
            return std::nullopt;
    }
    const CellVector rows = rowsOf(after(m_pins, span));
    return isFollower(rows) ? std::optional(rows) : std::nullopt;
}

QString RowBoard::objection(const Span &span) const
{
    const int min = std::min(span.anchor, span.cursor) / 2;
    const int max = std::max(span.anchor, span.cursor) / 2;
    for (int slot = min; slot <= std::min(max, static_cast<int>(m_pins.size()) - 1); ++slot) {
        if (!m_pins[static_cast<std::size_t>(slot)])
            return tr("There is a gap between these two; only neighbours can be taken together.");
    }
    const QString rules = component().rules->inWords();
    if (span.anchor == span.cursor && !m_takes)
        return tr("That is no move. %1").arg(rules);
    const int taken = max - min + 1;
    return tr("These %n can't be taken together. %1", nullptr, taken).arg(rules);
}

QString RowBoard::effect(const Span &span) const
{
    const CellVector rows = *moveOf(span);
    const QString text = component().rules->positionText(rows);
    if (span.anchor == span.cursor && span.anchor % 2 == 0)
        return tr("Split here: leaves %1.").arg(text);
    const int taken = std::abs(span.anchor / 2 - span.cursor / 2) + 1;
    return tr("Take %1: leaves %2.").arg(taken).arg(text);
}

void RowBoard::paintFloor(QPainter &painter, const Colors &colors) const
{
    painter.setPen(QPen(colors.line, 2));
    for (int slot = 0; slot < static_cast<int>(m_pins.size()); ++slot) {
        const QRectF rect = slotRect(slot);
        // A row that continues in the next line is drawn beyond the edge.
        const qreal before = slot % perLine() == 0 && isGap(slot) ? pitch() / 2.0 : 0;
        const qreal after = (slot + 1) % perLine() == 0 && isGap(slot + 1) ? pitch() / 2.0 : 0;
        painter.drawLine(rect.bottomLeft() + QPointF(-before, 3), rect.bottomRight() + QPointF(after, 3));
    }
}

void RowBoard::paintPin(QPainter &painter, const QRectF &slot, const Colors &colors, bool taken) const
{
    const QColor color = taken && selectionIsMove() ? colors.selection : colors.pPosition;
    if (m_look == Look::Pins) {
        const qreal margin = 0.06 * slot.width();
        mexplorer::paintPin(painter, slot.adjusted(margin, 2, -margin, 0), color, colors);
        return;
    }
    painter.setPen(QPen(colors.surface, 1));
    painter.setBrush(color);
    painter.drawEllipse(slot.adjusted(2, 2, -2, -2));
}

/// Marks the place of the pins that the last move took, or of the gap that it opened.
void RowBoard::paintMark(QPainter &painter, const Colors &colors) const
{
    if (!isMarked())
        return;
    const int first = std::min(lastMove().anchor, lastMove().cursor) / 2;
    const int last = std::max(first, (std::max(lastMove().anchor, lastMove().cursor) - 1) / 2);
    if (last >= static_cast<int>(m_pins.size()))
        return;
    const Player player = markedMove()->player;
    for (int slot = first; slot <= last; ++slot) {
        const QRectF rect = slotRect(slot).adjusted(2, 2, -2, -2);
        painter.setPen(playerPen(player, colors, 1.8));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect, 6, 6);
        paintPlayerMark(painter, rect.center(), std::clamp(pitch() / 4.0, 8.0, 18.0), player, colors);
    }
}

/// Paints a place for a pin.
void RowBoard::paintPlace(QPainter &painter, int slot, const Colors &colors) const
{
    const QRectF rect = slotRect(slot).adjusted(2.5, 2.5, -2.5, -2.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(placePen(pinPiece(slot), colors));
    painter.drawRoundedRect(rect, rect.width() / 2, rect.width() / 2);
}

void RowBoard::paintSlot(QPainter &painter, int slot, const Colors &colors) const
{
    const int piece = pinPiece(slot);
    if (m_pins[static_cast<std::size_t>(slot)]) {
        paintPin(painter, slotRect(slot), colors, isPieceSelected(piece));
    } else if (isEditable()) {
        paintPlace(painter, slot, colors);
    } else if (isLastMove(piece) && transition() < 1) {
        painter.setOpacity(1 - transition());
        paintPin(painter, slotRect(slot).translated(0, transition() * pitch() / 2), colors, false);
        painter.setOpacity(1);
    }
}

void RowBoard::paintBoard(QPainter &painter, const Colors &colors)
{
    paintFloor(painter, colors);
    for (int slot = 0; slot < static_cast<int>(m_pins.size()); ++slot)
        paintSlot(painter, slot, colors);
    paintMark(painter, colors);
    painter.setBrush(Qt::NoBrush);
    const auto frame = [&](const Span &span, const QPen &pen, qreal inset) {
        QRectF rect = pieceRect(span.anchor).united(pieceRect(span.cursor));
        if (m_takes && span.anchor % 2 == 0 && span.anchor == span.cursor)
            rect.adjust(rect.width() / 2 - 4, 0, 4 - rect.width() / 2, 0); // between the tokens
        painter.setPen(pen);
        painter.drawRoundedRect(rect.adjusted(inset, inset - 4, -inset, 6 - inset), 6, 6);
    };
    // Overlapping hints are drawn further and further in.
    constexpr int levels = 4;
    std::vector<int> last; // the last piece of each level
    for (const Span &span : hintSpans()) {
        const int first = std::min(span.anchor, span.cursor);
        const int end = std::max(span.anchor, span.cursor);
        const auto level = std::find_if(last.begin(), last.end(), [first](int before) { return before < first; });
        const auto number = static_cast<int>(level - last.begin());
        if (level == last.end())
            last.push_back(end);
        else
            *level = end;
        frame(span, penFor(span, colors), 1 + 3 * (number % levels));
    }
    if (!selection().isEmpty())
        frame(selection(), selectionPen(colors, selectionIsMove()), -1);
    if (m_pins.empty()) {
        painter.setPen(colors.mutedText);
        painter.drawText(rect(), Qt::AlignCenter, tr("empty"));
    }
}

QString RowBoard::pieceName(int piece) const
{
    const int slot = piece / 2;
    if (piece % 2 == 0)
        return isGap(slot) ? tr("Between %1 and %2").arg(slot).arg(slot + 1) : QString();
    const bool there = m_pins[static_cast<std::size_t>(slot)];
    if (isEditable()) {
        const Token at = token(piece);
        if (!there)
            return tr("Row %1, place %2").arg(at.heap + 1).arg(at.height + 1);
        return (m_look == Look::Pins ? tr("Row %1, pin %2 of %3") : tr("Row %1, token %2 of %3"))
            .arg(at.heap + 1)
            .arg(at.height + 1)
            .arg(heaps()[at.heap]);
    }
    if (m_look == Look::Pins)
        return there ? tr("Pin %1").arg(slot + 1) : tr("Pin %1: taken").arg(slot + 1);
    return there ? tr("Token %1").arg(slot + 1) : tr("Token %1: taken").arg(slot + 1);
}

} // namespace mexplorer
