// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/copiedpicture.h"
#include "views/widgets/commands.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace mexplorer {

class BoardArea;
class FittedLabel;
class PuzzleGame;
class Session;

/// The Puzzles workspace: the boards of a puzzle's position, and next to them the question, the verdict on the moves
/// that were tried, and the choice of the next puzzle.
class PuzzleView : public QWidget, public ViewWithPicture
{
    Q_OBJECT

public:
    explicit PuzzleView(Session *session, QWidget *parent = nullptr);

    Commands *commands() const { return m_commands; }
    std::optional<CopiedPicture> copiedPicture() const override;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void addCommands();
    void fillChoices();
    QWidget *makePanel();
    void showPuzzle();
    void showState();
    void showFamily();
    QString verdictText() const;
    QString logText() const;
    void play();

    Session *m_session;
    PuzzleGame *m_desk;
    Commands *m_commands;
    BoardArea *m_boards;
    QLabel *m_question;
    QLabel *m_about;
    QLabel *m_verdict;
    QLabel *m_log;
    QComboBox *m_family;
    QComboBox *m_kind;
    QComboBox *m_difficulty;
    FittedLabel *m_sentence; ///< the question or the verdict below the board, in a presentation
};

} // namespace mexplorer
