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

/// List model of the followers of a component as texts, "9 → 6": all, or those that match a filter. Texts are created
/// on request, and the filter checks a few thousand followers at a time, so that a list of any length doesn't block the
/// window.
class FollowerModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// The number of followers that the filter checks at a time.
    static constexpr PositionId chunk = 4'000;

    explicit FollowerModel(QObject *parent = nullptr);

    void setFollowers(const Component &component, std::shared_ptr<const PositionStore> followers);
    /// Marks these followers.
    void setHints(const std::vector<CellVector> &followers);
    /// Shows the value after the move for each of these followers.
    void setValues(const std::map<CellVector, MoveValue> &values);
    /// Shows the followers whose text contains \a filter, an exact match first; all if it is empty.
    void setFilter(const QString &filter);
    /// True until the filter has checked all followers.
    bool isFiltering() const { return m_timer.isActive(); }

    /// True if there are no followers, whatever the filter.
    bool isEmpty() const { return m_followers->size() == 0; }
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
    std::vector<PositionId> m_rows; ///< the matches found so far
    PositionId m_seen = 0;          ///< number of followers checked so far
    QTimer m_timer;
};

} // namespace mexplorer
