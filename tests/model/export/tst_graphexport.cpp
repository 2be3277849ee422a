// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/graphexport.h"
#include "tests/testprogram.h"

#include "model/explore/paths.h"
#include "model/graph/graphbuilder.h"
#include "model/import/graphfile.h"
#include "model/notation/expression.h"
#include "tests/latexcheck.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/graphml.hpp>
#include <boost/graph/graphviz.hpp>

#include <algorithm>
#include <set>
#include <sstream>

using namespace mexplorer;

namespace {

struct Explored
{
    QString game;
    GameGraphPtr graph;
    LabelsPtr labels;
    LayoutPtr layout;

    GraphExport content() const { return {*graph, *labels, game, layout.get()}; }
};

Explored explore(const QString &game, PositionId limit = 200'000)
{
    JobControl control;
    Explored explored;
    explored.game = game;
    explored.graph = buildGraph(*parsePosition(game), {limit, GameGraph::Merge::Exact}, control);
    explored.labels = label(*explored.graph, Convention::Normal, control);
    explored.layout = layOut(*explored.graph, *explored.labels, Predecessors(*explored.graph), {}, control);
    return explored;
}

/// "FROM > TO" for each move, by the positions' texts.
using Moves = std::set<std::pair<QString, QString>>;

Moves movesOf(const GameGraph &graph)
{
    Moves moves;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (const PositionId follower : graph.followers(id))
            moves.emplace(graph.text(id), graph.text(follower));
    }
    return moves;
}

Moves namedMoves(const GraphFile &file)
{
    Moves moves;
    for (const auto &[from, to] : file.moves)
        moves.emplace(file.names[static_cast<qsizetype>(from)], file.names[static_cast<qsizetype>(to)]);
    return moves;
}

QStringList namesOf(const GraphFile &file)
{
    QStringList names = file.names;
    names.sort();
    return names;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A vertex read by Boost.Graph, an independent reader of both formats.
struct BoostVertex
{
    std::string id;
    std::string position;
    int value = -1;
    std::string outcome;
    int remoteness = -1;
    int birthday = -1;
};
using BoostGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, BoostVertex>;

BoostGraph readByBoost(const QByteArray &content, bool isDot)
{
    BoostGraph graph;
    boost::dynamic_properties properties(boost::ignore_other_properties);
    properties.property("node_id", boost::get(&BoostVertex::id, graph));
    properties.property("position", boost::get(&BoostVertex::position, graph));
    properties.property("value", boost::get(&BoostVertex::value, graph));
    properties.property("outcome", boost::get(&BoostVertex::outcome, graph));
    properties.property("remoteness", boost::get(&BoostVertex::remoteness, graph));
    properties.property("birthday", boost::get(&BoostVertex::birthday, graph));
    std::istringstream stream(content.toStdString());
    if (isDot)
        boost::read_graphviz(stream, graph, properties, "node_id");
    else
        boost::read_graphml(stream, graph, properties);
    return graph;
}

Moves movesOf(const BoostGraph &graph)
{
    Moves moves;
    for (std::size_t v = 0; v < boost::num_vertices(graph); ++v) {
        const auto [begin, end] = boost::adjacent_vertices(v, graph);
        for (auto follower = begin; follower != end; ++follower)
            moves.emplace(QString::fromStdString(graph[v].position), QString::fromStdString(graph[*follower].position));
    }
    return moves;
}

} // namespace

class GraphExportTest : public QObject
{
    Q_OBJECT

private slots:
    void readsBack_data();
    void readsBack();
    void othersReadIt_data();
    void othersReadIt();
    void graphvizReadsIt_data();
    void graphvizReadsIt();
    void streamsInSmallPieces();
    void writesJsonAsAgreed();
    void writesNullForTheUnknown();
    void marksParts_data();
    void marksParts();
    void writesTikz();
    void tikzCompiles_data();
    void tikzCompiles();
    void tikzMarksSearchAndPlay();
    void tikzBendsAsTheLayoutDoes();
    void escapesNames();
    void keepsNamesOfVertices_data();
    void keepsNamesOfVertices();
    void keepsWhatWasThere();

private:
    static QString printedBy(const QString &program, const QStringList &arguments);
    QString exported(const Explored &explored, const char *name)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        JobControl control;
        const auto problem = exportGraph(explored.content(), path, control);
        return problem ? QString() : path;
    }

