// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphfile.h"
#include "tests/model/import/graphcases.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace mexplorer;

class GraphFileTest : public QObject
{
    Q_OBJECT

private slots:
    void readsGraphs_data();
    void readsGraphs();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void refusesOtherFiles_data();
    void refusesOtherFiles();
    void survivesDamage_data();
    void survivesDamage();
    void survivesDeepNesting_data();
    void survivesDeepNesting();

private:
    QString write(const QString &name, const QByteArray &content)
    {
        const QString path = m_folder.filePath(name);
        return samples::written(path, content);
    }

    QTemporaryDir m_folder;
};

void GraphFileTest::readsGraphs_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("graph");
    const auto row = [](const char *title, const char *name, const char *content, const char *graph) {
        QTest::newRow(title) << QString::fromUtf8(name) << QByteArray(content) << QString::fromUtf8(graph);
    };
    row("dot", "a.dot", "digraph { b -> a; a -> c; z; }", "b a c z / a>c b>a / b");
    row("dot, ending gv", "a.gv", "strict digraph \"G\" { a -> b -> c }", "a b c / a>b b>c / a");
    row("dot, only source is the start", "a.dot", "digraph { b -> c; a -> b }", "b c a / a>b b>c / a");
    row("dot, start", "a.dot", "digraph { start=b; a -> b; a -> c }", "a b c / a>b a>c / b");
    row("dot, root in a list", "a.dot", "digraph { graph [root=c] a -> b; a -> c }", "a b c / a>b a>c / c");
    row("dot, start for a layout", "a.dot", "digraph { start=7; a -> b }", "a b / a>b / a");
    row("dot, subgraphs", "a.dot", "digraph { a -> {b c} -> d; subgraph cluster_x { e -> a } }",
        "a b c d e / a>b a>c b>d c>d e>a / e");
    row("dot, ports", "a.dot", "digraph { a:p:n -> b:s }", "a b / a>b / a");
    row("dot, attributes", "a.dot",
        "digraph { node [shape=box]; edge [len=2]; a [x=1; y=\"2\"]; a -> b [label=\"l\"] }", "a b / a>b / a");
    row("dot, quotes", "a.dot", "digraph { \"a \\\"b\\\"\" -> \"c\" + \"d\"; \"e\\\nf\" }",
        "a \"b\" cd ef / a \"b\">cd / a \"b\"");
    row("dot, comments", "a.dot", "# line\n// line\ndigraph { /* a\nb */ a -> b // c\n}", "a b / a>b / a");
    row("dot, numbers", "a.dot", "digraph { -1.5 -> .5; 3 -> -1.5 }", "-1.5 .5 3 / -1.5>.5 3>-1.5 / 3");
    row("dot, letters", "a.dot", "digraph { \xC3\xA9 -> \xCE\xB6 }",
        "\xC3\xA9 \xCE\xB6 / \xC3\xA9>\xCE\xB6 / \xC3\xA9");
    row("dot, html", "a.dot", "digraph { <b<i>x</i>> -> a }", "b<i>x</i> a / b<i>x</i>>a / b<i>x</i>");
    row("dot, keywords in any case", "a.dot", "DiGraph { SubGraph { a } -> b }", "a b / a>b / a");
    row("dot, positions", "a.dot", "digraph { 0 [position=\"nim:2\"]; 1 [position=\"nim:1\"]; 0 -> 1 }",
        "nim:2 nim:1 / nim:2>nim:1 / nim:2");
    row("dot, twice and itself", "a.dot", "digraph { a -> b; a -> b; b -> b }", "a b / a>b b>b / a");

    row("graphml", "a.graphml",
        "<graphml><graph edgedefault='directed'><node id='a'/><node id='b'/><edge source='a' "
        "target='b'/></graph></graphml>",
        "a b / a>b / a");
    row("graphml, edges first", "a.xml",
        "<?xml version='1.0'?><graphml xmlns='http://graphml.graphdrawing.org/xmlns'><graph edgedefault='directed'>"
        "<edge source='b' target='a'/><node id='a'/><node id='b'/></graph></graphml>",
        "a b / b>a / b");
    row("graphml, names and start", "a.graphml",
        "<graphml><key id='d0' for='node' attr.name='position'/><graph edgedefault='directed'><data "
        "key='start'>n1</data>"
        "<node id='n0'><data key='d0'>nim:1</data></node><node id='n1'><data key='d0'>nim:2</data></node>"
        "<edge source='n1' target='n0'><data key='d0'>no name</data></edge></graph></graphml>",
        "nim:1 nim:2 / nim:2>nim:1 / nim:2");
    row("graphml, one directed edge", "a.graphml",
        "<graphml><graph edgedefault='undirected'><node id='a'/><node id='b'/>"
        "<edge directed='true' source='a' target='b'/></graph></graphml>",
        "a b / a>b / a");

    row("json", "a.json", R"({"start": "b", "vertices": ["a", "b"], "moves": [["a", "b"], ["b", "a"]]})",
        "a b / a>b b>a / b");
    row("json, edges alone", "a.json", R"({"edges": [["x", "y"], ["y", 3]]})", "x y 3 / x>y y>3 / x");
    row("json, no edges", "a.json", R"({"vertices": ["a"], "moves": []})", "a /  / a");
    row("json, networkx", "a.json",
        R"({"directed": true, "multigraph": false, "graph": {"start": 2}, "nodes": [{"id": 1}, {"id": 2}],
            "links": [{"source": 2, "target": 1, "weight": 3}]})",
        "1 2 / 2>1 / 2");
    row("json, our own", "a.json",
        R"({"game": "nim:1", "root": 0, "truncated": false,
            "positions": [{"id": 0, "position": "nim:1", "value": 1}, {"id": 1, "position": "nim:0", "value": 0}],
            "moves": [[0, 1]]})",
        "nim:1 nim:0 / nim:1>nim:0 / nim:1");

    row("edges", "a.txt", "a b\nb -> c\nc,d\n\n# comment\n\"e\" # single\n", "a b c d e / a>b b>c c>d / a");
    row("edges, short ending", "a.el", "a->b\r\nb->c\r\n", "a b c / a>b b>c / a");
    row("edges, quotes", "a.edges", "\"kayles:3,1\" -> \"a \"\"b\"\"\"\n",
        "kayles:3,1 a \"b\" / kayles:3,1>a \"b\" / kayles:3,1");
    row("edges, byte order mark", "a.txt",
        "\xEF\xBB\xBF"
        "a b\n",
        "a b / a>b / a");
    row("table", "a.csv", "id,position,value,followers\n0,\"nim:2,1\",3,1 2\n1,nim:2,2,2\n2,nim:1,1,\n",
        "nim:2,1 nim:2 nim:1 / nim:2,1>nim:1 nim:2,1>nim:2 nim:2>nim:1 / nim:2,1");
    row("csv, edges", "a.csv", "a,b\nb,c\n", "a b c / a>b b>c / a");
}

