#include "model/exchange/graphexport.h"

#include "model/core/safefile.h"
#include "model/import/graphformats.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace mexplorer {

namespace {

struct GraphExportText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::GraphExport)
};

using Writer = void (*)(const GraphExport &content, QIODevice &device, JobControl &control);

/// Null for what is read only.
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
    case GraphFormat::Kind::EdgeList:
        break;
    }
    return nullptr;
}

std::optional<quint32> known(quint32 number)
{
    return number == Labels::unknown ? std::nullopt : std::optional(number);
}

} // namespace

PositionFacts factsOf(const GraphExport &content, PositionId id)
{
    const Labels &labels = content.labels;
    const Outcome outcome = labels.outcome(id);
    return {content.graph.text(id), known(labels.value(id)),
            outcome == Outcome::Unknown ? std::nullopt : std::optional(outcomeLetter(outcome)),
            known(labels.remoteness(id)), known(labels.birthday(id))};
}

std::optional<Problem> exportGraph(const GraphExport &content, const QString &path, JobControl &control)
{
    const QStringList endings = writtenGraphEndings();
    if (!endings.contains(QFileInfo(path).suffix().toLower()))
        return Problem::badInput(GraphExportText::tr("%1 has no ending that says what to write; the endings are %2.")
                                     .arg(QFileInfo(path).fileName(), endings.join(QStringLiteral(", "))));
    return writeSafely(path, [&](QIODevice &device) -> std::optional<Problem> {
        writerOf(graphFormatOf(path)->kind)(content, device, control);
        return control.isCancelled() ? std::optional(Problem::cancelled()) : std::nullopt;
    });
}

} // namespace mexplorer
