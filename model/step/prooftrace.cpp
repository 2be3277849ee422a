// SPDX-License-Identifier: GPL-3.0-or-later
// The data for the proof of the Sprague-Grundy theorem on one sum. Let b be the nim-sum of the components' values. No
// follower has value b: a move changes one component's value, hence the nim-sum. And each a < b is reached: with c = a
// xor b and k the leading bit of c, some component has bit k in its value v, so v xor c < v; a move to that value
// exists as v is a mex, and it leaves a. So b is the mex of the followers' values. These moves are found here, and for
// b = 0 one move and its answer.
//
// Cost: the values of the followers of one component per a, by the solver. Not shown: all a if b is very large (the
// first few show how), and followers too many to list.
#include "model/step/prooftrace.h"

#include "model/core/modeltext.h"
#include "model/notation/expression.h"
#include "model/step/blanks.h"
#include "model/step/tracewords.h"
#include "model/step/valuereason.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

using ProofKind = ProofStep::Kind;

constexpr std::size_t maxProofComponents = 12; ///< examined one by one in part 2
constexpr Value maxChosen = 1000;              ///< numbers below b that have steps of their own
constexpr std::size_t maxOfferedFrom = 200;    ///< followers among which the user chooses
constexpr quint64 maxFollowersListed = 20'000; ///< of a component; if there are more, moves are searched one by one

std::size_t firstWithOne(std::span<const Value> values, int column)
{
    const auto found = std::ranges::find_if(values, [column](Value value) { return (value >> column) & 1; });
    return static_cast<std::size_t>(found - values.begin());
}

/// Finds the moves of the proof: for each a below the nim-sum one to a sum of value a, and from a sum of value 0 some
/// move and its answer.
class SumProofSearch
{
public:
    SumProofSearch(const Position &position, const Solver &solver, JobControl &control)
        : m_solver(solver), m_control(control), m_reason(solver, control), m_proof{addends(position)}
    {
    }

    Result<SumProof> run()
    {
        const auto values = m_solver.componentValues(m_proof.sum, m_control);
        if (!values)
            return values.problem();
        m_proof.values = *values;
        m_proof.value = nimSum(*values);
        for (const auto &part :
             {&SumProofSearch::findReplies, &SumProofSearch::findFollowerValues, &SumProofSearch::findAnswer}) {
            if (const std::optional<Problem> problem = (this->*part)())
                return *problem;
            if (m_control.isCancelled())
                return Problem::cancelled();
        }
        return std::move(m_proof);
    }

private:
    using ByValue = std::map<Value, CellVector>;

    std::optional<Problem> findReplies()
    {
        const Value count = std::min(m_proof.value, maxChosen);
        for (Value a = 0; a < count; ++a) {
            const Value d = a ^ m_proof.value;
            SumProof::Reply reply;
            reply.component = firstWithOne(m_proof.values, static_cast<int>(std::bit_width(d)) - 1);
            reply.after = m_proof.values[reply.component] ^ d;
            auto cells = followerOfValue(reply.component, reply.after);
            if (!cells)
                return cells.problem();
            reply.cells = std::move(cells).value();
            m_proof.replies.push_back(std::move(reply));
            m_control.setProgress(a, count);
            if (m_control.isCancelled())
                return Problem::cancelled();
        }
        return {};
    }

    /// The first follower of the component with this value, which exists.
    Result<CellVector> followerOfValue(std::size_t index, Value value)
    {
        const Component &component = m_proof.sum.components[index];
        if (component.rules->followerBound(component.cells) > maxFollowersListed) {
            // The moves from x + *v to 0 that are made in x lead to value v.
            Position beside{{component}};
            beside.components.push_back(nimHeap(value));
            const auto analysis = m_solver.analyse(beside, Convention::Normal, m_control);
            if (!analysis)
                return analysis.problem();
            return analysis->winningMoves.front().cells;
        }
        auto &known = m_followers[index];
        if (!known) {
            auto found = byValue(index, component);
            if (!found)
                return found.problem();
            known = std::move(found).value();
        }
        return known->at(value);
    }

    static Component nimHeap(Value value)
    {
        return parsePosition(QStringLiteral("nim:%1").arg(value), GreatestHeap::Large).value().components.front();
    }

    Result<ByValue> byValue(std::size_t index, const Component &component)
    {
        const auto followers = distinctFollowers(component, maxFollowersListed);
        if (!followers)
            return followers.problem();
        ByValue result;
        for (const CellVector &follower : *followers) {
            const Result<Value> value = m_solver.value({component.rules, follower}, m_control);
            if (!value)
                return value.problem();
            result.emplace(*value, follower);
            if (followers->size() <= maxOfferedFrom)
                m_proof.offered[index].emplace_back(follower, *value);
        }
        return result;
    }

