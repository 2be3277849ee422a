// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/games/graphrules.h"
#include "model/games/joinedposition.h"
#include "model/games/sumrules.h"
#include "model/import/graphfile.h"
#include "model/import/readingjob.h"
#include "model/notation/expression.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <random>

using namespace mexplorer;

namespace {

using Moves = std::vector<std::pair<quint32, quint32>>;

GraphFile graphFile(quint32 vertices, const Moves &moves)
{
    GraphFile file;
    for (quint32 v = 0; v < vertices; ++v)
        file.names << QStringLiteral("v%1").arg(v);
    file.moves = moves;
    return file;
}

/// True if a search along all arrows returns to a vertex on its current path.
bool hasCycle(quint32 vertices, const Moves &moves)
{
    enum class State { New, Open, Done };
    std::vector<State> states(vertices, State::New);
    const std::function<bool(quint32)> comesBack = [&](quint32 v) {
        states[v] = State::Open;
        for (const auto &[from, to] : moves) {
            if (from == v && (states[to] == State::Open || (states[to] == State::New && comesBack(to))))
                return true;
        }
        states[v] = State::Done;
        return false;
    };
    for (quint32 v = 0; v < vertices; ++v) {
        if (states[v] == State::New && comesBack(v))
            return true;
    }
    return false;
}

std::vector<Cell> followingVertices(const Rules &rules, Cell vertex)
{
    std::vector<Cell> followers;
    rules.followers(CellVector{vertex}, [&](Cells cells) { followers.push_back(cells[0]); });
    return followers;
}

} // namespace

class GraphRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void followsTheArrows();
    void knowsCycles_data();
    void knowsCycles();
    void knowsCyclesOfRandomGraphs();
    void namesReadBack_data();
    void namesReadBack();
    void saysExactlyWhatIsWrong_data();
    void saysExactlyWhatIsWrong();
    void startsWhereTheFileSays();
    void sumsWithAGraph();
    void readsFilesByName();
    void canBeCancelled();

private:
    Result<Position> parse(const QString &position) const
    {
        return parsePosition(QStringLiteral("graph{%1}%2").arg(m_path, position));
    }
    QString write(const QString &name, const QByteArray &content) const
    {
        return samples::written(m_folder.filePath(name), content);
    }

    QTemporaryDir m_folder;
    QString m_path = write(QStringLiteral("g.txt"), "a b\na \"c d\"\nb \"c d\"\n\"e+f\" a\n");
};

void GraphRulesTest::followsTheArrows()
{
    std::mt19937 random(91);
    for (int round = 0; round < 200; ++round) {
        const quint32 vertices = 1 + static_cast<quint32>(random() % 12);
        Moves moves;
        for (auto count = random() % 30; count > 0; --count)
            moves.emplace_back(random() % vertices, random() % vertices);
        const GraphRules rules(QStringLiteral("x"), graphFile(vertices, moves));
        QCOMPARE(rules.vertexCount(), std::size_t(vertices));
        for (quint32 v = 0; v < vertices; ++v) {
            std::vector<Cell> expected; // in the order of the file
            for (const auto &[from, to] : moves) {
                if (from == v)
                    expected.push_back(to);
            }
            QCOMPARE(followingVertices(rules, v), expected);
            const auto direct = rules.vertexFollowers(v);
            QCOMPARE(std::vector<Cell>(direct.begin(), direct.end()), expected);
            QCOMPARE(rules.size(CellVector{v}), quint64(0));
        }
    }
}

void GraphRulesTest::knowsCycles_data()
{
    QTest::addColumn<quint32>("vertices");
    QTest::addColumn<Moves>("moves");
    QTest::addColumn<bool>("acyclic");
    const auto row = [](const char *title, quint32 vertices, const Moves &moves, bool acyclic) {
        QTest::newRow(title) << vertices << moves << acyclic;
    };
    row("one vertex", 1, {}, true);
    row("a loop", 1, {{0, 0}}, false);
    row("there and back", 2, {{0, 1}, {1, 0}}, false);
    row("twice there", 2, {{0, 1}, {0, 1}}, true);
    row("a diamond", 4, {{0, 1}, {0, 2}, {1, 3}, {2, 3}}, true);
    row("a ring", 4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}}, false);
    row("a ring that nobody enters", 4, {{0, 1}, {2, 3}, {3, 2}}, false);
    row("a tail after a ring", 4, {{0, 1}, {1, 0}, {1, 2}, {2, 3}}, false);
    row("from the last to the first", 4, {{3, 2}, {2, 1}, {1, 0}}, true);
}

