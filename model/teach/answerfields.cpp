// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of an exercise
//
// Each kind of exercise has a list of fields, with their right answers and a reason for every possible answer. The
// values that the reasons need are computed once, when the fields are made. The reason for a wrong answer explains why
// it is wrong and doesn't reveal the right one.

#include "model/core/modeltext.h"
#include "model/step/tracepictures.h"
#include "model/step/tracewords.h"
#include "model/step/valuereason.h"
#include "model/teach/attempt.h"
#include "model/teach/exercisewriter.h"

#include <algorithm>

namespace mexplorer {

namespace {

using tracewords::number;

constexpr quint64 maxMovesShown = 1000;

std::vector<int> range(int from, int to)
{
    std::vector<int> result;
    for (int i = from; i < to; ++i)
        result.push_back(i);
    return result;
}

QString g(const QString &name)
{
    return tracewords::g(Sentence::game(name));
}

/// Returns "6 = 1 · 4 + 1 · 2 + 0 · 1", marked.
QString binaryEquation(Value value, int width)
{
    QStringList powers;
    for (int column = width - 1; column >= 0; --column)
        powers << QStringLiteral("%1 · %2").arg((value >> column) & 1).arg(quint64(1) << column);
    return Sentence::math(QStringLiteral("%1 = ").arg(value) + powers.join(QStringLiteral(" + ")));
}

AnswerField mexField(const QString &text, std::vector<Value> values, std::vector<int> needs)
{
    return {questions::mexOf(Question::Kind::Mex, text, std::move(values)), std::move(needs)};
}

Question numberQuestion(Question::Kind kind, const QString &text, Value right, std::function<Sentence(Value)> reason)
{
    return {.kind = kind, .text = text, .right = {right}, .reason = std::move(reason)};
}

std::vector<AnswerField> mexFields(const Exercise &exercise)
{
    std::vector<AnswerField> fields;
    const int slots_ = traySlots(exercise);
    for (int slot = 0; slot < slots_; ++slot) {
        const auto found = std::ranges::find_if(
            exercise.values, [slot](const KnownValue &one) { return one.value == static_cast<Value>(slot); });
        const bool occurs = found != exercise.values.end();
        const QString name = occurs ? Sentence::game(found->name) : QString();
        const QString value = number(static_cast<quint64>(slot));
        const QString none = ModelText::tr("No follower has value %1.").arg(value);
        fields.push_back({questions::yesNo(
            ModelText::tr("Does a follower have value %1?").arg(value), occurs,
            occurs ? ModelText::tr("%1 has value %2.").arg(name, value) : none,
            occurs ? ModelText::tr("One does: look for the follower of value %1.").arg(value) : none)});
    }
    fields.push_back(mexField(ModelText::tr("What is %1, the mex?").arg(g(exercise.position.text())),
                              valuesOf(exercise.values), range(0, slots_)));
    return fields;
}

/// Returns the field for the value of one follower: a nim-sum if it has several parts, otherwise the mex of its
/// followers' values.
AnswerField followerField(const KnownValue &follower, const Solver &solver, JobControl &control)
{
    const QString prompt = ModelText::tr("What is %1?").arg(g(follower.name));
    ValueReason reasons(solver, control);
    const Position parts = addends(follower.position);
    if (parts.components.size() > 1) {
        const auto values = solver.componentValues(parts, control);
        const QString line = values ? tracewords::nimSumEquation(*values) : number(follower.value);
        return {numberQuestion(Question::Kind::SgValue, prompt, follower.value,
                               [line, right = follower.value](Value guess) -> Sentence {
                                   return guess == right ? ModelText::tr("%1.").arg(line)
                                                         : ModelText::tr("Not %1: it has several parts, so its value "
                                                                         "is the nim-sum of theirs.")
                                                               .arg(number(guess));
                               })};
    }
    const Component &component =
        parts.components.empty() ? follower.position.components.front() : parts.components.front();
    const auto values = reasons.followerValues(component);
    if (values && *values)
        return mexField(prompt, **values, {});
    return {numberQuestion(
        Question::Kind::SgValue, prompt, follower.value, [right = follower.value](Value guess) -> Sentence {
            return guess == right ? QString()
                                  : ModelText::tr("Not %1: it is the mex of its followers' values.").arg(number(guess));
        })};
}

std::vector<AnswerField> valueFields(const Exercise &exercise)
{
    const Solver solver;
    JobControl control;
    std::vector<AnswerField> fields;
    fields.reserve(exercise.values.size() + 1);
    for (const KnownValue &follower : exercise.values)
        fields.push_back(followerField(follower, solver, control));
    const int count = static_cast<int>(fields.size());
    fields.push_back(mexField(ModelText::tr("And %1, the mex of these?").arg(g(exercise.position.text())),
                              valuesOf(exercise.values), range(0, count)));
    return fields;
}

std::vector<AnswerField> outcomeFields(const Exercise &exercise)
{
    const Outcome right = std::get<Outcome>(exercise.answer);
    const Sentence &solution = exercise.solution;
    return {
        {questions::eitherOutcome(exercise.question, right, solution, ModelText::tr("No. %1").arg(solution.marked()))}};
}

AnswerField digitOfComponent(Value value, int column, int width)
{
    const QString line = binaryEquation(value, width);
    const QString prompt =
        ModelText::tr("The digit of %1 in the column of %2?").arg(number(value), number(quint64(1) << column));
    return {questions::binaryDigit(prompt, (value >> column) & 1, ModelText::tr("%1.").arg(line),
                                   ModelText::tr("Look again: %1.").arg(line))};
}

AnswerField digitOfNimSum(const std::vector<KnownValue> &components, int column, int width)
{
    std::vector<int> needs;
    int ones = 0;
    for (std::size_t row = 0; row < components.size(); ++row) {
        needs.push_back(static_cast<int>(row) * width + width - 1 - column);
        ones += static_cast<int>((components[row].value >> column) & 1);
    }
    const QString power = number(quint64(1) << column);
    const QString ifRight = ones % 2 == 1
                                ? ModelText::tr("The column of %1 holds %n one(s), an odd number.", nullptr, ones)
                                : ModelText::tr("The column of %1 holds %n one(s), an even number.", nullptr, ones);
    return {questions::binaryDigit(
                ModelText::tr("The digit of the nim-sum in the column of %1?").arg(power), static_cast<Value>(ones % 2),
                ifRight.arg(power),
                ModelText::tr("Count the ones in the column of %1: is their number odd or even?").arg(power)),
            std::move(needs)};
}

/// Returns fields for the binary digits of each component, then those of the nim-sum, then the nim-sum.
std::vector<AnswerField> nimSumFields(const Exercise &exercise)
{
    std::vector<AnswerField> fields;
    const int width = binaryWidth(valuesOf(exercise.values));
    for (const KnownValue &component : exercise.values) {
        for (int column = width - 1; column >= 0; --column)
            fields.push_back(digitOfComponent(component.value, column, width));
    }
    const int rowDigits = static_cast<int>(fields.size());
    for (int column = width - 1; column >= 0; --column)
        fields.push_back(digitOfNimSum(exercise.values, column, width));
    const Value sum = std::get<Value>(exercise.answer);
    const auto reason = [sum, line = exercise.solution.marked()](Value guess) -> Sentence {
        return guess == sum
                   ? ModelText::tr("%1.").arg(line)
                   : ModelText::tr("Not %1: add up the powers of two whose column has a 1.").arg(number(guess));
    };
    fields.push_back({numberQuestion(Question::Kind::NimSum, ModelText::tr("Which number is that?"), sum, reason),
                      range(rowDigits, rowDigits + width)});
    return fields;
}

/// Makes the fields for the winning moves, one move after the other: in a sum, first its component, then the move.
/// Moves to the same cells of equal components are one move.
class WinningMoveFields
{
public:
    WinningMoveFields(const Exercise &exercise, std::span<const Value> entered)
        : m_exercise(exercise), m_entered(entered), m_sum(nimSum(valuesOf(exercise.values)))
    {
        const std::vector<Component> &all = exercise.position.components;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (std::ranges::find(m_components, all[i]) != m_components.end())
                continue;
            m_components.push_back(all[i]);
            m_values.push_back(exercise.values[i].value);
        }
        m_left.resize(m_components.size());
        for (const Move &move : distinctMovesOf(exercise.position, std::get<std::vector<Move>>(exercise.answer))) {
            const auto at = std::ranges::find(m_components, all[move.component]);
            m_left[static_cast<std::size_t>(at - m_components.begin())].push_back(move.cells);
            ++m_moveCount;
        }
    }

