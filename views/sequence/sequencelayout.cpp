// SPDX-License-Identifier: GPL-3.0-or-later
// How SequenceView is laid out, and what it says.

#include "model/session/session.h"
#include "views/charts/barchart.h"
#include "views/sequence/comparepage.h"
#include "views/sequence/heatmap.h"
#include "views/sequence/pointerpanel.h"
#include "views/sequence/rulechoices.h"
#include "views/sequence/sequencechart.h"
#include "views/sequence/sequencecontrols.h"
#include "views/sequence/sequencemodel.h"
#include "views/sequence/sequenceview.h"
#include "views/sequence/valuescale.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"
#include "views/widgets/rowheight.h"
#include "views/widgets/segmentedswitch.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

#include <array>

namespace mexplorer {

void SequenceView::buildLayout()
{
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->setObjectName(QStringLiteral("sequenceSplitter"));
    splitter->addWidget(makePictures());
    splitter->addWidget(m_table);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    setUpTable();
    setUpSwitch();
    setFontRole(m_finding, FontRole::Lead);
    m_finding->setObjectName(QStringLiteral("sequenceFinding"));
    m_finding->setWordWrap(true);
    m_finding->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_pages->setObjectName(QStringLiteral("sequencePages"));
    m_pages->addWidget(splitter);
    m_pages->addWidget(makeEmptyPage());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_switch, 0, Qt::AlignLeft);
    layout->addWidget(m_controls);
    layout->addWidget(m_finding);
    layout->addWidget(m_pages, 1);
}

/// In the order of Part.
void SequenceView::setUpSwitch()
{
    m_switch->setObjectName(QStringLiteral("sequenceParts"));
    m_switch->addChoice(tr("Plot"), tr("The values over n"));
    m_switch->addChoice(tr("Histogram"), tr("How often each value comes"));
    m_switch->addChoice(tr("Heat Map"), tr("A row for each period, values as colours"));
    m_switch->addChoice(tr("Compare"), tr("Which other rules have the same values"));
    m_switch->addChoice(tr("Survey"), tr("All octal codes of up to three digits"));
    m_switch->addChoice(tr("Matrix"), tr("The values of all positions of the matrix game"));
}

/// The pictures of one sequence, and below them what they are made of and what the pointer is on.
QWidget *SequenceView::makePictures()
{
    m_histogram->setObjectName(QStringLiteral("sequenceHistogram"));
    m_histogram->setAccessibleName(tr("How often each value comes"));
    m_pictures->setObjectName(QStringLiteral("sequencePictures"));
    for (QWidget *picture : {static_cast<QWidget *>(m_chart), static_cast<QWidget *>(m_histogram), makeHeatPage(),
                             static_cast<QWidget *>(m_compare)})
        m_pictures->addWidget(picture);
    auto *pictures = new QWidget;
    auto *layout = new QVBoxLayout(pictures);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_pictures, 1);
    layout->addWidget(makeCaption());
    layout->addWidget(m_pointer);
    return pictures;
}

QWidget *SequenceView::makeHeatPage()
{
    constexpr int longestRow = 10'000'000;
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_rowLength->setObjectName(QStringLiteral("sequenceRowLength"));
    m_rowLength->setRange(1, longestRow);
    m_rowLength->setGroupSeparatorShown(true);
    m_rowLength->setKeyboardTracking(false);
    m_rowLength->setToolTip(tr("How many terms stand in a row; the period makes upright stripes"));
    auto *label = new QLabel(tr("Terms in a &row"));
    label->setBuddy(m_rowLength);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_rowLength);
    row->addStretch();
    row->addWidget(m_scale);
    layout->addLayout(row);
    layout->addWidget(m_heatMap, 1);
    return page;
}

