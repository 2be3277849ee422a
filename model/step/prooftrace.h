// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/sumproof.h"
#include "model/step/trace.h"

namespace mexplorer {

/// Proves the Sprague-Grundy theorem (Sprague 1935, Grundy 1939) on one sum, with its numbers: for each a below the
/// nim-sum b of the components' values some move leads to a sum of value a, and none leads to value b; so b is the mex.
/// Then follows the corollary: the sum is a P-position exactly when b is 0. Each step is computed on access.
class ProofTrace final : public Trace
{
public:
    static Result<TracePtr> build(const Position &position, const Solver &solver, JobControl &control);

    explicit ProofTrace(SumProof proof);

    const SumProof &proof() const { return m_proof; }
    /// The step at which the argument for \a a begins.
    int stepOf(Value a) const { return m_firstReply + stepsPerReply * static_cast<int>(a); }

    int stepCount() const override { return static_cast<int>(m_steps.size()); }
    Sentence sentence(int at) const override { return proofSentence(m_proof, step(at)); }
    Sentence blankSentence(int at) const override { return blankProofSentence(m_proof, step(at)); }
    TracePicture picture(int at) const override;
    TracePicture blankPicture(int at) const override;
    Table table() const override;
    Table blankTable() const override;
    StepPositions positions(int at) const override;
    std::optional<Question> question(int at) const override { return proofQuestion(m_proof, step(at)); }
    StepFinding finding(int at) const override;

private:
    static constexpr int stepsPerReply = 3;

    const ProofStep &step(int at) const { return m_steps[static_cast<std::size_t>(at)]; }
    ColumnsPicture::Strip stripAt(const ProofStep &step) const;

    SumProof m_proof;
    std::shared_ptr<const std::vector<ColumnsPicture::Strip::Cell>> m_cells;
    std::vector<ProofStep> m_steps;
    int m_firstReply = 0;
};

} // namespace mexplorer
