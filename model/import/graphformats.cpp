// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphformats.h"

#include "model/core/modeltext.h"
#include "model/import/graphreaders.h"
#include "model/import/textlines.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

namespace mexplorer {

namespace {

/// A regular expression checks whether its whole text is UTF-16, so only the beginning is used.
constexpr qsizetype maxBeginning = 65'536;

/// The text after white space and the comments that \a comment matches.
QStringView behindComments(QStringView text, const QRegularExpression &comment)
{
    text = text.trimmed().left(maxBeginning);
    while (true) {
        const auto match =
            comment.match(text, 0, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch())
            return text;
        text = text.sliced(match.capturedLength()).trimmed();
    }
}

bool matches(QStringView text, const QRegularExpression &start)
{
    return start
        .match(text.left(maxBeginning), 0, QRegularExpression::NormalMatch,
               QRegularExpression::AnchorAtOffsetMatchOption)
        .hasMatch();
}

bool beginsLikeDot(QStringView text)
{
    static const QRegularExpression comment(QStringLiteral("//[^\n]*|/\\*.*?\\*/|#[^\n]*"),
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression start(
        QStringLiteral(
            "(strict\\s+(di)?graph|digraph)\\b(?!\\s*\\()|graph\\s*(\"([^\"\\\\]|\\\\.)*\"|[\\w.-]+)?\\s*\\{"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return matches(behindComments(text, comment), start);
}

/// True if the first element of an XML text is \a element.
bool beginsWithElement(QStringView text, const QString &element)
{
    static const QRegularExpression prolog(QStringLiteral("<\\?.*?\\?>|<!--.*?-->|<!DOCTYPE[^>\\[]*>"),
                                           QRegularExpression::DotMatchesEverythingOption |
                                               QRegularExpression::CaseInsensitiveOption);
    return matches(behindComments(text, prolog), QRegularExpression(QStringLiteral("<(\\w+:)?%1\\b").arg(element)));
}

bool beginsLikeGraphMl(QStringView text)
{
    return beginsWithElement(text, QStringLiteral("graphml"));
}

bool beginsLikeGexf(QStringView text)
{
    return beginsWithElement(text, QStringLiteral("gexf"));
}

bool beginsLikeGml(QStringView text)
{
    static const QRegularExpression start(
        QStringLiteral("((creator|comment|version)\\s+(\"[^\"]*\"|[\\d.]+)\\s*|#[^\n]*\\n\\s*)*graph\\s*\\["),
        QRegularExpression::CaseInsensitiveOption);
    return matches(text, start);
}

bool beginsLikePajek(QStringView text)
{
    static const QRegularExpression start(QStringLiteral("(%[^\n]*\\n\\s*)*\\*(network|vertices)\\b"),
                                          QRegularExpression::CaseInsensitiveOption);
    return matches(text, start);
}

bool beginsLikeJson(QStringView text)
{
    return text.startsWith(u'{') || text.startsWith(u'[');
}

/// True if a line '#' separates distinct vertices from lines that begin with two of them.
bool beginsLikeTgf(QStringView text)
{
    static constexpr QStringView parts[] = {u"\n#\n", u"\n#\r"};
    if (text.startsWith(u'#') || std::ranges::none_of(parts, [&](QStringView part) { return text.contains(part); }))
        return false;
    QSet<QStringView> vertices;
    bool isBelow = false;
    bool hasEdge = false;
    for (TextLines lines(text); lines.next();) {
        QStringView rest = lines.line();
        const QStringView first = takeWord(rest);
        if (first.isEmpty())
            continue;
        if (first == u"#" && rest.trimmed().isEmpty()) {
            if (std::exchange(isBelow, true))
                return false;
        } else if (!isBelow) {
            if (first.startsWith(u'#') || vertices.contains(first))
                return false;
            vertices << first;
        } else if (!vertices.contains(first) || !vertices.contains(takeWord(rest))) {
            return false;
        } else {
            hasEdge = true;
        }
    }
    return hasEdge;
}

bool beginsLikeMermaid(QStringView text)
{
    static const QRegularExpression comment(QStringLiteral("%%[^\n]*|---\r?\n.*?\n---[ \t]*\r?\n"),
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression start(
        QStringLiteral("((flowchart(-elk)?|graph)([ \t]+(TB|TD|BT|RL|LR))?|stateDiagram(-v2)?)[ \t]*(;|\r?\n)"));
    return matches(behindComments(text, comment), start);
}

} // namespace

QString GraphFormat::name() const
{
    return ModelText::tr(nameText);
}

const std::vector<GraphFormat> &graphFormats()
{
    using Kind = GraphFormat::Kind;
    static const std::vector<GraphFormat> all = {
        {Kind::Dot, "DOT", {"dot", "gv"}, beginsLikeDot, readDotGraph, true},
        {Kind::GraphMl, "GraphML", {"graphml", "xml"}, beginsLikeGraphMl, readGraphMlGraph, true},
        {Kind::Gexf, "GEXF", {"gexf"}, beginsLikeGexf, readGexfGraph, false},
        {Kind::Gml, "GML", {"gml"}, beginsLikeGml, readGmlGraph, false},
        {Kind::Pajek, "Pajek", {"net"}, beginsLikePajek, readPajekGraph, false},
        {Kind::Tgf, "TGF", {"tgf"}, beginsLikeTgf, readTgfGraph, false},
        {Kind::Table, QT_TRANSLATE_NOOP("mexplorer::Model", "Table"), {"csv"}, nullptr, readCsvGraph, true},
        {Kind::Json, "JSON", {"json"}, beginsLikeJson, readJsonGraph, true},
        {Kind::EdgeList,
         QT_TRANSLATE_NOOP("mexplorer::Model", "List of edges"),
         {"txt", "edges", "edgelist", "tsv", "el"},
         nullptr,
         readLineGraph,
         false},
        {Kind::AdjacencyList,
         QT_TRANSLATE_NOOP("mexplorer::Model", "Adjacency list"),
         {"adjlist", "adj"},
         nullptr,
         readAdjacencyList,
         false},
        {Kind::Mermaid, "Mermaid", {"mmd", "mermaid"}, beginsLikeMermaid, readMermaidGraph, false},
        {Kind::Tikz, QT_TRANSLATE_NOOP("mexplorer::Model", "LaTeX with TikZ"), {"tex"}, nullptr, nullptr, true},
    };
    return all;
}

const GraphFormat &graphFormat(GraphFormat::Kind kind)
{
    return *std::ranges::find(graphFormats(), kind, &GraphFormat::kind);
}

const GraphFormat *graphFormatOf(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const auto found = std::ranges::find_if(
        graphFormats(), [&ending](const GraphFormat &format) { return format.endings.contains(ending); });
    return found == graphFormats().end() ? nullptr : &*found;
}

const GraphFormat *graphFormatOfText(QStringView text)
{
    const QStringView start = (text.startsWith(QChar::ByteOrderMark) ? text.sliced(1) : text).trimmed();
    const auto found = std::ranges::find_if(
        graphFormats(), [start](const GraphFormat &format) { return format.beginsLike && format.beginsLike(start); });
    return found == graphFormats().end() ? nullptr : &*found;
}

bool isGraphFile(const QString &path)
{
    const GraphFormat *format = graphFormatOf(path);
    return format && format->read;
}

QStringList readGraphEndings()
{
    QStringList endings;
    for (const GraphFormat &format : graphFormats())
        endings << (format.read ? format.endings : QStringList());
    return endings;
}

QStringList writtenGraphEndings()
{
    QStringList endings;
    for (const GraphFormat &format : graphFormats()) {
        if (format.isWritten)
            endings << format.endings.constFirst();
    }
    return endings;
}

} // namespace mexplorer