void GraphRulesTest::knowsCycles()
{
    QFETCH(quint32, vertices);
    QFETCH(Moves, moves);
    QFETCH(bool, acyclic);
    const auto rules = std::make_shared<GraphRules>(QStringLiteral("x"), graphFile(vertices, moves));
    QCOMPARE(rules->isAcyclic(), acyclic);
    // A sum has cycles if one of its games does.
    QCOMPARE(SumRules({parseRules(u"nim").value(), rules}).isAcyclic(), acyclic);
}

void GraphRulesTest::knowsCyclesOfRandomGraphs()
{
    std::mt19937 random(92);
    int acyclic = 0;
    for (int round = 0; round < 1000; ++round) {
        const quint32 vertices = 2 + static_cast<quint32>(random() % 9);
        Moves moves;
        for (auto count = random() % 10; count > 0; --count)
            moves.emplace_back(random() % vertices, random() % vertices);
        const GraphRules rules(QStringLiteral("x"), graphFile(vertices, moves));
        QCOMPARE(rules.isAcyclic(), !hasCycle(vertices, moves));
        acyclic += rules.isAcyclic();
    }
    QVERIFY(acyclic > 100 && acyclic < 900); // both kinds occurred
}

void GraphRulesTest::namesReadBack_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *title, const char *name, const char *text) {
        QTest::newRow(title) << QString::fromUtf8(name) << QString::fromUtf8(text);
    };
    row("plain", "a", "a");
    row("number", "-3.5", "-3.5");
    row("expression", "kayles:3,1", "kayles:3,1");
    row("space", "a b", "\"a b\"");
    row("plus", "a+b", "\"a+b\"");
    row("quote", "a\"b", "\"a\"\"b\"");
    row("quotes alone", "\"\"", "\"\"\"\"\"\"");
    row("empty", "", "\"\"");
    row("space alone", " ", "\" \"");
    row("braces", "{a}:*,", "{a}:*,");
    row("other scripts", "\xCE\xB1\xE2\x8A\x95", "\xCE\xB1\xE2\x8A\x95");
}

void GraphRulesTest::namesReadBack()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    GraphFile file = graphFile(3, {{0, 1}, {1, 2}});
    file.names[1] = name;
    const auto rules = std::make_shared<GraphRules>(QStringLiteral("x"), file);
    QCOMPARE(rules->positionText(CellVector{1}), text);
    const QString inSum = text + QStringLiteral(" + nim:1");
    for (const QString &whole : {text, inSum}) {
        Scanner scanner(whole);
        const auto components = rules->parsePosition(scanner);
        QVERIFY2(components, qPrintable(whole));
        QCOMPARE(components->size(), std::size_t(1));
        QCOMPARE(components->front().cells, CellVector{1});
        QCOMPARE(scanner.atEnd(), whole == text);
    }
}

void GraphRulesTest::saysExactlyWhatIsWrong_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("why");
    const QString none = QStringLiteral("%1 has no vertex of this name; its first is 'a'.");
    QTest::newRow("no such vertex") << ":q"
                                    << "'q'" << none;
    QTest::newRow("other case") << ":A"
                                << "'A'" << none;
    QTest::newRow("in quotes") << ":\"c  d\""
                               << "'\"c  d\"'" << none;
    QTest::newRow("in a sum") << ":q + nim:1"
                              << "'q'" << none;
    QTest::newRow("plus without quotes") << ":e+f"
                                         << "'e'" << none;
    QTest::newRow("open quote") << ":\"c d"
                                << "the end"
                                << "expected a closing '\"' after the vertex name.";
}

void GraphRulesTest::saysExactlyWhatIsWrong()
{
    QFETCH(QString, position);
    QFETCH(QString, found);
    QFETCH(QString, why);
    const Result<Position> read = parse(position);
    QVERIFY(!read);
    const QString message = read.problem().message;
    QVERIFY2(message.contains(QStringLiteral(" — %1 at column ").arg(found)), qPrintable(message));
    QVERIFY2(message.endsWith(QStringLiteral(": ") + why.replace(QStringLiteral("%1"), m_path)), qPrintable(message));
    const QString text = QStringLiteral("graph{%1}%2").arg(m_path, position);
    const int column = found == QStringLiteral("the end") ? static_cast<int>(text.size()) + 1
                                                          : static_cast<int>(text.lastIndexOf(u"}:")) + 3;
    QCOMPARE(read.problem().column, column);
}

