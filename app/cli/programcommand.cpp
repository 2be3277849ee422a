// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "model/core/safefile.h"
#include "model/notation/expression.h"
#include "model/program/gameprogram.h"

namespace mexplorer {

namespace {

struct ProgramOptions
{
    CommandOption language{"language",
                           CommandText::tr("The language: %1 (without it, that of the ending of <FILE>, or Python).")
                               .arg(programLanguageNames().join(QStringLiteral(", "))),
                           "LANGUAGE", programLanguageNames()};
    CommandOption output =
        CommandOption({"o", "output"}, CommandText::tr("Write to <FILE> instead of standard output."), "FILE").ofFile();

    CommandUsage usage() const
    {
        return {"program",
                "GAME",
                CommandText::tr("A short program, in Python 3 or C++17, that computes the SG value of a position."),
                "mexplorer program kayles:7 --language cpp",
                {language, output}};
    }
};

int runProgramCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const ProgramOptions program;
    const QString path = options.value(program.output);
    const bool isCppFile = path.endsWith(QStringLiteral(".cpp")) || path.endsWith(QStringLiteral(".cc"));
    const QString language = options.word(program.language);
    if (options.problem())
        return report(*options.problem(), err);
    const Result<Position> position = readForLaw(options.argument());
    if (!position)
        return report(position.problem(), err);
    reportReading(*position, err);
    JobControl &control = interruptibleJob();
    const Result<QString> text = [&] {
        const ProgressLine progress(CommandText::tr("Looking for a law"), control);
        return gameProgram(*position, Convention::Normal,
                           isCppFile && !options.isSet(program.language) ? ProgramLanguage::Cpp
                                                                         : *programLanguageFromName(language),
                           control);
    }();
    if (!text)
        return report(text.problem(), err);
    if (options.isSet(program.output)) {
        const auto problem = writeSafely(path, text->toUtf8());
        return problem ? report(*problem, err) : ExitStatus::done;
    }
    out << *text;
    return ExitStatus::done;
}

} // namespace

const ProgramCommand programCommand = {"program", [] { return ProgramOptions().usage(); }, runProgramCommand};

} // namespace mexplorer
