// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/puzzlegame.h"

#include "model/core/jsonwriter.h"
#include "model/documents/jsonfields.h"
#include "model/explore/answerpolicy.h"
#include "model/games/catalogue.h"
#include "model/play/match.h"
#include "model/play/randomposition.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Returns the puzzles of the humans' mistakes in a game.
std::vector<Puzzle> humanMistakes(const Match &match)
{
    std::vector<Puzzle> puzzles;
    for (const Player player : {Player::First, Player::Second}) {
        if (!match.hasGame() || match.sides().of(player) != Side::Human)
            continue;
        for (Puzzle &puzzle : puzzlesFromMistakes(match.record(), player))
            puzzles.push_back(std::move(puzzle));
    }
    return puzzles;
}

/// Makes the puzzle of a seed. Without a name, the seed chooses the family; if a family lacks the kind, the next one is
/// used.
Result<Puzzle> makeNext(QString family, Puzzle::Kind kind, Puzzle::Difficulty difficulty, quint64 seed,
                        const QStringList &before, const Solver &solver, JobControl &control)
{
    const bool isAny = family.isEmpty();
    const auto &families = catalogue();
    const auto start = static_cast<std::size_t>(seed % families.size());
    Result<Puzzle> puzzle = Problem::cancelled();
    for (std::size_t i = 0; i < (isAny ? families.size() : 1); ++i) {
        const Family &drawn = families[(start + i) % families.size()];
        if (isAny && drawn.parameters == Family::Parameters::File)
            continue;
        Result<PuzzleRequest> request = requestFor(isAny ? drawn.name : family);
        if (!request)
            return request.problem();
        request.value().kind = kind;
        request.value().difficulty = difficulty;
        request.value().seed = seed;
        request.value().before = before;
        puzzle = makePuzzle(*request, solver, control);
        if (puzzle || puzzle.problem().kind != Problem::Kind::Limit)
            return puzzle;
    }
    return puzzle;
}

} // namespace

PuzzleGame::PuzzleGame(Solver solver, Match *match, Jobs *jobs, QObject *parent)
    : Part(parent), m_solver(std::move(solver)), m_match(match), m_making(jobs), m_seed(freshSeed())
{
    connect(this, &PuzzleGame::changed, this, &Part::edited);
    connect(this, &PuzzleGame::changed, this, &Part::answerLimitChanged);
}

void PuzzleGame::write(Document &document) const
{
    if (!m_saved.isEmpty())
        document.set(SavedPuzzle{m_saved});
    else if (document.workspace == WorkspaceId::Puzzles && m_state == State::Asking && !isDaily())
        document.set(SavedPuzzle{m_puzzle->text()});
}

void PuzzleGame::limitAnswers(AnswerPolicy &answers) const
{
    if (hidesAnswers())
        answers.hideFrom(AnswerPolicy::HiddenFor::Class);
}

void PuzzleGame::restore(const Document &document, const Position &)
{
    const auto *puzzle = document.find<SavedPuzzle>();
    m_saved = puzzle ? puzzle->text : QString();
    if (!m_saved.isEmpty())
        openText(m_saved);
}

bool PuzzleGame::hasMistakes() const
{
    if (!m_match->hasGame())
        return false;
    const GameRecord &record = m_match->record();
    for (std::size_t ply = 0; ply < record.length(); ++ply) {
        if (m_match->sides().of(record.turn(ply)) == Side::Human && record.outcome(ply) == Outcome::N &&
            isMistake(record, ply))
            return true;
    }
    return false;
}

void PuzzleGame::setPath(const QString &path)
{
    if (const auto problem = m_log.open(path))
        emit problemFound(*problem);
    emit changed();
}

void PuzzleGame::setActive(bool active)
{
    m_isActive = active;
    emit changed();
}

void PuzzleGame::followGame(const Position &start)
{
    m_saved.clear();
    setFamily(puzzleFamilyOf(start));
}

void PuzzleGame::setFamily(const QString &family)
{
    m_family = family;
    emit changed();
}

void PuzzleGame::setKind(Puzzle::Kind kind)
{
    m_kind = kind;
    emit changed();
}

void PuzzleGame::setDifficulty(Puzzle::Difficulty difficulty)
{
    m_difficulty = difficulty;
    emit changed();
}

