// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/boardgroup.h"

#include "views/boards/boardwidget.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/layouts.h"

#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int cardMargin = 2; // below the boards of a group, within their cards

} // namespace

BoardGroup::BoardGroup(QWidget *parent)
    : FontAware(parent), m_title(new QLabel(this)), m_message(makeText("groupMessage", this)),
      m_flow(new FlowLayout(nullptr, 8))
{
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setFontRole(this, FontRole::Body, FontRole::Caption);
    setFontRole(m_message, FontRole::Body, FontRole::Caption);
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto *layout = makeLayout<QVBoxLayout>(this, 4, {12, 8, 12, 8 - cardMargin});
    layout->addWidget(m_title);
    layout->addLayout(m_flow, 1);
    m_flow->setAlignment(Qt::AlignBottom); // on one floor with the boards beside the group
    layout->addWidget(m_message);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    fitType();
}

void BoardGroup::addCard(BoardCard *card)
{
    m_flow->addWidget(card);
    m_cards.push_back(card);
    connect(card, &BoardCard::lineChanged, this, [this, card] { card->showLineIn(m_message); });
    card->showLineIn(m_message);
    showTitle();
}

void BoardGroup::showTitle()
{
    Position position;
    for (const BoardCard *card : m_cards)
        position.components.push_back(card->board()->component());
    const QString title = position.text();
    m_title->setToolTip(title);
    m_title->setText(m_title->fontMetrics().elidedText(title, Qt::ElideMiddle, m_title->width()));
}

void BoardGroup::setDensity(BoardCard::Density density)
{
    const bool dense = density == BoardCard::Density::Dense;
    m_message->setVisible(!dense);
    layout()->setContentsMargins(dense ? QMargins(6, 4, 6, 6 - cardMargin) : QMargins(12, 8, 12, 8 - cardMargin));
    layout()->setSpacing(dense ? 0 : 4);
    m_flow->setSpacing(density == BoardCard::Density::Roomy ? 8 : 2);
}

void BoardGroup::setRoom(int width)
{
    m_room = width;
    layout()->invalidate();
    updateGeometry();
}

int BoardGroup::widestCard() const
{
    int widest = 0;
    for (const BoardCard *card : m_cards)
        widest = std::max(widest, card->sizeHint().width());
    const QMargins margins = layout()->contentsMargins();
    return widest + margins.left() + margins.right();
}

int BoardGroup::lineWidth() const
{
    int line = 0;
    for (const BoardCard *card : m_cards)
        line += card->sizeHint().width() + 8;
    return line;
}

bool BoardGroup::isOneLine() const
{
    const QMargins margins = layout()->contentsMargins();
    return lineWidth() + margins.left() + margins.right() <= m_room;
}

/// As wide as all boards in one line, where there is room for it.
QSize BoardGroup::sizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    const bool hasMessage = !m_message->isHidden();
    // Wide enough for the sentence about a selection.
    const int min = hasMessage ? 36 * fontMetrics().averageCharWidth() : 0;
    const int around = margins.left() + margins.right();
    const int width =
        std::clamp(std::max(lineWidth(), min) + around, std::min(widestCard(), m_room), std::max(widestCard(), m_room));
    int height = margins.top() + margins.bottom() + m_title->sizeHint().height() + layout()->spacing();
    height += m_flow->heightForWidth(width - around);
    if (hasMessage)
        height += m_message->minimumHeight() + layout()->spacing();
    return {width, height};
}

void BoardGroup::fitType()
{
    const QFont code = codeFont(font());
    if (m_title->font() != code)
        m_title->setFont(code);
    setLineHeight(lineHeight());
}

int BoardGroup::lineHeight() const
{
    return m_message->isHidden() ? 0 : 2 * fontMetrics().lineSpacing();
}

void BoardGroup::setLineHeight(int height)
{
    m_message->setFixedHeight(height);
}

void BoardGroup::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    layout()->activate(); // the title has its new width
    showTitle();
}

void BoardGroup::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(colors.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace mexplorer
