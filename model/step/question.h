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

/// What a class is asked before a step shows the answer, as data: what is asked for, how it is answered, all right
/// answers, and the reason for each answer.
struct Question
{
    enum class Kind : quint8 {
        Mex,           ///< of values that are known
        SgValue,       ///< of a position, a component or a call
        Outcome,       ///< P, N or a draw
        NimSum,        ///< of values that are known
        OddColumns,    ///< the binary columns with an odd number of ones
        Component,     ///< one in which there is a move of some kind
        Move,          ///< a follower, of several
        NextValue,     ///< G(n), the values before it being known
        Period,        ///< how long it is
        LastException, ///< the last n before the periodic part
        PeriodBound,   ///< how many values prove a period
        ProofBound,    ///< the number below which each a is the value of a follower
        Count,         ///< of heaps, tokens or calls
        Digit,         ///< what a digit of a code allows
        // Of exercises alone:
        BinaryDigit, ///< 0 or 1
        YesNo,       ///< 0 for no, 1 for yes
        Preperiod,   ///< the first n of the periodic part
    };
    /// How an answer, which is a number, is to be read.
    enum class Input : quint8 {
        Number,
        Choice, ///< the index of one of the choices
        Set,    ///< bit i stands for choice i
    };
    /// Of a question about an outcome.
    static constexpr Value p = 0;
    static constexpr Value n = 1;
    static constexpr Value draw = 2;

    Kind kind = Kind::Mex;
    Input input = Input::Number;
    Sentence text = {};
    QStringList choices = {};      ///< marked; none if a number is asked for
    std::vector<Value> right = {}; ///< all right answers, at least one
    /// Why an answer is right, without the word; empty if there is nothing to add. Of a wrong one, what to look at.
    std::function<Sentence(Value)> reason = {};
    std::vector<Position> about = {}; ///< positions whose labels would give the answer away

    bool isRight(Value answer) const;
    /// False of an answer that no choice stands for.
    bool isPossible(Value answer) const;
    /// "Right." with the reason, or the reason alone, which doesn't tell the right answer.
    Sentence judge(Value answer) const;
    /// An answer as text, marked: a number, or the choices with commas.
    QString answerText(Value answer) const;
    /// True if a choice is typed by its first letter or digit, false if by its number from 1 to 9.
    bool hasInitials() const;
};

/// Questions that were asked, and those of them whose first answer was right.
struct Score
{
    int right = 0;
    int asked = 0;

    /// "2 of 3 right at the first try".
    QString text() const;
    void operator+=(const Score &other);
    bool operator==(const Score &) const = default;
};

/// The answers to one question, in a walk-through or in an exercise: each is judged at once, and the first right one,
/// or the one that is shown, ends the question.
class Answering
{
public:
    /// The right answer that was found or shown; std::nullopt before.
    std::optional<Value> answer() const { return m_answer; }
    bool wasShown() const { return m_wasShown; }
    int mistakes() const { return m_mistakes; }
    /// 1 of 1, 0 of 1, or 0 of 0 until the question is answered.
    Score score() const;

    /// Judges \a answer. The verdict of a question that is answered is repeated; an impossible answer has none.
    Sentence give(const Question &question, Value answer);
    /// Answers \a question by the first of its right answers.
    Sentence show(const Question &question);

private:
    Sentence verdict(const Question &question) const;

    std::optional<Value> m_answer;
    bool m_wasShown = false;
    int m_mistakes = 0;
};

/// Makes questions. A hint says what to look at, without the answer.
namespace questions {

/// What a question offers, and which of it is right.
struct Choices
{
    QStringList names = {}; ///< marked
    std::vector<Value> right = {};

    void add(const QString &name, bool isRight);
};

/// Of \a count moves those that are offered: all if they are few, else some right and some wrong ones.
Choices offered(std::size_t count, const std::function<bool(std::size_t)> &isRight,
                const std::function<QString(std::size_t)> &name);

/// The mex of \a values.
Question mexOf(Question::Kind kind, const Sentence &text, std::vector<Value> values);
Question number(Question::Kind kind, const Sentence &text, Value right, const Sentence &hint);
/// \a hintP and \a hintN are shown after the answers P and N; draws are among the choices if \a canDraw.
Question outcome(const Sentence &text, Outcome right, bool canDraw, const Sentence &hintP, const Sentence &hintN);
/// P or N by the definition, where play ends; the subject, marked, is what is asked about.
Question outcomeOf(const QString &subject, Outcome right, Convention convention, bool canDraw = false);
Question choice(Question::Kind kind, const Sentence &text, Choices choices, const Sentence &hint);
/// P or N, 0 or 1, yes or no, each with the reasons of the right answer and of the other one.
Question eitherOutcome(const Sentence &text, Outcome right, const Sentence &ifRight, const Sentence &ifWrong);
Question binaryDigit(const Sentence &text, Value right, const Sentence &ifRight, const Sentence &ifWrong);
Question yesNo(const Sentence &text, bool right, const Sentence &ifRight, const Sentence &ifWrong);
/// \a right has bit i for choice i; \a reason as in Question.
Question set(Question::Kind kind, const Sentence &text, QStringList choices, Value right,
             std::function<Sentence(Value)> reason);
/// The nim-sum of \a values, with the column in which a wrong answer differs.
Question nimSumOf(const Sentence &text, std::vector<Value> values);
/// Which columns of \a values have an odd number of ones, the greatest first.
Question oddColumns(const std::vector<Value> &values, int width);

/// Of \a count followers, those that are offered, ascending: all if they are few, else some right and some wrong ones.
std::vector<std::size_t> offered(std::size_t count, const std::function<bool(std::size_t)> &isRight);

} // namespace questions

} // namespace mexplorer
