// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphfile.h"

#include "model/core/jsonwriter.h"
#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/core/wordlist.h"
#include "model/import/foreignformats.h"
#include "model/import/graphfilebuilder.h"
#include "model/import/graphformats.h"
#include "model/import/readingjob.h"
#include "model/import/textfile.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

struct Choice
{
    const char *word;
    bool GraphChoices::*isChosen;
};

constexpr std::array<Choice, 5> choiceWords = {{
    {"reversed", &GraphChoices::isReversed},
    {"both-ways", &GraphChoices::isBothWays},
    {"ids", &GraphChoices::showsIds},
    {"no-heading", &GraphChoices::hasNoHeading},
    {"heading", &GraphChoices::hasHeading},
}};

/// Adds "NAME: " before a sentence that doesn't contain the name.
Result<GraphFile> readAs(const GraphFormat &format, const QString &text, const QString &name,
                         const GraphChoices &choices)
{
    GraphFileBuilder graph(name, choices);
    graph.reading().format = format.name();
    if (const auto problem = format.read(text, graph))
        return *problem;
    return graph.take();
}

/// The problem of a text that isn't in the format of its file's suffix.
Problem notThatFormat(const GraphFormat &expected, const GraphFormat &found, const QString &text, const QString &name)
{
    const Result<GraphFile> read = readAs(found, text, name, {});
    const QString way = read ? ModelText::tr("Give it the ending .%1.").arg(found.endings.constFirst())
                             : ModelText::tr("As that it can't be read either: %1").arg(read.problem().message);
    return Problem::badInput(
        Problem::Code::UnknownEnding,
        ModelText::tr("%1 is not what its name says: a file with this ending is read as %2, and it begins like %3. %4")
            .arg(name, expected.name(), found.name(), way));
}

Problem foreignProblem(const QString &name, const QString &sentence)
{
    return Problem::badInput(Problem::Code::UnknownEnding, ModelText::tr("%1: %2").arg(name, sentence));
}

/// The problem of a file name that ends with an unknown choice; std::nullopt if it doesn't.
std::optional<Problem> unknownChoice(const QString &path)
{
    const qsizetype at = path.lastIndexOf(u';');
    if (at <= 0 || QFileInfo::exists(path) || !QFileInfo::exists(path.first(at).trimmed()))
        return std::nullopt;
    QStringList words;
    for (const Choice &choice : choiceWords)
        words << QLatin1String(choice.word);
    return Problem::badInput(Problem::Code::UnknownName,
                             ModelText::tr("'%1' after the name of a graph's file is no way to read it; there are %2.")
                                 .arg(path.sliced(at + 1).trimmed().left(40), listing(words, words.size())));
}

/// True for a text that isn't recognized, or begins like JSON or GML, as the input of Python and Mathematica does.
bool mayBeForeign(const GraphFormat *byText)
{
    return !byText || byText->kind == GraphFormat::Kind::Json || byText->kind == GraphFormat::Kind::Gml;
}

/// The problem of a file whose suffix and beginning match no format.
Problem unknownFormat(const QString &name)
{
    QStringList names;
    for (const GraphFormat &format : graphFormats()) {
        if (format.read)
            names << QStringLiteral("%1 (.%2)").arg(format.name(), format.endings.constFirst());
    }
    return Problem::badInput(Problem::Code::UnknownEnding,
                             ModelText::tr("%1 has no ending of a graph and begins like none. Give it the ending of "
                                           "what it is: %2.")
                                 .arg(name, listing(names, names.size())));
}

Result<GraphFile> readText(const QString &text, const QString &name, const GraphChoices &choices)
{
    const GraphFormat *format = graphFormatOfText(text);
    if (const auto foreign = mayBeForeign(format) ? foreignFormat(text, {}) : std::nullopt)
        return foreignProblem(name, *foreign);
    return readAs(format ? *format : graphFormat(GraphFormat::Kind::EdgeList), text, name, choices);
}

