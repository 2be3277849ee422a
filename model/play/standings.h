// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/play/opponent.h"

#include <QByteArray>

#include <map>

namespace mexplorer {

/// How many games against an opponent ended so.
struct Score
{
    int won = 0;
    int lost = 0;
    int drawn = 0;
    int bestMs = 0; ///< of the won games that were timed the shortest, in milliseconds; 0 if there is none

    int played() const { return won + lost + drawn; }
    bool operator==(const Score &) const = default;
};

/// The games that a person has finished against opponents, counted by family of games, and the place on the ladder.
class Standings
{
public:
    /// Reads what toJson() wrote.
    static Result<Standings> fromJson(const QByteArray &json);
    QByteArray toJson() const;

    /// Zeros if no game of the family was finished against the opponent.
    Score score(const QString &family, const Opponent &opponent) const;
    /// Over all families.
    Score score(const Opponent &opponent) const;
    /// How many opponents of the ladder were beaten, each as the present one.
    int rung() const { return m_rung; }
    /// The opponent of the ladder to be beaten next; the last one once all are.
    const Opponent &rival() const;

    /// Counts a game; a drawn one has no winner. A win against rival() leads up the ladder; one in which the person was
    /// helped counts for nothing. It took \a ms; 0 if it wasn't timed.
    void add(const QString &family, const Opponent &opponent, std::optional<bool> isWon, qint64 ms = 0,
             bool isHelped = false);

    bool operator==(const Standings &) const = default;

private:
    std::map<QString, std::map<QString, Score>> m_scores; ///< by family, then by the opponent's name
    int m_rung = 0;
};

} // namespace mexplorer
