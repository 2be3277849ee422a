// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exercises/sheetformat.h"

#include "model/core/enumtable.h"
#include "model/core/jsonwriter.h"
#include "model/core/modeltext.h"
#include "model/core/visibletext.h"
#include "model/core/wordlist.h"
#include "model/exercises/exercisewriter.h"
#include "model/exercises/graphfigure.h"
#include "model/trace/blanks.h"
#include "model/trace/listtrace.h"
#include "model/trace/traceformat.h"
#include "model/trace/tracepictures.h"
#include "model/trace/tracewords.h"

#include <array>

namespace mexplorer {

namespace {

struct FormatRow
{
    QLatin1StringView name;
    QLatin1StringView ending;
};

constexpr std::array<FormatRow, 4> formatRows = {{{QLatin1StringView("text"), QLatin1StringView("txt")},
                                                  {QLatin1StringView("json"), QLatin1StringView("json")},
                                                  {QLatin1StringView("html"), QLatin1StringView("html")},
                                                  {QLatin1StringView("latex"), QLatin1StringView("tex")}}};

Sentence numberOrBlank(Value value, bool filled)
{
    return filled ? Sentence(tracewords::number(value)) : Sentence(blankMark);
}

TraceTable followerTable(const Exercise &exercise, bool filled)
{
    TraceTable table{{ModelText::tr("Follower"), ModelText::tr("Value")}, {false, true}, {}};
    for (const KnownValue &follower : exercise.values)
        table.rows.push_back({Sentence::game(follower.name), numberOrBlank(follower.value, filled)});
    return table;
}

TraceTable columnsTable(const Exercise &exercise, bool filled)
{
    TraceTable table{{ModelText::tr("Component"), ModelText::tr("Value")}, {false, true}, {}};
    const int width = binaryWidth(valuesOf(exercise.values));
    for (int column = width - 1; column >= 0; --column) {
        table.headers.push_back(tracewords::number(quint64(1) << column));
        table.numeric.push_back(true);
    }
    const auto row = [&](const Sentence &name, Value value, bool known, bool binary) {
        std::vector<Sentence> cells = {name, numberOrBlank(value, known)};
        for (int column = width - 1; column >= 0; --column)
            cells.push_back(numberOrBlank((value >> column) & 1, binary));
        table.rows.push_back(std::move(cells));
    };
    for (const KnownValue &component : exercise.values)
        row(Sentence::game(component.name), component.value, true, filled);
    row(ModelText::tr("Nim-sum"), std::get<Value>(exercise.answer), filled, filled);
    return table;
}

TraceTable labelTable(const LabelTask &task, bool filled)
{
    TraceTable table{
        {ModelText::tr("Position"), ModelText::tr("Followers"), ModelText::tr("P or N"), ModelText::tr("Value")},
        {false, false, false, true},
        {}};
    const GameGraph &graph = *task.graph;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        QStringList followers;
        for (const PositionId follower : graph.followers(id))
            followers << tracewords::name(*graph.rules(), graph.cells(follower));
        table.rows.push_back({tracewords::name(*graph.rules(), graph.cells(id)),
                              followers.isEmpty() ? QStringLiteral("–") : followers.join(listSeparator(followers)),
                              filled ? outcomeLetter(task.labels->outcome(id)) : blankMark,
                              numberOrBlank(task.labels->value(id), filled)});
    }
    return table;
}

QString figureOf(const Exercise &exercise, SheetFormat format, bool filled)
{
    const auto *task = std::get_if<LabelTask>(&exercise.answer);
    if (!task || format == SheetFormat::Text)
        return {};
    return format == SheetFormat::Html
               ? QStringLiteral("<p class=\"figure\">") + svgFigure(*task, filled) + QStringLiteral("</p>\n")
               : QStringLiteral("\n\\noindent ") + tikzFigure(*task, filled);
}

TraceFormat sentenceFormat(SheetFormat format)
{
    switch (format) {
    case SheetFormat::Html:
        return TraceFormat::Html;
    case SheetFormat::Latex:
        return TraceFormat::Latex;
    default:
        return TraceFormat::Text;
    }
}

QString tableText(const Exercise &exercise, SheetFormat format, bool filled)
{
    const TraceTable table = exerciseTable(exercise, filled);
    if (table.rows.empty())
        return {};
    QString text = formatTable(table, sentenceFormat(format));
    if (format == SheetFormat::Text)
        text = QStringLiteral("    ") + text.trimmed().replace(u'\n', QStringLiteral("\n    ")) + u'\n';
    return text;
}

/// A table that the key fills in; others are given, and the solution says all.
bool hasTableInKey(const Exercise &exercise)
{
    return exercise.kind == ExerciseKind::Label || exercise.kind == ExerciseKind::NimSum;
}

QString item(const Exercise &exercise, SheetFormat format, bool isKey)
{
    const TraceFormat sentences = sentenceFormat(format);
    QString text = isKey ? formatSentence(answerSentence(exercise), sentences) + QStringLiteral(". ") +
                               formatSentence(exercise.solution, sentences)
                         : formatSentence(exercise.question, sentences);
    text += u'\n';
    if (!isKey || exercise.kind == ExerciseKind::Label)
        text += figureOf(exercise, format, isKey);
    if (!isKey || hasTableInKey(exercise))
        text += tableText(exercise, format, isKey);
    return text;
}

QString textSheet(const ExerciseSheet &sheet, bool withKey)
{
    QString text = ModelText::tr("Exercises: %1").arg(sheet.game) + u'\n' + ModelText::tr("Sheet %1").arg(sheet.seed) +
                   QStringLiteral("\n\n");
    const auto add = [&](bool isKey) {
        for (std::size_t i = 0; i < sheet.exercises.size(); ++i)
            text += QStringLiteral("%1. ").arg(i + 1) + item(*sheet.exercises[i], SheetFormat::Text, isKey) + u'\n';
    };
    add(false);
    if (withKey) {
        text += ModelText::tr("Key") + QStringLiteral("\n\n");
        add(true);
    }
    return text;
}

QString htmlSheet(const ExerciseSheet &sheet, bool withKey)
{
    const QString title = ModelText::tr("Exercises: %1").arg(sheet.game);
    QString text = htmlHead(
        title, QStringLiteral(
                   "\nbody { font-family: sans-serif; max-width: 48em; margin: 2em auto; line-height: 1.5; }\n"
                   "li { margin: 1em 0; break-inside: avoid; }\ntable { border-collapse: collapse; margin: 0.5em 0; }\n"
                   "th, td { padding: 0.25em 0.6em; border: 1px solid #bbb; text-align: left; }\n"
                   ".number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }\n"
                   ".key { break-before: page; page-break-before: always; }\n"));
    const auto add = [&](bool isKey) {
        text += QStringLiteral("<ol>\n");
        for (const ExercisePtr &exercise : sheet.exercises)
            text += QStringLiteral("<li>") + item(*exercise, SheetFormat::Html, isKey) + QStringLiteral("</li>\n");
        text += QStringLiteral("</ol>\n");
    };
    text += QStringLiteral("<h1>%1</h1>\n<p>%2</p>\n").arg(htmlText(title), ModelText::tr("Sheet %1").arg(sheet.seed));
    add(false);
    if (withKey) {
        text += QStringLiteral("<h1 class=\"key\">%1</h1>\n").arg(ModelText::tr("Key"));
        add(true);
    }
    return text + QStringLiteral("</body>\n</html>\n");
}

QString latexSheet(const ExerciseSheet &sheet, bool withKey)
{
    QString text = latexHead(true) + QStringLiteral("\\section*{") +
                   formatSentence(ModelText::tr("Exercises: %1").arg(Sentence::game(sheet.game)), TraceFormat::Latex) +
                   QStringLiteral("}\n\n") +
                   formatSentence(ModelText::tr("Sheet %1").arg(sheet.seed), TraceFormat::Latex) +
                   QStringLiteral("\n\n");
    const auto add = [&](bool isKey) {
        text += QStringLiteral("\\begin{enumerate}\n");
        for (const ExercisePtr &exercise : sheet.exercises)
            text += QStringLiteral("\\item ") + item(*exercise, SheetFormat::Latex, isKey);
        text += QStringLiteral("\\end{enumerate}\n");
    };
    add(false);
    if (withKey) {
        text += QStringLiteral("\n\\newpage\n\\section*{%1}\n\n").arg(ModelText::tr("Key"));
        add(true);
    }
    return text + QStringLiteral("\n\\end{document}\n");
}

void writeAnswer(JsonWriter &json, const Exercise &exercise)
{
    if (const auto *value = std::get_if<Value>(&exercise.answer)) {
        json.member("answer", *value);
    } else if (const auto *outcome = std::get_if<Outcome>(&exercise.answer)) {
        json.member("answer", outcomeLetter(*outcome));
    } else if (const auto *moves = std::get_if<std::vector<Move>>(&exercise.answer)) {
        json.beginArray("answer");
        for (const Move &move : *moves)
            json.value(move.to.text());
        json.endArray();
    } else {
        const auto &[graph, labels] = std::get<LabelTask>(exercise.answer);
        const auto object = [&](const char *key, const auto &valueOf) {
            json.beginObject(key);
            for (PositionId id = 0; id < graph->positionCount(); ++id)
                json.member(graph->text(id), valueOf(id));
            json.endObject();
        };
        object("answer", [&](PositionId id) { return outcomeLetter(labels->outcome(id)); });
        object("values", [&](PositionId id) { return labels->value(id); });
    }
}

QString jsonSheet(const ExerciseSheet &sheet)
{
    return QString::fromUtf8(jsonObject([&sheet](JsonWriter &json) {
        json.member("seed", sheet.seed);
        json.beginArray("exercises");
        for (const ExercisePtr &exercise : sheet.exercises) {
            json.lineBreak();
            json.beginObject();
            json.member("kind", exerciseKindName(exercise->kind));
            json.member("game", exercise->position.text());
            json.member("question", exercise->question.plain());
            writeAnswer(json, *exercise);
            if (exercise->period) {
                json.member("preperiod", exercise->period->preperiod);
                json.member("period", exercise->period->period);
            }
            json.member("solution", exercise->solution.plain());
            json.endObject();
        }
        json.lineBreak();
        json.endArray();
    }));
}

} // namespace

