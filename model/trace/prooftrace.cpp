// SPDX-License-Identifier: GPL-3.0-or-later
// The theorem, proved on one sum
//
// Claim: the value of a sum x_1 + ... + x_n is the nim-sum b of the values g_i of its components. By induction on the
// length of play it holds for the sum's followers; and the value is the mex of theirs. So two things are shown:
//
// 1. For each a < b some move leads to value a. Let d = a ^ b, and k the column of its leading 1. Left of k, a and b
//    agree, and as a < b it is b that has the 1 in column k. So an odd number of the g_i have a 1 there; for one of
//    them, g_i ^ d < g_i, as the digit in column k becomes 0 and those left of it stay. Since g_i is a mex, x_i has a
//    follower of value g_i ^ d; with it the nim-sum is b ^ d = a.
// 2. No move leads to value b. A move changes one x_i, to x'. If the nim-sum stayed b, all other values would cancel:
//    g(x') = g_i. But g_i is the mex of the values of the followers of x_i, and x' is one of them.
//
// So b is the mex. The corollary: a sum is P exactly when b is 0, as value 0 means that no follower has value 0.
//
// A step is computed when it is asked for, from the moves that prooftracebuilder.cpp finds in advance.

#include "model/trace/prooftrace.h"

#include "model/trace/blanks.h"
#include "model/trace/nimsumtrace.h"
#include "model/trace/tracewords.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

struct ProofTraceText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ProofTrace)
};

int leadingOne(Value value)
{
    return static_cast<int>(std::bit_width(value)) - 1;
}

QString powerOf(Value value)
{
    return tracewords::number(quint64(1) << leadingOne(value));
}

ColumnsPicture columnsOf(const Position &sum, std::span<const Value> values, int width)
{
    ColumnsPicture result;
    result.width = std::max(width, binaryWidth(values));
    result.resultShown = true;
    result.result = nimSum(values);
    for (std::size_t i = 0; i < values.size(); ++i) {
        ColumnsPicture::Row row;
        row.position.components.push_back(sum.components[i]);
        row.name = sum.components[i].text();
        row.value = values[i];
        result.rows.push_back(std::move(row));
    }
    return result;
}

void setHeaders(TraceTable &table)
{
    table.headers = {ProofTraceText::tr("a"), ProofTraceText::tr("a ⊕ b"), ProofTraceText::tr("Component"),
                     ProofTraceText::tr("Move"), ProofTraceText::tr("Sum after it")};
    table.numeric = {true, true, false, false, false};
}

} // namespace

void ProofTrace::makeSteps()
{
    const auto add = [this](StepKind kind, std::size_t index = 0) { m_steps.push_back({kind, index}); };
    for (const StepKind kind : {StepKind::Theorem, StepKind::Induction, StepKind::Plan, StepKind::Part1})
        add(kind);
    m_firstReply = stepCount();
    std::vector<ColumnsPicture::Strip::Cell> cells;
    for (std::size_t a = 0; a < m_replies.size(); ++a) {
        cells.push_back({stepCount(), moveTo(static_cast<Value>(a)).text});
        for (const StepKind kind : {StepKind::Difference, StepKind::Smaller, StepKind::Reached})
            add(kind, a);
    }
    m_cells = std::make_shared<const std::vector<ColumnsPicture::Strip::Cell>>(std::move(cells));
    if (m_value > 0)
        add(StepKind::All);
    add(StepKind::Part2);
    for (std::size_t i = 0; i < m_followerValues.size(); ++i)
        add(StepKind::Cancel, i);
    add(StepKind::NoFollower);
    add(StepKind::Mex);
    add(StepKind::Corollary);
    if (m_value > 0) {
        add(StepKind::ToZero);
    } else if (m_first) {
        add(StepKind::Suppose);
        add(StepKind::Answer);
    }
    add(StepKind::End);
}

