// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/fontaware.h"

#include <QFrame>

class QLabel;
class QLineEdit;

namespace mexplorer {

class Match;
class ResultPanel;
class Session;

/// A strip of constant height above the boards: the turn, the last move, and the field in which a move is typed; when
/// the game is over, its result. Screen readers announce each move, the turn and the result.
class TurnBar : public FontAware<QFrame>
{
    Q_OBJECT

public:
    explicit TurnBar(Session *session, QWidget *parent = nullptr);

    /// Focuses the field.
    void typeMove();
    /// Reserves space for a result of several lines.
    void setSpacious(bool spacious);
    /// For a presentation: large type, and no field to type a move in.
    void setPresented(bool presented);

signals:
    /// Emitted when a typed move was made, or Escape was pressed.
    void left();
    /// Requests another game, after the end of one.
    void playAgain();
    /// Requests the position in which a mistake was made.
    void tryAgain(std::size_t ply);

protected:
    void fontChanged() override { fitHeight(); }
    void resizeEvent(QResizeEvent *event) override;

private:
    void showState();
    bool followKey(QEvent *event);
    void play();
    void announceTurn();
    QString lastMove() const;
    void fitHeight();

    Session *m_session;
    Match *m_match;
    QWidget *m_turnPage;
    QLabel *m_mark;
    QLabel *m_turn;
    QLabel *m_lastMove;
    QLineEdit *m_move;
    ResultPanel *m_result;
    bool m_isPresented = false;
    bool m_isSpacious = false;
    QString m_announced;
    QString m_notice; ///< replaces the last move: why the typed text is no move, or why the solver guessed
};

} // namespace mexplorer
