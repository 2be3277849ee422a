// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/followermodel.h"

#include "views/theme/touch.h"

#include <QSize>

#include <algorithm>

namespace mexplorer {

FollowerModel::FollowerModel(QObject *parent)
    : QAbstractListModel(parent), m_followers(std::make_shared<const PositionStore>())
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &FollowerModel::filterMore);
}

void FollowerModel::setFollowers(const Component &component, std::shared_ptr<const PositionStore> followers)
{
    beginResetModel();
    m_timer.stop();
    m_rules = component.rules;
    m_before = component.rules->positionName(component.cells);
    m_followers = std::move(followers);
    m_filter.clear();
    m_rows.clear();
    endResetModel();
}

void FollowerModel::setHints(const std::vector<CellVector> &followers)
{
    m_hints = followers;
    std::sort(m_hints.begin(), m_hints.end());
    reportTexts();
}

void FollowerModel::setValues(const std::map<CellVector, MoveValue> &values)
{
    m_values = values;
    reportTexts();
}

void FollowerModel::reportTexts()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

void FollowerModel::setFilter(const QString &filter)
{
    QString pattern = filter;
    pattern.remove(u' ');
    if (pattern == m_filter)
        return;
    beginResetModel();
    m_filter = pattern;
    m_rows.clear();
    m_seen = 0;
    endResetModel();
    m_timer.stop();
    if (!m_filter.isEmpty())
        filterMore();
}

void FollowerModel::filterMore()
{
    const PositionId end = std::min(m_followers->size(), m_seen + chunk);
    std::vector<PositionId> found;
    for (; m_seen < end; ++m_seen) {
        QString text = m_rules->positionName((*m_followers)[m_seen]);
        text.remove(u' ');
        if (text.compare(m_filter, Qt::CaseInsensitive) == 0)
            insert(0, std::array{m_seen});
        else if (text.contains(m_filter, Qt::CaseInsensitive))
            found.push_back(m_seen);
    }
    insert(rowCount(), found);
    if (m_seen < m_followers->size())
        m_timer.start();
    else
        m_timer.stop();
}

void FollowerModel::insert(int row, std::span<const PositionId> ids)
{
    if (ids.empty())
        return;
    beginInsertRows({}, row, row + static_cast<int>(ids.size()) - 1);
    m_rows.insert(m_rows.begin() + row, ids.begin(), ids.end());
    endInsertRows();
}

PositionId FollowerModel::idAt(int row) const
{
    return m_filter.isEmpty() ? static_cast<PositionId>(row) : m_rows[static_cast<std::size_t>(row)];
}

int FollowerModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return m_filter.isEmpty() ? static_cast<int>(m_followers->size()) : static_cast<int>(m_rows.size());
}

QVariant FollowerModel::data(const QModelIndex &index, int role) const
{
    if (index.isValid() && role == Qt::SizeHintRole)
        return QSize(0, touchSize);
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const Cells cells = follower(index.row());
    const CellVector after(cells.begin(), cells.end());
    QString text = tr("%1 → %2").arg(m_before, m_rules->positionName(after));
    if (const auto value = m_values.find(after); value != m_values.end())
        text = tr("%1   leaves %2", "a move, and the value and outcome of the position after it")
                   .arg(text, moveValueText(value->second));
    return std::binary_search(m_hints.begin(), m_hints.end(), after) ? tr("%1   ← hint").arg(text) : text;
}

} // namespace mexplorer
