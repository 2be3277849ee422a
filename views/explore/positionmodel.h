// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/exploration.h"
#include "model/graph/labels.h"

#include <QAbstractTableModel>

namespace mexplorer {

/// The positions of a graph as a table model. It stores no texts: a row is an id, and the data of its cells are
/// computed on request.
class PositionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        PositionColumn,
        ValueColumn,
        OutcomeColumn,
        RemotenessColumn,
        BirthdayColumn,
        FollowersColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows \a rows of a graph in this order.
    void setRows(const ExploredGraph &explored, std::vector<PositionId> rows);
    /// Hides the values, outcomes and remoteness that \a answers doesn't allow.
    void setAnswers(const AnswerPolicy &answers);
    /// Sets short column titles, for narrow tables.
    void setShortTitles(bool on);
    const ExploredGraph &explored() const { return m_explored; }

    PositionId idAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// Returns the row of a position; -1 if it is filtered out.
    int rowOf(PositionId id) const { return id < m_rowOf.size() ? m_rowOf[id] : -1; }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(ColumnCount); }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(PositionId id, int column) const;
    QString shortText(PositionId id) const;

    ExploredGraph m_explored;
    AnswerPolicy m_answers;
    bool m_shortTitles = false;
    std::vector<PositionId> m_rows;
    std::vector<qint32> m_rowOf; ///< by position
};

/// Sorts positions by a column; equal ones keep their order. Unknown numbers come last in both orders.
void sortPositions(const ExploredGraph &explored, std::vector<PositionId> &rows, int column, Qt::SortOrder order);

} // namespace mexplorer
