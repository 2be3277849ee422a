// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/foreignformats.h"

#include "model/core/modeltext.h"
#include "model/import/textlines.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <utility>
#include <vector>

namespace mexplorer {

namespace {

bool isWhole(QStringView word)
{
    return !word.isEmpty() && std::ranges::all_of(word, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// DIMACS: comments "c", a line "p", and edges "e" or arcs "a" of two numbers. The line "p" may be missing.
bool isDimacs(QStringView text)
{
    bool hasEdge = false;
    for (TextLines lines(text); lines.next();) {
        QStringView rest = lines.line();
        const QStringView first = takeWord(rest);
        if (first.isEmpty() || first == u'c')
            continue;
        const QStringView second = takeWord(rest);
        const QStringView third = takeWord(rest);
        if (first == u'p')
            return !hasEdge && isWhole(third) && isWhole(takeWord(rest));
        if ((first != u'e' && first != u'a') || !isWhole(second) || !isWhole(third))
            return false;
        hasEdge = true;
    }
    return hasEdge;
}

/// LGL: lines "# vertex", each followed by its neighbours, one per line, possibly with a weight. After a comment of one
/// word, rows such as "a,b" and moves such as "a->b" are no neighbours.
bool isLgl(QStringView text)
{
    int heads = 0;
    bool isHead = false;
    bool hasWeights = true;
    for (TextLines lines(text); lines.next();) {
        QStringView rest = lines.line();
        const QStringView first = takeWord(rest);
        if (first.isEmpty())
            continue;
        const QStringView second = takeWord(rest);
        if (!rest.trimmed().isEmpty() || first.contains(u',') || first.contains(u';') || first.contains(u"->"))
            return false;
        if (first == u'#') {
            if (second.isEmpty())
                return false;
            ++heads;
            isHead = true;
        } else if (first.startsWith(u'#') || heads == 0 || (!second.isEmpty() && !isNumber(second))) {
            return false;
        } else {
            isHead = false;
            hasWeights = hasWeights && !second.isEmpty();
        }
    }
    return heads > 0 && !isHead && (heads > 1 || !hasWeights);
}

/// METIS: "n m", and then n lines of neighbours, with each edge in two of them.
bool isMetis(QStringView text)
{
    std::optional<std::pair<quint64, quint64>> counts;
    quint64 row = 0;
    QSet<std::pair<quint64, quint64>> arcs;
    for (TextLines lines(text); lines.next();) {
        QStringView rest = lines.line();
        if (rest.startsWith(u'%'))
            continue;
        QStringView word = takeWord(rest);
        if (!counts) {
            const QStringView edges = takeWord(rest);
            const QStringView format = takeWord(rest);
            if (!isWhole(word) || !isWhole(edges) || (!format.isEmpty() && format.toULongLong() != 0))
                return false;
            counts.emplace(word.toULongLong(), edges.toULongLong());
            continue;
        }
        if (++row > counts->first)
            return false;
        for (; !word.isEmpty(); word = takeWord(rest)) {
            const quint64 other = word.toULongLong();
            if (!isWhole(word) || other < 1 || other > counts->first || other == row ||
                static_cast<quint64>(arcs.size()) >= 2 * counts->second)
                return false;
            arcs.insert({row, other});
        }
    }
    return counts && counts->second > 0 && row == counts->first &&
           static_cast<quint64>(arcs.size()) == 2 * counts->second && std::ranges::all_of(arcs, [&](const auto &arc) {
               return arcs.contains({arc.second, arc.first});
           });
}

/// A well-known format: its name, suffixes, the beginning of its text or a test of all of it, and a way to convert it.
struct Format
{
    const char *name;
    QStringList endings;
    QRegularExpression start; ///< empty if the beginning of the text isn't characteristic
    bool (*is)(QStringView text);
    const char *wayText;
};

constexpr const char *byIgraph = QT_TRANSLATE_NOOP("mexplorer::Model", "igraph reads it and writes GraphML.");
constexpr const char *byGephi = QT_TRANSLATE_NOOP("mexplorer::Model", "Gephi reads it and writes GraphML.");
constexpr const char *bySage = QT_TRANSLATE_NOOP("mexplorer::Model", "SageMath reads it and writes DOT.");

const std::vector<Format> &formats()
{
    const auto start = [](const char *pattern) {
        return QRegularExpression(QString::fromLatin1(pattern), QRegularExpression::CaseInsensitiveOption);
    };
    static const std::vector<Format> all = {
        {"GXL",
         {"gxl"},
         start("(<[?!][^>]*>\\s*)*<(\\w+:)?gxl\\b"),
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model", "Graphviz's gxl2gv makes DOT of it.")},
        {"XGMML",
         {"xgmml"},
         start("(<[?!][^>]*>\\s*)*<(\\w+:)?graph\\b[^>]*xgmml"),
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model", "Cytoscape reads it and writes GraphML.")},
        {QT_TRANSLATE_NOOP("mexplorer::Model", "a graph of Sage"),
         {"sage"},
         start("(Di)?Graph\\s*\\("),
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model", "Its graphviz_to_file_named('graph.dot') writes DOT.")},
        {QT_TRANSLATE_NOOP("mexplorer::Model", "a graph of Mathematica"),
         {"wl", "nb"},
         start("Graph\\s*\\[\\s*[{<\"]|"
               "\\{\\s*((Un)?DirectedEdge\\[|(\"[^\"\\n]*\"|\\w+)\\s*(->|<->|\\\\\\[|\\x{F3D5}|\\x{2192}))"),
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model", "Export[\"graph.graphml\", Graph[...]] writes GraphML.")},
        {QT_TRANSLATE_NOOP("mexplorer::Model", "a value of Python"),
         {},
         start("\\{\\s*('|\\(|-?\\d+\\s*:)|\\[\\s*(\\(|'|\\[\\s*'|\\{\\s*')"),
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model",
                           "json.dumps(...) writes it as JSON, once str(...) has made words of keys "
                           "that are tuples.")},
        {"Matrix Market",
         {"mtx", "mm"},
         start("%%MatrixMarket"),
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model", "Graphviz's mm2gv makes DOT of it.")},
        {"LEDA",
         {"leda", "lgr"},
         start("LEDA\\.GRAPH"),
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model", "networkx reads it and writes GraphML.")},
        {"UCINET DL", {"dl"}, start("dl\\b[\\s,]*(n|nr|nm|format|data|labels)\\b"), nullptr, byGephi},
        {"GDF", {"gdf"}, start("nodedef\\s*>"), nullptr, byGephi},
        {"VNA", {"vna"}, start("\\*\\s*(node|tie)\\s+(data|properties)"), nullptr, byGephi},
        {"graph6", {"g6", "s6", "d6"}, start(">>(di|)(graph|sparse)6<<"), nullptr, bySage},
        {"PlantUML",
         {"puml", "plantuml", "pu", "iuml"},
         start("@start\\w+"),
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model", "Write only its arrows, as lines \"a -> b\", in a .txt file.")},
        {QT_TRANSLATE_NOOP("mexplorer::Model", "Graphviz's plain text"),
         {"plain"},
         start("graph([ \\t]+[-+.\\de]+){3}[ \\t]*\r?\n(node|edge|stop)\\b"),
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model", "Graphviz's -Tdot writes DOT of the same graph.")},
        {QT_TRANSLATE_NOOP("mexplorer::Model", "networkx's list with a line for each edge"),
         {},
         start("(#[^\n]*\n)*([^\\s#]\\S*[ \\t]+0\\s*\n)*[^\\s#]\\S*[ \\t]+[1-9]\\d*\\s*\n\\S+[ \\t]+\\{[^\n]*\\}"),
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model", "networkx's write_adjlist or write_graphml writes what is read.")},
        {"DIMACS", {"gr", "col", "dimacs"}, {}, isDimacs, byIgraph},
        {"LGL", {"lgl"}, {}, isLgl, byIgraph},
        {"METIS",
         {"metis", "graph"},
         {},
         isMetis,
         QT_TRANSLATE_NOOP("mexplorer::Model", "Write its edges as lines \"a b\" in a .txt file.")},
        {"NCOL",
         {"ncol"},
         {},
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model", "Give it the ending .txt if moves lead from the first vertex of a line "
                                               "to the second.")},
        {"SIF",
         {"sif"},
         {},
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model",
                           "If each line has three words, give it the ending .txt and the words source, relation and "
                           "target as a first line, separated like the others.")},
        {QT_TRANSLATE_NOOP("mexplorer::Model", "a contest's input"),
         {"in"},
         {},
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model",
                           "Give it the ending .txt if it is a line \"n m\" and m lines of moves.")},
        {"Markdown",
         {"md", "markdown"},
         {},
         nullptr,
         QT_TRANSLATE_NOOP("mexplorer::Model", "Copy the graph's own lines into a file with the ending of its format, "
                                               "such as .mmd for Mermaid.")},
    };
    return all;
}

} // namespace

std::optional<QString> foreignFormat(QStringView text, const QString &ending)
{
    // A regular expression checks whether its whole text is UTF-16, so only the beginning is used.
    constexpr qsizetype maxBeginning = 65'536;
    text = (text.startsWith(QChar::ByteOrderMark) ? text.sliced(1) : text).trimmed();
    const auto begins = [start = text.left(maxBeginning)](const QRegularExpression &expression) {
        return !expression.pattern().isEmpty() &&
               expression
                   .match(start, 0, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption)
                   .hasMatch();
    };
    const auto sentence = [](const Format &format) {
        return ModelText::tr("this is %1, which isn't read. %2")
            .arg(ModelText::tr(format.name), ModelText::tr(format.wayText));
    };
    for (const Format &format : formats()) {
        if (begins(format.start) || (format.is && format.is(text)))
            return sentence(format);
    }
    for (const Format &format : formats()) {
        if (format.endings.contains(ending))
            return sentence(format);
    }
    return std::nullopt;
}

} // namespace mexplorer
