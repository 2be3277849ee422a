#include "model/trace/nimsumtrace.h"

#include "model/trace/tracewords.h"
#include "model/trace/valuereason.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("mexplorer::NimSumTrace", text);
}

} // namespace

int binaryWidth(std::span<const Value> values)
{
    Value all = 0;
    for (const Value value : values)
        all |= value;
    return std::max(1, static_cast<int>(std::bit_width(all)));
}

Result<TracePtr> NimSumTrace::build(const Position &position, const Solver &solver, JobControl &control)
{
    const Position sum = addends(position);
    auto analysis = solver.analyse(sum, Convention::Normal, control);
    if (!analysis)
        return analysis.problem();
    std::shared_ptr<NimSumTrace> trace(new NimSumTrace(tr("The nim-sum of %1").arg(tracewords::title(sum)), sum));
    trace->m_analysis = std::move(analysis).value();
    for (Move &move : trace->m_analysis.winningMoves)
        move.to = {}; // positions() makes the few that it needs
    trace->m_names = tracewords::componentNames(sum);
    ValueReason reason(solver, control);
    for (std::size_t i = 0; i < sum.components.size(); ++i) {
        const auto equation = reason.equation({{sum.components[i]}}, trace->m_analysis.componentValues[i],
                                              trace->m_names[static_cast<qsizetype>(i)]);
        if (!equation)
            return equation.problem();
        trace->m_equations << *equation;
    }
    trace->makeSteps();
    return TracePtr(trace);
}

void NimSumTrace::makeSteps()
{
    const int count = static_cast<int>(position().components.size());
    m_width = binaryWidth(m_analysis.componentValues);
    m_steps.push_back({});
    for (int i = 0; i < count; ++i)
        m_steps.push_back({StepKind::Component, i});
    for (int column = m_width - 1; column >= 0; --column)
        m_steps.push_back({StepKind::Column, column});
    m_steps.push_back({StepKind::Result, 0});
    if (value() != 0) {
        m_steps.push_back({StepKind::Leading, leadingColumn()});
        for (int i = 0; i < count; ++i)
            m_steps.push_back({StepKind::Target, i});
    }
    m_steps.push_back({StepKind::End, 0});
}

int NimSumTrace::leadingColumn() const
{
    return static_cast<int>(std::bit_width(value())) - 1;
}

/// Winning moves stand in the order of their components.
std::span<const Move> NimSumTrace::movesOf(int index) const
{
    const std::vector<Move> &all = m_analysis.winningMoves;
    return std::ranges::equal_range(all, static_cast<std::size_t>(index), {}, &Move::component);
}

QStringList NimSumTrace::moves(int index) const
{
    QStringList texts;
    for (const Move &move : movesOf(index))
        texts << move.text;
    return texts;
}

QStringList NimSumTrace::markedMoves(int index) const
{
    QStringList marked;
    for (const QString &text : moves(index))
        marked << Sentence::game(text);
    return marked;
}

QString NimSumTrace::componentName(int index) const
{
    return m_names[index];
}

int NimSumTrace::onesIn(int column) const
{
    return static_cast<int>(std::count_if(m_analysis.componentValues.begin(), m_analysis.componentValues.end(),
                                          [column](Value value) { return (value >> column) & 1; }));
}

Sentence NimSumTrace::sentence(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    switch (step.kind) {
    case StepKind::Intro:
        return introSentence();
    case StepKind::Component:
        return tr("%1, in binary %2.")
            .arg(m_equations[step.index], Sentence::math(binaryText(componentValue(step.index), m_width)));
    case StepKind::Column:
        return columnSentence(step.index);
    case StepKind::Result:
        return resultSentence();
    case StepKind::Leading:
        return leadingSentence();
    case StepKind::Target:
        return targetSentence(step.index);
    case StepKind::End:
        break;
    }
    return endSentence();
}

Sentence NimSumTrace::introSentence() const
{
    QStringList names;
    for (int i = 0; i < static_cast<int>(position().components.size()); ++i)
        names << componentName(i);
    if (names.size() == 1)
        return tr("%1 is one game by itself: its nim-sum is its own value.").arg(names.first());
    return tr("The sum has %1 components: %2. Its value is the nim-sum of their values: write them in binary and add "
              "without carrying.")
        .arg(tracewords::number(static_cast<quint64>(names.size())), listing(names, 10));
}

Sentence NimSumTrace::columnSentence(int column) const
{
    const int ones = onesIn(column);
    const QString power = tracewords::number(quint64(1) << column);
    const QString number = tracewords::number(static_cast<quint64>(ones));
    if (ones == 0)
        return tr("The column of %1 holds no ones: even, so it gives %2.").arg(power, tracewords::number(0));
    if (ones == 1)
        return tr("The column of %1 holds one 1: odd, so it gives %2.").arg(power, tracewords::number(1));
    return (ones % 2 == 0 ? tr("The column of %1 holds %2 ones: even, so it gives %3.")
                          : tr("The column of %1 holds %2 ones: odd, so it gives %3."))
        .arg(power, number, tracewords::number(static_cast<quint64>(ones % 2)));
}

Sentence NimSumTrace::resultSentence() const
{
    const QString equation = Sentence::math(tracewords::nimSumText(m_analysis.componentValues) + QStringLiteral(" = ") +
                                            QString::number(value()));
    if (value() == 0)
        return tr("Every column is even: %1. The sum is a P-position: the player to move loses.").arg(equation);
    return tr("The odd columns make the nim-sum: %1. It isn't 0, so the sum is an N-position: the player to move wins.")
        .arg(equation);
}

