// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/start/startpage.h"

#include <QStandardItemModel>

namespace mexplorer {

/// The games that the Games panel lists, in sections: families, worked examples, games and files opened before.
class GamesModel : public QStandardItemModel
{
    Q_OBJECT

public:
    /// What a row opens: an expression or a file's path. Empty for sections.
    static constexpr int TargetRole = Qt::UserRole + 1;

    explicit GamesModel(QObject *parent = nullptr);

    void setRecentGames(const QStringList &expressions);
    void setRecentFiles(const QStringList &paths);

private:
    QStandardItem *addSection(const QString &title);
    /// Fills a section that comes and goes with its rows.
    void setRows(const QString &title, const QList<QStandardItem *> &rows);
};

} // namespace mexplorer
