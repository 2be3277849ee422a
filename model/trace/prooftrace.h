#pragma once

#include "model/solve/solver.h"
#include "model/trace/trace.h"

namespace mexplorer {

/// The argument of the Sprague-Grundy theorem (Sprague 1935, Grundy 1939) on one sum, with its numbers: from nim-sum 0
/// every move leads away from 0, and from any other nim-sum some move leads to 0.
class ProofTrace final : public Trace
{
public:
    static Result<TracePtr> build(const Position &position, const Solver &solver, JobControl &control);

    int stepCount() const override { return static_cast<int>(m_steps.size()); }
    Sentence sentence(int step) const override { return m_steps[static_cast<std::size_t>(step)].sentence; }
    TracePicture picture(int step) const override { return m_steps[static_cast<std::size_t>(step)].picture; }
    TraceTable table() const override;
    StepPositions positions(int step) const override;

private:
    friend class ProofTraceBuilder;

    struct Step
    {
        Sentence sentence;
        ColumnsPicture picture;
        std::vector<Position> positions;
    };

    ProofTrace(Sentence title, Position sum) : Trace(TraceKind::Proof, std::move(title), std::move(sum)) {}

    std::vector<Step> m_steps;
    std::vector<std::vector<Sentence>> m_rows; ///< of the table: the moves that were looked at
};

} // namespace mexplorer
