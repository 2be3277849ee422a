#include "model/play/commentary.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::Commentary)
};

/// What a move led to: "nim-sum 3", "value 3" for a single component, or "a P-position" where there are no values.
QString reached(const Position &position, const Analysis &analysis)
{
    if (!analysis.value)
        return analysis.outcome == Outcome::P ? Text::tr("a P-position") : Text::tr("an N-position");
    if (position.components.size() > 1)
        return Text::tr("nim-sum %1").arg(*analysis.value);
    return Text::tr("value %1").arg(*analysis.value);
}

/// The first winning move, and how many more there are.
QString winningText(const Position &position, const Analysis &analysis)
{
    const QString first = moveText(position, analysis.winningMoves.front());
    const std::size_t more = analysis.winningMoves.size() - 1;
    if (more == 0)
        return first;
    return more == 1 ? Text::tr("%1 (and one other move)").arg(first)
                     : Text::tr("%1 (and %2 other moves)").arg(first).arg(more);
}

} // namespace

QString Commentary::name(Player player) const
{
    if (m_sides.areMixed())
        return m_sides.of(player) == Side::Human ? Text::tr("You") : Text::tr("The solver");
    return player == Player::First ? Text::tr("The first player") : Text::tr("The second player");
}

QString Commentary::nameInside(Player player) const
{
    if (m_sides.areMixed())
        return m_sides.of(player) == Side::Human ? Text::tr("you") : Text::tr("the solver");
    return player == Player::First ? Text::tr("the first player") : Text::tr("the second player");
}

QString Commentary::turn(const GameRecord &record, std::size_t place) const
{
    const Player player = record.turn(place);
    if (m_sides.areMixed() && m_sides.of(player) == Side::Human)
        return Text::tr("Your move.");
    return Text::tr("%1 is to move.").arg(name(player));
}

QString Commentary::move(const GameRecord &record, std::size_t index) const
{
    const Analysis *before = record.assessment(index).analysis.get();
    const Analysis *after = record.assessment(index + 1).analysis.get();
    if (!before || !after)
        return {};
    const Position &position = record.position(index + 1);
    const Player mover = record.turn(index);
    const QString other = nameInside(opponentOf(mover));
    if (after->outcome == Outcome::P)
        return Text::tr("%1 moved to %2; %3 can't win any more against best play.")
            .arg(name(mover), reached(position, *after), other);
    if (after->outcome != Outcome::N)
        return {};
    const bool wins = after->winningMoves.empty();
    const QString can = wins
                            ? Text::tr("%1 moved to %2; %3 has won.").arg(name(mover), reached(position, *after), other)
                            : Text::tr("%1 moved to %2; %3 can now win by %4.")
                                  .arg(name(mover), reached(position, *after), other, winningText(position, *after));
    return before->outcome == Outcome::P ? can + u' ' + Text::tr("No move would have won.") : can;
}

std::optional<std::size_t> lastMistake(const GameRecord &record, Player loser)
{
    for (std::size_t i = record.length(); i-- > 0;) {
        if (record.turn(i) == loser && record.outcome(i) == Outcome::N && record.outcome(i + 1) == Outcome::N)
            return i;
    }
    return std::nullopt;
}

GameResult Commentary::result(const GameRecord &record) const
{
    GameResult result;
    result.winner = record.winner();
    const Player loser = opponentOf(result.winner);
    result.headline = Text::tr("%1 won.").arg(name(result.winner));
    result.ending = ending(record);
    result.mistake = lastMistake(record, loser);
    result.blame = blame(record, loser, result.mistake);
    return result;
}

QString Commentary::ending(const GameRecord &record) const
{
    const Player stuck = record.turn(record.length());
    if (record.length() == 0)
        return record.convention() == Convention::Normal
                   ? Text::tr("The start position has no move, so %1 lost at once.").arg(nameInside(stuck))
                   : Text::tr("The start position has no move, and under misère play that wins.");
    return record.convention() == Convention::Normal
               ? Text::tr("%1 made the last move, which wins under normal play.").arg(name(opponentOf(stuck)))
               : Text::tr("%1 made the last move, which loses under misère play.").arg(name(opponentOf(stuck)));
}

QString Commentary::blame(const GameRecord &record, Player loser, std::optional<std::size_t> mistake) const
{
    for (std::size_t place = 0; place <= record.length(); ++place) {
        const Assessment &assessment = record.assessment(place);
        if (!assessment.isMade())
            return {};
        if (!assessment.analysis)
            return Text::tr("Where the game was lost isn't known. %1").arg(assessment.problem);
    }
    if (record.length() == 0)
        return {};
    if (!mistake)
        return Text::tr("%1 made no mistake: the start position was lost for %2, and %3 never let go.")
            .arg(name(loser), nameInside(loser), nameInside(opponentOf(loser)));
    const std::size_t index = *mistake;
    const Position &before = record.position(index);
    const Position &after = record.position(index + 1);
    const Analysis &better = *record.assessment(index).analysis;
    const Analysis &left = *record.assessment(index + 1).analysis;
    QString text = Text::tr("%1 went wrong at move %2, %3, which left %4.")
                       .arg(name(loser))
                       .arg(index + 1)
                       .arg(moveText(before, record.moves()[index]), reached(after, left));
    if (!left.winningMoves.empty())
        text += u' ' +
                Text::tr("From there %1 could win by %2.").arg(nameInside(opponentOf(loser)), winningText(after, left));
    if (!better.winningMoves.empty())
        text += u' ' + Text::tr("Right was %1.").arg(winningText(before, better));
    return text;
}

QString assessmentText(const Assessment &assessment)
{
    if (!assessment.analysis)
        return assessment.problem.isEmpty() ? QStringLiteral("…") : QStringLiteral("?");
    const QString letter = outcomeLetter(assessment.analysis->outcome);
    return assessment.analysis->value ? QStringLiteral("%1 · %2").arg(*assessment.analysis->value).arg(letter) : letter;
}

} // namespace mexplorer
