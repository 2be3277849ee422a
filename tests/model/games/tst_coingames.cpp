// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/nimber.h"
#include "model/notation/expression.h"
#include "model/solve/solver.h"
#include "tests/testprogram.h"

#include <QTest>

#include <map>
#include <random>
#include <set>
#include <string>

using namespace mexplorer;

/// Tests games in which coins are turned, on a row by lists of distances and on a board as products, against boards of
/// characters whose moves are tried one by one.
class CoinGamesTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsMoveByTheLists();
    void productsMoveByBothGames();
    void publishedValues();
    void texts_data();
    void texts();
    void mistakes_data();
    void mistakes();
};

namespace {

using Shapes = std::vector<std::set<int>>; ///< the distances of the coins that are turned, 0 among them
using CoinGrid = std::vector<std::string>;

/// The coins that one move turns, if its last one is number \a last, for each shape that fits.
std::vector<std::set<int>> setsAt(const Shapes &shapes, int last)
{
    std::vector<std::set<int>> sets;
    for (const std::set<int> &shape : shapes) {
        std::set<int> coins;
        for (const int distance : shape)
            coins.insert(last - distance);
        if (*coins.begin() >= 0)
            sets.push_back(coins);
    }
    return sets;
}

std::set<CoinGrid> movesOfCoins(const CoinGrid &grid, const Shapes &across, const Shapes &down)
{
    std::set<CoinGrid> moves;
    for (int row = 0; row < static_cast<int>(grid.size()); ++row) {
        for (int column = 0; column < static_cast<int>(grid[0].size()); ++column) {
            if (grid[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] != 'H')
                continue;
            for (const std::set<int> &columns : setsAt(across, column)) {
                for (const std::set<int> &rows : setsAt(down, row)) {
                    CoinGrid next = grid;
                    for (const int r : rows) {
                        for (const int c : columns) {
                            char &coin = next[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
                            coin = coin == 'H' ? 'T' : 'H';
                        }
                    }
                    moves.insert(next);
                }
            }
        }
    }
    return moves;
}

/// The value of a whole position, by all positions that it reaches.
class CoinValues
{
public:
    CoinValues(Shapes across, Shapes down) : m_across(std::move(across)), m_down(std::move(down)) {}

    Value of(const CoinGrid &grid)
    {
        const auto known = m_values.find(grid);
        if (known != m_values.end())
            return known->second;
        std::vector<Value> reached;
        for (const CoinGrid &move : movesOfCoins(grid, m_across, m_down))
            reached.push_back(of(move));
        return m_values[grid] = mex(reached);
    }

private:
    Shapes m_across;
    Shapes m_down;
    std::map<CoinGrid, Value> m_values;
};

QString textOfCoins(const CoinGrid &grid)
{
    QStringList rows;
    for (const std::string &row : grid)
        rows << QString::fromStdString(row);
    return rows.join(u'/');
}

Shapes turtles(bool isMock, int most)
{
    Shapes shapes = {{0}};
    for (int a = 1; a <= most; ++a) {
        shapes.push_back({0, a});
        for (int b = a + 1; isMock && b <= most; ++b)
            shapes.push_back({0, a, b});
    }
    return shapes;
}

Shapes rulerShapes(int most)
{
    Shapes shapes;
    std::set<int> coins;
    for (int distance = 0; distance <= most; ++distance) {
        coins.insert(distance);
        shapes.push_back(coins);
    }
    return shapes;
}

class CoinMaker
{
public:
    explicit CoinMaker(quint32 seed) : m_random(seed) {}

    int below(int limit) { return static_cast<int>(m_random() % static_cast<quint32>(limit)); }

    CoinGrid grid(int rows, int columns)
    {
        CoinGrid grid(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), 'T'));
        for (std::string &row : grid) {
            for (char &coin : row)
                coin = below(2) ? 'H' : 'T';
        }
        return grid;
    }

    /// Random lists of distances, with their text.
    std::pair<Shapes, QString> shapes()
    {
        std::set<std::set<int>> found;
        for (int count = 1 + below(4); count > 0; --count) {
            std::set<int> shape = {0};
            for (int coins = below(3); coins > 0; --coins)
                shape.insert(1 + below(4));
            found.insert(shape);
        }
        QStringList texts;
        for (const std::set<int> &shape : found) {
            QStringList distances;
            for (const int distance : shape) {
                if (distance > 0)
                    distances << QString::number(distance);
            }
            texts << (distances.isEmpty() ? QStringLiteral("0") : distances.join(u','));
        }
        return {Shapes(found.begin(), found.end()),
                QStringLiteral("turning{%1}").arg(texts.join(QStringLiteral("; ")))};
    }

private:
    std::mt19937 m_random;
};

/// The moves of a position of the program as grids.
std::set<CoinGrid> followersOfCoins(const Component &component)
{
    std::set<CoinGrid> moves;
    component.rules->followers(component.cells, [&](Cells follower) {
        CoinGrid grid;
        for (const QString &row : component.rules->positionText(follower).split(u'/'))
            grid.push_back(row.toStdString());
        moves.insert(grid);
    });
    return moves;
}

