// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/trace.h"
#include "views/glyphs/positionpainter.h"
#include "views/theme/fontrole.h"

#include <memory>
#include <optional>

class QKeyEvent;
class QPainter;

namespace mexplorer {

/// Draws the pictures of steps of one kind: in the window, and in any thread for files and paper. The picture scales
/// with its size and font; if it can't shrink further, it scrolls.
class StepPainter
{
public:
    /// \a name is the accessible name.
    explicit StepPainter(QString name) : m_name(std::move(name)) {}
    virtual ~StepPainter() = default;
    Q_DISABLE_COPY_MOVE(StepPainter)

    const QString &name() const { return m_name; }
    /// The font of the picture in a presentation.
    virtual FontRole projectedRole() const { return FontRole::Title; }

    /// Sets the picture; layOut() has to be called next.
    virtual void setPicture(const TracePicture &picture) = 0;
    /// Lays the picture out; no font is smaller than \a minType pixels.
    void layOut(QSizeF size, const QFont &font, qreal minType = 8);
    /// While a step is animated, \a progress grows from 0 to 1.
    void paint(QPainter &painter, const Colors &colors, qreal progress = 1);

    /// The height of the picture if it is higher than its size; otherwise 0.
    qreal contentHeight() const { return m_contentHeight; }
    qreal scrolled() const { return m_scroll; }
    void scrollTo(qreal offset) { m_scroll = std::clamp(offset, 0.0, std::max(0.0, m_contentHeight - height())); }
    /// Scrolls as little as necessary to make \a rect visible, given where it is drawn now.
    void bringIntoSight(const QRectF &rect);

    /// The number of positions that can be marked, and their areas.
    virtual int itemCount() const { return 0; }
    virtual QRectF itemRect(int) const { return {}; }
    virtual Position itemPosition(int) const { return {}; }

    /// Returns the step that a click or a key chooses; std::nullopt if none.
    virtual std::optional<int> stepAt(QPointF) const { return {}; }
    virtual std::optional<int> stepForKey(const QKeyEvent &) { return {}; }

protected:
    /// How a text is written: its font size in pixels, colour and alignment.
    struct Type
    {
        qreal size;
        QColor color;
        bool isBold = false;
        int alignment = Qt::AlignCenter;
    };

    virtual void arrange() = 0;
    virtual void draw(QPainter &painter) = 0;

    QRectF area() const { return {QPointF(), m_size}; }
    qreal width() const { return m_size.width(); }
    qreal height() const { return m_size.height(); }
    const QFont &font() const { return m_font; }
    /// The smallest font size in pixels.
    qreal minType() const { return m_minType; }
    /// The height of a line of the font.
    qreal em() const { return m_em; }
    QFont scaledFont(qreal pixelSize, bool bold = false) const;
    const Colors &colors() const { return m_colors; }
    /// From 0 to 1 while a step is animated; otherwise 1.
    qreal progress() const { return m_progress; }
    /// Sets the height of the whole picture; called by arrange().
    void setContentHeight(qreal height);

    void write(QPainter &painter, const QRectF &area, const QString &text, const Type &type) const;
    /// Paints "…" at the ends of a row that continues there.
    void writeEllipses(QPainter &painter, const QRectF &row, bool isMoreBefore, bool isMoreAfter, qreal size) const;
    /// The pen of frames round the subjects of the step.
    QPen markPen() const { return {colors().accent, 2.5, Qt::DashLine}; }
    /// Paints a value in its colour, as large as fits into \a area.
    void paintValue(QPainter &painter, const QRectF &area, Value value) const;

private:
    QString m_name;
    QSizeF m_size;
    QFont m_font;
    qreal m_em = 0;
    qreal m_minType = 8;
    Colors m_colors;
    qreal m_progress = 1;
    qreal m_contentHeight = 0;
    qreal m_scroll = 0;
};

/// Draws one kind of picture.
template <class Picture> class PainterOf : public StepPainter
{
public:
    using StepPainter::StepPainter;

    const Picture &picture() const { return m_picture; }
    void setPicture(const TracePicture &picture) override { m_picture = std::get<Picture>(picture); }

protected:
    Picture m_picture;
};

// Create the painter of each kind of picture.
std::unique_ptr<StepPainter> makePainterOf(const TrayPicture &);
std::unique_ptr<StepPainter> makePainterOf(const ColumnsPicture &);
std::unique_ptr<StepPainter> makePainterOf(const LabelsPicture &);
std::unique_ptr<StepPainter> makePainterOf(const StripPicture &);
std::unique_ptr<StepPainter> makePainterOf(const TablePicture &);
std::unique_ptr<StepPainter> makePainterOf(const TreePicture &);
std::unique_ptr<StepPainter> makePainterOf(const SymmetryPicture &);
std::unique_ptr<StepPainter> makePainterOf(const CodePicture &);
std::unique_ptr<StepPainter> makePainterOf(const PairPicture &);
inline std::unique_ptr<StepPainter> makePainterOf(std::monostate)
{
    return nullptr;
}

/// Creates a painter for pictures of the same kind as \a picture; returns null for a step without a picture.
std::unique_ptr<StepPainter> makeStepPainter(const TracePicture &picture);

} // namespace mexplorer
