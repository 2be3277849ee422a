// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace mexplorer {

class GameList;
class GameStrip;
class HintPanel;
class Match;
class Session;

/// Beside the boards: who plays, what the last move did, help, and the game as a list.
class PlayPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlayPanel(Session *session, QWidget *parent = nullptr);

    HintPanel *hints() const { return m_hints; }
    GameList *list() const { return m_list; }

private:
    void showTurn();
    void showComment();
    QString comment() const;

    Session *m_session;
    Match *m_match;
    QLabel *m_comment;
    QPushButton *m_letSolverMove;
    HintPanel *m_hints;
    GameStrip *m_strip;
    GameList *m_list;
};

} // namespace mexplorer