void SequenceView::setUpTable()
{
    m_table->setObjectName(QStringLiteral("sequenceTable"));
    m_table->setTabKeyNavigation(false);
    m_table->setAccessibleName(tr("Table of the values G(n)"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setMinimumHeight(96);
    for (QHeaderView *header : {m_table->horizontalHeader(), m_table->verticalHeader()})
        header->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 2px 6px; }"));
    m_table->horizontalHeader()->setMinimumSectionSize(28);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    keepRowHeight(m_table, 6);
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

/// As wide as the greatest value and the last column's title; measuring the cells themselves would take too long.
void SequenceView::fitColumns()
{
    constexpr int padding = 18;
    QFont bold = m_table->font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const QString title = QStringLiteral("+%1").arg(m_model->columnCount());
    const int column = padding + std::max(metrics.horizontalAdvance(QString::number(m_snapshot->max)),
                                          metrics.horizontalAdvance(title));
    m_table->horizontalHeader()->setDefaultSectionSize(column);
    const int rowTitle = metrics.horizontalAdvance(groupedNumber(m_snapshot->terms)) + padding;
    const int scrollBar = m_table->verticalScrollBar()->sizeHint().width();
    m_model->setRoom((m_table->width() - rowTitle - scrollBar) / column);
}

void SequenceView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!m_snapshot)
        return;
    layout()->activate();
    fitColumns();
}

/// How a row of the table holds a period that is shorter than a row.
QString SequenceView::rowsSentence() const
{
    const auto columns = static_cast<quint64>(m_model->columnCount());
    const quint64 periods = m_model->rowsFollowPeriod() ? columns / m_snapshot->period->period : 1;
    return periods == 1 ? QString()
                        : tr("Each row of the table holds %n period(s).", nullptr, static_cast<int>(periods));
}

QWidget *SequenceView::makeCaption()
{
    m_caption = new QWidget;
    auto *layout = new QHBoxLayout(m_caption);
    layout->setContentsMargins(8, 0, 8, 0);
    m_legend->setObjectName(QStringLiteral("sequenceLegend"));
    m_legend->setWordWrap(true);
    layout->addWidget(m_legend, 1);
    return m_caption;
}

QWidget *SequenceView::makeEmptyPage()
{
    auto *page = new QWidget;
    page->setObjectName(QStringLiteral("sequenceEmptyPage"));
    auto *layout = new QVBoxLayout(page);
    m_why->setObjectName(QStringLiteral("sequenceWhy"));
    m_why->setWordWrap(true);
    m_why->setAlignment(Qt::AlignCenter);
    setFontRole(m_why, FontRole::Lead);
    auto *offers = new QHBoxLayout;
    offers->setSpacing(8);
    offers->addStretch();
    constexpr qsizetype maxOffers = 5;
    for (const QString &rules : suggestedRules().first(maxOffers)) {
        auto *offer = new QPushButton(rules);
        offer->setObjectName(QStringLiteral("sequenceOffer.") + rules);
        connect(offer, &QPushButton::clicked, this, [this, rules] { chooseRules(rules); });
        offers->addWidget(offer);
    }
    auto *tables = new QPushButton(tr("Matrix tables"));
    tables->setObjectName(QStringLiteral("sequenceOffer.tables"));
    tables->setToolTip(tr("The values of all positions of the matrix game on a board"));
    connect(tables, &QPushButton::clicked, this, [this] { showPart(Part::Matrix); });
    offers->addWidget(tables);
    offers->addStretch();
    layout->addStretch();
    layout->addWidget(m_why);
    layout->addSpacing(12);
    layout->addLayout(offers);
    layout->addStretch();
    return page;
}

void SequenceView::showWhyEmpty()
{
    m_rules.reset();
    m_study.reset();
    m_snapshot.reset();
    m_plot.reset();
    m_session->jobs()->drop(QStringLiteral("sequence"));
    const QString game = m_session->exploration()->start().components.front().rules->text();
    m_why->setText(tr("A sequence G(0), G(1), G(2), … belongs to games on single heaps, and %1 is not one of them. "
                      "These have one:")
                       .arg(game));
    m_hasRules = false;
    m_controls->setRules(QString());
    showPlot();
    showPart(m_part);
}

