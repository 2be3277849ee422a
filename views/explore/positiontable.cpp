// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/positiontable.h"

#include "model/core/scanner.h"
#include "model/core/wordlist.h"
#include "model/explore/positionquery.h"
#include "model/session/session.h"
#include "views/explore/positionmodel.h"
#include "views/theme/icons.h"
#include "views/widgets/events.h"
#include "views/widgets/glossarylinks.h"
#include "views/widgets/itemrows.h"
#include "views/widgets/linklabel.h"
#include "views/widgets/makewidgets.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTableView>

namespace mexplorer {

PositionTable::PositionTable(Session *session, QWidget *parent)
    : FontAware(parent), m_session(session), m_filling(session->jobs()), m_model(new PositionModel(this)),
      m_view(makeNamed<QTableView>("tableView", this)), m_text(makeNamed<QLineEdit>("tableFilter", this)),
      m_outcome(makeNamed<QComboBox>("tableOutcome", this)), m_count(makeText("tableCount", this)),
      m_nothing(makeNamed<LinkLabel>("tableNothing", m_view->viewport()))
{
    setObjectName(QStringLiteral("positionTable"));
    setHelpTerm(this, "label");
    setUpFilter();
    setUpView();
    auto *row = makeLayout<QHBoxLayout>(nullptr, 8);
    row->addWidget(m_text, 1);
    row->addWidget(m_outcome);
    auto *column = makeLayout<QVBoxLayout>(this, 4, {8, 8, 8, 4});
    column->addLayout(row);
    column->addWidget(m_view, 1);
    column->addWidget(m_count);
    Exploration *exploration = session->exploration();
    connect(exploration, &Exploration::graphChanged, this, &PositionTable::refill);
    connect(exploration, &Exploration::selectionChanged, this, &PositionTable::followSelection);
    connect(exploration, &Exploration::answersChanged, this, &PositionTable::showAnswers);
    fitColumns();
    refill();
}

/// Sets up the filter, the number of matching positions, and the message shown if there are none.
void PositionTable::setUpFilter()
{
    m_text->setAccessibleName(tr("Filter positions"));
    m_text->setPlaceholderText(tr("Filter: P, value>3, followers<=2, a text"));
    m_text->setClearButtonEnabled(true);
    clearOnEscape(m_text, m_view);
    m_outcome->setAccessibleName(tr("Filter by outcome"));
    offerOutcomes(false);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_nothing->hide();
    connect(m_text, &QLineEdit::textChanged, this, &PositionTable::refill);
    connect(m_outcome, &QComboBox::currentIndexChanged, this, &PositionTable::refill);
    connect(m_nothing, &QLabel::linkActivated, this, &PositionTable::clearFilter);
}

void PositionTable::setUpView()
{
    m_view->setAccessibleName(tr("Positions"));
    m_view->setModel(m_model);
    setRowSelection(m_view);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setTextElideMode(Qt::ElideMiddle);
    new EventFilter(m_view->viewport(), this, [this](const QEvent *event) {
        if (event->type() == QEvent::Resize) {
            fitColumns();
            showNothing();
        }
        return false;
    });
    setUniformRowHeight(m_view, 10);
    QHeaderView *header = m_view->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setMinimumSectionSize(24);
    header->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 6px 4px; }"));
    connect(m_model, &QAbstractItemModel::modelReset, this, &PositionTable::fitColumns);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &PositionTable::sortBy);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PositionTable::selectCurrent);
    connect(m_view, &QTableView::doubleClicked, this,
            [this](const QModelIndex &index) { m_session->exploration()->makeStart(m_model->idAt(index.row())); });
    addRowMenu(m_view, QStringLiteral("positionMenu"), [this](QMenu *menu, const QModelIndex &index) {
        const PositionId id = m_model->idAt(index.row());
        m_session->exploration()->select(id);
        menu->addAction(themeIcon(QStringLiteral("start-position")), tr("Start from Here"), this,
                        [this, id] { m_session->exploration()->makeStart(id); });
        menu->addAction(themeIcon(QStringLiteral("boards")), tr("Play from Here"), this, [this] {
            m_session->match()->playFromSelection();
            m_session->requestWorkspace(WorkspaceId::Play);
        });
        menu->addAction(themeIcon(QStringLiteral("copy")), tr("Copy Expression"), this, [this] {
            QGuiApplication::clipboard()->setText(m_session->exploration()->selectedPosition().text());
        });
    });
}

