// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/survey/surveyview.h"

#include "model/sequence/survey.h"
#include "model/session/session.h"
#include "views/survey/surveymodel.h"
#include "views/theme/icons.h"
#include "views/widgets/filedialogs.h"
#include "views/widgets/itemrows.h"
#include "views/widgets/layouts.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardPaths>
#include <QTableView>

#include <algorithm>

namespace mexplorer {

namespace {

const QString surveyJob = QStringLiteral("survey");
constexpr int rowsBetweenKeeping = 100;

} // namespace

SurveyView::SurveyView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_model(new SurveyModel(this)), m_sorted(new QSortFilterProxyModel(this)),
      m_terms(makeNamed<QComboBox>("surveyTerms")),
      m_withFour(makeNamed<QCheckBox>("surveyWithFour", tr("4 before the point"))),
      m_filter(makeNamed<QComboBox>("surveyFilter")), m_start(makeNamed<QPushButton>("surveyStart")),
      m_state(makeText("surveyState")), m_table(makeNamed<QTableView>("surveyTable"))
{
    auto *layout = makeLayout<QVBoxLayout>(this, 8);
    layout->addWidget(makeControls());
    layout->addWidget(m_state);
    setUpTable();
    layout->addWidget(m_table, 1);
    const Result<std::vector<SurveyRow>> kept = loadSurvey(autosavePath());
    showRows(kept ? *kept : std::vector<SurveyRow>());
    connect(session->jobs(), &Jobs::changed, this, &SurveyView::collect);
    showState();
}

SurveyView::~SurveyView()
{
    if (isRunning())
        keep();
}

QString SurveyView::autosavePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/survey.json");
}

