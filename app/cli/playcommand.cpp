// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/playcommand.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "app/cli/commands.h"
#include "app/cli/standardstreams.h"
#include "model/core/visibletext.h"
#include "model/games/heaptraits.h"
#include "model/notation/expression.h"
#include "model/play/gametext.h"
#include "model/play/thinking.h"

#include <QIODevice>

#include <algorithm>
#include <cstdio>

namespace mexplorer {

namespace {

constexpr std::size_t maxShown = 40;
constexpr quint64 maxListedMoves = 100'000;

/// Returns boards with a line per row, other positions as an expression.
QString pictureOf(const Position &position)
{
    QStringList lines;
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        const Component &component = position.components[i];
        QString text = component.text();
        if (component.rules->cellBoard())
            text.replace(u':', QStringLiteral("\n      ")).replace(u'/', QStringLiteral("\n      "));
        lines << (position.components.size() > 1 ? QStringLiteral("%1  %2").arg(i + 1, 4).arg(text)
                                                 : QStringLiteral("  ") + text);
    }
    return visibleText(lines.join(u'\n'));
}

} // namespace

TerminalGame::TerminalGame(PlayedGame game, Players players, SolverPlayer solver, QTextStream &out, JobControl &control)
    : m_game(std::move(game)), m_players(std::move(players)), m_player(std::move(solver)), m_solver(m_player.solver()),
      m_out(out), m_control(control)
{
}

std::optional<Problem> TerminalGame::play(QTextStream &in)
{
    m_out << CommandText::tr("Type a move's number, a move such as 9 -> 6, or: hint, moves, undo, quit.") << '\n';
    bool shown = false;
    while (!isOver()) {
        if (mover(ply()) == Side::Solver) {
            if (std::optional<Problem> problem = letSolverMove())
                return problem;
            shown = false;
            continue;
        }
        if (!std::exchange(shown, true))
            show();
        m_out << "> " << Qt::flush;
        const QString line = in.readLine();
        const Next next = line.isNull() || m_control.isCancelled() ? Next::Quit : take(line.trimmed());
        if (next == Next::Quit) {
            m_out << (line.isNull() || m_control.isCancelled() ? "\n" : "")
                  << CommandText::tr("The game ends here; nobody has won.") << '\n';
            return std::nullopt;
        }
        shown = next == Next::Again;
    }
    showEnd();
    return std::nullopt;
}

void TerminalGame::showMovesMade()
{
    for (std::size_t i = 0; i < ply(); ++i)
        m_out << QStringLiteral("%1. ").arg(i + 1, 4)
              << visibleText(moveLine(record().position(i), record().moves()[i])) << '\n';
}

void TerminalGame::show()
{
    m_out << '\n' << pictureOf(position()) << '\n';
    if (!m_players.sides.hasSolver())
        m_out << commentary().turn(record(), ply()) << '\n';
    auto moves = distinctMoves(position(), maxListedMoves);
    const bool areListed = moves.ok();
    m_moves = areListed ? std::move(moves).value() : std::vector<Move>();
    if (!areListed || m_moves.size() <= maxShown)
        showMoves();
    else
        m_out << CommandText::tr("%1 moves; “moves” lists them.").arg(m_moves.size()) << '\n';
}

/// For heaps that have too many moves to list.
void TerminalGame::showMoveForm()
{
    if (const auto move = exampleMove(position()))
        m_out << CommandText::tr("There are too many moves to list; type one, such as %1.")
                     .arg(moveLine(position(), *move))
              << '\n';
}

void TerminalGame::showMoves()
{
    if (m_moves.empty())
        showMoveForm();
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
        const Move &move = m_moves[i];
        m_out << QStringLiteral("%1. ").arg(i + 1, 4);
        if (position().components.size() > 1)
            m_out << move.component + 1 << ": ";
        m_out << visibleText(move.text) << '\n';
    }
}

TerminalGame::Next TerminalGame::take(const QString &line)
{
    const QString word = line.toLower();
    if (word == QStringLiteral("quit") || word == QStringLiteral("q"))
        return Next::Quit;
    if (word == QStringLiteral("hint")) {
        hint();
        return Next::Again;
    }
    if (word == QStringLiteral("moves")) {
        showMoves();
        return Next::Again;
    }
    if (word == QStringLiteral("undo")) {
        undo();
        return Next::Moved;
    }
    return line.isEmpty() ? Next::Again : takeMove(line);
}

