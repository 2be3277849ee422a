// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"
#include "model/graph/positionstore.h"
#include "model/play/movevalues.h"

#include <QAbstractListModel>
#include <QTimer>

#include <map>
#include <memory>

namespace mexplorer {

/// The followers of a component as rows of text, "9 → 6", all of them or those that a filter lets through. Texts are
/// made when asked for, and a filter looks at some thousand followers at a time, so that lists of any length keep the
/// window alive.
class FollowerModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Followers that are looked at in one go.
    static constexpr PositionId chunk = 4'000;

    explicit FollowerModel(QObject *parent = nullptr);

    void setFollowers(const Component &component, std::shared_ptr<const PositionStore> followers);
    /// Marks these followers.
    void setHints(const std::vector<CellVector> &followers);
    /// Shows beside each of these followers what the move leaves.
    void setValues(const std::map<CellVector, MoveValue> &values);
    /// Shows the followers whose text holds \a filter; one that is it comes first. Without a filter all show.
    void setFilter(const QString &filter);
    /// True while a filter hasn't seen all followers.
    bool isFiltering() const { return m_timer.isActive(); }

    /// True if there is no follower at all, whatever the filter.
    bool isEmpty() const { return m_followers->size() == 0; }
    /// The follower in a row.
    Cells follower(int row) const { return (*m_followers)[idAt(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    PositionId idAt(int row) const;
    void reportTexts();
    void filterMore();
    void insert(int row, std::span<const PositionId> ids);

    RulesPtr m_rules;
    QString m_before;
    std::shared_ptr<const PositionStore> m_followers;
    std::vector<CellVector> m_hints; ///< sorted
    std::map<CellVector, MoveValue> m_values;
    QString m_filter;               ///< without white space
    std::vector<PositionId> m_rows; ///< what the filter has let through so far
    PositionId m_seen = 0;          ///< how many followers the filter has looked at
    QTimer m_timer;
};

} // namespace mexplorer