    QString vertexFile(const char *name, const QByteArray &content)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        return samples::written(path, content);
    }

    QTemporaryDir m_folder;
};

void GraphExportTest::readsBack_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("ending");
    for (const char *game : {"kayles:9", "nim:3,4,5", "matrix:0110/1111", "kayles:3 + matrix:101", "wythoff:(3,5)",
                             "chomp:3x4", "octal{0.137}:9 + hex{0.8}:5", "nim:0"}) {
        for (const char *ending : {"dot", "graphml", "csv", "json"})
            QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(game), QLatin1String(ending))))
                << QString::fromLatin1(game) << QString::fromLatin1(ending);
    }
}

void GraphExportTest::readsBack()
{
    QFETCH(QString, game);
    QFETCH(QString, ending);
    const Explored explored = explore(game);
    const QString path = exported(explored, qPrintable(QStringLiteral("back.") + ending));
    const Result<GraphFile> file = readGraphFile(path);
    QVERIFY2(file, file ? "" : qPrintable(file.problem().message));
    QCOMPARE(static_cast<PositionId>(file->names.size()), explored.graph->positionCount());
    QCOMPARE(file->names[static_cast<qsizetype>(file->start)], explored.graph->text(GameGraph::root()));
    Moves moves;
    for (const auto &[from, to] : file->moves)
        moves.emplace(file->names[static_cast<qsizetype>(from)], file->names[static_cast<qsizetype>(to)]);
    QVERIFY(moves == movesOf(*explored.graph));

    // As a separate game, it has the same graph and values; each position is found by its quoted name.
    const Explored again = explore(QStringLiteral("graph{%1}").arg(path));
    QCOMPARE(again.graph->positionCount(), explored.graph->positionCount());
    QCOMPARE(again.labels->value(GameGraph::root()), explored.labels->value(GameGraph::root()));
    const Result<Position> named = parsePosition(again.graph->text(again.graph->positionCount() - 1));
    QVERIFY2(named, named ? "" : qPrintable(named.problem().message));
}

void GraphExportTest::othersReadIt_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:12", "matrix:011/110", "nim:2,1 + kayles:3"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void GraphExportTest::othersReadIt()
{
    QFETCH(QString, game);
    const Explored explored = explore(game);
    for (const bool isDot : {true, false}) {
        const QString path = exported(explored, isDot ? "boost.dot" : "boost.graphml");
        const BoostGraph graph = readByBoost(contentOf(path), isDot);
        QCOMPARE(boost::num_vertices(graph), std::size_t(explored.graph->positionCount()));
        QCOMPARE(boost::num_edges(graph), explored.graph->moveCount());
        QVERIFY(movesOf(graph) == movesOf(*explored.graph));
        std::map<QString, BoostVertex> byPosition;
        for (std::size_t v = 0; v < boost::num_vertices(graph); ++v)
            byPosition[QString::fromStdString(graph[v].position)] = graph[v];
        for (PositionId id = 0; id < explored.graph->positionCount(); ++id) {
            const BoostVertex &vertex = byPosition.at(explored.graph->text(id));
            QCOMPARE(vertex.value, static_cast<int>(explored.labels->value(id)));
            QCOMPARE(QString::fromStdString(vertex.outcome), outcomeLetter(explored.labels->outcome(id)));
            QCOMPARE(vertex.remoteness, static_cast<int>(explored.labels->remoteness(id)));
            QCOMPARE(vertex.birthday, static_cast<int>(explored.labels->birthday(id)));
        }
    }
}

/// The output of a Graphviz program; the test set-up installs them.
QString GraphExportTest::printedBy(const QString &program, const QStringList &arguments)
{
    const QString path = QStandardPaths::findExecutable(program);
    if (path.isEmpty())
        return program + QStringLiteral(" is missing: install the package graphviz (app/setup.sh does)");
    QProcess process;
    process.start(path, arguments);
    if (!process.waitForFinished())
        return program + QStringLiteral(": ") + process.errorString();
    return QString::fromUtf8(process.readAllStandardOutput());
}