Move ProofTrace::moveTo(Value a) const
{
    const Reply &reply = m_replies[a];
    return makeMove(position(), reply.component, reply.cells);
}

ProofTrace::Valued ProofTrace::after(const Move &move, Value value) const
{
    Valued result{move.to, m_values};
    result.values[move.component] = value;
    return result;
}

ProofTrace::Valued ProofTrace::afterReply(std::size_t a) const
{
    return after(moveTo(static_cast<Value>(a)), m_replies[a].after);
}

/// Of the sum; the first sentence says what S is.
QString ProofTrace::name() const
{
    return isLong() ? Sentence::math(QStringLiteral("S")) : tracewords::title(position());
}

bool ProofTrace::isLong() const
{
    constexpr qsizetype max = 30;
    return position().text().size() > max;
}

QString ProofTrace::componentName(std::size_t index) const
{
    return Sentence::game(position().components[index].text());
}

Sentence ProofTrace::sentence(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    const auto a = static_cast<Value>(step.index);
    switch (step.kind) {
    case StepKind::Theorem:
        return theoremSentence();
    case StepKind::Induction:
        return inductionSentence();
    case StepKind::Plan:
        return ProofTraceText::tr(
                   "The value of %1 is the mex of its followers' values. So there are two things to show: (1) each "
                   "number below %2 is the value of a follower, and (2) %2 is not.")
            .arg(name(), Sentence::math(QStringLiteral("b = %1").arg(m_value)));
    case StepKind::Part1:
        return part1Sentence();
    case StepKind::Difference:
        return differenceSentence(a);
    case StepKind::Smaller:
        return smallerSentence(a);
    case StepKind::Reached:
        return reachedSentence(step.index);
    case StepKind::All:
        return allSentence();
    case StepKind::Part2:
        return ProofTraceText::tr(
                   "Part 2: no follower of %1 has value %2. Suppose that one had. A move changes one component, "
                   "from %3 to %4, and leaves all others as they are.")
            .arg(name(), Sentence::math(QStringLiteral("b = %1").arg(m_value)), Sentence::math(QStringLiteral("x")),
                 Sentence::math(QStringLiteral("x′")));
    case StepKind::Cancel:
        return cancelSentence(step.index);
    case StepKind::NoFollower:
        return (m_isTerminal ? ProofTraceText::tr("So no follower of %1 has value %2: there is none at all.")
                             : ProofTraceText::tr("So no follower of %1 has value %2, whatever the move."))
            .arg(name(), tracewords::number(m_value));
    case StepKind::Mex:
        return mexSentence();
    case StepKind::Corollary:
        return corollarySentence();
    case StepKind::ToZero:
        return toZeroSentence();
    case StepKind::Suppose:
        return supposeSentence();
    case StepKind::Answer:
        return answerSentence();
    case StepKind::End:
        break;
    }
    return endSentence();
}

Sentence ProofTrace::theoremSentence() const
{
    const QString equation = tracewords::nimSumEquation(m_values);
    const QString b = Sentence::math(QStringLiteral("b"));
    if (isLong())
        return ProofTraceText::tr("The Sprague-Grundy theorem: the value of a sum is the nim-sum of its components' "
                                  "values. For %1, the sum %2, that is %3. Call this number %4.")
            .arg(name(), tracewords::title(position()), equation, b);
    return ProofTraceText::tr(
               "The Sprague-Grundy theorem: the value of a sum is the nim-sum of its components' values. For %1 that "
               "is %2. Call this number %3.")
        .arg(name(), equation, b);
}

Sentence ProofTrace::inductionSentence() const
{
    return ProofTraceText::tr(
               "Induction on the length of play. A sum that has ended has no move: its value is %1, and so is the "
               "nim-sum of zeros. Now suppose that the theorem holds for every follower of %2.")
        .arg(Sentence::math(QStringLiteral("mex ∅ = 0")), name());
}

