// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/teach/exercisewriter.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/games/heaptraits.h"
#include "model/step/tracepictures.h"
#include "model/step/tracewords.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// "g(kayles:5) = mex{0, 1} = 2", marked.
QString mexLine(const Position &position, const std::vector<Value> &values)
{
    return Sentence::math(
        QStringLiteral("g(%1) = %2").arg(tracewords::title(position), tracewords::mexEquation(values, mex(values))));
}

/// "1 ⊕ 4 = 001 ⊕ 100 = 101 = 5", marked.
QString binaryLine(const std::vector<KnownValue> &components, Value sum)
{
    const int width = binaryWidth(valuesOf(components));
    QStringList numbers;
    QStringList digits;
    for (const KnownValue &known : components) {
        numbers << QString::number(known.value);
        digits << binaryText(known.value, width);
    }
    const QString plus = QStringLiteral(" ⊕ ");
    if (width == 1) // the digits are the numbers
        return Sentence::math(QStringLiteral("%1 = %2").arg(numbers.join(plus)).arg(sum));
    return Sentence::math(QStringLiteral("%1 = %2 = %3 = %4")
                              .arg(numbers.join(plus), digits.join(plus), binaryText(sum, width))
                              .arg(sum));
}

quint64 heapSize(const Position &heap)
{
    const CellVector &cells = heap.components.front().cells;
    return cells.empty() ? 0 : cells.front();
}

} // namespace

std::vector<Value> valuesOf(const std::vector<KnownValue> &known)
{
    std::vector<Value> values;
    for (const KnownValue &one : known)
        values.push_back(one.value);
    return values;
}

QString moveName(const Position &position, const Move &move)
{
    if (position.components.size() == 1)
        return Sentence::game(move.text);
    return ModelText::tr("%1 in %2")
        .arg(Sentence::game(move.text), Sentence::game(position.components[move.component].text()));
}

std::vector<Move> distinctMovesOf(const Position &position, const std::vector<Move> &moves)
{
    std::vector<Move> distinct;
    for (const Move &move : moves) {
        const bool isKnown = std::ranges::any_of(distinct, [&](const Move &other) {
            return other.cells == move.cells &&
                   position.components[other.component] == position.components[move.component];
        });
        if (!isKnown)
            distinct.push_back(move);
    }
    return distinct;
}

Exercise mexExercise(const Position &position, std::vector<KnownValue> followers)
{
    const std::vector<Value> values = valuesOf(followers);
    const QString question = ModelText::tr("The followers of %1 have the values given here. What is its value?")
                                 .arg(tracewords::title(position));
    return {ExerciseKind::Mex, position, question, mex(values), mexLine(position, values), std::move(followers), {}};
}

Exercise valueExercise(const Position &position, std::vector<KnownValue> followers)
{
    const std::vector<Value> values = valuesOf(followers);
    QStringList known;
    for (const KnownValue &follower : followers)
        known << Sentence::math(QStringLiteral("g(%1) = %2").arg(Sentence::game(follower.name)).arg(follower.value));
    const QString question =
        ModelText::tr("Find the values of all followers of %1, and its own value.").arg(tracewords::title(position));
    const QString solution =
        ModelText::tr("%1; so %2.").arg(known.join(QStringLiteral(", ")), mexLine(position, values));
    return {ExerciseKind::SgValue, position, question, mex(values), solution, std::move(followers), {}};
}

Exercise outcomeExercise(const Position &position, const Analysis &analysis, std::vector<KnownValue> components)
{
    const QString question = ModelText::tr("Is %1 a P-position or an N-position?").arg(tracewords::title(position));
    const QString value =
        position.components.size() > 1
            ? binaryLine(components, static_cast<Value>(*analysis.value))
            : Sentence::math(QStringLiteral("g(%1) = %2").arg(tracewords::title(position)).arg(*analysis.value));
    const QString solution = analysis.outcome == Outcome::P
                                 ? ModelText::tr("P-position: %1, so no move leads to value 0.").arg(value)
                                 : ModelText::tr("N-position: %1. The move %2 leaves value 0.")
                                       .arg(value, moveName(position, analysis.winningMoves.front()));
    return {ExerciseKind::Outcome, position, question, analysis.outcome, solution, std::move(components), {}};
}

Exercise nimSumExercise(const Position &position, std::vector<KnownValue> components)
{
    const Value sum = nimSum(valuesOf(components));
    const QString question =
        ModelText::tr("The components of %1 have the values given here. Write them in base 2 and find the "
                      "nim-sum.")
            .arg(tracewords::title(position));
    const QString solution = binaryLine(components, sum);
    return {ExerciseKind::NimSum, position, question, sum, solution, std::move(components), {}};
}

