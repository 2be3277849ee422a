// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandoptions.h"
#include "app/cli/commands.h"
#include "model/core/jsonwriter.h"
#include "model/notation/nimexpression.h"

namespace mexplorer {

namespace {

struct NimberOptions
{
    CommandOption json{"json", CommandText::tr("Print one JSON object.")};

    CommandUsage usage() const
    {
        return {"nimber",
                "EXPRESSION",
                CommandText::tr("Nim-arithmetic: + is the nim-sum, * the nim-product, / its inverse, sqrt(...) the "
                                "nim-square root."),
                "mexplorer nimber '6 * 7'",
                {json}};
    }
};

int runNimberCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const Result<quint64> value = nimValue(options.argument());
    if (!value)
        return report(value.problem(), err);
    if (options.isSet(NimberOptions().json)) {
        writeJsonObject(out, [&](JsonWriter &json) {
            json.member("expression", options.argument());
            json.member("value", *value);
        });
    } else {
        out << *value << '\n';
    }
    return ExitStatus::done;
}

} // namespace

const ProgramCommand nimberCommand = {"nimber", [] { return NimberOptions().usage(); }, runNimberCommand};

} // namespace mexplorer