void GraphRulesTest::startsWhereTheFileSays()
{
    for (const char *empty : {"", ":", " : "}) {
        const Result<Position> read = parse(QString::fromLatin1(empty));
        QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
        // Only e+f has no predecessor.
        QCOMPARE(read->text(), QStringLiteral("graph{%1}:\"e+f\"").arg(m_path));
    }
    const QString twoSources = write(QStringLiteral("two.txt"), "a b\nc b\n");
    QCOMPARE(parsePosition(QStringLiteral("graph{%1}").arg(twoSources))->text(),
             QStringLiteral("graph{%1}:a").arg(twoSources));
}

void GraphRulesTest::sumsWithAGraph()
{
    const Result<Position> sum = parse(QStringLiteral(":\"e+f\" + nim:1 + graph{%1}:b").arg(m_path));
    QVERIFY2(sum, sum ? "" : qPrintable(sum.problem().message));
    QCOMPARE(sum->components.size(), std::size_t(3));
    const JoinedPosition joined = join(*sum);
    QCOMPARE(split(joined.rules, joined.cells).text(), sum->text());
    QStringList texts;
    joined.rules->followers(joined.cells, [&](Cells cells) { texts << split(joined.rules, cells).text(); });
    const QString graph = QStringLiteral("graph{%1}:").arg(m_path);
    const QString plus = QStringLiteral(" + ");
    // Two tokens on one graph are two components, each in its place.
    const QStringList expected = {
        graph + u'a' + plus + QStringLiteral("nim:1") + plus + graph + u'b',
        graph + QStringLiteral("\"e+f\"") + plus + QStringLiteral("nim:0") + plus + graph + u'b',
        graph + QStringLiteral("\"e+f\"") + plus + QStringLiteral("nim:1") + plus + graph + QStringLiteral("\"c d\"")};
    QCOMPARE(texts, expected);
    for (const QString &text : texts)
        QCOMPARE(parsePosition(text)->text(), text);
    QCOMPARE(familyOf(*sum->components.front().rules).name, QStringLiteral("graph"));
    QVERIFY(sum->components.front().rules->isSame(*sum->components.back().rules));
}

void GraphRulesTest::readsFilesByName()
{
    const QString missing = m_folder.filePath(QStringLiteral("none.dot"));
    const QString text = QStringLiteral("graph{%1}:a").arg(missing);
    const Result<Position> read = parsePosition(text);
    QVERIFY(!read);
    QCOMPARE(read.problem().code, Problem::Code::NoFile);
    QCOMPARE(read.problem().kind, Problem::Kind::File);
    QCOMPARE(text.mid(read.problem().column - 1, read.problem().length), missing);
    const QString bad = write(QStringLiteral("bad.json"), "[1, 2]");
    const Result<Position> second = parsePosition(QStringLiteral("graph{ %1 }").arg(bad));
    QVERIFY(!second);
    QCOMPARE(second.problem().code, Problem::Code::FileSyntax);
    QVERIFY(!parsePosition(u"graph{}:a"));
    QVERIFY(!parsePosition(u"graph{ }"));
}

/// A cancelled job reads no graph, and the next one reads the same file.
void GraphRulesTest::canBeCancelled()
{
    const QByteArray moves = "1 2\n2 3\n3 4\n";
    const QString path =
        write(QStringLiteral("large.txt"), moves.repeated(int(maxSyncGraphFileBytes / moves.size()) + 1));
    const QString text = QStringLiteral("nim:1 + graph{%1}").arg(path);
    {
        JobControl job;
        job.cancel();
        const ReadingJob reading(job);
        const Result<Position> read = parsePosition(text);
        QVERIFY(!read);
        QCOMPARE(read.problem().kind, Problem::Kind::Cancelled);
    }
    QVERIFY(parsePosition(text));
}

MEXPLORER_TEST(GraphRulesTest)
#include "tst_graphrules.moc"
