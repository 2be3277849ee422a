// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequencepictures.h"

#include "views/charts/barchart.h"
#include "views/sequence/heatmap.h"
#include "views/sequence/sequencechart.h"
#include "views/sequence/sequencecommands.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"
#include "views/widgets/glossarylinks.h"
#include "views/widgets/makewidgets.h"

#include <QLabel>
#include <QSpinBox>

namespace mexplorer {

namespace {

constexpr double buttonZoomStep = 1.6;

BarChart::Bars barsOf(const PlotCounts &counts)
{
    BarChart::Bars bars = {counts.binWidth, counts.common, counts.rare};
    for (std::size_t bin = 0; bin < bars.counts.size(); ++bin)
        bars.counts[bin] += counts.rare[bin];
    return bars;
}

QString legendMark(const QColor &color, const char *sign, const QString &text)
{
    return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3")
        .arg(color.name(), QString::fromUtf8(sign), QString(text).replace(u' ', QStringLiteral("&nbsp;")));
}

} // namespace

SequencePictures::SequencePictures(QWidget *parent)
    : QStackedWidget(parent), m_chart(new SequenceChart),
      m_histogram(makeNamed<BarChart>("sequenceHistogram", tr("value"), tr("terms"))), m_heatMap(new HeatMap),
      m_scale(new ValueScale), m_rowLength(makeNamed<QSpinBox>("sequenceRowLength")),
      m_legend(makeNamed<QLabel>("sequenceLegend"))
{
    m_histogram->setAccessibleName(tr("How often each value occurs"));
    addWidget(m_chart); // in the order of Part
    addWidget(m_histogram);
    addWidget(makeHeatPage());
    for (QWidget *picture : std::initializer_list<QWidget *>{m_chart, m_histogram, m_heatMap, m_scale})
        setFontRole(picture, FontRole::Body, FontRole::Caption);
    offerMenu(m_chart, m_chart->pointer());
    offerMenu(m_heatMap, m_heatMap->pointer());
    offerMenu(m_histogram);
    setUpLegend();
}

std::array<TermPointer *, 2> SequencePictures::pointers() const
{
    return {m_chart->pointer(), m_heatMap->pointer()};
}

/// The term is read before the menu opens, which resets the pointer.
void SequencePictures::offerMenu(QAbstractScrollArea *picture, const TermPointer *pointer)
{
    picture->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(picture, &QWidget::customContextMenuRequested, this, [this, picture, pointer](const QPoint &pos) {
        emit menuRequested(picture->viewport()->mapToGlobal(pos), pointer ? pointer->term() : std::nullopt,
                           pointer != nullptr);
    });
}

void SequencePictures::addCommands(Commands *commands)
{
    const auto addZoom = [commands](CommandId id, const QString &text, const QString &tip, const char *icon,
                                    const std::function<void()> &zoom) {
        commands->add(id, text, tip, {.icon = icon, .position = zoomPosition}, zoom);
    };
    addZoom(SequenceCommands::zoomIn, tr("Zoom &In"), tr("Show fewer terms (+)"), "zoom-in",
            [this] { isHeatMap() ? m_heatMap->zoom(1) : m_chart->zoom(buttonZoomStep); });
    addZoom(SequenceCommands::zoomOut, tr("Zoom &Out"), tr("Show more terms (-)"), "zoom-out",
            [this] { isHeatMap() ? m_heatMap->zoom(-1) : m_chart->zoom(1 / buttonZoomStep); });
    addZoom(SequenceCommands::showAll, tr("Show &All"), tr("Show all terms (Home)"), "fit",
            [this] { isHeatMap() ? m_heatMap->fit() : m_chart->showAll(); });
    const auto addSwitch = [this, commands](CommandId id, const QString &text, const QString &tip,
                                            bool ChartOptions::*option) {
        const auto run = [this, option](bool on) {
            ChartOptions options = m_chart->options();
            options.*option = on;
            m_chart->setOptions(options);
            showLegend();
        };
        commands->addSwitch(id, text, tip, {.position = switchPosition}, run)->setChecked(m_chart->options().*option);
    };
    addSwitch(SequenceCommands::periodBands, tr("Period &Bands"), tr("Shade every second period"),
              &ChartOptions::periodBands);
    addSwitch(SequenceCommands::exceptions, tr("E&xceptions"), tr("Mark exceptions, and the last one by a line"),
              &ChartOptions::exceptions);
}

QWidget *SequencePictures::makeHeatPage()
{
    constexpr int maxRowLength = 10'000'000;
    auto *page = new QWidget;
    auto *layout = makeLayout<QVBoxLayout>(page, 4);
    m_rowLength->setRange(1, maxRowLength);
    m_rowLength->setGroupSeparatorShown(true);
    m_rowLength->setKeyboardTracking(false);
    m_rowLength->setToolTip(tr("Number of terms in a row; the period makes vertical stripes"));
    connect(m_rowLength, &QSpinBox::valueChanged, this,
            [this](int length) { m_heatMap->setRowLength(static_cast<quint64>(length)); });
    m_rowTools = new QWidget(page);
    auto *length = makeLayout<QHBoxLayout>(m_rowTools, 8);
    addWidgets(length, {makeFieldLabel(tr("Terms in a &row"), m_rowLength), m_rowLength});
    auto *row = new QHBoxLayout;
    row->addWidget(m_rowTools);
    row->addStretch();
    row->addWidget(m_scale);
    layout->addLayout(row);
    layout->addWidget(m_heatMap, 1);
    return page;
}

void SequencePictures::setPlot(SequencePlotPtr plot)
{
    m_plot = std::move(plot);
    m_chart->setPlot(m_plot);
    m_histogram->setBars(m_plot ? barsOf(m_plot->counts()) : BarChart::Bars());
    m_heatMap->setPlot(m_plot);
    m_scale->setMax(m_plot ? m_plot->snapshot()->max : 0);
    m_rowLength->setValue(static_cast<int>(m_heatMap->rowLength()));
    showLegend();
}

void SequencePictures::setMarked(const std::vector<quint64> &heaps)
{
    m_chart->setMarked(heaps);
    m_heatMap->setMarked(heaps);
}

void SequencePictures::setPart(SequenceChoice::Part part)
{
    setCurrentIndex(static_cast<int>(part));
    showLegend();
}

void SequencePictures::setUpLegend()
{
    m_legend->setTextFormat(Qt::RichText);
    enableTermLinks(m_legend);
    m_legend->setWordWrap(true);
    m_legend->setContentsMargins(8, 0, 8, 0);
    setFontRole(m_legend, FontRole::Body, FontRole::Caption);
    connect(m_chart, &SequenceChart::rangeChanged, this, &SequencePictures::showLegend);
    connect(m_histogram, &BarChart::pointedAt, this, &SequencePictures::showBar);
    connect(&Theme::instance(), &Theme::changed, this, &SequencePictures::showLegend);
    showLegend();
}

QString SequencePictures::rareText() const
{
    return m_plot && m_plot->split()
               ? tr("rare, %1 of %2").arg(groupedNumber(m_plot->rareCount()), groupedNumber(m_plot->terms()))
               : QString();
}

bool SequencePictures::hasExceptions() const
{
    return m_plot && m_plot->snapshot()->period && m_plot->snapshot()->period->lastException();
}

QStringList SequencePictures::plotLegend() const
{
    const Colors &colors = Theme::instance().colors();
    const bool rareApart = m_chart->showsRare();
    QStringList parts;
    if (m_chart->showsDots())
        parts << legendMark(colors.pPosition, "\u25cf", rareApart ? tr("common") : tr("value"));
    else
        parts << legendMark(colors.pPosition, "\u258c",
                            rareApart ? tr("least to greatest common value") : tr("least to greatest value"));
    if (rareApart)
        parts << legendMark(colors.accent, m_chart->showsDots() ? "\u25a0" : "\u258c", rareText());
    if (hasExceptions() && m_chart->showsDots() && m_chart->options().exceptions)
        parts << legendMark(colors.nPosition, "\u25c7", tr("exception"));
    else if (!m_chart->layers().exceptionRuns().empty())
        parts << legendMark(colors.nPosition, "\u2582", tr("columns with exceptions"));
    return parts;
}

/// Shows the marks and colours that are currently drawn.
void SequencePictures::showLegend()
{
    const Colors &colors = Theme::instance().colors();
    const auto part = static_cast<SequenceChoice::Part>(currentIndex());
    QStringList parts;
    if (part == SequenceChoice::Part::Plot) {
        parts = plotLegend();
    } else if (part == SequenceChoice::Part::Histogram) {
        parts << legendMark(colors.pPosition, "\u25a0", tr("terms with the value"));
        if (const QString rare = rareText(); !rare.isEmpty())
            parts << legendMark(colors.accent, "\u25a8", rare);
    } else if (hasExceptions()) {
        parts << legendMark(colors.nPosition, "\u25a1", tr("exception"));
    }
    if (part != SequenceChoice::Part::Histogram)
        parts << legendMark(colors.selection, part == SequenceChoice::Part::Plot ? "\u25ef" : "\u25a1",
                            tr("selected heap"));
    m_legend->setText(withTerms(parts.join(QStringLiteral("&nbsp;&nbsp; ")), colors.text));
}

void SequencePictures::showBar(std::optional<std::size_t> index)
{
    if (!index)
        return showLegend();
    const BarChart::Bar &bar = m_histogram->bars()[*index];
    const QString values = bar.first == bar.last
                               ? tr("The value %1").arg(groupedNumber(bar.first))
                               : tr("The values %1 to %2").arg(groupedNumber(bar.first), groupedNumber(bar.last));
    m_legend->setText(tr("%1: %2 of %3 terms, %4 of them rare")
                          .arg(values, groupedNumber(bar.count), groupedNumber(m_plot ? m_plot->terms() : 0),
                               groupedNumber(bar.part)));
}

QWidget *SequencePictures::front() const
{
    return isHeatMap() ? m_heatMap : currentWidget();
}

Drawing SequencePictures::drawing() const
{
    if (currentWidget() == m_histogram)
        return m_histogram->drawing();
    return isHeatMap() ? m_heatMap->drawing() : m_chart->drawing();
}

void SequencePictures::setDescription(const QString &text)
{
    m_chart->setAccessibleDescription(text);
    m_heatMap->setAccessibleDescription(text);
}

} // namespace mexplorer
