// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/step/steppainter.h"

#include <QVariantAnimation>
#include <QWidget>

#include <map>

namespace mexplorer {

/// The large picture of a step, of any kind. Lets people pick the positions in it: Up and Down or a click marks one,
/// Enter or a double-click asks how it gets its value.
class PicturePane : public QWidget
{
    Q_OBJECT

public:
    /// Of a low picture, such as a bar with its numbers, in lines of text.
    static constexpr qreal lineHeight = 2.2;

    explicit PicturePane(QWidget *parent = nullptr);

    /// Makes the pane as low as \a lines lines, or one in a presentation, and without focus.
    void setLines(int lines);
    /// Shows a step that has a picture; moves there smoothly when \a animated and motion isn't reduced.
    void showStep(const TracePtr &trace, int step, bool animated);
    /// What draws the step that is shown; null before there is one.
    const StepPainter *painter() const { return m_shown ? m_shown->painter.get() : nullptr; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {240, m_lines > 0 ? sizeHint().height() : 160}; }

signals:
    /// A person asks how a position gets its value.
    void positionActivated(const mexplorer::Position &position);
    /// A person chooses what stands at a step.
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
    /// A kind of picture, with the walk-through and the mark that were left there.
    struct Shown
    {
        std::unique_ptr<StepPainter> painter;
        TracePtr trace = nullptr;
        int marked = -1;
    };

    int itemAt(QPointF place) const;
    int itemCount() const { return m_shown ? m_shown->painter->itemCount() : 0; }
    void mark(int item);
    void activate(int item);
    void layOut();

    std::map<std::size_t, Shown> m_kinds; ///< by the index of their picture in TracePicture
    Shown *m_shown = nullptr;
    int m_lines = 0; ///< of a low picture
    QVariantAnimation m_animation;
};

} // namespace mexplorer
