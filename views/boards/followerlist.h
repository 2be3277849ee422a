#pragma once

#include "model/games/rules.h"

#include <QStringListModel>
#include <QWidget>

class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace mexplorer {

/// All followers of a component as a list with a filter: the way to any move of any game, by mouse or keyboard.
class FollowerList : public QWidget
{
    Q_OBJECT

public:
    explicit FollowerList(QWidget *parent = nullptr);

    void setFollowers(const Component &component, const std::vector<CellVector> &followers);
    void setHints(const std::vector<CellVector> &followers);
    void setPlayable(bool playable);
    /// The follower in the list's current row; nothing if no row is.
    const CellVector *current() const;

signals:
    void chosen(const mexplorer::CellVector &after);

private:
    void chooseCurrent();
    void fill();

    RulesPtr m_rules;
    QString m_before;
    std::vector<CellVector> m_followers;
    std::vector<CellVector> m_hints;
    QStringListModel m_model;
    QSortFilterProxyModel *m_filtered;
    QLineEdit *m_filter;
    QListView *m_list;
    bool m_playable = true;
};

} // namespace mexplorer
