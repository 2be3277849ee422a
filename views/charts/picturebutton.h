// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

#include <functional>
#include <memory>

class QDrag;
class QMimeData;

namespace mexplorer {

/// A button that copies a picture when it is pressed, and from which the picture can be dragged into another program.
class PictureButton : public QToolButton
{
    Q_OBJECT

public:
    /// Returns the result of mimeData() for the picture; null if there is none.
    using Source = std::function<std::unique_ptr<QMimeData>()>;

    /// \a copy is the command that copies the picture.
    PictureButton(QAction *copy, Source source, QWidget *parent = nullptr);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    /// Runs the drag; returns when the picture was dropped.
    virtual void execute(QDrag *drag);

private:
    void startDrag();

    Source m_source;
    QPoint m_pressed;
};

} // namespace mexplorer
