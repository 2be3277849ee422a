// SPDX-License-Identifier: GPL-3.0-or-later
// A damaged file is refused, or read as the same graph: truncated at any place, and with any sign changed that is no
// part of a name. Formats of lines that state no count can't detect missing lines: they report the number of lines.
#include "model/import/graphfilebuilder.h"
#include "model/import/graphformats.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;

namespace {

/// A text in which vertices are called qa, qb, ..., and no other word begins with q.
struct DamageSample
{
    const char *title;
    GraphFormat::Kind kind;
    QString text;
    bool statesCount = true;  ///< or has a closing bracket
    bool hasNewNames = false; ///< any name may first occur as a follower, also one made of two
};

const std::vector<DamageSample> &damageSamples()
{
    using Kind = GraphFormat::Kind;
    static const std::vector<DamageSample> all = {
        {"DOT", Kind::Dot,
         "digraph g {\n  node [shape=box];\n  qa [label=\"One\"];\n  qb -> qa;\n  subgraph cluster_x { qb -> qc; }\n"
         "  edge [dir=back];\n  qa -> qc\n}\n"},
        {"DOT with heads", Kind::Dot,
         "digraph {\n  qa -> qb [dir=both, arrowhead=none];\n  qa -> qc [style=invis];\n  qb -> qc;\n"
         "  qa [start=true, shape=record, label=\"<p> x\"];\n  qc -> qd\n}\n"},
        {"GraphML of yEd", Kind::GraphMl,
         "<graphml xmlns:y=\"y\">\n<key id=\"dd\" for=\"edge\"/>\n<key id=\"ss\" for=\"node\" attr.name=\"start\"/>\n"
         "<graph edgedefault=\"directed\">\n<node id=\"qa\"><data key=\"ss\">true</data></node>\n<node id=\"qb\"/>\n"
         "<edge source=\"qa\" target=\"qb\"><data key=\"dd\"><y:Arrows source=\"standard\" target=\"none\"/></data></edge>\n"
         "</graph>\n</graphml>\n"},
        {"GML with heads", Kind::Gml,
         "graph [\n  directed 1\n  node [ id 0 label \"qa\" start 1 ]\n  node [ id 1 label \"qb\" ]\n"
         "  edge [ source 0 target 1 graphics [ arrow \"first\" ] ]\n"
         "  edge [ source 0 target 1 graphics [ visible 0 ] ]\n"
         "  edge [ source 1 target 1 graphics [ sourceArrow \"standard\" targetArrow \"none\" ] ]\n]\n"},
        {"JSON of vis.js", Kind::Json,
         "{\"nodes\": [{\"id\": \"qa\"}, {\"id\": \"qb\", \"start\": true}],\n \"edges\": [{\"from\": \"qa\", \"to\": \"qb\", "
         "\"arrows\": {\"from\": {\"enabled\": true}, \"to\": {\"enabled\": false}}}, {\"from\": \"qb\", \"to\": \"qb\"}]}\n"},
        {"JSON of Graphviz", Kind::Json,
         "{\"directed\": true, \"objects\": [{\"_gvid\": 0, \"name\": \"qa\"}, {\"_gvid\": 1, \"name\": \"qb\"}],\n \"edges\": "
         "[{\"tail\": 0, \"head\": 1, \"dir\": \"both\", \"arrowhead\": \"none\"}, {\"tail\": 0, \"head\": 1, \"style\": \"invis\"}]}\n"},
        {"JSON of sets", Kind::Json, "{\"V\": [\"qa\", \"qb\"], \"E\": [[\"qb\", \"qa\"]]}"},
        {"JSON of dagre", Kind::Json,
         "{\"options\": {\"directed\": true}, \"nodes\": [{\"v\": \"qa\"}, {\"v\": \"qb\"}], \"edges\": [{\"v\": \"qb\", \"w\": \"qa\"}]}"},
        {"JSON of a tree", Kind::Json,
         "{\"id\": \"qa\", \"children\": [{\"id\": \"qb\", \"children\": [{\"id\": \"qc\"}]}, {\"id\": \"qd\"}]}"},
        {"JSON of Cytoscape without elements", Kind::Json,
         "{\"nodes\": [{\"data\": {\"id\": \"qa\"}}, {\"data\": {\"id\": \"qb\"}}],\n \"edges\": [{\"data\": {\"source\": "
         "\"qb\", \"target\": \"qa\"}}]}"},
        {"JSON with data of moves", Kind::Json,
         "{\"edges\": [[\"qb\", \"qa\", {\"weight\": 1}], [\"qa\", \"qc\", {}]]}"},
        {"JSON with weights", Kind::Json, "{\"vertices\": [\"qa\", \"qb\"], \"moves\": [[\"qb\", \"qa\", 3]]}"},
        {"JSON with followers in an object", Kind::Json,
         "{\"adjacency\": {\"qa\": [\"qb\", \"qc\"], \"qb\": [\"qc\"], \"qc\": []}}"},
        {"JSON with successors", Kind::Json,
         "{\"successors\": {\"qa\": [\"qb\", \"qc\"], \"qb\": [\"qc\"], \"qc\": []}}"},
        {"GraphML", Kind::GraphMl,
         "<?xml version=\"1.0\"?>\n<graphml>\n<graph edgedefault=\"directed\">\n<node id=\"qa\"/>\n<node id=\"qb\"/>\n"
         "<node id=\"qc\"/>\n<edge source=\"qa\" target=\"qb\"/>\n<edge source=\"qb\" target=\"qc\"/>\n</graph>\n"
         "</graphml>\n"},
        {"GEXF", Kind::Gexf,
         "<?xml version=\"1.0\"?>\n<gexf version=\"1.2\">\n<graph defaultedgetype=\"directed\">\n<nodes>\n"
         "<node id=\"qa\"/>\n<node id=\"qb\"/>\n</nodes>\n<edges>\n<edge id=\"0\" source=\"qa\" target=\"qb\"/>\n"
         "</edges>\n</graph>\n</gexf>\n"},
        {"GML", Kind::Gml,
         "graph [\n  directed 1\n  node [\n    id 0\n    label \"qa\"\n  ]\n  node [\n    id 1\n    label \"qb\"\n  ]\n"
         "  edge [\n    source 0\n    target 1\n  ]\n]\n"},
        {"Pajek", Kind::Pajek, "*Vertices 3\n1 \"qa\"\n2 \"qb\"\n3 \"qc\"\n*Arcs\n1 2 1\n2 3 1\n", false},
        {"TGF", Kind::Tgf, "1 qa\n2 qb\n3 qc\n#\n1 2\n2 3\n", false},
        {"JSON", Kind::Json,
         "{\"directed\": true, \"nodes\": [{\"id\": \"qa\"}, {\"id\": \"qb\"}],\n \"links\": [{\"source\": \"qa\", "
         "\"target\": \"qb\"}, {\"source\": \"qb\", \"target\": \"qb\"}]}\n"},
        {"JSON with moves", Kind::Json, "{\"vertices\": [\"qa\", \"qb\"], \"moves\": [[\"qb\", \"qa\"]]}"},
        {"JSON with followers", Kind::Json, "{\"qa\": [\"qb\", \"qc\"], \"qb\": [\"qc\"], \"qc\": []}"},
        {"edges", Kind::EdgeList, "qa qb\nqb qc\nqa qc\n", false},
        {"arrows", Kind::EdgeList, "qa -> qb\nqb -> qc\n", false, true},
        {"contest", Kind::EdgeList, "5 4\n1 2\n1 3\n2 4\n3 4\n"},
        {"matrix", Kind::EdgeList, "0 1 1 0\n0 0 0 1\n0 0 0 1\n0 0 0 0\n"},
        {"followers", Kind::EdgeList, "qa qb qc\nqb qc\nqc\n", true, true},
        {"edges with data", Kind::EdgeList, "qa qb {}\nqb qc {'weight': 1}\nqa qc {}\n", false},
        {"edges with tabs", Kind::EdgeList, "qa\tqb\nqb\tqc\nqa\tqc\n", false},
        {"edges with a heading", Kind::EdgeList, "source target\nqa qb\nqb qc\n", false},
        {"quoted edges", Kind::EdgeList, "\"qa\" -> \"qb\"\n\"qb\" -> \"qc\"\n\"qa\" -> \"qc\"\n", false},
        {"SNAP", Kind::EdgeList, "# Directed graph: moves\n# Nodes: 4 Edges: 4\n0\t1\n0\t2\n1\t3\n2\t3\n"},
        {"contest with weights", Kind::EdgeList, "5 4\n1 2 7\n1 3 7\n2 4 7\n3 4 7\n"},
        {"followers with colons", Kind::EdgeList, "qa: qb qc\nqb: qc\nqc:\n", false, true},
        {"followers with tabs", Kind::AdjacencyList, "\"qa\"\t\"qb\"\t\"qc\"\n\"qb\"\t\"qc\"\n\"qc\"\n", false, true},
        {"matrix in columns", Kind::Table, "0,1,1,0\n0,0,0,1\n0,0,0,1\n0,0,0,0\n"},
        {"matrix with names", Kind::Table, ",qa,qb,qc\nqa,0,1,1\nqb,0,0,1\nqc,0,0,0\n"},
        {"semicolons", Kind::Table, "source;target;weight\nqa;qb;1,5\nqb;qc;2,5\n", false},
        {"quoted columns", Kind::Table, "\"source\",\"target\"\n\"qa\",\"qb\"\n\"qb\",\"qc\"\n", false},
        {"quoted line breaks", Kind::Table, "source,target,note\nqa,qb,\"x\ny\"\nqb,qc,\"z\"\n", false},
        {"filled followers", Kind::Table, "qa,qb,qc\nqb,qc,\nqc,,\n", true, true},
        {"types", Kind::Table, "Source,Target,Type\nqa,qb,Directed\nqb,qa,Mutual\nqb,qc,Directed\n", false},
        {"columns", Kind::Table, "source,target,weight\nqa,qb,1\nqb,qc,2\n", false},
        {"table", Kind::Table, "id,position,value,followers\n0,qa,1,1 2\n1,qb,0,2\n2,qc,0,\n"},
        {"Mermaid", Kind::Mermaid, "flowchart TD\n  qa --> qb\n  subgraph one\n  qb --> qc\n  end\n", false},
    };
    return all;
}

Result<GraphFile> readDamaged(const DamageSample &sample, const QString &text)
{
    GraphFileBuilder graph(QStringLiteral("f"));
    graph.reading().format = graphFormat(sample.kind).name();
    if (const auto problem = graphFormat(sample.kind).read(text, graph))
        return *problem;
    return graph.take();
}

/// Compares vertices, moves and start; labels may be lost.
bool isSame(const GraphFile &a, const GraphFile &b)
{
    return a.names.size() == b.names.size() && a.moves == b.moves && a.start == b.start;
}

} // namespace

