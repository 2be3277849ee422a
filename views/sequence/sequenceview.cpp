// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequenceview.h"

#include "model/notation/expression.h"
#include "model/session/session.h"
#include "views/charts/barchart.h"
#include "views/sequence/comparepage.h"
#include "views/sequence/heatmap.h"
#include "views/sequence/pointerpanel.h"
#include "views/sequence/rulechoices.h"
#include "views/sequence/sequencechart.h"
#include "views/sequence/sequencecontrols.h"
#include "views/sequence/sequencemodel.h"
#include "views/sequence/valuescale.h"
#include "views/survey/surveyview.h"
#include "views/tables/matrixtablesview.h"
#include "views/theme/theme.h"
#include "views/widgets/segmentedswitch.h"

#include <QLabel>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>

namespace mexplorer {

namespace {

const QString valuesJob = QStringLiteral("sequence");
constexpr quint64 firstTerms = 100'000;

BarChart::Bars barsOf(const PlotCounts &counts)
{
    BarChart::Bars bars = {counts.binWidth, counts.common, counts.rare};
    for (std::size_t bin = 0; bin < bars.counts.size(); ++bin)
        bars.counts[bin] += counts.rare[bin];
    return bars;
}

} // namespace

SequenceView::SequenceView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_commands(new Commands(this)), m_switch(new SegmentedSwitch),
      m_controls(new SequenceControls), m_chart(new SequenceChart), m_histogram(new BarChart(tr("value"), tr("terms"))),
      m_heatMap(new HeatMap), m_scale(new ValueScale), m_rowLength(new QSpinBox), m_compare(new ComparePage(session)),
      m_pointer(new PointerPanel(session)), m_model(new SequenceModel(this)), m_table(new QTableView),
      m_finding(new QLabel), m_legend(new QLabel), m_why(new QLabel), m_pages(new QStackedWidget),
      m_pictures(new QStackedWidget)
{
    setObjectName(QStringLiteral("sequenceView"));
    buildLayout();
    addViewCommands();
    addOptions();
    addExportCommands();
    connectParts();
    connectPointers();
    connectSession();
    showPart(Part::Plot);
    followGame();
}

void SequenceView::connectParts()
{
    connect(m_switch, &SegmentedSwitch::chosen, this, [this](int index) { showPart(static_cast<Part>(index)); });
    connect(m_controls, &SequenceControls::rulesChosen, this, &SequenceView::chooseRules);
    connect(m_controls, &SequenceControls::rulesEntered, this, [this] {
        if (m_notice.isEmpty())
            setFocus(Qt::OtherFocusReason); // the picture's keys, of what was asked for
    });
    connect(m_controls, &SequenceControls::termsChosen, this, &SequenceView::chooseTerms);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (const auto n = m_model->termAt(index))
            selectHeap(*n);
    });
    connect(m_compare, &ComparePage::plotsChanged, this, &SequenceView::followOverlays);
    connect(m_compare, &ComparePage::rulesChosen, this, &SequenceView::chooseRules);
    connect(m_histogram, &BarChart::pointedAt, this, &SequenceView::showBar);
    connect(m_rowLength, &QSpinBox::valueChanged, this,
            [this](int length) { m_heatMap->setRowLength(static_cast<quint64>(length)); });
    connect(m_chart, &SequenceChart::rangeChanged, this, &SequenceView::showLegend);
    connect(&Theme::instance(), &Theme::changed, this, &SequenceView::showLegend);
    connect(&Theme::instance(), &Theme::changed, m_model, &SequenceModel::updateColors);
}

