// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;

class LegalityTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheListedFollowers_data()
    {
        QTest::addColumn<QString>("rules");
        for (const char *rules :
             {"nim", "grundy", "kayles", "dawson", "octal{0.6}", "octal{4.07}", "octal{4}", "octal{0.314}", "lasker",
              "allbut{2,3}", "allbut{1,4-6}", "hex{0.8}", "hex{0.1f}", "subtraction{1-3,7}", "divide{2,3}"})
            QTest::newRow(rules) << rules;
    }

    void agreesWithTheListedFollowers()
    {
        QFETCH(QString, rules);
        const RulesPtr game = parsePosition(rules + QStringLiteral(":1"))->components[0].rules;
        std::mt19937 random(2026);
        for (int round = 0; round < 60; ++round) {
            CellVector before(random() % 4);
            for (Cell &heap : before)
                heap = 1 + random() % 9;
            std::sort(before.begin(), before.end(), std::greater<>());
            std::set<CellVector> followers;
            game->followers(before, [&](Cells follower) { followers.emplace(follower.begin(), follower.end()); });
            const auto example = game->exampleFollower(before);
            QCOMPARE(example.has_value(), !followers.empty());
            QVERIFY(!example || followers.count(*example) == 1);
            for (const CellVector &follower : followers)
                QVERIFY(game->isFollower(before, follower));
            for (int i = 0; i < 300; ++i) { // including near misses
                CellVector other = followers.empty() || random() % 2 ? before : *followers.begin();
                if (!other.empty() && random() % 2)
                    other[random() % other.size()] = 1 + random() % 9;
                if (random() % 3 == 0)
                    other.push_back(1 + random() % 9);
                std::sort(other.begin(), other.end(), std::greater<>());
                QCOMPARE(game->isFollower(before, other), followers.count(other) == 1);
            }
        }
    }

    void pairsToo()
    {
        const RulesPtr game = parsePosition(u"wythoff:(1,2)")->components[0].rules;
        for (Cell less = 0; less < 9; ++less) {
            for (Cell greater = less; greater < 9; ++greater) {
                std::set<CellVector> followers;
                const CellVector before = {less, greater};
                game->followers(before, [&](Cells follower) { followers.emplace(follower.begin(), follower.end()); });
                const auto example = game->exampleFollower(before);
                QVERIFY(followers.empty() ? !example : followers.count(*example) == 1);
                for (Cell a = 0; a < 10; ++a) {
                    for (Cell b = 0; b < 10; ++b)
                        QCOMPARE(game->isFollower(before, CellVector{a, b}), followers.count({a, b}) == 1);
                }
            }
        }
    }

    void vastHeapsTakeNoTime_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game :
             {"nim:1000000000", "grundy:1000000000", "kayles:1000000000", "octal{0.04}:999999999",
              "hex{0.008}:999999999", "octal{4}:1000000000", "lasker:1000000000", "allbut{2,3}:1000000000",
              "moore{2}:(1000000000,999999999,7)", "fibonacci:(1000000000,5)", "wythoff:(999999999,1000000000)"})
            QTest::newRow(game) << game;
    }

    void vastHeapsTakeNoTime()
    {
        QFETCH(QString, game);
        const Component component = parsePosition(game)->components[0];
        const auto example = component.rules->exampleFollower(component.cells);
        QVERIFY(example);
        QVERIFY(component.rules->isFollower(component.cells, *example));
        QVERIFY(!component.rules->isFollower(component.cells, component.cells));
        QVERIFY(!component.rules->isFollower(component.cells, CellVector{3, 3}));
    }
};

MEXPLORER_TEST(LegalityTest)
#include "tst_legality.moc"