void compareCoins(const QString &rules, const CoinGrid &grid, const Shapes &across, const Shapes &down,
                  CoinValues &values)
{
    const Result<Position> position = parsePosition(rules + u':' + textOfCoins(grid));
    QVERIFY2(position, position ? "" : qPrintable(position.problem().message));
    const Component &component = position->components.front();
    QCOMPARE(component.text(), rules + u':' + textOfCoins(grid));
    QVERIFY2(followersOfCoins(component) == movesOfCoins(grid, across, down), qPrintable(component.text()));
    JobControl control;
    const Result<Value> value = Solver().value(component, control);
    QVERIFY(value);
    QVERIFY2(*value == values.of(grid), qPrintable(component.text()));
}

} // namespace

void CoinGamesTest::rowsMoveByTheLists()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        CoinMaker maker(seed);
        const auto [shapes, rules] = maker.shapes();
        CoinValues values(shapes, {{0}});
        for (int round = 0; round < 5; ++round) {
            compareCoins(rules, maker.grid(1, 1 + maker.below(8)), shapes, {{0}}, values);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

/// Turtles, Mock Turtles, Ruler and random lists in each pair.
void CoinGamesTest::productsMoveByBothGames()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        CoinMaker maker(1000 + seed);
        const auto any = [&maker]() -> std::pair<Shapes, QString> {
            switch (maker.below(4)) {
            case 0:
                return {turtles(false, 4), QStringLiteral("turtles")};
            case 1:
                return {turtles(true, 4), QStringLiteral("mockturtles")};
            case 2:
                return {rulerShapes(4), QStringLiteral("ruler")};
            default:
                return maker.shapes();
            }
        };
        const auto [across, first] = any();
        const auto [down, second] = any();
        const QString rules = QStringLiteral("tartan{%1, %2}").arg(first, second);
        CoinValues values(across, down);
        const int columns = 1 + maker.below(4);
        const int rows = 1 + maker.below(columns > 3 ? 2 : 3);
        for (int round = 0; round < 3; ++round) {
            compareCoins(rules, maker.grid(rows, columns), across, down, values);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

/// Winning Ways, chapter 14: the values of Turtles are the numbers of the coins, so that those of its square are the
/// nim-products.
void CoinGamesTest::publishedValues()
{
    JobControl control;
    const Solver solver;
    const std::vector<std::vector<Value>> products = {{1, 2, 3, 4}, {2, 3, 1, 8}, {3, 1, 2, 12}, {4, 8, 12, 6}};
    for (std::size_t row = 0; row < 4; ++row) {
        for (std::size_t column = 0; column < 4; ++column) {
            CoinGrid grid(4, "TTTT");
            grid[row][column] = 'H';
            QCOMPARE(
                *solver.value(*parsePosition(QStringLiteral("tartan{turtles, turtles}:") + textOfCoins(grid)), control),
                products[row][column]);
            QCOMPARE(products[row][column], static_cast<Value>(nimProduct(row + 1, column + 1)));
        }
    }
    // Turning a coin alone, or with one of the two before it: 1, 2, 3 again and again, as the mex of 0 and two values.
    for (int number = 1; number <= 20; ++number) {
        const QString row = QString(number - 1, u'T') + u'H';
        QCOMPARE(*solver.value(*parsePosition(QStringLiteral("turning{0; 1; 2}:") + row), control),
                 static_cast<Value>((number - 1) % 3 + 1));
    }
}

void CoinGamesTest::texts_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::newRow("lists") << "turning{ 2,1 ;0; 1,2 ; 0,0 }:hth"
                           << "turning{1,2; 0}:HTH";
    QTest::newRow("product") << "Tartan{Turtles,ruler}:th/HT"
                             << "tartan{turtles, ruler}:TH/HT";
    QTest::newRow("lists in a product") << "tartan{turning{0;3},mockturtles}:HH"
                                        << "tartan{turning{0; 3}, mockturtles}:HH";
}

void CoinGamesTest::texts()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    const Result<Position> position = parsePosition(typed);
    QVERIFY2(position, position ? "" : qPrintable(position.problem().message));
    QCOMPARE(position->text(), text);
    QVERIFY(*parsePosition(text) == *position);
}

void CoinGamesTest::mistakes_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *text, int column, const char *words) {
        QTest::newRow(text) << column << QString::fromLatin1(words);
    };
    row("turning{}:H", 9, "turning{0; 1; 1,2}");
    row("turning{1,}:H", 11, "turning{0; 1; 1,2}");
    row("turning{64}:H", 9, "63");
    row("turning{1}:HX", 13, "H for heads");
    row("tartan{turtles}:H", 15, "second game");
    row("tartan{nim, ruler}:H", 8, "turtles, mockturtles");
    row("tartan{turtles, ruler}:HT/H", 27, "same number");
    row("tartan{turtles, ruler}:HT/", 27, "THT/HTH");
    row("tartan{turtles, ruler}:HTHTHTHTH/HTHTHTHTH/HTHTHTHTH/HTHTHTHTH/HTHTHTHTH/HTHTHTHTH/HTHTHTHTH/HTHTHTHTH", 24,
        "64");
}

void CoinGamesTest::mistakes()
{
    QFETCH(int, column);
    QFETCH(QString, words);
    const Result<Position> position = parsePosition(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(!position);
    QCOMPARE(position.problem().column, column);
    QVERIFY2(position.problem().message.contains(words), qPrintable(position.problem().message));
}

MEXPLORER_TEST(CoinGamesTest)
#include "tst_coingames.moc"