void GraphFileTest::readsGraphs()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, graph);
    const Result<GraphFile> read = readGraphFile(write(name, content));
    QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    QCOMPARE(samples::graphSummary(*read), graph);
}

void GraphFileTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *title, const char *name, const QByteArray &content, const char *words) {
        QTest::newRow(title) << QString::fromUtf8(name) << content << QString::fromUtf8(words);
    };
    row("empty", "a.dot", "", "a.dot is empty.");
    row("blank", "a.txt", " \n \n", "a.txt is empty.");
    row("binary", "a.txt", QByteArray("a b\nc \0d\n", 9), "a.txt, line 2: this is not text");
    row("zip", "a.csv", QByteArray("PK\x03\x04\x14", 5), "a.csv is compressed");
    row("gzip", "a.graphml", QByteArray("\x1f\x8b\x08\x00", 4), "a.graphml is compressed");
    row("latin1", "a.dot", "digraph {\n\xe9 -> a }", "a.dot, line 2: this is not text in UTF-8.");
    row("dot, undirected", "a.dot", "graph {\n a -- b }", "line 2: this graph is undirected");
    row("no ending", "edges", "a b\n", "has no ending of a graph and begins like none.");
    row("dot, edge", "a.dot", "digraph {\n a -- b }", "line 2: expected '->'");
    row("dot, cut off", "a.dot", "digraph {\n a -> b;\n",
        "line 3: expected a vertex, a move or '}', found the end of the file.");
    row("dot, no vertex after the arrow", "a.dot", "digraph {\n\n a -> }", "line 3: expected a vertex, found '}'.");
    row("dot, attribute", "a.dot", "digraph { a [x=] }", "expected a value after '=', found ']'.");
    row("dot, quote", "a.dot", "digraph { a;\n \"b }\n}", "line 2: a name that begins here is not closed by '\"'.");
    row("dot, comment", "a.dot", "digraph { a;\n/* b }\n}", "line 2: a comment that begins here is not closed");
    row("dot, character", "a.dot", "digraph { a -> @b }", "line 1: found '@'");
    row("dot, lone minus", "a.dot", "digraph { a - b }", "line 1: found '-'");
    row("dot, more than one", "a.dot", "digraph { a } digraph { b }", "found 'digraph'.");
    row("dot, nothing in it", "a.dot", "digraph { }", "there is no vertex");
    row("dot, no such start", "a.dot", "digraph { root=q; a -> b }", "the start is 'q'");
    row("dot, part", "a.dot", "digraph { truncated=true; a -> b }", "this is a part of a graph");
    row("dot, text", "a.dot", "hello world", "expected 'digraph', found 'hello'.");
    row("dot, names", "a.dot", "digraph { a [position=x]; b [position=x] }", "two vertices are named 'x'");
    row("dot, line break in a name", "a.dot", "digraph { \"a\nb\" -> c }",
        "the name 'a\\nb' holds a control character");
    row("dot is json", "a.dot", "{\"moves\": []}", "it begins like JSON. As that it can't be read either: a.dot");
    row("dot is xml", "a.dot", "<?xml version='1.0'?><graphml/>",
        "it begins like GraphML. As that it can't be read either: a.dot: expected a <graph>");
    row("json is dot", "a.json", "digraph { a }", "it begins like DOT. Give it the ending .dot.");
    row("edges are dot", "a.txt", "digraph { a -> b }", "it begins like DOT");
    row("graphml, undirected", "a.graphml",
        "<graphml><graph edgedefault='undirected'><node id='a'/>\n<edge source='a' target='a'/></graph></graphml>",
        "line 2: this graph is undirected");
    row("graphml, no such node", "a.graphml",
        "<graphml><graph edgedefault='directed'><node id='a'/>\n\n<edge source='a' target='b'/></graph></graphml>",
        "line 3: there is no node with the id 'b'.");
    row("graphml, no id", "a.graphml", "<graphml><graph><node/></graph></graphml>", "expected an id");
    row("graphml, id twice", "a.graphml", "<graphml><graph><node id='a'/><node id='a'/></graph></graphml>",
        "two nodes with the id 'a'");
    row("graphml, no target", "a.graphml", "<graphml><graph><node id='a'/><edge source='a'/></graph></graphml>",
        "expected a source and a target");
    row("graphml, hyperedge", "a.graphml", "<graphml><graph><hyperedge/></graph></graphml>", "hyperedge");
    row("graphml, cut off", "a.graphml", "<graphml>\n<graph>", "line 2: this is not well-formed XML");
    row("graphml, other xml", "a.xml", "<svg/>", "expected <graphml>, found <svg>.");
    row("graphml, no graph", "a.graphml", "<graphml/>", "expected a <graph>");
    row("graphml, text", "a.graphml", "a b", "line 1: this is not well-formed XML");
    row("json, damaged", "a.json", "{\"moves\":\n [[1, 2],\n", "this is not JSON");
    row("json, undirected", "a.json", R"({"directed": false, "links": [["a", "b"]]})", "this graph is undirected");
    row("json, array", "a.json", "[1, 2]", "expected a list of moves");
    row("json, nothing known", "a.json", R"({"x": 1})", "expected a list of moves");
    row("json, a triple", "a.json", R"({"moves": [["a", "b"], ["a", "b", "c"]]})",
        "expected \"moves\"[1] to be a pair");
    row("json, no such vertex", "a.json", R"({"vertices": ["a"], "moves": [["a", "c"]]})", "names 'c'");
    row("json, vertex twice", "a.json", R"({"vertices": ["a", "a"], "moves": []})",
        "line 1: the vertex 'a' is named a second time.");
    row("json, fraction", "a.json", R"({"vertices": [1.5], "moves": []})", "to be a word, a whole number");
    row("json, no such start", "a.json", R"({"start": "q", "moves": [["a", "b"]]})", "the start is 'q'");
    row("json, part", "a.json", R"({"truncated": true, "vertices": ["a"], "moves": []})", "this is a part of a graph");
    row("edges, three names", "a.txt", "a b\na b c\n",
        "a.txt, line 2: expected two vertex names, as in \"a b\", and found 3.");
    row("edges, quote", "a.txt", "a b\n\"c d\n", "line 2: a '\"' is not closed.");
    row("edges, comments alone", "a.txt", "# nothing\n", "only comments");
    row("table, fields", "a.csv", "id,position,followers\n0,a\n",
        "line 2: expected 3 fields as in the heading, found 2.");
    row("table, no such follower", "a.csv", "id,position,followers\n0,a,7\n",
        "position 7 is a follower and has no line.");
    row("table, part", "a.csv", "id,position,followers\n0,a,1\n1,b,?\n", "this is a part of a graph");
}

