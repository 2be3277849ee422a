// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gametree.h"
#include "model/play/hints.h"
#include "views/widgets/commands.h"

namespace mexplorer {

class BoardArea;
class HintPanel;
class Session;
class TurnBar;
struct Printable;

/// The commands of Play: they make moves, undo moves and edits of the position, begin a game of the same kind or from
/// another position, give help, and judge moves; they move through the variations of a game, change them, and open,
/// copy, save and print a game.
class PlayActions : public QObject
{
    Q_OBJECT

public:
    /// The objects other than the session that the commands act on.
    struct Parts
    {
        BoardArea *boards;
        TurnBar *strip;
        HintPanel *hints;
        std::function<void()> edit; ///< begins to edit the position
    };

    /// Adds the commands to a view's table.
    PlayActions(Session *session, Commands *commands, const Parts &parts, QWidget *view);

    /// The commands for the current move, for context menus.
    QList<QAction *> aboutMove() const;
    /// Opens the game of a text; returns false and reports a problem if the text has none.
    bool openText(const QString &text);

signals:
    void recordWritten(const QString &path);

private:
    void addMoves(BoardArea *boards, TurnBar *strip);
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