/// Offers draws only if play may have a cycle.
void PositionTable::offerOutcomes(bool withDraws)
{
    const QSignalBlocker quiet(m_outcome);
    if (m_outcome->count() == 0) {
        m_outcome->addItem(tr("All"));
        m_outcome->addItem(QStringLiteral("P"), static_cast<int>(Outcome::P));
        m_outcome->addItem(QStringLiteral("N"), static_cast<int>(Outcome::N));
    }
    const int draw = m_outcome->findData(static_cast<int>(Outcome::Draw));
    if (withDraws && draw < 0)
        m_outcome->addItem(tr("Draw"), static_cast<int>(Outcome::Draw));
    if (withDraws || draw < 0)
        return;
    if (m_outcome->currentIndex() == draw)
        m_outcome->setCurrentIndex(0);
    m_outcome->removeItem(draw);
}

/// Number columns get the width that they need, with short titles if space is scarce. The position gets the rest; if
/// that is too little to distinguish positions, the table scrolls.
void PositionTable::fitColumns()
{
    QHeaderView *header = m_view->horizontalHeader();
    const QFontMetrics metrics(header->font());
    const int minName = 7 * metrics.averageCharWidth();
    const auto widthOf = [&](int column) {
        const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        return std::max(metrics.horizontalAdvance(title), metrics.horizontalAdvance(QStringLiteral("000"))) + 18;
    };
    int rest = 0;
    for (const bool shorter : {false, true}) {
        m_model->setShortTitles(shorter);
        rest = m_view->viewport()->width();
        for (int column = PositionModel::ValueColumn; column < PositionModel::ColumnCount; ++column)
            rest -= widthOf(column);
        if (rest >= minName)
            break;
    }
    for (int column = PositionModel::ValueColumn; column < PositionModel::ColumnCount; ++column)
        header->resizeSection(column, widthOf(column));
    int name = std::max(rest, minName);
    const int max = std::max({160, m_view->viewport()->width() / 2, name});
    const int widest = widestName(std::max(max, 2 * name + 1));
    const int start = nameWidth(m_model->rowOf(GameGraph::root()));
    if (start > name || widest > 2 * name)
        name = std::min(std::max(name, widest), max);
    header->resizeSection(PositionModel::PositionColumn, name);
}

/// Returns the width of the longest position in a sample of rows; \a enough if one reaches that.
int PositionTable::widestName(int enough) const
{
    constexpr int samples = 100;
    const int rows = m_model->rowCount();
    const int step = std::max(1, rows / samples);
    int widest = 0;
    for (int row = 0; row < rows && widest < enough; row += row < samples ? 1 : step)
        widest = std::max(widest, nameWidth(row));
    return std::min(widest, enough);
}

/// Returns the width of the position in a row; of an empty one if \a row is -1.
int PositionTable::nameWidth(int row) const
{
    constexpr qsizetype longest = 300; // wider than any column
    const QString name = row < 0 ? QString() : m_model->index(row, PositionModel::PositionColumn).data().toString();
    return m_view->fontMetrics().horizontalAdvance(name.first(std::min(name.size(), longest))) + 16;
}

/// Shows in place of the rows why there are none.
void PositionTable::showNothing()
{
    const bool filtered = !m_text->text().trimmed().isEmpty() || m_outcome->currentIndex() > 0;
    const bool nothing = m_model->rowCount() == 0 && m_model->explored().graph && filtered;
    QStringList asked;
    if (!m_text->text().trimmed().isEmpty())
        asked << tr("“%1”").arg(m_text->text().trimmed().toHtmlEscaped());
    if (m_outcome->currentIndex() > 0)
        asked << m_outcome->currentText();
    m_nothing->setHtml(
        nothing ? tr("No position matches %1. <a href=\"clear\">Clear the filter</a>").arg(listing(asked)) : QString());
    m_nothing->setGeometry(m_view->viewport()->rect().adjusted(16, 16, -16, -16));
    m_nothing->setVisible(nothing);
}

