// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardItemModel>
#include <QWidget>

namespace mexplorer {

/// The left panel: a searchable list of families, worked examples, recent games and files.
class GamesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit GamesPanel(QWidget *parent = nullptr);

    void setRecent(const QStringList &expressions, const QStringList &paths);
    /// Lists the user's own games.
    void setOwnGames(const QStringList &names);
    /// Makes families open at a start for playing instead of one with a small graph.
    void setPlaying(bool isPlaying) { m_isPlaying = isPlaying; }

signals:
    void openRequested(const QString &gameOrFile);

private:
    QStandardItem *addSection(const QString &title);
    void setRows(const QString &title, const QList<QStandardItem *> &rows);
    void open(const QModelIndex &index);

    QStandardItemModel m_games;
    bool m_isPlaying = false;
};

} // namespace mexplorer
