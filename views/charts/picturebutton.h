// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

#include <functional>
#include <memory>

class QDrag;
class QMimeData;

namespace mexplorer {

/// Copies a picture when it is pressed; dragged from here, the picture goes into another program.
class PictureButton : public QToolButton
{
    Q_OBJECT

public:
    /// Gives the picture as mimeData() makes it; null while there is none.
    using Source = std::function<std::unique_ptr<QMimeData>()>;

    /// \a copy is the command that copies it.
    PictureButton(QAction *copy, Source source, QWidget *parent = nullptr);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    /// Returns when the picture was dropped.
    virtual void execute(QDrag *drag);

private:
    void startDrag();

    Source m_source;
    QPoint m_pressed;
};

} // namespace mexplorer
