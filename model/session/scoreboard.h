// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/commentary.h"
#include "model/play/standings.h"
#include "model/session/recordfile.h"

#include <QElapsedTimer>
#include <QObject>

#include <array>

namespace mexplorer {

class Match;

/// Who starts the next game of a match over several.
enum class NextStarter : quint8 {
    Other, ///< who moved second in the game before
    Loser, ///< of the game before; after a draw the other one
};

/// A match over several games. The players are the one who starts the first game and the other one.
struct MatchOfGames
{
    int games = 0;                ///< how many there are to play; 0 if none is on
    int played = 0;               ///< how many are finished
    std::array<int, 2> won = {};  ///< by the one who started the first game, and by the other
    bool isSwapped = false;       ///< the other one starts the present game
    std::array<QString, 2> names; ///< of two people; empty of others
    Position start;               ///< of every game
    Sides sides;                  ///< of the first game
    NextStarter nextStarter = NextStarter::Other;
    std::optional<Player> winner; ///< of the game that was finished last; empty if it was drawn

    bool isOn() const { return games > 0; }
    /// True once all games are played, or one can't be caught up with any more.
    bool isDecided() const;
};

/// Counts the games of the session's match: in the person's standings, kept in a file, and in a match over several
/// games. A game counts once, when it is over for the first time, and in the standings if a human and a solver play
/// and the human hasn't won with help.
class Scoreboard : public QObject
{
    Q_OBJECT

public:
    explicit Scoreboard(Match *match, QObject *parent = nullptr);

    const Standings &standings() const { return m_standings.record(); }
    const MatchOfGames &matchOfGames() const { return m_games; }
    /// The opponent of the human's game that is on; nothing if two humans or two solvers play.
    std::optional<Opponent> opponent() const;
    /// The family of the game that is played; empty of a sum of several.
    QString family() const;
    /// True of a game that the human has won after a hint, values of moves or a takeback: it isn't counted as won.
    bool isWonWithHelp() const;
    /// What a coach says about the human's last move: that it missed a way to win. Empty otherwise.
    QString coachRemark() const;

    /// Reads the standings from a file, if it is there, and keeps them in it from now on, together with other windows.
    /// Without one they end with the session.
    void setPath(const QString &path);

public slots:
    /// The values of moves are shown: a win of a game in which they were isn't counted.
    void setHelped(bool isHelped);
    /// A match of so many games from the start of the present one; \a first and \a second are two people's names.
    void startMatch(int games, const QString &first = {}, const QString &second = {},
                    mexplorer::NextStarter nextStarter = NextStarter::Other);
    /// The next game of the match, with the sides swapped if the other one starts.
    void nextGame();
    /// Plays against the opponent of the ladder who is to be beaten next.
    void playRival();

signals:
    void changed();
    void problemFound(const mexplorer::Problem &problem);

private:
    void countGame();
    void endStrayMatch();
    void count(const std::optional<Player> &winner);
    bool isAlone() const;
    qint64 timeTaken() const;

    Match *m_match;
    RecordFile<Standings> m_standings;
    MatchOfGames m_games;
    std::size_t m_length = 0; ///< of the game when it was looked at last
    Position m_start;         ///< of that game
    bool m_isCounted = false; ///< the present game
    bool m_areValuesShown = false;
    bool m_wereValuesShown = false; ///< in the present game, or in one from the same start that wasn't begun
    bool m_isWonWithHelp = false;   ///< the present game
    QElapsedTimer m_clock;          ///< since the first move of a game that goes on without takeback and help
};

} // namespace mexplorer
