// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/presentationcover.h"

#include "model/session/presentation.h"
#include "views/theme/theme.h"

#include <QCursor>
#include <QEvent>
#include <QPainter>

namespace mexplorer {

PresentationCover::PresentationCover(Presentation *presentation, QWidget *window)
    : QWidget(window), m_presentation(presentation)
{
    setObjectName(QStringLiteral("presentationCover"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    constexpr int frame = 16; // milliseconds
    m_pointer.setInterval(frame);
    window->installEventFilter(this);
    connect(&m_pointer, &QTimer::timeout, this, &PresentationCover::followPointer);
    connect(presentation, &Presentation::changed, this, &PresentationCover::followPresentation);
    hide();
}

void PresentationCover::followPresentation()
{
    const bool covers = m_presentation->screen() != Presentation::Screen::Picture;
    const bool spots = m_presentation->isOn() && m_presentation->showsSpot();
    setGeometry(parentWidget()->rect());
    setVisible(covers || spots);
    raise();
    if (spots)
        m_pointer.start();
    else
        m_pointer.stop();
    followPointer();
    update();
}

void PresentationCover::followPointer()
{
    const QPoint spot = mapFromGlobal(QCursor::pos());
    if (spot == m_spot)
        return;
    m_spot = spot;
    update();
}

void PresentationCover::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_presentation->screen() != Presentation::Screen::Picture) {
        painter.fillRect(rect(), m_presentation->screen() == Presentation::Screen::Black ? Qt::black : Qt::white);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = height() / 40.0;
    QColor fill = Theme::instance().colors().accent;
    painter.setPen(QPen(fill, radius / 8));
    fill.setAlphaF(0.35F);
    painter.setBrush(fill);
    painter.drawEllipse(QPointF(m_spot), radius, radius);
}

bool PresentationCover::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace mexplorer
