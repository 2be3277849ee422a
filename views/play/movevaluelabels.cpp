// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/movevaluelabels.h"

#include "views/boards/boardwidget.h"
#include "views/theme/theme.h"
#include "views/widgets/events.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qreal ring = 4; ///< around a label, in pixels

} // namespace

MoveValueLabels::MoveValueLabels(BoardWidget *board) : QWidget(board), m_board(board)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(board->rect());
    onEvent(board, this, QEvent::Resize, [this] { setGeometry(m_board->rect()); });
    hide();
}

void MoveValueLabels::setValues(std::map<CellVector, MoveValue> values)
{
    m_values = std::move(values);
    setVisible(!m_values.empty());
    raise();
    update();
}

const MoveValue *MoveValueLabels::valueOf(const std::optional<CellVector> &after) const
{
    const auto found = after ? m_values.find(*after) : m_values.end();
    return found == m_values.end() ? nullptr : &found->second;
}

/// Empty for selected pieces: the selection has its own label.
QString MoveValueLabels::labelAt(int piece) const
{
    const MoveValue *value = valueAt(piece);
    return value ? textOf(*value) : QString();
}

const MoveValue *MoveValueLabels::valueAt(int piece) const
{
    constexpr qreal minSide = 18; // smaller ones can't be read
    const QRectF rect = m_board->pieceRect(piece);
    if (std::min(rect.width(), rect.height()) < minSide ||
        (m_board->isPieceSelected(piece) && !selectionLabel().isEmpty()))
        return nullptr;
    return valueOf(m_board->moveAt(piece));
}

QString MoveValueLabels::textOf(const MoveValue &value)
{
    return value.value ? QString::number(*value.value) : outcomeLetter(value.outcome);
}

QSizeF MoveValueLabels::sizeOf(const QString &text) const
{
    const QFontMetrics metrics(font());
    return {std::max(metrics.horizontalAdvance(text) + 8.0, double(metrics.height())), double(metrics.height())};
}

/// In a corner of the piece, so that its middle is legible: above a pin, at the end of a token.
QRectF MoveValueLabels::rectOn(int piece, const QSizeF &size) const
{
    constexpr qreal inset = 4;
    const QRectF rect = m_board->pieceRect(piece);
    QRectF label(QPointF(), size);
    label.moveCenter(rect.center());
    if (m_board->isGapPiece(piece))
        return whole(label);
    const bool isTall = rect.height() > 1.5 * rect.width();
    if (isTall)
        label.moveBottom(rect.top() + inset);
    if (!isTall && rect.width() >= 2 * size.width())
        label.moveRight(rect.right() - inset);
    if (!isTall && rect.height() >= 2 * size.height())
        label.moveTop(rect.top() + inset);
    return whole(label);
}

/// On the border between two pieces that are taken together; below it if the border is long or is itself a piece.
QRectF MoveValueLabels::rectBetween(int one, int other, const QSizeF &size) const
{
    const QRectF first = m_board->pieceRect(one);
    const QRectF both = first.united(m_board->pieceRect(other));
    QRectF label(QPointF(), size);
    label.moveCenter(both.center());
    const int between = m_board->pieceAt(both.center());
    if (first.height() > 1.5 * first.width() || (between >= 0 && m_board->isGapPiece(between)))
        label.moveBottom(both.bottom() + size.height() / 2);
    return whole(label);
}

/// Moves a label so that it isn't cut at the edge of the board.
QRectF MoveValueLabels::whole(QRectF label) const
{
    label.moveLeft(std::clamp(label.left(), ring, std::max(ring, width() - label.width() - ring)));
    label.moveTop(std::clamp(label.top(), ring, std::max(ring, height() - label.height() - ring)));
    return label;
}