Sentence ProofTrace::part1Sentence() const
{
    if (m_value == 0)
        return ProofTraceText::tr("Part 1 has nothing to show here: %1, and no value is smaller.")
            .arg(Sentence::math(QStringLiteral("b = 0")));
    return ProofTraceText::tr(
               "Part 1: for each %1 some move from %2 leads to a sum of value %3. Choose %3: any number from %4 to %5.")
        .arg(Sentence::math(QStringLiteral("a < %1").arg(m_value)), name(), Sentence::math(QStringLiteral("a")),
             tracewords::number(0), tracewords::number(m_value - 1));
}

Sentence ProofTrace::differenceSentence(Value a) const
{
    const Value d = a ^ m_value;
    return ProofTraceText::tr(
               "%1: let %2. Its leading 1 is in the column of %3. Left of it %4 and %5 agree, so there it is %5, the "
               "greater, that has a 1.")
        .arg(Sentence::math(QStringLiteral("a = %1").arg(a)),
             Sentence::math(QStringLiteral("d = a ⊕ b = %1 ⊕ %2 = %3").arg(a).arg(m_value).arg(d)), powerOf(d),
             Sentence::math(QStringLiteral("a")), Sentence::math(QStringLiteral("b")));
}

Sentence ProofTrace::smallerSentence(Value a) const
{
    const Value d = a ^ m_value;
    const Reply &reply = m_replies[a];
    const Value from = m_values[reply.component];
    return ProofTraceText::
        tr("So an odd number of components have a 1 in the column of %1; %2, of value %3, is one of them. %4: that 1 "
           "becomes 0, and the digits left of it stay. As %3 is the mex of the values of the followers of %2, %5 "
           "is among them.")
            .arg(powerOf(d), componentName(reply.component), tracewords::number(from),
                 Sentence::math(QStringLiteral("%1 ⊕ %2 = %3 < %1").arg(from).arg(d).arg(reply.after)),
                 tracewords::number(reply.after));
}

Sentence ProofTrace::reachedSentence(std::size_t a) const
{
    const Valued left = afterReply(a);
    return ProofTraceText::tr("The move %1 leads from %2 to %3, of value %4: a follower of value %5.")
        .arg(Sentence::game(moveTo(static_cast<Value>(a)).text), name(), tracewords::title(left.sum),
             tracewords::nimSumEquation(left.values), Sentence::math(QStringLiteral("a = %1").arg(a)));
}

Sentence ProofTrace::allSentence() const
{
    QStringList moves;
    for (std::size_t a = 0; a < std::min<std::size_t>(m_replies.size(), 9); ++a)
        moves << ProofTraceText::tr("%1 by %2")
                     .arg(tracewords::number(a), Sentence::game(moveTo(static_cast<Value>(a)).text));
    const QString listed = moves.join(QStringLiteral("; "));
    return (static_cast<Value>(moves.size()) < m_value
                ? ProofTraceText::tr("Every other %4 is reached in the same way: %1; and so on. So each number below "
                                     "%2 is the value of a follower of %3.")
                : ProofTraceText::tr("Every %4 is reached: %1. So each number below %2 is the value of a follower of "
                                     "%3."))
        .arg(listed, tracewords::number(m_value), name(), Sentence::math(QStringLiteral("a")));
}