    std::vector<AnswerField> take()
    {
        for (std::size_t found = 0; found < m_moveCount; ++found) {
            std::size_t component = 0;
            if (m_exercise.position.components.size() > 1) {
                Question question = componentQuestion();
                component = answerTo(question);
                add(std::move(question));
            }
            std::vector<CellVector> moves = movesIn(component);
            Question question = moveQuestion(component, moves);
            std::erase(m_left[component], moves[answerTo(question)]);
            add(std::move(question));
        }
        return std::move(m_fields);
    }

private:
    /// Returns the answer entered in the next field, or a right answer if the field is empty.
    Value answerTo(const Question &question) const
    {
        return m_fields.size() < m_entered.size() ? m_entered[m_fields.size()] : question.right.front();
    }
    void add(Question question)
    {
        AnswerField field{std::move(question)};
        if (!m_fields.empty())
            field.needs = {static_cast<int>(m_fields.size()) - 1};
        m_fields.push_back(std::move(field));
        if (m_fields.size() % (m_exercise.position.components.size() > 1 ? 2 : 1) == 0)
            m_isFurther = true;
    }

    /// Asks for a component; the right ones have a winning move that isn't found yet.
    Question componentQuestion() const
    {
        Question question{.kind = Question::Kind::Component, .input = Question::Input::Choice};
        question.text = m_isFurther ? ModelText::tr("In which component is there another winning move?")
                                    : ModelText::tr("In which component is there a winning move?");
        std::vector<bool> areFound;
        for (std::size_t i = 0; i < m_components.size(); ++i) {
            question.choices << Sentence::game(m_components[i].text());
            if (!m_left[i].empty())
                question.right.push_back(static_cast<Value>(i));
            areFound.push_back(m_left[i].empty() && hasWinningMove(m_components[i]));
        }
        question.reason = [values = m_values, right = question.right, areFound, sum = m_sum](Value answer) -> Sentence {
            if (areFound[answer])
                return ModelText::tr("All winning moves in this component are found: look at the others.");
            const QString line =
                Sentence::math(QStringLiteral("%1 ⊕ %2 = %3").arg(values[answer]).arg(sum).arg(values[answer] ^ sum));
            return std::ranges::find(right, answer) != right.end()
                       ? ModelText::tr("It goes to value %1.").arg(line)
                       : ModelText::tr("No: it would have to go to value %1, and no move does.").arg(line);
        };
        return question;
    }

