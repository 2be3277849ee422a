// SPDX-License-Identifier: GPL-3.0-or-later
// What the proof of the Sprague-Grundy theorem on one sum needs. Let b be the nim-sum of the components' values. No
// follower has value b: a move changes one component's value, hence the nim-sum. And each a < b is reached: with c = a
// xor b and k the leading bit of c, some component has bit k in its value v, so v xor c < v; a move to that value
// exists as v is a mex, and it leaves a. So b is the mex of the followers' values. These moves are found here, and for
// b = 0 one move and its answer.
//
// Cost: the values of the followers of one component per a, by the solver. Left out: all a of very large b (the first
// few show how), and followers too many to list.
#include "model/trace/sumproof.h"

#include "model/notation/expression.h"
#include "model/trace/question.h"
#include "model/trace/tracewords.h"
#include "model/trace/valuereason.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

constexpr std::size_t maxProofComponents = 12; ///< that part 2 treats one by one
constexpr Value maxChosen = 1000;              ///< numbers below b that have steps of their own
constexpr std::size_t maxOfferedFrom = 200;    ///< followers of which a class chooses one
constexpr quint64 maxListedMoves = 20'000;     ///< of a component; of more, moves are looked for one by one

std::size_t firstWithOne(std::span<const Value> values, int column)
{
    const auto found = std::ranges::find_if(values, [column](Value value) { return (value >> column) & 1; });
    return static_cast<std::size_t>(found - values.begin());
}

/// Finds the moves that the proof needs: for each a below the nim-sum one to a sum of value a, and from a sum of value
/// 0 some move and its answer.
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

    /// The first follower of the component that has this value; one has it.
    Result<CellVector> followerOfValue(std::size_t index, Value value)
    {
        const Component &component = m_proof.sum.components[index];
        if (component.rules->followerBound(component.cells) > maxListedMoves) {
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
        return parsePosition(QStringLiteral("nim:%1").arg(value)).value().components.front();
    }

    Result<ByValue> byValue(std::size_t index, const Component &component)
    {
        const auto followers = distinctFollowers(component, maxListedMoves);
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

    /// From a sum of value 0: some move, and the answer to it.
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
            m_proof.afterFirst = {m_proof.first->to, analysis->componentValues};
            m_proof.answer = analysis->winningMoves.front();
            std::vector<Value> values = analysis->componentValues;
            values[m_proof.answer->component] ^= *analysis->value;
            m_proof.afterAnswer = {m_proof.answer->to, std::move(values)};
            offerAnswers(analysis->winningMoves);
            return {};
        }
        return {};
    }

    /// Moves in the component of the answer, from which a class chooses.
    void offerAnswers(const std::vector<Move> &winning)
    {
        const Position &from = m_proof.afterFirst.sum;
        const std::size_t index = m_proof.answer->component;
        const Component &component = from.components[index];
        if (component.rules->followerBound(component.cells) > maxListedMoves)
            return;
        const auto followers = distinctFollowers(component, maxListedMoves);
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

} // namespace

Result<SumProof> findSumProof(const Position &position, const Solver &solver, JobControl &control)
{
    return SumProofSearch(position, solver, control).run();
}

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

} // namespace mexplorer
