// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequencetable.h"

#include "views/theme/theme.h"
#include "views/widgets/itemrows.h"

#include <QFont>
#include <QHeaderView>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 maxColumns = 200;
constexpr quint64 shortestRow = 8;
constexpr quint64 maxTableRows = 1'000'000;

/// A row contains several periods if they are short.
quint64 rowLength(const SequenceSnapshot &snapshot, int fittingColumns)
{
    if (!snapshot.period || snapshot.period->saltus > 0 || snapshot.period->period > maxColumns)
        return fittingColumns >= 20 ? 20 : fittingColumns >= 10 ? 10 : 5;
    const quint64 period = snapshot.period->period;
    return period * ((shortestRow + period - 1) / period);
}

} // namespace

void SequenceModel::setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot)
{
    beginResetModel();
    m_snapshot = std::move(snapshot);
    m_columns = m_snapshot ? static_cast<int>(rowLength(*m_snapshot, m_maxColumns)) : 0;
    m_rowsFollowPeriod = m_snapshot && m_snapshot->period && m_snapshot->period->saltus == 0 &&
                         static_cast<quint64>(m_columns) % m_snapshot->period->period == 0;
    endResetModel();
}

void SequenceModel::setMaxColumns(int columns)
{
    m_maxColumns = columns;
    if (m_snapshot && static_cast<quint64>(m_columns) != rowLength(*m_snapshot, m_maxColumns))
        setSnapshot(m_snapshot);
}

void SequenceModel::setMarked(std::vector<quint64> heaps)
{
    m_marked = std::move(heaps);
    updateColors();
}

void SequenceModel::updateColors()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

quint64 SequenceModel::shownTerms() const
{
    if (m_columns == 0)
        return 0;
    return std::min(m_snapshot->terms, maxTableRows * static_cast<quint64>(m_columns));
}

std::optional<quint64> SequenceModel::termAt(const QModelIndex &index) const
{
    if (!index.isValid() || !m_snapshot)
        return {};
    const quint64 n =
        static_cast<quint64>(index.row()) * static_cast<quint64>(m_columns) + static_cast<quint64>(index.column());
    return n < m_snapshot->terms ? std::optional(n) : std::nullopt;
}

QModelIndex SequenceModel::indexOf(quint64 n) const
{
    if (m_columns == 0 || n >= m_snapshot->terms)
        return {};
    const auto columns = static_cast<quint64>(m_columns);
    return index(static_cast<int>(n / columns), static_cast<int>(n % columns));
}

int SequenceModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid() || m_columns == 0)
        return 0;
    const auto columns = static_cast<quint64>(m_columns);
    return static_cast<int>(std::min(maxTableRows, (m_snapshot->terms + columns - 1) / columns));
}

QVariant SequenceModel::data(const QModelIndex &index, int role) const
{
    const std::optional<quint64> n = termAt(index);
    if (!n)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return m_snapshot->at(*n);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignCenter);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return description(*n);
    case Qt::FontRole:
        if (m_snapshot->isException(*n) || isMarked(*n)) {
            QFont font;
            font.setBold(true);
            font.setUnderline(m_snapshot->isException(*n));
            return font;
        }
        return {};
    case Qt::BackgroundRole: {
        const Colors &colors = Theme::instance().colors();
        if (isMarked(*n))
            return translucent(colors.selection, 110 / 255.0);
        return m_snapshot->isException(*n) ? QVariant(translucent(colors.nPosition, 45 / 255.0)) : QVariant();
    }
    default:
        return {};
    }
}

QVariant SequenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return QStringLiteral("+%1").arg(section);
    return groupedNumber(static_cast<quint64>(section) * static_cast<quint64>(m_columns));
}

QString SequenceModel::description(quint64 n) const
{
    const bool isException = m_snapshot->isException(n);
    const QString text = isException && isMarked(n)
                             ? tr("G(%1) = %2, an exception to the period, a heap of the selected position")
                         : isException ? tr("G(%1) = %2, an exception to the period")
                         : isMarked(n) ? tr("G(%1) = %2, a heap of the selected position")
                                       : tr("G(%1) = %2");
    return text.arg(groupedNumber(n)).arg(m_snapshot->at(n));
}

bool SequenceModel::isMarked(quint64 n) const
{
    return std::find(m_marked.begin(), m_marked.end(), n) != m_marked.end();
}

SequenceTable::SequenceTable(QWidget *parent) : QTableView(parent), m_model(new SequenceModel(this))
{
    setObjectName(QStringLiteral("sequenceTable"));
    setTabKeyNavigation(false);
    setAccessibleName(tr("Table of the values G(n)"));
    setModel(m_model);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setFrameShape(QFrame::NoFrame);
    setMinimumHeight(96);
    for (QHeaderView *header : {horizontalHeader(), verticalHeader()})
        header->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 2px 6px; }"));
    horizontalHeader()->setMinimumSectionSize(28);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setUniformRowHeight(this, 6);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) { emit termChanged(m_model->termAt(current)); });
    connect(this, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (const auto n = m_model->termAt(index))
            emit termActivated(*n);
    });
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QWidget::customContextMenuRequested, this, [this](const QPoint &pos) {
        emit menuRequested(viewport()->mapToGlobal(pos), m_model->termAt(currentIndex()), false);
    });
    connect(&Theme::instance(), &Theme::changed, m_model, &SequenceModel::updateColors);
}

void SequenceTable::setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot)
{
    m_snapshot = std::move(snapshot);
    m_model->setSnapshot(m_snapshot);
    fitColumns();
}

void SequenceTable::setCurrentTerm(quint64 n)
{
    const QModelIndex index = m_model->indexOf(n);
    setCurrentIndex(index);
    scrollTo(index);
}

QString SequenceTable::rowsSentence() const
{
    const auto columns = static_cast<quint64>(m_model->columnCount());
    const quint64 periods = m_model->rowsFollowPeriod() ? columns / m_snapshot->period->period : 1;
    return periods == 1 ? QString()
                        : tr("Each row of the table holds %n period(s).", nullptr, static_cast<int>(periods));
}

/// Sets the width of the greatest value and the last column's title; measuring all cells would take too long.
void SequenceTable::fitColumns()
{
    if (!m_snapshot)
        return;
    m_fittedWidth = width();
    constexpr int padding = 18;
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const QString title = QStringLiteral("+%1").arg(m_model->columnCount());
    const int column = padding + std::max(metrics.horizontalAdvance(QString::number(m_snapshot->max)),
                                          metrics.horizontalAdvance(title));
    horizontalHeader()->setDefaultSectionSize(column);
    const int rowTitle = metrics.horizontalAdvance(groupedNumber(m_snapshot->terms)) + padding;
    const int scrollBar = verticalScrollBar()->sizeHint().width();
    m_model->setMaxColumns((width() - rowTitle - scrollBar) / column);
}

/// The viewport is also resized when columns are fitted; only the table's own width matters.
void SequenceTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (width() != m_fittedWidth)
        fitColumns();
}

} // namespace mexplorer
