// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphfilebuilder.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

using Moves = std::vector<std::pair<quint32, quint32>>;

/// A graph written by hand in every format.
struct Sample
{
    QStringList names;
    Moves moves; ///< sorted, without duplicates
    quint32 start = 0;

    QString name(quint32 v) const { return names[static_cast<qsizetype>(v)]; }
};

QString doubledQuotes(QString name)
{
    return u'"' + name.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString dotQuotes(QString name)
{
    return u'"' + name.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\"")) + u'"';
}

QByteArray dot(const Sample &sample)
{
    QString text = QStringLiteral("digraph \"g\" {\n  root = %1;\n").arg(dotQuotes(sample.name(sample.start)));
    for (const QString &name : sample.names)
        text += QStringLiteral("  %1 [shape=\"x\"];\n").arg(dotQuotes(name));
    for (const auto &[from, to] : sample.moves)
        text += QStringLiteral("  %1 -> %2\n").arg(dotQuotes(sample.name(from)), dotQuotes(sample.name(to)));
    return (text + u'}').toUtf8();
}

QByteArray graphMl(const Sample &sample)
{
    QString text = QStringLiteral("<?xml version=\"1.0\"?>\n<graphml><key id=\"p\" attr.name=\"position\"/><graph "
                                  "edgedefault=\"directed\"><data key=\"root\">n%1</data>\n")
                       .arg(sample.start);
    for (quint32 v = 0; v < sample.names.size(); ++v) {
        text += QStringLiteral("<node id=\"n%1\"><data key=\"p\">%2</data></node>\n")
                    .arg(QString::number(v), sample.name(v).toHtmlEscaped());
    }
    for (const auto &[from, to] : sample.moves)
        text += QStringLiteral("<edge source=\"n%1\" target=\"n%2\"/>\n").arg(from).arg(to);
    return (text + QStringLiteral("</graph></graphml>")).toUtf8();
}

QByteArray json(const Sample &sample)
{
    QJsonArray moves;
    for (const auto &[from, to] : sample.moves)
        moves << QJsonArray{sample.name(from), sample.name(to)};
    return QJsonDocument(QJsonObject{{QStringLiteral("start"), sample.name(sample.start)},
                                     {QStringLiteral("vertices"), QJsonArray::fromStringList(sample.names)},
                                     {QStringLiteral("moves"), moves}})
        .toJson();
}

QByteArray nodeLink(const Sample &sample)
{
    QJsonArray nodes, links;
    for (const QString &name : sample.names)
        nodes << QJsonObject{{QStringLiteral("id"), name}};
    for (const auto &[from, to] : sample.moves)
        links << QJsonObject{{QStringLiteral("source"), sample.name(from)},
                             {QStringLiteral("target"), sample.name(to)}};
    return QJsonDocument(
               QJsonObject{{QStringLiteral("directed"), true},
                           {QStringLiteral("graph"), QJsonObject{{QStringLiteral("start"), sample.name(sample.start)}}},
                           {QStringLiteral("nodes"), nodes},
                           {QStringLiteral("links"), links}})
        .toJson(QJsonDocument::Compact);
}

QByteArray edges(const Sample &sample)
{
    QString text;
    for (const QString &name : sample.names)
        text += doubledQuotes(name) + u'\n';
    int line = 0;
    for (const auto &[from, to] : sample.moves) {
        const QString between = QStringList{QStringLiteral(" "), QStringLiteral(" -> "), QStringLiteral(","),
                                            QStringLiteral("->")}[++line % 4];
        text += doubledQuotes(sample.name(from)) + between + doubledQuotes(sample.name(to)) +
                QStringLiteral(" # a move\r\n");
    }
    return text.toUtf8();
}

QByteArray table(const Sample &sample)
{
    QString text = QStringLiteral("id,position,value,followers\n");
    for (quint32 v = 0; v < sample.names.size(); ++v) {
        QStringList followers;
        for (const auto &[from, to] : sample.moves) {
            if (from == v)
                followers << QString::number(to);
        }
        text +=
            QStringLiteral("%1,%2,0,%3\n").arg(QString::number(v), doubledQuotes(sample.name(v)), followers.join(u' '));
    }
    return text.toUtf8();
}

