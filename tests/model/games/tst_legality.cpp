// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/heaptraits.h"
#include "tests/model/games/gamesamples.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;
using gamelaws::variedGames;

/// Compares the questions about single moves with the listed followers, of every game of the catalogue on heaps.
class LegalityTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheListedFollowers_data() { addGamesOnHeaps(); }
    void agreesWithTheListedFollowers()
    {
        QFETCH(RulesPtr, game);
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
        int found = 0;
        for (const Component &game : variedGames()) {
            if (familyOf(*game.rules).editor == QLatin1StringView("pair")) {
                agreesOnPairs(*game.rules);
                ++found;
            }
        }
        QVERIFY(found > 0);
    }

    void vastHeapsTakeNoTime_data()
    {
        QTest::addColumn<QString>("game");
        for (const Component &game : variedGames()) {
            std::set<QString> all;
            for (const CellVector &cells : {game.cells, game.rules->exampleFollower(game.cells).value_or(game.cells)}) {
                const QString text = game.rules->positionText(cells);
                const QString vast = withVastNumbers(text);
                if (vast != text && parsePosition(game.rules->text() + u':' + vast))
                    all.insert(game.rules->text() + u':' + vast);
            }
            for (const QString &vast : all)
                QTest::newRow(qPrintable(vast)) << vast;
            const bool triesChoices = movesOf<OwnMoves>(*game.rules) != nullptr; // up to ten million of them
            QVERIFY2(!all.empty() || triesChoices || !game.rules->isMultiset(), qPrintable(game.text()));
        }
    }

    void vastHeapsTakeNoTime()
    {
        QFETCH(QString, game);
        const Component component = parsePosition(game)->components[0];
        const Rules &rules = *component.rules;
        QVERIFY(!rules.isFollower(component.cells, component.cells));
        const HeapTraits *traits = rules.heapTraits();
        if (traits && (traits->maxParts == 1 || traits->moves.index() > 0))
            QVERIFY(!rules.isFollower(component.cells, CellVector{3, 3}));
        const auto example = rules.exampleFollower(component.cells);
        if (!example) {
            // The digits of a code may leave large heaps no move; in a row of cells, digits are no number.
            QVERIFY(movesOf<TakeAndBreak>(rules) || familyOf(rules).name == QStringLiteral("row"));
            return;
        }
        QVERIFY(rules.isFollower(component.cells, *example));
        QVERIFY(!rules.isFollower(*example, component.cells));
    }

private:
    static void addGamesOnHeaps()
    {
        QTest::addColumn<RulesPtr>("game");
        for (const Component &game : variedGames()) {
            if (game.rules->isMultiset())
                QTest::newRow(qPrintable(game.rules->text())) << game.rules;
        }
    }
    static void agreesOnPairs(const Rules &game)
    {
        for (Cell less = 0; less < 9; ++less) {
            for (Cell greater = less; greater < 9; ++greater) {
                std::set<CellVector> followers;
                const CellVector before = {less, greater};
                game.followers(before, [&](Cells follower) { followers.emplace(follower.begin(), follower.end()); });
                const auto example = game.exampleFollower(before);
                QVERIFY(followers.empty() ? !example : followers.count(*example) == 1);
                for (Cell a = 0; a < 10; ++a) {
                    for (Cell b = 0; b < 10; ++b)
                        QCOMPARE(game.isFollower(before, CellVector{a, b}), followers.count({a, b}) == 1);
                }
            }
        }
    }
    /// \a text with the greatest numbers of expressions in place of its own.
    static QString withVastNumbers(const QString &text)
    {
        static const QRegularExpression number(QStringLiteral("\\d+"));
        QString vast;
        qsizetype from = 0;
        quint64 next = maxTokens;
        auto numbers = number.globalMatch(text);
        while (numbers.hasNext()) {
            const QRegularExpressionMatch match = numbers.next();
            vast += text.sliced(from, match.capturedStart() - from) + QString::number(next--);
            from = match.capturedEnd();
        }
        return vast + text.sliced(from);
    }
};

MEXPLORER_TEST(LegalityTest)
#include "tst_legality.moc"
