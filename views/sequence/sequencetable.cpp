// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequencetable.h"

#include "views/sequence/sequencemodel.h"
#include "views/theme/theme.h"
#include "views/widgets/rowheight.h"

#include <QHeaderView>
#include <QResizeEvent>
#include <QScrollBar>

namespace mexplorer {

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
    keepRowHeight(this, 6);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) { emit termChanged(m_model->termAt(current)); });
    connect(this, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (const auto n = m_model->termAt(index))
            emit termActivated(*n);
    });
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QWidget::customContextMenuRequested, this, [this](const QPoint &place) {
        emit menuWanted(viewport()->mapToGlobal(place), m_model->termAt(currentIndex()), false);
    });
    connect(&Theme::instance(), &Theme::changed, m_model, &SequenceModel::updateColors);
}

void SequenceTable::setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot)
{
    m_snapshot = std::move(snapshot);
    m_model->setSnapshot(m_snapshot);
    fitColumns();
}

void SequenceTable::setMarked(std::vector<quint64> heaps)
{
    m_model->setMarked(std::move(heaps));
}

void SequenceTable::setCurrentTerm(quint64 n)
{
    const QModelIndex index = m_model->indexOf(n);
    setCurrentIndex(index);
    scrollTo(index);
}

quint64 SequenceTable::shownTerms() const
{
    return m_model->shownTerms();
}

QString SequenceTable::rowsSentence() const
{
    const auto columns = static_cast<quint64>(m_model->columnCount());
    const quint64 periods = m_model->rowsFollowPeriod() ? columns / m_snapshot->period->period : 1;
    return periods == 1 ? QString()
                        : tr("Each row of the table holds %n period(s).", nullptr, static_cast<int>(periods));
}

/// As wide as the greatest value and the last column's title; measuring the cells themselves would take too long.
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
    m_model->setRoom((width() - rowTitle - scrollBar) / column);
}

/// The viewport is also resized as the columns are fitted; only the table's own width counts.
void SequenceTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (width() != m_fittedWidth)
        fitColumns();
}

} // namespace mexplorer
