// SPDX-License-Identifier: GPL-3.0-or-later
// Files as people have them: what networkx, igraph and Graphviz write, what people complained of, and for each format
// files by its specification, good and broken.
#include "model/games/graphreading.h"
#include "model/notation/expression.h"
#include "model/solve/solver.h"
#include "tests/model/import/graphcases.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;
using samples::GraphCase;

namespace {

const GraphCase dotCases[] = {
    {"back.dot", "digraph { b -> a [dir=back] }", "b a / a>b / a", ""},
    {"both.dot", "digraph { a -> b [dir=both]; c -> a }", "a b c / a>b b>a c>a / c", ""},
    {"none.dot", "digraph {\n a -> b\n b -> c [dir=none] }", nullptr, "line 3: this edge is undirected"},
    {"default.dot", "digraph { edge [dir=back]; b -> a; { edge [dir=forward] c -> d } e -> b }",
     "b a c d e / a>b b>e c>d / a", ""},
    {"invisible.dot", "digraph { a -> b -> c; a -> c [style=invis]; c -> a [style=\"dashed,invis\"] }",
     "a b c / a>b b>c / a", ""},
    {"undirected-arrow.dot", "graph { a -- b [dir=forward] }", "a b / a>b / a", ""},
    {"undirected.dot", "graph g {\n a -- b }", nullptr, "line 2: this graph is undirected"},
    {"legend.dot", "digraph { legend; a -> b; b -> c; a -> c }", "legend a b c / a>b a>c b>c / a",
     "DOT: 4 vertices, 3 moves; start a (nothing leads to it); 1 vertex can't be reached: legend"},
    {"labels.dot", "digraph { n0 [label=\"start\"]; n1 [label=\"the\\nend\", color=red]; n0 -> n1 }",
     "start the end / start>the end / start", "ignored: color"},
    {"tlc.dot", "digraph { 1 [label=\"/\\\\ x = 1\\n/\\\\ next = 2\"]; 2 [label=\"/\\\\ x = 2\"]; 1 -> 2 }",
     "/\\ x = 1 /\\ next = 2 /\\ x = 2 / /\\ x = 1 /\\ next = 2>/\\ x = 2 / /\\ x = 1 /\\ next = 2", ""},
    {"same-labels.dot", "digraph { a [label=x]; b [label=x]; c [label=y]; a -> b -> c }", "a b y / a>b b>y / a",
     "vertices with the same label are called by their ids"},
    {"swapped.dot", "digraph { a [label=b]; b [label=a]; a -> b }", "a b / a>b / a",
     "names are ids, as a label is another vertex's id"},
    {"default-label.dot", "digraph { node [label=\"\\N\"]; a -> b; b [label=\"\"] }", "a b / a>b / a", ""},
    {"html.dot", "digraph { a [label=<<b>One</b> &amp; <i>two</i>>]; a -> b }", "One & two b / One & two>b / One & two",
     ""},
    {"ports.dot", "digraph { a:p:n -> b:s; subgraph cluster_0 { label=\"Group\"; b -> c } }", "a b c / a>b b>c / a",
     ""},
    {"misspelt.dot", "digraph { a -> b; edgx [dir=back]; c -> d }", nullptr, "'dir' is an attribute of edges"},
    {"misspelt-group.dot", "digraph { a -> b; subgrapx { c } }", nullptr, "expected ';' or 'subgraph' before '{'"},
    {"bad-dir.dot", "digraph {\n a -> b [dir=backward] }", nullptr, "line 2: expected dir to be forward, back"},
    {"cut.dot", "digraph { a -> b; b -> ", nullptr, "expected a vertex, found the end of the file"},
    {"mixed.dot", "graph { a -> b }", nullptr, "expected '--'"},
};

const GraphCase jsonCases[] = {
    {"adjacency.json", R"({"directed":true,"nodes":[{"id":1},{"id":0}],"adjacency":[[{"id":0}],[]]})", "1 0 / 1>0 / 1",
     "JSON: 2 vertices, 1 move"},
    {"adjacency-short.json", R"({"nodes":[{"id":1},{"id":0}],"adjacency":[[{"id":0}]]})", nullptr, "a list for each"},
    {"arcs.json", R"({"vertices":["a","b"],"arcs":[["a","b"]]})", "a b / a>b / a", ""},
    {"no-moves.json", R"({"vertices":["a","b"]})", nullptr, "expected a list of moves"},
    {"unknown-moves.json", R"({"nodes":[{"id":"a"}],"relations":[]})", nullptr, "expected a list of moves"},
    {"successors.json", R"({"nodes":[{"id":"a","successors":["b"]},{"id":"b","successors":[]}]})", "a b / a>b / a", ""},
    {"inside.json", R"({"nodes":[{"id":"a","edges":["b"]},{"id":"b"}]})", "a b / a>b / a", ""},
    {"tuples.json",
     R"({"directed":true,"nodes":[{"id":[2,1]},{"id":[1,1]}],"edges":[{"source":[2,1],"target":[1,1]}]})",
     "(2, 1) (1, 1) / (2, 1)>(1, 1) / (2, 1)", ""},
    {"index.json", R"({"nodes":[{"name":"a"},{"name":"b"}],"links":[{"source":1,"target":0}]})", "a b / b>a / b",
     "moves name vertices by their places, counted from 0"},
    {"map.json", R"({"5":[4,3],"4":[3],"3":[]})", "5 4 3 / 4>3 5>3 5>4 / 5", "moves lead from a name"},
    {"map-of-maps.json", R"({"b":{"a":{}},"a":{}})", "b a / b>a / b", ""},
    {"cytoscape.json",
     R"({"elements":{"nodes":[{"data":{"id":"0","name":"A"}},{"data":{"id":"1","name":"B"}}],
         "edges":[{"data":{"source":"1","target":"0"}}]}})",
     "A B / B>A / B", "moves lead from the first vertex to the second"},
    {"cytoscape-list.json",
     R"({"elements":[{"data":{"id":"a"}},{"data":{"id":"b"}},{"data":{"id":"e","source":"b","target":"a"}}]})",
     "a b / b>a / b", ""},
    {"jgf.json",
     R"({"graph":{"directed":true,"nodes":{"x":{"label":"One"},"y":{"label":"Two"}},
         "edges":[{"source":"x","target":"y","relation":"r"}]}})",
     "One Two / One>Two / One", "ignored: relation"},
    {"jgf-undirected.json",
     "{\"graph\":{\"directed\":false,\"nodes\":{\"x\":{},\"y\":{}},\n\"edges\":[{\"source\":\"x\",\"target\":\"y\"}]}}",
     nullptr, "line 2: this graph is undirected"},
    {"one-undirected.json",
     "{\"links\":[{\"source\":\"a\",\"target\":\"b\"},\n{\"source\":\"b\",\"target\":\"c\",\"directed\":false}]}",
     nullptr, "line 2: this edge is undirected, and others have a direction"},
    {"vis.json", R"({"nodes":[{"id":1,"label":"A"},{"id":2,"label":"B"}],"edges":[{"from":1,"to":2,"arrows":"from"}]})",
     "A B / B>A / B", ""},
    {"pairs.json", R"([["a","b"],["b","c"]])", "a b c / a>b b>c / a", ""},
    {"rows.json", "[[1, 2], [2], []]", "0 1 2 / 0>1 0>2 1>2 / 0", "each list holds the followers"},
    {"matrix.json", "[[0,1,1],[0,0,1],[0,0,0]]", "0 1 2 / 0>1 0>2 1>2 / 0", "a matrix"},
    {"twice.json", "{\"moves\": [],\n\"moves\": []}", nullptr,
     "line 2: this is not JSON: the name \"moves\" comes twice"},
    {"cut.json", R"({"moves": [["a","b"],["b")", nullptr, "this is not JSON"},
    {"bad-edge.json", R"({"links":[{"source":"a","tarfet":"b"}]})", nullptr, "to be a pair of vertices"},
};