class GraphDamageTest : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatHasASample();
    void cut_data() { addSamples(); }
    void cut();
    void changed_data() { addSamples(); }
    void changed();

private:
    static void addSamples()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < damageSamples().size(); ++i)
            QTest::newRow(damageSamples()[i].title) << static_cast<int>(i);
    }
};

void GraphDamageTest::everyFormatHasASample()
{
    for (const GraphFormat &format : graphFormats()) {
        const bool hasSample = std::ranges::any_of(
            damageSamples(), [&](const DamageSample &sample) { return graphFormat(sample.kind).read == format.read; });
        QVERIFY2(!format.read || hasSample || format.kind == GraphFormat::Kind::AdjacencyList,
                 qPrintable(format.name()));
    }
}

void GraphDamageTest::cut()
{
    QFETCH(int, index);
    const DamageSample &sample = damageSamples()[static_cast<std::size_t>(index)];
    const Result<GraphFile> whole = readDamaged(sample, sample.text);
    QVERIFY2(whole, whole ? "" : qPrintable(whole.problem().message));
    for (qsizetype size = 0; size < sample.text.size(); ++size) {
        const QString text = sample.text.first(size);
        const Result<GraphFile> read = readDamaged(sample, text);
        if (!read || isSame(*read, *whole))
            continue;
        const bool isInFirstLine = !text.trimmed().contains(u'\n');
        QVERIFY2((!sample.statesCount || isInFirstLine) && read->reading.lines > 0, qPrintable(text));
        QVERIFY2(read->reading.sentence().contains(QString::number(read->reading.lines)), qPrintable(text));
    }
}

