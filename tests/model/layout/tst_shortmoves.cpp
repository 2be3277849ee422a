#include "model/layout/shortmoves.h"
#include "tests/testprogram.h"

#include "model/games/graphrules.h"
#include "model/graph/graphbuilder.h"
#include "model/graph/labels.h"
#include "model/import/graphfile.h"
#include "model/notation/expression.h"

#include <QTest>

#include <limits>
#include <random>

using namespace mexplorer;

/// Rows that make moves short, against all rows there are.
class TestShortMoves : public QObject
{
    Q_OBJECT

private slots:
    void sumOfLengthsIsLeast();
    void rowsFallAlongMoves_data();
    void rowsFallAlongMoves();
};

namespace {

GameGraphPtr randomGraph(std::mt19937 &random, quint32 vertices, quint32 moves)
{
    const auto below = [&random](quint32 end) { return static_cast<quint32>(random() % end); };
    GraphFile file;
    for (quint32 vertex = 0; vertex < vertices; ++vertex) {
        file.names << QString::number(vertex);
        if (vertex > 0)
            file.moves.emplace_back(below(vertex), vertex);
    }
    for (; moves > 0; --moves) {
        const quint32 a = below(vertices), b = below(vertices);
        if (a < b)
            file.moves.emplace_back(a, b);
    }
    std::sort(file.moves.begin(), file.moves.end());
    file.moves.erase(std::unique(file.moves.begin(), file.moves.end()), file.moves.end());
    JobControl control;
    return GraphBuilder(std::make_shared<GraphRules>(QStringLiteral("random"), file), CellVector{0}, {}).build(control);
}

std::vector<quint64> shortRows(const GameGraph &graph)
{
    JobControl control;
    return rowsOfShortMoves(graph, label(graph, Convention::Normal, control)->birthdays());
}

/// Of all moves together; nothing if a move doesn't fall.
std::optional<quint64> sumOfLengths(const GameGraph &graph, const std::vector<quint64> &rows)
{
    quint64 sum = 0;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (const PositionId follower : graph.followers(id)) {
            if (rows[id] <= rows[follower])
                return {};
            sum += rows[id] - rows[follower];
        }
    }
    return sum;
}

/// By trying all rows below \a height for all positions.
quint64 leastSum(const GameGraph &graph, quint64 height)
{
    std::vector<quint64> rows(graph.positionCount(), 0);
    quint64 least = std::numeric_limits<quint64>::max();
    for (bool more = true; more;) {
        if (const auto sum = sumOfLengths(graph, rows))
            least = std::min(least, *sum);
        more = false;
        for (quint64 &row : rows) {
            row = (row + 1) % height;
            more = row != 0;
            if (more)
                break;
        }
    }
    return least;
}

} // namespace

void TestShortMoves::sumOfLengthsIsLeast()
{
    std::mt19937 random(5);
    int shorter = 0;
    for (quint32 round = 0; round < 150; ++round) {
        const GameGraphPtr graph = randomGraph(random, 4 + round % 4, round / 4 % 9);
        JobControl control;
        const LabelsPtr labels = label(*graph, Convention::Normal, control);
        const std::vector<quint64> birthdays(labels->birthdays().begin(), labels->birthdays().end());
        const std::vector<quint64> rows = rowsOfShortMoves(*graph, labels->birthdays());
        const auto sum = sumOfLengths(*graph, rows);
        QVERIFY(sum);
        QCOMPARE(*sum, leastSum(*graph, graph->positionCount()));
        QCOMPARE(*std::min_element(rows.begin(), rows.end()), quint64(0));
        shorter += *sum < *sumOfLengths(*graph, birthdays);
    }
    QVERIFY(shorter > 20);
}

void TestShortMoves::rowsFallAlongMoves_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"nim:0", "nim:3,4,5", "kayles:20", "grundy:17", "matrix:3x3", "octal{0.354}:12",
                             "subtraction{2,5}:200", "kayles:7 + nim:3", "nim:20,21"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestShortMoves::rowsFallAlongMoves()
{
    QFETCH(QString, game);
    JobControl control;
    const GameGraphPtr graph = buildGraph(parsePosition(game).value(), {}, control);
    const LabelsPtr labels = label(*graph, Convention::Normal, control);
    const std::vector<quint64> birthdays(labels->birthdays().begin(), labels->birthdays().end());
    const auto sum = sumOfLengths(*graph, shortRows(*graph));
    QVERIFY(sum);
    QVERIFY(*sum <= *sumOfLengths(*graph, birthdays));
}

MEXPLORER_TEST(TestShortMoves)
#include "tst_shortmoves.moc"
