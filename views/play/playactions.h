// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gametree.h"
#include "model/play/hints.h"
#include "views/widgets/commands.h"

namespace mexplorer {

class BoardArea;
class HintPanel;
class Session;
class TurnStrip;
struct Printable;

/// The commands of Play: those that make a move and take moves and edits of the position back, that begin a game, of
/// the same kind or from another position, that give help, and that judge moves; and those that walk through the
/// variations of a game, change them, and bring a game in and out as text or on paper.
class PlayActions : public QObject
{
    Q_OBJECT

public:
    /// What the commands act on, besides the session.
    struct Parts
    {
        BoardArea *boards;
        TurnStrip *strip;
        HintPanel *hints;
        std::function<void()> edit; ///< begins to edit the position
    };

    /// Adds them to a view's table of commands.
    PlayActions(Session *session, Commands *commands, const Parts &parts, QWidget *view);

    /// Those about the move that is current, for context menus.
    QList<QAction *> aboutMove() const;
    /// Opens the game of a text; false, and a problem is reported, if it holds none.
    bool openText(const QString &text);

signals:
    void recordWritten(const QString &path);

private:
    void addMoves(BoardArea *boards, TurnStrip *strip);
    void addGames(BoardArea *boards, const std::function<void()> &edit);
    void addOpponent();
    void addHints(HintPanel *panel);
    void addJudging();
    void addWalking();
    void addChanges();
    void addFiles();
    void step(int along);
    void goToSibling(int steps);
    void toggleMark(MoveMark mark);
    void editNote();
    void save();
    Printable printable() const;
    void update();
    void updateMatch();
    void updateTree();

    Session *m_session;
    Commands *m_commands;
    QWidget *m_view;
    CommandChoices<Judging> m_judging;
};

} // namespace mexplorer
