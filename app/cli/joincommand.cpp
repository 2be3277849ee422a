// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/valuequestions.h"
#include "model/solve/boardjobs.h"

namespace mexplorer {

namespace {

struct JoinOptions
{
    CommandOption json{"json", CommandText::tr("Print one JSON object.")};
    CommandOption time{
        "time", CommandText::tr("Give up after <N> seconds (%1).").arg(groupedNumber(LimitOptions::usualSeconds)), "N"};
    MemoryOption memory;

    CommandUsage usage() const
    {
        return {.name = "join",
                .argument = "DIR",
                .about = CommandText::tr("Answers a question that was split into jobs, from what these have found."),
                .example = "mexplorer join jobs --json",
                .options = {json, time, memory},
                .argumentIsFile = true};
    }
};

int runJoinCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const JoinOptions join;
    const quint64 seconds = options.number(join.time, 1, LimitOptions::maxSeconds).value_or(LimitOptions::usualSeconds);
    if (options.problem())
        return report(*options.problem(), err);
    if (const auto problem = join.memory.limitMemory(options))
        return report(*problem, err);
    const Result<JoinedQuestion> question = joinBoardJobs(options.argument(), ValueQuestions::solver());
    if (!question)
        return report(question.problem(), err);
    if (question->incompleteJobs) {
        const ValueAnswer unknown = {.position = question->position, .limit = question->incompleteJobs};
        return printAnswer(unknown, options.isSet(join.json), out, err);
    }
    const ValueQuestions questions(unlimitedSearch(), seconds, Convention::Normal);
    Result<ValueAnswer> answer = questions.answer(question->position, interruptibleJob());
    if (answer && answer->leastValue > question->most)
        answer.value().limit->message +=
            u' ' + CommandText::tr("The jobs looked for values of at most %1: split it again, with --most %2.")
                       .arg(question->most)
                       .arg(answer->leastValue);
    return answer ? printAnswer(*answer, options.isSet(join.json), out, err) : report(answer.problem(), err);
}

} // namespace

const ProgramCommand joinCommand = {"join", [] { return JoinOptions().usage(); }, runJoinCommand};

} // namespace mexplorer