Result<GraphFile> readFileOf(const QString &path, const GraphChoices &choices)
{
    if (const auto problem = unknownChoice(path))
        return *problem;
    const Result<QString> text = readTextFile(path);
    if (!text)
        return text.problem();
    const QString name = fileTitle(path);
    if (isStandardInput(path) && QFileInfo(path).suffix().isEmpty())
        return readText(*text, name, choices);
    const GraphFormat *byEnding = isGraphFile(path) ? graphFormatOf(path) : nullptr;
    const GraphFormat *byText = graphFormatOfText(*text);
    if (mayBeForeign(byText)) {
        const QString ending = byEnding || byText ? QString() : QFileInfo(path).suffix().toLower();
        if (const auto foreign = foreignFormat(*text, ending))
            return foreignProblem(name, *foreign);
    }
    if (!byEnding && !byText)
        return unknownFormat(name);
    const bool isText = byText && (!byEnding || byText->endings.contains(QFileInfo(path).suffix().toLower()));
    if (byText && !isText)
        return notThatFormat(*byEnding, *byText, *text, name);
    return readAs(isText ? *byText : *byEnding, *text, name, choices);
}

/// Catches the cancellation of readers.
Result<GraphFile> untilCancelled(const auto &read)
{
    try {
        return read();
    } catch (const ReadingJob::Cancelled &) {
        return Problem::cancelled();
    }
}

} // namespace

void GraphReading::write(JsonWriter &json) const
{
    json.member("format", format);
    json.member("vertices", vertices);
    json.member("moves", moves);
    json.member("start", start);
    json.member("why_start", startReason);
    json.array("unreachable", unreachable);
    json.array("ignored", ignored);
    json.array("assumed", assumed);
    json.array("left_out", leftOut);
    if (lines > 0)
        json.member("lines", lines);
}

QString GraphReading::sentence() const
{
    constexpr qsizetype max = 6;
    QStringList parts;
    const QString counts =
        ModelText::tr("%1, %2").arg(ModelText::tr("%n vertex(es)", nullptr, static_cast<int>(vertices)),
                                    ModelText::tr("%n move(s)", nullptr, static_cast<int>(moves)));
    parts
        << (lines > 0
                ? ModelText::tr("%1 from %2").arg(counts, ModelText::tr("%n line(s)", nullptr, static_cast<int>(lines)))
                : counts);
    parts << ModelText::tr("start %1 (%2)").arg(shortened(start), startReason);
    if (!unreachable.isEmpty()) {
        QStringList names;
        for (const QString &name : unreachable.first(std::min(max, unreachable.size())))
            names << shortened(name, 40);
        if (unreachable.size() > max)
            names << QStringLiteral("…");
        parts << ModelText::tr("%n vertex(es) can't be reached: %1", nullptr, static_cast<int>(unreachable.size()))
                     .arg(names.join(QStringLiteral(", ")));
    }
    if (!assumed.isEmpty())
        parts << ModelText::tr("assumed: %1").arg(assumed.join(QStringLiteral(", ")));
    if (!leftOut.isEmpty())
        parts << ModelText::tr("left out: %1").arg(leftOut.join(QStringLiteral(", ")));
    if (!ignored.isEmpty())
        parts << ModelText::tr("ignored: %1").arg(listing(ignored, max));
    return QStringLiteral("%1: %2").arg(format, parts.join(QStringLiteral("; ")));
}

QString GraphChoices::text() const
{
    QString words;
    for (const Choice &choice : choiceWords) {
        if (this->*choice.isChosen)
            words += QStringLiteral("; ") + QLatin1String(choice.word);
    }
    return words;
}

GraphChoices GraphChoices::takeFrom(QString &parameters)
{
    GraphChoices choices;
    for (qsizetype at = parameters.lastIndexOf(u';'); at > 0; at = parameters.lastIndexOf(u';')) {
        const QString word = parameters.sliced(at + 1).trimmed();
        const auto *choice =
            std::ranges::find_if(choiceWords, [&](const Choice &c) { return word == QLatin1String(c.word); });
        if (choice == choiceWords.end() || QFileInfo::exists(parameters))
            break;
        choices.*(choice->isChosen) = true;
        parameters = parameters.first(at).trimmed();
    }
    return choices;
}

QString graphEndingFor(QStringView text)
{
    const GraphFormat *format = graphFormatOfText(text);
    return (format ? *format : graphFormat(GraphFormat::Kind::EdgeList)).endings.constFirst();
}

Result<GraphFile> readGraphText(const QString &text, const QString &name, const GraphChoices &choices)
{
    return untilCancelled([&] { return readText(text, name, choices); });
}

Result<GraphFile> readGraphFile(const QString &path, const GraphChoices &choices)
{
    return untilCancelled([&] { return readFileOf(path, choices); });
}

} // namespace mexplorer
