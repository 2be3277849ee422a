// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"
#include "model/session/answerpolicy.h"
#include "views/commands/commands.h"

#include <QWidget>

class QMenu;
class QSplitter;
class QToolButton;

namespace mexplorer {

class BoardArea;
class BoardForms;
class EditMode;
class GameChoice;
class Match;
class PlayPanel;
class Session;
class TurnStrip;
class TreeCommands;

/// The Play workspace: the boards of the match in the middle, and beside them whose turn it is, help and the game so
/// far.
class PlayView : public QWidget
{
    Q_OBJECT

public:
    explicit PlayView(Session *session, QWidget *parent = nullptr);

    Commands *commands() const { return m_commands; }

signals:
    /// The game was written to a file as text.
    void recordWritten(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void addMoveCommands();
    void addGameCommands();
    void addOpponentCommands();
    void addHelpCommands();
    QWidget *makeBoardSide();
    void connectMatch();
    void showPosition();
    void showTurn();
    void showValues();
    void showContextMenu(const QPoint &place);
    void showJudging();
    void showMistakes();
    void fillGames();
    void offerSelection();
    void fitPanel();
    void followTheme();

    Session *m_session;
    Match *m_match;
    Commands *m_commands;
    BoardArea *m_boards;
    BoardForms *m_forms; ///< in their place while the position is edited
    PlayPanel *m_panel;
    TurnStrip *m_strip;
    EditMode *m_edit;
    GameChoice *m_choice; ///< while no game is open
    TreeCommands *m_tree = nullptr;
    QMenu *m_games;
    QToolButton *m_offer; ///< to play from the selected position

    QSplitter *m_splitter;
    CommandChoices<Judging> m_judging;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_restart = nullptr;
    QAction *m_random = nullptr;
    QList<QAction *> m_newGames; ///< that are like the present one
    QAction *m_makePuzzle = nullptr;
    QAction *m_moveNow = nullptr;
    QAction *m_editPosition = nullptr;
    QAction *m_fromSelection = nullptr;
    QAction *m_hint = nullptr;
    QList<QAction *> m_hintMoves; ///< to look at the hint's moves one by one
    QAction *m_values = nullptr;
    QAction *m_allMoves = nullptr;
    QAction *m_typeMove = nullptr;
    bool m_isPanelSized = false; ///< a person chose the panel's width
};

} // namespace mexplorer
