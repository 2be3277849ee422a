// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace mexplorer {

/// What the Play workspace shows while no game is open: a button for each family of games, with a picture of a position
/// to play from.
class GameChoice : public QScrollArea
{
    Q_OBJECT

public:
    explicit GameChoice(QWidget *parent = nullptr);

signals:
    void chosen(const QString &expression);

private:
    void addGames();

    QWidget *m_games;
};

} // namespace mexplorer
