// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/scanner.h"
#include "views/step/picturepane.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

/// The progress of a labelling: known outcomes and values, of all positions. The graph shows the labelling itself.
class LabelsBars final : public PainterOf<LabelsPicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::LabelsBars)

public:
    LabelsBars() : PainterOf(tr("How far the labelling is")) {}
    FontRole projectedRole() const override { return FontRole::Sentence; }

protected:
    void arrange() override {}

    /// Draws the bars side by side if there is space for one line only, as in a presentation: the graph needs the rest.
    void draw(QPainter &painter) override
    {
        const qreal line = 1.9 * em();
        const bool isLow = height() < 1.5 * PicturePane::lineHeight * em();
        const qreal bar = isLow ? width() / 2 - 16 - em() : std::min(width() - 32, 44 * em());
        const QRectF first(isLow ? 16 : (width() - bar) / 2, (height() - (isLow ? 1 : 2) * line) / 2, bar, line);
        paintBar(painter, first, tr("P and N"), picture().outcomesKnown);
        if (picture().hasValues)
            paintBar(painter, isLow ? first.translated(width() / 2, 0) : first.translated(0, line), tr("SG values"),
                     picture().valuesKnown);
    }

private:
    void paintBar(QPainter &painter, const QRectF &area, const QString &name, quint32 known) const
    {
        const Type left{.size = em() * 0.85,
                        .color = colors().text,
                        .alignment = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip};
        Type right = left;
        right.alignment = Qt::AlignVCenter | Qt::AlignRight | Qt::TextDontClip;
        const QFontMetricsF metrics(scaledFont(left.size));
        const qreal gap = 0.8 * em();
        const QString all = groupedNumber(picture().positions);
        const qreal names =
            std::max(metrics.horizontalAdvance(tr("P and N")), metrics.horizontalAdvance(tr("SG values")));
        const qreal counts = metrics.horizontalAdvance(tr("%1 of %2").arg(all, all));
        write(painter, area, name, left);
        write(painter, area, tr("%1 of %2").arg(groupedNumber(known), all), right);
        const QRectF bar(area.left() + names + gap, area.center().y() - 4,
                         std::max(8.0, area.width() - names - counts - 2 * gap), 8);
        paintBox(painter, bar, Qt::NoPen, colors().line, 4);
        if (known == 0 || picture().positions == 0)
            return;
        painter.setBrush(colors().pPosition);
        painter.drawRoundedRect(
            QRectF(bar.topLeft(), QSizeF(std::max(8.0, bar.width() * known / picture().positions), 8)), 4, 4);
    }
};

} // namespace

std::unique_ptr<StepPainter> makePainterOf(const LabelsPicture &)
{
    return std::make_unique<LabelsBars>();
}

} // namespace mexplorer
