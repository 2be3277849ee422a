// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"

#include <QStringList>

namespace mexplorer {

/// A position with a question whose answers are moves, certified by the solver. Made by makePuzzle() or readPuzzle().
struct Puzzle
{
    enum class Kind : quint8 {
        OneMove,  ///< one move wins: find it
        AllMoves, ///< several moves win: find them all
    };
    enum class Difficulty : quint8 { Easy, Medium, Hard };

    Kind kind = Kind::OneMove;
    Position position;
    Convention convention = Convention::Normal;
    std::vector<Move> winning; ///< every winning move
    std::size_t moveCount = 0; ///< how many distinct moves there are
    quint32 length = 0;        ///< how many moves the game lasts when the winner hurries; 0 if that isn't known

    /// How hard it is to find a winning move by looking: the rarer they are and the longer the game, the more.
    double rating() const;
    /// What a person is asked.
    QString question() const;
    /// "1 of 14 moves wins, and the game lasts 7 moves."; with the answers' number where that isn't a secret.
    QString difficultyText() const;
    /// As it is sent: "puzzle one-move normal kayles:9,4".
    QString text() const;
};

/// "one-move", "all-moves".
const QStringList &puzzleKindNames();
/// "easy", "medium", "hard".
const QStringList &puzzleDifficultyNames();

/// Which puzzle to make.
struct PuzzleRequest
{
    Puzzle::Kind kind = Puzzle::Kind::OneMove;
    Puzzle::Difficulty difficulty = Puzzle::Difficulty::Medium;
    Position like; ///< its family and about its size
    Convention convention = Convention::Normal;
    quint64 seed = 0;
    /// componentsText() of the puzzles before this one, which are not made again while the game has others.
    QStringList before = {};
};

/// The position's components in a fixed order: positions that differ in the order of their components have the same
/// text.
QString componentsText(const Position &position);

/// The puzzle that a request makes. Positions are drawn until some have an answer of the kind; the easiest, the middle
/// or the hardest of them is taken. If all that are drawn were made before, heaps grow; if that doesn't help, the
/// puzzle that was made longest ago is returned. A limit if none is found.
/// The same request makes the same puzzle, unless positions are so big that the solver's limits end the search.
/// At most some hundred positions are solved, within the moves that the limits allow for one question: call it in a
/// job.
Result<Puzzle> makePuzzle(const PuzzleRequest &request, const Solver &solver, JobControl &control);

/// Puzzles of one request.
struct PuzzleSheet
{
    std::vector<Puzzle> puzzles;
    /// What ended the work before all were made. Nothing if there are fewer because the game has no others.
    std::optional<Problem> limit = {};
};

/// The first \a count puzzles by the request's seed and the following ones, no two of them equal, within the moves that
/// the solver's limits allow for one question. A problem if there is none.
Result<PuzzleSheet> makePuzzles(const PuzzleRequest &request, quint64 count, const Solver &solver, JobControl &control);

/// The request of a day: the families take turns, and so do the kinds. The same on every machine.
PuzzleRequest dailyRequest(qint64 julianDay);

/// The puzzle of a day; of one winning move where the family has none of the day's kind.
Result<Puzzle> makeDailyPuzzle(qint64 julianDay, const Solver &solver, JobControl &control);

/// What a family's name or an expression is asked for as puzzles: positions like this one, and how the family is
/// played.
Result<PuzzleRequest> requestFor(const QString &familyOrGame);

/// The puzzle that a position is, of the kind that suits it. A problem if no move wins there, or every one.
Result<Puzzle> puzzleOf(const Position &position, Convention convention, const Solver &solver, JobControl &control);

/// The family's name or the expression by which requestFor() asks for puzzles like \a start.
QString puzzleFamilyOf(const Position &start);

/// How Puzzle::text() begins.
inline constexpr QLatin1StringView puzzleBeginning("puzzle ");
/// True if a text begins as Puzzle::text() does: it is meant as a puzzle, whether or not it can be read.
bool isPuzzleText(QStringView text);

/// Reads what Puzzle::text() wrote, and solves it, which takes a job. A problem if it can't be read, or if its position
/// has no such answer. "leave-p", a kind of earlier programs, is read as the kind that suits the position.
Result<Puzzle> readPuzzle(const QString &text, const Solver &solver, JobControl &control);

/// The positions of a game in which \a player, who could win, gave that away, as puzzles; as far as the record is
/// assessed.
std::vector<Puzzle> puzzlesFromMistakes(const GameRecord &record, Player player);

} // namespace mexplorer
