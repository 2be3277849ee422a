// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

namespace mexplorer {

class Presentation;

/// What a presentation lays over the window: a black or white screen, and a spot that follows the pointer. Out of sight
/// at other times; the mouse and the keys go through it.
class PresentationCover : public QWidget
{
    Q_OBJECT

public:
    PresentationCover(Presentation *presentation, QWidget *window);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followPresentation();
    void followPointer();

    Presentation *m_presentation;
    QTimer m_pointer;
    QPoint m_spot;
};

} // namespace mexplorer
