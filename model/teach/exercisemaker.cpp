// SPDX-License-Identifier: GPL-3.0-or-later
// Making exercises from random positions
//
// Each attempt starts from a random position like the pattern. If it is too big for paper, random moves are made until
// it is small enough. This works for every game: boards become emptier and heaps smaller. A position that doesn't suit
// the kind, such as a P-position for the kind WinningMove, ends the attempt. The first half of the attempts rejects
// trivial positions, and the first three quarters reject positions that the sheet already has.

#include "model/teach/exercisemaker.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/core/wordlist.h"
#include "model/games/catalogue.h"
#include "model/games/heaptraits.h"
#include "model/graph/graphbuilder.h"
#include "model/notation/expression.h"
#include "model/play/gamerecord.h"
#include "model/sequence/periodproof.h"
#include "model/step/tracewords.h"
#include "model/teach/exercisewriter.h"

#include <algorithm>
#include <array>
#include <random>
#include <set>

namespace mexplorer {

namespace {

constexpr quint64 maxWaysToMove = 200; ///< of a component, for exercises that examine its moves
constexpr std::size_t maxAskedFollowers = 10;
constexpr Value maxValue = 15;
constexpr PositionId maxVertices = 10;
constexpr int attemptsPerExercise = 160;
constexpr int maxMovesDown = 80;

constexpr std::array usualKinds = {ExerciseKind::Mex,         ExerciseKind::Outcome, ExerciseKind::NimSum,
                                   ExerciseKind::WinningMove, ExerciseKind::Label,   ExerciseKind::SgValue};

enum class Misfit { TooBig, Unsuitable };

using Attempted = std::variant<Exercise, Misfit>;

Component heapOf(const RulesPtr &rules, quint64 n)
{
    return {rules, n > 0 ? CellVector{n} : CellVector{}};
}

/// Makes the exercises of one sheet.
class ExerciseMaker
{
public:
    ExerciseMaker(const ExerciseRequest &request, JobControl &control)
        : m_request(request), m_control(control), m_random(request.seed),
          m_solver(SolverLimits{.maxPositions = 100'000,
                                .maxMoves = 200'000,
                                .maxSearch = 200'000,
                                .maxGraph = 20'000,
                                .maxFollowers = maxWaysToMove})
    {
    }

    std::optional<Exercise> draw(ExerciseKind kind);
    /// True if the moves examined have reached ExerciseRequest::maxMoves.
    bool isSpent() const { return m_work >= m_request.maxMoves; }

private:
    /// Returns the result of \a ask(SearchBudget &) and adds its cost to the work of the sheet.
    template <class Ask> auto counted(Ask ask)
    {
        SearchBudget budget(m_solver.limits(), m_control);
        auto found = ask(budget);
        m_work += budget.cost() + 1;
        return found;
    }
    quint64 below(quint64 end) { return m_random() % end; }
    Outcome nextOutcome();
    bool isAccepted(const Exercise &exercise) const;
    std::optional<Exercise> drawPosition(ExerciseKind kind);
    Attempted attempt(ExerciseKind kind, const Position &position);
    Attempted attemptFollowers(ExerciseKind kind, const Position &position);
    Attempted attemptOutcome(const Position &position);
    Attempted attemptNimSum(const Position &position);
    Attempted attemptWinningMove(const Position &position);
    Attempted attemptLabel(const Position &position);
    std::optional<Exercise> drawNextValue();
    std::optional<Exercise> drawPeriod();
    Position positionFor(ExerciseKind kind);
    Component componentLike(const Component &like);
    RulesPtr rulesLike(const Component &heap);
    bool moveOn(Position &position);
    bool isTooWide(const Position &position) const;
    std::optional<std::vector<KnownValue>> componentValues(const Position &position);

