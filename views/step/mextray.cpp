// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/mextray.h"

#include "views/glyphs/positionpainter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qreal cardGap = 12;
constexpr qreal legible = 5; ///< pixels of a token, pin or cell; cards scroll before theirs are smaller

} // namespace

QRectF MexTray::itemRect(int item) const
{
    const int row = item / m_columns;
    const int column = item % m_columns;
    return QRectF(QPointF(m_origin.x() + column * (m_card.width() + cardGap),
                          m_origin.y() + row * (m_card.height() + cardGap) - scrolled()),
                  m_card);
}

QRectF MexTray::slotRect(Value value) const
{
    if (value < m_firstSlot || value >= m_firstSlot + static_cast<Value>(m_slotsShown))
        return {};
    return m_slot.translated(m_slot.width() * (value - m_firstSlot), 0);
}

void MexTray::setPicture(const TracePicture &picture)
{
    const auto before = m_picture.cards;
    PainterOf::setPicture(picture);
    if (m_picture.cards != before)
        sampleCards();
    // Always one slot more than values: the number of slots must not reveal the gap.
    m_maxSlot = m_picture.value;
    for (int i = 0; i < itemCount(); ++i)
        m_maxSlot = std::max(m_maxSlot, cardAt(i).value + 1);
}

/// Of very many cards, a sample from all over is measured.
void MexTray::sampleCards()
{
    constexpr int maxCards = 64;
    m_sample.clear();
    for (int i = 0; i < itemCount() && !itemPosition(i).components.empty(); i += 1 + itemCount() / maxCards)
        m_sample.push_back(join(itemPosition(i)));
    m_minSizeFor = {};
}

qreal MexTray::unitIn(const QSizeF &area) const
{
    qreal min = 2 * legible;
    for (const JoinedPosition &position : m_sample)
        min = std::min(min, positionUnit(area, *position.rules, position.cells));
    return min;
}

/// Returns the size down to which cards shrink before they scroll: large enough for distinct pieces in the miniatures,
/// as far as the pane has space for that.
QSizeF MexTray::minCard()
{
    const QSizeF made(unit(), width());
    if (made == m_minSizeFor)
        return m_minCard;
    m_minSizeFor = made;
    m_minCard = QSizeF(6 * unit(), 3.8 * unit());
    const qreal half = (width() - 3 * cardGap - 8) / 2; // two columns to compare, of which one scrolls
    const qreal widest = std::clamp(half, 14 * unit(), 26 * unit());
    while (m_minCard.width() * 1.15 < widest && unitIn(miniatureArea(m_minCard, true).size()) < legible)
        m_minCard *= 1.15;
    return m_minCard;
}

bool MexTray::isConcerned(const TrayPicture::Card &card) const
{
    if (m_picture.checked > 0)
        return !m_picture.found && card.value + 1 == static_cast<Value>(m_picture.checked);
    return card.step == m_picture.step;
}

void MexTray::arrange()
{
    const qreal trayHeight = std::clamp(height() * 0.34, 6 * unit(), 11 * unit());
    const qreal top = height() - trayHeight;
    arrangeCards(top);
    arrangeSlots(top, trayHeight);
    for (int i = 0; i < itemCount(); ++i) {
        if (isConcerned(cardAt(i))) {
            bringIntoSight(itemRect(i).adjusted(0, 0, 0, trayHeight));
            break;
        }
    }
}

/// Chooses the number of columns that makes the cards largest; cards that would be too small scroll.
void MexTray::arrangeCards(qreal height)
{
    const int count = std::max(1, itemCount());
    const qreal width = this->width() - 2 * cardGap - 8;
    const QSizeF minSize = minCard();
    const QSizeF maxSize = QSizeF(22 * unit(), 13 * unit()).expandedTo(minSize);
    m_columns = 1;
    m_card = QSizeF();
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const qreal w = std::min(maxSize.width(), (width - (columns - 1) * cardGap) / columns);
        const qreal h = std::min({maxSize.height(), (height - cardGap - rows * cardGap) / rows, w * 0.72});
        if (w < 6 * unit())
            break;
        if (m_card.isEmpty() || h >= m_card.height()) {
            m_columns = columns;
            m_card = QSizeF(w, h);
        }
    }
    // Cards that fit without scrolling may be a little smaller.
    const auto isLegible = [this] { return unitIn(miniatureArea(m_card, true).size()) >= 0.8 * legible; };
    if (m_card.isEmpty() || (m_card.height() < minSize.height() && !isLegible())) {
        m_columns = std::max(1, static_cast<int>((width + cardGap) / (minSize.width() + cardGap)));
        m_card = QSizeF((width - (m_columns - 1) * cardGap) / m_columns, minSize.height());
    }
    m_card.setWidth(std::min(m_card.width(), m_card.height() * 1.7));
    const int rows = (count + m_columns - 1) / m_columns;
    const qreal content = rows * (m_card.height() + cardGap) + cardGap;
    const int across = std::min(count, m_columns);
    m_origin = QPointF((this->width() - across * m_card.width() - (across - 1) * cardGap) / 2,
                       std::max(cardGap, (height - content) / 2 + cardGap));
    setContentHeight(content + this->height() - height);
    arrangeNames();
}

