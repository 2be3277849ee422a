// The proof, shown on one sum
//
// Claim: a sum is a P-position if and only if the nim-sum s of its components' values v_i is 0. By induction on the
// length of play:
//
// - The end. No component has a move, every value is mex of nothing, 0, and so is s; the player to move has lost.
// - s = 0. A move changes one component, from v_i to the value w of a follower. w is not v_i, because v_i is the mex of
// these
//   values; so the nim-sum becomes v_i ^ w, which is not 0, and the opponent stands on an N-position.
// - s not 0. Some component has a 1 in the leading column of s. There v_i ^ s < v_i, and a mex has every smaller number
// among the
//   followers' values; the move there leaves nim-sum 0, a P-position.
//
// A trace shows both halves with numbers: the one that is true of the sum itself, and the other on a position one move
// away.

#include "model/trace/prooftrace.h"

#include "model/trace/nimsumtrace.h"
#include "model/trace/tracewords.h"
#include "model/trace/valuereason.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

constexpr std::size_t mostComponents = 12;

struct ProofTraceText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ProofTrace)
};

} // namespace

class ProofTraceBuilder
{
public:
    ProofTraceBuilder(const Position &position, const Solver &solver, JobControl &control)
        : m_sum(addends(position)), m_solver(solver), m_control(control), m_reason(solver, control),
          m_trace(new ProofTrace(ProofTraceText::tr("Why the nim-sum decides %1").arg(tracewords::title(m_sum)), m_sum))
    {
    }

