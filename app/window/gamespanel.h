// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace mexplorer {

class GamesModel;

/// The list of games in the left panel, with a line to search it.
class GamesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit GamesPanel(GamesModel *model, QWidget *parent = nullptr);

signals:
    void openRequested(const QString &gameOrFile);

private:
    void open(const QModelIndex &index);

    QLineEdit *m_search;
    QTreeView *m_tree;
    QSortFilterProxyModel *m_filter;
};

} // namespace mexplorer
