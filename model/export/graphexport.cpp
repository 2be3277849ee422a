// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/graphexport.h"

#include "model/core/modeltext.h"
#include "model/core/safefile.h"
#include "model/core/scanner.h"
#include "model/import/graphformats.h"

#include <QFileInfo>

namespace mexplorer {

namespace {

using Writer = void (*)(const GraphExport &content, QIODevice &device, JobControl &control);

/// Null for formats that are only read.
Writer writerOf(GraphFormat::Kind kind)
{
    switch (kind) {
    case GraphFormat::Kind::Dot:
        return writeDot;
    case GraphFormat::Kind::GraphMl:
        return writeGraphMl;
    case GraphFormat::Kind::Table:
        return writeTable;
    case GraphFormat::Kind::Json:
        return writeJson;
    case GraphFormat::Kind::Tikz:
        return writeTikz;
    default:
        break;
    }
    return nullptr;
}

} // namespace

bool hasNames(const GraphExport &content)
{
    return content.graph.rules()->isFromFile();
}

PositionFacts factsOf(const GraphExport &content, PositionId id)
{
    PositionFacts facts;
    facts.position = content.graph.text(id);
    if (hasNames(content))
        facts.name = content.graph.rules()->positionName(content.graph.cells(id));
    if (content.isBlank)
        return facts;
    const Labels &labels = content.labels;
    facts.value = Labels::known(labels.value(id));
    if (labels.outcome(id) != Outcome::Unknown)
        facts.outcome = labels.outcome(id);
    facts.remoteness = Labels::known(labels.remoteness(id));
    facts.birthday = Labels::known(labels.birthday(id));
    return facts;
}

std::optional<Problem> exportGraph(const GraphExport &content, const QString &path, JobControl &control)
{
    const QStringList endings = writtenGraphEndings();
    if (!endings.contains(QFileInfo(path).suffix().toLower()))
        return Problem::badInput(Problem::Code::UnknownEnding,
                                 ModelText::tr("%1 has no ending that says what to write; the endings are %2.")
                                     .arg(QFileInfo(path).fileName(), endings.join(QStringLiteral(", "))));
    const quint64 elements = content.graph.positionCount() + content.graph.moveCount();
    if (graphFormatOf(path)->kind == GraphFormat::Kind::Tikz && elements > maxTikzElements)
        return Problem::limit(
            Problem::Code::PictureSize,
            ModelText::tr("A picture of %1 positions and %2 moves is too much for LaTeX, which takes %3 of both "
                          "together. Write an SVG or PDF file, or a smaller part of the graph.")
                .arg(groupedNumber(content.graph.positionCount()), groupedNumber(content.graph.moveCount()),
                     groupedNumber(maxTikzElements)));
    return writeSafely(path, [&](QIODevice &device) -> std::optional<Problem> {
        writerOf(graphFormatOf(path)->kind)(content, device, control);
        return control.isCancelled() ? std::optional(Problem::cancelled()) : std::nullopt;
    });
}

} // namespace mexplorer
