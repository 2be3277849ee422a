// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/joinedposition.h"
#include "views/step/steppainter.h"

#include <QCoreApplication>

namespace mexplorer {

/// The picture of a mex: the followers as cards, each with a miniature and its value, above a tray with a slot for each
/// number. Values fly from their card to their slot; numbers that occur are ticked off, and the first gap is
/// highlighted.
class MexTray final : public PainterOf<TrayPicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::MexTray)

public:
    MexTray() : PainterOf(tr("Followers and tray")) {}
    void setPicture(const TracePicture &picture) override;

    int itemCount() const override { return m_picture.cards ? static_cast<int>(m_picture.cards->size()) : 0; }
    QRectF itemRect(int item) const override;
    Position itemPosition(int item) const override { return cardAt(item).position; }
    /// The rectangle of the slot of a number; empty if it isn't visible.
    QRectF slotRect(Value value) const;
    /// The font size of the names on the cards in pixels; 0 if they have none.
    qreal nameSize() const { return m_nameSize; }
    /// The pixels of a token, pin or cell in the smallest miniature.
    qreal miniatureUnit() const { return unitIn(miniatureArea(m_card, m_nameSize > 0).size()); }

protected:
    void arrange() override;
    void draw(QPainter &painter) override;

private:
    const TrayPicture::Card &cardAt(int item) const { return (*m_picture.cards)[static_cast<std::size_t>(item)]; }
    void arrangeCards(qreal height);
    void arrangeSlots(qreal top, qreal height);
    bool isConcerned(const TrayPicture::Card &card) const;
    bool isKnown(const TrayPicture::Card &card) const { return card.step <= m_picture.step; }
    /// True while values fly: those of the step's cards are then painted neither on their cards nor in the tray.
    bool isFlying(const TrayPicture::Card &card) const
    {
        return card.step == m_picture.step && m_picture.checked == 0 && progress() < 1;
    }
    /// The unit of lengths in the picture: a line of text, or less if the pane is low.
    qreal unit() const { return std::clamp(height() / 15.0, 0.72 * em(), em()); }
    void sampleCards();
    qreal unitIn(const QSizeF &area) const;
    void arrangeNames();
    QSizeF minCard();
    /// The height of the line at the foot of a card that contains its name and its value.
    qreal captionHeight(qreal cardHeight) const { return std::clamp(cardHeight * 0.26, 1.6 * unit(), 3.2 * unit()); }
    /// For a card at the origin: the area above its name and value, or without a name next to its value.
    QRectF miniatureArea(const QSizeF &card, bool named) const;
    QRectF chipRect(int item) const;
    QRectF nameArea(int item) const;
    void paintCard(QPainter &painter, int item) const;
    void paintSlot(QPainter &painter, Value value) const;
    void paintTick(QPainter &painter, const QRectF &slot) const;
    void paintGap(QPainter &painter, const QRectF &slot) const;
    void paintFlight(QPainter &painter) const;

    Value m_maxSlot = 0; ///< the greatest number with a slot
    int m_columns = 1;
    QSizeF m_card;
    qreal m_nameSize = 0;
    std::vector<JoinedPosition> m_sample; ///< the positions that determine the size of miniatures
    QSizeF m_minCard;                     ///< the cached result of minCard()
    QSizeF m_minSizeFor;                  ///< the unit and width that it is valid for
    QPointF m_origin;                     ///< the top left corner of the first card
    Value m_firstSlot = 0;
    int m_slotsShown = 1;
    QRectF m_slot; ///< of m_firstSlot
};

} // namespace mexplorer
