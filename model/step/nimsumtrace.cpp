// SPDX-License-Identifier: GPL-3.0-or-later
// The nim-sum of a sum in steps (Bouton 1902): the value of each component in binary, the parity of each column from
// the left, the result; and, if it isn't 0, the leading odd column, the components that have a 1 in it, and the moves
// that give each the value that makes all columns even. Only components with that 1 are sure to have such moves: for
// others the value would have to rise, and the solver finds whether a follower has that greater value.
//
// Cost: the values of the components, and of the followers of those that may win. Not shown: every move if very many
// win, only some of each component. Steps make their pictures on access, as a sum may have a thousand components.
#include "model/step/nimsumtrace.h"

#include "model/core/modeltext.h"
#include "model/play/gamerecord.h"
#include "model/step/blanks.h"
#include "model/step/tracewords.h"
#include "model/step/valuereason.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

constexpr quint64 maxFollowersOffered = 2000; ///< of a component, for a choice of moves
constexpr qsizetype maxComponentsOffered = 16;
constexpr int maxColumnsOffered = 16;

/// "a, b and c"; items that contain commas are separated by semicolons. \a rest more items are only counted.
QString enumeration(const QStringList &items, std::size_t rest)
{
    const bool commas = std::ranges::any_of(items, [](const QString &item) { return item.contains(u','); });
    if (!commas)
        return rest > 0 ? listingWithRest(items, QString::number(rest)) : listing(items, items.size());
    const QString all = items.join(QStringLiteral("; "));
    return rest > 0 ? ModelText::tr("%1; and %2 more").arg(all).arg(rest) : all;
}

} // namespace

Result<TracePtr> NimSumTrace::build(const Position &position, const Solver &solver, JobControl &control)
{
    const Position sum = addends(position);
    const Result<std::vector<Value>> values = solver.componentValues(sum, control); // refuses those of too many columns
    auto analysis = values ? solver.analyse(sum, Convention::Normal, control) : Result<Analysis>(values.problem());
    if (!analysis)
        return analysis.problem();
    std::shared_ptr<NimSumTrace> trace(
        new NimSumTrace(ModelText::tr("The nim-sum of %1").arg(tracewords::title(sum)), sum));
    trace->m_analysis = std::move(analysis).value();
    trace->m_values = *values;
    for (Move &move : trace->m_analysis.winningMoves)
        move.to = {}; // positions() creates the few that it needs
    trace->m_names = tracewords::componentSubjects(sum);
    ValueReason reason(solver, control);
    for (std::size_t i = 0; i < sum.components.size(); ++i) {
        const auto equation =
            reason.equation({{sum.components[i]}}, trace->m_values[i], trace->m_names[static_cast<qsizetype>(i)]);
        if (!equation)
            return equation.problem();
        trace->m_equations << *equation;
    }
    trace->makeSteps();
    trace->offerMoves();
    return TracePtr(trace);
}

