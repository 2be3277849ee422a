// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/documents/part.h"
#include "model/play/commentary.h"
#include "model/play/ladderplace.h"
#include "model/play/recordfile.h"

#include <array>

namespace mexplorer {

class Match;

/// Games from one start between the same two, by the colours in which the boards show them (Match::colorOf()): those of
/// the first player, then those of the second.
struct MatchOfGames
{
    Position start;
    std::array<std::optional<Opponent>, 2> players; ///< who plays for a solver; nothing of a human
    int played = 0;                                 ///< how many are finished
    std::array<int, 2> won = {};                    ///< by each player
};

/// Counts the games of the session's match: between the same two from the same start, and on the ladder, the place on
/// which is kept in a file. A game counts once, when it is over for the first time, and a win with help leads up no
/// ladder.
class Scoreboard : public Part
{
    Q_OBJECT

public:
    explicit Scoreboard(Match *match, QObject *parent = nullptr);

    const LadderPlace &ladderPlace() const { return m_ladder.record(); }
    /// The games before the present one, and that one if it is over, as long as start and players are the same.
    const MatchOfGames &matchOfGames() const { return m_games; }
    /// Which of those the present game is, from 1 on.
    int gameNumber() const;
    /// The opponent of the human's game that is on; nothing if two humans or two solvers play.
    std::optional<Opponent> opponent() const;
    /// True of a game that the human has won against the ladder's rival after a hint, values of moves or a takeback.
    bool isWonWithHelp() const;
    /// What a coach says about the human's last move: that it missed a way to win. Empty otherwise.
    QString coachRemark() const;

    /// Reads the place on the ladder from a file, if it is there, and keeps it in that from now on, together with other
    /// windows. Without one it ends with the session.
    void setPath(const QString &path);

public slots:
    /// The values of moves are shown: a win of a game in which they were leads up no ladder.
    void setHelped(bool isHelped);
    /// Another game from the same start, with the sides swapped. For another start they go back, unless others were
    /// chosen.
    void playAgain();
    /// Plays against the opponent of the ladder who is to be beaten next.
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
    std::optional<Sides> m_swapped; ///< by playAgain(), not by a person
    std::size_t m_length = 0;       ///< of the game when it was looked at last
    Position m_start;               ///< of that game
    bool m_isCounted = false;       ///< the present game
    bool m_areValuesShown = false;
    bool m_wereValuesShown = false; ///< in the present game, or in one from the same start that wasn't begun
    bool m_isWonWithHelp = false;   ///< the present game
};

} // namespace mexplorer
