// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequencelegend.h"

#include "views/charts/barchart.h"
#include "views/sequence/sequencechart.h"
#include "views/sequence/sequencepictures.h"
#include "views/theme/theme.h"
#include "views/widgets/termlinks.h"

namespace mexplorer {

namespace {

using Part = SequenceChoice::Part;

QString legendMark(const QColor &color, const char *sign, const QString &text)
{
    return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3")
        .arg(color.name(), QString::fromUtf8(sign), QString(text).replace(u' ', QStringLiteral("&nbsp;")));
}

} // namespace

SequenceLegend::SequenceLegend(const SequencePictures *pictures, QWidget *parent) : QLabel(parent), m_pictures(pictures)
{
    setObjectName(QStringLiteral("sequenceLegend"));
    setTextFormat(Qt::RichText);
    answerTerms(this);
    setWordWrap(true);
    setContentsMargins(8, 0, 8, 0);
    connect(pictures, &SequencePictures::changed, this, &SequenceLegend::showLegend);
    connect(pictures->chart(), &SequenceChart::rangeChanged, this, &SequenceLegend::showLegend);
    connect(pictures->histogram(), &BarChart::pointedAt, this, &SequenceLegend::showBar);
    connect(&Theme::instance(), &Theme::changed, this, &SequenceLegend::showLegend);
}

void SequenceLegend::setPart(Part part)
{
    m_part = part;
    showLegend();
}

QString SequenceLegend::rareText() const
{
    const SequencePlotPtr &plot = m_pictures->plot();
    return plot && plot->split()
               ? tr("rare, %1 of %2").arg(groupedNumber(plot->rareCount()), groupedNumber(plot->terms()))
               : QString();
}

bool SequenceLegend::hasExceptions() const
{
    const SequencePlotPtr &plot = m_pictures->plot();
    return plot && plot->snapshot()->period && plot->snapshot()->period->lastException();
}

QStringList SequenceLegend::plotParts() const
{
    const Colors &colors = Theme::instance().colors();
    const SequenceChart *chart = m_pictures->chart();
    const bool rareApart = chart->showsRare();
    QStringList parts;
    if (chart->showsDots())
        parts << legendMark(colors.pPosition, "\u25cf", rareApart ? tr("common") : tr("value"));
    else
        parts << legendMark(colors.pPosition, "\u258c",
                            rareApart ? tr("least to greatest common value") : tr("least to greatest value"));
    if (rareApart)
        parts << legendMark(colors.accent, chart->showsDots() ? "\u25a0" : "\u258c", rareText());
    if (hasExceptions() && chart->showsDots() && chart->options().exceptions)
        parts << legendMark(colors.nPosition, "\u25c7", tr("exception"));
    else if (!chart->layers().exceptionRuns().empty())
        parts << legendMark(colors.nPosition, "\u2582", tr("columns with exceptions"));
    return parts;
}

/// The legend names what is drawn now.
void SequenceLegend::showLegend()
{
    const Colors &colors = Theme::instance().colors();
    QStringList parts;
    if (m_part == Part::Plot) {
        parts = plotParts();
    } else if (m_part == Part::Histogram) {
        parts << legendMark(colors.pPosition, "\u25a0", tr("terms with the value"));
        if (const QString rare = rareText(); !rare.isEmpty())
            parts << legendMark(colors.accent, "\u25a8", rare);
    } else if (m_part == Part::HeatMap && hasExceptions()) {
        parts << legendMark(colors.nPosition, "\u25a1", tr("exception"));
    }
    if (m_part != Part::Histogram)
        parts << legendMark(colors.selection, m_part == Part::Plot ? "\u25ef" : "\u25a1", tr("selected heap"));
    setText(withTerms(parts.join(QStringLiteral("&nbsp;&nbsp; ")), colors.text));
}

void SequenceLegend::showBar(std::optional<std::size_t> index)
{
    if (!index)
        return showLegend();
    const BarChart::Bar &bar = m_pictures->histogram()->bars()[*index];
    const quint64 terms = m_pictures->plot() ? m_pictures->plot()->terms() : 0;
    const QString values = bar.first == bar.last
                               ? tr("The value %1").arg(groupedNumber(bar.first))
                               : tr("The values %1 to %2").arg(groupedNumber(bar.first), groupedNumber(bar.last));
    setText(tr("%1: %2 of %3 terms, %4 of them rare")
                .arg(values, groupedNumber(bar.count), groupedNumber(terms), groupedNumber(bar.part)));
}

} // namespace mexplorer