const GraphCase lineCases[] = {
    {"contest.txt", "5 4\n1 2\n1 3\n2 4\n3 4\n", "1 2 3 4 5 / 1>2 1>3 2>4 3>4 / 1",
     "the first line is a heading of 5 vertices and 4 moves, vertices are numbered from 1"},
    {"contest0.txt", "3 2\n0 1\n1 2\n", "0 1 2 / 0>1 1>2 / 0", "vertices are numbered from 0"},
    {"contest-cycle.txt", "4 4\n1 2\n2 3\n3 4\n4 1\n", "1 2 3 4 / 1>2 2>3 3>4 4>1 / 1", ""},
    {"contest-cut.txt", "5 4\n1 2\n1 3\n2 4\n", nullptr, "this may be a heading of 5 vertices and 4 moves"},
    {"descending.txt", "3 2\n3 1\n2 1\n2 0\n1 0\n", "3 2 1 0 / 1>0 2>0 2>1 3>1 3>2 / 3", "from 5 lines"},
    {"arrow.txt", "5 -> 4\n5 -> 3\n", "5 4 3 / 5>3 5>4 / 5", ""},
    {"chain.txt", "a -> b -> c\n", "a b c / a>b b>c / a", ""},
    {"data.edgelist", "a b {}\nb c {'weight': 3}\n", "a b c / a>b b>c / a", "ignored: data in braces"},
    {"weights.txt", "a b 1.5\nb c 2\n", "a b c / a>b b>c / a", "ignored: weights"},
    {"followers.txt", "3 2 1\n2 1\n1\n", "3 2 1 / 2>1 3>1 3>2 / 3", "Adjacency list: 3 vertices, 3 moves from 3 lines"},
    {"colon.txt", "a: b c\nb: c\n", "a b c / a>b a>c b>c / a", ""},
    {"ambiguous.txt", "1 2 3\n2 3 1\n3 1 2\n", nullptr, "a weight or a follower"},
    {"matrix.txt", "0 1 1 0\n0 0 0 1\n0 0 0 1\n0 0 0 0\n", "1 2 3 4 / 1>2 1>3 2>4 3>4 / 1", "Matrix: 4 vertices"},
    {"matrix-cut.txt", "0 1 1 0\n0 0 0 1\n0 0 0 1\n", nullptr, "as many rows"},
    {"tuples.txt", "(2, 1) (1, 1) {}\n(1, 1) (0, 1) {}\n",
     "(2, 1) (1, 1) (0, 1) / (1, 1)>(0, 1) (2, 1)>(1, 1) / (2, 1)", ""},
    {"old-mac.txt", "a b\rb c\r", "a b c / a>b b>c / a", ""},
    {"undirected.txt", "a -- b\n", nullptr, "'--' is no move"},
    {"prose.txt", "This is a text\nand it is no graph\n", nullptr, "expected two vertex names"},
    {"gml.txt", "<graph/>", nullptr, "this begins like XML"},
    {"networkx.adjlist", "#gen.py\n# GMT\n# \na b c\nb\nc b\n", "a b c / a>b a>c c>b / a", "Adjacency list"},
    {"twice.adjlist", "a b\na c\n", nullptr, "line 2: 'a' has a line already"},
};

