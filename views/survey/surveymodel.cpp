// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/survey/surveymodel.h"

#include "model/sequence/periodproof.h"
#include "model/trace/sentence.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// What a column is sorted by; unknown numbers come last when ascending.
QVariant sortKey(const SurveyRow &row, int column)
{
    constexpr double last = 1e300;
    switch (column) {
    case SurveyModel::Status:
        return static_cast<int>(row.status);
    case SurveyModel::PeriodLength:
        return row.period ? static_cast<double>(row.period->period) : last;
    case SurveyModel::Preperiod:
        return row.period ? static_cast<double>(row.period->preperiod) : last;
    case SurveyModel::MaxValue:
        return row.terms > 0 ? static_cast<double>(row.max) : last;
    case SurveyModel::RareShare:
        return row.rareShare.value_or(last);
    case SurveyModel::Terms:
        return static_cast<double>(row.terms);
    default:
        return row.code.toDouble(); // digits compare as in any other base
    }
}

} // namespace

void SurveyModel::setRows(std::vector<SurveyRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_places.clear();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_places.insert(m_rows[i].code, static_cast<int>(i));
    endResetModel();
}

void SurveyModel::update(const SurveyRow &row)
{
    const int place = m_places.value(row.code, -1);
    if (place < 0)
        return;
    m_rows[static_cast<std::size_t>(place)] = row;
    emit dataChanged(index(place, 0), index(place, ColumnCount - 1));
}

int SurveyModel::count(SurveyRow::Status status) const
{
    const auto has = [status](const SurveyRow &row) { return row.status == status; };
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), has));
}

QVariant SurveyModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const SurveyRow &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case SortRole:
        return sortKey(row, index.column());
    case Qt::TextAlignmentRole:
        return int((index.column() <= Status ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return description(row);
    default:
        return {};
    }
}

QString SurveyModel::text(const SurveyRow &row, int column) const
{
    switch (column) {
    case Code:
        return row.code;
    case Status:
        return row.status == SurveyRow::Status::Proved ? tr("proved")
               : row.status == SurveyRow::Status::Open ? tr("open")
                                                       : tr("waiting");
    case PeriodLength:
        return row.period ? groupedNumber(row.period->period) : QString();
    case Preperiod:
        return row.period ? groupedNumber(row.period->preperiod) : QString();
    case MaxValue:
        return row.terms > 0 ? groupedNumber(row.max) : QString();
    case RareShare:
        return row.rareShare ? tr("%1 %").arg(QLocale().toString(*row.rareShare * 100, 'f', 2)) : QString();
    case Terms:
        return row.terms > 0 ? groupedNumber(row.terms) : QString();
    default:
        return {};
    }
}

QString SurveyModel::description(const SurveyRow &row) const
{
    if (row.status == SurveyRow::Status::Waiting)
        return tr("octal{%1} has not been examined yet.").arg(row.code);
    QString sentence = row.period ? Sentence(periodSentence(*row.period)).plain()
                                  : tr("No period shows in the first %1 values.").arg(groupedNumber(row.terms));
    if (!row.note.isEmpty())
        sentence += u' ' + row.note;
    return tr("octal{%1}: %2").arg(row.code, sentence);
}

QVariant SurveyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    static const std::array<const char *, ColumnCount> titles = {
        QT_TR_NOOP("Code"),     QT_TR_NOOP("Status"),     QT_TR_NOOP("Period"), QT_TR_NOOP("Preperiod"),
        QT_TR_NOOP("Greatest"), QT_TR_NOOP("Rare share"), QT_TR_NOOP("Terms")};
    return tr(titles[static_cast<std::size_t>(section)]);
}

} // namespace mexplorer
