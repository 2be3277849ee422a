// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/core/result.h"
#include "model/play/solverplayer.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace mexplorer {

struct SolverReply;

/// A turn of a solver in a match: it chooses its move off the GUI thread, within its thinking time, and makes it after
/// a delay, so that a person can follow.
class SolverTurn : public QObject
{
    Q_OBJECT

public:
    explicit SolverTurn(Jobs *jobs, QObject *parent = nullptr);

    /// Begins a turn at \a place of a game. It ends by moved(), failed() or stop().
    void start(const SolverPlayer &player, const GameRecord &record, std::size_t place, int thinkingTimeMs);
    /// After chosen(): makes the move when so much time has passed since start().
    void moveAfter(int ms);
    /// Makes the move that is chosen, or one that is guessed, at once.
    void moveNow();
    /// Drops the turn: neither chosen() nor failed() comes.
    void stop();
    /// What is left of the thinking time, in milliseconds.
    int leftMs() const;

signals:
    void chosen();
    void failed(const mexplorer::Problem &problem);
    /// \a whyGuessed is empty if the move isn't a guess.
    void moved(const mexplorer::Move &move, const QString &whyGuessed);

private:
    struct Answer
    {
        Move move;
        QString whyGuessed;
    };
    void setReply(SolverReply reply);
    void makeMove();

    Job m_thinking;
    QElapsedTimer m_clock;
    QTimer m_delay;
    int m_thinkingTimeMs = 0;
    bool m_isHurried = false;
    std::optional<Answer> m_answer; ///< once chosen
};

} // namespace mexplorer