Sample randomSample(std::mt19937 &random)
{
    const QStringList names = {QStringLiteral("a"),
                               QStringLiteral("b c"),
                               QStringLiteral("\"d\""),
                               QStringLiteral("e,f"),
                               QStringLiteral("x->y"),
                               QStringLiteral("#7"),
                               QStringLiteral("nim:2,1 + kayles:3"),
                               QStringLiteral("<&>"),
                               QStringLiteral("\u03b1\u2295"),
                               QStringLiteral("back\\slash"),
                               QStringLiteral("{g}"),
                               QStringLiteral("12")};
    Sample sample;
    sample.names = names;
    std::shuffle(sample.names.begin(), sample.names.end(), random);
    sample.names = sample.names.first(1 + static_cast<qsizetype>(random() % 12));
    const auto count = static_cast<quint32>(sample.names.size());
    std::set<std::pair<quint32, quint32>> moves;
    for (auto tries = random() % 30; tries > 0; --tries)
        moves.emplace(random() % count, random() % count);
    sample.moves.assign(moves.begin(), moves.end());
    sample.start = static_cast<quint32>(random() % count);
    return sample;
}

/// The names of the followers of each vertex, independent of the numbering of vertices.
std::map<QString, QStringList> byName(const GraphFile &graph)
{
    std::map<QString, QStringList> followers;
    for (const QString &name : graph.names)
        followers[name];
    for (const auto &[from, to] : graph.moves)
        followers[graph.names[static_cast<qsizetype>(from)]] << graph.names[static_cast<qsizetype>(to)];
    for (auto &[name, list] : followers)
        list.sort();
    return followers;
}

} // namespace

class GraphFormatsTest : public QObject
{
    Q_OBJECT

private slots:
    void allFormatsSayTheSame();
    void writtenTwiceIsOnce();
    void startIsTheOnlySource_data();
    void startIsTheOnlySource();
    void saysExactlyWhatIsWrong_data();
    void saysExactlyWhatIsWrong();
    void builderNamesAndNumbers();
    void builderRefuses();

private:
    QString write(const QString &name, const QByteArray &content) const
    {
        return samples::written(m_folder.filePath(name), content);
    }

    QTemporaryDir m_folder;
};

void GraphFormatsTest::allFormatsSayTheSame()
{
    std::mt19937 random(101);
    for (int round = 0; round < 150; ++round) {
        const Sample sample = randomSample(random);
        const GraphFile expected = {sample.names, sample.moves, sample.start};
        const std::vector<std::pair<QString, QByteArray>> files = {
            {QStringLiteral("a.dot"), dot(sample)},     {QStringLiteral("a.graphml"), graphMl(sample)},
            {QStringLiteral("a.json"), json(sample)},   {QStringLiteral("b.json"), nodeLink(sample)},
            {QStringLiteral("a.edges"), edges(sample)}, {QStringLiteral("a.csv"), table(sample)}};
        for (const auto &[name, content] : files) {
            const Result<GraphFile> read = readGraphFile(write(name, content));
            QVERIFY2(read, read ? "" : qPrintable(read.problem().message + u'\n' + QString::fromUtf8(content)));
            QVERIFY2(byName(*read) == byName(expected), content.constData());
            QVERIFY(std::is_sorted(read->moves.begin(), read->moves.end()));
            if (name.endsWith(QStringLiteral("edges")) || name.endsWith(QStringLiteral("csv")))
                continue; // these name no start
            QCOMPARE(read->names[static_cast<qsizetype>(read->start)], sample.name(sample.start));
        }
    }
}

void GraphFormatsTest::writtenTwiceIsOnce()
{
    std::mt19937 random(102);
    for (int round = 0; round < 50; ++round) {
        const Sample sample = randomSample(random);
        Sample twice = sample;
        twice.moves.insert(twice.moves.end(), sample.moves.rbegin(), sample.moves.rend());
        const auto once = readGraphFile(write(QStringLiteral("a.dot"), dot(sample)));
        const auto again = readGraphFile(write(QStringLiteral("b.dot"), dot(twice)));
        QVERIFY(once && again);
        QCOMPARE(again->moves, once->moves);
        QCOMPARE(again->names, once->names);
    }
}

