// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/trace/prooftrace.h"

#include "model/core/modeltext.h"
#include "model/trace/blanks.h"
#include "model/trace/tracewords.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

using ProofKind = ProofStep::Kind;

void setHeaders(Table &table)
{
    table.headers = {ModelText::tr("a"), ModelText::tr("a ⊕ b"), ModelText::tr("Component"), ModelText::tr("Move"),
                     ModelText::tr("Sum after it")};
    table.numeric = {true, true, false, false, false};
}

/// The sum that a step's picture shows.
SumProof::Valued shownAt(const SumProof &proof, const ProofStep &step)
{
    switch (step.kind) {
    case ProofKind::Reached:
    case ProofKind::ToZero:
        return proof.afterReply(step.index);
    case ProofKind::Suppose:
        return proof.afterFirst;
    case ProofKind::Answer:
        return proof.afterAnswer;
    default:
        return {proof.sum, proof.values};
    }
}

/// What a step points at: rows, columns and the numbers below them.
void pointAt(const SumProof &proof, const ProofStep &step, ColumnsPicture &shown)
{
    const auto a = static_cast<Value>(step.index);
    const bool reply = step.kind >= ProofKind::Difference && step.kind <= ProofKind::Reached;
    if (reply) {
        shown.lines = {{ModelText::tr("a"), a}};
        if (step.kind != ProofKind::Reached) {
            shown.leadingColumn = static_cast<int>(std::bit_width(a ^ proof.value)) - 1;
            shown.lines.push_back({ModelText::tr("d = a ⊕ b"), a ^ proof.value});
        }
    }
    if (step.kind == ProofKind::Smaller || step.kind == ProofKind::Reached || step.kind == ProofKind::ToZero) {
        ColumnsPicture::Row &row = shown.rows[proof.replies[a].component];
        row.current = true;
        if (step.kind == ProofKind::Smaller) {
            row.target = proof.replies[a].after;
            row.searched = false;
        }
    }
    if (step.kind == ProofKind::Cancel) {
        for (std::size_t i = 0; i < shown.rows.size(); ++i)
            (i == step.index ? shown.rows[i].current : shown.rows[i].faded) = true;
    }
    if (step.kind == ProofKind::Suppose)
        shown.rows[proof.first->component].current = true;
    if (step.kind == ProofKind::Answer)
        shown.rows[proof.answer->component].current = true;
}

} // namespace

Result<TracePtr> ProofTrace::build(const Position &position, const Solver &solver, JobControl &control)
{
    auto proof = findSumProof(position, solver, control);
    if (!proof)
        return proof.problem();
    return TracePtr(std::make_shared<const ProofTrace>(std::move(proof).value()));
}

ProofTrace::ProofTrace(SumProof proof)
    : Trace(TraceKind::Proof, ModelText::tr("The Sprague-Grundy theorem on %1").arg(tracewords::title(proof.sum)),
            proof.sum),
      m_proof(std::move(proof))
{
    const auto add = [this](ProofKind kind, std::size_t index = 0) { m_steps.push_back({kind, index}); };
    for (const ProofKind kind : {ProofKind::Theorem, ProofKind::Induction, ProofKind::Plan, ProofKind::Part1})
        add(kind);
    m_firstReply = stepCount();
    std::vector<ColumnsPicture::Strip::Cell> cells;
    for (std::size_t a = 0; a < m_proof.replies.size(); ++a) {
        cells.push_back({stepCount(), m_proof.moveTo(static_cast<Value>(a)).text});
        for (const ProofKind kind : {ProofKind::Difference, ProofKind::Smaller, ProofKind::Reached})
            add(kind, a);
    }
    m_cells = std::make_shared<const std::vector<ColumnsPicture::Strip::Cell>>(std::move(cells));
    if (m_proof.value > 0)
        add(ProofKind::All);
    add(ProofKind::Part2);
    for (std::size_t i = 0; i < m_proof.followerValues.size(); ++i)
        add(ProofKind::Cancel, i);
    add(ProofKind::NoFollower);
    add(ProofKind::Mex);
    add(ProofKind::Corollary);
    if (m_proof.value > 0) {
        add(ProofKind::ToZero);
    } else if (m_proof.first) {
        add(ProofKind::Suppose);
        add(ProofKind::Answer);
    }
    add(ProofKind::End);
}

ColumnsPicture::Strip ProofTrace::stripAt(const ProofStep &step) const
{
    ColumnsPicture::Strip strip;
    if (m_proof.value == 0 || step.kind < ProofKind::Part1 || step.kind > ProofKind::Mex)
        return strip;
    strip.cells = m_cells;
    strip.end = m_proof.value;
    strip.isFilled = step.kind >= ProofKind::All;
    strip.isEndMissed = step.kind >= ProofKind::NoFollower;
    strip.allStep = stepOf(static_cast<Value>(m_proof.replies.size()));
    if (step.kind >= ProofKind::Difference && step.kind <= ProofKind::Reached)
        strip.chosen = static_cast<Value>(step.index);
    return strip;
}

TracePicture ProofTrace::picture(int at) const
{
    const ProofStep &shownStep = step(at);
    const SumProof::Valued valued = shownAt(m_proof, shownStep);
    ColumnsPicture shown = columnsOf(valued.sum, valued.values, binaryWidth(m_proof.values));
    pointAt(m_proof, shownStep, shown);
    shown.strip = stripAt(shownStep);
    return shown;
}

TracePicture ProofTrace::blankPicture(int) const
{
    return withBlanks(columnsOf(m_proof.sum, m_proof.values, 1));
}

Table ProofTrace::table() const
{
    Table table;
    if (m_proof.replies.empty())
        return table;
    setHeaders(table);
    for (std::size_t a = 0; a < m_proof.replies.size(); ++a) {
        const Move move = m_proof.moveTo(static_cast<Value>(a));
        table.rows.push_back({tracewords::number(a), tracewords::number(static_cast<Value>(a) ^ m_proof.value),
                              m_proof.componentName(move.component), Sentence::game(move.text),
                              Sentence::game(move.to.text())});
    }
    return table;
}

/// Its rows don't say what b is: there are as many as the columns allow, at most a few.
Table ProofTrace::blankTable() const
{
    constexpr int maxWidth = 3;
    Table table;
    setHeaders(table);
    for (int row = 0; row < 1 << std::min(binaryWidth(m_proof.values), maxWidth); ++row)
        table.rows.emplace_back(static_cast<std::size_t>(table.headers.size()), Sentence(blankMark));
    return table;
}

StepPositions ProofTrace::positions(int at) const
{
    const ProofStep &shownStep = step(at);
    StepPositions result;
    const Position shown = shownAt(m_proof, shownStep).sum;
    result.positions.push_back(shown);
    if (shownStep.kind == ProofKind::Answer)
        result.positions.push_back(m_proof.afterFirst.sum);
    else if (!(shown == m_proof.sum))
        result.positions.push_back(m_proof.sum);
    if (shownStep.kind == ProofKind::All) {
        for (std::size_t a = 0; a < std::min(m_proof.replies.size(), StepPositions::max); ++a)
            result.positions.push_back(m_proof.moveTo(static_cast<Value>(a)).to);
    }
    return result;
}

} // namespace mexplorer