    bool hasWinningMove(const Component &component) const
    {
        return std::ranges::any_of(std::get<std::vector<Move>>(m_exercise.answer), [&](const Move &move) {
            return m_exercise.position.components[move.component] == component;
        });
    }

    /// Returns the moves to choose from: all but the winning moves that are already found.
    std::vector<CellVector> movesIn(std::size_t component) const
    {
        const auto followers = distinctFollowers(m_components[component], maxMovesShown);
        std::vector<CellVector> moves = followers ? *followers : std::vector<CellVector>();
        const std::size_t index = indexOf(component);
        std::erase_if(moves, [&](const CellVector &cells) {
            const bool wins = contains(std::get<std::vector<Move>>(m_exercise.answer), index, cells);
            return wins && std::ranges::find(m_left[component], cells) == m_left[component].end();
        });
        return moves;
    }

    /// Returns the index of the first component of the position that equals \a component.
    std::size_t indexOf(std::size_t component) const
    {
        const std::vector<Component> &all = m_exercise.position.components;
        return static_cast<std::size_t>(std::ranges::find(all, m_components[component]) - all.begin());
    }

    Question moveQuestion(std::size_t component, const std::vector<CellVector> &moves) const
    {
        Question question{.kind = Question::Kind::Move, .input = Question::Input::Choice};
        question.text = m_isFurther ? ModelText::tr("Which other move wins?") : ModelText::tr("Which move wins?");
        std::vector<Value> left;
        JobControl control;
        for (const CellVector &cells : moves) {
            const auto value = m_solver.value({m_components[component].rules, cells}, control);
            left.push_back(value ? *value ^ m_values[component] ^ m_sum : ~Value(0));
            if (left.back() == 0)
                question.right.push_back(static_cast<Value>(left.size() - 1));
            question.choices << Sentence::game(makeMove(m_exercise.position, indexOf(component), cells).text);
        }
        question.reason = [left](Value answer) -> Sentence {
            return left[answer] == 0
                       ? ModelText::tr("It leaves value 0, a P-position.")
                       : ModelText::tr("No: it leaves value %1, so the opponent wins.").arg(number(left[answer]));
        };
        return question;
    }

