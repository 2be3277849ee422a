// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/question.h"

#include "model/core/modeltext.h"
#include "model/solve/solver.h"
#include "model/step/tracewords.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

constexpr std::size_t maxChoices = 8;
constexpr std::size_t maxRightChoices = 3;

/// \a count of \a from, evenly spread.
void pickEvenly(const std::vector<std::size_t> &from, std::size_t count, std::vector<std::size_t> &to)
{
    count = std::min(count, from.size());
    for (std::size_t i = 0; i < count; ++i)
        to.push_back(from[i * from.size() / count]);
}

} // namespace

bool Question::isRight(Value answer) const
{
    return std::ranges::find(right, answer) != right.end();
}

bool Question::isPossible(Value answer) const
{
    const auto count = static_cast<Value>(choices.size());
    return input == Input::Number || (input == Input::Choice ? answer < count : answer < (Value(1) << count));
}

Sentence Question::judge(Value answer) const
{
    const Sentence why = reason(answer);
    return isRight(answer) ? Sentence(ModelText::tr("Right. %1").arg(why.marked()).trimmed()) : why;
}

QString Question::answerText(Value answer) const
{
    if (input == Input::Number)
        return QString::number(answer);
    if (input == Input::Choice)
        return choices.value(static_cast<qsizetype>(answer));
    QStringList chosen;
    for (qsizetype i = 0; i < choices.size(); ++i) {
        if ((answer >> i) & 1)
            chosen << choices[i];
    }
    return chosen.isEmpty() ? ModelText::tr("none") : chosen.join(QStringLiteral(", "));
}

bool Question::hasInitials() const
{
    return kind == Kind::Outcome || kind == Kind::BinaryDigit || kind == Kind::YesNo;
}

QString Score::text() const
{
    return ModelText::tr("%1 of %2 right at the first try").arg(right).arg(asked);
}

void Score::operator+=(const Score &other)
{
    right += other.right;
    asked += other.asked;
}

Score Answering::score() const
{
    return m_answer ? Score{!m_wasShown && m_mistakes == 0 ? 1 : 0, 1} : Score();
}

Sentence Answering::give(const Question &question, Value answer)
{
    if (m_answer)
        return verdict(question);
    if (!question.isPossible(answer))
        return {};
    m_given = answer;
    if (question.isRight(answer))
        m_answer = answer;
    else
        ++m_mistakes;
    return verdict(question);
}

Sentence Answering::show(const Question &question)
{
    if (!m_answer) {
        m_answer = question.right.front();
        m_wasShown = true;
    }
    return verdict(question);
}

Sentence Answering::verdict(const Question &question) const
{
    if (!m_wasShown)
        return m_given ? question.judge(*m_given) : Sentence();
    return Sentence(ModelText::tr("The answer: %1. %2")
                        .arg(question.answerText(*m_answer), question.reason(*m_answer).marked())
                        .trimmed());
}