    Result<TracePtr> run()
    {
        const auto analysis = m_solver.analyse(m_sum, Convention::Normal, m_control);
        if (!analysis)
            return analysis.problem();
        m_width = binaryWidth(analysis->componentValues);
        claim(*analysis);
        end();
        std::optional<Problem> problem;
        if (*analysis->value != 0) {
            problem = zeroHalf(nonZeroHalf(m_sum, *analysis));
        } else {
            problem = zeroHalf(m_sum);
            if (!problem)
                problem = replyHalf();
        }
        if (problem)
            return *problem;
        conclude(*analysis);
        return TracePtr(m_trace);
    }

private:
    ColumnsPicture picture(const Position &position, std::span<const Value> values) const
    {
        ColumnsPicture result;
        result.width = std::max(m_width, binaryWidth(values));
        result.resultShown = true;
        result.result = nimSum(values);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Component &component = position.components[i];
            ColumnsPicture::Row row;
            row.position.components.push_back(component);
            row.name = component.text();
            row.value = values[i];
            result.rows.push_back(std::move(row));
        }
        return result;
    }

    void add(const QString &sentence, ColumnsPicture shown, std::vector<Position> positions)
    {
        m_trace->m_steps.push_back({sentence, std::move(shown), std::move(positions)});
    }

    void claim(const Analysis &analysis)
    {
        add(ProofTraceText::tr(
                "The Sprague-Grundy theorem: a sum is a P-position exactly when the nim-sum of its components' values "
                "is 0. "
                "Here it is %1.")
                .arg(tracewords::nimSumEquation(analysis.componentValues)),
            picture(m_sum, analysis.componentValues), {m_sum});
    }

    void end()
    {
        Position ended = m_sum;
        const std::vector<Value> zeros(ended.components.size(), 0);
        ColumnsPicture shown = picture(ended, zeros);
        for (ColumnsPicture::Row &row : shown.rows) {
            row.name = ProofTraceText::tr("at its end");
            row.position.components.clear();
        }
        add(ProofTraceText::tr(
                "The end of play: no component has a move, every value is %1, and so the nim-sum is 0. The player to "
                "move has "
                "lost: P, as the theorem says. From here on we may take it to hold for all positions that a move leads "
                "to.")
                .arg(Sentence::math(QStringLiteral("mex ∅ = 0"))),
            std::move(shown), {});
    }

    /// Why a position of nim-sum other than 0 has a move to 0. Returns where it leads.
    Position nonZeroHalf(const Position &position, const Analysis &analysis)
    {
        const Value sum = *analysis.value;
        const int column = static_cast<int>(std::bit_width(sum)) - 1;
        const auto index = firstWithOne(analysis.componentValues, column);
        const Value from = analysis.componentValues[index];
        const Value to = from ^ sum;
        const QString name = tracewords::componentNames(position)[static_cast<qsizetype>(index)];

        ColumnsPicture shown = picture(position, analysis.componentValues);
        shown.leadingColumn = column;
        shown.rows[index].current = true;
        add(ProofTraceText::tr(
                "From any other nim-sum some move leads to 0. Here it is %1. Its leading column, that of %2, has an odd "
                "number of ones, so "
                "some "
                "component has a 1 there: %3 with value %4.")
                .arg(tracewords::number(sum), tracewords::number(quint64(1) << column), name, tracewords::number(from)),
            shown, {position});

        shown.rows[index].target = to;
        shown.rows[index].searched = false;
        add(ProofTraceText::tr(
                "%1: smaller, because the leading 1 goes. As %2 is the mex of the followers' values of %3, each "
                "smaller number is a follower's value, and so is %4.")
                .arg(Sentence::math(QStringLiteral("%1 ⊕ %2 = %3 < %1").arg(from).arg(sum).arg(to)),
                     tracewords::number(from), name, tracewords::number(to)),
            shown, {position});

        const auto move = std::find_if(analysis.winningMoves.begin(), analysis.winningMoves.end(),
                                       [index](const Move &candidate) { return candidate.component == index; });
        std::vector<Value> after = analysis.componentValues;
        after[index] = to;
        shown.rows[index].moves = QStringList{move->text};
        add(ProofTraceText::tr(
                "The move %1 goes there and leaves %2: a P-position, since the theorem holds for it. So the sum itself "
                "is "
                "an N-position.")
                .arg(Sentence::game(move->text), tracewords::nimSumEquation(after)),
            shown, {position, move->to});
        m_trace->m_rows.push_back(
            {Sentence::game(move->text), tracewords::number(from), tracewords::number(to), tracewords::number(0)});
        return move->to;
    }

    static std::size_t firstWithOne(std::span<const Value> values, int column)
    {
        const auto found =
            std::find_if(values.begin(), values.end(), [column](Value value) { return (value >> column) & 1; });
        return static_cast<std::size_t>(found - values.begin());
    }

    /// Why every move from a position of nim-sum 0 leads to another.
    std::optional<Problem> zeroHalf(const Position &position)
    {
        const auto values = m_solver.componentValues(position, m_control);
        if (!values)
            return values.problem();
        ColumnsPicture shown = picture(position, *values);
        add(ProofTraceText::tr(
                "From nim-sum 0 no move leads to 0. Here it is %1. A move changes one component and leaves all others "
                "as they "
                "are.")
                .arg(tracewords::nimSumEquation(*values)),
            shown, {position});
        bool moves = false;
        for (std::size_t i = 0; i < std::min(position.components.size(), mostComponents); ++i) {
            const auto found = m_reason.followerValues(position.components[i]);
            if (!found)
                return found.problem();
            const auto &followers = *found;
            moves = moves || !followers || !followers->empty();
            zeroComponent(position, *values, i, followers);
        }
        add(moves ? ProofTraceText::tr(
                        "Whatever is moved, the nim-sum is no longer 0: an N-position, since the theorem holds for it. "
                        "So the "
                        "position itself is a P-position.")
                  : ProofTraceText::tr("No move is left, and the player to move has lost: a P-position."),
            shown, {position});
        return {};
    }

    void zeroComponent(const Position &position, std::span<const Value> values, std::size_t index,
                       const std::optional<std::vector<Value>> &followers)
    {
        const QString name = tracewords::componentNames(position)[static_cast<qsizetype>(index)];
        const Value value = values[index];
        ColumnsPicture shown = picture(position, values);
        shown.rows[index].current = true;
        QString sentence;
        if (!followers) {
            sentence = ProofTraceText::tr(
                           "%1 has value %2, the mex of its followers' values: no follower has value %2 itself.")
                           .arg(name, tracewords::number(value));
        } else if (followers->empty()) {
            sentence = ProofTraceText::tr("%1 has no move.").arg(name);
        } else {
            std::vector<Value> sums;
            for (const Value other : *followers)
                sums.push_back(other ^ value);
            sentence =
                ProofTraceText::tr(
                    "%1 has value %2; its followers have %3, never %2 itself, because %2 is their mex. The nim-sum "
                    "becomes one of %4: not 0.")
                    .arg(name, tracewords::number(value), Sentence::math(setText(tracewords::distinct(*followers))),
                         Sentence::math(setText(tracewords::distinct(sums))));
        }
        add(sentence, std::move(shown), {position});
    }

    /// From a sum of nim-sum 0: some move, and the answer to it.
    std::optional<Problem> replyHalf()
    {
        for (std::size_t i = 0; i < m_sum.components.size(); ++i) {
            CellVector first;
            bool found = false;
            if (m_sum.components[i].rules->followerBound(m_sum.components[i].cells) > 100'000)
                continue;
            m_sum.components[i].rules->followers(m_sum.components[i].cells, [&](Cells cells) {
                if (!found)
                    first.assign(cells.begin(), cells.end());
                found = true;
            });
            if (!found)
                continue;
            const Move move = makeMove(m_sum, i, first);
            const auto analysis = m_solver.analyse(move.to, Convention::Normal, m_control);
            if (!analysis)
                return analysis.problem();
            ColumnsPicture shown = picture(move.to, analysis->componentValues);
            shown.rows[i].current = true;
            add(ProofTraceText::tr("Suppose the move is %1. It leaves %2.")
                    .arg(Sentence::game(move.text), tracewords::nimSumEquation(analysis->componentValues)),
                std::move(shown), {m_sum, move.to});
            nonZeroHalf(move.to, *analysis);
            return {};
        }
        return {};
    }

    void conclude(const Analysis &analysis)
    {
        const bool lost = *analysis.value == 0;
        ColumnsPicture shown = picture(m_sum, analysis.componentValues);
        add(ProofTraceText::tr(
                "Both halves together: whoever leaves nim-sum 0 can do so again until play ends. The nim-sum is %1: %2 "
                "is %3, and %4.")
                .arg(tracewords::nimSumEquation(analysis.componentValues), tracewords::fullName(m_sum),
                     lost ? ProofTraceText::tr("a P-position") : ProofTraceText::tr("an N-position"),
                     lost ? ProofTraceText::tr("the second player wins") : ProofTraceText::tr("the first player wins")),
            std::move(shown), {m_sum});
    }

    Position m_sum;
    const Solver &m_solver;
    JobControl &m_control;
    ValueReason m_reason;
    std::shared_ptr<ProofTrace> m_trace;
    int m_width = 1;
};

Result<TracePtr> ProofTrace::build(const Position &position, const Solver &solver, JobControl &control)
{
    return ProofTraceBuilder(position, solver, control).run();
}

TraceTable ProofTrace::table() const
{
    if (m_rows.empty())
        return {};
    return {{ProofTraceText::tr("Move"), ProofTraceText::tr("Value before"), ProofTraceText::tr("Value after"),
             ProofTraceText::tr("Nim-sum after")},
            {false, true, true, true},
            m_rows};
}

StepPositions ProofTrace::positions(int step) const
{
    StepPositions result;
    result.positions = m_steps[static_cast<std::size_t>(step)].positions;
    return result;
}

} // namespace mexplorer
