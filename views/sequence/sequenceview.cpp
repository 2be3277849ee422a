#include "views/sequence/sequenceview.h"

#include "model/notation/expression.h"
#include "model/sequence/sequencecsv.h"
#include "model/session/session.h"
#include "views/sequence/chartexport.h"
#include "views/sequence/rulechoices.h"
#include "views/sequence/sequencechart.h"
#include "views/sequence/sequencecontrols.h"
#include "views/sequence/sequencemodel.h"
#include "views/theme/theme.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>

namespace mexplorer {

namespace {

const QString jobKey = QStringLiteral("sequence");
const QString exportKey = QStringLiteral("sequence.export");

} // namespace

SequenceView::SequenceView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_controls(new SequenceControls), m_chart(new SequenceChart),
      m_model(new SequenceModel(this)), m_table(new QTableView), m_finding(new QLabel), m_readout(new QLabel),
      m_legend(new QLabel), m_why(new QLabel), m_pages(new QStackedWidget)
{
    setObjectName(QStringLiteral("sequenceView"));
    buildLayout();
    connectParts();
    connectSession();
    showLegend();
    followGame();
}

void SequenceView::connectParts()
{
    connect(m_controls, &SequenceControls::rulesChosen, this, &SequenceView::chooseRules);
    connect(m_controls, &SequenceControls::termsChosen, this, &SequenceView::chooseTerms);
    connect(m_controls, &SequenceControls::zoomRequested, m_chart, &SequenceChart::zoom);
    connect(m_controls, &SequenceControls::showAllRequested, m_chart, &SequenceChart::showAll);
    connect(m_controls, &SequenceControls::exportRequested, this, &SequenceView::askForFile);
    connect(m_chart, &SequenceChart::pointedAt, this, &SequenceView::showReadout);
    connect(m_chart, &SequenceChart::clicked, this, &SequenceView::selectHeap);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) { m_chart->point(m_model->termAt(current)); });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (const auto n = m_model->termAt(index))
            selectHeap(*n);
    });
    connect(m_chart, &SequenceChart::rangeChanged, this, &SequenceView::showLegend);
    connect(&Theme::instance(), &Theme::changed, this, &SequenceView::showLegend);
    connect(&Theme::instance(), &Theme::changed, m_model, &SequenceModel::updateColors);
}

void SequenceView::connectSession()
{
    const Exploration *exploration = m_session->exploration();
    connect(exploration, &Exploration::startChanged, this, &SequenceView::followGame);
    connect(exploration, &Exploration::selectionChanged, this, &SequenceView::followSelection);
    connect(exploration, &Exploration::graphChanged, this, &SequenceView::followSelection);
}

void SequenceView::followGame()
{
    const Exploration *exploration = m_session->exploration();
    QStringList names;
    const auto families = heapFamilies(exploration->hasGame() ? exploration->start() : Position());
    for (const auto &family : families)
        names << family->text();
    m_controls->setChoices(names, suggestedRules());
    m_notice.clear();
    if (families.empty() && exploration->hasGame())
        return showWhyEmpty();
    const bool isOffered = m_rules && names.contains(m_rules->text());
    if (families.empty())
        chooseRules(suggestedRules().constFirst());
    else if (!isOffered)
        setRules(families.front());
    m_pages->setCurrentIndex(0);
    followSelection();
}

void SequenceView::followSelection()
{
    const Exploration *exploration = m_session->exploration();
    m_marked.clear();
    if (m_rules && exploration->hasGame())
        m_marked = heapsOf(exploration->selectedPosition(), *m_rules);
    m_chart->setMarked(m_marked);
    m_model->setMarked(m_marked);
    showReadout(m_chart->pointed());
}

void SequenceView::chooseRules(const QString &text)
{
    const Result<RulesPtr> rules = parseRules(text);
    const auto heaps = rules ? std::dynamic_pointer_cast<const HeapRules>(*rules) : nullptr;
    if (heaps) {
        m_notice.clear();
        m_pages->setCurrentIndex(0);
        return setRules(heaps);
    }
    m_notice = rules ? tr("%1 is not played on single heaps, so it has no sequence.").arg((*rules)->text())
                     : rules.problem().message;
    showFinding();
}

void SequenceView::chooseTerms(quint64 terms)
{
    if (m_snapshot && m_snapshot->terms == terms)
        return;
    request();
}

void SequenceView::setRules(HeapRulesPtr rules)
{
    m_controls->setRules(rules->text());
    if (m_rules && m_rules->text() == rules->text())
        return showFinding();
    m_rules = std::move(rules);
    m_study = std::make_shared<SequenceStudy>(m_rules);
    m_snapshot.reset();
    m_chart->setSnapshot(nullptr);
    m_model->setSnapshot(nullptr);
    followSelection();
    request();
}

/// Computes what is asked for; only once somebody looks.
void SequenceView::request()
{
    m_isStale = !isVisible();
    if (m_isStale || !m_study)
        return;
    const quint64 terms = m_controls->terms();
    m_session->jobs()->start(
        this, jobKey, tr("Values of %1").arg(m_rules->text()),
        [study = m_study, terms](JobControl &control) { return study->study(terms, control); },
        [this](SequenceSnapshot snapshot) { adopt(std::move(snapshot)); });
    showFinding();
}

void SequenceView::adopt(SequenceSnapshot snapshot)
{
    if (snapshot.rules->text() != m_rules->text())
        return;
    m_notice =
        snapshot.problem && snapshot.problem->kind != Problem::Kind::Cancelled ? snapshot.problem->message : QString();
    m_snapshot = std::make_shared<const SequenceSnapshot>(std::move(snapshot));
    m_chart->setSnapshot(m_snapshot);
    m_model->setSnapshot(m_snapshot);
    m_table->resizeColumnsToContents();
    showFinding();
    showReadout(std::nullopt);
}

void SequenceView::selectHeap(quint64 n)
{
    const QModelIndex index = m_model->indexOf(n);
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
    const CellVector cells = n == 0 ? CellVector() : CellVector{n};
    m_session->exploration()->selectPosition(Position{{Component{m_rules, cells}}});
}

void SequenceView::askForFile(const QString &ending)
{
    if (!m_snapshot)
        return;
    const QString name = tr("sequence.%1").arg(ending);
    const QString filter = QStringLiteral("%1 (*.%2)").arg(ending.toUpper(), ending);
    QString path = QFileDialog::getSaveFileName(this, tr("Export the Sequence"), name, filter);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += u'.' + ending;
    exportTo(path);
}

void SequenceView::exportTo(const QString &path)
{
    if (!m_snapshot)
        return;
    if (path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive))
        return saveCsv(path);
    const std::optional<Problem> problem = exportChart(*m_chart, path);
    m_notice = problem ? problem->message : tr("The chart is in %1.").arg(path);
    showFinding();
}

void SequenceView::saveCsv(const QString &path)
{
    m_session->jobs()->start(
        this, exportKey, tr("Writing the values"),
        [snapshot = m_snapshot, path](JobControl &) {
            return saveSequenceCsv(*snapshot->values, snapshot->terms, path);
        },
        [this, path](const Result<quint64> &written) {
            m_notice =
                written ? tr("%1 values are in %2.").arg(groupedNumber(*written), path) : written.problem().message;
            showFinding();
        });
}

void SequenceView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        request();
}

} // namespace mexplorer