std::optional<SheetFormat> sheetFormatFromName(QStringView name)
{
    return valueNamed<SheetFormat>(name, formatRows, &FormatRow::name);
}

QStringList sheetFormatNames()
{
    return rowNames(formatRows, &FormatRow::name);
}

std::optional<SheetFormat> sheetFormatFromEnding(const QString &ending)
{
    return valueNamed<SheetFormat>(ending, formatRows, &FormatRow::ending);
}

TraceTable exerciseTable(const Exercise &exercise, bool filled)
{
    const std::vector<Value> values = valuesOf(exercise.values);
    const std::size_t all = values.size();
    switch (exercise.kind) {
    case ExerciseKind::Mex:
        return followerTable(exercise, true);
    case ExerciseKind::SgValue:
        return followerTable(exercise, filled);
    case ExerciseKind::NimSum:
        return columnsTable(exercise, filled);
    case ExerciseKind::Label:
        return labelTable(std::get<LabelTask>(exercise.answer), filled);
    case ExerciseKind::NextValue:
        return heapTable(std::span(values).first(all - nextValuesAsked + 1), 10, all - (filled ? 0 : nextValuesAsked));
    case ExerciseKind::Period:
        return heapTable(values, 10, all);
    case ExerciseKind::Outcome:
    case ExerciseKind::WinningMove:
        break;
    }
    return {};
}

