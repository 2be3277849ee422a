// SPDX-License-Identifier: GPL-3.0-or-later
// Puzzles
//
// A puzzle is a position drawn at random for which the solver has found every winning move. It is hard for a human if
// winning moves are rare among all moves, in bits, and if the game to look through is long. Among the positions that
// suit the kind the easiest, the middle or the hardest one is chosen, so that each family has puzzles of each
// difficulty.

#include "model/play/puzzle.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/core/wordlist.h"
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "model/play/commentary.h"
#include "model/play/randomposition.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace mexplorer {

namespace {

bool suits(Puzzle::Kind kind, std::size_t winning, std::size_t moves)
{
    return winning < moves && (kind == Puzzle::Kind::OneMove ? winning == 1 : winning > 1);
}

/// Returns the puzzle of a position; fails if it isn't of the kind.
Result<Puzzle> certified(Puzzle::Kind kind, const Position &position, Convention convention, const Solver &solver,
                         SearchBudget &budget)
{
    auto analysis = solver.analyseForPlay(position, convention, budget);
    if (!analysis)
        return analysis.problem();
    const auto followers = componentFollowers(position, budget.limits().maxFollowers, &budget.control());
    if (!followers)
        return followers.problem();
    std::size_t moves = 0;
    for (const std::vector<CellVector> &ofOne : *followers)
        moves += ofOne.size();
    if (!suits(kind, analysis->winningMoves.size(), moves))
        return Problem::badInput(Problem::Code::Unsuitable,
                                 ModelText::tr("%1 has %n winning move(s), which doesn't suit a puzzle of this kind.",
                                               nullptr, static_cast<int>(analysis->winningMoves.size()))
                                     .arg(position.text()));
    Puzzle puzzle{kind, position, convention, std::move(analysis.value().winningMoves), moves, 0};
    const auto best = solver.bestMoves(position, convention, budget);
    if (best && !best->remoteness.empty())
        puzzle.length = best->remoteness.front() + 1;
    return puzzle;
}

Result<Puzzle> certified(Puzzle::Kind kind, const Position &position, Convention convention, const Solver &solver,
                         JobControl &control)
{
    SearchBudget budget(solver.limits(), control);
    return certified(kind, position, convention, solver, budget);
}

/// True if there is nothing to find: a move ends the game at once, or there are only two moves.
bool isTrivial(const Puzzle &puzzle)
{
    return puzzle.length == 1 || puzzle.moveCount == 2;
}

/// The maximum growth of heaps over those of the pattern, in steps; the largest are twice as large.
constexpr quint64 maxGrowth = 4;

/// The pattern of the draws with larger heaps. Boards and graphs are unchanged.
Position grown(Position position, quint64 growth)
{
    for (Component &component : position.components) {
        if (growth == 0 || !component.rules->isMultiset() || component.cells.empty())
            continue;
        Cell &heap = component.cells.front();
        heap = std::min(maxTokens, heap + std::max(growth, heap * growth / maxGrowth));
    }
    return position;
}

/// Draws the puzzles of one request, one after the other, within the moves that the solver's limits allow for one
/// question in total.
class PuzzleMaker
{
public:
    PuzzleMaker(const PuzzleRequest &request, const Solver &solver, JobControl &control)
        : m_request(request), m_solver(solver), m_limits(limitsOfOne(solver.limits())), m_control(control)
    {
        for (qsizetype i = 0; i < request.before.size(); ++i)
            m_before[request.before[i]] = i;
    }

    /// Returns the puzzle of \a seed, different from the earlier ones; fails if there is none.
    Result<Puzzle> next(quint64 seed);
    /// Returns the earlier puzzle that was made longest ago and was drawn again.
    std::optional<Puzzle> repeated();

    /// True if the limit is reached.
    bool isSpent() const { return m_cost >= m_solver.limits().maxMoves; }
    void add(const Puzzle &puzzle) { m_before.insert(componentsText(puzzle.position), m_before.size()); }

private:
    /// Limits one position, so that a slow one doesn't use up the limits of the others.
    static SolverLimits limitsOfOne(SolverLimits limits)
    {
        constexpr quint64 share = 8;
        constexpr quint64 maxListed = 100'000;
        limits.maxMoves = std::max<quint64>(1, limits.maxMoves / share);
        limits.maxSearch = std::min(limits.maxSearch, limits.maxMoves);
        limits.maxFollowers = std::min(limits.maxFollowers, maxListed);
        return limits;
    }