const GraphCase columnCases[] = {
    {"heading.csv", "source,target\nA,B\nB,C\nA,C\n", "A B C / A>B A>C B>C / A", "3 vertices, 3 moves from 4 lines"},
    {"from-to.csv", "from,to\na,b\n", "a b / a>b / a", ""},
    {"semicolon.csv", "Source;Target;Type;Weight\na;b;Directed;1\nb;c;Directed;2\n", "a b c / a>b b>c / a",
     "ignored: Weight"},
    {"gephi.csv", "Source,Target,Type\na,b,Directed\nb,c,Undirected\n", nullptr, "line 3: this edge is undirected"},
    {"more.csv", "id,To node,From node\n1,b,a\n2,c,b\n", "a b c / a>b b>c / a", "ignored: id"},
    {"tabs.tsv", "von\tnach\nNew York\tBoston\nBoston\tRio\n",
     "New York Boston Rio / Boston>Rio New York>Boston / New York", ""},
    {"wording.csv", "Spiel,Zug\na,b\nb,c\n", "a b c / a>b b>c / a",
     "the first line is a heading, and moves lead from 'Spiel' to 'Zug'"},
    {"no-heading.csv", "a,b\nb,c\n", "a b c / a>b b>c / a", ""},
    {"apart.csv", "a,b\nc,d\n", "a b c d / a>b c>d / a", ""},
    {"weights.csv", "a,b,1.5\nb,c,2\n", "a b c / a>b b>c / a", "ignored: weights"},
    {"lists.csv", "position,followers\n3,2 1\n2,1\n1,\n", "3 2 1 / 2>1 3>1 3>2 / 3", ""},
    {"named-matrix.csv", ",a,b,c\na,0,1,1\nb,0,0,1\nc,0,0,0\n", "a b c / a>b a>c b>c / a", "Matrix"},
    {"matrix.csv", "0,1,1\n0,0,1\n0,0,0\n", "1 2 3 / 1>2 1>3 2>3 / 1", "Matrix"},
    {"quoted.csv", "source,target\n\"a, b\",\"say \"\"x\"\"\"\n", "a, b say \"x\" / a, b>say \"x\" / a, b", ""},
    {"ragged.csv", "source,target\na,b\nb\n", nullptr, "line 3: expected 2 fields as in the first line, found 1"},
    {"empty.csv", "source,target\na,b\nb,\n", nullptr, "line 3: expected a vertex in column 2"},
    {"open-quote.csv", "source,target\na,\"b\n", nullptr, "line 2: a '\"' is not closed"},
};