Sentence NimSumTrace::leadingSentence() const
{
    const QString power = tracewords::number(quint64(1) << leadingColumn());
    return tr("The leading odd column is that of %1. To win, one component must go from its value %2 to %3: that makes "
              "all columns even.")
        .arg(power, Sentence::math(QStringLiteral("v")), Sentence::math(QStringLiteral("v ⊕ %1").arg(value())));
}

Sentence NimSumTrace::targetSentence(int index) const
{
    const Value from = componentValue(index);
    const Value to = target(index);
    const QString name = componentName(index);
    const QString sum = QStringLiteral("%1 ⊕ %2 = %3").arg(from).arg(value()).arg(to);
    const QStringList winning = markedMoves(index);
    if (to < from) {
        return tr("%1 has a 1 in the leading column: %2, and it is the mex of its followers' values, so a follower "
                  "of value %3 exists. It wins by %4.")
            .arg(name, Sentence::math(sum + QStringLiteral(" < %1").arg(from)), tracewords::number(to),
                 listing(winning));
    }
    const QString greater = Sentence::math(sum + QStringLiteral(" > %1").arg(from));
    if (winning.isEmpty())
        return tr("%1 has a 0 in the leading column: %2. No follower has value %3: no winning move here.")
            .arg(name, greater, tracewords::number(to));
    return tr("%1 has a 0 in the leading column: %2. Nothing promises a follower of value %3, but there is one. It "
              "wins "
              "by %4.")
        .arg(name, greater, tracewords::number(to), listing(winning));
}

Sentence NimSumTrace::endSentence() const
{
    if (value() == 0) {
        return tr(
            "There is no winning move: every move changes the value of exactly one component, so the nim-sum after "
            "it is not 0.");
    }
    QStringList all;
    for (const Move &move : m_analysis.winningMoves)
        all << Sentence::game(move.text);
    if (all.size() == 1)
        return tr("The only winning move is %1: it leaves nim-sum 0.").arg(all.first());
    return tr("The winning moves are %1: each leaves nim-sum 0.").arg(listing(all, 12));
}

TracePicture NimSumTrace::picture(int at) const
{
    using RowState = ColumnsPicture::RowState;
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    ColumnsPicture picture;
    picture.width = m_width;
    picture.parityFrom = step.kind < StepKind::Column ? m_width : step.kind == StepKind::Column ? step.index : 0;
    picture.currentColumn = step.kind == StepKind::Column ? step.index : -1;
    picture.resultShown = step.kind >= StepKind::Result;
    picture.result = value();
    if (step.kind >= StepKind::Leading && value() != 0)
        picture.leadingColumn = leadingColumn();
    for (int i = 0; i < static_cast<int>(position().components.size()); ++i) {
        const Component &component = position().components[static_cast<std::size_t>(i)];
        ColumnsPicture::Row row;
        row.position.components.push_back(component);
        row.name = component.text();
        row.value = componentValue(i);
        const bool valued = step.kind > StepKind::Component || (step.kind == StepKind::Component && i <= step.index);
        row.state = valued ? RowState::Valued : RowState::Named;
        row.current = (step.kind == StepKind::Component || step.kind == StepKind::Target) && i == step.index;
        if (value() != 0 && (step.kind == StepKind::End || (step.kind == StepKind::Target && i <= step.index))) {
            row.target = target(i);
            row.moves = moves(i);
        }
        picture.rows.push_back(std::move(row));
    }
    return picture;
}

TraceTable NimSumTrace::table() const
{
    TraceTable table;
    table.headers = {tr("Component"), tr("Value"), tr("Binary"), tr("Value that wins"), tr("Winning moves")};
    table.numeric = {false, true, true, true, false};
    for (int i = 0; i < static_cast<int>(position().components.size()); ++i) {
        const Component &component = position().components[static_cast<std::size_t>(i)];
        const QStringList winning = markedMoves(i);
        table.rows.push_back({Sentence::game(component.text()), tracewords::number(componentValue(i)),
                              Sentence::math(binaryText(componentValue(i), m_width)),
                              value() == 0 ? QStringLiteral("–") : tracewords::number(target(i)),
                              winning.isEmpty() ? QStringLiteral("–") : winning.join(QStringLiteral(", "))});
    }
    table.rows.push_back({tr("Nim-sum"), tracewords::number(value()), Sentence::math(binaryText(value(), m_width)),
                          QString(), QString()});
    return table;
}

StepPositions NimSumTrace::positions(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    StepPositions result;
    result.positions.push_back(position());
    std::span<const Move> looked;
    if (step.kind == StepKind::Target)
        looked = movesOf(step.index);
    else if (step.kind == StepKind::End)
        looked = m_analysis.winningMoves;
    for (const Move &move : looked.first(std::min(looked.size(), StepPositions::most)))
        result.positions.push_back(makeMove(position(), move.component, move.cells).to);
    return result;
}

std::optional<Question> NimSumTrace::question(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    if (step.kind != StepKind::Column || step.index != m_width - 1 || position().components.size() < 2)
        return {};
    return Question{tr("What is %1?").arg(Sentence::math(tracewords::nimSumText(m_analysis.componentValues))), value()};
}

Sentence NimSumTrace::judge(int, Value guess) const
{
    if (guess == value())
        return tr("Right: each column with an odd number of ones gives a 1.");
    const int column = static_cast<int>(std::bit_width(guess ^ value())) - 1;
    return tr("Look at the column of %1 again: count its ones. %2 has the wrong digit there.")
        .arg(tracewords::number(quint64(1) << column), tracewords::number(guess));
}

} // namespace mexplorer
