// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/steppainter.h"

#include <QElapsedTimer>

namespace mexplorer {

/// The strip of numbers 0, 1, ..., b at the foot of a proof's picture: one is chosen by a click or by its digits, each
/// by E. Of too many, those around the chosen one show.
class ChoiceStrip final : public PainterOf<ColumnsPicture>
{
public:
    ChoiceStrip() : PainterOf(QString()) {}
    bool isShown() const { return strip().cells != nullptr; }
    /// What it takes from the height of the picture; 0 if there is no strip.
    qreal takenHeight() const { return isShown() ? height() - m_first.top() + em() : 0; }
    /// Where a number is drawn; empty if it is out of sight.
    QRectF cellRect(Value number) const;

    std::optional<int> stepAt(QPointF place) const override;
    std::optional<int> stepForKey(const QKeyEvent &event) override;

protected:
    void arrange() override;
    void draw(QPainter &painter) override;

private:
    const ColumnsPicture::Strip &strip() const { return m_picture.strip; }
    /// How many numbers can be chosen.
    Value choices() const { return isShown() ? static_cast<Value>(strip().cells->size()) : 0; }
    QString caption(Value number) const;
    void paintCell(QPainter &painter, Value number) const;

    QRectF m_first; ///< of the first number that shows
    Value m_from = 0;
    Value m_shown = 0;
    Value m_typed = 0;
    QElapsedTimer m_sinceTyped;
};

} // namespace mexplorer
