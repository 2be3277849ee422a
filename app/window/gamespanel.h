// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardItemModel>
#include <QWidget>

namespace mexplorer {

/// The list of games in the left panel, with a line to search it: families, worked examples, games and files opened
/// before.
class GamesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit GamesPanel(QWidget *parent = nullptr);

    void setRecent(const QStringList &expressions, const QStringList &paths);
    /// Families open at a start that is worth playing, not at one whose graph can be taken in.
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
