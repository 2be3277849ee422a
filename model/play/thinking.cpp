// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/thinking.h"

#include "model/core/exceptions.h"
#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/solve/pairing.h"

#include <QElapsedTimer>

#include <algorithm>
#include <limits>

namespace mexplorer {

namespace {

SolverLimits tenthOf(SolverLimits limits)
{
    limits.maxMoves /= 10;
    limits.maxSearch /= 10;
    return limits;
}

/// Analyses as Solver::analyseForMove() does. If a position is too big for that, returns what symmetry shows: that it
/// is N, and some winning moves.
Result<Analysis> analyse(const Solver &solver, const Position &position, Convention convention, JobControl &control)
{
    if (convention == Convention::Misere)
        return solver.analyseForMove(position, convention, control);
    std::vector<Move> paired = pairingMoves(position, &control);
    if (paired.empty())
        return solver.analyseForMove(position, convention, control);
    // The value and the other winning moves aren't worth the whole thinking time.
    Result<Analysis> analysis = solver.withLimits(tenthOf(solver.limits())).analyse(position, convention, control);
    if (analysis || analysis.problem().kind == Problem::Kind::BadInput)
        return analysis;
    Analysis known{convention, std::nullopt, Outcome::N, {}, std::move(paired)};
    known.hasAllWinningMoves = false;
    return known;
}

} // namespace

SolverLimits limitsFor(int thinkingTimeMs)
{
    SolverLimits limits;
    const auto times = static_cast<quint64>(std::max(1, thinkingTimeMs / defaultThinkingTimeMs));
    limits.maxMoves *= times;
    limits.maxSearch *= times;
    limits.maxPositions *= times;
    limits.usesBothCores = true;
    return limits;
}

SolverLimits limitsOfTimedJob(int thinkingTimeMs)
{
    SolverLimits limits = limitsFor(thinkingTimeMs);
    limits.maxSearch = std::numeric_limits<quint64>::max();
    return limits;
}

QString timeText(int ms)
{
    if (ms % 1000 != 0)
        return ModelText::tr("%n millisecond(s)", nullptr, ms);
    return ModelText::tr("%n second(s)", nullptr, ms / 1000);
}

Assessment assess(const Solver &solver, const Position &position, Convention convention, int thinkingTimeMs,
                  JobControl &control)
{
    control.askForLeastValue(position.components.size() == 1);
    Result<Analysis> analysis = analyse(solver, position, convention, control);
    if (!analysis && analysis.problem().kind == Problem::Kind::Cancelled)
        return {nullptr, ModelText::tr("%1 wasn't solved in %2 of thinking; choose a longer thinking "
                                       "time or a smaller position.")
                             .arg(shortened(position.text()), timeText(thinkingTimeMs))};
    if (!analysis)
        return {nullptr, analysis.problem().message};
    for (Move &move : analysis.value().winningMoves)
        move.to = {};
    for (Move &move : analysis.value().drawingMoves)
        move.to = {}; // unused, and large in a sum of many components
    return {std::make_shared<const Analysis>(std::move(analysis).value()), {}};
}

std::vector<Assessment> assessSome(const Solver &solver, const std::vector<Position> &positions, Convention convention,
                                   int thinkingTimeMs, int batchMs, JobControl &control)
{
    QElapsedTimer clock;
    clock.start();
    std::vector<Assessment> assessments;
    for (const Position &position : positions) {
        if (!assessments.empty() && (control.isCancelled() || clock.elapsed() > batchMs))
            break;
        const Result<Assessment> assessment =
            withoutExceptions([&] { return assess(solver, position, convention, thinkingTimeMs, control); });
        assessments.push_back(assessment ? *assessment : Assessment{nullptr, assessment.problem().message});
    }
    return assessments;
}

SolverReply chooseMove(const SolverPlayer &player, const GameRecord &record, std::size_t ply, int thinkingTimeMs,
                       JobControl &control)
{
    Result<Move> move = player.choose(record, ply, control);
    if (move || move.problem().kind == Problem::Kind::BadInput)
        return {std::move(move), {}};
    const QString why =
        move.problem().kind == Problem::Kind::Limit
            ? ModelText::tr("The solver guessed its move. %1").arg(move.problem().message)
            : ModelText::tr("The solver guessed its move, because it didn't solve the position in %1 of "
                            "thinking; choose a longer thinking time or a smaller position.")
                  .arg(timeText(thinkingTimeMs));
    return {player.guess(record.position(ply), record.convention(), ply), why};
}

Result<Hint> findHint(const Solver &solver, const Position &position, Convention convention, JobControl &control,
                      Counting counting)
{
    Result<Analysis> analysis = analyse(solver, position, convention, control);
    if (!analysis)
        return analysis.problem();
    Hint hint;
    if (analysis->isLoopy) {
        const Result<BestMoves> best = solver.bestMoves(position, convention, control);
        if (!best)
            return best.problem();
        hint = makeLoopyHint(position, *best);
    } else if (convention == Convention::Normal && !analysis->value && hasPairingMove(position)) {
        hint = makePairingHint(position, analysis->winningMoves);
    } else if (!analysis->winningMoves.empty()) {
        hint = makeHint(position, *analysis, nullptr, counting);
    } else {
        const Result<BestMoves> best = solver.bestMoves(position, convention, control);
        hint = makeHint(position, *analysis, best ? &*best : nullptr, counting);
    }
    addStages(hint, position, *analysis, solver, control);
    return hint;
}

} // namespace mexplorer
