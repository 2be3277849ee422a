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

/// What the program's commands return to the shell.
namespace ExitStatus {
inline constexpr int done = 0;
inline constexpr int noAnswer = 1;  ///< the question has no answer within the limits given; the limit is named
inline constexpr int badInput = 2;  ///< what was given can't be read
inline constexpr int cancelled = 3; ///< Ctrl-C; what was finished is kept
} // namespace ExitStatus

/// The exit status that says that \a problem stood in the way.
int exitStatus(const Problem &problem);

/// Prints \a message, or the beginning of a very long one, as one line to \a err, with hidden letters as escapes.
void printMessage(const QString &message, QTextStream &err);

/// Prints \a problem as one line to \a err and returns its exit status.
int report(const Problem &problem, QTextStream &err);

/// Prints what was read of the files that \a position names, a line for each, to \a err. Every command that reads a
/// position calls it, but for one that writes "read" in its JSON.
void reportReading(const Position &position, QTextStream &err);

/// True if \a problem leaves a question without an answer that is good input all the same: JSON is printed then, too.
bool isUnanswered(const Problem &problem);

/// Writes the member "limit" of JSON that lacks an answer: the sentence of \a problem, which names the limit that ended
/// it. Nothing without a problem.
void writeLimit(JsonWriter &json, const std::optional<Problem> &problem);

/// The arguments of a call of a command, read as its usage says: help that names the command, and words for what is
/// wrong.
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

    /// Reads \a arguments, the command's name first. Help goes to \a out, what is wrong to \a err; the command ends
    /// then with the exit status returned. Nothing is returned if it should go on.
    std::optional<int> read(const QStringList &arguments, QTextStream &out, QTextStream &err);

    /// The argument as a game expression; what was read of its files is reported to \a err.
    Result<Position> position(QTextStream &err) const;
    /// The one argument.
    QString argument() const { return m_parser.positionalArguments().value(0); }
    bool isSet(const QCommandLineOption &option) const { return m_parser.isSet(option); }
    QString value(const QCommandLineOption &option) const { return m_parser.value(option); }

    /// The number given with \a option, from \a min to \a max; nothing if the option isn't given, or not such a number.
    std::optional<quint64> number(const QCommandLineOption &option, quint64 min, quint64 max);
    /// The word given with \a option, one of its words, the first if the option isn't given, or none of them.
    QString word(const CommandOption &option);
    /// The first number or word so far that was not as it has to be.
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

/// How far a command's solver goes before it gives up.
struct LimitOptions
{
    CommandOption positions{"max-positions",
                            CommandText::tr("Give up when more than <N> positions have to be remembered (%1).")
                                .arg(groupedNumber(SolverLimits().maxPositions)),
                            "N"};
    CommandOption moves{"max-moves",
                        CommandText::tr("Give up after looking at <N> moves (%1; %2 for a big matrix).")
                            .arg(groupedNumber(SolverLimits().maxMoves), groupedNumber(SolverLimits().maxSearch)),
                        "N"};

    /// The limits given, and the usual ones where none are.
    SolverLimits read(CommandOptions &options) const;
};

} // namespace mexplorer