QWidget *SurveyView::makeControls()
{
    auto *controls = new QWidget;
    auto *layout = makeLayout<QHBoxLayout>(controls, 8);
    for (const quint64 terms : {1'000U, 10'000U, 100'000U, 1'000'000U})
        m_terms->addItem(groupedNumber(terms), terms);
    m_terms->setCurrentIndex(1);
    m_terms->setAccessibleName(tr("Terms of each code"));
    m_withFour->setToolTip(tr("List the 512 codes with a 4 before the point, too"));
    m_filter->setAccessibleName(tr("Which codes are listed"));
    m_filter->addItems({tr("All codes"), tr("Proved"), tr("Open"), tr("Waiting")});
    auto *open = new QPushButton(tr("&Open…"));
    auto *save = makeNamed<QPushButton>("surveySave", tr("&Save…"));
    addWidgets(layout, {makeFieldLabel(tr("&Terms"), m_terms), m_terms, m_withFour, m_start});
    layout->addStretch();
    addWidgets(layout, {m_filter, open, save});
    connect(m_terms, &QComboBox::currentIndexChanged, this, &SurveyView::showState);
    connect(m_withFour, &QCheckBox::toggled, this, &SurveyView::chooseCodes);
    connect(m_filter, &QComboBox::currentIndexChanged, this, &SurveyView::chooseFilter);
    connect(m_start, &QPushButton::clicked, this, &SurveyView::toggle);
    connect(open, &QPushButton::clicked, this, [this] { askForFile(false); });
    connect(save, &QPushButton::clicked, this, [this] { askForFile(true); });
    return controls;
}

void SurveyView::setUpTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(SurveyModel::SortRole);
    m_sorted->setDynamicSortFilter(true);
    m_sorted->setFilterKeyColumn(SurveyModel::Status);
    m_table->setAccessibleName(tr("Survey of the octal codes"));
    m_table->setModel(m_sorted);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(SurveyModel::Code, Qt::AscendingOrder);
    chooseWholeRows(m_table);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    keepRowHeight(m_table, 8);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setSortIndicatorShown(true);
    connect(m_table, &QTableView::activated, this, &SurveyView::choose);
    addRowMenu(m_table, QStringLiteral("surveyMenu"), [this](QMenu *menu, const QModelIndex &index) {
        menu->addAction(themeIcon(QStringLiteral("sequence")), tr("Show Its Values"), this,
                        [this, row = QPersistentModelIndex(index)] { choose(row); });
        const QString code = index.siblingAtColumn(SurveyModel::Code).data().toString();
        menu->addAction(themeIcon(QStringLiteral("copy")), tr("Copy Code"), this,
                        [code] { QGuiApplication::clipboard()->setText(code); });
    });
}

quint64 SurveyView::terms() const
{
    return m_terms->currentData().toULongLong();
}

/// True if there is a code of which more terms are wanted.
bool SurveyView::needsMoreTerms() const
{
    const std::vector<SurveyRow> &rows = m_model->surveyRows();
    return std::any_of(rows.begin(), rows.end(), [this](const SurveyRow &row) { return row.needsMoreTerms(terms()); });
}

bool SurveyView::isRunning() const
{
    return m_session->jobs()->isRunning(surveyJob);
}

void SurveyView::toggle()
{
    if (isRunning())
        m_session->jobs()->cancel(surveyJob);
    else
        start();
    showState();
}

void SurveyView::start()
{
    QStringList codes;
    for (const SurveyRow &row : m_model->surveyRows()) {
        if (row.needsMoreTerms(terms()))
            codes << row.code;
    }
    m_notice.clear();
    if (codes.isEmpty())
        return;
    m_feed = std::make_shared<Feed>();
    m_session->jobs()->start(
        this, surveyJob, tr("Survey of the octal codes"),
        [codes, terms = terms(), feed = m_feed](JobControl &control) {
            runSurvey(codes, terms, control, [&feed](const SurveyRow &row) {
                const std::lock_guard lock(feed->mutex);
                feed->rows.push_back(row);
            });
            return true;
        },
        [this](bool) { finish(); },
        [this](const Problem &problem) {
            finish();
            m_session->report(problem);
        });
}

/// Takes over what the worker has found so far.
void SurveyView::collect()
{
    if (!m_feed)
        return;
    std::vector<SurveyRow> rows;
    {
        const std::lock_guard lock(m_feed->mutex);
        rows.swap(m_feed->rows);
    }
    for (const SurveyRow &row : rows)
        m_model->update(row);
    m_unsavedRows += static_cast<int>(rows.size());
    if (m_unsavedRows >= rowsBetweenKeeping) {
        m_unsavedRows = 0;
        keep();
    }
    showState();
}

void SurveyView::finish()
{
    collect();
    m_feed.reset();
    m_unsavedRows = 0;
    keep();
    showState();
}

void SurveyView::keep() const
{
    QDir().mkpath(QFileInfo(autosavePath()).path());
    saveSurvey(known(), autosavePath());
}

void SurveyView::chooseCodes()
{
    m_session->jobs()->drop(surveyJob);
    collect();
    m_feed.reset();
    showRows(known());
    keep();
    showState();
}

/// What is known of codes that are not listed is kept, and comes back with them.
void SurveyView::showRows(const std::vector<SurveyRow> &known)
{
    const bool withFour = m_withFour->isChecked();
    m_hidden.clear();
    for (const SurveyRow &row : known) {
        if (!withFour && row.code.startsWith(u'4') && row.status != SurveyRow::Status::Waiting)
            m_hidden.push_back(row);
    }
    m_model->setRows(surveyRows(withFour, known));
}

std::vector<SurveyRow> SurveyView::known() const
{
    std::vector<SurveyRow> rows = m_model->surveyRows();
    rows.insert(rows.end(), m_hidden.begin(), m_hidden.end());
    return rows;
}

void SurveyView::chooseFilter(int index)
{
    const QStringList texts = {QString(), tr("proved"), tr("open"), tr("waiting")};
    m_sorted->setFilterFixedString(texts.value(index));
}

void SurveyView::choose(const QModelIndex &index)
{
    const QModelIndex row = m_sorted->mapToSource(index);
    if (row.isValid())
        emit rulesChosen(
            QStringLiteral("octal{%1}").arg(m_model->surveyRows()[static_cast<std::size_t>(row.row())].code));
}

void SurveyView::askForFile(bool toSave)
{
    const QString surveys = fileFilter(tr("Surveys"), {QStringLiteral("json")});
    const QString name = QStringLiteral("surveyFileDialog");
    if (toSave) {
        askForFileToSave(this,
                         {.title = tr("Save the Survey"),
                          .objectName = name,
                          .filters = {surveys, fileFilter(tr("Tables"), {QStringLiteral("csv")})},
                          .expression = tr("octal-survey")},
                         [this](const QString &path) { saveTo(path); });
    } else {
        askForFileToOpen(this, {.title = tr("Open a Survey"), .objectName = name, .filters = {surveys}},
                         [this](const QString &path) { openFrom(path); });
    }
}

void SurveyView::saveTo(const QString &path)
{
    const std::optional<Problem> problem = saveSurvey(known(), path);
    m_notice = problem ? problem->message : tr("The survey is in %1.").arg(path);
    showState();
}

void SurveyView::openFrom(const QString &path)
{
    const Result<std::vector<SurveyRow>> rows = loadSurvey(path);
    if (rows) {
        m_session->jobs()->drop(surveyJob);
        m_feed.reset();
        showRows(*rows);
        m_notice = tr("%1 codes were read from %2.").arg(groupedNumber(rows->size()), path);
    } else {
        m_notice = rows.problem().message;
    }
    showState();
}

void SurveyView::showState()
{
    const int proved = m_model->count(SurveyRow::Status::Proved);
    const int open = m_model->count(SurveyRow::Status::Open);
    const int all = m_model->rowCount();
    QString sentence = tr("%1 of %2 codes were examined: the period of %3 is proved, %4 are open.")
                           .arg(proved + open)
                           .arg(all)
                           .arg(proved)
                           .arg(open);
    if (proved + open == 0 && !isRunning())
        sentence = tr("None of the %1 codes has been examined yet. Start looks for the period of each.").arg(all);
    const bool isDone = !isRunning() && !needsMoreTerms();
    m_start->setEnabled(!isDone);
    m_start->setToolTip(isDone ? tr("All codes were examined as far as that. Choose more terms to resume the open "
                                    "ones.")
                               : QString());
    m_start->setText(isRunning() ? tr("St&op") : proved + open == 0 ? tr("St&art") : tr("Resu&me"));
    m_state->setText(m_notice.isEmpty() ? sentence : m_notice + u' ' + sentence);
}

} // namespace mexplorer