    Result<Puzzle> certify(const Position &position);
    std::vector<Puzzle> draw(quint64 seed);
    Problem noPuzzle() const;

    const PuzzleRequest &m_request;
    const Solver &m_solver;
    SolverLimits m_limits;
    JobControl &m_control;
    QHash<QString, qsizetype> m_before;
    std::map<qsizetype, Position> m_drawnAgain; ///< by their indices in m_before
    quint64 m_growth = 0;
    quint64 m_cost = 0;
};

Result<Puzzle> PuzzleMaker::certify(const Position &position)
{
    SearchBudget budget(m_limits, m_control);
    quint64 listed = 0;
    for (const Component &component : position.components)
        listed += std::min(component.rules->followerBound(component.cells), m_limits.maxFollowers);
    budget.addBuilt(4 * listed); // moves with their texts, several times
    Result<Puzzle> puzzle = certified(m_request.kind, position, m_request.convention, m_solver, budget);
    m_cost += budget.cost();
    m_control.setProgress(m_cost, m_solver.limits().maxMoves);
    return puzzle;
}

/// Draws some puzzles of the current size to choose from.
std::vector<Puzzle> PuzzleMaker::draw(quint64 seed)
{
    constexpr int attempts = 400;
    constexpr std::size_t enough = 15;
    std::mt19937_64 random = randomNumbers(seed, 2);
    const Position like = grown(m_request.like, m_growth);
    std::vector<Puzzle> found;
    std::set<QString> drawn;
    for (int attempt = 0; attempt < attempts && found.size() < enough; ++attempt) {
        if (m_control.isCancelled() || isSpent())
            break;
        const Position position = randomPositionLike(like, random());
        const QString text = componentsText(position);
        if (!drawn.insert(text).second)
            continue;
        if (const auto before = m_before.constFind(text); before != m_before.constEnd()) {
            m_drawnAgain.try_emplace(*before, position);
            continue;
        }
        Result<Puzzle> puzzle = certify(position);
        if (puzzle && !isTrivial(*puzzle))
            found.push_back(std::move(puzzle).value());
    }
    return found;
}

Result<Puzzle> PuzzleMaker::next(quint64 seed)
{
    std::vector<Puzzle> found = draw(seed);
    // If all were made before, there may be larger ones. If there are none, larger ones aren't tried.
    while (found.empty() && !m_drawnAgain.empty() && m_growth < maxGrowth && !m_control.isCancelled() && !isSpent()) {
        ++m_growth;
        if (grown(m_request.like, m_growth) == m_request.like)
            break;
        found = draw(seed);
    }
    if (m_control.isCancelled())
        return Problem::cancelled();
    if (found.empty())
        return noPuzzle();
    std::ranges::stable_sort(found, [](const Puzzle &a, const Puzzle &b) { return a.rating() < b.rating(); });
    const std::size_t last = found.size() - 1;
    return found[last * static_cast<std::size_t>(m_request.difficulty) / 2];
}

std::optional<Puzzle> PuzzleMaker::repeated()
{
    for (const auto &[before, position] : m_drawnAgain) {
        if (m_control.isCancelled() || isSpent())
            break;
        Result<Puzzle> puzzle = certify(position);
        if (puzzle && !isTrivial(*puzzle))
            return *puzzle;
    }
    return {};
}

Problem PuzzleMaker::noPuzzle() const
{
    const QString game = shortened(m_request.like.text());
    if (isSpent())
        return Problem::limit(
            Problem::Code::Moves,
            ModelText::tr("No puzzle of this kind was found among positions like %1 after looking at %2 moves, the "
                          "limit; choose a smaller position or another kind, or raise the limit with --max-moves on "
                          "the command line.")
                .arg(game, groupedNumber(m_solver.limits().maxMoves)));
    return Problem::limit(Problem::Code::Positions,
                          ModelText::tr("No puzzle of this kind was found among positions like %1; choose a "
                                        "bigger position or another kind.")
                              .arg(game));
}

} // namespace

double Puzzle::rating() const
{
    const double rarity = std::log2(static_cast<double>(moveCount) / static_cast<double>(winning.size()));
    return rarity + 0.5 * length;
}

