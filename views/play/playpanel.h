// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace mexplorer {

class GameList;
class GamePlot;
class HintPanel;
class Match;
class MatchSettings;
class Session;

/// The panel next to the boards: the players, a comment on the last move, help, and the game as a list.
class PlayPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlayPanel(Session *session, QWidget *parent = nullptr);

    HintPanel *hints() const { return m_hints; }
    GameList *list() const { return m_list; }
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitSettings();
    void showPlayers();
    void showTurn();
    void showComment();
    QString comment() const;

    Session *m_session;
    Match *m_match;
    QLabel *m_comment;
    QPushButton *m_letSolverMove;
    HintPanel *m_hints;
    GamePlot *m_strip;
    GameList *m_list;
    QToolButton *m_fold; ///< opens and closes the settings
    MatchSettings *m_settings;
    bool m_isFoldChosen = false; ///< the user opened or closed them
};

} // namespace mexplorer
