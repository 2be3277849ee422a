// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"
#include "model/play/opponent.h"

#include <QObject>

#include <array>

namespace mexplorer {

/// How solvers play in a match, whatever the game: as which opponents, and with how much time.
class SolverSettings : public QObject
{
    Q_OBJECT

public:
    explicit SolverSettings(QObject *parent = nullptr);

    /// Who plays for the solver's side when it is the turn of \a player.
    const Opponent &opponent(Player player) const { return m_opponents[player == Player::First ? 0 : 1]; }
    quint64 seed() const { return m_seed; }
    int thinkingTimeMs() const { return m_thinkingTimeMs; }
    int delay() const { return m_delay; }
    /// How long solvers that play each other wait before each move, in milliseconds.
    int pace() const { return m_pace; }

    /// How the solver plays that moves for \a player.
    void setOpponent(Player player, const Opponent &opponent);
    /// What plays for the first player's side plays for the second's, and the other way round.
    void swapOpponents();
    /// Imperfect moves and the positions of new games are drawn by this; it is taken from the clock unless it is set.
    void setSeed(quint64 seed);
    /// How long the solver may think about a move or a position, in milliseconds. Past it, it guesses its move.
    void setThinkingTimeMs(int ms);
    /// How long the solver's move waits at least, in milliseconds.
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