void PositionTable::clearFilter()
{
    m_outcome->setCurrentIndex(0);
    m_text->clear();
    m_text->setFocus();
}

void PositionTable::sortBy(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    refill();
}

void PositionTable::refill()
{
    if (!m_session->exploration()->isReady()) {
        m_filling.drop();
        setRows({}, {});
        return;
    }
    offerOutcomes(!m_session->exploration()->explored().labels->cycle().empty());
    Result<PositionQuery> query = readQuery(m_text->text());
    m_problem = query ? QString() : query.problem().message;
    m_outcome->setEnabled(!m_isHiding);
    std::optional<Outcome> outcome;
    if (m_outcome->currentIndex() > 0 && !m_isHiding)
        outcome = static_cast<Outcome>(m_outcome->currentData().toInt());
    if (m_isHiding && query && query->asksForAnswer()) {
        m_problem = tr("Who wins is hidden now; filter by text or followers.");
        query = PositionQuery();
    }
    const bool givesAway = m_sortColumn == PositionModel::ValueColumn || m_sortColumn == PositionModel::OutcomeColumn ||
                           m_sortColumn == PositionModel::RemotenessColumn;
    m_filling.start(
        tr("Listing positions"),
        [explored = m_session->exploration()->explored(), query = query ? *query : PositionQuery(), outcome,
         column = m_isHiding && givesAway ? -1 : m_sortColumn, order = m_sortOrder](JobControl &control) {
            std::vector<PositionId> rows = query.find(*explored.graph, *explored.labels, control);
            if (outcome)
                std::erase_if(rows, [&](PositionId id) { return explored.labels->outcome(id) != *outcome; });
            if (column >= 0)
                sortPositions(explored, rows, column, order);
            return std::pair(explored, std::move(rows));
        },
        [this](std::pair<ExploredGraph, std::vector<PositionId>> filled) {
            setRows(filled.first, std::move(filled.second));
        });
}

void PositionTable::setRows(const ExploredGraph &explored, std::vector<PositionId> rows)
{
    const QScopedValueRollback following(m_isFollowing, true);
    const auto count = static_cast<quint64>(rows.size());
    m_model->setRows(explored, std::move(rows));
    showAnswers();
    if (!explored.graph)
        m_count->setText(tr("No graph yet"));
    else if (!m_problem.isEmpty())
        m_count->setText(m_problem);
    else if (count == explored.graph->positionCount())
        m_count->setText(tr("%Ln position(s)", nullptr, static_cast<int>(count)));
    else
        m_count->setText(tr("%1 of %Ln position(s)", nullptr, static_cast<int>(explored.graph->positionCount()))
                             .arg(groupedNumber(count)));
    showNothing();
    followSelection();
}

void PositionTable::showAnswers()
{
    const AnswerPolicy &answers = m_session->exploration()->answers();
    m_model->setAnswers(answers);
    if (answers.isHiding() != std::exchange(m_isHiding, answers.isHiding()))
        refill();
}

void PositionTable::followSelection()
{
    if (m_model->explored().graph != m_session->exploration()->graph())
        return;
    const int row = m_model->rowOf(m_session->exploration()->selected());
    const QScopedValueRollback following(m_isFollowing, true);
    if (row < 0) {
        m_view->clearSelection();
    } else if (m_view->currentIndex().row() != row || !m_view->selectionModel()->isRowSelected(row)) {
        m_view->selectRow(row);
        m_view->scrollTo(m_model->index(row, 0));
    }
}

void PositionTable::selectCurrent()
{
    const QModelIndex current = m_view->currentIndex();
    if (!m_isFollowing && current.isValid() && m_model->explored().graph == m_session->exploration()->graph())
        m_session->exploration()->select(m_model->idAt(current.row()));
}

} // namespace mexplorer
