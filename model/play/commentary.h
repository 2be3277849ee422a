// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"
#include "model/play/players.h"

#include <QStringList>

namespace mexplorer {

/// The end of a game.
struct GameResult
{
    std::optional<Player> winner;       ///< empty if the game is drawn
    std::optional<std::size_t> mistake; ///< the loser's last mistake; of a draw, the last one of either player
    QString headline;                   ///< "You won."
    QString ending;                     ///< why the game is over: "The solver has no move."
    QString mistakeText;                ///< where the loser, or a player who could have won, made the mistake
};

/// Describes a record in sentences. If one side is human and the other isn't, the human is "you" and the other has the
/// name of the opponent, such as "the solver". Two humans have their names, two opponents theirs if they differ.
/// Otherwise the players are "the first player" and "the second player".
class Commentary
{
public:
    explicit Commentary(Players players, Counting counting = Counting::FromOne)
        : m_players(std::move(players)), m_counting(counting)
    {
    }
    /// Assumes perfect opponents for the solver's sides.
    explicit Commentary(Sides sides, PlayerNames names = {}, Counting counting = Counting::FromOne)
        : Commentary(Players{sides, {}, std::move(names)}, counting)
    {
    }

    /// True for the human who plays against the solver. Sentences about "you" have separate texts.
    bool isYou(Player player) const;
    /// The name by itself or at the beginning of a sentence: "You", "The solver".
    QString name(Player player) const;
    /// The name within a sentence, for a player who isn't called "you".
    QString nameInside(Player player) const;
    /// Returns whose turn it is at \a ply: "Your move."
    QString turn(const GameRecord &record, std::size_t ply) const;
    /// Describes the result of move \a index: "You moved to nim-sum 3. The solver can now win by 9 → 6." Empty until
    /// both positions are assessed.
    QString move(const GameRecord &record, std::size_t index) const;
    /// Returns whether move \a index was right, without revealing the right moves: "A mistake: the solver can win now."
    QString judgement(const GameRecord &record, std::size_t index) const;
    /// Returns the right move in place of move \a index: "Right was 9 → 6." Empty if there is none or it isn't known.
    QString correction(const GameRecord &record, std::size_t index) const;
    /// Returns "You went wrong here." if a human made a mistake by the move from \a ply; empty otherwise. Doesn't
    /// reveal the right moves.
    QString wentWrong(const GameRecord &record, std::size_t ply) const;
    /// Describes the end of a finished game. mistakeText is empty until all positions are assessed.
    GameResult result(const GameRecord &record) const;

private:
    template <class... Texts>
    QString about(Player player, const QString &you, const QString &others, const Texts &...texts) const;
    QString ending(const GameRecord &record) const;
    QString mistakeText(const GameRecord &record, std::optional<std::size_t> mistake) const;
    QString mistakeText(const GameRecord &record, std::size_t index) const;
    QString faultlessText(const GameRecord &record) const;

    /// The name of one of two human players, or of an opponent; empty if the player has none.
    QString ownName(Player player) const;

    Players m_players;
    Counting m_counting; ///< of components
};

/// Returns the outcome of an assessed position; Unknown if the solver hasn't run or gave up.
Outcome outcomeOf(const Assessment &assessment);
/// True if a move from \a before to \a after lost a win or, where play can repeat, a draw.
bool isMistake(Outcome before, Outcome after);
/// True if move \a index was a mistake.
bool isMistake(const GameRecord &record, std::size_t index);
/// Returns the last mistake of \a player, or of either player.
std::optional<std::size_t> lastMistake(const GameRecord &record, std::optional<Player> player = std::nullopt);

/// Returns the value and outcome of a position, as the game list shows them: "3 · N", under misère play "N"; "…" until
/// it is assessed.
QString assessmentText(const Assessment &assessment);

} // namespace mexplorer
