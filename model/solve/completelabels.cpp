// Labels of a truncated graph
//
// A position past the graph's limit has no followers in it, but it falls into components, and the solver knows their
// values or finds them without the graph. They are asked for while the graph is labelled, with small limits: a picture
// is to be completed, not a hard question answered. After a few positions that are too hard, the rest stay unknown.

#include "model/solve/completelabels.h"

#include "model/games/sumrules.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int mostRefusals = 3;

SolverLimits quickLimits(SolverLimits limits)
{
    limits.maxPositions = std::min<quint64>(limits.maxPositions, 200'000);
    limits.maxSearch = std::min<quint64>(limits.maxSearch, 200'000);
    return limits;
}

} // namespace

LabelsPtr completeLabels(const GameGraph &graph, Convention convention, const Solver &solver, JobControl &control)
{
    if (!graph.isTruncated() || !graph.rules()->isAcyclic())
        return label(graph, convention, control);
    const Solver quick = solver.withLimits(quickLimits(solver.limits()));
    int refusals = 0;
    quint64 asked = 0;
    return label(graph, convention, control, [&](Cells cells) {
        FringeLabel found;
        if (control.isCancelled() || refusals >= mostRefusals)
            return found;
        const Position position = split(graph.rules(), cells);
        if (convention == Convention::Normal) {
            const auto values = quick.componentValues(position, control);
            refusals += !values;
            if (values) {
                found.value = nimSum(*values);
                found.outcome = found.value == 0 ? Outcome::P : Outcome::N;
            }
        } else {
            const auto outcome = quick.outcome(position, convention, control);
            refusals += !outcome;
            found.outcome = outcome ? *outcome : Outcome::Unknown;
        }
        control.setProgress(++asked, graph.positionCount());
        return found;
    });
}

} // namespace mexplorer