void SequenceView::showFinding()
{
    QStringList sentences;
    if (!m_notice.isEmpty())
        sentences << m_notice;
    if (m_hasRules && !m_snapshot) {
        sentences << tr("Computing the values…");
    } else if (m_snapshot && m_snapshot->period) {
        const Period &period = *m_snapshot->period;
        const auto exception = period.lastException();
        if (period.saltus == 0)
            sentences << tr("Period %1, %2.")
                             .arg(groupedNumber(period.period),
                                  exception ? tr("last exception %1").arg(groupedNumber(*exception))
                                            : tr("without exceptions"));
        sentences << periodSentence(period);
        if (m_part <= Part::Histogram && !rowsSentence().isEmpty())
            sentences << rowsSentence();
    } else if (m_snapshot) {
        sentences << noPeriodSentence(*m_snapshot->rules, m_snapshot->terms);
    }
    if (m_snapshot && m_session->exploration()->convention() == Convention::Misere)
        sentences << tr("These are the values of normal play: under misère play they don't decide who wins.");
    if (m_snapshot && m_session->jobs()->isRunning(QStringLiteral("sequence")))
        sentences << tr("Going on to %1 terms…").arg(groupedNumber(m_controls->terms()));
    else if (m_snapshot && m_snapshot->terms < m_controls->terms())
        sentences << tr("Stopped at %1 terms.").arg(groupedNumber(m_snapshot->terms));
    if (m_snapshot && m_model->shownTerms() < m_snapshot->terms)
        sentences << tr("The table holds the first %1 terms.").arg(groupedNumber(m_model->shownTerms()));
    m_finding->setText(sentences.join(u' '));
    m_finding->setVisible(!sentences.isEmpty() && m_part < Part::Survey);
}

/// The legend names what is drawn now.
void SequenceView::showLegend()
{
    const Colors &colors = Theme::instance().colors();
    const auto mark = [](const QColor &color, const char *sign, const QString &text) {
        return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3")
            .arg(color.name(), QString::fromUtf8(sign), QString(text).replace(u' ', QStringLiteral("&nbsp;")));
    };
    const bool hasSplit = m_plot && m_plot->split();
    const bool hasExceptions = m_snapshot && m_snapshot->period && m_snapshot->period->lastException();
    const QString rare =
        hasSplit ? tr("rare, %1 of %2").arg(groupedNumber(m_plot->rareCount()), groupedNumber(m_plot->terms()))
                 : QString();
    QStringList parts;
    if (m_part == Part::Plot) {
        const bool rareApart = m_chart->showsRare();
        if (m_chart->showsDots())
            parts << mark(colors.pPosition, "\u25cf", rareApart ? tr("common") : tr("value"));
        else
            parts << mark(colors.pPosition, "\u258c",
                          rareApart ? tr("least to greatest common value") : tr("least to greatest value"));
        if (rareApart)
            parts << mark(colors.accent, m_chart->showsDots() ? "\u25a0" : "\u258c", rare);
        static constexpr std::array signs = {"\u25b2", "\u25cb", "\u2715"};
        const QStringList others = m_compare->others();
        for (std::size_t i = 0; i < std::min(m_compare->plots().size(), signs.size()); ++i)
            parts << mark(seriesColor(static_cast<int>(i), colors), signs[i],
                          m_compare->plots()[i]->snapshot()->rules->text());
        if (m_chart->options().runningMaximum && !m_chart->options().differences)
            parts << mark(colors.text, "\u2500", tr("greatest so far"));
        if (hasExceptions && m_chart->showsDots() && m_chart->options().exceptions)
            parts << mark(colors.nPosition, "\u25c7", tr("exception"));
        else if (!m_chart->exceptionRuns().empty())
            parts << mark(colors.nPosition, "\u2582", tr("columns with exceptions"));
    } else if (m_part == Part::Histogram) {
        parts << mark(colors.pPosition, "\u25a0", tr("terms with the value"));
        if (hasSplit)
            parts << mark(colors.accent, "\u25a8", rare);
    } else if (m_part == Part::HeatMap && hasExceptions) {
        parts << mark(colors.nPosition, "\u25a1", tr("exception"));
    }
    if (m_part != Part::Histogram)
        parts << mark(colors.selection, m_part == Part::Plot ? "\u25ef" : "\u25a1", tr("selected heap"));
    m_legend->setText(parts.join(QStringLiteral("&nbsp;&nbsp; ")));
}

/// The histogram's pointer speaks in place of its legend.
void SequenceView::showBar(std::optional<std::size_t> index)
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

} // namespace mexplorer
