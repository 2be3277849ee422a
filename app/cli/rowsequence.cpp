// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rowsequence.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "model/core/exceptions.h"
#include "model/core/jsonwriter.h"
#include "model/notation/expression.h"
#include "model/notation/namedrules.h"
#include "model/solve/solver.h"

#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace mexplorer {

namespace {

QString withLength(const QString &game, quint64 n)
{
    static const QRegularExpression length(QStringLiteral("\\*\\s*n"));
    NamedRules row = unnamedRules(game);
    return row.rules + row.start.replace(length, QStringLiteral("*%1").arg(n));
}

/// The values, and why there are no more of them.
struct RowValues
{
    std::vector<Value> values{};
    std::optional<Problem> problem{};
};

RowValues valuesOf(const RowSequenceRequest &request, JobControl &control)
{
    const Solver solver; // what it has found for one row is known for the next
    RowValues found;
    for (quint64 n = request.first; n <= request.last; ++n) {
        const Result<Position> position = parsePosition(withLength(request.game, n));
        const Result<Value> value = position ? solver.value(*position, control) : position.problem();
        if (!value) {
            found.problem = value.problem();
            break;
        }
        found.values.push_back(*value);
        control.setProgress(n + 1 - request.first, request.last + 1 - request.first);
    }
    return found;
}

void writeText(const RowSequenceRequest &request, const QString &name, const std::vector<Value> &values,
               QTextStream &out)
{
    constexpr std::size_t columns = 10;
    if (values.empty())
        return;
    if (request.isOneValue) {
        out << CommandText::tr("%1: G(%2) = %3").arg(name, groupedNumber(request.first), groupedNumber(values[0]))
            << '\n';
        return;
    }
    out << CommandText::tr("%1: G(0) to G(%2)").arg(name, groupedNumber(values.size() - 1)) << '\n';
    const auto digits = static_cast<int>(QString::number(request.last + 1).size());
    const auto width = static_cast<int>(QString::number(*std::ranges::max_element(values)).size());
    for (std::size_t n = 0; n < values.size(); ++n) {
        if (n % columns == 0)
            out << QStringLiteral("%1 ").arg(n, digits + 2);
        out << ' ' << QString::number(values[n]).rightJustified(width)
            << (n % columns == columns - 1 || n + 1 == values.size() ? "\n" : "");
    }
}

} // namespace

std::optional<QString> rowOfLength(const QString &game)
{
    static const QRegularExpression own(QStringLiteral("^\\s*own\\s*\\{([^{}]*)\\}"),
                                        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch named = own.match(game);
    const Result<NamedRules> rules = named.hasMatch() ? ownGame(named.captured(1).trimmed()) : NamedRules();
    const QString whole = named.hasMatch() && rules ? rules->rules + game.sliced(named.capturedEnd()) : game;
    static const QRegularExpression form(
        QStringLiteral("^\\s*row\\s*\\{[^{}]*\\}\\s*:.*\\*\\s*n\\s*(?:[^0-9A-Za-z]|$)"),
        QRegularExpression::CaseInsensitiveOption);
    return form.match(whole).hasMatch() ? std::optional(whole) : std::nullopt;
}

int answerRowSequence(const RowSequenceRequest &request, QTextStream &out, QTextStream &err)
{
    JobControl &control = interruptibleJob();
    RowValues found;
    {
        const ProgressLine progress(CommandText::tr("Computing values"), control);
        auto values = withoutExceptions([&] { return valuesOf(request, control); });
        found = values ? std::move(values).value() : RowValues{{}, values.problem()};
    }
    if (found.problem && !isUnanswered(*found.problem))
        return report(*found.problem, err);
    const NamedRules row = unnamedRules(request.game);
    const auto rules = parseRules(row.rules);
    const QString name = (rules ? (*rules)->text() : QString()) + row.start.simplified().remove(u' ');
    if (request.json) {
        writeJsonObject(out, [&](JsonWriter &json) {
            json.member("rules", name);
            if (rules && !(*rules)->sameAs().isEmpty())
                json.member("same_as", (*rules)->sameAs());
            if (request.isOneValue) {
                json.member("n", request.first);
                json.member("value", found.values.empty() ? std::optional<Value>() : found.values.front());
            } else {
                json.array("values", found.values);
            }
            writeLimit(json, found.problem);
        });
    } else {
        writeText(request, name, found.values, out);
    }
    return found.problem ? report(*found.problem, err) : ExitStatus::done;
}

} // namespace mexplorer
