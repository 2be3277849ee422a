// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/play/boardcard.h"
#include "views/theme/fontaware.h"

namespace mexplorer {

class FlowLayout;

/// Several heaps or rows of one game on one table: their boards side by side under one title, and one line that says
/// what a selection on any of them does.
class BoardGroup : public FontAware<QFrame>
{
    Q_OBJECT

public:
    explicit BoardGroup(QWidget *parent = nullptr);

    void addCard(BoardCard *card);
    const std::vector<BoardCard *> &cards() const { return m_cards; }
    /// Names the group by what its cards show.
    void showTitle();
    /// How the cards use their room.
    void setDensity(BoardCard::Density density);
    /// As of a card.
    int lineHeight() const;
    void setLineHeight(int height);
    /// The width that the group may fill before its boards begin a new line.
    void setRoom(int width);
    /// True if all boards stand in one line.
    bool isOneLine() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {widestCard(), 0}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void fontChanged() override { fitType(); }

private:
    int widestCard() const;
    int lineWidth() const;
    void fitType();

    std::vector<BoardCard *> m_cards;
    QLabel *m_title;
    QLabel *m_message;
    FlowLayout *m_flow;
    int m_room = 400;
};

} // namespace mexplorer
