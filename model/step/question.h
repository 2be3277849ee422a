// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/games/rules.h"
#include "model/graph/labels.h"
#include "model/writing/sentence.h"

#include <functional>
#include <optional>
#include <span>

namespace mexplorer {

/// A question that is asked before a step shows its answer, or in a field of an exercise: text, kind of input, right
/// answers, and the reason for each answer.
struct Question
{
    enum class Kind : quint8 {
        Mex,           ///< of given values
        SgValue,       ///< of a position, a component or a call
        Outcome,       ///< P, N or a draw
        NimSum,        ///< of given values
        OddColumns,    ///< the binary columns with an odd number of ones
        Component,     ///< a component in which a move of some kind exists
        Move,          ///< one of several followers
        NextValue,     ///< G(n), given the values before it
        Period,        ///< the length of the period
        LastException, ///< the last n before the periodic part
        PeriodBound,   ///< up to which n, or for how many values, a period must be checked to prove it
        ProofBound,    ///< the mex, as the bound in the proof of a value
        Count,         ///< of heaps, tokens, positions or calls
        Digit,         ///< what a digit of a code allows
        // Only in exercises:
        BinaryDigit, ///< 0 or 1
        YesNo,       ///< 0 for no, 1 for yes
        Preperiod,   ///< the first n of the periodic part
    };
    /// The meaning of an answer, which is always a number.
    enum class Input : quint8 {
        Number,
        Choice, ///< the index of one of the choices
        Set,    ///< bit i is set if choice i is chosen
    };
    /// The answers to a question about an outcome.
    static constexpr Value p = 0;
    static constexpr Value n = 1;
    static constexpr Value draw = 2;

    Kind kind = Kind::Mex;
    Input input = Input::Number;
    Sentence text = {};
    QStringList choices = {};      ///< marked; empty if the answer is a number
    std::vector<Value> right = {}; ///< all right answers, at least one
    /// Returns the reason for a right answer, without "Right.", or an empty sentence if there is nothing to add. For a
    /// wrong answer returns a hint.
    std::function<Sentence(Value)> reason = {};
    std::vector<Position> about = {}; ///< positions whose labels would reveal the answer

    bool isRight(Value answer) const;
    /// False if \a answer is no index of a choice, or no set of choices.
    bool isPossible(Value answer) const;
    /// Returns "Right." with the reason, or the hint for a wrong answer, which doesn't reveal the right one.
    Sentence judge(Value answer) const;
    /// Returns \a answer as marked text: a number, or the choices separated by commas.
    QString answerText(Value answer) const;
    /// True if a choice is typed by its first letter or digit, false if by its number from 1 to 9.
    bool hasInitials() const;
};

/// The number of questions answered, and of those whose first answer was right.
struct Score
{
    int right = 0;
    int asked = 0;

    /// Returns "2 of 3 right at the first try".
    QString text() const;
    void operator+=(const Score &other);
    bool operator==(const Score &) const = default;
};

/// The answers to one question of a walk-through or an exercise. Judges each one at once. The first right answer, or
/// show(), ends the question.
class Answering
{
public:
    /// The right answer that was found or shown; std::nullopt before.
    std::optional<Value> answer() const { return m_answer; }
    bool wasShown() const { return m_wasShown; }
    int mistakes() const { return m_mistakes; }
    /// Returns 1 of 1 or 0 of 1; 0 of 0 until the question is answered.
    Score score() const;

    /// Judges \a answer. Returns the verdict of a question that is already answered again, and an empty sentence for an
    /// impossible answer.
    Sentence give(const Question &question, Value answer);
    /// Answers \a question with the first of its right answers.
    Sentence show(const Question &question);
    /// The verdict on the last answer, or the answer that was shown; empty before.
    Sentence verdict(const Question &question) const;

private:
    std::optional<Value> m_given; ///< the last answer that was judged
    std::optional<Value> m_answer;
    bool m_wasShown = false;
    int m_mistakes = 0;
};

/// Functions that create questions. A hint is shown after a wrong answer and doesn't reveal the right one.
namespace questions {

/// The choices of a question, with the indices of the right ones.
struct Choices
{
    QStringList names = {}; ///< marked
    std::vector<Value> right = {};

    void add(const QString &name, bool isRight);
};

/// Returns the moves of \a count that are offered as choices, see offered() below.
Choices offered(std::size_t count, const std::function<bool(std::size_t)> &isRight,
                const std::function<QString(std::size_t)> &name);

/// Asks for the mex of \a values.
Question mexOf(Question::Kind kind, const Sentence &text, std::vector<Value> values);
Question number(Question::Kind kind, const Sentence &text, Value right, const Sentence &hint);
/// \a hintP and \a hintN are shown after the answers P and N; draws are among the choices if \a canDraw.
Question outcome(const Sentence &text, Outcome right, bool canDraw, const Sentence &hintP, const Sentence &hintN);
/// Asks for the outcome of \a subject, marked text, with hints from the definition of P and N.
Question outcomeOf(const QString &subject, Outcome right, Convention convention, bool canDraw = false);
Question choice(Question::Kind kind, const Sentence &text, Choices choices, const Sentence &hint);
/// Ask for P or N, 0 or 1, yes or no, with the reason of the right answer and the hint for the other one.
Question eitherOutcome(const Sentence &text, Outcome right, const Sentence &ifRight, const Sentence &ifWrong);
Question binaryDigit(const Sentence &text, Value right, const Sentence &ifRight, const Sentence &ifWrong);
Question yesNo(const Sentence &text, bool right, const Sentence &ifRight, const Sentence &ifWrong);
/// Asks for a set of choices. \a right has bit i set if choice i belongs to it; \a reason as in Question.
Question set(Question::Kind kind, const Sentence &text, QStringList choices, Value right,
             std::function<Sentence(Value)> reason);
/// Asks for the nim-sum of \a values. The hint names a column in which the wrong answer differs.
Question nimSumOf(const Sentence &text, std::vector<Value> values);
/// Asks which binary columns of \a values have an odd number of ones; the choices begin with the greatest column.
Question oddColumns(const std::vector<Value> &values, int width);

/// Returns the ascending indices of those of \a count followers that are offered as choices: all of them if there are
/// few, otherwise some right and some wrong ones.
std::vector<std::size_t> offered(std::size_t count, const std::function<bool(std::size_t)> &isRight);

} // namespace questions

} // namespace mexplorer