Sentence ProofTrace::cancelSentence(std::size_t component) const
{
    const QString changed = componentName(component);
    const auto &followers = m_followerValues[component];
    if (followers && followers->empty())
        return ProofTraceText::tr("%1 has no move.").arg(changed);
    const Value value = m_values[component];
    QStringList others;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        if (i != component)
            others << QString::number(m_values[i]);
    }
    const QString reason =
        followers
            ? ProofTraceText::tr("But the followers of %1 have values in %2 and never %3, the mex.")
                  .arg(changed, Sentence::math(setText(tracewords::distinct(*followers))), tracewords::number(value))
            : ProofTraceText::tr("But %2 is the mex of the values of the followers of %1: none of them has it.")
                  .arg(changed, tracewords::number(value));
    if (others.isEmpty())
        return ProofTraceText::tr("There is one component, so %1. %2")
            .arg(Sentence::math(QStringLiteral("g(x′) = %1").arg(value)), reason);
    const QString rest = others.size() <= 8
                             ? others.join(QStringLiteral(" ⊕ "))
                             : others.first(3).join(QStringLiteral(" ⊕ ")) + QStringLiteral(" ⊕ … ⊕ ") + others.last();
    return ProofTraceText::tr("Say the move changes %1. Then %2; what is the same on both sides cancels: %3. %4")
        .arg(changed, Sentence::math(QStringLiteral("g(x′) ⊕ %1 = %2 ⊕ %1").arg(rest).arg(value)),
             Sentence::math(QStringLiteral("g(x′) = %1").arg(value)), reason);
}

Sentence ProofTrace::mexSentence() const
{
    const QString equation = Sentence::math(QStringLiteral("g(%1) = %2").arg(name(), nimSumEquation(m_values)));
    if (m_value == 0)
        return ProofTraceText::tr("No follower has value 0, so the mex is 0: %1, as the theorem says.").arg(equation);
    return ProofTraceText::tr(
               "Each number below %1 is the value of a follower, and %1 is not: it is their mex. So %2, as the theorem "
               "says.")
        .arg(tracewords::number(m_value), equation);
}

Sentence ProofTrace::corollarySentence() const
{
    return ProofTraceText::tr(
        "Corollary: a sum is a P-position exactly when the nim-sum is 0. With any other nim-sum part 1 has a move to "
        "value 0; from nim-sum 0 there is none, by part 2.");
}

Sentence ProofTrace::toZeroSentence() const
{
    const QString left = tracewords::title(moveTo(0).to);
    return ProofTraceText::
        tr("The nim-sum of %1 is %2. The move %3 leads to %4, of value 0: from %4 every move leads to a value other "
           "than 0, and there is an answer to 0 again. So %4 is a P-position.")
            .arg(name(), tracewords::number(m_value), Sentence::game(moveTo(0).text), left);
}

Sentence ProofTrace::supposeSentence() const
{
    return ProofTraceText::tr("The nim-sum of %1 is 0. Suppose the first player plays %2. That leaves %3, of value %4.")
        .arg(name(), Sentence::game(m_first->text), tracewords::title(m_afterFirst.sum),
             tracewords::nimSumEquation(m_afterFirst.values));
}

Sentence ProofTrace::answerSentence() const
{
    return ProofTraceText::tr(
               "From %1 the move %2 leads to %3, of value %4. So %1 is an N-position: the second player answers there.")
        .arg(tracewords::title(m_afterFirst.sum), Sentence::game(m_answer->text), tracewords::title(m_afterAnswer.sum),
             tracewords::nimSumEquation(m_afterAnswer.values));
}

Sentence ProofTrace::endSentence() const
{
    if (m_value > 0)
        return ProofTraceText::tr("So %1 is an N-position, and the first player wins.").arg(name());
    if (m_isTerminal)
        return ProofTraceText::tr(
                   "No move is left in %1, so the player to move has lost: it is a P-position, and the second player "
                   "wins.")
            .arg(name());
    return ProofTraceText::tr(
               "Every other move from %1 is answered in the same way. So %1 is a P-position, and the second player "
               "wins.")
        .arg(name());
}

ProofTrace::Valued ProofTrace::shownAt(const Step &step) const
{
    switch (step.kind) {
    case StepKind::Reached:
    case StepKind::ToZero:
        return afterReply(step.index);
    case StepKind::Suppose:
        return m_afterFirst;
    case StepKind::Answer:
        return m_afterAnswer;
    default:
        return {position(), m_values};
    }
}