const GraphCase mermaidCases[] = {
    {"plain.mmd", "graph TD\n  a --> b\n  b --> c\n", "a b c / a>b b>c / a",
     "Mermaid: 3 vertices, 2 moves from 3 lines"},
    {"labels.mmd", "flowchart LR\n  A[Start] --> B{\"A, or B?\"}\n  B -->|yes| C((End))\n",
     "Start A, or B? End / A, or B?>End Start>A, or B? / Start", "ignored: labels of links"},
    {"text.mmd", "flowchart TD\n a -- take 1 --> b\n b == take 2 ==> c\n c -. x .-> d\n", "a b c d / a>b b>c c>d / a",
     ""},
    {"chain.mmd", "flowchart TD; a-->b-->c; a-->c\n", "a b c / a>b a>c b>c / a", ""},
    {"several.mmd", "flowchart TD\n a & b --> c & d\n", "a b c d / a>c a>d b>c b>d / a", ""},
    {"both.mmd", "flowchart TD\n c --> a\n a <--> b\n", "c a b / a>b b>a c>a / c", ""},
    {"undirected.mmd", "flowchart TD\n a --> b\n b --- c\n", nullptr, "line 3: this edge is undirected"},
    {"group.mmd", "flowchart TD\n subgraph one [Title]\n  direction LR\n  a --> b\n end\n b --> c\n",
     "a b c / a>b b>c / a", "left out: 1 group"},
    {"styles.mmd", "%%{init: {}}%%\ngraph TD\n%% comment\n a:::big --> b\n style a fill:#fff\n classDef big x\n",
     "a b / a>b / a", "ignored: class, classDef and style"},
    {"invisible.mmd", "flowchart TD\n a --> b\n b ~~~ c\n", "a b c / a>b / a", ""},
    {"long.mmd", "flowchart TD\n a ----> b\n b -.-> c\n c ===> d\n", "a b c d / a>b b>c c>d / a", ""},
    {"open-group.mmd", "flowchart TD\n subgraph x\n a --> b\n", nullptr, "a subgraph is not closed"},
    {"half.mmd", "flowchart TD\n a -->\n", nullptr, "line 2: expected a vertex"},
    {"bad-link.mmd", "flowchart TD\n a -> b\n", nullptr, "line 2: expected a link"},
    {"bad-shape.mmd", "flowchart TD\n a[Open --> b\n", nullptr, "line 2: expected ']' after the label"},
    {"sequence.mmd", "sequenceDiagram\n A->>B: hi\n", nullptr, "expected 'flowchart TD', found 'sequenceDiagram'"},
};