    std::optional<Problem> findFollowerValues()
    {
        for (std::size_t i = 0; i < m_proof.sum.components.size(); ++i) {
            const Component &component = m_proof.sum.components[i];
            m_proof.isTerminal = m_proof.isTerminal && !component.rules->exampleFollower(component.cells);
            if (i >= maxProofComponents)
                continue;
            const auto found = m_reason.followerValues(component);
            if (!found)
                return found.problem();
            m_proof.followerValues.push_back(*found);
        }
        return {};
    }

    /// For a sum of value 0, finds some move and the answer to it.
    std::optional<Problem> findAnswer()
    {
        if (m_proof.value != 0)
            return {};
        for (std::size_t i = 0; i < m_proof.sum.components.size(); ++i) {
            const Component &component = m_proof.sum.components[i];
            const auto follower = component.rules->exampleFollower(component.cells);
            if (!follower)
                continue;
            m_proof.first = makeMove(m_proof.sum, i, *follower);
            const auto analysis = m_solver.analyse(m_proof.first->to, Convention::Normal, m_control);
            if (!analysis)
                return analysis.problem();
            auto values = m_solver.componentValues(m_proof.first->to, m_control);
            if (!values)
                return values.problem();
            m_proof.afterFirst = {m_proof.first->to, *values};
            m_proof.answer = analysis->winningMoves.front();
            values.value()[m_proof.answer->component] ^= nimSum(m_proof.afterFirst.values);
            m_proof.afterAnswer = {m_proof.answer->to, std::move(values).value()};
            offerAnswers(analysis->winningMoves);
            return {};
        }
        return {};
    }

    /// Offers moves in the component of the answer as choices.
    void offerAnswers(const std::vector<Move> &winning)
    {
        const Position &from = m_proof.afterFirst.sum;
        const std::size_t index = m_proof.answer->component;
        const Component &component = from.components[index];
        if (component.rules->followerBound(component.cells) > maxFollowersListed)
            return;
        const auto followers = distinctFollowers(component, maxFollowersListed);
        if (!followers || followers->size() > maxOfferedFrom)
            return;
        const auto isRight = [&](std::size_t i) { return contains(winning, index, (*followers)[i]); };
        m_proof.answers = questions::offered(followers->size(), isRight, [&](std::size_t i) {
            return Sentence::game(makeMove(from, index, (*followers)[i]).text);
        });
    }

    const Solver &m_solver;
    JobControl &m_control;
    ValueReason m_reason;
    SumProof m_proof;
    std::map<std::size_t, std::optional<ByValue>> m_followers;
};

void setHeaders(Table &table)
{
    table.headers = {ModelText::tr("a"), ModelText::tr("a ⊕ b"), ModelText::tr("Component"), ModelText::tr("Move"),
                     ModelText::tr("Sum after it")};
    table.numeric = {true, true, false, false, false};
}

/// The sum in the picture of a step.
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

/// Marks the rows and columns of a step, and adds the numbers below them.
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

Move SumProof::moveTo(Value a) const
{
    const Reply &reply = replies[a];
    return makeMove(sum, reply.component, reply.cells);
}

SumProof::Valued SumProof::afterReply(std::size_t a) const
{
    const Move move = moveTo(static_cast<Value>(a));
    Valued after{move.to, values};
    after.values[move.component] = replies[a].after;
    return after;
}

QString SumProof::name() const
{
    return isLong() ? Sentence::math(QStringLiteral("S")) : tracewords::title(sum);
}

bool SumProof::isLong() const
{
    constexpr qsizetype max = 30;
    return sum.text().size() > max;
}

QString SumProof::componentName(std::size_t index) const
{
    return Sentence::game(sum.components[index].text());
}

Result<TracePtr> ProofTrace::build(const Position &position, const Solver &solver, JobControl &control)
{
    auto proof = SumProofSearch(position, solver, control).run();
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

/// The number of its rows doesn't reveal b: it is what the columns allow, at most a few.
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

StepFinding ProofTrace::finding(int at) const
{
    const ProofStep &shownStep = step(at);
    StepFinding finding{positions(at).positions};
    switch (shownStep.kind) {
    case ProofKind::Reached:
    case ProofKind::ToZero:
    case ProofKind::Suppose:
    case ProofKind::Answer:
    case ProofKind::Mex:
        finding.value = nimSum(shownAt(m_proof, shownStep).values);
        break;
    default:
        break;
    }
    return finding;
}

} // namespace mexplorer
