// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/games/rules.h"
#include "model/graph/labels.h"
#include "model/writing/sentence.h"

#include <functional>
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
    Sentence text;
    QStringList choices = {};                   ///< marked; none if a number is asked for
    std::vector<Value> right = {};              ///< all right answers, at least one
    std::function<Sentence(Value)> reason = {}; ///< why an answer is right, or what to look at if it isn't
    std::vector<Position> about = {};           ///< positions whose labels would give the answer away

    bool isRight(Value answer) const;
    /// False of an answer that no choice stands for.
    bool isPossible(Value answer) const;
    /// Right or wrong, with the reason; a wrong answer isn't given the right one.
    Sentence judge(Value answer) const { return reason(answer); }
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
