// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"

#include <QStringList>

#include <array>

namespace mexplorer {

/// Who makes a player's moves.
enum class Side : quint8 { Human, Solver };

/// The sides of both players.
struct Sides
{
    Side first = Side::Human;
    Side second = Side::Solver;

    Side of(Player player) const { return player == Player::First ? first : second; }
    /// One side each, so that the human can be called "you".
    bool areMixed() const { return first != second; }
    bool haveHuman() const { return first == Side::Human || second == Side::Human; }
    bool haveSolver() const { return first == Side::Solver || second == Side::Solver; }
    bool operator==(const Sides &) const = default;
};

/// The names of two people at one screen, the one who starts first; empty where no name was given.
using PlayerNames = std::array<QString, 2>;

/// How a game ended.
struct GameResult
{
    std::optional<Player> winner;       ///< empty if the game is drawn
    std::optional<std::size_t> mistake; ///< the loser's last mistake; of a draw, the last one of either player
    QString headline;                   ///< "You won."
    QString ending;                     ///< why the game is over: "The solver has no move."
    QString mistakeText;                ///< where the loser, or who might have won, went wrong
};

/// Says in sentences what a record holds. Players are "you" and "the solver" where one side is human and the other
/// isn't; two humans have their names; others are "the first player" and "the second player".
class Commentary
{
public:
    explicit Commentary(Sides sides, PlayerNames names = {}, Counting counting = Counting::FromOne)
        : m_sides(sides), m_names(std::move(names)), m_counting(counting)
    {
    }

    /// True of the human who plays against the solver; sentences about "you" have a form of their own.
    bool isYou(Player player) const;
    /// By itself or at the beginning of a sentence: "You", "The solver".
    QString name(Player player) const;
    /// Within a sentence, of who isn't called "you".
    QString nameInside(Player player) const;
    /// Whose turn it is at \a place: "Your move."
    QString turn(const GameRecord &record, std::size_t place) const;
    /// What move \a index did: "You moved to nim-sum 3. The solver can now win by 9 → 6." Empty until both positions
    /// are assessed.
    QString move(const GameRecord &record, std::size_t index) const;
    /// Whether move \a index was right, without a word about what is right now: "A mistake: the solver can win now."
    QString judgement(const GameRecord &record, std::size_t index) const;
    /// What should have been played instead of move \a index: "Right was 9 → 6." Empty if nothing or if it isn't known.
    QString correction(const GameRecord &record, std::size_t index) const;
    /// Of a person who gives something away by the move from \a place: "You went wrong here." Nothing of what is right;
    /// empty for other moves.
    QString wentWrong(const GameRecord &record, std::size_t place) const;
    /// The end of a game that is over. mistakeText is empty until all positions are assessed.
    GameResult result(const GameRecord &record) const;

private:
    template <class... Texts>
    QString about(Player player, const QString &you, const QString &others, const Texts &...texts) const;
    QString ending(const GameRecord &record) const;
    QString mistakeText(const GameRecord &record, std::optional<std::size_t> mistake) const;
    QString mistakeText(const GameRecord &record, std::size_t index) const;
    QString faultlessText(const GameRecord &record) const;

    /// Empty if the player has none, or isn't one of two humans.
    QString ownName(Player player) const;

    Sides m_sides;
    PlayerNames m_names;
    Counting m_counting; ///< of components
};

/// Who wins from an assessed position; unknown where the solver hasn't run or gave up.
Outcome outcomeOf(const Assessment &assessment);
/// True if a move from \a before to \a after gave something away: a win or, where play can go round, a draw.
bool isMistake(Outcome before, Outcome after);
/// True if move \a index did.
bool isMistake(const GameRecord &record, std::size_t index);
/// The last mistake of \a player, or of either player.
std::optional<std::size_t> lastMistake(const GameRecord &record, std::optional<Player> player = std::nullopt);

/// The value and outcome at a place, as the game list shows them: "3 · N", under misère play "N"; "…" before it is
/// known.
QString assessmentText(const Assessment &assessment);

} // namespace mexplorer