struct Group
{
    const char *name;
    std::span<const GraphCase> cases;
};

const Group groups[] = {
    {"DOT", dotCases}, {"JSON", jsonCases}, {"lines", lineCases}, {"columns", columnCases}, {"Mermaid", mermaidCases}};

} // namespace

class GraphCasesTest : public QObject
{
    Q_OBJECT

private slots:
    void othersFiles_data();
    void othersFiles();
    void cases_data();
    void cases();
    void choices_data();
    void choices();
    void startIsFoundByIdAndLabel();
    void offersOtherWays();

private:
    QString write(const QString &name, const QByteArray &content)
    {
        return samples::written(m_folder.filePath(name), content);
    }

    QTemporaryDir m_folder;
};

void GraphCasesTest::othersFiles_data()
{
    QTest::addColumn<QJsonObject>("entry");
    QFile manifest(QStringLiteral(TEST_DATA_DIR "/graphs/manifest.json"));
    QVERIFY(manifest.open(QIODevice::ReadOnly));
    for (const QJsonValue entry : QJsonDocument::fromJson(manifest.readAll()).array())
        QTest::newRow(qPrintable(entry[QStringLiteral("file")].toString())) << entry.toObject();
}

void GraphCasesTest::othersFiles()
{
    QFETCH(QJsonObject, entry);
    const QString path = QStringLiteral(TEST_DATA_DIR "/graphs/") + entry[QStringLiteral("file")].toString();
    const Result<GraphFile> read = readGraphFile(path);
    if (entry.contains(QStringLiteral("refused"))) {
        QVERIFY(!read);
        QVERIFY2(read.problem().message.contains(entry[QStringLiteral("refused")].toString()),
                 qPrintable(read.problem().message));
        return;
    }
    QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    QCOMPARE(read->reading.vertices, entry[QStringLiteral("vertices")].toInteger());
    QCOMPARE(read->reading.moves, entry[QStringLiteral("moves")].toInteger());
    QCOMPARE(read->reading.start, entry[QStringLiteral("start")].toString());
    QVERIFY(read->reading.unreachable.isEmpty());
    const QJsonObject values = entry[QStringLiteral("values")].toObject();
    for (auto value = values.begin(); value != values.end(); ++value) {
        const Result<Position> position = parsePosition(QStringLiteral("graph{%1}:\"%2\"").arg(path, value.key()));
        QVERIFY2(position, position ? "" : qPrintable(position.problem().message));
        JobControl control;
        const auto componentValues = Solver().componentValues(*position, control);
        QVERIFY(componentValues);
        QCOMPARE(componentValues->front(), Value(value.value().toInt()));
    }
}

void GraphCasesTest::cases_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<QString>("words");
    for (const Group &group : groups) {
        for (const GraphCase &sample : group.cases)
            QTest::addRow("%s, %s", group.name, sample.file)
                << QString::fromUtf8(sample.file) << QByteArray(sample.text)
                << (sample.summary ? QString::fromUtf8(sample.summary) : QString()) << QString::fromUtf8(sample.words);
    }
}

void GraphCasesTest::cases()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(QString, summary);
    QFETCH(QString, words);
    const Result<GraphFile> read = readGraphFile(write(file, text));
    if (summary.isNull()) {
        QVERIFY2(!read, read ? qPrintable(samples::graphSummary(*read)) : "");
        QVERIFY2(read.problem().message.contains(words), qPrintable(read.problem().message));
        QVERIFY(read.problem().message.startsWith(file));
        return;
    }
    QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    QCOMPARE(samples::graphSummary(*read), summary);
    QVERIFY2(read->reading.sentence().contains(words), qPrintable(read->reading.sentence()));
}

