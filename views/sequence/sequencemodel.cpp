// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequencemodel.h"

#include "views/theme/theme.h"

#include <QFont>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 maxColumns = 200;
constexpr quint64 shortestRow = 8;
constexpr quint64 maxTableRows = 1'000'000;

/// A period that is too short for a row is taken several times.
quint64 rowLength(const SequenceSnapshot &snapshot, int room)
{
    if (!snapshot.period || snapshot.period->saltus > 0 || snapshot.period->period > maxColumns)
        return room >= 20 ? 20 : room >= 10 ? 10 : 5;
    const quint64 period = snapshot.period->period;
    return period * ((shortestRow + period - 1) / period);
}

} // namespace

void SequenceModel::setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot)
{
    beginResetModel();
    m_snapshot = std::move(snapshot);
    m_columns = m_snapshot ? static_cast<int>(rowLength(*m_snapshot, m_room)) : 0;
    m_rowsFollowPeriod = m_snapshot && m_snapshot->period && m_snapshot->period->saltus == 0 &&
                         static_cast<quint64>(m_columns) % m_snapshot->period->period == 0;
    endResetModel();
}

void SequenceModel::setRoom(int columns)
{
    m_room = columns;
    if (m_snapshot && static_cast<quint64>(m_columns) != rowLength(*m_snapshot, m_room))
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

int SequenceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
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
        QColor tint = isMarked(*n) ? colors.selection : colors.nPosition;
        tint.setAlpha(isMarked(*n) ? 110 : 45);
        return isMarked(*n) || m_snapshot->isException(*n) ? QVariant(tint) : QVariant();
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

} // namespace mexplorer