void GraphFormatsTest::startIsTheOnlySource_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("start");
    QTest::newRow("one source, last") << QByteArray("b c\na b\n") << "a";
    QTest::newRow("two sources: the first vertex") << QByteArray("b c\na c\n") << "b";
    QTest::newRow("no source: the first vertex") << QByteArray("b c\nc b\n") << "b";
    QTest::newRow("a loop doesn't enter from outside") << QByteArray("b c\na a\na b\n") << "a";
    QTest::newRow("a vertex by itself is a source") << QByteArray("b c\n\"z\"\n") << "b";
    QTest::newRow("a single vertex") << QByteArray("z\n") << "z";
}

void GraphFormatsTest::startIsTheOnlySource()
{
    QFETCH(QByteArray, content);
    const Result<GraphFile> read = readGraphFile(write(QStringLiteral("s.txt"), content));
    QVERIFY(read);
    QTEST(read->names[static_cast<qsizetype>(read->start)], "start");
}

void GraphFormatsTest::saysExactlyWhatIsWrong_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &content, const char *message) {
        QTest::addRow("%s %s", name, content.constData())
            << QString::fromUtf8(name) << content << QString::fromUtf8(message);
    };
    row("a.dot", "graph { a -- b }",
        "a.dot, line 1: this graph is undirected, and a move has a direction; write 'digraph' and '->', or write "
        "'; both-ways' after the file's name, as in graph{FILE; both-ways}, to make each undirected edge a move both "
        "ways.");
    row("a.dot", "strict {", "a.dot, line 1: expected 'digraph', found '{'.");
    row("a.dot", "digraph g\n", "a.dot, line 2: expected '{', found the end of the file.");
    row("a.dot", "digraph {\n a:-> b }", "a.dot, line 2: expected a port after ':', found '->'.");
    row("a.dot", "digraph { a =\n}", "a.dot, line 2: expected a value after '=', found '}'.");
    row("a.dot", "digraph { a [\n,] }", "a.dot, line 2: expected an attribute or ']', found ','.");
    row("a.dot", "digraph {} }", "a.dot, line 1: expected the end of the file after the graph's '}', found '}'.");
    row("a.dot", "digraph { subgraph }", "a.dot, line 1: expected a vertex, found '}'.");
    row("a.dot", "digraph { \"a\" + b }", "a.dot, line 1: expected another name in quotes after '+'.");
    row("a.dot", "digraph { start=q; a }", "a.dot: the start is 'q', and there is no such vertex.");
    row("a.dot", "digraph { a [position=\"x\"]; x }", "a.dot: two vertices are named 'x'.");
    row("a.graphml",
        "<graphml><graph edgedefault='directed'><node id='a'/><node id='b'/><edge source='a' target='b' directed='false'/></graph></graphml>",
        "a.graphml, line 1: this graph is undirected, and a move has a direction; write directed=\"true\" instead of directed=\"false\" at this edge, or write '; both-ways' after the file's name, as in graph{FILE; both-ways}, to make each undirected edge a move both ways.");
    row("a.graphml", "<graphml>\n<graph><node id='a'/>\n<node id='a'/></graph></graphml>",
        "a.graphml, line 3: there are two nodes with the id 'a'.");
    row("a.graphml", "<graphml><graph></graph></graphml>", "a.graphml: there is no vertex in this graph.");
    row("a.graphml",
        "<graphml><key id='t' attr.name='truncated'/><graph><data key='t'>1</data><node id='a'/></graph></graphml>",
        "a.graphml: this is a part of a graph, exported with a limit; positions at its edge would look like the end of "
        "the "
        "game. Export it again with a higher limit on positions.");
    row("a.json", "{\"moves\": 3}", "a.json, line 1: expected \"moves\" to be an array of pairs of vertices.");
    row("a.json", "{\"nodes\": 3}", "a.json, line 1: expected \"nodes\" to be an array.");
    row("a.json", "{\"positions\":\n[{}]}",
        "a.json, line 2: expected a vertex to be a word, a whole number, a list of these, or an object with an \"id\".");
    row("a.json", "{\"start\": {}, \"moves\": []}",
        "a.json, line 1: expected the start to be a vertex, a word or a number.");
    row("a.json", "{\"links\": [{\"source\": \"a\"}]}",
        "a.json, line 1: expected \"links\"[0] to be a pair of vertices, as in [\"a\", \"b\"].");
    row("a.json", "{\"vertices\": [1, \"1\"]}", "a.json, line 1: the vertex '1' is named a second time.");
    row("a.json", "{\"vertices\": [], \"moves\": []}", "a.json: there is no vertex in this graph.");
    row("a.csv", "id,position,followers\n0,a,1\n1,b,\n0,c,\n", "a.csv, line 4: position 0 has a line already.");
    row("a.csv", "id,position,followers\n0,a,\n1,a,\n", "a.csv: two vertices are named 'a'.");
    row("a.csv", "followers,id,position\n", "a.csv: there is no vertex in this graph.");
    row("a.txt", "a b\nb c d e", "a.txt, line 2: expected two vertex names, as in \"a b\", and found 4.");
    row("a.txt", "\"a\"b c", "a.txt, line 1: expected two vertex names, as in \"a b\", and found 3.");
    row("a.txt", "\n\na \"b", "a.txt, line 3: a '\"' is not closed.");
    row("a.txt", "# a b\n# c", "a.txt: there are only comments; write one move per line, as in \"a b\".");
    row("a.txt", "{\"moves\": []}",
        "a.txt is not what its name says: a file with this ending is read as List of edges, and it begins like JSON. "
        "As that it can't be read either: a.txt: there is no vertex in this graph.");
}