void GraphCasesTest::choices_data()
{
    QTest::addColumn<QString>("parameters");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("summary");
    QTest::newRow("reversed") << "a.csv; reversed" << QByteArray("a,b\nb,c\n") << "a b c / b>a c>b / c";
    QTest::newRow("both ways") << "a.dot;both-ways" << QByteArray("graph { a -- b -- c }")
                               << "a b c / a>b b>a b>c c>b / a";
    QTest::newRow("ids") << "a.dot; ids" << QByteArray("digraph { 0 [label=x]; 1 [label=y]; 0 -> 1 }")
                         << "0 1 / 0>1 / 0";
    QTest::newRow("no heading") << "a.txt; no-heading" << QByteArray("3 2\n1 2\n2 3\n") << "3 2 1 / 1>2 2>3 3>2 / 1";
    QTest::newRow("two") << "a.csv; reversed; no-heading" << QByteArray("source,target\na,b\n")
                         << "source target a b / b>a target>source / target";
    QTest::newRow("a name") << "a; b.txt" << QByteArray("a b\n") << "a b / a>b / a";
}

void GraphCasesTest::choices()
{
    QFETCH(QString, parameters);
    QFETCH(QByteArray, text);
    QFETCH(QString, summary);
    QString name = parameters;
    const GraphChoices choices = GraphChoices::takeFrom(name);
    const Result<GraphFile> read = readGraphFile(write(name, text), choices);
    QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    QCOMPARE(samples::graphSummary(*read), summary);
    // An expression with the choices is printed with them, and means the same again.
    const Result<Position> position = parsePosition(QStringLiteral("graph{%1}").arg(m_folder.filePath(parameters)));
    QVERIFY2(position, position ? "" : qPrintable(position.problem().message));
    const Result<Position> again = parsePosition(position->text());
    QVERIFY2(again, again ? "" : qPrintable(again.problem().message));
    QCOMPARE(again->text(), position->text());
    QCOMPARE(graphReading(*position->components.front().rules)->start, read->reading.start);
}

/// An id is preferred to another vertex's label, and both are found.
void GraphCasesTest::startIsFoundByIdAndLabel()
{
    const QString path = write(QStringLiteral("clash.dot"),
                               "digraph { a [label=b]; b [label=c]; a -> b; b -> x; n0 [label=\"a label\"]; n0 -> a }");
    const auto at = [&](const char *name) {
        const Result<Position> position =
            parsePosition(QStringLiteral("graph{%1}:%2").arg(path, QString::fromUtf8(name)));
        return position ? position->components.front().cells.front() : Cell(99);
    };
    QCOMPARE(at("a"), Cell(0));
    QCOMPARE(at("b"), Cell(1));
    QCOMPARE(at("c"), Cell(1));
    QCOMPARE(at("n0"), at("\"a label\""));
    QCOMPARE(at("nobody"), Cell(99));
}

void GraphCasesTest::offersOtherWays()
{
    const QString path = write(QStringLiteral("two.dot"), "digraph { a -> b; c [label=\"see\"]; c -> b; d -> b }");
    const Result<Position> position = parsePosition(QStringLiteral("graph{%1}").arg(path));
    QVERIFY(position);
    QStringList texts;
    for (const GraphAlternative &other : graphAlternatives(*position->components.front().rules)) {
        texts << other.text;
        QVERIFY2(parsePosition(other.expression), qPrintable(other.expression));
    }
    QCOMPARE(texts, QStringList({"Start at see", "Start at d", "Reverse All Moves", "Call Vertices by Their Ids"}));
}

MEXPLORER_TEST(GraphCasesTest)
#include "tst_graphcases.moc"
