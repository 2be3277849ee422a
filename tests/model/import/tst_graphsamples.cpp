// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphfile.h"
#include "tests/model/import/graphcases.h"
#include "tests/paths.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

QString gexf(const QString &graph)
{
    return QStringLiteral("<gexf version='1.3'>\n%1</gexf>").arg(graph);
}

QString graphMl(const QString &graph)
{
    return QStringLiteral("<graphml>\n%1</graphml>").arg(graph);
}

} // namespace

/// Small files of GML, GEXF, GraphML, Pajek and TGF, valid and invalid, and files from other programs.
class GraphSamplesTest : public QObject
{
    Q_OBJECT

private slots:
    void readsSamples_data();
    void readsSamples();
    void refusesSamples_data();
    void refusesSamples();
    void readsFilesOfOtherPrograms_data();
    void readsFilesOfOtherPrograms();
    void readsDamagedFilesRightOrNotAtAll_data();
    void readsDamagedFilesRightOrNotAtAll();
    void refusesManyAttributes();

private:
    Result<GraphFile> read(const QString &name, const QByteArray &content)
    {
        return readGraphFile(samples::written(m_folder.filePath(name), content));
    }

    QTemporaryDir m_folder;
};

void GraphSamplesTest::readsSamples_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("graph");
    const auto row = [](const char *title, const char *name, const QString &content, const char *graph) {
        QTest::newRow(title) << QString::fromUtf8(name) << content << QString::fromUtf8(graph);
    };
    const QString ab = QStringLiteral("node [ id 0 label \"a\" ] node [ id 1 label \"b\" ] ");
    row("gml", "a.gml", "graph [ directed 1 " + ab + "edge [ source 0 target 1 ] ]", "a b / a>b / a");
    row("gml, directed last", "a.gml", "graph [ " + ab + "edge [ source 1 target 0 ] directed 1 ]", "a b / b>a / b");
    row("gml, edges first", "a.gml", "graph [ directed 1 edge [ source 1 target 0 ] " + ab + "]", "a b / b>a / b");
    row("gml, keys in any case", "a.gml", "Graph [ Directed 1 Node [ ID 0 ] Node [ Id 2 ] Edge [ Source 2 Target 0 ] ]",
        "0 2 / 2>0 / 2");
    row("gml, header and comments", "a.gml",
        "# a comment [\nCreator \"yFiles\"\nVersion \"2.17\"\ngraph\n[\ndirected 1\n# node [\n" + ab + "]",
        "a b /  / a");
    row("gml, graphics", "a.gml",
        "graph [ hierarchic 1 directed 1 node [ id 0 label \"a\" graphics [ x 1.5 fill [ r -1e3 ] type \"oval\" ] ] "
        "node [ id 1 ] edge [ source 0 target 1 label \"l\" graphics [ Line [ point [ x 0 y 1 ] ] ] ] ]",
        "a 1 / a>1 / a");
    row("gml, entities", "a.gml",
        "graph [ directed 1 node [ id 0 label \"&#38;&quot;&lt;&#x41;&eacute;&\" ] node [ id 1 ] "
        "edge [ source 0 target 1 ] ]",
        "&\"<A\u00e9& 1 / &\"<A\u00e9&>1 / &\"<A\u00e9&");
    row("gml, same labels", "a.gml",
        "graph [ directed 1 node [ id 3 label \"x\" ] node [ id 4 label \"x\" ] edge [ source 3 target 4 ] ]",
        "3 4 / 3>4 / 3");
    row("gml, name", "a.gml", "graph [ directed 1 node [ id 0 name \"n\" ] ]", "n /  / n");
    row("gml, start by label", "a.gml", "graph [ directed 1 start \"b\" " + ab + "edge [ source 0 target 1 ] ]",
        "a b / a>b / b");
    row("gml, start by id", "a.gml", "graph [ directed 1 root 1 " + ab + "edge [ source 0 target 1 ] ]",
        "a b / a>b / b");
    row("gml, group", "a.gml",
        "graph [ directed 1 node [ id 9 label \"G\" isGroup 1 ] " + ab + "edge [ source 0 target 1 ] ]",
        "a b / a>b / a");
    row("gml, text over lines", "a.gml", "graph [ directed 1 node [ id 0 label \"a\nb\" ] ]", "a b /  / a b");

    const QString nodes = QStringLiteral("<nodes><node id='0' label='a'/><node id='1' label='b'/></nodes>");
    row("gexf", "a.gexf",
        gexf("<graph defaultedgetype='directed'>" + nodes + "<edges><edge source='0' target='1'/></edges></graph>"),
        "a b / a>b / a");
    row("gexf, type of an edge", "a.gexf",
        gexf("<graph>" + nodes + "<edges><edge source='1' target='0' type='directed'/></edges></graph>"),
        "a b / b>a / b");
    row("gexf, mutual", "a.gexf",
        gexf("<graph>" + nodes + "<edges><edge source='0' target='1' type='mutual'/></edges></graph>"),
        "a b / a>b b>a / a");
    row("gexf, edges first", "a.gexf",
        gexf("<graph defaultedgetype='directed'><edges><edge source='0' target='1'/></edges>" + nodes + "</graph>"),
        "a b / a>b / a");
    row("gexf, no labels", "a.gexf", gexf("<graph><nodes><node id='x'/></nodes></graph>"), "x /  / x");
    row("gexf, counts", "a.gexf",
        gexf("<graph defaultedgetype='directed'><nodes count='1'><node id='x'/></nodes><edges count='1'>"
             "<edge source='x' target='x'/></edges></graph>"),
        "x / x>x / x");
    row("gexf, nested nodes", "a.gexf",
        gexf("<graph defaultedgetype='directed'><nodes><node id='g'>" + nodes +
             "<edges><edge source='0' target='1'/></edges></node></nodes></graph>"),
        "a b / a>b / a");
    row("gexf, parent", "a.gexf",
        gexf("<graph defaultedgetype='directed'><nodes><node id='g'/><node id='0' pid='g'/><node id='1' pid='g'/>"
             "</nodes><edges><edge source='0' target='1'/></edges></graph>"),
        "0 1 / 0>1 / 0");
    row("gexf, values and looks", "a.gexf",
        "<gexf xmlns:viz='v' version='1.2'><meta><creator>c</creator></meta><graph defaultedgetype='directed'>"
        "<attributes class='node'><attribute id='0' title='t' type='string'/></attributes><nodes><node id='0'>"
        "<attvalues><attvalue for='0' value='v'/></attvalues><viz:size value='2'/></node><node id='1'/></nodes>"
        "<edges><edge source='0' target='1' weight='2'><viz:thickness value='1'/></edge></edges></graph></gexf>",
        "0 1 / 0>1 / 0");
    row("gexf, version 1.1", "a.gexf",
        "<?xml version='1.0'?><!-- c --><gexf version='1.1'><graph><nodes>"
        "<node id='0'/></nodes></graph></gexf>",
        "0 /  / 0");

    const QString directed = QStringLiteral("<graph edgedefault='directed'>%1</graph>");
    const QString edge = QStringLiteral("<edge source='0' target='1'/>");
    const QString gephi = QStringLiteral("<key id='label' for='node' attr.name='label'/>");
    row("graphml, Gephi", "a.graphml",
        graphMl(gephi + directed.arg("<node id='0'><data key='label'>a</data></node><node id='1'/>" + edge)),
        "a 1 / a>1 / a");
    row("graphml, igraph", "a.graphml",
        graphMl("<key id='v_name' for='node' attr.name='name'/>" +
                directed.arg("<node id='0'><data key='v_name'>a</data></node><node id='1'/>" + edge)),
        "a 1 / a>1 / a");
    row("graphml, desc", "a.graphml", graphMl(directed.arg("<node id='0'><desc>a</desc></node><node id='1'/>" + edge)),
        "a 1 / a>1 / a");
    row("graphml, yEd", "a.graphml",
        "<graphml xmlns:y='y'><key for='node' id='d6' yfiles.type='nodegraphics'/>" +
            directed.arg(
                "<node id='0'><data key='d6'><y:ShapeNode><y:Fill color='#F'/><y:NodeLabel x='1'>a<y:LabelModel>"
                "<y:S/></y:LabelModel></y:NodeLabel></y:ShapeNode></data></node><node id='1'/>" +
                edge) +
            "<data key='d7'><y:Resources/></data></graphml>",
        "a 1 / a>1 / a");
    row("graphml, groups", "a.graphml",
        graphMl(directed.arg("<node id='g' yfiles.foldertype='group'><graph edgedefault='directed' id='g:'>"
                             "<node id='g::0'/><node id='g::1'/><edge source='g::0' target='g::1'/></graph></node>"
                             "<node id='f' yfiles.foldertype='folder'/>")),
        "g::0 g::1 / g::0>g::1 / g::0");
    row("graphml, ports", "a.graphml",
        graphMl(directed.arg("<node id='0'><port name='p'/></node><node id='1'/>"
                             "<edge source='0' sourceport='p' target='1'/>")),
        "0 1 / 0>1 / 0");
    row("graphml, counts", "a.graphml",
        graphMl("<graph edgedefault='directed' parse.nodes='1' parse.edges='1'><node id='0'/>"
                "<edge source='0' target='0'/></graph>"),
        "0 / 0>0 / 0");
    row("graphml, directed edges", "a.graphml",
        graphMl("<graph edgedefault='undirected'><node id='0'/><node id='1'/>"
                "<edge directed='1' source='0' target='1'/></graph>"),
        "0 1 / 0>1 / 0");

    row("pajek, arcs", "a.net", "*Vertices 2\n1 \"a b\"\n2 c 0.5 0.5\n*Arcs\n1 2 1 w 3 c Blue\n",
        "a b c / a b>c / a b");
    row("pajek, no labels", "a.net", "*Vertices 3\n*Arcs\n2 1\n2 3\n", "1 2 3 / 2>1 2>3 / 2");
    row("pajek, list", "a.net", "*Vertices 3\n*Arcslist\n3 1 2\n1 2\n", "1 2 3 / 1>2 3>1 3>2 / 3");
    row("pajek, matrix", "a.net", "*Vertices 2\n*Matrix\n0 1\n0 0\n", "1 2 / 1>2 / 1");
    row("pajek, network and comment", "a.net", "% c\r\n*Network x y\r\n*VERTICES 2\r\n\r\n*ARCS\r\n1 2\r\n",
        "1 2 / 1>2 / 1");
    row("pajek, relations", "a.net", "*Vertices 2\n*Arcs :1 \"r\"\n1 2 -1.5\n*Arcs :2\n2 1\n", "1 2 / 1>2 2>1 / 1");
    row("pajek, no arcs", "a.net", "*Vertices 1\n1 a 0 0 0.5 ellipse x_fact 1\n*Edges\n", "a /  / a");
    row("pajek, a draw", "a.net", "*Vertices 2\n*Arcs\n1 1\n1 2\n1 2\n", "1 2 / 1>1 1>2 / 1");

    row("tgf", "a.tgf", "1 a\n2 b\n#\n1 2\n", "a b / a>b / a");
    row("tgf, labels of words", "a.tgf", "1 first one\n2\n#\n2 1 an edge", "first one 2 / 2>first one / 2");
    row("tgf, no edges", "a.tgf", "1 a\n#\n", "a /  / a");
    row("tgf, empty lines and tabs", "a.tgf", "\n1\ta\r\n\r\n2 b\r\n # \r\n1\t2\r\n", "a b / a>b / a");
    row("tgf, same labels", "a.tgf", "1 a\n2 a\n#\n1 2\n", "1 2 / 1>2 / 1");
    row("tgf, words for ids", "a.tgf", "x\ny\n#\ny x\nx x\n", "x y / x>x y>x / y");
}