TerminalGame::Next TerminalGame::takeMove(const QString &text)
{
    bool isNumber = false;
    const qulonglong number = text.toULongLong(&isNumber);
    if (isNumber && number >= 1 && number <= m_moves.size()) {
        add(m_moves[static_cast<std::size_t>(number - 1)]);
        return Next::Moved;
    }
    const Result<Move> move = readMove(position(), text, maxListedMoves, Counting::FromOne);
    if (!move) {
        m_out << move.problem().message << '\n';
        return Next::Again;
    }
    add(*move);
    return Next::Moved;
}

void TerminalGame::add(Move move)
{
    const Position before = position();
    m_game.play(std::move(move));
    const std::size_t index = ply() - 1;
    assessAll();
    if (mover(index) == Side::Solver)
        m_out << CommandText::tr("The solver plays %1.").arg(moveText(before, record().moves()[index])) << '\n';
    else if (!isOver())
        m_out << commentary().move(record(), index) << '\n';
}

void TerminalGame::assessAll()
{
    for (std::size_t at = 0; at <= ply(); ++at) {
        if (!record().assessment(at).isMade())
            m_game.setAssessment(m_game.nodeAt(at), assess(m_solver, record().position(at), record().convention(),
                                                           defaultThinkingTimeMs, m_control));
    }
}

std::optional<Problem> TerminalGame::letSolverMove()
{
    Result<Move> move = m_player.choose(record(), ply(), m_control);
    if (!move && move.problem().kind == Problem::Kind::Limit) {
        m_out << CommandText::tr("The solver guesses its move. %1").arg(move.problem().message) << '\n';
        move = m_player.guess(position(), record().convention(), ply());
    }
    if (!move)
        return move.problem();
    add(std::move(move).value());
    return std::nullopt;
}

void TerminalGame::undo()
{
    std::size_t to = ply();
    while (to > 0 && mover(to - 1) == Side::Solver)
        --to;
    if (to == 0) {
        m_out << CommandText::tr("There is no move of yours to take back.") << '\n';
        return;
    }
    m_game.goToPly(to - 1);
    assessAll();
}

void TerminalGame::hint()
{
    constexpr int lastStage = 5; // all of the hint is shown at once
    const Result<Hint> hint = findHint(m_solver, position(), record().convention(), m_control);
    if (!hint) {
        m_out << hint.problem().message << '\n';
        return;
    }
    m_game.markHint(lastStage);
    m_out << hint->verdict << '\n' << hint->where << '\n';
    for (const Hint::Line &line : hint->moves)
        m_out << "  " << line.why << '\n';
    for (const QString &reason : hint->reasons)
        m_out << reason << '\n';
}

void TerminalGame::showEnd()
{
    assessAll();
    const GameResult result = commentary().result(record());
    m_out << '\n' << pictureOf(position()) << '\n' << result.headline << ' ' << result.ending << '\n';
    if (!result.mistakeText.isEmpty())
        m_out << result.mistakeText << '\n';
}

