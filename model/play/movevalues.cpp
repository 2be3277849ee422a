// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/movevalues.h"

#include "model/core/modeltext.h"

namespace mexplorer {

namespace {

/// Under normal play without cycles the other components keep their values, so each follower is valued alone.
Result<MoveValue> valueBySum(const Solver &solver, const Component &after, std::size_t component, Value rest,
                             JobControl &control)
{
    const Result<std::vector<Value>> own = solver.componentValues(Position{{after}}, control);
    if (!own)
        return own.problem();
    const Value value = rest ^ own->front();
    return MoveValue{component, after.cells, value == 0 ? Outcome::P : Outcome::N, value};
}

Result<MoveValue> valueOfWhole(const Solver &solver, const Move &move, Convention convention, JobControl &control)
{
    const Result<Analysis> analysis = solver.analyseForPlay(move.to, convention, control);
    if (!analysis)
        return analysis.problem();
    return MoveValue{move.component, move.cells, analysis->outcome, analysis->value};
}

} // namespace

Result<std::vector<MoveValue>> moveValues(const Solver &solver, const Position &position, Convention convention,
                                          JobControl &control)
{
    const auto moves = distinctMoves(position, maxValuedMoves, &control);
    if (!moves)
        return moves.problem();
    if (moves->size() > maxValuedMoves)
        return Problem::limit(Problem::Code::Listing,
                              ModelText::tr("There are too many moves to show the value that each leaves."));
    std::vector<Value> values;
    const bool isSum = convention == Convention::Normal && isAcyclic(position);
    if (isSum) {
        Result<std::vector<Value>> found = solver.componentValues(position, control);
        if (!found)
            return found.problem();
        values = std::move(found).value();
    }
    std::vector<MoveValue> result;
    for (const Move &move : *moves) {
        const Component after = {position.components[move.component].rules, move.cells};
        Result<MoveValue> value =
            isSum ? valueBySum(solver, after, move.component, nimSum(values) ^ values[move.component], control)
                  : valueOfWhole(solver, move, convention, control);
        if (!value)
            return value.problem();
        result.push_back(std::move(value).value());
    }
    return result;
}

QString moveValueText(const MoveValue &value)
{
    const QString letter = outcomeLetter(value.outcome);
    return value.value ? QStringLiteral("%1 · %2").arg(*value.value).arg(letter) : letter;
}

} // namespace mexplorer