void GraphExportTest::graphvizReadsIt_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:8", "nim:2,3", "matrix:2x3", "octal{0.77}:3 + wythoff:(2,3)"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// DOT directly and GraphML through graphml2gv: the numbers of vertices and arrows, and the values at the vertices.
void GraphExportTest::graphvizReadsIt()
{
    QFETCH(QString, game);
    const Explored explored = explore(game);
    const GameGraph &graph = *explored.graph;
    quint64 sum = 0;
    for (PositionId id = 0; id < graph.positionCount(); ++id)
        sum += explored.labels->value(id);
    const QString expected = QStringLiteral("%1 %2 %3").arg(graph.positionCount()).arg(graph.moveCount()).arg(sum);
    const QString count = QStringLiteral("BEG_G { int sum = 0; } N { sum += (int)aget($, \"value\"); } "
                                         "END_G { printf(\"%d %d %d\", nNodes($G), nEdges($G), sum); }");
    const QString dot = exported(explored, "graphviz.dot");
    QCOMPARE(printedBy(QStringLiteral("gvpr"), {count, dot}), expected);

    const QString graphMl = exported(explored, "graphviz.graphml");
    const QString converted = graphMl + QStringLiteral(".gv");
    // It ignores the values at the vertices, which GraphML declares and Graphviz has no names for.
    QCOMPARE(printedBy(QStringLiteral("graphml2gv"), {QStringLiteral("-o"), converted, graphMl}), QString());
    const QString counts = QStringLiteral("BEG_G { printf(\"%d %d\", nNodes($G), nEdges($G)); }");
    QCOMPARE(printedBy(QStringLiteral("gvpr"), {counts, converted}),
             QStringLiteral("%1 %2").arg(graph.positionCount()).arg(graph.moveCount()));
}

namespace {

/// A device that only stores the size of its input.
class Sink : public QIODevice
{
public:
    qint64 total = 0;
    qint64 largest = 0; ///< size of a piece

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *, qint64 size) override
    {
        total += size;
        largest = std::max(largest, size);
        return size;
    }
};

} // namespace

