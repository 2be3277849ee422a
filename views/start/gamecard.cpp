// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/gamecard.h"

#include "model/notation/expression.h"
#include "views/glyphs/positionpainter.h"
#include "views/start/samplegraph.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPainter>

namespace mexplorer {

namespace {

constexpr int padding = 16;
constexpr int pictureHeight = 76;
constexpr int pictureWidth = 108;
constexpr int pictureGap = 12;
constexpr int lineGap = 4;

QFont titleFont(const QFont &base)
{
    QFont font(base);
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

GameCard::GameCard(CardContent content, Shape shape, QWidget *parent)
    : QAbstractButton(parent), m_content(std::move(content)), m_shape(shape)
{
    setText(m_content.title);
    setAccessibleName(m_content.title);
    setAccessibleDescription(m_content.text + u' ' + m_content.expression);
    setToolTip(m_content.expression);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover); // it looks another way under the pointer
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    if (const Result<Position> position = parsePosition(m_content.expression))
        m_picture = join(*position);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

int GameCard::heightForWidth(int width) const
{
    const bool tall = m_shape == Shape::Tall;
    const int textWidth = width - 2 * padding - (tall ? 0 : pictureWidth + pictureGap);
    const QFontMetrics titles(titleFont(font()));
    const QRect unlimited(0, 0, textWidth, 1000);
    const int text = titles.boundingRect(unlimited, Qt::TextWordWrap, m_content.title).height() + lineGap +
                     fontMetrics().boundingRect(unlimited, Qt::TextWordWrap, m_content.text).height() + 2 * lineGap +
                     QFontMetrics(codeFont(font())).height();
    return tall ? 2 * padding + pictureHeight + pictureGap + text : 2 * padding + std::max(pictureHeight, text);
}

QSize GameCard::sizeHint() const
{
    const int width = m_shape == Shape::Tall ? 220 : 360;
    return {width, heightForWidth(width)};
}

QRect GameCard::pictureArea() const
{
    const QRect inside = rect().adjusted(padding, padding, -padding, -padding);
    return m_shape == Shape::Tall ? QRect(inside.topLeft(), QSize(inside.width(), pictureHeight))
                                  : QRect(inside.topLeft(), QSize(pictureWidth, inside.height()));
}

QRect GameCard::textArea() const
{
    const QRect inside = rect().adjusted(padding, padding, -padding, -padding);
    return m_shape == Shape::Tall ? inside.adjusted(0, pictureHeight + pictureGap, 0, 0)
                                  : inside.adjusted(pictureWidth + pictureGap, 0, 0, 0);
}

void GameCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    paintPicture(painter);
    paintText(painter);
}

void GameCard::paintFrame(QPainter &painter) const
{
    const Colors &colors = Theme::instance().colors();
    const bool lifted = underMouse() || hasFocus();
    painter.setPen(QPen(lifted ? colors.pPosition : colors.line, hasFocus() ? 2 : 1));
    painter.setBrush(colors.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    if (underMouse() || isDown()) {
        QColor wash = colors.pPosition;
        wash.setAlphaF(isDown() ? 0.14F : 0.05F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(wash);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    }
}

void GameCard::paintPicture(QPainter &painter) const
{
    const Colors &colors = Theme::instance().colors();
    painter.save();
    if (m_picture)
        paintPosition(painter, pictureArea(), *m_picture->rules, m_picture->cells, colors);
    else
        paintSampleGraph(painter, pictureArea(), colors);
    painter.restore();
}

void GameCard::paintText(QPainter &painter) const
{
    const Colors &colors = Theme::instance().colors();
    QRect area = textArea();
    const QFont titles = titleFont(font());
    painter.setFont(titles);
    painter.setPen(colors.text);
    QRect used;
    painter.drawText(area, Qt::TextWordWrap, m_content.title, &used);
    area.setTop(used.bottom() + 1 + lineGap);
    painter.setFont(font());
    painter.setPen(colors.mutedText);
    painter.drawText(area, Qt::TextWordWrap, m_content.text);

    const QFont code = codeFont(font());
    painter.setFont(code);
    painter.setPen(colors.pPosition);
    const QString foot = m_content.foot.isEmpty() ? m_content.expression : m_content.foot;
    painter.drawText(area, Qt::AlignLeft | Qt::AlignBottom,
                     QFontMetrics(code).elidedText(foot, Qt::ElideRight, area.width()));
}

void GameCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_F2)
        emit setUpRequested();
    else if (event->key() == Qt::Key_Space)
        QAbstractButton::keyPressEvent(event);
    else
        event->ignore(); // arrow keys move between the cards: the page's work
}

void GameCard::contextMenuEvent(QContextMenuEvent *)
{
    emit setUpRequested();
}

} // namespace mexplorer