void PuzzleGame::make(std::function<Result<Puzzle>(JobControl &)> work, qint64 day, std::function<void()> then)
{
    m_making.start(tr("Making a puzzle"), std::move(work), [this, day, then](Result<Puzzle> puzzle) {
        if (puzzle) {
            open(std::move(puzzle).value(), day);
            if (then)
                then();
        } else if (puzzle.problem().kind != Problem::Kind::Cancelled) {
            emit problemFound(puzzle.problem());
        }
    });
}

void PuzzleGame::next()
{
    if (!m_mistakes.empty()) {
        Puzzle puzzle = std::move(m_mistakes.front());
        m_mistakes.erase(m_mistakes.begin());
        open(std::move(puzzle), 0);
        return;
    }
    make([family = m_family, kind = m_kind, difficulty = m_difficulty, seed = m_seed++, before = m_before,
          solver = m_solver](
             JobControl &control) { return makeNext(family, kind, difficulty, seed, before, solver, control); },
         0);
}

void PuzzleGame::openDaily(qint64 julianDay)
{
    m_mistakes.clear();
    make([julianDay, solver = m_solver](JobControl &control) { return makeDailyPuzzle(julianDay, solver, control); },
         julianDay);
}

void PuzzleGame::openText(const QString &text)
{
    m_mistakes.clear();
    make([text, solver = m_solver](JobControl &control) { return readPuzzle(text, solver, control); }, 0);
}

void PuzzleGame::openPosition(const Position &position, Convention convention)
{
    m_mistakes.clear();
    make([position, convention,
          solver = m_solver](JobControl &control) { return puzzleOf(position, convention, solver, control); },
         0, [this] { emit positionOpened(); });
}

void PuzzleGame::openMistakes()
{
    m_mistakes = humanMistakes(*m_match);
    if (!m_mistakes.empty())
        next();
}

void PuzzleGame::open(Puzzle puzzle, qint64 day)
{
    constexpr qsizetype maxBefore = 200;
    m_making.drop(); // a running job was started before this request
    m_puzzle = std::move(puzzle);
    m_before << componentsText(m_puzzle->position);
    if (m_before.size() > maxBefore)
        m_before.removeFirst();
    m_day = day;
    m_state = State::Asking;
    m_found.clear();
    m_tried.reset();
    m_verdict.reset();
    m_isCounted = false;
    m_saved.clear();
    emit puzzleChanged();
    emit changed();
}

void PuzzleGame::tryMove(std::size_t component, const CellVector &after)
{
    if (m_state != State::Asking)
        return;
    const Result<Move> move = legalMove(m_puzzle->position, component, after);
    if (!move) {
        emit problemFound(move.problem());
        return;
    }
    m_tried = *move;
    m_verdict = contains(m_found, component, move->cells)             ? Verdict::Known
                : contains(m_puzzle->winning, component, move->cells) ? Verdict::Wins
                                                                      : Verdict::Loses;
    if (m_verdict == Verdict::Loses)
        count(false);
    if (m_verdict == Verdict::Wins)
        m_found.push_back(*move);
    const bool isAll = m_puzzle->kind == Puzzle::Kind::AllMoves;
    if (m_verdict == Verdict::Wins && (!isAll || m_found.size() == m_puzzle->winning.size()))
        solve();
    emit changed();
}

void PuzzleGame::solve()
{
    m_state = State::Solved;
    count(true);
}

void PuzzleGame::showAnswer()
{
    if (m_state != State::Asking)
        return;
    m_state = State::Shown;
    m_found = m_puzzle->winning;
    m_tried.reset();
    m_verdict.reset();
    count(false);
    emit changed();
}

/// Only the first answer counts in the log. The daily puzzle also counts when it is solved later.
void PuzzleGame::count(bool isSolved)
{
    const bool isFirst = !std::exchange(m_isCounted, true);
    const qint64 day = isSolved ? m_day : 0;
    if (!isFirst && day == 0)
        return;
    const auto problem = m_log.change([isFirst, isSolved, day](PuzzleLog &log) {
        if (day != 0)
            log.addDay(day);
        if (isFirst)
            log.add(isSolved);
    });
    if (problem)
        emit problemFound(*problem);
}

void readPuzzle(JsonFields &fields, Document &document)
{
    if (const QString text = fields.text("puzzle"); !text.isEmpty())
        document.set(SavedPuzzle{text});
}

void writePuzzle(JsonWriter &json, const Document &document, DocumentText)
{
    if (const auto *puzzle = document.find<SavedPuzzle>())
        json.member("puzzle", puzzle->text);
}

} // namespace mexplorer