namespace questions {

namespace {

/// The choices \a names, of which \a right is the index of the right one.
Question oneOf(Question::Kind kind, const Sentence &text, const QStringList &names, Value right,
               const Sentence &ifRight, const Sentence &ifWrong)
{
    return {.kind = kind,
            .input = Question::Input::Choice,
            .text = text,
            .choices = names,
            .right = {right},
            .reason = [=](Value answer) { return answer == right ? ifRight : ifWrong; }};
}

} // namespace

Question binaryDigit(const Sentence &text, Value right, const Sentence &ifRight, const Sentence &ifWrong)
{
    return oneOf(Question::Kind::BinaryDigit, text, {QStringLiteral("0"), QStringLiteral("1")}, right, ifRight,
                 ifWrong);
}

Question eitherOutcome(const Sentence &text, Outcome right, const Sentence &ifRight, const Sentence &ifWrong)
{
    return oneOf(Question::Kind::Outcome, text, {ModelText::tr("P"), ModelText::tr("N")},
                 right == Outcome::P ? Question::p : Question::n, ifRight, ifWrong);
}

Question yesNo(const Sentence &text, bool right, const Sentence &ifRight, const Sentence &ifWrong)
{
    return oneOf(Question::Kind::YesNo, text, {ModelText::tr("No"), ModelText::tr("Yes")}, right ? 1 : 0, ifRight,
                 ifWrong);
}

void Choices::add(const QString &name, bool isRight)
{
    if (isRight)
        right.push_back(static_cast<Value>(names.size()));
    names << name;
}

Choices offered(std::size_t count, const std::function<bool(std::size_t)> &isRight,
                const std::function<QString(std::size_t)> &name)
{
    Choices choices;
    for (const std::size_t at : offered(count, isRight))
        choices.add(name(at), isRight(at));
    return choices;
}

Question mexOf(Question::Kind kind, const Sentence &text, std::vector<Value> values)
{
    Question question{.kind = kind, .text = text, .right = {mex(values)}};
    question.reason = [values = std::move(values)](Value guess) { return tracewords::judgeMex(values, guess); };
    return question;
}

Question number(Question::Kind kind, const Sentence &text, Value right, const Sentence &hint)
{
    Question question{.kind = kind, .text = text, .right = {right}};
    question.reason = [right, hint](Value guess) { return guess == right ? Sentence() : hint; };
    return question;
}

Question outcome(const Sentence &text, Outcome right, bool canDraw, const Sentence &hintP, const Sentence &hintN)
{
    const Value answer = right == Outcome::P ? Question::p : right == Outcome::N ? Question::n : Question::draw;
    Question question{.kind = Question::Kind::Outcome,
                      .input = Question::Input::Choice,
                      .text = text,
                      .choices = {ModelText::tr("P"), ModelText::tr("N")},
                      .right = {answer}};
    if (canDraw)
        question.choices << ModelText::tr("Draw");
    question.reason = [answer, hintP, hintN](Value guess) -> Sentence {
        if (guess == answer)
            return guess == Question::p   ? ModelText::tr("The previous player wins.")
                   : guess == Question::n ? ModelText::tr("The next player wins.")
                                          : ModelText::tr("Neither player can force a win.");
        if (guess == Question::draw)
            return ModelText::tr("Play is drawn only where each player can keep the other from winning: see "
                                 "whether one of them can force the end.");
        return guess == Question::p ? hintP : hintN;
    };
    return question;
}

Question outcomeOf(const QString &subject, Outcome right, Convention convention, bool canDraw)
{
    const bool misere = convention == Convention::Misere;
    return outcome(ModelText::tr("Is %1 a P-position or an N-position?").arg(subject), right, canDraw,
                   misere ? ModelText::tr("Each move from a P-position leads to an N-position, and under misère "
                                          "play there is a move: look whether that is so here.")
                          : ModelText::tr("Each move from a P-position leads to an N-position: look whether that "
                                          "is so here."),
                   misere ? ModelText::tr("From an N-position some move leads to a P-position, or under misère "
                                          "play there is no move: look whether that is so here.")
                          : ModelText::tr("From an N-position some move leads to a P-position: look whether that "
                                          "is so here."));
}

Question choice(Question::Kind kind, const Sentence &text, Choices choices, const Sentence &hint)
{
    Question question{.kind = kind,
                      .input = Question::Input::Choice,
                      .text = text,
                      .choices = std::move(choices.names),
                      .right = std::move(choices.right)};
    question.reason = [right = question.right, hint](Value guess) {
        const bool isRight = std::ranges::find(right, guess) != right.end();
        if (!isRight)
            return hint;
        return right.size() > 1 ? Sentence(ModelText::tr("It isn't the only right answer.")) : Sentence();
    };
    return question;
}

Question set(Question::Kind kind, const Sentence &text, QStringList choices, Value right,
             std::function<Sentence(Value)> reason)
{
    return {.kind = kind,
            .input = Question::Input::Set,
            .text = text,
            .choices = std::move(choices),
            .right = {right},
            .reason = std::move(reason)};
}

Question nimSumOf(const Sentence &text, std::vector<Value> values)
{
    const Value sum = nimSum(values);
    Question question{.kind = Question::Kind::NimSum, .text = text, .right = {sum}};
    question.reason = [sum](Value guess) -> Sentence {
        if (guess == sum)
            return ModelText::tr("Each column with an odd number of ones gives a 1.");
        const int column = static_cast<int>(std::bit_width(guess ^ sum)) - 1;
        return ModelText::tr("Look at the column of %1 again: count its ones. %2 has the wrong digit there.")
            .arg(tracewords::number(quint64(1) << column), tracewords::number(guess));
    };
    return question;
}

Question oddColumns(const std::vector<Value> &values, int width)
{
    const Value sum = nimSum(values);
    QStringList powers;
    Value right = 0;
    for (int i = 0; i < width; ++i) {
        const int column = width - 1 - i;
        powers << tracewords::number(quint64(1) << column);
        right |= ((sum >> column) & 1) << i;
    }
    return set(Question::Kind::OddColumns, ModelText::tr("Which columns have an odd number of ones?"), powers, right,
               [right, width](Value guess) -> Sentence {
                   if (guess == right)
                       return ModelText::tr("Each column with an odd number of ones gives a 1.");
                   const int column = width - 1 - std::countr_zero(guess ^ right);
                   return ModelText::tr("Look at the column of %1 again: count its ones.")
                       .arg(tracewords::number(quint64(1) << column));
               });
}

std::vector<std::size_t> offered(std::size_t count, const std::function<bool(std::size_t)> &isRight)
{
    std::vector<std::size_t> right, wrong, result;
    for (std::size_t i = 0; i < count; ++i)
        (isRight(i) ? right : wrong).push_back(i);
    const std::size_t fewest = maxChoices - std::min(wrong.size(), maxChoices - maxRightChoices);
    pickEvenly(right, fewest, result);
    pickEvenly(wrong, maxChoices - result.size(), result);
    std::ranges::sort(result);
    return result;
}

} // namespace questions

} // namespace mexplorer
