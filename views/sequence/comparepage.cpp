// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/comparepage.h"

#include "model/sequence/survey.h"
#include "model/session/session.h"
#include "views/sequence/rulechoices.h"
#include "views/widgets/itemrows.h"
#include "views/widgets/layouts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QStandardItemModel>
#include <QTableView>

namespace mexplorer {

namespace {

const QString compareKey = QStringLiteral("sequence.compare");
const QString searchKey = QStringLiteral("sequence.search");
constexpr qsizetype maxOthers = 3;
constexpr quint64 minCompared = 2000;
constexpr quint64 searchTerms = 2000;

} // namespace

ComparePage::ComparePage(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_rules(makeNamed<QComboBox>("compareRules")),
      m_withFour(new QCheckBox(tr("4 before the point"))), m_search(makeNamed<QPushButton>("compareSearch")),
      m_remove(new QPushButton(tr("Re&move"))), m_state(makeText("compareState")),
      m_model(new QStandardItemModel(0, 2, this)), m_table(makeNamed<QTableView>("compareTable"))
{
    auto *layout = makeLayout<QVBoxLayout>(this, 8);
    layout->addWidget(makeControls());
    layout->addWidget(m_state);
    setUpTable();
    layout->addWidget(m_table, 1);
    connect(session->jobs(), &Jobs::changed, this, &ComparePage::showState);
    showState();
}

QWidget *ComparePage::makeControls()
{
    auto *controls = new QWidget;
    auto *layout = makeLayout<QHBoxLayout>(controls, 8);
    m_rules->setAccessibleName(tr("Rules to compare with"));
    m_rules->setEditable(true);
    m_rules->setInsertPolicy(QComboBox::NoInsert);
    m_rules->lineEdit()->setPlaceholderText(tr("Choose or type rules, and press Enter"));
    // As wide as there is room: the longest of its rules must not push the page apart.
    m_rules->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_rules->setMinimumContentsLength(8);
    m_search->setToolTip(tr("Compare with all octal codes of up to three digits"));
    m_withFour->setToolTip(tr("Search the 512 codes with a 4 before the point, too"));
    layout->addWidget(makeFieldLabel(tr("&Compare with"), m_rules));
    layout->addWidget(m_rules, 1);
    layout->addWidget(m_remove);
    layout->addSpacing(16);
    addWidgets(layout, {m_search, m_withFour});
    connect(m_rules, &QComboBox::textActivated, this, &ComparePage::add);
    connect(m_rules->lineEdit(), &QLineEdit::returnPressed, this, [this] { add(m_rules->currentText()); });
    connect(m_search, &QPushButton::clicked, this, &ComparePage::toggleSearch);
    connect(m_remove, &QPushButton::clicked, this, &ComparePage::removeSelected);
    return controls;
}

void ComparePage::setUpTable()
{
    m_model->setHorizontalHeaderLabels({tr("Rules"), tr("What holds")});
    m_table->setAccessibleName(tr("Sequences that were compared"));
    m_table->setModel(m_model);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    chooseWholeRows(m_table);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(0, m_table->fontMetrics().horizontalAdvance(QStringLiteral("subtraction{1-3,9}")) + 16);
    connect(m_table, &QTableView::activated, this, [this] { emit rulesChosen(selectedRules()); });
    addRowMenu(m_table, QStringLiteral("compareMenu"), [this](QMenu *menu, const QModelIndex &) {
        menu->addAction(tr("Show Its Values"), this, [this] { emit rulesChosen(selectedRules()); });
        QAction *remove = menu->addAction(tr("Remove"), this, &ComparePage::removeSelected);
        remove->setEnabled(m_remove->isEnabled());
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ComparePage::showState);
    auto *remove = new QShortcut(QKeySequence(Qt::Key_Delete), m_table);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &ComparePage::removeSelected);
}

void ComparePage::setChoices(const QStringList &rules)
{
    const QString current = m_rules->currentText();
    m_rules->clear();
    m_rules->addItems(rules);
    m_rules->setCurrentIndex(-1);
    m_rules->setEditText(current);
}

void ComparePage::setTarget(SequencePlotPtr target, std::shared_ptr<SequenceStudy> study)
{
    m_session->jobs()->drop(searchKey);
    // What was found for fewer terms of the same sequence stays until there is more.
    const bool goesOn = target && m_study == study;
    m_target = std::move(target);
    m_study = std::move(study);
    if (!goesOn) {
        m_compared.clear();
        m_found.clear();
        m_notice.clear();
        m_plots.clear();
        emit plotsChanged();
    }
    compare();
    showState();
}

void ComparePage::add(const QString &text)
{
    const Result<RulesPtr> rules = heapRulesOf(text);
    m_notice = rules ? QString() : rules.problem().message;
    if (!rules)
        return showState();
    m_others.removeAll((*rules)->text());
    m_others << (*rules)->text();
    while (m_others.size() > maxOthers)
        m_others.removeFirst();
    m_rules->setEditText({});
    compare();
    showState();
}

void ComparePage::removeSelected()
{
    const QString rules = selectedRules();
    if (m_others.removeAll(rules) > 0) {
        std::erase_if(m_compared, [&rules](const Comparison &comparison) { return comparison.b == rules; });
        std::erase_if(m_plots,
                      [&rules](const SequencePlotPtr &plot) { return plot->snapshot()->rules->text() == rules; });
        emit plotsChanged();
        compare();
    } else {
        std::erase_if(m_found, [&rules](const Comparison &comparison) { return comparison.b == rules; });
    }
    showRows();
    showState();
}

void ComparePage::compare()
{
    if (!m_target || m_others.isEmpty()) {
        m_session->jobs()->drop(compareKey);
        return setCompared({});
    }
    std::erase_if(m_studies, [this](const auto &study) { return !m_others.contains(study.first); });
    std::vector<std::shared_ptr<SequenceStudy>> others;
    for (const QString &text : m_others) {
        std::shared_ptr<SequenceStudy> &study = m_studies[text];
        if (!study)
            study = std::make_shared<SequenceStudy>(*heapRulesOf(text));
        others.push_back(study);
    }
    m_session->jobs()->start(
        this, compareKey, tr("Comparing sequences"),
        [target = m_target, study = m_study, others](JobControl &control) {
            Compared compared;
            for (const std::shared_ptr<SequenceStudy> &other : others) {
                const quint64 terms = std::max(minCompared, target->terms());
                if (auto comparison = compareStudies(*study, *other, terms, control))
                    compared.comparisons.push_back(std::move(*comparison));
                if (control.isCancelled())
                    break;
                const auto snapshot = std::make_shared<const SequenceSnapshot>(other->study(target->terms(), control));
                compared.plots.push_back(std::make_shared<const SequencePlot>(snapshot, control));
            }
            return compared;
        },
        [this](Compared compared) { setCompared(std::move(compared)); },
        [this](const Problem &problem) {
            setCompared({});
            m_session->report(problem);
        });
}

void ComparePage::setCompared(Compared compared)
{
    m_compared = std::move(compared.comparisons);
    m_plots = std::move(compared.plots);
    showRows();
    showState();
    emit plotsChanged();
}

bool ComparePage::isSearching() const
{
    return m_session->jobs()->isRunning(searchKey);
}

void ComparePage::toggleSearch()
{
    if (isSearching()) {
        m_session->jobs()->cancel(searchKey);
        return;
    }
    if (!m_target)
        return;
    m_session->jobs()->start(
        this, searchKey, tr("Looking for codes with the same values"),
        [snapshot = m_target->snapshot(), codes = surveyCodes(m_withFour->isChecked())](JobControl &control) {
            return searchCodes(*snapshot, codes, searchTerms, control);
        },
        [this](std::vector<Comparison> found) { setFound(std::move(found)); },
        [this](const Problem &problem) {
            m_session->report(problem);
            showState();
        });
    showState();
}

void ComparePage::setFound(std::vector<Comparison> found)
{
    m_found = std::move(found);
    m_notice = m_found.empty() ? tr("No other code has these values, shifted or doubled.")
                               : tr("%Ln other code(s) {has|have} these values, shifted or doubled where it says so.",
                                    nullptr, static_cast<int>(m_found.size()));
    showRows();
    showState();
}

/// All rows anew: what was asked for, then what was found.
void ComparePage::showRows()
{
    m_model->setRowCount(0);
    for (const std::vector<Comparison> *list : {&m_compared, &m_found}) {
        for (const Comparison &comparison : *list) {
            if (list == &m_compared || !m_others.contains(comparison.b))
                m_model->appendRow(
                    {new QStandardItem(comparison.b), new QStandardItem(comparisonSentence(comparison))});
        }
    }
}

void ComparePage::focusRules()
{
    m_rules->setFocus(Qt::ShortcutFocusReason);
}

QString ComparePage::selectedRules() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? current.siblingAtColumn(0).data().toString() : QString();
}

void ComparePage::showState()
{
    m_search->setText(isSearching() ? tr("St&op") : tr("&Search All Codes"));
    m_search->setEnabled(m_target != nullptr);
    m_remove->setEnabled(!selectedRules().isEmpty());
    QString text = m_notice;
    if (text.isEmpty() && m_model->rowCount() == 0)
        text =
            tr("Add other rules to see whether their values are the same, shifted or doubled; they are laid over the "
               "plot, too.");
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
}

} // namespace mexplorer
