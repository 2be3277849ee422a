// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "model/core/jsonwriter.h"
#include "model/core/visibletext.h"
#include "model/core/wordlist.h"
#include "model/games/catalogue.h"
#include "model/play/gametext.h"
#include "model/play/puzzle.h"
#include "model/play/randomposition.h"

#include <QDate>

namespace mexplorer {

namespace {

QStringList difficultyNames()
{
    return {"medium", "easy", "hard"};
}

struct PuzzleOptions
{
    CommandOption kind{"kind",
                       CommandText::tr("What is asked for: %1.").arg(puzzleKindNames().join(QStringLiteral(", "))),
                       "KIND", puzzleKindNames()};
    CommandOption difficulty{"difficulty",
                             CommandText::tr("How rare the winning moves are, and how long the game is: %1.")
                                 .arg(difficultyNames().join(QStringLiteral(", "))),
                             "HOW", difficultyNames()};
    CommandOption misere{"misere", CommandText::tr("The player who makes the last move loses.")};
    CommandOption seed{
        "seed", CommandText::tr("The number that puzzles are made from: the same number gives the same puzzles."), "N"};
    CommandOption count{"count", CommandText::tr("How many puzzles, at most 1000."), "N"};
    CommandOption solutions{"solutions", CommandText::tr("Print the winning moves as well.")};
    CommandOption json{"json", CommandText::tr("Print one JSON object, with the winning moves.")};
    LimitOptions limits;

    CommandUsage usage() const
    {
        return {QStringLiteral("puzzle"),
                QStringLiteral("GAME|FAMILY|PUZZLE"),
                CommandText::tr("Puzzles, certified by the solver; without a game the puzzle of the day."),
                QStringLiteral("mexplorer puzzle kayles --kind one-move --seed 7 --count 3"),
                {kind, difficulty, misere, seed, count, solutions, json, limits.positions, limits.moves},
                false};
    }
};

/// A seed and its puzzles: as many as requested, or those found before a limit, or all that exist.
struct Sheet
{
    std::optional<quint64> seed;
    std::vector<Puzzle> puzzles;
    std::optional<Problem> limit = {};
    bool hasAll = true; ///< as many as requested
};

/// For a game that is usually played under misère play: under normal play Chomp is won by taking all.
Problem noneUnderNormalPlay(const Position &position)
{
    return Problem::limit(Problem::Code::Positions,
                          CommandText::tr("No puzzle of this kind was found among positions like %1 under "
                                          "normal play. %2 is usually played so that the player who "
                                          "makes the last move loses; use --misere.")
                              .arg(shortened(position.text()), titleOf(position)));
}

Result<Sheet> makeSheet(const PuzzleOptions &puzzle, CommandOptions &options, QTextStream &err)
{
    const Solver solver(puzzle.limits.read(options));
    JobControl &control = interruptibleJob();
    const ProgressLine progress(CommandText::tr("Making puzzles"), control);
    const QString argument = options.argument();
    const bool isSent = argument.trimmed().startsWith(QStringLiteral("puzzle "));
    if (argument.isEmpty() || isSent) {
        const Result<Puzzle> one = isSent ? readPuzzle(argument, solver, control)
                                          : makeDailyPuzzle(QDate::currentDate().toJulianDay(), solver, control);
        if (one) {
            reportReading(one->position, err);
            return Sheet{{}, {*one}};
        }
        return isUnanswered(one.problem()) ? Result<Sheet>(Sheet{{}, {}, one.problem()}) : one.problem();
    }
    Result<PuzzleRequest> request = requestFor(argument);
    if (!request)
        return request.problem();
    reportReading(request->like, err);
    request.value().kind = static_cast<Puzzle::Kind>(puzzleKindNames().indexOf(options.word(puzzle.kind)));
    request.value().difficulty =
        static_cast<Puzzle::Difficulty>(puzzleDifficultyNames().indexOf(options.word(puzzle.difficulty)));
    const auto seed = options.number(puzzle.seed, 0, 1'000'000'000'000);
    const quint64 count = options.number(puzzle.count, 1, 1000).value_or(1);
    if (options.problem())
        return *options.problem();
    if (options.isSet(puzzle.misere))
        request.value().convention = Convention::Misere;
    request.value().seed = seed.value_or(freshSeed());
    Result<PuzzleSheet> made = makePuzzles(*request, count, solver, control);
    if (made) {
        const bool hasAll = made->puzzles.size() == count;
        return Sheet{request->seed, std::move(made.value().puzzles), made->limit, hasAll};
    }
    if (!isUnanswered(made.problem()))
        return made.problem();
    const bool isPlayedOtherwise = made.problem().code == Problem::Code::Positions &&
                                   request->convention == Convention::Normal && isMisereGame(request->like);
    return Sheet{request->seed, {}, isPlayedOtherwise ? noneUnderNormalPlay(request->like) : made.problem()};
}

void writePuzzleText(QTextStream &out, const Sheet &sheet, bool solutions)
{
    if (sheet.seed)
        out << CommandText::tr("Seed %1").arg(*sheet.seed) << '\n';
    int number = 0;
    for (const Puzzle &puzzle : sheet.puzzles) {
        out << QStringLiteral("%1. ").arg(++number, 3) << visibleText(puzzle.question()) << '\n'
            << "     " << visibleText(puzzle.text()) << '\n'
            << "     " << puzzle.difficultyText() << '\n';
        for (const Move &move : puzzle.winning) {
            if (solutions)
                out << "     = " << visibleText(moveLine(puzzle.position, move)) << '\n';
        }
    }
}

void writePuzzleJson(QTextStream &out, const Sheet &sheet)
{
    writeJsonObject(out, [&](JsonWriter &json) {
        if (sheet.seed)
            json.member("seed", *sheet.seed);
        json.beginArray("puzzles");
        for (const Puzzle &puzzle : sheet.puzzles) {
            json.lineBreak();
            json.beginObject();
            json.member("kind", puzzleKindNames()[static_cast<int>(puzzle.kind)]);
            json.member("game", puzzle.position.text());
            json.member("convention",
                        puzzle.convention == Convention::Misere ? QStringLiteral("misere") : QStringLiteral("normal"));
            json.member("puzzle", puzzle.text());
            json.member("question", puzzle.question());
            json.member("moves", static_cast<quint64>(puzzle.moveCount));
            json.beginArray("winning_moves");
            for (const Move &move : puzzle.winning) {
                json.beginObject();
                json.member("component", static_cast<quint64>(move.component));
                json.member("move", move.text);
                json.member("to", move.to.text());
                json.endObject();
            }
            json.endArray();
            json.endObject();
        }
        json.endArray();
        writeLimit(json, sheet.limit);
    });
}

int runPuzzleCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const PuzzleOptions puzzle;
    const Result<Sheet> sheet = makeSheet(puzzle, options, err);
    if (!sheet)
        return report(sheet.problem(), err);
    if (options.isSet(puzzle.json))
        writePuzzleJson(out, *sheet);
    else if (!sheet->puzzles.empty())
        writePuzzleText(out, *sheet, options.isSet(puzzle.solutions));
    if (!sheet->limit && !sheet->hasAll)
        printMessage(CommandText::tr("There are %n such puzzle(s) among positions like this one, and no other; choose "
                                     "a bigger position or another kind.",
                                     nullptr, static_cast<int>(sheet->puzzles.size())),
                     err);
    return sheet->limit ? report(*sheet->limit, err) : ExitStatus::done;
}

} // namespace

const ProgramCommand puzzleCommand = {"puzzle", [] { return PuzzleOptions().usage(); }, runPuzzleCommand};

} // namespace mexplorer