    const ExerciseRequest &m_request;
    JobControl &m_control;
    std::mt19937_64 m_random;
    Solver m_solver;
    quint64 m_work = 0;       ///< moves examined so far
    bool m_isPaired = false;  ///< makes P-positions as sums of two equal components, which every game has
    bool m_isRelaxed = false; ///< accepts trivial or larger positions
    bool m_mayRepeat = false; ///< accepts positions of other exercises
    Outcome m_targetOutcome = Outcome::N;
    int m_surplusOfP = 0; ///< number of exercises with the answer P, minus those with N
    std::set<QString> m_seen;
    std::set<std::pair<ExerciseKind, QString>> m_drawn;
    std::set<ExerciseKind> m_begun; ///< kinds for which the pattern itself was tried
};

std::optional<Exercise> ExerciseMaker::draw(ExerciseKind kind)
{
    m_targetOutcome = nextOutcome();
    for (int attempts = 0; attempts < attemptsPerExercise && !m_control.isCancelled() && !isSpent(); ++attempts) {
        m_isPaired = 4 * attempts >= attemptsPerExercise;
        m_isRelaxed = 2 * attempts >= attemptsPerExercise;
        m_mayRepeat = 4 * attempts >= 3 * attemptsPerExercise;
        std::optional<Exercise> exercise = kind == ExerciseKind::NextValue ? drawNextValue()
                                           : kind == ExerciseKind::Period  ? drawPeriod()
                                                                           : drawPosition(kind);
        if (exercise && isAccepted(*exercise)) {
            m_seen.insert(exercise->position.text());
            m_drawn.insert({kind, exercise->position.text()});
            if (const auto *outcome = std::get_if<Outcome>(&exercise->answer))
                m_surplusOfP += *outcome == Outcome::P ? 1 : -1;
            return exercise;
        }
    }
    return {};
}

/// Returns a random outcome, so that it can't be predicted, but balances the numbers of P and N.
Outcome ExerciseMaker::nextOutcome()
{
    const Outcome drawn = below(2) == 0 ? Outcome::P : Outcome::N;
    if (m_surplusOfP > 1)
        return Outcome::N;
    return m_surplusOfP < -1 ? Outcome::P : drawn;
}

/// False for a position of another exercise, unless m_mayRepeat. The pattern is accepted once for each kind. A period
/// is never repeated.
bool ExerciseMaker::isAccepted(const Exercise &exercise) const
{
    const QString text = exercise.position.text();
    const bool isAgain = m_drawn.contains({exercise.kind, text});
    if (isAgain)
        return m_mayRepeat && exercise.kind != ExerciseKind::Period;
    return m_mayRepeat || !m_seen.contains(text) || exercise.position == m_request.pattern;
}

std::optional<Exercise> ExerciseMaker::drawPosition(ExerciseKind kind)
{
    Position position = positionFor(kind);
    for (int moves = 0; moves < maxMovesDown && !m_control.isCancelled() && !isSpent(); ++moves) {
        Attempted attempted = attempt(kind, position);
        if (auto *exercise = std::get_if<Exercise>(&attempted))
            return std::move(*exercise);
        if (std::get<Misfit>(attempted) == Misfit::Unsuitable || !moveOn(position))
            break;
    }
    return {};
}

/// Returns the pattern itself for the first attempt of a kind, if the user named a position. Half of the Outcome
/// exercises are sums, because in many games, such as Kayles, no single row is a P-position.
Position ExerciseMaker::positionFor(ExerciseKind kind)
{
    const std::vector<Component> &like = m_request.pattern.components;
    const bool isSum = kind == ExerciseKind::NimSum || kind == ExerciseKind::WinningMove ||
                       (kind == ExerciseKind::Outcome && (like.size() > 1 || below(2) == 0));
    const bool suitsPattern = isSum || like.size() == 1;
    if (!m_request.isFamily && m_request.beginsWithPattern && suitsPattern && m_begun.insert(kind).second)
        return m_request.pattern;
    if (!isSum)
        return {{componentLike(like[below(like.size())])}};
    Position position;
    if (kind == ExerciseKind::Outcome && m_targetOutcome == Outcome::P && m_isPaired)
        return {std::vector<Component>(2, componentLike(like[below(like.size())]))};
    const std::size_t size = like.size() > 1 ? std::min<std::size_t>(like.size(), 5) : 2 + below(2);
    for (std::size_t i = 0; i < size; ++i)
        position.components.push_back(componentLike(like[i % like.size()]));
    return position;
}

/// Returns a random component. Its heaps are at most as large as the largest one of the pattern with these rules, or at
/// most 9 if that is more and the pattern is an example or m_isRelaxed.
Component ExerciseMaker::componentLike(const Component &like)
{
    quint64 max = 1;
    if (like.rules->isMultiset()) {
        for (const Component &component : m_request.pattern.components) {
            for (const Cell heap : component.cells)
                max = std::max(max, component.rules->isSame(*like.rules) ? heap : 1);
        }
        if (m_request.isFamily || m_isRelaxed)
            max = std::max<quint64>(max, 9);
    }
    return {like.rules, like.rules->randomPosition(like.cells, max, [this](quint64 end) { return below(end); })};
}

bool ExerciseMaker::isTooWide(const Position &position) const
{
    return std::ranges::any_of(position.components, [](const Component &component) {
        return component.rules->followerBound(component.cells) > maxWaysToMove;
    });
}

/// Makes a random move in the component with the most moves. If it has too many moves to list, replaces its heaps by
/// random ones of at most 12, or returns false if it is a board. Returns false if there is no move.
bool ExerciseMaker::moveOn(Position &position)
{
    const auto widest = std::ranges::max_element(position.components, [](const Component &a, const Component &b) {
        return a.rules->followerBound(a.cells) < b.rules->followerBound(b.cells);
    });
    constexpr quint64 maxMoves = 20'000;
    if (widest->rules->followerBound(widest->cells) > maxMoves) {
        if (!widest->rules->isMultiset())
            return false;
        for (Cell &heap : widest->cells)
            heap = 1 + below(std::min<quint64>(heap, 12));
        std::ranges::sort(widest->cells, std::greater<>());
        return true;
    }
    std::optional<CellVector> chosen;
    quint64 seen = 0;
    widest->rules->followers(widest->cells, [&](Cells follower) {
        if (below(++seen) == 0)
            chosen.emplace(follower.begin(), follower.end());
    });
    m_work += seen;
    if (chosen)
        widest->cells = std::move(*chosen);
    return chosen.has_value();
}

std::optional<std::vector<KnownValue>> ExerciseMaker::componentValues(const Position &position)
{
    const auto values = counted([&](SearchBudget &budget) { return m_solver.componentValues(position, budget); });
    if (!values)
        return {};
    std::vector<KnownValue> result;
    for (std::size_t i = 0; i < values->size(); ++i) {
        const Component &component = position.components[i];
        result.push_back({{{component}}, component.text(), (*values)[i]});
    }
    return result;
}

Attempted ExerciseMaker::attempt(ExerciseKind kind, const Position &position)
{
    if (kind != ExerciseKind::NimSum && isTooWide(position))
        return Misfit::TooBig;
    switch (kind) {
    case ExerciseKind::Outcome:
        return attemptOutcome(position);
    case ExerciseKind::NimSum:
        return attemptNimSum(position);
    case ExerciseKind::WinningMove:
        return attemptWinningMove(position);
    case ExerciseKind::Label:
        return attemptLabel(position);
    default:
        return attemptFollowers(kind, position);
    }
}

Attempted ExerciseMaker::attemptFollowers(ExerciseKind kind, const Position &position)
{
    const Component &component = position.components.front();
    const auto followers = distinctFollowers(component, maxWaysToMove);
    m_work += maxWaysToMove;
    if (!followers || followers->size() > maxAskedFollowers)
        return Misfit::TooBig;
    if (followers->size() < (m_isRelaxed ? 1 : 2))
        return Misfit::Unsuitable;
    std::vector<KnownValue> known;
    for (const CellVector &cells : *followers) {
        const Component follower = {component.rules, cells};
        const auto value = counted([&](SearchBudget &budget) { return m_solver.value(follower, budget); });
        if (!value || *value > maxValue)
            return Misfit::TooBig;
        known.push_back({{{follower}}, tracewords::shortName(*component.rules, cells), *value});
    }
    return kind == ExerciseKind::Mex ? mexExercise(position, std::move(known))
                                     : valueExercise(position, std::move(known));
}

Attempted ExerciseMaker::attemptOutcome(const Position &position)
{
    const auto analysis =
        counted([&](SearchBudget &budget) { return m_solver.analyse(position, Convention::Normal, budget); });
    if (!analysis || !analysis->value)
        return Misfit::TooBig;
    const bool isNamed = !m_request.isFamily && position == m_request.pattern;
    const bool suits = hasMove(position) && (analysis->outcome == m_targetOutcome || isNamed);
    if (!suits && !m_isRelaxed)
        return Misfit::Unsuitable;
    auto values = componentValues(position);
    return values ? Attempted(outcomeExercise(position, *analysis, std::move(*values))) : Misfit::TooBig;
}

Attempted ExerciseMaker::attemptNimSum(const Position &position)
{
    auto values = componentValues(position);
    if (!values || std::ranges::any_of(*values, [](const KnownValue &known) { return known.value > maxValue; }))
        return Misfit::TooBig;
    const auto nonZero = std::ranges::count_if(*values, [](const KnownValue &v) { return v.value > 0; });
    if (position.components.size() < 2 || (nonZero < 2 && !m_isRelaxed))
        return Misfit::Unsuitable;
    return nimSumExercise(position, std::move(*values));
}

Attempted ExerciseMaker::attemptWinningMove(const Position &position)
{
    const auto analysis =
        counted([&](SearchBudget &budget) { return m_solver.analyse(position, Convention::Normal, budget); });
    constexpr std::size_t maxWays = 8;
    if (!analysis || !analysis->value || analysis->winningMoves.size() > maxWays)
        return Misfit::TooBig;
    if (analysis->outcome != Outcome::N)
        return Misfit::Unsuitable;
    auto values = componentValues(position);
    return values ? Attempted(winningMoveExercise(position, *analysis, std::move(*values))) : Misfit::TooBig;
}

Attempted ExerciseMaker::attemptLabel(const Position &position)
{
    GraphBuilder::Options options;
    options.maxPositions = maxVertices + 1;
    GameGraphPtr graph = buildGraph(position, options, m_control);
    m_work += maxWaysToMove;
    if (graph->isTruncated() || graph->positionCount() > maxVertices)
        return Misfit::TooBig;
    if (graph->positionCount() < (m_isRelaxed ? 2 : 4))
        return Misfit::Unsuitable;
    LabelsPtr labels = label(*graph, Convention::Normal, m_control);
    if (!labels->cycle().empty())
        return Misfit::Unsuitable;
    return labelExercise(position, {std::move(graph), std::move(labels)});
}

std::optional<Exercise> ExerciseMaker::drawNextValue()
{
    const Component *heap = heapIn(m_request.pattern);
    if (!heap)
        return {};
    const quint64 n = 4 + below(m_isRelaxed ? 24 : 10);
    std::vector<KnownValue> values;
    for (quint64 i = 0; i < n + nextValuesAsked; ++i) {
        const Component one = heapOf(heap->rules, i);
        const auto value = counted([&](SearchBudget &budget) { return m_solver.value(one, budget); });
        if (!value)
            return {};
        values.push_back({{{one}}, QStringLiteral("G(%1)").arg(i), *value});
    }
    return nextValueExercise({{heapOf(heap->rules, n)}}, std::move(values));
}

/// Returns the rules of the pattern, or random rules of its family if the pattern is only an example.
RulesPtr ExerciseMaker::rulesLike(const Component &heap)
{
    const Family &family = familyOf(*heap.rules);
    if (!m_request.isFamily || !family.drawParameters)
        return heap.rules;
    const auto draw = [this](quint64 end) { return below(end); };
    const auto rules = parseRules(QStringLiteral("%1{%2}").arg(family.name, family.drawParameters(draw)));
    return rules ? *rules : heap.rules;
}

std::optional<Exercise> ExerciseMaker::drawPeriod()
{
    constexpr quint64 searched = 2'000;
    const Component *heap = heapIn(m_request.pattern);
    if (!heap)
        return {};
    SequenceEngine engine(rulesLike(*heap));
    const auto period = provePeriod(engine, searched, m_control);
    m_work += engine.termCount();
    if (!period || !*period)
        return {};
    const Period &found = **period;
    const quint64 maxNeeded = m_isRelaxed ? 300 : 120;
    if (!found.proved || found.saltus > 0 || found.neededThrough > maxNeeded || !hasPeriodBound(found) ||
        !engine.extend(found.neededThrough + 1, m_control))
        return {};
    std::vector<KnownValue> values;
    for (quint64 i = 0; i <= found.neededThrough; ++i)
        values.push_back({{{heapOf(engine.rules(), i)}}, QStringLiteral("G(%1)").arg(i), engine.at(i)});
    return periodExercise({{heapOf(engine.rules(), found.neededThrough)}}, std::move(values), found);
}

Problem noExercise(ExerciseKind kind, const ExerciseRequest &request)
{
    const bool needsHeaps = kind == ExerciseKind::NextValue || kind == ExerciseKind::Period;
    if (needsHeaps && !heapIn(request.pattern))
        return Problem::badInput(Problem::Code::OtherGame,
                                 ModelText::tr("%1 isn't a sum of heaps whose values depend on their sizes alone, so "
                                               "there are no exercises of the kind %2; take such a game, as kayles:7.")
                                     .arg(request.pattern.text(), exerciseKindName(kind)));
    return Problem::limit(
        Problem::Code::Positions,
        ModelText::tr("No exercise of the kind %1 was found for %2: its positions are too small, too big for "
                      "paper, or without a value; take another position or kind.")
            .arg(exerciseKindName(kind), request.pattern.text()));
}

Problem tooMuchWork(const ExerciseSheet &sheet, quint64 maxMoves)
{
    if (sheet.exercises.empty())
        return Problem::limit(Problem::Code::Moves,
                              ModelText::tr("No exercise about %1 was found after looking at %2 moves, the limit; take "
                                            "a smaller position or another kind.")
                                  .arg(shortened(sheet.game), groupedNumber(maxMoves)));
    return Problem::limit(
        Problem::Code::Moves,
        ModelText::tr("%n exercise(s) about %1 were found after looking at %2 moves, the limit; ask for fewer, or take "
                      "a smaller position.",
                      nullptr, static_cast<int>(sheet.exercises.size()))
            .arg(shortened(sheet.game), groupedNumber(maxMoves)));
}

} // namespace

Result<ExerciseRequest> readExerciseSubject(const QString &text)
{
    const QString name = text.trimmed();
    ExerciseRequest request;
    const Family *family = findFamily(name);
    request.isFamily = family != nullptr;
    if (family && family->parameters == Family::Parameters::File)
        return Problem::badInput(Problem::Code::MissingFileName,
                                 ModelText::tr("%1 needs a file: write %2.").arg(name, family->example));
    QString expression = family ? family->example : name;
    if (!family && !name.contains(u':')) {
        if (const auto rules = parseRules(name); rules && !(*rules)->isFromFile()) {
            expression = exampleOf(**rules);
            request.isFamily = true;
        }
    }
    const Result<Position> position = parsePosition(expression);
    if (!position)
        return position.problem();
    request.pattern = *position;
    return request;
}

Result<ExerciseSheet> makeExercises(const ExerciseRequest &request, JobControl &control)
{
    ExerciseMaker maker(request, control);
    ExerciseSheet sheet{request.pattern.text(), request.seed, {}};
    std::vector<ExerciseKind> kinds = request.kinds;
    if (kinds.empty())
        kinds.assign(usualKinds.begin(), usualKinds.end());
    while (sheet.exercises.size() < request.count) {
        control.setProgress(sheet.exercises.size(), request.count);
        const std::size_t at = sheet.exercises.size() % kinds.size();
        std::optional<Exercise> exercise = maker.draw(kinds[at]);
        if (control.isCancelled())
            return Problem::cancelled();
        if (exercise) {
            sheet.exercises.push_back(std::make_shared<const Exercise>(std::move(*exercise)));
            continue;
        }
        if (maker.isSpent()) {
            const Problem problem = tooMuchWork(sheet, request.maxMoves);
            if (sheet.exercises.empty())
                return problem;
            sheet.limit = problem;
            break;
        }
        const bool hasPeriod =
            kinds[at] == ExerciseKind::Period &&
            std::ranges::any_of(sheet.exercises, [](const auto &one) { return one->kind == ExerciseKind::Period; });
        if (hasPeriod && kinds.size() == 1)
            break; // rules have one period
        if (!hasPeriod && (!request.kinds.empty() || kinds.size() == 1))
            return noExercise(kinds[at], request);
        kinds.erase(kinds.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return sheet;
}

} // namespace mexplorer
