// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/picturepane.h"

#include <QApplication>
#include <QFontInfo>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

/// In a presentation, digits are 24 pixels high in a window 1080 pixels high.
qreal minTypeOf(const QWidget *pane)
{
    constexpr qreal ofBody = 24.0 / 17; // in a presentation, body type has digits of 17 pixels
    return isProjected(pane) ? std::ceil(ofBody * QFontInfo(QApplication::font()).pixelSize()) : 8;
}

} // namespace

PicturePane::PicturePane(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_animation.setDuration(220);
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void PicturePane::setLines(int lines)
{
    m_lines = lines;
    setFocusPolicy(Qt::NoFocus);
}

QSize PicturePane::sizeHint() const
{
    if (m_lines == 0)
        return {640, 360};
    return {400, qRound(QFontMetricsF(font()).height() * (isProjected(this) ? 1 : m_lines) * lineHeight)};
}

void PicturePane::showStep(const TracePtr &trace, int step, bool animated)
{
    const TracePicture picture = trace->picture(step);
    Shown &shown = m_kinds[picture.index()];
    if (!shown.painter)
        shown.painter = makeStepPainter(picture);
    if (&shown != std::exchange(m_shown, &shown)) {
        setAccessibleName(shown.painter->name());
        setFontRole(this, FontRole::Body, shown.painter->projectedRole());
    }
    if (trace != std::exchange(shown.trace, trace)) {
        shown.marked = -1;
        shown.painter->scrollTo(0);
    }
    setAccessibleDescription(trace->sentence(step).plain());
    m_animation.stop();
    shown.painter->setPicture(picture);
    layOut();
    if (animated && !Theme::instance().reducedMotion() && isVisible())
        m_animation.start();
}

void PicturePane::layOut()
{
    if (m_shown)
        m_shown->painter->layOut(size(), font(), minTypeOf(this));
    update();
}

void PicturePane::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), colors.surface);
    if (!m_shown)
        return;
    StepPainter &picture = *m_shown->painter;
    const bool moves = m_animation.state() == QAbstractAnimation::Running;
    picture.paint(painter, colors, moves ? m_animation.currentValue().toReal() : 1);
    if (hasFocus() && m_shown->marked >= 0 && m_shown->marked < itemCount()) {
        paintBox(painter, picture.itemRect(m_shown->marked).adjusted(-2, -2, 2, 2), QPen(colors.selection, 3));
    }
    if (const qreal content = picture.contentHeight(); content > height() + 1) {
        const qreal length = std::max(24.0, height() * height() / content);
        const qreal top = (height() - length) * picture.scrolled() / (content - height());
        paintBox(painter, QRectF(width() - 8, top + 2, 4, length - 4), Qt::NoPen, colors.line, 2);
    }
}

void PicturePane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        layOut();
    QWidget::changeEvent(event);
}

void PicturePane::keyPressEvent(QKeyEvent *event)
{
    const int items = itemCount();
    const std::optional<int> step = m_shown ? m_shown->painter->stepForKey(*event) : std::nullopt;
    if (step)
        emit stepRequested(*step);
    else if (items > 0 && event->key() == Qt::Key_Down)
        mark(std::min(m_shown->marked + 1, items - 1));
    else if (items > 0 && event->key() == Qt::Key_Up)
        mark(std::max(m_shown->marked - 1, 0));
    else if (m_shown && m_shown->marked >= 0 && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        activate(m_shown->marked);
    else
        QWidget::keyPressEvent(event);
}

int PicturePane::itemAt(QPointF pos) const
{
    for (int i = 0; i < itemCount(); ++i) {
        if (m_shown->painter->itemRect(i).contains(pos))
            return i;
    }
    return -1;
}

void PicturePane::mark(int item)
{
    m_shown->marked = item;
    if (item >= 0)
        m_shown->painter->bringIntoSight(m_shown->painter->itemRect(item));
    update();
}

void PicturePane::activate(int item)
{
    if (item < 0 || item >= itemCount())
        return;
    if (const Position position = m_shown->painter->itemPosition(item); !position.components.empty())
        emit positionActivated(position);
}

void PicturePane::mousePressEvent(QMouseEvent *event)
{
    if (!m_shown || event->button() != Qt::LeftButton)
        return;
    if (const std::optional<int> step = m_shown->painter->stepAt(event->position()))
        emit stepRequested(*step);
    else
        mark(itemAt(event->position()));
}

void PicturePane::mouseMoveEvent(QMouseEvent *event)
{
    const bool isTarget = m_shown && (m_shown->painter->stepAt(event->position()) || itemAt(event->position()) >= 0);
    setCursor(isTarget ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void PicturePane::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        activate(itemAt(event->position()));
}

void PicturePane::wheelEvent(QWheelEvent *event)
{
    if (!m_shown || m_shown->painter->contentHeight() <= height()) {
        event->ignore();
        return;
    }
    m_shown->painter->scrollTo(m_shown->painter->scrolled() - event->angleDelta().y() / 2.0);
    update();
}

bool PicturePane::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int item = itemAt(help->pos());
    const Position position = item < 0 ? Position() : m_shown->painter->itemPosition(item);
    if (position.components.empty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(),
                           tr("Double-click, or press Enter, to see how %1 gets its value.").arg(position.text()),
                           this);
    return true;
}

} // namespace mexplorer
