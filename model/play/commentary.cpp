// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/commentary.h"

#include "model/core/modeltext.h"

namespace mexplorer {

namespace {

/// The result of a move: "nim-sum 3", "value 3" for a single component, or "a P-position" where there are no values.
QString reached(const Position &position, const Analysis &analysis)
{
    if (analysis.outcome == Outcome::Draw)
        return ModelText::tr("a draw");
    if (!analysis.value)
        return analysis.outcome == Outcome::P ? ModelText::tr("a P-position") : ModelText::tr("an N-position");
    if (position.components.size() > 1)
        return ModelText::tr("nim-sum %1").arg(*analysis.value);
    return ModelText::tr("value %1").arg(*analysis.value);
}

/// The first of \a moves, and the number of the others.
QString movesText(const Position &position, const std::vector<Move> &moves, Counting counting)
{
    const QString first = moveText(position, moves.front(), counting);
    const std::size_t more = moves.size() - 1;
    if (more == 0)
        return first;
    return ModelText::tr("%1 (and %n other move(s))", nullptr, static_cast<int>(more)).arg(first);
}

/// The best result for the player to move: 2 a win, 1 a draw, 0 a loss.
int prospect(Outcome outcome)
{
    return outcome == Outcome::N ? 2 : outcome == Outcome::Draw ? 1 : 0;
}

/// Names the right moves, if there are any.
QString rightText(const Position &position, const Analysis &analysis, Counting counting)
{
    if (analysis.winningMoves.size() == 1 && analysis.hasAllWinningMoves)
        return ModelText::tr("The winning move was %1.").arg(movesText(position, analysis.winningMoves, counting));
    if (!analysis.winningMoves.empty())
        return ModelText::tr("A winning move was %1.").arg(movesText(position, analysis.winningMoves, counting));
    if (!analysis.drawingMoves.empty())
        return ModelText::tr("A move that keeps the draw was %1.")
            .arg(movesText(position, analysis.drawingMoves, counting));
    return {};
}

} // namespace

QString Commentary::ownName(Player player) const
{
    if (!m_players.sides.hasSolver())
        return m_players.names[player == Player::First ? 0 : 1];
    const bool isOne = m_players.sides.isMixed() ? m_players.sides.of(player) == Side::Solver
                                                 : !(m_players.opponents[0] == m_players.opponents[1]);
    return isOne ? m_players.opponent(player).playerName() : QString();
}

bool Commentary::isYou(Player player) const
{
    return m_players.sides.isMixed() && m_players.sides.of(player) == Side::Human;
}

QString Commentary::name(Player player) const
{
    if (isYou(player))
        return ModelText::tr("You");
    if (const QString name = ownName(player); !name.isEmpty())
        return name;
    return player == Player::First ? ModelText::tr("The first player") : ModelText::tr("The second player");
}

QString Commentary::nameInside(Player player) const
{
    const bool isSolver = m_players.sides.of(player) == Side::Solver;
    if (isSolver && ownName(player) == Opponent().playerName())
        return ModelText::tr("the solver");
    if (isYou(player))
        return name(player);
    if (const QString name = ownName(player); !name.isEmpty())
        return name;
    return player == Player::First ? ModelText::tr("the first player") : ModelText::tr("the second player");
}

/// Returns \a you with \a texts, or \a others with the player's name before them.
template <class... Texts>
QString Commentary::about(Player player, const QString &you, const QString &others, const Texts &...texts) const
{
    if (!isYou(player))
        return others.arg(others.startsWith(QStringLiteral("%1")) ? name(player) : nameInside(player), texts...);
    if constexpr (sizeof...(texts) > 0)
        return you.arg(texts...);
    return you;
}

QString Commentary::turn(const GameRecord &record, std::size_t ply) const
{
    return about(record.turn(ply), ModelText::tr("Your move."), ModelText::tr("%1 is to move."));
}

QString Commentary::move(const GameRecord &record, std::size_t index) const
{
    const Analysis *before = record.assessment(index).analysis.get();
    const Analysis *after = record.assessment(index + 1).analysis.get();
    if (!before || !after)
        return {};
    const Player mover = record.turn(index);
    const Player other = opponentOf(mover);
    if (after->outcome == Outcome::Draw) {
        const QString draw = about(mover, ModelText::tr("You moved to a draw: neither player can force a win."),
                                   ModelText::tr("%1 moved to a draw: neither player can force a win."));
        return before->outcome == Outcome::N
                   ? draw + u' ' +
                         about(mover, ModelText::tr("You could have won."), ModelText::tr("%1 could have won."))
                   : draw;
    }
    if (after->outcome == Outcome::Unknown)
        return {};
    QStringList sentences = {about(mover, ModelText::tr("You moved to %1."), ModelText::tr("%1 moved to %2."),
                                   reached(record.position(index + 1), *after))};
    if (after->outcome == Outcome::P)
        sentences << about(other, ModelText::tr("You can't win any more against best play."),
                           ModelText::tr("%1 can't win any more against best play."));
    else if (after->winningMoves.empty())
        sentences << about(other, ModelText::tr("You have won."), ModelText::tr("%1 has won."));
    else
        sentences << about(other, ModelText::tr("You can now win by %1."), ModelText::tr("%1 can now win by %2."),
                           movesText(record.position(index + 1), after->winningMoves, m_counting));
    if (after->outcome == Outcome::N && before->outcome == Outcome::P)
        sentences << ModelText::tr("No move would have won.");
    else if (after->outcome == Outcome::N && before->outcome == Outcome::Draw)
        sentences << about(mover, ModelText::tr("You could have kept a draw."),
                           ModelText::tr("%1 could have kept a draw."));
    return sentences.join(u' ');
}

QString Commentary::judgement(const GameRecord &record, std::size_t index) const
{
    const Outcome before = record.outcome(index);
    const Outcome after = record.outcome(index + 1);
    if (before == Outcome::Unknown || after == Outcome::Unknown)
        return {};
    const Player mover = record.turn(index);
    if (after == Outcome::Draw)
        return isMistake(record, index)
                   ? about(mover, ModelText::tr("A mistake: you could have won, and now it is a draw."),
                           ModelText::tr("A mistake: %1 could have won, and now it is a draw."))
                   : ModelText::tr("Right: the game stays a draw.");
    if (isMistake(record, index))
        return about(opponentOf(mover), ModelText::tr("A mistake: you can win now."),
                     ModelText::tr("A mistake: %1 can win now."));
    return after == Outcome::P
               ? about(opponentOf(mover), ModelText::tr("Right: you can't win any more against best play."),
                       ModelText::tr("Right: %1 can't win any more against best play."))
               : ModelText::tr("No move would have been better.");
}

QString Commentary::wentWrong(const GameRecord &record, std::size_t ply) const
{
    const Player player = record.turn(ply);
    if (ply >= record.length() || m_players.sides.of(player) != Side::Human || !isMistake(record, ply))
        return {};
    return about(player, ModelText::tr("You went wrong here, by %1. Another try?"),
                 ModelText::tr("%1 went wrong here, by %2. Another try?"),
                 moveText(record.position(ply), record.moves()[ply], m_counting));
}

QString Commentary::correction(const GameRecord &record, std::size_t index) const
{
    const Analysis *before = record.assessment(index).analysis.get();
    return before ? rightText(record.position(index), *before, m_counting) : QString();
}

Outcome outcomeOf(const Assessment &assessment)
{
    return assessment.analysis ? assessment.analysis->outcome : Outcome::Unknown;
}

bool isMistake(Outcome before, Outcome after)
{
    return before != Outcome::Unknown && after != Outcome::Unknown && prospect(before) > 2 - prospect(after);
}

bool isMistake(const GameRecord &record, std::size_t index)
{
    return isMistake(record.outcome(index), record.outcome(index + 1));
}

std::optional<std::size_t> lastMistake(const GameRecord &record, std::optional<Player> player)
{
    for (std::size_t i = record.length(); i-- > 0;) {
        if (record.turn(i) == player.value_or(record.turn(i)) && isMistake(record, i))
            return i;
    }
    return std::nullopt;
}

namespace {

/// The mistake without which the game would have ended differently.
std::optional<std::size_t> decisiveMistake(const GameRecord &record)
{
    if (record.winner())
        return lastMistake(record, opponentOf(*record.winner()));
    return record.outcome(record.length()) == Outcome::Draw ? lastMistake(record) : std::nullopt;
}

} // namespace

GameResult Commentary::result(const GameRecord &record) const
{
    GameResult result;
    result.winner = record.winner();
    result.headline = result.winner ? about(*result.winner, ModelText::tr("You won."), ModelText::tr("%1 won."))
                                    : ModelText::tr("A draw.");
    result.ending = ending(record);
    result.mistake = decisiveMistake(record);
    result.mistakeText = mistakeText(record, result.mistake);
    return result;
}

QString Commentary::ending(const GameRecord &record) const
{
    if (record.isDrawn())
        return ModelText::tr(
                   "%1 is on the boards again with the same player to move, so play could go round for ever: the "
                   "game is a draw by repetition.")
            .arg(record.position(record.length()).text());
    const Player stuck = record.turn(record.length());
    if (record.length() == 0)
        return record.convention() == Convention::Normal
                   ? about(stuck, ModelText::tr("The start position has no move, so you lost at once."),
                           ModelText::tr("The start position has no move, so %1 lost at once."))
                   : ModelText::tr("The start position has no move, and under misère play that wins.");
    return record.convention() == Convention::Normal
               ? about(opponentOf(stuck), ModelText::tr("You made the last move, which wins under normal play."),
                       ModelText::tr("%1 made the last move, which wins under normal play."))
               : about(opponentOf(stuck), ModelText::tr("You made the last move, which loses under misère play."),
                       ModelText::tr("%1 made the last move, which loses under misère play."));
}

QString Commentary::mistakeText(const GameRecord &record, std::optional<std::size_t> mistake) const
{
    for (std::size_t ply = 0; ply <= record.length(); ++ply) {
        const Assessment &assessment = record.assessment(ply);
        if (!assessment.isMade())
            return {};
        if (!assessment.analysis)
            return (record.isDrawn() ? ModelText::tr("Whether a win was given away isn't known. %1")
                                     : ModelText::tr("Where the game was lost isn't known. %1"))
                .arg(assessment.problem);
    }
    if (record.length() == 0)
        return {};
    return mistake ? mistakeText(record, *mistake) : faultlessText(record);
}

QString Commentary::mistakeText(const GameRecord &record, std::size_t index) const
{
    const Player player = record.turn(index);
    const Position &before = record.position(index);
    const Position &after = record.position(index + 1);
    const Analysis &left = *record.assessment(index + 1).analysis;
    QStringList sentences = {about(player, ModelText::tr("You went wrong at move %1, %2, which left %3."),
                                   ModelText::tr("%1 went wrong at move %2, %3, which left %4."),
                                   groupedNumber(index + 1), moveText(before, record.moves()[index], m_counting),
                                   reached(after, left))};
    sentences << rightText(before, *record.assessment(index).analysis, m_counting);
    if (!left.winningMoves.empty())
        sentences << about(opponentOf(player), ModelText::tr("From the position that was left you could win by %1."),
                           ModelText::tr("From the position that was left %1 could win by %2."),
                           movesText(after, left.winningMoves, m_counting));
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

/// Describes a game in which no player made a mistake.
QString Commentary::faultlessText(const GameRecord &record) const
{
    const Player toMove = record.turn(record.length());
    if (record.isDrawn() && record.outcome(record.length()) == Outcome::Draw)
        return ModelText::tr("Neither player made a mistake: neither can force a win from the start position.");
    if (record.isDrawn())
        return about(
            record.outcome(record.length()) == Outcome::N ? toMove : opponentOf(toMove),
            ModelText::tr(
                "You could force a win to the last, but let play go round: the winning move that ends the game soonest never does."),
            ModelText::tr(
                "%1 could force a win to the last, but let play go round: the winning move that ends the game soonest never does."));
    const Player loser = opponentOf(*record.winner());
    return about(loser, ModelText::tr("You made no mistake: the start position was lost for you."),
                 m_players.sides.of(loser) == Side::Solver
                     ? ModelText::tr("%1 made no mistake: the start position was lost for it.")
                     : ModelText::tr("%1 made no mistake: the start position was lost.")) +
           u' ' +
           about(opponentOf(loser), ModelText::tr("You kept the win to the end."),
                 ModelText::tr("%1 kept the win to the end."));
}

QString assessmentText(const Assessment &assessment)
{
    if (!assessment.analysis)
        return assessment.problem.isEmpty() ? QStringLiteral("…") : QStringLiteral("?");
    const QString letter = outcomeLetter(assessment.analysis->outcome);
    return assessment.analysis->value ? QStringLiteral("%1 · %2").arg(*assessment.analysis->value).arg(letter) : letter;
}

} // namespace mexplorer