void GraphSamplesTest::readsSamples()
{
    QFETCH(QString, name);
    QFETCH(QString, content);
    const Result<GraphFile> graph = read(name, content.toUtf8());
    QVERIFY2(graph, graph ? "" : qPrintable(graph.problem().message));
    QTEST(samples::graphSummary(*graph), "graph");
}

void GraphSamplesTest::refusesSamples_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *title, const char *name, const QString &content, const char *words) {
        QTest::newRow(title) << QString::fromUtf8(name) << content << QString::fromUtf8(words);
    };
    row("gml, undirected", "a.gml", "graph [ node [ id 0 ]\nedge [ source 0 target 0 ] ]",
        "line 2: this graph is undirected");
    row("gml, no such node", "a.gml", "graph [ directed 1\nedge [ source 0 target 0 ] ]", "line 2: there is no node");
    row("gml, no id", "a.gml", "graph [ node [ label \"a\" ] ]", "expected an id");
    row("gml, fraction", "a.gml", "graph [ node [ id 1.5 ] ]", "expected a whole number after 'id'");
    row("gml, id twice", "a.gml", "graph [ node [ id 1 ] node [ id 1 ] ]", "two nodes with the id '1'");
    row("gml, no target", "a.gml", "graph [ directed 1 node [ id 1 ] edge [ source 1 ] ]", "a source and a target");
    row("gml, not closed", "a.gml", "graph [ node [ id 1 ]", "a '[' is not closed");
    row("gml, closed twice", "a.gml", "graph [ node [ id 1 ] ] ]", "a ']' has no '['");
    row("gml, text not closed", "a.gml", "graph [ node [ id 1 label \"a ] ]", "a '\"' is not closed");
    row("gml, two graphs", "a.gml", "graph [ ] graph [ ]", "there are two graphs");
    row("gml, misspelt node", "a.gml", "graph [ nodf [ id 1 ] ]", "'nodf' holds 'id'");
    row("gml, misspelt direction", "a.gml", "graph [ directfd 1 node [ id 1 ] ]", "it may be 'directed'");
    row("gml, edge to a group", "a.gml", "graph [ directed 1 node [ id 1 isGroup 1 ]\nedge [ source 1 target 1 ] ]",
        "line 2: this edge is joined to the group '1'");
    row("gexf, undirected", "a.gexf",
        gexf("<graph><nodes><node id='0'/></nodes>\n<edges><edge source='0' target='0'/></edges></graph>"),
        "line 3: this graph is undirected");
    row("gexf, mixed", "a.gexf",
        gexf("<graph defaultedgetype='directed'><nodes><node id='0'/></nodes><edges><edge source='0' target='0'/>\n"
             "<edge source='0' target='0' type='undirected'/></edges></graph>"),
        "line 3: this edge is undirected");
    row("gexf, misspelt element", "a.gexf", gexf("<graph><nodes><nodf id='0'/></nodes></graph>"),
        "a <nodf> has no place in a <nodes>");
    row("gexf, misspelt attribute", "a.gexf",
        gexf("<graph defaultedgetype='directed'><nodes><node id='0'/></nodes><edges>"
             "<edge source='0' target='0' typf='undirected'/></edges></graph>"),
        "it may be 'type'");
    row("gexf, count", "a.gexf", gexf("<graph><nodes count='2'><node id='0'/></nodes></graph>"), "count says 2");
    row("gexf, lost bracket", "a.gexf", gexf("<graph><nodes><node id='0'/>xnode id='1'/></nodes></graph>"),
        "expected an element, found the text");
    row("gexf, version", "a.gexf", "<gexf version='2.0'><graph/></gexf>", "this is GEXF 2.0");
    row("gexf, edge to a parent", "a.gexf",
        gexf("<graph defaultedgetype='directed'><nodes><node id='g'/><node id='0' pid='g'/></nodes><edges>\n"
             "<edge source='0' target='g'/></edges></graph>"),
        "line 3: this edge is joined to the group 'g'");
    row("gexf, cut off", "a.gexf", "<gexf>\n<graph><nodes>", "line 2: this is not well-formed XML");
    row("gexf, no such node", "a.gexf",
        gexf("<graph defaultedgetype='directed'><nodes/><edges><edge source='q' target='q'/></edges></graph>"),
        "there is no node with the id 'q'");
    row("graphml, no default", "a.graphml", graphMl("<graph><node id='a'/>\n<edge source='a' target='a'/></graph>"),
        "line 3: the graph of this edge");
    row("graphml, mixed", "a.graphml",
        graphMl("<graph edgedefault='directed'><node id='a'/><edge source='a' target='a'/>\n"
                "<edge directed='false' source='a' target='a'/></graph>"),
        "line 3: this edge is undirected");
    row("graphml, misspelt direction", "a.graphml",
        graphMl("<graph edgedefault='directed'><node id='a'/><edge directfd='false' source='a' target='a'/></graph>"),
        "it may be 'directed'");
    row("graphml, group", "a.graphml",
        graphMl(
            "<graph edgedefault='directed'><node id='g'><graph edgedefault='directed'><node id='a'/></graph></node>\n"
            "<edge source='a' target='g'/></graph>"),
        "line 3: this edge is joined to the group 'g'");
    row("graphml, count", "a.graphml", graphMl("<graph edgedefault='directed' parse.nodes='2'><node id='a'/></graph>"),
        "parse.nodes says 2");
    row("graphml, entities", "a.graphml",
        "<!DOCTYPE graphml [\n<!ENTITY a 'aaaa'>]><graphml><graph><node id='&a;'/></graph></graphml>",
        "line 2: this file defines an entity");
    row("graphml, two graphs", "a.graphml", graphMl("<graph edgedefault='directed'/><graph edgedefault='directed'/>"),
        "there are two graphs");
    row("pajek, edges", "a.net", "*Vertices 2\n*Edges\n1 2\n", "line 3: this graph is undirected");
    row("pajek, mixed", "a.net", "*Vertices 2\n*Arcs\n1 2\n*Edges\n1 2\n", "line 5: this edge is undirected");
    row("pajek, count", "a.net", "*Vertices 2\n1 a\n*Arcs\n1 1\n", "*Vertices says 2, and there are 1");
    row("pajek, number", "a.net", "*Vertices 2\n*Arcs\n1 3\n", "line 3: expected the number of a vertex, from 1 to 2");
    row("pajek, cut off", "a.net", "*Vertices 2\n1 a\n2 b\n", "expected *Arcs");
    row("pajek, section", "a.net", "*Vertices 2\n*Arct\n1 2\n", "line 2: '*Arct' is no section");
    row("pajek, quote", "a.net", "*Vertices 1\n1 \"a\n*Arcs\n", "line 2: a '\"' is not closed");
    row("pajek, matrix", "a.net", "*Vertices 2\n*Matrix\n0 1\n", "in the matrix, found 1");
    row("pajek, no vertices", "a.net", "*Network n\n*Arcs\n1 2\n", "'*Arcs' is not expected here");
    row("pajek, many vertices", "a.net", "*Vertices 100001\n*Arcs\n",
        "line 1: 100001 vertices are more than a file of this length can use");
    row("contest, many vertices", "a.txt", "20000000 1\n1 2\n", "line 1: 20000000 vertices are more");
    row("tgf, no line", "a.tgf", "1 a\n2 b\n", "expected a line '#'");
    row("tgf, one end", "a.tgf", "1 a\n#\n1\n", "line 3: expected two vertices");
    row("tgf, unknown end", "a.tgf", "1 a\n#\n1 2\n", "line 3: there is no vertex '2'");
    row("tgf, vertex twice", "a.tgf", "1 a\n1 b\n#\n", "line 2: there are two vertices '1'");
    row("tgf, two lines", "a.tgf", "1 a\n#\n#\n", "line 3: there are two lines '#'");
}

