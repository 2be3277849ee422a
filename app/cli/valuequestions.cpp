// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/valuequestions.h"

#include "model/core/memory.h"
#include "model/core/visibletext.h"
#include "model/core/wordlist.h"
#include "model/games/heaptraits.h"
#include "model/notation/expression.h"
#include "model/solve/loopyvalues.h"
#include "model/solve/pairing.h"
#include "model/solve/searchgrowth.h"

#include <algorithm>
#include <limits>

namespace mexplorer {

namespace {

constexpr quint64 unlimitedMoves = 1'000'000'000'000'000; ///< days

ValueAnswer answerFrom(const Position &position, const Analysis &analysis)
{
    ValueAnswer answer{position, analysis.convention, analysis.value, {}, analysis.outcome, analysis.winningMoves};
    answer.componentValues.assign(analysis.componentValues.begin(), analysis.componentValues.end());
    answer.componentValues.resize(position.components.size());
    return answer;
}

/// Sets the values of the components, each computed by itself, and the sum of all. Those that are too hard are left
/// out; so is a sum of an infinity with a number that exceeds the range of Value.
void setValues(ValueAnswer &answer, const Solver &solver, JobControl &control)
{
    constexpr int maxRefusals = 3; // but heaps are refused soon
    bool isComplete = true;
    const std::vector<Component> &components = answer.position.components;
    int refusals = 0;
    quint64 numbers = 0;   // the nim-sum of all numbers
    LoopyValue infinities; // the sum of the others
    answer.componentInfinities.resize(components.size());
    for (std::size_t i = 0; i < components.size() && refusals < maxRefusals; ++i) {
        if (components[i].rules->isAcyclic()) {
            const Result<quint64> value = solver.largeValue(components[i], control);
            isComplete = isComplete && value;
            refusals += value || components[i].rules->isMultiset() ? 0 : 1;
            if (value) {
                answer.componentValues[i] = *value;
                numbers ^= *value;
            }
            continue;
        }
        const Result<LoopyValue> value = loopyValue(components[i], solver.limits(), control);
        isComplete = isComplete && value;
        refusals += value ? 0 : 1;
        if (value && value->number) {
            answer.componentValues[i] = *value->number;
            numbers ^= *value->number;
        } else if (value) {
            answer.componentInfinities[i] = value->infinity;
            infinities = infinities + *value;
        }
    }
    if (!isComplete)
        return;
    if (infinities.number) {
        answer.value = numbers;
        answer.outcome = numbers == 0 ? Outcome::P : Outcome::N;
    } else if (numbers <= std::numeric_limits<Value>::max()) {
        const LoopyValue sum = infinities + LoopyValue{static_cast<Value>(numbers)};
        answer.infinity = sum.infinity;
        answer.outcome = sum.outcome();
    }
}

/// Finds the values of heaps that the search for a position's value hasn't come to.
void findHeaps(const Solver &solver, const Position &position, JobControl &control)
{
    for (const Component &component : position.components) {
        if (component.rules->isMultiset())
            static_cast<void>(solver.largeValue(component, control));
    }
}

/// Returns what is known of a position whose search was ended by \a limit. The results of that search, and of
/// findHeaps(), are in the solver's tables, so that this costs little more.
ValueAnswer knownOf(const Solver &solver, const Position &position, Convention convention, const Problem &limit,
                    JobControl &control)
{
    const SolverLimits usual;
    SolverLimits limits = solver.limits();
    limits.maxMoves = std::min(limits.maxMoves, usual.maxMoves / 10) / 10;
    limits.maxSearch = std::min(limits.maxSearch, usual.maxSearch / 10) / 10;
    const Solver quick = solver.withLimits(limits);
    ValueAnswer answer{position, convention, {}, {}, Outcome::Unknown, {}, limit};
    answer.componentValues.resize(position.components.size());
    if (convention == Convention::Misere) {
        if (const Result<Outcome> outcome = quick.outcome(position, convention, control))
            answer.outcome = *outcome;
        return answer;
    }
    setValues(answer, quick, control);
    if (answer.outcome == Outcome::P)
        return answer;
    if (auto analysis = quick.analyseByTheorem(position, control)) {
        answer.outcome = analysis->outcome;
        if (analysis->hasAllWinningMoves)
            answer.winningMoves = std::move(analysis->winningMoves);
        else if (!analysis->winningMoves.empty())
            answer.winningMove = std::move(analysis->winningMoves.front());
        return answer;
    }
    if (std::vector<Move> moves = pairingMoves(position, &control); !moves.empty()) {
        answer.outcome = Outcome::N;
        answer.winningMove = std::move(moves.front());
        answer.isToldByLimit = true;
    }
    return answer;
}

/// The components whose values weren't found.
Position unsolved(const ValueAnswer &known)
{
    Position position;
    for (std::size_t i = 0; i < known.position.components.size(); ++i) {
        if (!known.componentValues[i])
            position.components.push_back(known.position.components[i]);
    }
    return position;
}

Problem timeLimit(const Position &position, const TimeLimit &time)
{
    return Problem::limit(
        Problem::Code::ThinkingTime,
        CommandText::tr(
            "%1 isn't solved in %n second(s), the limit; choose a smaller position, or allow more time with "
            "--time.",
            nullptr, static_cast<int>(time.seconds().value_or(0)))
            .arg(shortened(position.text())));
}

/// Returns all that the solver finds within its limits; a problem only if the position is invalid, or if the command is
/// cancelled.
Result<ValueAnswer> answerTo(const Solver &solver, const Position &position, Convention convention, TimeLimit &time,
                             JobControl &control)
{
    const bool isOneComponent = position.components.size() == 1;
    time.askForLeastValue(isOneComponent);
    const ProgressLine progress(CommandText::tr("Solving"), control, time.end());
    // Where a theorem tells who wins, the value alone isn't worth all of the time.
    SolverLimits limits = solver.limits();
    if (limits.maxMoves == unlimitedMoves && convention == Convention::Normal &&
        solver.analyseByTheorem(position, time.job()))
        limits.maxMoves = SolverLimits().maxMoves / 10;
    Result<Analysis> analysis = solver.withLimits(limits).analyseForPlay(position, convention, time.job());
    if (!analysis && time.hasEnded(analysis.problem()))
        analysis = timeLimit(position, time);
    const bool isTimeOver = !analysis && analysis.problem().code == Problem::Code::ThinkingTime;
    if (!analysis && isUnanswered(analysis.problem())) {
        if (convention == Convention::Normal)
            findHeaps(solver, position, time.job());
        ValueAnswer known = knownOf(solver, position, convention, analysis.problem(), control);
        if (!known.value && isOneComponent) {
            known.leastValue = time.job().leastValue();
            if (known.leastValue > 0)
                known.limit->message += u' ' + CommandText::tr("The value is at least %1.").arg(known.leastValue);
        }
        if (!known.value && isTimeOver && convention == Convention::Normal)
            known.limit->message +=
                expectedCost(unsolved(known), static_cast<double>(time.seconds().value_or(0)), control);
        if (known.limit->code != Problem::Code::Listing)
            return known;
        if (auto some = solver.analyseForMove(position, convention, time.job()); some && !some->winningMoves.empty())
            known.winningMove = std::move(some.value().winningMoves.front()); // as not all can be listed
        return known;
    }
    if (!analysis)
        return analysis.problem();
    ValueAnswer answer = answerFrom(position, *analysis);
    if (analysis->isLoopy && convention == Convention::Normal)
        setValues(answer, solver, time.job());
    return answer;
}

} // namespace

MemoryOption::MemoryOption()
    : CommandOption("memory",
                    CommandText::tr("Use at most <SIZE> of memory: a number of MiB, or as in 512M, 2G; without it, a "
                                    "quarter of what is free."),
                    "SIZE")
{
}

std::optional<Problem> MemoryOption::limitMemory(const CommandOptions &options) const
{
    constexpr int usualShare = 25; // per cent
    setMemoryShare(usualShare);
    setGivenMemory({});
    if (!options.isSet(*this))
        return std::nullopt;
    const Result<quint64> size = memorySize(options.value(*this));
    if (!size)
        return size.problem();
    setGivenMemory(*size);
    return std::nullopt;
}

SolverLimits unlimitedSearch(SolverLimits limits)
{
    limits.maxMoves = limits.maxSearch = unlimitedMoves;
    limits.usesBothCores = true;
    return limits;
}

const Solver &ValueQuestions::solver()
{
    static const Solver solver;
    return solver;
}

Result<Position> ValueQuestions::read(const QString &expression) const
{
    return m_convention == Convention::Normal ? readForLaw(expression) : parsePosition(expression);
}

Result<ValueAnswer> ValueQuestions::answer(const Position &position, JobControl &control) const
{
    TimeLimit time(control, m_seconds);
    return answerTo(solver().withLimits(limitsFor(position)), position, m_convention, time, control);
}

/// The number of moves is limited for heaps, whose values are found soon or are out of reach, and for positions that
/// can reach a cycle, whose graph must not take all of the memory.
SolverLimits ValueQuestions::limitsFor(const Position &position) const
{
    SolverLimits limits = m_limits;
    if (limits.maxMoves == unlimitedMoves && (heapIn(position) || !isAcyclic(position)))
        limits.maxMoves = SolverLimits().maxMoves;
    return limits;
}

} // namespace mexplorer