void GraphDamageTest::changed()
{
    QFETCH(int, index);
    const DamageSample &sample = damageSamples()[static_cast<std::size_t>(index)];
    const Result<GraphFile> whole = readDamaged(sample, sample.text);
    QVERIFY2(whole, whole ? "" : qPrintable(whole.problem().message));
    // Other signs may be part of a name if names aren't in quotes.
    const bool isOfLines = sample.kind == GraphFormat::Kind::EdgeList || sample.kind == GraphFormat::Kind::Table ||
                           sample.kind == GraphFormat::Kind::AdjacencyList;
    const QString signs = isOfLines && !sample.hasNewNames ? QStringLiteral("{}[]();,|\"#<>=-+/\\*&\t\n0X")
                                                           : QStringLiteral("{}[]();,|\"");
    const bool isWordFormat = sample.kind != GraphFormat::Kind::EdgeList && sample.kind != GraphFormat::Kind::Tgf;
    std::mt19937 random(20261125);
    for (int round = 0; round < 4000; ++round) {
        const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(sample.text.size()));
        const QChar old = sample.text[at];
        const bool isInName = old == u'q' || (at > 0 && sample.text[at - 1] == u'q');
        if (isInName || old.isDigit())
            continue;
        // A letter of a keyword becomes another letter; a sign or a space becomes another sign, or is lost.
        const QChar changed = old.isLetter() && isWordFormat
                                  ? QChar(static_cast<char16_t>(u'a' + random() % 26))
                                  : signs[static_cast<qsizetype>(random() % static_cast<unsigned>(signs.size()))];
        if (at + 1 == sample.text.size() && QStringView(u"+/\\*0X").contains(changed))
            continue; // the end of the last name
        QString text = sample.text;
        text[at] = changed;
        const bool isBetweenQuotes =
            at > 0 && at + 1 < sample.text.size() && sample.text[at - 1] == u'"' && sample.text[at + 1] == u'"';
        const bool isLost = isOfLines && !sample.hasNewNames && !isBetweenQuotes && random() % 8 == 0;
        if (isLost)
            text.remove(at, 1);
        const Result<GraphFile> read = readDamaged(sample, text);
        if (read && !isSame(*read, *whole))
            QFAIL(qPrintable(QStringLiteral("'%1' became '%2' at %3:\n%4\n%5")
                                 .arg(old)
                                 .arg(isLost ? QStringLiteral("nothing") : QString(changed))
                                 .arg(at)
                                 .arg(text, read->reading.sentence())));
    }
}

MEXPLORER_TEST(GraphDamageTest)
#include "tst_graphdamage.moc"