void GraphExportTest::streamsInSmallPieces()
{
    const Explored explored = explore(QStringLiteral("matrix:3x4"));
    const GraphExport content{*explored.graph, *explored.labels, QStringLiteral("matrix:3x4")};
    for (const auto write : {writeDot, writeGraphMl, writeTable, writeJson}) {
        Sink sink;
        QVERIFY(sink.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        JobControl control;
        write(content, sink, control);
        QVERIFY2(sink.total > 200'000, qPrintable(QString::number(sink.total)));
        QVERIFY2(sink.largest <= 65'536, qPrintable(QString::number(sink.largest)));
    }
}

void GraphExportTest::writesJsonAsAgreed()
{
    const Explored explored = explore(QStringLiteral("kayles:5"));
    const QByteArray content = contentOf(exported(explored, "agreed.json"));
    QVERIFY(content.startsWith(R"({"game": "kayles:5", "root": 0, "truncated": false,)"));
    const QJsonObject object = QJsonDocument::fromJson(content).object();
    QCOMPARE(object.keys(), QStringList({"directed", "game", "links", "moves", "multigraph", "nodes", "positions",
                                         "root", "truncated"}));
    const QJsonArray positions = object[QStringLiteral("positions")].toArray();
    QCOMPARE(positions.size(), 11);
    const QJsonObject expected = {
        {QStringLiteral("id"), 0},         {QStringLiteral("position"), QStringLiteral("kayles:5")},
        {QStringLiteral("value"), 4},      {QStringLiteral("outcome"), QStringLiteral("N")},
        {QStringLiteral("remoteness"), 5}, {QStringLiteral("birthday"), 5}};
    QCOMPARE(positions.first().toObject(), expected);
    const QJsonArray moves = object[QStringLiteral("moves")].toArray();
    QCOMPARE(static_cast<std::size_t>(moves.size()), explored.graph->moveCount());
    std::set<std::pair<int, int>> distinct;
    for (const QJsonValue &move : moves)
        distinct.emplace(move.toArray().at(0).toInt(-1), move.toArray().at(1).toInt(-1));
    QCOMPARE(distinct.size(), explored.graph->moveCount());

    // The same for networkx.
    QVERIFY(object[QStringLiteral("directed")].toBool());
    QCOMPARE(object[QStringLiteral("nodes")].toArray(), positions);
    const QJsonArray links = object[QStringLiteral("links")].toArray();
    QCOMPARE(links.size(), moves.size());
    for (qsizetype i = 0; i < links.size(); ++i) {
        const QJsonObject link = {{QStringLiteral("source"), moves[i].toArray().at(0)},
                                  {QStringLiteral("target"), moves[i].toArray().at(1)}};
        QCOMPARE(links[i].toObject(), link);
    }
}

void GraphExportTest::writesNullForTheUnknown()
{
    const QString file = vertexFile("cycle.txt", "a b\nb a\nb c\nc d\nx y\n");
    const Explored explored = explore(QStringLiteral("graph{%1}:a").arg(file));
    const QByteArray json = contentOf(exported(explored, "cycle.json"));
    for (const QJsonValue &value : QJsonDocument::fromJson(json).object()[QStringLiteral("positions")].toArray()) {
        const QJsonObject position = value.toObject();
        const bool isOutside = position[QStringLiteral("position")].toString().endsWith(QStringLiteral(":c")) ||
                               position[QStringLiteral("position")].toString().endsWith(QStringLiteral(":d"));
        QCOMPARE(position[QStringLiteral("value")].isNull(), !isOutside);
        QCOMPARE(position[QStringLiteral("birthday")].isNull(), !isOutside);
    }
    for (const char *name : {"cycle.dot", "cycle.graphml", "cycle.csv", "cycle.tex"})
        QVERIFY(!exported(explored, name).isEmpty());
    QVERIFY(!contentOf(m_folder.filePath(QStringLiteral("cycle.dot"))).contains("4294967295"));
    QVERIFY(contentOf(m_folder.filePath(QStringLiteral("cycle.csv"))).contains(":a,\"\"\"a\"\"\",,D,"));
}

void GraphExportTest::marksParts_data()
{
    QTest::addColumn<QString>("ending");
    for (const char *ending : {"dot", "graphml", "csv", "json"})
        QTest::newRow(ending) << QString::fromLatin1(ending);
}

void GraphExportTest::marksParts()
{
    QFETCH(QString, ending);
    const Explored explored = explore(QStringLiteral("nim:5,6,7"), 50);
    QVERIFY(explored.graph->isTruncated());
    const QString path = exported(explored, qPrintable(QStringLiteral("part.") + ending));
    const Result<GraphFile> file = readGraphFile(path);
    QVERIFY(!file);
    QCOMPARE(file.problem().code, Problem::Code::FileSyntax);
}

void GraphExportTest::writesTikz()
{
    const Explored explored = explore(QStringLiteral("kayles:4"));
    const QString tex = QString::fromUtf8(contentOf(exported(explored, "k.tex")));
    QVERIFY(tex.contains(QStringLiteral("\\begin{tikzpicture}")));
    QVERIFY(tex.trimmed().endsWith(QStringLiteral("\\end{document}")));
    QCOMPARE(tex.count(QStringLiteral("\n\\node[")), static_cast<qsizetype>(explored.graph->positionCount()));
    QCOMPARE(tex.count(QStringLiteral("\n\\draw[move")), static_cast<qsizetype>(explored.graph->moveCount()));
    QCOMPARE(tex.count(u'{'), tex.count(u'}'));
}

void GraphExportTest::tikzCompiles_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:6", "subtraction{1-3}:4 + subtraction{1-5}:3 + subtraction{1-7}:2", "matrix:2x2"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void GraphExportTest::tikzCompiles()
{
    QFETCH(QString, game);
    const QString tex = QString::fromUtf8(contentOf(exported(explore(game), "k.tex")));
    const QString problem = samples::latexProblem(tex);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

/// A thick line along each move of a play, curved like the move, and a ring around each match.
void GraphExportTest::tikzMarksSearchAndPlay()
{
    const Explored explored = explore(QStringLiteral("subtraction{1-4}:11"));
    GraphExport content = explored.content();
    content.found = {2, 5};
    content.play = principalLine(*explored.graph, *explored.labels, GameGraph::root());
    QVERIFY(content.play.size() > 2);
    const QString path = m_folder.filePath(QStringLiteral("marks.tex"));
    JobControl control;
    QVERIFY(!exportGraph(content, path, control));
    const QString tex = QString::fromUtf8(contentOf(path));
    QCOMPARE(tex.count(QStringLiteral("\n\\draw[play]")), static_cast<qsizetype>(content.play.size() - 1));
    QCOMPARE(tex.count(QStringLiteral("\n\\draw[move")), static_cast<qsizetype>(explored.graph->moveCount()));
    for (std::size_t step = 0; step + 1 < content.play.size(); ++step) {
        const QRegularExpression line(QStringLiteral("draw\\[move[^\\]]*\\] \\(p%1\\) [^\n]*\\(p%2\\);")
                                          .arg(content.play[step])
                                          .arg(content.play[step + 1]));
        const QString drawn = line.match(tex).captured();
        QVERIFY(!drawn.isEmpty());
        QVERIFY(tex.contains(
            QString(drawn).replace(QRegularExpression(QStringLiteral("\\[move[^\\]]*\\]")), QStringLiteral("[play]"))));
    }
    QCOMPARE(tex.count(QStringLiteral("\n\\node[found]")), qsizetype(2));
    for (const PositionId id : content.found)
        QVERIFY(tex.contains(QStringLiteral("\\node[found] at (p%1) {").arg(id)));
    QCOMPARE(tex.count(u'{'), tex.count(u'}'));
    const QString plain = QString::fromUtf8(contentOf(exported(explored, "plain.tex")));
    QVERIFY(!plain.contains(QStringLiteral("\\draw[play]")) && !plain.contains(QStringLiteral("\\node[found]")));
}

/// "bend left" moves a line to its left side on the page.
void GraphExportTest::tikzBendsAsTheLayoutDoes()
{
    const Explored explored = explore(QStringLiteral("subtraction{1-4}:11"));
    const QString tex = QString::fromUtf8(contentOf(exported(explored, "bends.tex")));
    const GameGraph &graph = *explored.graph;
    int bent = 0;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (std::size_t i = 0; i < graph.followers(id).size(); ++i) {
            const PositionId follower = graph.followers(id)[i];
            const QPointF from = explored.layout->point(id);
            const QPointF way = explored.layout->point(follower) - from;
            const QPointF bow =
                curveControl(from, from + way, double(explored.layout->bend(graph.firstMove(id) + i))) - from - way / 2;
            const QPointF left(way.y(), -way.x()); // as y grows downwards
            const double side = QPointF::dotProduct(bow, left);
            if (std::abs(side) < 0.01)
                continue;
            ++bent;
            const QString line = QStringLiteral("(p%1) to[bend %2=").arg(id).arg(side > 0 ? "left" : "right");
            QVERIFY(
                QRegularExpression(QRegularExpression::escape(line) + QStringLiteral("\\d+\\] \\(p%1\\)").arg(follower))
                    .match(tex)
                    .hasMatch());
        }
    }
    QVERIFY(bent > 5);
}

void GraphExportTest::escapesNames()
{
    const QByteArray names = R"({"moves": [["a \\ \"b\" <&> #%_{}$", " \"é, ζ\""]], "start": "a \\ \"b\" <&> #%_{}$"})";
    const QString file = vertexFile("names.json", names);
    const Explored explored = explore(QStringLiteral("graph{%1}").arg(file));
    const QString root = QStringLiteral("a \\ \"b\" <&> #%_{}$");
    for (const char *name : {"names.dot", "names.graphml", "names.csv", "names2.json"}) {
        const Result<GraphFile> again = readGraphFile(exported(explored, name));
        QVERIFY2(again, again ? "" : qPrintable(again.problem().message));
        QCOMPARE(again->names.first(), root);
    }
    for (PositionId id = 0; id < explored.graph->positionCount(); ++id) {
        const Result<Position> named = parsePosition(explored.graph->text(id));
        QVERIFY2(named, named ? "" : qPrintable(named.problem().message));
        QCOMPARE(named->text(), explored.graph->text(id));
    }
    const QString tex = QString::fromUtf8(contentOf(exported(explored, "names.tex")));
    QVERIFY(tex.contains(QStringLiteral("\\textbackslash{}")));
    QVERIFY(tex.contains(QStringLiteral("\\#\\%\\_\\{\\}\\$")));
}

