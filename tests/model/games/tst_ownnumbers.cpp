// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <set>

using namespace mexplorer;

/// Checks the arithmetic of rules that a user writes, and what an undefined number or one beyond 128 bits does: a
/// condition decides whether there is a move.
class OwnNumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void conditions_data();
    void conditions();
    void choicesBetweenBounds_data();
    void choicesBetweenBounds();
};

void OwnNumbersTest::conditions_data()
{
    QTest::addColumn<QString>("result");
    const auto rows = [](const char *result, std::initializer_list<const char *> conditions) {
        for (const char *condition : conditions)
            QTest::newRow(condition) << QString::fromLatin1(result);
    };
    rows("move", {"0^0 = 1",           "-2^2 = -4",       "2^3^2 = 512",         "7 mod -3 = -2",
                  "-7 mod 3 = 2",      "-7/2 = -4",       "7/-2 = -4",           "6/2*3 = 9",
                  "7-3-2 = 2",         "digitsum(0) = 0", "digitsum(1997) = 26", "gcd(0,0) = 0",
                  "gcd(-4,6) = 2",     "lcm(0,5) = 0",    "lcm(4,6,10) = 60",    "abs(-3) = 3",
                  "bitcount(255) = 8", "xor(6,3) = 5",    "bitand(6,3) = 2",     "bitor(6,3) = 7",
                  "min(4,2,3) = 2",    "max(4,2,3) = 4",  "floor(7/2) = 3"});
    rows("move", {"square(0)", "even(0)", "digit(0,0)", "power(5,1)", "power(0,0)", "power(0,1)", "power(-2,4)",
                  "power(-2,-8)", "odd(-3)", "prime(2)", "0 | 0", "3 | 0", "-3 | 6", "digit(9, 1997)",
                  "prime(170141183460469231731687303715884105727)", "square(10^36)"});
    rows("none",
         {"prime(0)", "prime(1)", "prime(-3)", "power(2,0)", "power(1,5)", "power(-2,8)", "square(-4)", "square(8)",
          "0 | 5", "digit(3, 1997)", "even(3)", "square(10^36+1)", "prime(170141183460469231731687303715884105725)"});
    // Undefined numbers end the choice, if they are reached.
    rows("none", {"1/0 = 1", "not 1/0 = 1", "1 mod 0 = 1", "2^(-1) = 0", "xor(-1,2) = 0", "bitand(1,-2) = 0",
                  "bitor(-1,-1) = 0", "bitcount(-1) = 0", "digitsum(-3) = 3", "digit(1,-1)", "1/0 = 1 or x = 1",
                  "x = 2 or 1/0 = 1", "x = 1 and 1/0 = 1", "x in 1..1/0", "1 < 1/0 < 3"});
    rows("move", {"x = 1 or 1/0 = 1", "not (x = 2 and 1/0 = 1)", "not 2 < 1 < 1/0"});
    // Beyond 128 bits a number is larger than all within.
    rows("move", {"2^200 > 2^100", "10^30 < 2^200", "-2^200 < -10^30", "2^200 != 5", "5/2^200 = 0", "-5/2^200 = -1",
                  "5 mod 2^200 = 5", "0*2^200 = 0", "min(2^200, 3) = 3", "max(2^200, 3) > 10^20", "abs(-2^200) > 10^20",
                  "2^200 + 5 > 0", "2^200 > -2^200", "170141183460469231731687303715884105727 + 1 > 0",
                  "1000000000000000000000000000000000000000000 > 5", "2^2^100 > 3", "x = 1 or 2^200 mod 3 = 1",
                  "2^200 < 0 or x = 1"});
    rows("none", {"2^200 < 5", "2^200 = 5", "-2^200 >= 0", "x = 2 and 2^200 mod 3 = 1", "2^200 / 0 = 1"});
    rows("problem",
         {"2^200 = 2^200", "2^200 < 2^201", "2^200 mod 3 = 1", "2^200 - 2^200 = 0", "2^200/2^199 = 2", "even(2^200)",
          "prime(2^200+1)", "bitand(2^200, 5) = 0", "x = 2 or 2^200 mod 3 = 1", "not 2^200 mod 3 = 1"});
}

void OwnNumbersTest::conditions()
{
    QFETCH(QString, result);
    const QString text =
        QStringLiteral("rules{(x,y) -> (x-1,y) : %1}:(1,0)").arg(QString::fromLatin1(QTest::currentDataTag()));
    const Result<Position> position = parsePosition(text);
    if (!position) {
        QCOMPARE(position.problem().code, Problem::Code::NumberTooLarge);
        QVERIFY2(position.problem().message.contains("too large to be computed exactly"),
                 qPrintable(position.problem().message));
        QCOMPARE(QStringLiteral("problem"), result);
        return;
    }
    const Component &component = position->components.front();
    QCOMPARE(QString(component.rules->exampleFollower(component.cells) ? "move" : "none"), result);
}

void OwnNumbersTest::choicesBetweenBounds_data()
{
    QTest::addColumn<QString>("within"); // 128 bits
    const auto row = [](const char *beyond, const char *within) {
        QTest::newRow(beyond) << QString::fromLatin1(within);
    };
    for (const char *large : {"10^39", "10^40", "2^127", "2^200", "1234567890123456789012345678901234567890"}) {
        const QByteArray number(large);
        row("k < " + number, "k >= 0");
        row("0 < k <= " + number, "k > 0");
        row("k < " + number + ", k < 2^300", "k >= 0");
        row("k > " + number, "k < 0");
        row("k < -" + number, "k < 0");
        row("k > -" + number, "k >= 0");
        row("k in {1,3}, k in 0.." + number, "k in {1,3}");
        row("k in 1.." + number + ", k in 0..2^300, k <= 3", "k in 1..3");
        row("k in 1.." + number + ", k < 4", "k in 1..3");
        row("k in {1,3}, k in " + number + "..2^300", "k < 0");
    }
}

/// Bounds beyond 128 bits leave the choices that bounds within would leave.
void OwnNumbersTest::choicesBetweenBounds()
{
    QFETCH(QString, within);
    const auto followers = [](const QString &condition) {
        std::set<std::vector<Cell>> found;
        const auto position = parsePosition(QStringLiteral("rules{n -> n-k : k <= 50, %1}:20").arg(condition));
        if (!position)
            return found;
        const Component &component = position->components.front();
        component.rules->followers(component.cells, [&](Cells follower) {
            found.insert(std::vector<Cell>(follower.begin(), follower.end()));
        });
        return found;
    };
    const QString beyond = QString::fromLatin1(QTest::currentDataTag());
    const auto read = parsePosition(QStringLiteral("rules{n -> n-k : k <= 50, %1}:20").arg(beyond));
    QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(read.problem().message));
    QVERIFY(followers(beyond) == followers(within));
}

MEXPLORER_TEST(OwnNumbersTest)
#include "tst_ownnumbers.moc"