/// Whichever picture is pointed at, the panel below describes it.
void SequenceView::connectPointers()
{
    connect(m_chart, &SequenceChart::pointedAt, m_pointer, &PointerPanel::point);
    connect(m_chart, &SequenceChart::clicked, this, &SequenceView::selectHeap);
    connect(m_chart, &SequenceChart::reasonsWanted, m_pointer, &PointerPanel::explain);
    connect(m_heatMap, &HeatMap::pointedAt, m_pointer, &PointerPanel::point);
    connect(m_heatMap, &HeatMap::clicked, this, &SequenceView::selectHeap);
    connect(m_heatMap, &HeatMap::reasonsWanted, m_pointer, &PointerPanel::explain);
    connect(m_pointer, &PointerPanel::described, m_chart, &QWidget::setAccessibleDescription);
    connect(m_pointer, &PointerPanel::described, m_heatMap, &QWidget::setAccessibleDescription);
    // What was pointed at is asked for before the menu takes the pointer away.
    const auto offerMenu = [this](auto *picture, auto pointed) {
        picture->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(picture, &QWidget::customContextMenuRequested, this, [this, picture, pointed](const QPoint &place) {
            showContextMenu(picture, picture->viewport()->mapToGlobal(place), pointed());
        });
    };
    offerMenu(m_chart, [this] { return m_chart->pointed(); });
    offerMenu(m_heatMap, [this] { return m_heatMap->pointed(); });
    offerMenu(m_table, [this] { return m_model->termAt(m_table->currentIndex()); });
    offerMenu(m_histogram, [] { return std::optional<quint64>(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) { m_chart->point(m_model->termAt(current)); });
}

void SequenceView::connectSession()
{
    const Exploration *exploration = m_session->exploration();
    connect(exploration, &Exploration::startChanged, this, &SequenceView::followGame);
    connect(exploration, &Exploration::selectionChanged, this, &SequenceView::followSelection);
    connect(exploration, &Exploration::graphChanged, this, &SequenceView::followSelection);
    connect(exploration, &Exploration::conventionChanged, this, &SequenceView::showFinding);
}

void SequenceView::followGame()
{
    const Exploration *exploration = m_session->exploration();
    QStringList names;
    const auto families = heapFamilies(exploration->hasGame() ? exploration->start() : Position());
    for (const auto &family : families)
        names << family->text();
    m_controls->setChoices(names, suggestedRules());
    m_compare->setChoices(suggestedRules());
    m_notice.clear();
    if (families.empty() && exploration->hasGame())
        return showWhyEmpty();
    const bool isOffered = m_rules && names.contains(m_rules->text());
    if (families.empty())
        chooseRules(suggestedRules().constFirst());
    else if (!isOffered)
        setRules(families.front());
    m_hasRules = true;
    showPart(m_part);
    followSelection();
}

void SequenceView::followSelection()
{
    const Exploration *exploration = m_session->exploration();
    m_marked.clear();
    if (m_rules && exploration->hasGame())
        m_marked = heapsOf(exploration->selectedPosition(), *m_rules);
    m_chart->setMarked(m_marked);
    m_heatMap->setMarked(m_marked);
    m_model->setMarked(m_marked);
    m_pointer->setSelectedHeaps(m_marked);
}

void SequenceView::chooseRules(const QString &text)
{
    const Result<RulesPtr> rules = parseRules(text);
    const RulesPtr heaps = rules && (*rules)->isMultiset() ? *rules : nullptr;
    if (heaps) {
        m_notice.clear();
        m_hasRules = true;
        showPart(m_part >= Part::Compare ? Part::Plot : m_part);
        return setRules(heaps);
    }
    m_notice = rules ? tr("%1 is not played on single heaps, so it has no sequence.").arg((*rules)->text())
                     : rules.problem().message;
    showFinding();
}

SequenceChoice SequenceView::choice() const
{
    return {m_part, m_hasRules && m_rules ? m_rules->text() : QString(), m_controls->terms()};
}

void SequenceView::setChoice(const SequenceChoice &choice)
{
    if (choice.terms > 0)
        m_controls->setTerms(choice.terms);
    if (!choice.rules.isEmpty())
        chooseRules(choice.rules);
    showPart(choice.part);
}

void SequenceView::chooseTerms(quint64 terms)
{
    if (m_snapshot && m_snapshot->terms == terms)
        return;
    request();
}

void SequenceView::setRules(RulesPtr rules)
{
    m_controls->setRules(rules->text());
    if (m_rules && m_rules->text() == rules->text())
        return showFinding();
    m_rules = std::move(rules);
    m_study = std::make_shared<SequenceStudy>(m_rules);
    m_snapshot.reset();
    m_plot.reset();
    showPlot();
    followSelection();
    request();
}

/// Computes what is asked for; only once somebody looks. Of very many terms the first are shown before the others.
void SequenceView::request()
{
    m_isStale = !isVisible();
    if (m_isStale || !m_study)
        return;
    const quint64 terms = m_snapshot ? m_controls->terms() : std::min(m_controls->terms(), firstTerms);
    m_session->jobs()->start(
        this, valuesJob, tr("Values of %1").arg(m_rules->text()),
        [study = m_study, terms](JobControl &control) {
            const auto snapshot = std::make_shared<const SequenceSnapshot>(study->study(terms, control));
            JobControl uncancelled; // what was computed is shown, and soon made ready
            return std::make_shared<const SequencePlot>(snapshot, uncancelled);
        },
        [this, terms](SequencePlotPtr plot) {
            const bool goesOn = plot->terms() == terms && terms < m_controls->terms();
            setPlot(std::move(plot));
            if (goesOn)
                request();
        });
    showFinding();
}

void SequenceView::setPlot(SequencePlotPtr plot)
{
    const SequenceSnapshot &snapshot = *plot->snapshot();
    if (snapshot.rules->text() != m_rules->text())
        return;
    m_notice =
        snapshot.problem && snapshot.problem->kind != Problem::Kind::Cancelled ? snapshot.problem->message : QString();
    m_plot = std::move(plot);
    m_snapshot = m_plot->snapshot();
    showPlot();
    fitColumns();
    showFinding();
}

/// Hands what there is, or that there is nothing, to all pictures.
void SequenceView::showPlot()
{
    m_chart->setPlot(m_plot);
    m_histogram->setBars(m_plot ? barsOf(m_plot->counts()) : BarChart::Bars());
    m_heatMap->setPlot(m_plot);
    m_scale->setGreatest(m_snapshot ? m_snapshot->max : 0);
    m_rowLength->setValue(static_cast<int>(m_heatMap->rowLength()));
    m_model->setSnapshot(m_snapshot);
    m_pointer->setSnapshot(m_snapshot);
    m_compare->setTarget(m_plot, m_study);
    m_rareAndCommon->setEnabled(!m_plot || m_plot->split());
    showLegend();
}

void SequenceView::selectHeap(quint64 n)
{
    const QModelIndex index = m_model->indexOf(n);
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
    const CellVector cells = n == 0 ? CellVector() : CellVector{n};
    m_session->exploration()->selectPosition(Position{{Component{m_rules, cells}}});
    m_pointer->pin(n);
}

/// The keys are those of the picture in front.
void SequenceView::focusInEvent(QFocusEvent *)
{
    QWidget *const fronts[] = {m_chart, m_histogram, m_heatMap, m_compare};
    if (m_part <= Part::HeatMap)
        fronts[static_cast<int>(m_part)]->setFocus();
    else
        m_switch->setFocus();
}

void SequenceView::showPart(Part part)
{
    m_part = part;
    m_switch->setCurrent(static_cast<int>(part));
    const bool isOwn = part >= Part::Survey;
    if (part == Part::Survey && !m_survey) {
        m_survey = new SurveyView(m_session);
        m_pages->addWidget(m_survey);
        connect(m_survey, &SurveyView::rulesChosen, this, &SequenceView::chooseRules);
    }
    if (part == Part::Matrix && !m_matrix) {
        m_matrix = new MatrixTablesView(m_session);
        m_pages->addWidget(m_matrix);
    }
    m_controls->setVisible(!isOwn);
    if (part == Part::Survey)
        m_pages->setCurrentWidget(m_survey);
    else if (part == Part::Matrix)
        m_pages->setCurrentWidget(m_matrix);
    else
        m_pages->setCurrentIndex(m_hasRules ? 0 : 1);
    m_pictures->setCurrentIndex(std::min(static_cast<int>(part), static_cast<int>(Part::Compare)));
    m_table->setVisible(part <= Part::Histogram);
    m_caption->setVisible(part <= Part::HeatMap);
    m_pointer->setVisible(part == Part::Plot || part == Part::HeatMap);
    showFinding();
    showLegend();
}

void SequenceView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        request();
}

} // namespace mexplorer