void GraphFileTest::saysWhatIsWrong()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, words);
    const Result<GraphFile> read = readGraphFile(write(name, content));
    QVERIFY(!read);
    const QString message = read.problem().message;
    QVERIFY2(message.contains(words), qPrintable(message));
    QVERIFY2(message.startsWith(name) && message.endsWith(u'.') && !message.contains(u'\n'), qPrintable(message));
}

void GraphFileTest::refusesOtherFiles_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<Problem::Code>("code");
    QTest::newRow("missing") << m_folder.filePath(QStringLiteral("no such file.dot")) << Problem::Code::NoFile;
    QTest::newRow("folder") << m_folder.path() << Problem::Code::NotAFile;
    QTest::newRow("device") << "/dev/zero" << Problem::Code::NotAFile;
}

void GraphFileTest::refusesOtherFiles()
{
    QFETCH(QString, path);
    const Result<GraphFile> read = readGraphFile(path);
    QVERIFY(!read);
    QCOMPARE(read.problem().kind, Problem::Kind::File);
    QTEST(read.problem().code, "code");
}

void GraphFileTest::survivesDamage_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("dot") << "d.dot"
                         << QByteArray(
                                "digraph { a [x=\"1\\\"\", y=<b<c>>]; a -> {b c:p} -> d; /* e */ subgraph s { f } }");
    QTest::newRow("graphml")
        << "d.graphml"
        << QByteArray(
               "<graphml><key id='k' attr.name='position'/><graph edgedefault='directed'><node id='a'><data key='k'>x</data>"
               "</node><node id='b'/><edge source='a' target='b'/></graph></graphml>");
    QTest::newRow("json") << "d.json"
                          << QByteArray(R"({"start": "a", "vertices": ["a", {"id": 2}], "moves": [["a", 2]]})");
    QTest::newRow("edges") << "d.txt" << QByteArray("a -> b\n\"b c\", d # e\n\"f\"\n");
    QTest::newRow("table") << "d.csv" << QByteArray("id,position,followers\n0,\"a,b\",1 2\n1,c,2\n2,d,\n");
}

