// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/trace.h"
#include "views/theme/theme.h"

#include <QVariantAnimation>
#include <QWidget>

#include <optional>

namespace mexplorer {

/// The large picture of a step. Scales with its size and font, scrolls when it can't shrink further, and lets people
/// pick the positions in it: Up and Down or a click marks one, Enter or a double-click asks how it gets its value.
class PicturePane : public QWidget
{
    Q_OBJECT

public:
    explicit PicturePane(QWidget *parent = nullptr);

    /// Shows a step; moves there smoothly when \a animated and motion isn't reduced.
    void showStep(const TracePtr &trace, int step, bool animated);
    /// Shows a picture alone.
    void setPicture(const TracePicture &picture, bool animated);

    /// For files and paper: the same colours whatever the window shows; how high the whole content is, and its
    /// painting.
    void usePaperColors();
    qreal contentHeight() const { return m_contentHeight; }
    void paintOn(QPainter &painter) { paint(painter); }

    /// How many positions can be marked, and where they are drawn.
    virtual int itemCount() const { return 0; }
    virtual QRectF itemRect(int) const { return {}; }
    virtual Position itemPosition(int) const { return {}; }

    QSize sizeHint() const override { return {640, 360}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

signals:
    /// A person asks how a position gets its value.
    void positionActivated(const mexplorer::Position &position);
    /// A person chooses what stands at a step.
    void stepRequested(int step);

protected:
    /// Takes a picture over and lays it out for the present size.
    virtual void preparePicture(const TracePicture &picture) = 0;
    virtual void arrange() = 0;
    virtual void paint(QPainter &painter) = 0;
    /// How much taller than the widget its content is; 0 when all is in sight. Set by arrange().
    void setContentHeight(qreal height);
    /// Scrolls as little as brings \a rect (in content coordinates) into sight.
    void bringIntoSight(const QRectF &rect);
    qreal scrolled() const { return m_scroll; }
    /// From 0 to 1 while a step comes in; 1 at rest.
    qreal progress() const { return m_progress; }
    const Colors &colors() const { return m_paper ? *m_paper : Theme::instance().colors(); }
    /// The height of a line of the widget's font.
    qreal em() const;
    QFont scaledFont(qreal pixelSize, bool bold = false) const;
    /// A value in its colour, as large as fits into \a area.
    void paintValue(QPainter &painter, const QRectF &area, Value value) const;
    /// The size of the smallest type, in pixels: in a presentation, digits have 24 pixels on a screen of 1080 lines.
    qreal minType() const;

    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;

private:
    int itemAt(QPointF place) const;
    void mark(int item);
    void activate(int item);
    void scrollTo(qreal offset);
    void refresh();

    std::optional<Colors> m_paper;
    QVariantAnimation m_animation;
    qreal m_progress = 1;
    qreal m_contentHeight = 0;
    qreal m_scroll = 0;
    int m_marked = -1;
    TracePtr m_trace;
};

/// A pane for one kind of picture.
template <class Picture> class PaneOf : public PicturePane
{
public:
    using PicturePane::PicturePane;

    const Picture &picture() const { return m_picture; }

protected:
    void preparePicture(const TracePicture &picture) override
    {
        if (const auto *own = std::get_if<Picture>(&picture))
            m_picture = *own;
    }

    Picture m_picture;
};

} // namespace mexplorer