void GraphExportTest::keepsNamesOfVertices_data()
{
    QTest::addColumn<QString>("ending");
    for (const char *ending : {"dot", "graphml", "csv", "json"})
        QTest::newRow(ending) << QString::fromLatin1(ending);
}

/// When exported, read and exported again in any format, a graph has the same names of vertices, moves and start.
void GraphExportTest::keepsNamesOfVertices()
{
    QFETCH(QString, ending);
    const QStringList names = {"a;x",        "a b",         "\"q\"",
                               "it's",       "back\\slash", "end\\",
                               "a|b",        "<x>",         "a -> b",
                               "{a}",        "}",           "(1, 2)",
                               "&amp;",      "&",           "é ß",
                               "🎲",          "=1+2",        "@x",
                               "#c",         "//c",         "/*c*/",
                               "\u202eR",    "\u200b",      " lead",
                               "trail ",     "0",           "1",
                               "00",         "null",        "node",
                               "digraph",    "label",       "a,b",
                               "a:n",        "::",          "\\N",
                               "\\n",        "<b>x</b>",    "<<b>>",
                               "&#10;",      "]]>",         "\"",
                               "\"\"",       ",",           ";",
                               "|",          "\\\"",        "kayles:3",
                               "graph{x}:y", "1,2",         "\"a\" -> \"b\"",
                               "%1",         "%s",          "1",
                               "name",       "true"};
    QJsonArray moves;
    QStringList distinct = names;
    distinct.removeDuplicates();
    for (qsizetype i = 0; i + 1 < distinct.size(); ++i) {
        moves << QJsonArray({distinct[i], distinct[i + 1]});
        moves << QJsonArray({distinct[i], distinct[std::min(i + 3, distinct.size() - 1)]});
    }
    const QJsonObject graph = {{QStringLiteral("moves"), moves}};
    QString file = vertexFile("first.json", QJsonDocument(graph).toJson());
    const Result<GraphFile> first = readGraphFile(file);
    QVERIFY2(first, first ? "" : qPrintable(first.problem().message));
    for (int round = 0; round < 3; ++round) {
        const Explored explored = explore(QStringLiteral("graph{%1}").arg(file));
        file = exported(explored, qPrintable(QStringLiteral("round%1.%2").arg(round).arg(ending)));
        const Result<GraphFile> again = readGraphFile(file);
        QVERIFY2(again, again ? "" : qPrintable(again.problem().message));
        QCOMPARE(namesOf(*again), namesOf(*first));
        QVERIFY(namedMoves(*again) == namedMoves(*first));
        QCOMPARE(again->reading.start, first->reading.start);
        QVERIFY2(!again->reading.sentence().contains(QStringLiteral("ignored")), qPrintable(again->reading.sentence()));
    }
}

void GraphExportTest::keepsWhatWasThere()
{
    const Explored explored = explore(QStringLiteral("kayles:4"));
    const QString path = vertexFile("kept.json", "before");
    JobControl cancelled;
    cancelled.cancel();
    const auto problem = exportGraph(explored.content(), path, cancelled);
    QVERIFY(problem);
    QCOMPARE(problem->kind, Problem::Kind::Cancelled);
    QCOMPARE(contentOf(path), QByteArray("before"));

    JobControl control;
    const auto noFolder = exportGraph(explored.content(), m_folder.filePath(QStringLiteral("no/x.json")), control);
    QVERIFY(noFolder && noFolder->kind == Problem::Kind::File);
    const auto noEnding = exportGraph(explored.content(), m_folder.filePath(QStringLiteral("x.doc")), control);
    QVERIFY(noEnding && noEnding->code == Problem::Code::UnknownEnding);
    QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("x.doc"))));
}

MEXPLORER_TEST(GraphExportTest)
#include "tst_graphexport.moc"
