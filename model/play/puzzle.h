// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"

#include <QStringList>

namespace mexplorer {

/// A position with a question whose answers are moves, verified by the solver. Made by makePuzzle() or readPuzzle().
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
    std::size_t moveCount = 0; ///< the number of distinct moves
    quint32 length = 0;        ///< the length of the game in moves when the winner hurries; 0 if it isn't known

    /// The difficulty of finding a winning move: the rarer they are and the longer the game, the higher.
    double rating() const;
    QString question() const;
    /// "1 of 14 moves wins, and the game lasts 7 moves."; with the number of answers where it isn't a secret.
    QString difficultyText() const;
    /// The puzzle as a text that can be sent: "puzzle one-move normal kayles:9,4".
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
    Position like; ///< determines the family and the approximate size
    Convention convention = Convention::Normal;
    quint64 seed = 0;
    /// componentsText() of earlier puzzles, which are not made again unless the game has no others.
    QStringList before = {};
};

/// The position's components in a fixed order: positions that differ in the order of their components have the same
/// text.
QString componentsText(const Position &position);

/// Makes the puzzle of a request. Draws positions until some have an answer of the kind, and chooses the easiest, the
/// middle or the hardest of them. If all of them are in \a before, draws larger heaps; if that doesn't help either,
/// returns the puzzle that was made longest ago. Returns a Problem::Kind::Limit if none is found.
/// The result depends only on the request, unless positions are so big that the solver's limits end the search. Solves
/// at most some hundred positions, within the moves that the limits allow for one question: call it in a job.
Result<Puzzle> makePuzzle(const PuzzleRequest &request, const Solver &solver, JobControl &control);

/// A list of puzzles of one request.
struct PuzzleSheet
{
    std::vector<Puzzle> puzzles;
    /// The limit that ended the work early. std::nullopt if there are fewer puzzles because the game has no others.
    std::optional<Problem> limit = {};
};

/// Makes \a count different puzzles by the request's seed and the following ones, within the moves that the solver's
/// limits allow for one question. Fails if there is none.
Result<PuzzleSheet> makePuzzles(const PuzzleRequest &request, quint64 count, const Solver &solver, JobControl &control);

/// The request of the daily puzzle. Family, kind, difficulty and seed depend only on the date.
PuzzleRequest dailyRequest(qint64 julianDay);

/// Makes the daily puzzle. It has one winning move if the family has no puzzle of the day's kind.
Result<Puzzle> makeDailyPuzzle(qint64 julianDay, const Solver &solver, JobControl &control);

/// The request for puzzles like those of a family or an expression: its position and its convention.
Result<PuzzleRequest> requestFor(const QString &familyOrGame);

/// Makes the puzzle of a position, of the kind that suits it. Fails if no move wins, or every move.
Result<Puzzle> puzzleOf(const Position &position, Convention convention, const Solver &solver, JobControl &control);

/// The family's name or the expression that requestFor() needs for puzzles like \a start.
QString puzzleFamilyOf(const Position &start);

/// The beginning of Puzzle::text().
inline constexpr QLatin1StringView puzzleBeginning("puzzle ");
/// True if a text begins as Puzzle::text() does, whether or not it can be read.
bool isPuzzleText(QStringView text);

/// Reads the output of Puzzle::text() and solves it; call it in a job. Fails if it can't be read, or if its position
/// has no such answer. "leave-p", a kind of earlier versions, is read as the kind that suits the position.
Result<Puzzle> readPuzzle(const QString &text, const Solver &solver, JobControl &control);

/// Makes puzzles from the positions of a game in which \a player lost a win, as far as the record is assessed.
std::vector<Puzzle> puzzlesFromMistakes(const GameRecord &record, Player player);

} // namespace mexplorer
