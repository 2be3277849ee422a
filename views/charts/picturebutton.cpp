// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/picturebutton.h"

#include <QAction>
#include <QApplication>
#include <QDrag>
#include <QImage>
#include <QMimeData>
#include <QMouseEvent>
#include <QPixmap>

namespace mexplorer {

PictureButton::PictureButton(QAction *copy, Source source, QWidget *parent)
    : QToolButton(parent), m_source(std::move(source))
{
    setObjectName(QStringLiteral("pictureButton"));
    setDefaultAction(copy);
    setAccessibleName(copy->statusTip());
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
}

void PictureButton::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    QToolButton::mousePressEvent(event);
}

void PictureButton::mouseMoveEvent(QMouseEvent *event)
{
    if (isDown() && event->buttons() & Qt::LeftButton &&
        (event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        startDrag();
    else
        QToolButton::mouseMoveEvent(event);
}

void PictureButton::startDrag()
{
    setDown(false); // so that releasing the mouse doesn't copy
    std::unique_ptr<QMimeData> picture = m_source();
    if (!picture)
        return;
    constexpr QSize previewSize(240, 160);
    auto *drag = new QDrag(this);
    const QImage preview =
        picture->imageData().value<QImage>().scaled(previewSize, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    drag->setPixmap(QPixmap::fromImage(preview));
    drag->setMimeData(picture.release());
    execute(drag);
}

void PictureButton::execute(QDrag *drag)
{
    drag->exec(Qt::CopyAction);
}

} // namespace mexplorer
