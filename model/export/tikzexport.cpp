// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/visibletext.h"
#include "model/export/graphexport.h"
#include "model/layout/tikzlayout.h"
#include "model/writing/writer.h"

#include <QTextStream>
#include <QtMath>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qreal centimetresPerUnit = 1.1;

/// The side of a page for a picture, with space for names next to it; limited to what LaTeX accepts.
int paper(qreal units, qreal names)
{
    constexpr qreal largest = 500;
    return qCeil(std::min(units * centimetresPerUnit + 4 + names, largest));
}

/// The width of the longest name, in centimetres.
qreal widthOfNames(const GameGraph &graph)
{
    constexpr qreal letter = 0.12;
    qsizetype longest = 0;
    for (PositionId id = 0; id < graph.positionCount(); ++id)
        longest = std::max(longest, graph.rules()->positionName(graph.cells(id)).size());
    return letter * static_cast<qreal>(longest);
}

void writeHead(QTextStream &stream, const GraphExport &content)
{
    const QRectF extent = content.layout->extent();
    stream << "% " << visibleText(content.game).simplified()
           << (content.graph.isTruncated() ? " (a part of the graph)" : "") << "\n"
           << "\\documentclass{article}\n"
           << "\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n\\usepackage{lmodern}\n\\usepackage{tikz}\n"
           << "\\usepackage[paperwidth=" << paper(extent.width(), widthOfNames(content.graph))
           << "cm, paperheight=" << paper(extent.height(), 0) << "cm, margin=5mm]{geometry}\n"
           << "\\pagestyle{empty}\n\\setlength{\\parindent}{0pt}\n"
           << "\\definecolor{outcomeP}{HTML}{0072B2}\n"
           << "\\definecolor{outcomeN}{HTML}{D55E00}\n"
           << "\\definecolor{accent}{HTML}{C2185B}\n"
           << "\\begin{document}\n"
           << "\\begin{tikzpicture}[\n"
           << "    every node/.style={circle, draw, inner sep=1pt, minimum size=12pt, font=\\footnotesize},\n"
           << "    P/.style={fill=outcomeP, draw=outcomeP, text=white},\n"
           << "    N/.style={draw=outcomeN, thick},\n"
           << "    D/.style={draw=gray, dashed},\n"
           << "    unknown/.style={draw=gray, dotted},\n"
           << "    terminal/.style={double},\n"
           << "    every label/.style={draw=none, rectangle, font=\\tiny, text=black, inner sep=1pt},\n"
           << "    found/.style={draw=accent, thick, inner sep=4pt, minimum size=18pt},\n"
           << "    move/.style={->, >=stealth, draw=black!50},\n"
           << "    wins/.style={draw=outcomeP, thick},\n"
           << "    play/.style={->, >=stealth, draw=accent, line width=2pt}]\n";
}

void writeTikzNode(QTextStream &stream, const GraphExport &content, PositionId id)
{
    const PositionFacts facts = factsOf(content, id);
    const QPointF point = centimetresPerUnit * content.layout->point(id);
    stream << "\\node[" << facts.letter().value_or(QStringLiteral("unknown"))
           << (content.graph.isTerminal(id) ? ", terminal" : "") << ", label={[label distance=-1pt]below:{"
           << latexText(content.graph.rules()->positionName(content.graph.cells(id))) << "}}] (p" << id << ") at ("
           << QString::number(point.x(), 'f', 2) << ", " << QString::number(-point.y(), 'f', 2) << ") {";
    if (facts.value)
        stream << '$' << *facts.value << '$';
    stream << "};\n";
}

/// A ring around a position, larger than its mark by a margin.
void writeRing(QTextStream &stream, const GraphExport &content, PositionId id)
{
    const std::optional<quint32> value = factsOf(content, id).value;
    stream << "\\node[found] at (p" << id << ") {"
           << (value ? QStringLiteral("\\phantom{$%1$}").arg(*value) : QString()) << "};\n";
}

void writeMove(QTextStream &stream, const GraphExport &content, PositionId id, std::size_t index,
               const char *style = "move")
{
    stream << "\\draw[" << style << "] (p" << id << ") " << tikzPath(content.graph, *content.layout, id, index) << " (p"
           << content.graph.followers(id)[index] << ");\n";
}

bool isWinning(const GraphExport &content, PositionId follower)
{
    return factsOf(content, follower).outcome == Outcome::P;
}

void writePlay(QTextStream &stream, const GraphExport &content)
{
    for (std::size_t step = 0; step + 1 < content.play.size(); ++step) {
        const auto followers = content.graph.followers(content.play[step]);
        const auto move = std::ranges::find(followers, content.play[step + 1]);
        if (move != followers.end())
            writeMove(stream, content, content.play[step], static_cast<std::size_t>(move - followers.begin()), "play");
    }
}

} // namespace

void writeTikz(const GraphExport &content, QIODevice &device, JobControl &control)
{
    Q_ASSERT(content.layout && content.layout->positionCount() == content.graph.positionCount());
    const GameGraph &graph = content.graph;
    QTextStream stream(&device);
    WriterProgress progress(graph, control);
    writeHead(stream, content);
    for (PositionId id = 0; id < graph.positionCount() && progress.step(); ++id)
        writeTikzNode(stream, content, id);
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (std::size_t i = 0; i < graph.followers(id).size() && progress.step(); ++i)
            writeMove(stream, content, id, i, isWinning(content, graph.followers(id)[i]) ? "move, wins" : "move");
    }
    writePlay(stream, content);
    for (const PositionId id : content.found)
        writeRing(stream, content, id);
    stream << "\\end{tikzpicture}\n\\end{document}\n";
}

} // namespace mexplorer
