#include "model/exchange/graphexport.h"

#include "model/exchange/safefile.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>

namespace mexplorer {

namespace {

struct GraphExportText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::GraphExport)
};

struct Format
{
    const char *ending;
    void (*write)(const GraphExport &content, QIODevice &device, JobControl &control);
};

constexpr std::array<Format, 5> formats = {{
    {"dot", writeDot},
    {"graphml", writeGraphMl},
    {"csv", writeTable},
    {"json", writeJson},
    {"tex", writeTikz},
}};

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

QStringList graphExportEndings()
{
    QStringList endings;
    for (const Format &format : formats)
        endings << QLatin1String(format.ending);
    return endings;
}

std::optional<Problem> exportGraph(const GraphExport &content, const QString &path, JobControl &control)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    for (const Format &format : formats) {
        if (ending != QLatin1String(format.ending))
            continue;
        return writeSafely(path, [&](QIODevice &device) -> std::optional<Problem> {
            format.write(content, device, control);
            return control.isCancelled() ? std::optional(Problem::cancelled()) : std::nullopt;
        });
    }
    return Problem::badInput(GraphExportText::tr("%1 has no ending that says what to write; the endings are %2.")
                                 .arg(QFileInfo(path).fileName(), graphExportEndings().join(QStringLiteral(", "))));
}

} // namespace mexplorer