void GraphSamplesTest::refusesSamples()
{
    QFETCH(QString, name);
    QFETCH(QString, content);
    QFETCH(QString, words);
    const Result<GraphFile> graph = read(name, content.toUtf8());
    QVERIFY2(!graph, qPrintable(graph ? samples::graphSummary(*graph) : QString()));
    const QString message = graph.problem().message;
    QVERIFY2(message.contains(words), qPrintable(message));
    QVERIFY2(message.startsWith(name) && message.endsWith(u'.') && !message.contains(u'\n'), qPrintable(message));
}

void GraphSamplesTest::readsFilesOfOtherPrograms_data()
{
    QTest::addColumn<QJsonObject>("file");
    QFile manifest(paths::data(QStringLiteral("graphs/manifest.json")));
    QVERIFY(manifest.open(QIODevice::ReadOnly));
    const QStringList endings = {"gml", "gexf", "graphml", "net"};
    for (const auto &row : QJsonDocument::fromJson(manifest.readAll()).array()) {
        const QString name = row[QStringLiteral("file")].toString();
        if (endings.contains(name.section(u'.', -1)))
            QTest::newRow(qPrintable(name)) << row.toObject();
    }
}

void GraphSamplesTest::readsFilesOfOtherPrograms()
{
    QFETCH(QJsonObject, file);
    const QString name = file[QStringLiteral("file")].toString();
    const Result<GraphFile> graph = readGraphFile(paths::data(QStringLiteral("graphs/") + name));
    if (file.contains(QStringLiteral("refused"))) {
        QVERIFY(!graph);
        QVERIFY2(graph.problem().message.contains(QStringLiteral("undirected")), qPrintable(graph.problem().message));
        return;
    }
    QVERIFY2(graph, graph ? "" : qPrintable(graph.problem().message));
    QCOMPARE(graph->names.size(), file[QStringLiteral("vertices")].toInt());
    QCOMPARE(static_cast<int>(graph->moves.size()), file[QStringLiteral("moves")].toInt());
    QCOMPARE(graph->names[static_cast<qsizetype>(graph->start)], file[QStringLiteral("start")].toString());
    QStringList names = graph->names;
    QStringList expected = file[QStringLiteral("values")].toObject().keys();
    names.sort();
    expected.sort();
    QCOMPARE(names, expected);
}

