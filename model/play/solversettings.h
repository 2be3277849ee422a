// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"
#include "model/play/opponent.h"

#include <QObject>

#include <array>

namespace mexplorer {

/// The settings of the solvers in a match: the opponents, the seed and the times.
class SolverSettings : public QObject
{
    Q_OBJECT

public:
    explicit SolverSettings(QObject *parent = nullptr);

    /// The opponent that moves for \a player if a solver plays.
    const Opponent &opponent(Player player) const { return m_opponents[player == Player::First ? 0 : 1]; }
    quint64 seed() const { return m_seed; }
    int thinkingTimeMs() const { return m_thinkingTimeMs; }
    int delay() const { return m_delay; }
    /// The minimum time between moves of solvers that play each other, in milliseconds.
    int pace() const { return m_pace; }

    /// Sets the opponent that moves for \a player.
    void setOpponent(Player player, const Opponent &opponent);
    /// Swaps the opponents of the first and the second player.
    void swapOpponents();
    /// Sets the seed for imperfect moves and the positions of new games. Initially it is taken from the clock.
    void setSeed(quint64 seed);
    /// Sets the time limit for a move or an assessment, in milliseconds. After that, the solver guesses its move.
    void setThinkingTimeMs(int ms);
    /// Sets the minimum time before the solver's reply is made, in milliseconds.
    void setDelay(int ms) { m_delay = ms; }
    void setPace(int ms) { m_pace = ms; }

signals:
    void opponentsChanged();
    void seedChanged(quint64 seed);
    void thinkingTimeChanged(int ms);

private:
    std::array<Opponent, 2> m_opponents; ///< for the first and the second player
    quint64 m_seed;
    int m_thinkingTimeMs;
    int m_delay = 400;
    int m_pace = 800;
};

} // namespace mexplorer