/// Bytes removed, changed and swapped: a graph or a problem, never a crash; a graph is consistent.
void GraphFileTest::survivesDamage()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    std::mt19937 random(20240229);
    for (int i = 0; i < 200; ++i) {
        QByteArray damaged = content;
        for (int changes = 1 + static_cast<int>(random() % 4); changes > 0 && !damaged.isEmpty(); --changes) {
            const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(damaged.size()));
            switch (random() % 3) {
            case 0:
                damaged.truncate(at);
                break;
            case 1:
                damaged[at] = static_cast<char>(random() % 256);
                break;
            default:
                damaged.insert(at,
                               content.at(static_cast<qsizetype>(random() % static_cast<unsigned>(content.size()))));
            }
        }
        const Result<GraphFile> read = readGraphFile(write(name, damaged));
        if (!read) {
            QVERIFY2(read.problem().message.endsWith(u'.'), qPrintable(read.problem().message));
            continue;
        }
        const auto size = static_cast<quint32>(read->names.size());
        QVERIFY(read->start < size);
        for (const auto &[from, to] : read->moves)
            QVERIFY(from < size && to < size);
    }
}

void GraphFileTest::survivesDeepNesting_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    constexpr int depth = 300'000;
    QTest::newRow("dot") << "n.dot" << QByteArray("digraph ") + QByteArray(depth, '{');
    QTest::newRow("dot, closed") << "n.dot" << QByteArray("digraph ") + QByteArray(depth, '{') + QByteArray(depth, '}');
    QTest::newRow("html") << "n.dot" << QByteArray("digraph { ") + QByteArray(depth, '<');
    QTest::newRow("json") << "n.json" << QByteArray("{\"moves\": ") + QByteArray(depth, '[');
    QTest::newRow("graphml") << "n.graphml"
                             << "<graphml>" + QByteArray("<graph>").repeated(depth / 10);
}

void GraphFileTest::survivesDeepNesting()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    const Result<GraphFile> read = readGraphFile(write(name, content));
    QVERIFY(!read);
    QVERIFY2(read.problem().message.size() < 200, qPrintable(read.problem().message));
}

MEXPLORER_TEST(GraphFileTest)
#include "tst_graphfile.moc"