void GraphSamplesTest::readsDamagedFilesRightOrNotAtAll_data()
{
    readsFilesOfOtherPrograms_data();
}

/// A file that is truncated at any place, or in which a bracket, a separator or a letter of a keyword is another byte,
/// is read as the same graph or refused. The lines of Pajek's arcs have no count, so a truncation there is only visible
/// in the reported number.
void GraphSamplesTest::readsDamagedFilesRightOrNotAtAll()
{
    QFETCH(QJsonObject, file);
    const QString name = file[QStringLiteral("file")].toString();
    QFile source(paths::data(QStringLiteral("graphs/") + name));
    QVERIFY(source.open(QIODevice::ReadOnly));
    const QByteArray content = source.readAll();
    const Result<GraphFile> whole = read(name, content);
    const auto isRight = [&](const Result<GraphFile> &graph) {
        return !graph ||
               (whole && graph->moves == whole->moves && graph->names == whole->names &&
                graph->start == whole->start) ||
               (whole && whole->reading.lines > 0 && graph->reading.lines != whole->reading.lines);
    };
    for (qsizetype size = 0; size < content.size(); ++size)
        QVERIFY2(isRight(read(name, content.first(size))), content.first(size).constData());
    std::mt19937 random(20261125);
    const QByteArray structure = " \n\"[]<>/='*";
    const QByteArray others = " \n\"[]<>/='*#x5.";
    for (int i = 0; i < 1500; ++i) {
        const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(content.size()));
        if (!structure.contains(content[at]))
            continue;
        QByteArray damaged = content;
        damaged[at] = others[static_cast<qsizetype>(random() % static_cast<unsigned>(others.size()))];
        const Result<GraphFile> graph = read(name, damaged);
        // A label may differ; the graph may not.
        QVERIFY2(isRight(graph) || (whole && graph->moves == whole->moves && graph->start == whole->start),
                 damaged.constData());
    }
}

void GraphSamplesTest::refusesManyAttributes()
{
    QByteArray attributes;
    for (int i = 0; i < 200'000; ++i)
        attributes += " a" + QByteArray::number(i) + "='1'";
    for (const char *name : {"a.graphml", "a.gexf"}) {
        const QByteArray root = QByteArray(name).mid(2);
        const Result<GraphFile> graph =
            read(QString::fromUtf8(name), "<" + root + ">\n<graph" + attributes + "/></" + root + ">");
        QVERIFY(!graph);
        QVERIFY2(graph.problem().message.contains(QStringLiteral("line 2: this element has more than 1000 attributes")),
                 qPrintable(graph.problem().message));
    }
}

MEXPLORER_TEST(GraphSamplesTest)
#include "tst_graphsamples.moc"
