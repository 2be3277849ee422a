// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/picturepane.h"

#include "views/theme/fontrole.h"

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

PicturePane::PicturePane(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_animation.setDuration(220);
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_progress = value.toReal();
        update();
    });
    connect(&Theme::instance(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
}

void PicturePane::showStep(const TracePtr &trace, int step, bool animated)
{
    if (trace != m_trace) {
        m_trace = trace;
        m_marked = -1;
        m_scroll = 0;
    }
    setAccessibleDescription(trace->sentence(step).plain());
    setPicture(trace->picture(step), animated);
}

void PicturePane::setPicture(const TracePicture &picture, bool animated)
{
    m_animation.stop();
    m_progress = 1;
    preparePicture(picture);
    arrange();
    if (animated && !Theme::instance().reducedMotion() && isVisible())
        m_animation.start();
    update();
}

void PicturePane::usePaperColors()
{
    m_paper = Theme::paperColors();
}

qreal PicturePane::em() const
{
    return QFontMetricsF(font()).height();
}

qreal PicturePane::minType() const
{
    constexpr qreal ofBody = 24.0 / 17; // in a presentation, body type has digits of 17 pixels
    return isReadFromAfar(this) ? std::ceil(ofBody * QFontInfo(QApplication::font()).pixelSize()) : 8;
}

QFont PicturePane::scaledFont(qreal pixelSize, bool bold) const
{
    QFont result = font();
    result.setPixelSize(qRound(std::max(minType(), pixelSize)));
    result.setBold(bold);
    return result;
}

void PicturePane::paintValue(QPainter &painter, const QRectF &area, Value value) const
{
    const QColor fill = colors().value(value);
    painter.setPen(QPen(colors().line, 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(area, 6, 6);
    painter.setPen(Colors::readableOn(fill));
    const QString text = QString::number(value);
    painter.setFont(scaledFont(area.height() * (text.size() > 2 ? 0.4 : 0.58), true));
    painter.drawText(area, Qt::AlignCenter, text);
}

void PicturePane::setContentHeight(qreal height)
{
    m_contentHeight = height;
    m_scroll = std::clamp(m_scroll, 0.0, std::max(0.0, m_contentHeight - this->height()));
}

void PicturePane::bringIntoSight(const QRectF &rect)
{
    if (rect.top() < m_scroll)
        scrollTo(rect.top() - 8);
    else if (rect.bottom() > m_scroll + height())
        scrollTo(rect.bottom() - height() + 8);
}

void PicturePane::scrollTo(qreal offset)
{
    m_scroll = std::clamp(offset, 0.0, std::max(0.0, m_contentHeight - height()));
    update();
}

void PicturePane::refresh()
{
    arrange();
    update();
}

void PicturePane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), colors().surface);
    painter.save();
    paint(painter);
    painter.restore();
    if (hasFocus() && m_marked >= 0 && m_marked < itemCount()) {
        painter.setPen(QPen(colors().selection, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(itemRect(m_marked).adjusted(-2, -2, 2, 2), 8, 8);
    }
    if (m_contentHeight > height() + 1) {
        const qreal length = std::max(24.0, height() * height() / m_contentHeight);
        const qreal top = (height() - length) * m_scroll / (m_contentHeight - height());
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors().line);
        painter.drawRoundedRect(QRectF(width() - 8, top + 2, 4, length - 4), 2, 2);
    }
}

void PicturePane::resizeEvent(QResizeEvent *)
{
    refresh();
}

void PicturePane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

void PicturePane::keyPressEvent(QKeyEvent *event)
{
    const bool some = itemCount() > 0;
    if (some && event->key() == Qt::Key_Down)
        mark(std::min(m_marked + 1, itemCount() - 1));
    else if (some && event->key() == Qt::Key_Up)
        mark(std::max(m_marked - 1, 0));
    else if (m_marked >= 0 && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        activate(m_marked);
    else
        QWidget::keyPressEvent(event);
}

int PicturePane::itemAt(QPointF place) const
{
    for (int i = 0; i < itemCount(); ++i) {
        if (itemRect(i).contains(place))
            return i;
    }
    return -1;
}

void PicturePane::mark(int item)
{
    m_marked = item;
    if (item >= 0)
        bringIntoSight(itemRect(item).translated(0, m_scroll));
    update();
}

void PicturePane::activate(int item)
{
    if (item >= 0 && item < itemCount() && !itemPosition(item).components.empty())
        emit positionActivated(itemPosition(item));
}

void PicturePane::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        mark(itemAt(event->position()));
}

void PicturePane::mouseMoveEvent(QMouseEvent *event)
{
    setCursor(itemAt(event->position()) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void PicturePane::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        activate(itemAt(event->position()));
}

void PicturePane::wheelEvent(QWheelEvent *event)
{
    if (m_contentHeight <= height()) {
        event->ignore();
        return;
    }
    scrollTo(m_scroll - event->angleDelta().y() / 2.0);
}

bool PicturePane::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int item = itemAt(help->pos());
        if (item < 0 || itemPosition(item).components.empty()) {
            QToolTip::hideText();
        } else {
            QToolTip::showText(
                help->globalPos(),
                tr("Double-click, or press Enter, to see how %1 gets its value.").arg(itemPosition(item).text()), this);
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace mexplorer