    const Exercise &m_exercise;
    std::span<const Value> m_entered;
    Solver m_solver;
    Value m_sum;
    std::vector<Component> m_components;         ///< of the position, without duplicates
    std::vector<Value> m_values;                 ///< by component
    std::vector<std::vector<CellVector>> m_left; ///< by component: the followers of winning moves not found yet
    std::size_t m_moveCount = 0;
    bool m_isFurther = false; ///< at least one winning move is found
    std::vector<AnswerField> m_fields;
};

/// Returns two fields for each position, its outcome and its value, in the order of the ids. A position needs its
/// followers first.
std::vector<AnswerField> labelFields(const LabelTask &task)
{
    const GameGraph &graph = *task.graph;
    std::vector<AnswerField> fields(std::size_t(2) * graph.positionCount());
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        const QString name = tracewords::subjectName(*graph.rules(), graph.cells(id));
        const bool isP = task.labels->outcome(id) == Outcome::P;
        std::vector<Value> values;
        std::vector<int> outcomeNeeds, valueNeeds;
        QString winning;
        for (const PositionId follower : graph.followers(id)) {
            outcomeNeeds.push_back(static_cast<int>(2 * follower));
            valueNeeds.push_back(static_cast<int>(2 * follower + 1));
            values.push_back(task.labels->value(follower));
            if (task.labels->outcome(follower) == Outcome::P)
                winning = tracewords::subjectName(*graph.rules(), graph.cells(follower));
        }
        QString ifRight = ModelText::tr("A move leads to the P-position %1.").arg(winning);
        QString ifWrong = ModelText::tr("All followers of a P-position are N-positions; one of %1 isn't.").arg(name);
        if (values.empty()) {
            ifRight = ifWrong = ModelText::tr("There is no move from %1, so the player to move has lost.").arg(name);
        } else if (isP) {
            ifRight = ModelText::tr("All followers of %1 are N-positions.").arg(name);
            ifWrong = ModelText::tr("An N-position has a follower that is a P-position; %1 has none.").arg(name);
        }
        fields[std::size_t(2) * id] = {
            questions::eitherOutcome(ModelText::tr("Is %1 a P-position or an N-position?").arg(name),
                                     task.labels->outcome(id), ifRight, ifWrong),
            std::move(outcomeNeeds)};
        fields[std::size_t(2) * id + 1] =
            mexField(ModelText::tr("What is the value of %1?").arg(name), std::move(values), std::move(valueNeeds));
    }
    return fields;
}

std::vector<AnswerField> nextValueFields(const Exercise &exercise)
{
    std::vector<AnswerField> fields;
    const std::vector<Value> all = valuesOf(exercise.values);
    const RulesPtr &rules = exercise.position.components.front().rules;
    for (std::size_t n = all.size() - nextValuesAsked; n < all.size(); ++n) {
        std::vector<int> needs;
        if (!fields.empty())
            needs.push_back(static_cast<int>(fields.size()) - 1);
        const QString prompt = ModelText::tr("What is %1?").arg(Sentence::math(QStringLiteral("G(%1)").arg(n)));
        const auto followers = distinctFollowers({rules, {n}}, maxMovesShown);
        std::vector<Value> reached;
        for (const CellVector &cells : followers ? *followers : std::vector<CellVector>()) {
            Value sum = 0;
            for (const Cell heap : cells)
                sum ^= all[heap];
            reached.push_back(sum);
        }
        fields.push_back(mexField(prompt, std::move(reached), std::move(needs)));
    }
    return fields;
}