void GraphFormatsTest::saysExactlyWhatIsWrong()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    const Result<GraphFile> read = readGraphFile(write(name, content));
    QVERIFY(!read);
    QTEST(read.problem().message, "message");
    QCOMPARE(read.problem().kind, Problem::Kind::BadInput);
}

void GraphFormatsTest::builderNamesAndNumbers()
{
    GraphFileBuilder builder(QStringLiteral("f"));
    QVERIFY(builder.vertexCount() == 0);
    QCOMPARE(builder.vertex(QStringLiteral("a")), quint32(0));
    QCOMPARE(builder.vertex(QStringLiteral("b")), quint32(1));
    QCOMPARE(builder.vertex(QStringLiteral("a")), quint32(0));
    builder.setName(0, QStringLiteral("b's old place"));
    QVERIFY(builder.hasVertex(QStringLiteral("a"))); // the key is unchanged
    QVERIFY(!builder.hasVertex(QStringLiteral("b's old place")));
    builder.addMove(1, 0);
    builder.addMove(0, 1);
    builder.addMove(1, 0);
    builder.setStart(QStringLiteral("b"));
    const Result<GraphFile> graph = builder.take();
    QVERIFY(graph);
    QCOMPARE(graph->names, QStringList({QStringLiteral("b's old place"), QStringLiteral("b")}));
    QCOMPARE(graph->moves, (Moves{{0, 1}, {1, 0}}));
    QCOMPARE(graph->start, quint32(1));
}

void GraphFormatsTest::builderRefuses()
{
    GraphFileBuilder empty(QStringLiteral("f"));
    QCOMPARE(empty.take().problem().message, QStringLiteral("f: there is no vertex in this graph."));
    GraphFileBuilder control(QStringLiteral("f"));
    control.vertex(QStringLiteral("a\tb"));
    QCOMPARE(control.take().problem().message,
             QStringLiteral("f: the name 'a\\tb' holds a control character, such as a line break; take it out."));
    GraphFileBuilder full(QStringLiteral("f"));
    full.vertex(QStringLiteral("a"));
    for (std::size_t i = 0; i < GraphFileBuilder::maxMoves; ++i)
        full.addMove(0, 0);
    QVERIFY(!full.isFull());
    full.addMove(0, 0);
    QVERIFY(full.isFull());
    const Result<GraphFile> graph = full.take();
    QVERIFY(!graph);
    QCOMPARE(graph.problem().kind, Problem::Kind::Limit);
    QCOMPARE(graph.problem().code, Problem::Code::Moves);
    QCOMPARE(graph.problem().message,
             QStringLiteral("f has more than 20,000,000 moves, the most that are read from a file."));
    QCOMPARE(full.problemAtLine(7, QStringLiteral("no.")).message, QStringLiteral("f, line 7: no."));
}

MEXPLORER_TEST(GraphFormatsTest)
#include "tst_graphformats.moc"
