// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/survey.h"

#include <QAbstractTableModel>
#include <QHash>

namespace mexplorer {

/// The codes of a survey as a table, a row a code. SortRole gives numbers, so that a proxy sorts by size.
class SurveyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Code, Status, PeriodLength, Preperiod, MaxValue, RareShare, Terms, ColumnCount };
    static constexpr int SortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    const std::vector<SurveyRow> &surveyRows() const { return m_rows; }
    void setRows(std::vector<SurveyRow> rows);
    /// Replaces the row of the same code; others are not touched.
    void update(const SurveyRow &row);
    /// How many rows have a status.
    int count(SurveyRow::Status status) const;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const SurveyRow &row, int column) const;
    QString description(const SurveyRow &row) const;

    std::vector<SurveyRow> m_rows;
    QHash<QString, int> m_places; ///< of the codes
};

} // namespace mexplorer