void NimSumTrace::makeSteps()
{
    const int count = static_cast<int>(position().components.size());
    m_width = binaryWidth(m_values);
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

/// Winning moves are sorted by component.
std::span<const Move> NimSumTrace::movesOf(int index) const
{
    const std::vector<Move> &all = m_analysis.winningMoves;
    return std::ranges::equal_range(all, static_cast<std::size_t>(index), {}, &Move::component);
}

/// "9 -> 6"; on boards the cells that the move covers.
QString NimSumTrace::moveName(const Move &move) const
{
    const QString covered = shortMoveText(position().components[move.component], move.cells);
    return covered.contains(u'→') ? Sentence::game(move.text) : covered;
}

/// False if the name of the move determines its component: it's the only one, or one of several heaps of one game.
bool NimSumTrace::namesComponent(const Move &move) const
{
    return position().components.size() == 1 ||
           (tracewords::isOfOneGame(position()) && moveName(move) == Sentence::game(move.text));
}

QStringList NimSumTrace::moveNames(std::span<const Move> moves, std::size_t max) const
{
    QStringList names;
    for (const Move &move : moves.first(std::min(moves.size(), max)))
        names << moveName(move);
    return names;
}

QStringList NimSumTrace::moves(int index) const
{
    const std::span<const Move> all = movesOf(index);
    QStringList texts;
    for (const QString &name : moveNames(all, all.size()))
        texts << Sentence(name).plain();
    return texts;
}

/// "12 -> 9,2 or 12 -> 5,4 or 3 more"
QString NimSumTrace::alternatives(int index, std::size_t max) const
{
    const std::span<const Move> all = movesOf(index);
    const std::size_t shown = all.size() <= max + 1 ? all.size() : max;
    const QString names = moveNames(all, shown).join(ModelText::tr(" or "));
    return shown == all.size() ? names : ModelText::tr("%1 or %2 more").arg(names).arg(all.size() - shown);
}

int NimSumTrace::onesIn(int column) const
{
    return static_cast<int>(std::ranges::count_if(m_values, [column](Value value) { return (value >> column) & 1; }));
}

Sentence NimSumTrace::sentence(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    switch (step.kind) {
    case StepKind::Intro:
        return introSentence();
    case StepKind::Component:
        return ModelText::tr("%1, in binary %2.")
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

Sentence NimSumTrace::blankSentence(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    const QString subject = tracewords::subjectName(position());
    switch (step.kind) {
    case StepKind::Column:
        return ModelText::tr("Ones in the column of %1: %2. Odd or even? It gives %2.")
            .arg(tracewords::number(quint64(1) << step.index), blankMark);
    case StepKind::Result:
        return ModelText::tr("The odd columns make the nim-sum: %1.")
                   .arg(withBlanks(tracewords::nimSumEquation(m_values)).marked()) +
               u' ' + outcomeAsked(subject).marked();
    case StepKind::Leading:
    case StepKind::Target:
        return {};
    case StepKind::End:
        return ModelText::tr("Which is the leading odd column, if there is one? %1 Which components have a 1 "
                             "there, and which value does each of them need, so that all columns are even? %1 "
                             "The winning moves: %1")
            .arg(blankMark);
    case StepKind::Intro:
        return sentence(at);
    case StepKind::Component:
        break;
    }
    return withBlanks(sentence(at));
}

Sentence NimSumTrace::introSentence() const
{
    if (m_names.size() == 1)
        return ModelText::tr("%1 is a single component: the nim-sum is its own value.").arg(m_names.first());
    return ModelText::tr(
               "The sum has %1 components: %2. Its value is the nim-sum of their values: write them in binary and add "
               "without carrying.")
        .arg(tracewords::number(static_cast<quint64>(m_names.size())), listing(m_names, 10));
}

Sentence NimSumTrace::columnSentence(int column) const
{
    const int ones = onesIn(column);
    const QString power = tracewords::number(quint64(1) << column);
    const QString number = tracewords::number(static_cast<quint64>(ones));
    if (ones == 0)
        return ModelText::tr("The column of %1 holds no ones: even, so it gives %2.").arg(power, tracewords::number(0));
    if (ones == 1)
        return ModelText::tr("The column of %1 holds one 1: odd, so it gives %2.").arg(power, tracewords::number(1));
    return (ones % 2 == 0 ? ModelText::tr("The column of %1 holds %2 ones: even, so it gives %3.")
                          : ModelText::tr("The column of %1 holds %2 ones: odd, so it gives %3."))
        .arg(power, number, tracewords::number(static_cast<quint64>(ones % 2)));
}

Sentence NimSumTrace::resultSentence() const
{
    const QString equation = tracewords::nimSumEquation(m_values);
    if (value() == 0)
        return ModelText::tr("Every column is even: %1. The sum is a P-position: the player to move loses.")
            .arg(equation);
    return ModelText::
        tr("The odd columns make the nim-sum: %1. It isn't 0, so the sum is an N-position: the player to move wins.")
            .arg(equation);
}

Sentence NimSumTrace::leadingSentence() const
{
    const QString power = tracewords::number(quint64(1) << leadingColumn());
    return ModelText::
        tr("The leading odd column is that of %1. To win, one component must go from its value %2 to %3: that makes "
           "all columns even.")
            .arg(power, Sentence::math(QStringLiteral("v")), Sentence::math(QStringLiteral("v ⊕ %1").arg(value())));
}

Sentence NimSumTrace::targetSentence(int index) const
{
    const Value from = componentValue(index);
    const Value to = target(index);
    const QString name = m_names[index];
    const QString sum = QStringLiteral("%1 ⊕ %2 = %3").arg(from).arg(value()).arg(to);
    const QString winning = alternatives(index, 4);
    if (to < from) {
        return ModelText::tr(
                   "%1 has a 1 in the leading column: %2. Its value %5 is the mex of its followers' values, so %3 is "
                   "among them. It wins by %4.")
            .arg(name, Sentence::math(sum + QStringLiteral(" < %1").arg(from)), tracewords::number(to), winning,
                 tracewords::number(from));
    }
    const QString greater = Sentence::math(sum + QStringLiteral(" > %1").arg(from));
    if (winning.isEmpty())
        return ModelText::tr("%1 has a 0 in the leading column: %2. No follower has value %3: no winning move here.")
            .arg(name, greater, tracewords::number(to));
    return ModelText::tr(
               "%1 has a 0 in the leading column: %2. Nothing promises a follower of value %3, but there is one. It "
               "wins by %4.")
        .arg(name, greater, tracewords::number(to), winning);
}

Sentence NimSumTrace::endSentence() const
{
    if (value() == 0) {
        return ModelText::tr(
            "There is no winning move: every move changes the value of exactly one component, so the nim-sum after "
            "it is not 0.");
    }
    if (m_analysis.winningMoves.size() == 1)
        return ModelText::tr("The only winning move is %1: it leaves nim-sum 0.").arg(winningMovesText());
    return ModelText::tr("The winning moves are %1: each leaves nim-sum 0.").arg(winningMovesText());
}

/// Lists all winning moves if they are few, otherwise some of each component.
QString NimSumTrace::winningMovesText() const
{
    constexpr std::size_t max = 8;
    const std::vector<Move> &all = m_analysis.winningMoves;
    QList<int> components;
    for (const Move &move : all) {
        if (components.isEmpty() || components.last() != static_cast<int>(move.component))
            components << static_cast<int>(move.component);
    }
    QStringList items;
    std::size_t rest = all.size();
    if (namesComponent(all.front()) && all.size() <= max + 1) {
        items = moveNames(all, all.size());
        rest = 0;
    } else {
        const auto each = std::max<std::size_t>(1, max / static_cast<std::size_t>(components.size()));
        for (const int index : components.first(std::min<qsizetype>(components.size(), max))) {
            const std::span<const Move> moves = movesOf(index);
            const QString text = alternatives(index, each);
            items << (namesComponent(moves.front()) ? text : ModelText::tr("%1 in %2").arg(text, m_names[index]));
            rest -= moves.size();
        }
    }
    return enumeration(items, rest);
}

TracePicture NimSumTrace::picture(int at) const
{
    using RowState = ColumnsPicture::RowState;
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    ColumnsPicture picture = columnsOf(position(), m_values, m_width);
    picture.parityFrom = step.kind < StepKind::Column ? m_width : step.kind == StepKind::Column ? step.index : 0;
    picture.currentColumn = step.kind == StepKind::Column ? step.index : -1;
    picture.resultShown = step.kind >= StepKind::Result;
    if (step.kind >= StepKind::Leading && value() != 0)
        picture.leadingColumn = leadingColumn();
    for (int i = 0; i < static_cast<int>(position().components.size()); ++i) {
        ColumnsPicture::Row &row = picture.rows[static_cast<std::size_t>(i)];
        const bool valued = step.kind > StepKind::Component || (step.kind == StepKind::Component && i <= step.index);
        row.state = valued ? RowState::Valued : RowState::Named;
        row.current = (step.kind == StepKind::Component || step.kind == StepKind::Target) && i == step.index;
        if (value() != 0 && (step.kind == StepKind::End || (step.kind == StepKind::Target && i <= step.index))) {
            row.target = target(i);
            row.moves = moves(i);
        }
    }
    return picture;
}

Table NimSumTrace::table() const
{
    Table table;
    table.headers = {ModelText::tr("Component"), ModelText::tr("Value"), ModelText::tr("Binary"),
                     ModelText::tr("Value that wins"), ModelText::tr("Winning moves")};
    table.numeric = {false, true, true, true, false};
    for (int i = 0; i < static_cast<int>(position().components.size()); ++i) {
        const Component &component = position().components[static_cast<std::size_t>(i)];
        const std::span<const Move> all = movesOf(i);
        const QStringList winning = moveNames(all, all.size());
        table.rows.push_back({Sentence::game(component.text()), tracewords::number(componentValue(i)),
                              Sentence::math(binaryText(componentValue(i), m_width)),
                              value() == 0 ? QStringLiteral("–") : tracewords::number(target(i)),
                              winning.isEmpty() ? QStringLiteral("–") : winning.join(QStringLiteral("; "))});
    }
    table.rows.push_back({ModelText::tr("Nim-sum"), tracewords::number(value()),
                          Sentence::math(binaryText(value(), m_width)), QString(), QString()});
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
    for (const Move &move : looked.first(std::min(looked.size(), StepPositions::max)))
        result.positions.push_back(makeMove(position(), move.component, move.cells).to);
    return result;
}

std::optional<PseudocodeLine> NimSumTrace::pseudocode(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    const auto line = [](int number) { return PseudocodeLine{Pseudocode::NimSum, number}; };
    switch (step.kind) {
    case StepKind::Intro:
        return line(0);
    case StepKind::Component:
        return line(1);
    case StepKind::Column:
    case StepKind::Result:
        return line(2);
    case StepKind::Leading:
        return line(3);
    case StepKind::Target:
        return line(target(step.index) < componentValue(step.index) ? 6 : 5);
    case StepKind::End:
        break;
    }
    return line(3);
}

/// Components with many followers, or with very many moves to examine, have no question about moves.
void NimSumTrace::offerMoves()
{
    for (std::size_t i = 0; i < position().components.size(); ++i) {
        m_offered.emplace_back();
        const std::span<const Move> winning = movesOf(static_cast<int>(i));
        const Component &component = position().components[i];
        if (value() == 0 || winning.empty() || component.rules->followerBound(component.cells) > maxFollowersOffered)
            continue;
        const auto followers = distinctFollowers(component, maxFollowersOffered);
        if (!followers || followers->size() < 2)
            continue;
        const auto isRight = [&](std::size_t at) { return isWinning(static_cast<int>(i), (*followers)[at]); };
        for (const std::size_t at : questions::offered(followers->size(), isRight))
            m_offered.back().push_back((*followers)[at]);
    }
}

bool NimSumTrace::isWinning(int index, const CellVector &follower) const
{
    return std::ranges::any_of(movesOf(index), [&](const Move &move) { return move.cells == follower; });
}

/// Offers equal components as one choice.
std::optional<Question> NimSumTrace::componentQuestion() const
{
    questions::Choices choices;
    for (int i = 0; i < static_cast<int>(position().components.size()); ++i) {
        if (!choices.names.contains(m_names[i]))
            choices.add(m_names[i], !movesOf(i).empty());
    }
    if (choices.names.size() < 2 || choices.names.size() > maxComponentsOffered || choices.right.empty())
        return {};
    return questions::choice(
        Question::Kind::Component, ModelText::tr("Which component has a move that wins?"), choices,
        ModelText::tr("No move there makes all columns even. Look for a component with a 1 in the leftmost column "
                      "that is odd."));
}

std::optional<Question> NimSumTrace::moveQuestion(int index) const
{
    questions::Choices choices;
    for (const CellVector &follower : m_offered[static_cast<std::size_t>(index)])
        choices.add(moveName(makeMove(position(), static_cast<std::size_t>(index), follower)),
                    isWinning(index, follower));
    if (choices.right.empty())
        return questions::number(
            Question::Kind::SgValue,
            ModelText::tr("Which value would %1 need to make all columns even?").arg(m_names[index]), target(index),
            ModelText::tr("Not this one. Change the digits of its value in the odd columns, and only these."));
    return questions::choice(
        Question::Kind::Move, ModelText::tr("Which move in %1 wins?").arg(m_names[index]), choices,
        ModelText::tr("After this move some column is odd. Change the digits of the value in the odd columns, and "
                      "only these, and look for a follower that has the result as its value."));
}

std::optional<Question> NimSumTrace::question(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    const bool isSum = position().components.size() > 1;
    std::optional<Question> question;
    switch (step.kind) {
    case StepKind::Component:
        question = questions::number(
            Question::Kind::SgValue, ModelText::tr("What is %1?").arg(tracewords::g(m_names[step.index])),
            componentValue(step.index),
            ModelText::tr("That isn't the value of %1. It is the mex of the values of its followers: find these "
                          "first.")
                .arg(m_names[step.index]));
        question->about = {Position{{position().components[static_cast<std::size_t>(step.index)]}}};
        return question;
    case StepKind::Column:
        if (isSum && step.index == m_width - 1 && m_width <= maxColumnsOffered)
            question = questions::oddColumns(m_values, m_width);
        break;
    case StepKind::Result:
        question =
            isSum
                ? questions::nimSumOf(ModelText::tr("What is %1?").arg(Sentence::math(nimSumText(m_values))), m_values)
                : questions::outcomeOf(tracewords::subjectName(position()), m_analysis.outcome, Convention::Normal);
        break;
    case StepKind::Leading:
        question = componentQuestion();
        break;
    case StepKind::Target:
        question = moveQuestion(step.index);
        break;
    case StepKind::Intro:
    case StepKind::End:
        break;
    }
    if (question)
        question->about = {position()};
    return question;
}

StepFinding NimSumTrace::finding(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    if (step.kind == StepKind::Component)
        return {{Position{{position().components[static_cast<std::size_t>(step.index)]}}}, componentValue(step.index)};
    StepFinding finding{positions(at).positions};
    if (step.kind == StepKind::Result)
        finding.value = value();
    return finding;
}

} // namespace mexplorer