/// All cards have their names in one size, or none has a name: single names would look like marks.
void MexTray::arrangeNames()
{
    const QString *longest = nullptr;
    for (int i = 0; i < itemCount(); ++i) {
        const QString &name = cardAt(i).name;
        longest = !longest || name.size() > longest->size() ? &name : longest;
    }
    const qreal minName = 0.62 * unit();
    m_nameSize = std::max(captionHeight(m_card.height()) * 0.64, minName);
    if (!longest)
        return;
    const qreal available = nameArea(0).width();
    const auto fits = [&] { return QFontMetricsF(scaledFont(m_nameSize)).horizontalAdvance(*longest) <= available; };
    while (!fits() && m_nameSize > minName)
        m_nameSize = std::max(m_nameSize * 0.92, minName);
    if (!fits())
        m_nameSize = 0;
}

void MexTray::arrangeSlots(qreal top, qreal height)
{
    const int count = static_cast<int>(m_maxSlot) + 1;
    const qreal width = this->width() - 2 * cardGap;
    const qreal side = std::clamp(std::min(height - 4 * unit(), width / std::max(count, 4)), 2 * unit(), 7 * unit());
    m_slotsShown = std::min(count, std::max(1, static_cast<int>(width / side)));
    Value focus = m_picture.checked > 0 ? static_cast<Value>(m_picture.checked - 1) : 0;
    for (int i = 0; i < itemCount() && m_picture.checked == 0; ++i)
        focus = cardAt(i).step == m_picture.step ? cardAt(i).value : focus;
    const int first = std::clamp(static_cast<int>(focus) - m_slotsShown / 2, 0, count - m_slotsShown);
    m_firstSlot = static_cast<Value>(first);
    const qreal across = m_slotsShown * side;
    // There are ticks above the slots, and numbers in two lines below them.
    const qreal spare = std::max(0.0, height - side - 4 * unit());
    m_slot = QRectF((this->width() - across) / 2, top + 1.5 * unit() + spare / 2, side, side);
}

QRectF MexTray::miniatureArea(const QSizeF &card, bool named) const
{
    const QRectF inside = QRectF(QPointF(), card).adjusted(8, 8, -8, -8);
    const qreal chip = captionHeight(card.height()) + 4;
    return named ? inside.adjusted(0, 0, 0, -chip) : inside.adjusted(0, 0, -chip, 0);
}

QRectF MexTray::chipRect(int item) const
{
    const QRectF card = itemRect(item);
    const qreal side = captionHeight(m_card.height());
    return QRectF(card.right() - side - 8, card.bottom() - side - 8, side, side);
}

QRectF MexTray::nameArea(int item) const
{
    const QRectF chip = chipRect(item);
    const qreal left = itemRect(item).left() + 10;
    return QRectF(left, chip.top(), chip.left() - left - 6, chip.height());
}

void MexTray::draw(QPainter &painter)
{
    if (!m_picture.cards)
        return;
    const qreal trayTop = m_slot.top() - 1.5 * unit();
    painter.save();
    painter.setClipRect(QRectF(0, 0, width(), trayTop));
    for (int i = 0; i < itemCount(); ++i) {
        if (itemRect(i).bottom() > 0 && itemRect(i).top() < trayTop)
            paintCard(painter, i);
    }
    if (itemCount() == 0)
        write(painter, QRectF(0, 0, width(), trayTop), tr("no followers"), {unit() * 1.1, colors().mutedText});
    painter.restore();
    painter.setPen(QPen(colors().line, 1));
    painter.drawLine(QPointF(cardGap, trayTop), QPointF(width() - cardGap, trayTop));
    for (int i = 0; i < m_slotsShown; ++i)
        paintSlot(painter, m_firstSlot + static_cast<Value>(i));
    const Value next = m_firstSlot + static_cast<Value>(m_slotsShown);
    writeEllipses(painter, m_slot | slotRect(next - 1), m_firstSlot > 0, next <= m_maxSlot, unit() * 0.8);
    paintFlight(painter);
}

