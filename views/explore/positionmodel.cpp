// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/positionmodel.h"

#include "model/games/joinedposition.h"
#include "views/glyphs/pieces.h"
#include "views/widgets/fittedlabel.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// Returns the number that a column shows of a position; Labels::unknown if it isn't known.
quint32 numberIn(const ExploredGraph &explored, PositionId id, int column)
{
    switch (column) {
    case PositionModel::ValueColumn:
        return explored.labels->value(id);
    case PositionModel::OutcomeColumn:
        return static_cast<quint32>(explored.labels->outcome(id));
    case PositionModel::RemotenessColumn:
        return explored.labels->remoteness(id);
    case PositionModel::BirthdayColumn:
        return explored.labels->birthday(id);
    case PositionModel::FollowersColumn:
        return explored.graph->isExpanded(id) ? static_cast<quint32>(explored.graph->followers(id).size())
                                              : Labels::unknown;
    default:
        return Labels::unknown;
    }
}

bool cellsLess(const GameGraph &graph, PositionId a, PositionId b)
{
    const Cells x = graph.cells(a);
    const Cells y = graph.cells(b);
    return std::lexicographical_compare(x.begin(), x.end(), y.begin(), y.end());
}

} // namespace

void sortPositions(const ExploredGraph &explored, std::vector<PositionId> &rows, int column, Qt::SortOrder order)
{
    const bool ascending = order == Qt::AscendingOrder;
    if (column == PositionModel::PositionColumn) {
        std::stable_sort(rows.begin(), rows.end(), [&](PositionId a, PositionId b) {
            return ascending ? cellsLess(*explored.graph, a, b) : cellsLess(*explored.graph, b, a);
        });
        return;
    }
    std::vector<std::pair<quint32, PositionId>> keyed;
    keyed.reserve(rows.size());
    for (const PositionId id : rows) {
        const quint32 number = numberIn(explored, id, column);
        keyed.emplace_back(ascending || number == Labels::unknown ? number : Labels::unknown - 1 - number, id);
    }
    std::stable_sort(keyed.begin(), keyed.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    std::transform(keyed.begin(), keyed.end(), rows.begin(), [](const auto &pair) { return pair.second; });
}

void PositionModel::setRows(const ExploredGraph &explored, std::vector<PositionId> rows)
{
    beginResetModel();
    m_explored = explored;
    m_answers = m_answers.forGraph(explored.graph);
    m_rows = std::move(rows);
    m_rowOf.assign(explored.graph ? explored.graph->positionCount() : 0, -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        m_rowOf[m_rows[row]] = static_cast<qint32>(row);
    endResetModel();
}

void PositionModel::setShortTitles(bool on)
{
    if (on != std::exchange(m_shortTitles, on))
        emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void PositionModel::setAnswers(const AnswerPolicy &answers)
{
    m_answers = answers.forGraph(m_explored.graph);
    if (!m_rows.empty())
        emit dataChanged(index(0, ValueColumn), index(rowCount() - 1, RemotenessColumn));
}

QString PositionModel::text(PositionId id, int column) const
{
    if (column == PositionColumn)
        return shortText(id);
    const bool isShown = column == ValueColumn                                   ? m_answers.showsValue(id)
                         : column == OutcomeColumn || column == RemotenessColumn ? m_answers.showsOutcome(id)
                                                                                 : true;
    if (!isShown && (m_answers.hidesAll() || column != OutcomeColumn))
        return QStringLiteral("–");
    if (column == OutcomeColumn)
        return outcomeLetter(isShown ? m_explored.labels->outcome(id) : Outcome::Unknown);
    const quint32 number = numberIn(m_explored, id, column);
    return number == Labels::unknown ? QStringLiteral("–") : QString::number(number);
}

/// All rows have the same rules: their name is left out, so that the differences are visible in a narrow column.
QString PositionModel::shortText(PositionId id) const
{
    QStringList parts;
    for (const Component &part : split(m_explored.graph->rules(), m_explored.graph->cells(id)).components)
        parts << part.rules->positionName(part.cells);
    constexpr qsizetype maxLetters = 240; // of a laid out name; no column is so wide
    return shortName(parts.join(QStringLiteral(" + ")), maxLetters);
}

QVariant PositionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole)
        return text(idAt(index.row()), index.column());
    if (role == Qt::ToolTipRole && index.column() == PositionColumn)
        return tipText(m_explored.graph->text(idAt(index.row())));
    if (role == Qt::TextAlignmentRole && index.column() != PositionColumn)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant PositionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == PositionColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    struct Texts
    {
        const char *title;
        const char *shortTitle;
        const char *tip;
    };
    static constexpr std::array<Texts, ColumnCount> texts = {{
        {QT_TR_NOOP("Position"), QT_TR_NOOP("Position"),
         QT_TR_NOOP("The position; a row's tip is its whole game expression")},
        {QT_TR_NOOP("Value"), QT_TR_NOOP("SG"), QT_TR_NOOP("SG value: the mex of the followers' values")},
        {QT_TR_NOOP("Outcome"), QT_TR_NOOP("P/N"),
         QT_TR_NOOP("Outcome. P: the previous player wins; N: the next player wins")},
        {QT_TR_NOOP("Remoteness"), QT_TR_NOOP("Rem."),
         QT_TR_NOOP("Remoteness: length of the game when the winner hurries and the loser delays")},
        {QT_TR_NOOP("Birthday"), QT_TR_NOOP("Birth."), QT_TR_NOOP("Birthday: length of the longest play")},
        {QT_TR_NOOP("Followers"), QT_TR_NOOP("Foll."), QT_TR_NOOP("Followers: how many positions a move leads to")},
    }};
    const Texts &text = texts[static_cast<std::size_t>(section)];
    if (role == Qt::ToolTipRole)
        return tr(text.tip);
    return role == Qt::DisplayRole ? tr(m_shortTitles ? text.shortTitle : text.title) : QVariant();
}

} // namespace mexplorer
