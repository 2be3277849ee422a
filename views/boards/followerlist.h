// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/games/rules.h"
#include "views/boards/followermodel.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QListView;

namespace mexplorer {

/// A list of all followers of a component with a filter, for any move of any game, by mouse or keyboard. Many followers
/// are listed by a job; a message is shown until it is done. If there are too many to list, the filter accepts the
/// position after the move.
class FollowerList : public QWidget
{
    Q_OBJECT

public:
    /// The maximum number of followers in the list.
    static constexpr quint64 maxListed = 100'000;

    explicit FollowerList(QWidget *parent = nullptr);

    /// Lists the followers of \a component.
    void setComponent(const Component &component);
    /// Marks the rows of these followers by a word; an empty vector removes the marks.
    void setHints(const std::vector<CellVector> &followers);
    /// Shows the values after the moves; an empty map hides them.
    void setValues(const std::map<CellVector, MoveValue> &values);
    void setPlayable(bool playable);
    int rowCount() const { return m_model.rowCount(); }
    /// The follower in the current row; std::nullopt if there is none.
    std::optional<CellVector> current() const;

signals:
    void chosen(const mexplorer::CellVector &after);

private:
    using Followers = std::shared_ptr<const PositionStore>;

    void list();
    void show(Followers followers);
    void say(const QString &sentence);
    void selectFirst();
    std::optional<CellVector> typed() const;
    void chooseCurrent();

    Jobs m_jobs;
    Job m_listing{&m_jobs};
    Component m_component;
    FollowerModel m_model;
    QLabel *m_notice;
    QLineEdit *m_filter;
    QListView *m_list;
    bool m_playable = true;
};

} // namespace mexplorer