/// Returns "G(3) = 1, G(15) = 2", unmarked.
QString difference(const std::vector<Value> &values, quint64 n, quint64 p)
{
    return QStringLiteral("G(%1) = %2, G(%3) = %4").arg(n).arg(values[n]).arg(n + p).arg(values[n + p]);
}

std::vector<AnswerField> periodFields(const Exercise &exercise)
{
    const PeriodTask task = *exercise.period;
    const std::vector<Value> values = valuesOf(exercise.values);
    const auto lastDifference = [values](quint64 p) -> std::optional<quint64> {
        for (quint64 n = values.size() - p; n-- > 0;) {
            if (values[n] != values[n + p])
                return n;
        }
        return {};
    };
    Question period = numberQuestion(
        Question::Kind::Period, ModelText::tr("What is the period %1?").arg(Sentence::math(QStringLiteral("p"))),
        static_cast<Value>(task.period), [=](Value p) -> Sentence {
            if (p == task.period)
                return ModelText::tr("The values repeat with period %1.").arg(number(p));
            if (p == 0 || p >= values.size())
                return ModelText::tr("Look for the smallest distance at which the values at the end repeat.");
            if (p % task.period == 0)
                return ModelText::tr("The values repeat at a distance of %1, but at a smaller one as well.")
                    .arg(number(p));
            return ModelText::tr("Not %1: %2.")
                .arg(number(p), Sentence::math(difference(values, *lastDifference(p), p)));
        });
    Question begin =
        numberQuestion(Question::Kind::Preperiod,
                       ModelText::tr("From which %1 on does it hold?").arg(Sentence::math(QStringLiteral("n₀"))),
                       static_cast<Value>(task.preperiod), [=](Value n0) -> Sentence {
                           if (n0 == task.preperiod)
                               return n0 == 0 ? ModelText::tr("It holds from the first value on.")
                                              : ModelText::tr("%1 is the last exception.")
                                                    .arg(Sentence::math(difference(values, n0 - 1, task.period)));
                           if (n0 > task.preperiod)
                               return ModelText::tr("It holds from %1 on, but from earlier as well.").arg(number(n0));
                           return ModelText::tr("Not yet: %1.")
                               .arg(Sentence::math(difference(values, *lastDifference(task.period), task.period)));
                       });
    Question bound = numberQuestion(
        Question::Kind::PeriodBound, ModelText::tr("Which is the largest heap whose value the proof needs?"),
        static_cast<Value>(task.neededThrough), [=](Value n) -> Sentence {
            return n == task.neededThrough
                       ? ModelText::tr("%1.").arg(task.reason.marked())
                       : ModelText::tr("Not %1. %2 The largest heap is the one at %3.")
                             .arg(number(n), task.theorem.marked(), Sentence::math(QStringLiteral("n + p")));
        });
    return {{std::move(period)}, {std::move(begin), {0}}, {std::move(bound), {0, 1}}};
}

} // namespace

int traySlots(const Exercise &exercise)
{
    Value max = 0;
    for (const KnownValue &known : exercise.values)
        max = std::max(max, known.value);
    return static_cast<int>(max) + 2;
}

std::vector<AnswerField> answerFields(const Exercise &exercise, std::span<const Value> entered)
{
    switch (exercise.kind) {
    case ExerciseKind::Mex:
        return mexFields(exercise);
    case ExerciseKind::SgValue:
        return valueFields(exercise);
    case ExerciseKind::Outcome:
        return outcomeFields(exercise);
    case ExerciseKind::NimSum:
        return nimSumFields(exercise);
    case ExerciseKind::WinningMove:
        return WinningMoveFields(exercise, entered).take();
    case ExerciseKind::Label:
        return labelFields(std::get<LabelTask>(exercise.answer));
    case ExerciseKind::NextValue:
        return nextValueFields(exercise);
    case ExerciseKind::Period:
        return periodFields(exercise);
    }
    return {};
}

} // namespace mexplorer
