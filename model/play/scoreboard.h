// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/documents/part.h"
#include "model/play/commentary.h"
#include "model/play/ladderplace.h"
#include "model/play/recordfile.h"

#include <array>

namespace mexplorer {

class Match;

/// The score of games from one start between the same two players, by the colours in which the boards show them
/// (Match::colorOf()), the first player's first.
struct MatchOfGames
{
    Position start;
    std::array<std::optional<Opponent>, 2> players; ///< who plays for a solver; std::nullopt for a human
    int played = 0;                                 ///< number of finished games
    std::array<int, 2> won = {};                    ///< by each player
};

/// Counts the games of the match between the same players from the same start, and the ladder, whose place is stored in
/// a file. A game counts once, when it is over for the first time. A win with help doesn't count on the ladder.
class Scoreboard : public Part
{
    Q_OBJECT

public:
    explicit Scoreboard(Match *match, QObject *parent = nullptr);

    const LadderPlace &ladderPlace() const { return m_ladder.record(); }
    /// The score of the current series, including the current game if it is over; reset when start or players change.
    const MatchOfGames &matchOfGames() const { return m_games; }
    /// The number of the current game in the series, from 1 on.
    int gameNumber() const;
    /// The opponent of the human; std::nullopt if two humans or two solvers play.
    std::optional<Opponent> opponent() const;
    /// True if the human won against the ladder's rival after a hint, shown values of moves or a takeback.
    bool isWonWithHelp() const;
    /// The coach's remark on the human's last move if it missed a win; empty otherwise.
    QString coachRemark() const;

    /// Loads the place on the ladder from \a path if it exists, and saves later changes there. Several windows may
    /// share the file. Without a path the place is lost on exit.
    void setPath(const QString &path);

public slots:
    /// Sets whether the values of moves are shown. A win while they are shown doesn't count on the ladder.
    void setHelped(bool isHelped);
    /// Starts another game from the same start with swapped sides. The sides are swapped back at a new start, unless
    /// others were chosen.
    void playAgain();
    /// Plays against the ladder's next opponent.
    void playRival();

signals:
    void changed();

private:
    void countGame();
    void swapBack();
    std::array<std::optional<Opponent>, 2> playersByColor() const;
    void count(const std::optional<Player> &winner);
    bool isAlone() const;

    Match *m_match;
    RecordFile<LadderPlace> m_ladder;
    MatchOfGames m_games;
    std::optional<Sides> m_swapped; ///< by playAgain(), not by the user
    std::size_t m_length = 0;       ///< of the game at the last countGame()
    Position m_start;               ///< of that game
    bool m_isCounted = false;       ///< of the current game
    bool m_isHelped = false;
    bool m_wasHelped = false;     ///< in the current game, or in an earlier one from the same start without a move
    bool m_isWonWithHelp = false; ///< of the current game
};

} // namespace mexplorer
