// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/gamecard.h"

#include "model/notation/expression.h"
#include "views/glyphs/positionpainter.h"
#include "views/start/samplegraph.h"
#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
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
constexpr int buttonGap = 4;
constexpr int playIconSize = 16;

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
    setToolTip(m_content.toLookAt.isEmpty() ? m_content.expression : tr("Play %1").arg(m_content.expression));
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover); // its look changes under the pointer
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    if (const Result<Position> position = parseWithLargeHeaps(m_content.expression))
        m_picture = join(*position);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    if (m_content.toLookAt.isEmpty())
        return;
    addButton(WorkspaceId::Explore, "cardExplore", tr("Explore"), tr("Explore the graph of %1"));
    addButton(WorkspaceId::Step, "cardStep", tr("Step"), tr("See step by step how %1 gets its value"));
}

void GameCard::addButton(WorkspaceId workspace, const char *name, const QString &text, const QString &about)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(about.arg(m_content.toLookAt));
    button->setAccessibleName(tr("%1: %2").arg(text, m_content.title));
    button->setAccessibleDescription(button->toolTip());
    button->setProperty("onCard", true); // the style sheet gives it a frame
    button->setFocusPolicy(Qt::StrongFocus);
    button->setCursor(Qt::PointingHandCursor);
    connect(button, &QToolButton::clicked, this, [this, workspace] { emit lookRequested(workspace); });
    m_buttons << button;
}

QString GameCard::playWord()
{
    return tr("Play");
}

/// Returns the height of the widgets below the expression.
int GameCard::footHeight() const
{
    int height = 0;
    for (const QToolButton *button : m_buttons)
        height = std::max(height, button->sizeHint().height());
    return height == 0 ? 0 : height + 2 * lineGap;
}

int GameCard::footWidth() const
{
    if (m_buttons.isEmpty())
        return 0;
    int width = playIconSize + buttonGap + QFontMetrics(titleFont(font())).horizontalAdvance(playWord());
    for (const QToolButton *button : m_buttons)
        width += buttonGap + button->sizeHint().width();
    const int beside = m_shape == Shape::Tall ? 0 : pictureWidth + pictureGap;
    return width + beside + 2 * padding + 1;
}

/// Places the buttons in the lower right corner.
void GameCard::placeButtons()
{
    int right = width() - padding;
    for (qsizetype i = m_buttons.size(); i-- > 0;) {
        const QSize size = m_buttons[i]->sizeHint();
        m_buttons[i]->setGeometry(right - size.width(), height() - padding - size.height(), size.width(),
                                  size.height());
        right -= size.width() + buttonGap;
    }
}

void GameCard::resizeEvent(QResizeEvent *event)
{
    QAbstractButton::resizeEvent(event);
    placeButtons();
}

void GameCard::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        placeButtons();
}

int GameCard::heightForWidth(int width) const
{
    const bool tall = m_shape == Shape::Tall;
    const int textWidth = width - 2 * padding - (tall ? 0 : pictureWidth + pictureGap);
    const QFontMetrics titles(titleFont(font()));
    const QRect unlimited(0, 0, textWidth, 1000);
    const int text = titles.boundingRect(unlimited, Qt::TextWordWrap, m_content.title).height() + lineGap +
                     fontMetrics().boundingRect(unlimited, Qt::TextWordWrap, m_content.text).height() + 2 * lineGap +
                     QFontMetrics(codeFont(font())).height() + footHeight();
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
    painter.drawText(area.adjusted(0, 0, 0, -footHeight()), Qt::AlignLeft | Qt::AlignBottom,
                     QFontMetrics(code).elidedText(foot, Qt::ElideRight, area.width()));
    if (m_buttons.isEmpty())
        return;

    // A label for the action of a click, in line with the buttons and as far as they leave space.
    QRect play = area.adjusted(0, area.height() - m_buttons.first()->height(), 0, 0);
    play.setRight(m_buttons.first()->x() - buttonGap);
    const QRect icon(play.left(), play.center().y() - playIconSize / 2, playIconSize, playIconSize);
    themeIcon(QStringLiteral("play")).paint(&painter, icon);
    painter.setFont(titles);
    painter.setPen(colors.text);
    play.setLeft(icon.right() + buttonGap);
    painter.drawText(play, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(titles).elidedText(playWord(), Qt::ElideRight, play.width()));
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
        event->ignore(); // the page moves between the cards
}

void GameCard::contextMenuEvent(QContextMenuEvent *)
{
    emit setUpRequested();
}

} // namespace mexplorer