QString Puzzle::question() const
{
    constexpr const char *questions[][2] = {
        // by kind, under normal and under misère play
        {QT_TRANSLATE_NOOP("mexplorer::Model", "One move wins: find it."),
         QT_TRANSLATE_NOOP("mexplorer::Model", "The player who makes the last move loses. One move wins: find it.")},
        {QT_TRANSLATE_NOOP("mexplorer::Model", "Find all moves that win."),
         QT_TRANSLATE_NOOP("mexplorer::Model", "The player who makes the last move loses. Find all moves that win.")}};
    return ModelText::tr(questions[std::size_t(kind)][convention == Convention::Misere ? 1 : 0]);
}

QString Puzzle::difficultyText() const
{
    const QString moves = kind == Kind::OneMove
                              ? ModelText::tr("1 of %n move(s) wins.", nullptr, static_cast<int>(moveCount))
                              : ModelText::tr("There are %n move(s).", nullptr, static_cast<int>(moveCount));
    if (length == 0)
        return moves;
    return ModelText::tr("%1 %2", "two sentences")
        .arg(moves, ModelText::tr("Best play lasts %n move(s).", nullptr, static_cast<int>(length)));
}

QString Puzzle::text() const
{
    return QStringLiteral("puzzle %1 %2 %3")
        .arg(puzzleKindNames()[static_cast<int>(kind)], conventionName(convention), position.text());
}

const QStringList &puzzleKindNames()
{
    static const QStringList names = {"one-move", "all-moves"};
    return names;
}

const QStringList &puzzleDifficultyNames()
{
    static const QStringList names = {"easy", "medium", "hard"};
    return names;
}

QString componentsText(const Position &position)
{
    QStringList texts;
    for (const Component &component : position.components)
        texts << component.text();
    texts.sort();
    return texts.join(QStringLiteral(" + "));
}

Result<Puzzle> makePuzzle(const PuzzleRequest &request, const Solver &solver, JobControl &control)
{
    PuzzleMaker maker(request, solver, control);
    Result<Puzzle> puzzle = maker.next(request.seed);
    if (puzzle || puzzle.problem().kind != Problem::Kind::Limit)
        return puzzle;
    std::optional<Puzzle> repeated = maker.repeated();
    return repeated ? Result<Puzzle>(std::move(*repeated)) : puzzle;
}

Result<PuzzleSheet> makePuzzles(const PuzzleRequest &request, quint64 count, const Solver &solver, JobControl &control)
{
    PuzzleMaker maker(request, solver, control);
    PuzzleSheet sheet;
    while (sheet.puzzles.size() < count) {
        Result<Puzzle> puzzle = maker.next(request.seed + sheet.puzzles.size());
        if (puzzle) {
            maker.add(*puzzle);
            sheet.puzzles.push_back(std::move(puzzle).value());
            continue;
        }
        if (sheet.puzzles.empty())
            return puzzle.problem();
        if (control.isCancelled())
            sheet.limit = puzzle.problem();
        else if (maker.isSpent())
            sheet.limit = Problem::limit(
                Problem::Code::Moves,
                ModelText::tr("%n puzzle(s) were made in looking at %1 moves, the limit; ask for fewer, choose a "
                              "smaller position, or raise the limit with --max-moves on the command line.",
                              nullptr, static_cast<int>(sheet.puzzles.size()))
                    .arg(groupedNumber(solver.limits().maxMoves)));
        break;
    }
    return sheet;
}

Result<PuzzleRequest> requestFor(const QString &familyOrGame)
{
    const Family *family = findFamily(familyOrGame.trimmed());
    if (family && family->parameters == Family::Parameters::File)
        return Problem::badInput(Problem::Code::MissingFileName,
                                 ModelText::tr("Name a graph file, as in graph{moves.dot}."));
    const Result<Position> position = parsePosition(family ? family->start() : familyOrGame);
    if (!position)
        return position.problem();
    PuzzleRequest request;
    request.like = *position;
    if (family && request.like.components.size() == 1 && request.like.components[0].rules->isMultiset())
        request.like.components.push_back(request.like.components[0]); // a single heap has few puzzles
    if (family && family->isMisere)
        request.convention = Convention::Misere;
    return request;
}

