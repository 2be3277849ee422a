// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/tracepictures.h"
#include "views/theme/theme.h"

#include <QElapsedTimer>
#include <QFont>
#include <QRectF>

class QKeyEvent;
class QPainter;

namespace mexplorer {

/// The strip of numbers 0, 1, ..., b at the foot of a proof's picture: one is chosen by a click or by its digits, each
/// by E. Of too many, those around the chosen one show.
class ChoiceStrip
{
public:
    /// Lays the strip out at the foot of \a area; \a font is that of the picture.
    void arrange(const ColumnsPicture::Strip &strip, const QRectF &area, const QFont &font);
    bool isShown() const { return m_strip.cells != nullptr; }
    /// What it takes from the height of the picture; 0 if there is no strip.
    qreal height() const { return isShown() ? m_area.bottom() - m_first.top() + m_em : 0; }
    /// Where a number is drawn; empty if it is out of sight.
    QRectF cellRect(Value number) const;
    void paint(QPainter &painter, const Colors &colors) const;

    /// The step of the number at a place, or the one that a key asks for; nothing for others.
    std::optional<int> stepAt(QPointF place) const;
    std::optional<int> stepForKey(const QKeyEvent &event);

private:
    /// How many numbers can be chosen.
    Value choices() const { return isShown() ? static_cast<Value>(m_strip.cells->size()) : 0; }
    QFont sized(qreal pixels, bool bold = false) const;
    QString caption(Value number) const;
    void paintCell(QPainter &painter, const Colors &colors, Value number) const;

    ColumnsPicture::Strip m_strip;
    QRectF m_area;
    QFont m_font;
    qreal m_em = 0;
    QRectF m_first; ///< of the first number that shows
    Value m_from = 0;
    Value m_shown = 0;
    Value m_typed = 0;
    QElapsedTimer m_sinceTyped;
};

} // namespace mexplorer