ColumnsPicture::Strip ProofTrace::stripAt(const Step &step) const
{
    ColumnsPicture::Strip strip;
    if (m_value == 0 || step.kind < StepKind::Part1 || step.kind > StepKind::Mex)
        return strip;
    strip.cells = m_cells;
    strip.end = m_value;
    strip.isFilled = step.kind >= StepKind::All;
    strip.isEndMissed = step.kind >= StepKind::NoFollower;
    strip.allStep = stepOf(static_cast<Value>(m_replies.size()));
    if (step.kind >= StepKind::Difference && step.kind <= StepKind::Reached)
        strip.chosen = static_cast<Value>(step.index);
    return strip;
}

/// What a step points at: rows, columns and the numbers below them.
void ProofTrace::pointAt(const Step &step, ColumnsPicture &shown) const
{
    const auto a = static_cast<Value>(step.index);
    const bool reply = step.kind >= StepKind::Difference && step.kind <= StepKind::Reached;
    if (reply) {
        shown.lines = {{ProofTraceText::tr("a"), a}};
        if (step.kind != StepKind::Reached) {
            shown.leadingColumn = leadingOne(a ^ m_value);
            shown.lines.push_back({ProofTraceText::tr("d = a ⊕ b"), a ^ m_value});
        }
    }
    if (step.kind == StepKind::Smaller || step.kind == StepKind::Reached || step.kind == StepKind::ToZero) {
        ColumnsPicture::Row &row = shown.rows[m_replies[a].component];
        row.current = true;
        if (step.kind == StepKind::Smaller) {
            row.target = m_replies[a].after;
            row.searched = false;
        }
    }
    if (step.kind == StepKind::Cancel) {
        for (std::size_t i = 0; i < shown.rows.size(); ++i)
            (i == step.index ? shown.rows[i].current : shown.rows[i].faded) = true;
    }
    if (step.kind == StepKind::Suppose)
        shown.rows[m_first->component].current = true;
    if (step.kind == StepKind::Answer)
        shown.rows[m_answer->component].current = true;
}

TracePicture ProofTrace::picture(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    const Valued valued = shownAt(step);
    ColumnsPicture shown = columnsOf(valued.sum, valued.values, m_width);
    pointAt(step, shown);
    shown.strip = stripAt(step);
    return shown;
}

TracePicture ProofTrace::blankPicture(int) const
{
    return withBlanks(columnsOf(position(), m_values, m_width));
}

TraceTable ProofTrace::table() const
{
    TraceTable table;
    if (m_replies.empty())
        return table;
    setHeaders(table);
    for (std::size_t a = 0; a < m_replies.size(); ++a) {
        const Move move = moveTo(static_cast<Value>(a));
        table.rows.push_back({tracewords::number(a), tracewords::number(static_cast<Value>(a) ^ m_value),
                              componentName(move.component), Sentence::game(move.text),
                              Sentence::game(move.to.text())});
    }
    return table;
}

/// Its rows don't say what b is: there are as many as the columns allow, at most a few.
TraceTable ProofTrace::blankTable() const
{
    constexpr int maxWidth = 3;
    TraceTable table;
    setHeaders(table);
    for (int row = 0; row < 1 << std::min(m_width, maxWidth); ++row)
        table.rows.emplace_back(static_cast<std::size_t>(table.headers.size()), Sentence(blankMark));
    return table;
}

StepPositions ProofTrace::positions(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    StepPositions result;
    const Position shown = shownAt(step).sum;
    result.positions.push_back(shown);
    if (step.kind == StepKind::Answer)
        result.positions.push_back(m_afterFirst.sum);
    else if (!(shown == position()))
        result.positions.push_back(position());
    if (step.kind == StepKind::All) {
        for (std::size_t a = 0; a < std::min(m_replies.size(), StepPositions::max); ++a)
            result.positions.push_back(moveTo(static_cast<Value>(a)).to);
    }
    return result;
}

} // namespace mexplorer
