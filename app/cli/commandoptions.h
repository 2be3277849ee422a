// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"
#include "model/core/result.h"
#include "model/core/scanner.h"
#include "model/games/rules.h"
#include "model/solve/searchbudget.h"

#include <QCommandLineParser>
#include <QTextStream>

#include <optional>

namespace mexplorer {

class JsonWriter;

/// The exit statuses of the program's commands.
namespace ExitStatus {
inline constexpr int done = 0;
inline constexpr int noAnswer = 1;  ///< the question has no answer within the given limits; the limit is named
inline constexpr int badInput = 2;  ///< the input can't be read
inline constexpr int cancelled = 3; ///< Ctrl-C; finished parts are kept
} // namespace ExitStatus

/// Returns the exit status for \a problem.
int exitStatus(const Problem &problem);

/// Prints \a message, or the beginning of a very long one, as one line to \a err, with invisible characters escaped.
void printMessage(const QString &message, QTextStream &err);

/// Prints \a problem as one line to \a err and returns its exit status.
int report(const Problem &problem, QTextStream &err);

/// Prints a line to \a err for each file that \a position names, with what was read from it. Every command that reads a
/// position calls this, except if it writes "read" in its JSON.
void reportReading(const Position &position, QTextStream &err);

/// Writes the member "read", what was read from the files of a position: an object, or an array with one for each file.
/// Writes nothing for a position without files.
void writeReading(JsonWriter &json, const Position &position);

/// True if \a problem means that a question about valid input has no answer: JSON is printed in this case, too.
bool isUnanswered(const Problem &problem);

/// Writes the member "limit" of JSON: the message of \a problem, which names the limit. Writes nothing without a
/// problem.
void writeLimit(JsonWriter &json, const std::optional<Problem> &problem);

/// Writes the members "rules", and "same_as" for rules that a user wrote and that are those of a known game.
void writeRules(JsonWriter &json, const Rules &rules);

/// A line that says which known game the rules are, with its end; empty for rules that aren't one.
QString sameAsLine(const Rules &rules);

/// Parses the arguments of a command according to its usage; prints its help and error messages.
///
///     CommandOptions options(whyCommand.usage());
///     if (const auto status = options.read(arguments, out, err))
///         return *status;
///     limits.depth = options.number(depth, 0, 1000).value_or(limits.depth);
///     if (options.problem())
///         return report(*options.problem(), err);
class CommandOptions
{
public:
    explicit CommandOptions(CommandUsage usage);

    /// Reads \a arguments, the command's name first. Prints help to \a out and errors to \a err, in which case it
    /// returns the exit status for the command; otherwise std::nullopt.
    std::optional<int> read(const QStringList &arguments, QTextStream &out, QTextStream &err);

    /// True if \a arguments, the command's name first, are valid and make the command open a file or a folder that they
    /// name.
    bool namesFile(const QStringList &arguments);

    /// Returns the argument as a game expression; reports to \a err what was read from its files.
    Result<Position> position(QTextStream &err) const;
    /// The single argument.
    QString argument() const { return m_parser.positionalArguments().value(0); }
    bool isSet(const QCommandLineOption &option) const { return m_parser.isSet(option); }
    QString value(const QCommandLineOption &option) const { return m_parser.value(option); }

    /// Returns the number given with \a option; std::nullopt if it isn't given or not a number from \a min to \a max.
    std::optional<quint64> number(const QCommandLineOption &option, quint64 min, quint64 max);
    /// Returns the word given with \a option; its first word if it isn't given or none of them.
    QString word(const CommandOption &option);
    /// Makes it a problem if \a option is given together with one of \a others.
    void exclude(const CommandOption &option, const std::vector<CommandOption> &others);
    /// The first problem of the options, if any.
    const std::optional<Problem> &problem() const { return m_problem; }

private:
    QString helpText() const;
    std::optional<QString> validate(const QStringList &arguments);
    void refuse(const QString &sentence);

    CommandUsage m_usage;
    QCommandLineParser m_parser;
    QCommandLineOption m_help;
    std::optional<Problem> m_problem;
};

/// Parses an expression whose heaps may be as large as a law can answer: with large heaps only if parsePosition()
/// refuses the size of a heap.
Result<Position> readForLaw(const QString &expression);

/// Returns the file that an argument "@FILE" names; std::nullopt for any other argument.
std::optional<QString> fileOfArgument(const QString &argument);

/// Parses the size given with --memory, "512", "512M" or "2G", into bytes; the default unit is MiB.
Result<quint64> memorySize(const QString &text);

/// The options for the limits of a command's solver.
struct LimitOptions
{
    static constexpr quint64 usualSeconds = 20;       ///< of a command with a limit of time, if nothing else is given
    static constexpr quint64 maxSeconds = 10'000'000; ///< that can be given

    CommandOption positions{"max-positions",
                            CommandText::tr("Give up when more than <N> positions have to be remembered (%1).")
                                .arg(groupedNumber(SolverLimits().maxPositions)),
                            "N"};
    CommandOption moves{
        "max-moves",
        CommandText::tr("Give up after looking at <N> moves (%1; %2 for games that clear cells of a board).")
            .arg(groupedNumber(SolverLimits().maxMoves), groupedNumber(SolverLimits().maxSearch)),
        "N"};

    /// For a command with a limit of time, which a number of moves replaces.
    static LimitOptions besideTime();

    /// Returns the limits given, and the default where none is.
    SolverLimits read(CommandOptions &options) const;
};

} // namespace mexplorer