namespace {

/// True if two pieces have a side in common.
bool isAdjacent(const QRectF &one, const QRectF &other)
{
    constexpr qreal near = 3; // between pieces that are drawn apart
    const QRectF common = one.adjusted(-near, -near, near, near).intersected(other);
    return std::max(common.width(), common.height()) > 0.5 * std::min(one.width(), one.height()) &&
           std::min(common.width(), common.height()) <= near;
}

/// If there isn't enough space, winning moves have priority.
std::vector<MoveValueLabels::Label> withoutOverlaps(std::vector<MoveValueLabels::Label> candidates)
{
    std::ranges::stable_partition(candidates, [](const MoveValueLabels::Label &label) { return label.wins; });
    std::vector<MoveValueLabels::Label> labels;
    for (MoveValueLabels::Label &label : candidates) {
        const QRectF area = label.rect.adjusted(-1, -1, 1, 1);
        if (std::ranges::none_of(labels, [&](const auto &other) { return other.rect.intersects(area); }))
            labels.push_back(std::move(label));
    }
    return labels;
}

} // namespace

std::vector<MoveValueLabels::Label> MoveValueLabels::labels() const
{
    constexpr int maxPieces = 150; // more would make too many pairs
    std::vector<Label> candidates;
    const auto add = [&](const MoveValue *value, const auto &rectOf) {
        if (!value)
            return;
        const QString text = textOf(*value);
        candidates.push_back({rectOf(sizeOf(text)), text, value->outcome == Outcome::P});
    };
    const int count = m_board->pieceCount();
    for (int piece = 0; piece < count; ++piece)
        add(valueAt(piece), [&](const QSizeF &size) { return rectOn(piece, size); });
    if (count > maxPieces || !m_board->selectionRect().isEmpty())
        return withoutOverlaps(std::move(candidates));
    std::vector<QRectF> rects;
    for (int piece = 0; piece < count; ++piece)
        rects.push_back(m_board->isGapPiece(piece) ? QRectF() : m_board->pieceRect(piece));
    for (int one = 0; one < count; ++one) {
        for (int other = one + 1; other < count; ++other) {
            if (isAdjacent(rects[std::size_t(one)], rects[std::size_t(other)]))
                add(valueOf(m_board->moveBetween(one, other)),
                    [&](const QSizeF &size) { return rectBetween(one, other, size); });
        }
    }
    return withoutOverlaps(std::move(candidates));
}

QString MoveValueLabels::selectionLabel() const
{
    const MoveValue *value = valueOf(m_board->selectedMove());
    return value ? moveValueText(*value) : QString();
}

/// Paints winning moves on a filled label in the colour of P with a ring around it, which contrasts with pieces of the
/// same colour; the others on an open label.
void MoveValueLabels::paintLabel(QPainter &painter, const Label &label, const Colors &colors) const
{
    const qreal radius = label.rect.height() / 2;
    if (label.wins) {
        painter.setPen(QPen(colors.pPosition, 1.5));
        painter.setBrush(colors.surface);
        const QRectF outer = label.rect.adjusted(-3.5, -3.5, 3.5, 3.5);
        painter.drawRoundedRect(outer, radius + 3.5, radius + 3.5);
    }
    painter.setPen(label.wins ? QPen(Qt::NoPen) : QPen(colors.line, 1));
    painter.setBrush(label.wins ? colors.pPosition : colors.raised);
    painter.drawRoundedRect(label.rect, radius, radius);
    painter.setPen(label.wins ? Colors::readableOn(colors.pPosition) : colors.text);
    QFont font = painter.font();
    font.setBold(font.bold() || label.wins);
    painter.save();
    painter.setFont(font);
    painter.drawText(label.rect, Qt::AlignCenter | Qt::TextDontClip, label.text);
    painter.restore();
}

void MoveValueLabels::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<Label> all = labels();
    // A ring that overlaps another label is on top.
    std::ranges::stable_partition(all, [](const Label &label) { return !label.wins; });
    for (const Label &label : all)
        paintLabel(painter, label, colors);
    const QString selected = selectionLabel();
    if (selected.isEmpty())
        return;
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(1.25 * large.pointSizeF());
    painter.setFont(large);
    const QFontMetrics metrics(large);
    QRectF rect(0, 0, metrics.horizontalAdvance(selected) + 12.0, metrics.height() + 2.0);
    rect.moveCenter(m_board->selectionRect().center());
    paintLabel(painter, {whole(rect), selected, valueOf(m_board->selectedMove())->outcome == Outcome::P}, colors);
}

} // namespace mexplorer
