// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/teach/sheetformat.h"

#include "model/core/enumtable.h"
#include "model/core/jsonwriter.h"
#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/step/listtrace.h"
#include "model/step/tracewords.h"
#include "model/teach/exercisewriter.h"
#include "model/teach/graphfigure.h"
#include "model/writing/writer.h"

namespace mexplorer {

namespace {

struct FormatRow
{
    QLatin1StringView name;
    QLatin1StringView ending;
    std::optional<WrittenFormat> written; ///< std::nullopt: JSON
};

/// In the order of SheetFormat.
constexpr FormatRow formatRows[] = {{QLatin1StringView("text"), QLatin1StringView("txt"), WrittenFormat::Text},
                                    {QLatin1StringView("json"), QLatin1StringView("json"), std::nullopt},
                                    {QLatin1StringView("html"), QLatin1StringView("html"), WrittenFormat::Html},
                                    {QLatin1StringView("latex"), QLatin1StringView("tex"), WrittenFormat::Latex},
                                    {QLatin1StringView("markdown"), QLatin1StringView("md"), WrittenFormat::Markdown}};

Sentence numberOrBlank(Value value, bool filled)
{
    return filled ? Sentence(tracewords::number(value)) : Sentence(blankMark);
}

Table followerTable(const Exercise &exercise, bool filled)
{
    Table table{{ModelText::tr("Follower"), ModelText::tr("Value")}, {false, true}, {}};
    for (const KnownValue &follower : exercise.values)
        table.rows.push_back({Sentence::game(follower.name), numberOrBlank(follower.value, filled)});
    return table;
}

Table columnsTable(const Exercise &exercise, bool filled)
{
    Table table{{ModelText::tr("Component"), ModelText::tr("Value")}, {false, true}, {}};
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

Table labelTable(const LabelTask &task, bool filled)
{
    Table table{
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

/// True if the key fills in the table; other tables are given, and the solution contains everything.
bool hasTableInKey(const Exercise &exercise)
{
    return exercise.kind == ExerciseKind::Label || exercise.kind == ExerciseKind::NimSum;
}

/// The question with the given values, or the answer with the filled-in values.
Blocks blocksOf(const ExercisePtr &exercise, bool isKey)
{
    Blocks blocks = {
        isKey ? Sentence(answerSentence(*exercise).marked() + QStringLiteral(". ") + exercise->solution.marked())
              : exercise->question};
    if (std::holds_alternative<LabelTask>(exercise->answer))
        blocks.emplace_back(Picture{[exercise, isKey](WrittenFormat format) {
            const auto &task = std::get<LabelTask>(exercise->answer);
            return format == WrittenFormat::Html ? svgFigure(task, isKey) : tikzFigure(task, isKey);
        }});
    if (!isKey || hasTableInKey(*exercise))
        blocks.emplace_back(exerciseTable(*exercise, isKey));
    return blocks;
}

List listOf(const ExerciseSheet &sheet, bool isKey)
{
    List list{{}, true};
    for (const ExercisePtr &exercise : sheet.exercises)
        list.items.push_back({static_cast<int>(list.items.size()) + 1, blocksOf(exercise, isKey)});
    return list;
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

Table exerciseTable(const Exercise &exercise, bool filled)
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

Article sheetArticle(const ExerciseSheet &sheet, bool withKey)
{
    Article article{ModelText::tr("Exercises: %1").arg(sheet.game),
                    ArticleStyle::Exercises,
                    {Heading{ModelText::tr("Exercises: %1").arg(Sentence::game(sheet.game)),
                             ModelText::tr("Sheet %1").arg(sheet.seed)},
                     listOf(sheet, false)}};
    if (withKey) {
        article.blocks.emplace_back(Heading{ModelText::tr("Key"), {}, true});
        article.blocks.emplace_back(listOf(sheet, true));
    }
    return article;
}

QString formatSheet(const ExerciseSheet &sheet, SheetFormat format, bool withKey)
{
    const std::optional<WrittenFormat> written = formatRows[std::size_t(format)].written;
    return written ? formatArticle(sheetArticle(sheet, withKey), *written) : jsonSheet(sheet);
}

} // namespace mexplorer
