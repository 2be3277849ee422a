// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/copiedpicture.h"
#include "views/theme/fontaware.h"
#include "views/widgets/commands.h"

#include <QWidget>

class QSplitter;

namespace mexplorer {

class BoardArea;
class Match;
class PlayActions;
class PlayPanel;
class PositionEditor;
class PresentedTools;
class Session;
class TurnBar;

/// The Play workspace: the boards of the match in the middle, and next to them the turn, help and the moves so far.
class PlayView : public FontAware<QWidget>, public ViewWithPicture
{
    Q_OBJECT

public:
    explicit PlayView(Session *session, QWidget *parent = nullptr);

    Commands *commands() const { return m_commands; }
    /// Opens a game from its text; problems are reported.
    bool openText(const QString &text);
    std::optional<CopiedPicture> copiedPicture() const override;

signals:
    /// Emitted when the game was written to a file as text.
    void recordWritten(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void fontChanged() override { fitPanel(); }
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QWidget *makeBoardSide();
    void connectMatch();
    bool isEditing() const;
    void editPosition();
    void showPosition();
    void showTurn();
    void showValues();
    void showContextMenu(const QPoint &pos);
    void fitPanel();
    void followTheme();
    void followPresentation();

    Session *m_session;
    Match *m_match;
    Commands *m_commands;
    BoardArea *m_boards;
    PlayPanel *m_panel;
    TurnBar *m_strip;
    PositionEditor *m_editor; ///< shown in place of m_strip and m_boards while the position is edited
    QWidget *m_choice;        ///< shown while no game is open
    PlayActions *m_actions = nullptr;
    QSplitter *m_splitter;
    PresentedTools *m_presented;
    bool m_isPanelSized = false; ///< the user chose the panel's width
};

} // namespace mexplorer
