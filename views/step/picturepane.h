// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/step/steppainter.h"

#include <QVariantAnimation>
#include <QWidget>

#include <map>

namespace mexplorer {

/// The large picture of a step, of any kind. The user marks positions in it by Up and Down or a click, and asks how the
/// marked one gets its value by Enter or a double-click.
class PicturePane : public QWidget
{
    Q_OBJECT

public:
    /// The height of a line of text in a low picture, such as a bar with its numbers, in ems.
    static constexpr qreal lineHeight = 2.2;

    explicit PicturePane(QWidget *parent = nullptr);

    /// Limits the height to that of \a lines lines, or one in a presentation, and removes the focus.
    void setLines(int lines);
    /// Shows a step that has a picture; animated if \a animated is set and motion isn't reduced.
    void showStep(const TracePtr &trace, int step, bool animated);
    /// The painter of the current step; null before the first one.
    const StepPainter *painter() const { return m_shown ? m_shown->painter.get() : nullptr; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {240, m_lines > 0 ? sizeHint().height() : 160}; }

signals:
    /// Emitted when the user asks how a position gets its value.
    void positionActivated(const mexplorer::Position &position);
    /// Emitted when the user chooses a step in the picture.
    void stepRequested(int step);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { layOut(); }
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// The painter of a kind of picture, with the walk-through and the marked item that it showed last.
    struct Shown
    {
        std::unique_ptr<StepPainter> painter;
        TracePtr trace = nullptr;
        int marked = -1;
    };

    int itemAt(QPointF pos) const;
    int itemCount() const { return m_shown ? m_shown->painter->itemCount() : 0; }
    void mark(int item);
    void activate(int item);
    void layOut();

    std::map<std::size_t, Shown> m_kinds; ///< by the index of their picture in TracePicture
    Shown *m_shown = nullptr;
    int m_lines = 0; ///< height of a low picture; 0 for others
    QVariantAnimation m_animation;
};

} // namespace mexplorer