Exercise winningMoveExercise(const Position &position, const Analysis &analysis, std::vector<KnownValue> components)
{
    const std::vector<Move> winning = distinctMovesOf(position, analysis.winningMoves);
    QStringList moves;
    for (const Move &move : winning)
        moves << moveName(position, move);
    const QString question = ModelText::tr("Find all winning moves of %1.").arg(tracewords::title(position));
    const QString all = moves.join(QStringLiteral("; "));
    const QString solution = position.components.size() == 1
                                 ? ModelText::tr("To a position of value 0: %1.").arg(all)
                                 : ModelText::tr("%1; to nim-sum 0: %2.")
                                       .arg(binaryLine(components, static_cast<Value>(*analysis.value)), all);
    return {ExerciseKind::WinningMove, position, question, analysis.winningMoves, solution, std::move(components), {}};
}

Exercise labelExercise(const Position &position, LabelTask task)
{
    const QString question =
        ModelText::tr("Label each position that play from %1 can reach with P or N and with its value.")
            .arg(tracewords::title(position));
    QStringList names;
    for (PositionId id = 0; id < task.graph->positionCount(); ++id) {
        if (task.labels->outcome(id) == Outcome::P)
            names << tracewords::subjectName(*task.graph->rules(), task.graph->cells(id));
    }
    const QString solution = ModelText::tr("The P-positions are %1.").arg(names.join(listSeparator(names)));
    return {ExerciseKind::Label, position, question, std::move(task), solution, {}, {}};
}

Exercise nextValueExercise(const Position &heap, std::vector<KnownValue> values)
{
    const quint64 n = heapSize(heap);
    const Component &component = heap.components.front();
    constexpr quint64 maxListed = 200;
    const Value answer = values[n].value;
    QString reason = QString::number(answer);
    if (const auto followers = distinctFollowers(component, maxListed)) {
        std::vector<Value> reached;
        for (const CellVector &cells : *followers) {
            Value sum = 0;
            for (const Cell part : cells)
                sum ^= values[part].value;
            reached.push_back(sum);
        }
        reason = tracewords::mexEquation(std::move(reached), answer);
    }
    const QString question =
        ModelText::tr("These are the values of single heaps of %1. What is %2?")
            .arg(Sentence::game(component.rules->text()), Sentence::math(QStringLiteral("G(%1)").arg(n)));
    const QString solution = Sentence::math(QStringLiteral("G(%1) = %2").arg(n).arg(reason));
    return {ExerciseKind::NextValue, heap, question, answer, solution, std::move(values), {}};
}

bool hasPeriodBound(const Period &period)
{
    return period.theorem == PeriodTheorem::GuySmith || period.theorem == PeriodTheorem::RepeatedWindow;
}

Exercise periodExercise(const Position &heap, std::vector<KnownValue> values, const Period &period)
{
    const Rules &rules = *heap.components.front().rules;
    PeriodTask task{period.preperiod, period.period, period.neededThrough, {}, {}};
    const quint64 n0 = period.provedFrom();
    const quint64 p = period.period;
    const QString holds = Sentence::math(QStringLiteral("G(n + p) = G(n)"));
    if (const auto *code = movesOf<TakeAndBreak>(rules)) {
        const quint64 t = code->digits.size() - 1;
        task.theorem =
            ModelText::tr("Guy and Smith: if %1 for all %2 with %3, where %4 is the place of the last digit and "
                          "%5, then for all larger %2, too.")
                .arg(holds, Sentence::math(QStringLiteral("n")), Sentence::math(QStringLiteral("n₀ ≤ n < 2n₀ + p + t")),
                     Sentence::math(QStringLiteral("t")), Sentence::math(QStringLiteral("n₀ ≥ 1")));
        task.reason = Sentence::math(QStringLiteral("n₀ = %1, p = %2, t = %3: 2n₀ + 2p + t − 1 = %4")
                                         .arg(n0)
                                         .arg(p)
                                         .arg(t)
                                         .arg(period.neededThrough));
    } else {
        const auto *subtraction = movesOf<Subtraction>(rules);
        const quint64 s = subtraction && !subtraction->set.empty() ? subtraction->set.back() : 1;
        task.theorem =
            ModelText::tr("A value depends on the %1 values before it, where %1 is the greatest number in the "
                          "set: when %1 values in a row repeat, from %2 and from %3 on, all do.")
                .arg(Sentence::math(QStringLiteral("s")), Sentence::math(QStringLiteral("n₀")),
                     Sentence::math(QStringLiteral("n₀ + p")));
        task.reason = Sentence::math(QStringLiteral("n₀ = %1, p = %2, s = %3: n₀ + p + s − 1 = %4")
                                         .arg(n0)
                                         .arg(p)
                                         .arg(s)
                                         .arg(period.neededThrough));
    }
    const QString question =
        ModelText::tr("These are values of single heaps of %1. Find the period %2 and the first %3 from which "
                      "on it holds. %4 Which is the largest heap whose value the proof needs?")
            .arg(Sentence::game(rules.text()), Sentence::math(QStringLiteral("p")),
                 Sentence::math(QStringLiteral("n₀")), task.theorem.marked());
    const QString solution = task.reason.marked();
    return {ExerciseKind::Period, heap,           question, static_cast<Value>(period.neededThrough), solution,
            std::move(values),    std::move(task)};
}

} // namespace mexplorer
