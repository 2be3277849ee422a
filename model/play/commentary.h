// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"
#include "model/play/players.h"

#include <QStringList>

namespace mexplorer {

/// How a game ended.
struct GameResult
{
    std::optional<Player> winner;       ///< empty if the game is drawn
    std::optional<std::size_t> mistake; ///< the loser's last mistake; of a draw, the last one of either player
    QString headline;                   ///< "You won."
    QString ending;                     ///< why the game is over: "The solver has no move."
    QString mistakeText;                ///< where the loser, or who might have won, went wrong
};

/// Says in sentences what a record holds. Where one side is human and the other isn't, the human is "you" and the other
/// has the name of the opponent, such as "the solver"; two humans have their names; two opponents have theirs if they
/// differ; others are "the first player" and "the second player".
class Commentary
{
public:
    explicit Commentary(Players players, Counting counting = Counting::FromOne)
        : m_players(std::move(players)), m_counting(counting)
    {
    }
    /// Between perfect opponents, where there are any.
    explicit Commentary(Sides sides, PlayerNames names = {}, Counting counting = Counting::FromOne)
        : Commentary(Players{sides, {}, std::move(names)}, counting)
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

    /// That of one of two people, or of an opponent; empty if the player has none.
    QString ownName(Player player) const;

    Players m_players;
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