PuzzleRequest dailyRequest(qint64 julianDay)
{
    std::vector<const Family *> families;
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            families.push_back(&family);
    }
    const auto day = static_cast<quint64>(julianDay);
    PuzzleRequest request = requestFor(families[day % families.size()]->name).value();
    request.kind = static_cast<Puzzle::Kind>(day / families.size() % 2);
    request.difficulty = static_cast<Puzzle::Difficulty>(day % 7 % 3);
    request.seed = day;
    return request;
}

Result<Puzzle> makeDailyPuzzle(qint64 julianDay, const Solver &solver, JobControl &control)
{
    PuzzleRequest request = dailyRequest(julianDay);
    Result<Puzzle> puzzle = makePuzzle(request, solver, control);
    if (puzzle || puzzle.problem().kind != Problem::Kind::Limit)
        return puzzle;
    request.kind = Puzzle::Kind::OneMove;
    return makePuzzle(request, solver, control);
}

Result<Puzzle> puzzleOf(const Position &position, Convention convention, const Solver &solver, JobControl &control)
{
    for (const Puzzle::Kind kind : {Puzzle::Kind::OneMove, Puzzle::Kind::AllMoves}) {
        Result<Puzzle> puzzle = certified(kind, position, convention, solver, control);
        if (puzzle || puzzle.problem().kind != Problem::Kind::BadInput)
            return puzzle;
    }
    return Problem::badInput(
        Problem::Code::Unsuitable,
        ModelText::tr("%1 makes no puzzle: no move wins there, or every move does.").arg(position.text()));
}

QString puzzleFamilyOf(const Position &start)
{
    const auto &components = start.components;
    const Family &family = familyOf(*components.front().rules);
    const bool isOne = std::ranges::all_of(
        components, [&family](const Component &component) { return &familyOf(*component.rules) == &family; });
    return isOne && family.parameters != Family::Parameters::File ? QString(family.name) : start.text();
}

bool isPuzzleText(QStringView text)
{
    return text.trimmed().startsWith(puzzleBeginning);
}

Result<Puzzle> readPuzzle(const QString &text, const Solver &solver, JobControl &control)
{
    const QString plain = text.simplified();
    const qsizetype kind = puzzleKindNames().indexOf(plain.section(u' ', 1, 1));
    const bool suitsItself = plain.section(u' ', 1, 1) == QStringLiteral("leave-p");
    const QString convention = plain.section(u' ', 2, 2);
    const bool isMisere = convention == QStringLiteral("misere");
    if (plain.section(u' ', 0, 0) != QStringLiteral("puzzle") || (kind < 0 && !suitsItself) ||
        (!isMisere && convention != QStringLiteral("normal")))
        return Problem::badInput(
            Problem::Code::UnexpectedText,
            ModelText::tr("This text is not a puzzle; a puzzle is written as in “puzzle one-move normal kayles:9,4”."));
    const Result<Position> position = parsePosition(plain.section(u' ', 3));
    if (!position)
        return position.problem();
    const Convention under = isMisere ? Convention::Misere : Convention::Normal;
    return suitsItself ? puzzleOf(*position, under, solver, control)
                       : certified(static_cast<Puzzle::Kind>(kind), *position, under, solver, control);
}

std::vector<Puzzle> puzzlesFromMistakes(const GameRecord &record, Player player)
{
    constexpr quint64 maxMoves = 100'000;
    std::vector<Puzzle> puzzles;
    for (std::size_t ply = 0; ply < record.length(); ++ply) {
        if (record.turn(ply) != player || record.outcome(ply) != Outcome::N || !isMistake(record, ply))
            continue;
        const Analysis &analysis = *record.assessment(ply).analysis;
        if (!analysis.hasAllWinningMoves) // a right answer might be another one
            continue;
        const Position &position = record.position(ply);
        const auto moves = distinctMoves(position, maxMoves);
        const std::vector<Move> &winning = analysis.winningMoves;
        const auto kind = winning.size() > 1 ? Puzzle::Kind::AllMoves : Puzzle::Kind::OneMove;
        Puzzle puzzle{kind, position, record.convention(), {}, moves ? moves->size() : 0, 0};
        for (const Move &move : winning)
            puzzle.winning.push_back(makeMove(position, move.component, move.cells));
        if (!puzzle.winning.empty() && puzzle.moveCount > 0)
            puzzles.push_back(std::move(puzzle));
    }
    return puzzles;
}

} // namespace mexplorer
