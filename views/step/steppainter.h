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

/// Draws the pictures of steps of one kind: in the window, and by any thread in files and on paper. Scales with its
/// size and font, and what can't shrink further scrolls.
class StepPainter
{
public:
    /// Screen readers read \a name.
    explicit StepPainter(QString name) : m_name(std::move(name)) {}
    virtual ~StepPainter() = default;
    Q_DISABLE_COPY_MOVE(StepPainter)

    const QString &name() const { return m_name; }
    /// The type that an audience reads the picture in.
    virtual FontRole roleFromAfar() const { return FontRole::Title; }

    /// Takes a picture over, to be laid out.
    virtual void setPicture(const TracePicture &picture) = 0;
    /// No type is smaller than \a minType pixels.
    void layOut(QSizeF size, const QFont &font, qreal minType = 8);
    /// While the step comes in, \a progress grows from 0 to 1.
    void paint(QPainter &painter, const Colors &colors, qreal progress = 1);

    /// How high the picture is if it is higher than its size; else 0.
    qreal contentHeight() const { return m_contentHeight; }
    qreal scrolled() const { return m_scroll; }
    void scrollTo(qreal offset) { m_scroll = std::clamp(offset, 0.0, std::max(0.0, m_contentHeight - height())); }
    /// Scrolls as little as brings \a rect into sight, which is where it stands now.
    void bringIntoSight(const QRectF &rect);

    /// How many positions can be marked, and where they are drawn.
    virtual int itemCount() const { return 0; }
    virtual QRectF itemRect(int) const { return {}; }
    virtual Position itemPosition(int) const { return {}; }

    /// The step that a click or a key chooses; nothing for others.
    virtual std::optional<int> stepAt(QPointF) const { return {}; }
    virtual std::optional<int> stepForKey(const QKeyEvent &) { return {}; }

protected:
    /// How a text is written: its size in pixels, and where in its area.
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
    /// No type is smaller, in pixels.
    qreal minType() const { return m_minType; }
    /// The height of a line of the font.
    qreal em() const { return m_em; }
    QFont scaledFont(qreal pixelSize, bool bold = false) const;
    const Colors &colors() const { return m_colors; }
    /// From 0 to 1 while a step comes in; 1 at rest.
    qreal progress() const { return m_progress; }
    /// How high all of it is; set by arrange().
    void setContentHeight(qreal height);

    void write(QPainter &painter, const QRectF &area, const QString &text, const Type &type) const;
    /// "…" at the ends of a row of which there is more than shows.
    void writeEllipses(QPainter &painter, const QRectF &row, bool isMoreBefore, bool isMoreAfter, qreal size) const;
    /// Round what the step is about.
    QPen markPen() const { return {colors().accent, 2.5, Qt::DashLine}; }
    /// A value in its colour, as large as fits into \a area.
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

// The painter of each kind of picture.
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

/// One for pictures of such a kind; null for a step without a picture.
std::unique_ptr<StepPainter> makeStepPainter(const TracePicture &picture);

} // namespace mexplorer