void MexTray::paintCard(QPainter &painter, int item) const
{
    const TrayPicture::Card &card = cardAt(item);
    const QRectF area = itemRect(item);
    const bool concerned = isConcerned(card);
    paintBox(painter, area, concerned ? markPen() : QPen(colors().line, 1), colors().raised);

    const QRectF chip = chipRect(item);
    const QRectF miniature = miniatureArea(m_card, m_nameSize > 0).translated(area.topLeft());
    painter.setFont(font());                // not the bold one of the last chip
    if (card.position.components.empty()) { // a bare number
        write(painter, miniature, card.name, {miniature.height() * 0.6, colors().text});
        if (isKnown(card))
            paintValue(painter, chip, card.value);
        return;
    }
    if (miniature.height() > 12) {
        const JoinedPosition joined = join(card.position);
        paintPosition(painter, miniature, *joined.rules, joined.cells, colors());
    }
    // Where the names of boards don't fit, the miniatures show them better than parts of the names.
    if (m_nameSize > 0)
        write(painter, nameArea(item), card.name,
              {.size = m_nameSize,
               .color = isKnown(card) || concerned ? colors().text : colors().mutedText,
               .alignment = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip});
    if (!isKnown(card))
        paintBox(painter, chip, QPen(colors().line, 1.5, Qt::DotLine), Qt::NoBrush, 6);
    else if (!isFlying(card))
        paintValue(painter, chip, card.value);
}

void MexTray::paintSlot(QPainter &painter, Value value) const
{
    const QRectF slot = slotRect(value);
    const auto count = std::ranges::count_if(*m_picture.cards, [&](const TrayPicture::Card &card) {
        return card.value == value && isKnown(card) && !isFlying(card);
    });
    paintOpenBox(painter, slot, colors());
    write(painter, QRectF(slot.left(), slot.bottom() + 2, slot.width(), 1.3 * unit()), QString::number(value),
          {unit() * 0.95, colors().mutedText});
    if (count > 0)
        paintValue(painter, slot.adjusted(5, 5, -5, -5), value);
    if (count > 1)
        write(painter, QRectF(slot.left(), slot.bottom() + 2 + 1.15 * unit(), slot.width(), unit()),
              QStringLiteral("×%1").arg(count), {unit() * 0.75, colors().mutedText});
    if (count > 0 && static_cast<Value>(m_picture.checked) > value)
        paintTick(painter, slot);
    if (m_picture.found && value == m_picture.value)
        paintGap(painter, slot);
}

void MexTray::paintTick(QPainter &painter, const QRectF &slot) const
{
    const qreal size = std::min(slot.width() * 0.42, 1.1 * unit());
    const QPointF at(slot.center().x() - size / 2, slot.top() - size - 3);
    QPainterPath tick(at + QPointF(0, size * 0.55));
    tick.lineTo(at + QPointF(size * 0.38, size * 0.95));
    tick.lineTo(at + QPointF(size, size * 0.1));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors().hover, std::max(2.0, size * 0.16), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(tick);
}

void MexTray::paintGap(QPainter &painter, const QRectF &slot) const
{
    const QColor glow = translucent(colors().accent, 0.16 * progress());
    for (int ring = 3; ring >= 1; --ring)
        paintBox(painter, slot.adjusted(1, 1, -1, -1), QPen(glow, 4.0 * ring));
    paintBox(painter, slot.adjusted(2, 2, -2, -2), markPen(), translucent(colors().accent, 0.12), 6);
    write(painter, slot, QString::number(m_picture.value), {slot.height() * 0.5, colors().accent, true});
}

/// Paints the values of the step's cards during their flight to the tray.
void MexTray::paintFlight(QPainter &painter) const
{
    const auto between = [this](QPointF a, QPointF b) { return a + (b - a) * progress(); };
    for (int i = 0; i < itemCount(); ++i) {
        const QRectF slot = slotRect(cardAt(i).value);
        if (!isFlying(cardAt(i)) || slot.isEmpty())
            continue;
        const QRectF from = chipRect(i);
        const QRectF to = slot.adjusted(5, 5, -5, -5);
        paintValue(painter,
                   QRectF(between(from.topLeft(), to.topLeft()), between(from.bottomRight(), to.bottomRight())),
                   cardAt(i).value);
    }
}

std::unique_ptr<StepPainter> makePainterOf(const TrayPicture &)
{
    return std::make_unique<MexTray>();
}

} // namespace mexplorer