namespace {

/// A game to play, with its players if a record names them.
struct GameToPlay
{
    PlayedGame game;
    std::optional<Players> players = {};
};

/// Returns a game from a position, or one that continues the main line of a record.
Result<GameToPlay> gameToPlay(const CommandOptions &options, bool isMisere, QTextStream &err)
{
    if (!isGameFile(options.argument())) {
        const Result<Position> position = isMisere ? options.position(err) : parseWithLargeHeaps(options.argument());
        if (!position)
            return position.problem();
        if (!isMisere)
            reportReading(*position, err);
        return GameToPlay{PlayedGame(GameTree(*position, isMisere ? Convention::Misere : Convention::Normal))};
    }
    const Result<TextGame> text = readGameFile(options.argument(), GreatestHeap::Large);
    if (!text)
        return text.problem();
    const GameTree &tree = text->tree;
    reportReading(tree.start(), err);
    if (isMisere && tree.convention() != Convention::Misere)
        return Problem::badInput(Problem::Code::OptionConflict,
                                 CommandText::tr("This record is of normal play; leave --misere out."));
    return GameToPlay{PlayedGame(tree, tree.lineThrough(rootNode).back()), text->players};
}

/// Returns why a game can't be played on: it has too many moves to list, or a heap of more than maxTokens, and
/// the values aren't known.
std::optional<Problem> unplayable(const PlayedGame &game, const Solver &solver, JobControl &control)
{
    const Position &position = game.line().position(game.ply());
    const auto moves = distinctMoves(position, maxListedMoves);
    const bool isLarge = std::ranges::any_of(position.components, hasLargeHeap);
    const bool isVast = hasVastMoves(position, maxListedMoves);
    if (isLarge || isVast) {
        const Result<Outcome> outcome = solver.outcome(position, game.tree().convention(), control);
        if (!outcome)
            return outcome.problem();
    }
    return moves || isVast ? std::nullopt : std::optional(moves.problem());
}

/// Returns the players of a record, unless the options differ. At least one is a human.
Players playersToPlay(const std::optional<Players> &ofRecord, bool solverStarts,
                      const std::optional<Opponent> &opponent)
{
    Players players = ofRecord && ofRecord->sides.hasHuman() ? *ofRecord : Players();
    if (solverStarts)
        players.sides = {Side::Solver, Side::Human};
    if (!opponent)
        return players;
    if (!players.sides.hasSolver())
        players.sides = {Side::Human, Side::Solver};
    players.opponents = {*opponent, *opponent};
    return players;
}

QStringList opponentNames()
{
    QStringList names;
    for (const Opponent &opponent : namedOpponents())
        names << opponent.name();
    return names;
}

struct PlayOptions
{
    CommandOption level{"level", CommandText::tr("How well the solver plays, from 0 to 100 (100: perfectly)."), "N"};
    CommandOption opponent{"opponent",
                           CommandText::tr("Who plays against you, instead of a level: %1.")
                               .arg(opponentNames().join(QStringLiteral(", "))),
                           "NAME", opponentNames()};
    CommandOption seed{
        "seed",
        CommandText::tr("The number that an opponent draws its moves from: the same number gives the same moves."),
        "N"};
    CommandOption second{"second", CommandText::tr("The solver starts.")};
    CommandOption misere{"misere", CommandText::tr("The player who makes the last move loses.")};
    CommandOption record =
        CommandOption("record",
                      CommandText::tr("Write the game to a file as text: one move per line, with what was taken "
                                      "back as variations."),
                      "FILE")
            .ofFile();
    LimitOptions limits;

    CommandUsage usage() const
    {
        return {
            "play",
            "GAME",
            CommandText::tr("A game against the solver in the terminal, or on from the end of a record (.mexgame)."),
            "mexplorer play kayles:7 --level 60",
            {level, opponent, seed, second, misere, record, limits.positions, limits.moves}};
    }
};

int runPlayCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const PlayOptions play;
    const StandardStreamsInUse inUse(
        CommandText::tr("Standard input and output are for the moves; a graph, or a record, needs a file."));
    const Result<GameToPlay> start = gameToPlay(options, options.isSet(play.misere), err);
    if (!start)
        return report(start.problem(), err);
    const auto levelGiven = options.number(play.level, 0, 100);
    const QString name = options.word(play.opponent);
    const auto seedGiven = options.number(play.seed, 0, 1'000'000'000'000);
    const SolverLimits limits = play.limits.read(options);
    if (const auto problem = refusedDash(options, play.record))
        return report(*problem, err);
    if (options.problem())
        return report(*options.problem(), err);
    if (options.isSet(play.opponent) && options.isSet(play.level))
        return report(
            Problem::badInput(Problem::Code::OptionConflict, CommandText::tr("Give --opponent or --level, not both.")),
            err);
    const Solver solver(limits);
    if (const auto problem = unplayable(start->game, solver, interruptibleJob()))
        return report(*problem, err);
    std::optional<Opponent> opponentGiven;
    if (options.isSet(play.opponent))
        opponentGiven = Opponent::named(name);
    else if (levelGiven)
        opponentGiven = Opponent::ofLevel(static_cast<int>(*levelGiven));
    const Players players = playersToPlay(start->players, options.isSet(play.second), opponentGiven);
    const Opponent opponent = players.opponents[players.sides.first == Side::Solver ? 0 : 1];
    const SolverPlayer player(solver, opponent, seedGiven.value_or(freshSeed()));
    if (!seedGiven && opponent != Opponent{})
        out << CommandText::tr("%1 plays by the seed %2.").arg(opponent.title()).arg(player.seed()) << '\n';
    TerminalGame game(start->game, players, player, out, interruptibleJob());
    game.showMovesMade();
    QTextStream in(stdin, QIODevice::ReadOnly);
    const std::optional<Problem> problem = game.play(in);
    if (options.isSet(play.record)) {
        if (const auto unwritten = writeGameFile(game.game().tree(), options.value(play.record), game.players()))
            return report(*unwritten, err);
    }
    return problem ? report(*problem, err) : ExitStatus::done;
}

} // namespace

const ProgramCommand playCommand = {"play", [] { return PlayOptions().usage(); }, runPlayCommand};

} // namespace mexplorer