Sentence answerSentence(const Exercise &exercise)
{
    if (const auto *value = std::get_if<Value>(&exercise.answer))
        return tracewords::number(*value);
    if (const auto *outcome = std::get_if<Outcome>(&exercise.answer))
        return *outcome == Outcome::P ? ModelText::tr("P") : ModelText::tr("N");
    if (const auto *moves = std::get_if<std::vector<Move>>(&exercise.answer))
        return ModelText::tr("%n winning move(s)", nullptr,
                             static_cast<int>(distinctMovesOf(exercise.position, *moves).size()));
    return ModelText::tr("See the table");
}

QString formatSheet(const ExerciseSheet &sheet, SheetFormat format, bool withKey)
{
    switch (format) {
    case SheetFormat::Json:
        return jsonSheet(sheet);
    case SheetFormat::Html:
        return htmlSheet(sheet, withKey);
    case SheetFormat::Latex:
        return latexSheet(sheet, withKey);
    case SheetFormat::Text:
        break;
    }
    return textSheet(sheet, withKey);
}

std::vector<QString> sheetBlocks(const ExerciseSheet &sheet, bool withKey)
{
    const QString style = QStringLiteral(
        "<style>table { border-collapse: collapse; margin: 6px 0; }\n"
        "th, td { padding: 3px 8px; border: 1px solid #bbb; text-align: left; }\n"
        ".number { text-align: right; white-space: nowrap; }\n.exercise { margin: 0 0 14px 0; }</style>");
    std::vector<QString> blocks;
    const auto add = [&](bool isKey) {
        for (std::size_t i = 0; i < sheet.exercises.size(); ++i)
            blocks.push_back(style + QStringLiteral("<div class=\"exercise\"><b>%1.</b> ").arg(i + 1) +
                             item(*sheet.exercises[i], SheetFormat::Html, isKey) + QStringLiteral("</div>"));
    };
    blocks.push_back(
        QStringLiteral("<h2>%1</h2><p>%2</p>")
            .arg(htmlText(ModelText::tr("Exercises: %1").arg(sheet.game)), ModelText::tr("Sheet %1").arg(sheet.seed)));
    add(false);
    if (withKey) {
        blocks.push_back({});
        blocks.push_back(QStringLiteral("<h2>%1</h2>").arg(ModelText::tr("Key")));
        add(true);
    }
    return blocks;
}

} // namespace mexplorer
