// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/boardrules.h"
#include "model/games/catalogue.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <bit>

using namespace mexplorer;

/// The expressions that each family refuses, and those at the limits that it accepts.
class BadPositionsTest : public QObject
{
    Q_OBJECT

private slots:
    void saysExactlyWhatIsWrong_data();
    void saysExactlyWhatIsWrong();
    void takesTheGreatest_data();
    void takesTheGreatest();
    void takesTheLeast_data();
    void takesTheLeast();
    void aThousandComponentsAndNoMore();
    void everyFamilyRefusesNoPosition();
    void namesAreFoundInAnyCase();
};

void BadPositionsTest::saysExactlyWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("sentence"); // after "TEXT — "
    QTest::addColumn<Problem::Code>("code");
    const auto row = [](const char *text, int column, const char *sentence,
                        Problem::Code code = Problem::Code::UnexpectedText) {
        QTest::newRow(text) << QString::fromUtf8(text) << column << QString::fromUtf8(sentence) << code;
    };
    row("nim:", 5, "the end at column 5: expected a number.");
    row("nim:3,", 7, "the end at column 7: expected a number.");
    row("nim:,3", 5, "',' at column 5: expected a number.");
    row("nim:3;4", 6, "';' at column 6: expected a number, ',' or '+'.");
    row("nim:-3", 5, "'-' at column 5: expected a number.");
    row("nim:3.5", 6, "'.' at column 6: expected a number, ',' or '+'.");
    row("nim:1000000001", 5, "'1000000001' at column 5: a heap holds at most 1,000,000,000.",
        Problem::Code::NumberTooLarge);
    row("subtraction{}:4", 13, "'}' at column 13: expected a number or a range, as in 1-3.");
    row("subtraction{1-}:4", 15, "'}' at column 15: expected the end of the range, a number.");
    row("subtraction{5-2}:4", 13, "'5-2' at column 13: the range ends before it begins; turn it round.");
    row("subtraction{2,0}:4", 15, "'0' at column 15: numbers in this set are 1 or more.",
        Problem::Code::NumberTooSmall);
    row("subtraction{1-100001}:4", 13, "'1-100001' at column 13: a set has at most 100,000 numbers.",
        Problem::Code::TooMany);
    row("subtraction{1-9,7-100006}:4", 17, "'7-100006' at column 17: a set has at most 100,000 numbers.",
        Problem::Code::TooMany);
    row("subtraction{1,1000000001}:4", 15, "'1000000001' at column 15: a number in the set is at most 1,000,000,000.",
        Problem::Code::NumberTooLarge);
    row("divide{1}:4", 8, "'1' at column 8: numbers in this set are 2 or more.", Problem::Code::NumberTooSmall);
    row("octal{}:3", 7, "'}' at column 7: expected a code, as in 0.77.");
    row("octal{.}:3", 8, "'}' at column 8: expected a code, as in 0.77.");
    row("octal{0.8}:3", 9, "'8' at column 9: expected a digit from 0 to 7.");
    row("octal{0.7.7}:3", 10, "'.' at column 10: expected a digit from 0 to 7.");
    row("octal{07}:3", 8, "'7' at column 8: only one digit stands before the point, as in 0.77.");
    row("octal{1.7}:3", 7, "'1' at column 7: the digit before the point is 0 or 4.");
    row("hex{0..7}:3", 7, "'.' at column 7: expected a digit from 0 to 9, or from A to Z.");
    row("hex{9.1}:3", 5, "'9' at column 5: the digit before the point is a multiple of 4: 0, 4, 8, C and so on.");
    row("wythoff:3,5", 9, "'3' at column 9: expected a pair, as in (3,5).");
    row("wythoff:(3 5)", 12, "'5' at column 12: expected a number or ','.");
    row("wythoff:(3,)", 12, "')' at column 12: expected a number.");
    row("wythoff:(3,5", 13, "the end at column 13: expected a number or ')'.");
    row("wythoff:(3,5,7)", 13, "',' at column 13: expected a number or ')'.");
    row("wythoff:(3,5)7", 14, "'7' at column 14: expected '+' or the end.");
    row("matrix:", 8, "the end at column 8: expected rows of 0 and 1, as in 0110/0001, or a size, as in 4x4.");
    row("matrix:012", 10, "'2' at column 10: expected 0 or 1.");
    row("matrix:011/", 12, "the end at column 12: expected a row of 0 and 1.");
    row("matrix:011//011", 12, "'/' at column 12: expected a row of 0 and 1.");
    row("matrix:01/0111", 11,
        "'0111' at column 11: row 2 has length 4 and row 1 has length 2; make all rows the same length.",
        Problem::Code::UnequalRows);
    row("matrix:4x", 10, "the end at column 10: expected the number of columns, as in 4x4.");
    row("matrix:0x4", 8, "'0x4' at column 8: a board has at least one row and one column.",
        Problem::Code::NumberTooSmall);
    row("matrix:4x0", 8, "'4x0' at column 8: a board has at least one row and one column.",
        Problem::Code::NumberTooSmall);
    row("matrix:65x1", 8, "'65x1' at column 8: a board has at most 64 cells, such as 8x8; choose a smaller one.",
        Problem::Code::TooMany);
    row("matrix:5x13", 8, "'5x13' at column 8: a board has at most 64 cells, such as 8x8; choose a smaller one.",
        Problem::Code::TooMany);
    row("matrix:99999999999999999999x2", 8,
        "'99999999999999999999x2' at column 8: a board has at most 64 cells, such as 8x8; choose a smaller one.",
        Problem::Code::TooMany);
    row("matrix:2x10001", 10, "'10001' at column 10: a board has at most 10,000.", Problem::Code::NumberTooLarge);
    row("matrix:01+", 11, "the end at column 11: expected the name of a game, such as nim or kayles.");
    row("cram:0a", 7, "'a' at column 7: expected 0, 1, '/' or '+'.");
    row("chomp:65x2", 7, "'65' at column 7: a side of the bar has at most 64.", Problem::Code::NumberTooLarge);
    row("chomp:2x65", 9, "'65' at column 9: a side of the bar has at most 64.", Problem::Code::NumberTooLarge);
    row("chomp:2x", 9, "the end at column 9: expected a number.");
    row("chomp:3,4", 9, "'4' at column 9: no column is higher than the one on its left.");
    row("chomp:5, 12", 10, "'12' at column 10: no column is higher than the one on its left.");
    row("chomp:3x3x3", 10, "'x' at column 10: expected a number, ',', 'x' or '+'.");
}

void BadPositionsTest::saysExactlyWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    const Result<Position> position = parsePosition(text);
    QVERIFY(!position);
    QCOMPARE(position.problem().message, text + QStringLiteral(" — ") + sentence);
    QTEST(position.problem().column, "column");
    QCOMPARE(position.problem().kind, Problem::Kind::BadInput);
    QTEST(position.problem().code, "code");
}

void BadPositionsTest::takesTheGreatest_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<quint64>("size");
    for (const char *board : {"8x8", "1x64", "64x1", "2x32", "16x4"}) {
        QTest::addRow("matrix %s", board) << QStringLiteral("matrix:") + QString::fromLatin1(board) << quint64(64);
        QTest::addRow("cram %s", board) << QStringLiteral("cram:") + QString::fromLatin1(board) << quint64(64);
    }
    QTest::newRow("63 cells") << "matrix:7x9" << quint64(63);
    QTest::newRow("a heap") << "kayles:1000000000" << quint64(1'000'000'000);
    QTest::newRow("a pair") << "wythoff:(1000000000,1000000000)" << quint64(2'000'000'000);
    QTest::newRow("a bar") << "chomp:64x64" << quint64(4096);
    QTest::newRow("a set") << "subtraction{1-100000}:7" << quint64(7);
    QTest::newRow("a code") << QStringLiteral("octal{0.%1}:9").arg(QString(62, u'7')) << quint64(9);
}

void BadPositionsTest::takesTheGreatest()
{
    QFETCH(QString, text);
    QFETCH(quint64, size);
    const Result<Position> position = parsePosition(text);
    QVERIFY2(position, position ? "" : qPrintable(position.problem().message));
    const Component &component = position->components.front();
    QCOMPARE(component.rules->size(component.cells), size);
    QCOMPARE(parsePosition(position->text())->text(), position->text());
    if (const auto *board = dynamic_cast<const BoardRules *>(component.rules.get())) {
        QCOMPARE(board->rows() * board->columns(), static_cast<int>(size));
        QCOMPARE(std::popcount(component.cells[0]), static_cast<int>(size));
        // A whole board is its own image under every symmetry, and connected.
        QCOMPARE(component.rules->symmetric(component.cells), component.cells);
        int parts = 0;
        component.rules->parts(component.cells, [&](Cells part) { parts += part[0] == component.cells[0] ? 1 : 100; });
        QCOMPARE(parts, 1);
    }
}

void BadPositionsTest::takesTheLeast_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("normal");
    for (const char *text :
         {"nim:0", "kayles:0", "dawson:0", "grundy:0", "subtraction{3}:0", "divide{2}:0", "octal{0.7}:0", "hex{0.8}:0",
          "wythoff:(0,0)", "matrix:0", "matrix:00/00", "cram:0", "chomp:0"})
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(text);
    QTest::newRow("three empty heaps") << "nim:0,0,0"
                                       << "nim:0,0,0";
    QTest::newRow("flat bar") << "chomp:0x7"
                              << "chomp:0";
    QTest::newRow("bar without columns") << "chomp:7x0"
                                         << "chomp:0";
    QTest::newRow("empty columns") << "chomp:0,0"
                                   << "chomp:0";
    QTest::newRow("code of nothing") << "octal{0.000}:0"
                                     << "octal{0}:0";
}

/// The end of each game: no move, size 0, and an expression nevertheless.
void BadPositionsTest::takesTheLeast()
{
    QFETCH(QString, text);
    QFETCH(QString, normal);
    const Result<Position> position = parsePosition(text);
    QVERIFY2(position, position ? "" : qPrintable(position.problem().message));
    QCOMPARE(position->text(), normal);
    const JoinedPosition joined = join(*position);
    int followers = 0;
    joined.rules->followers(joined.cells, [&](Cells) { ++followers; });
    QCOMPARE(followers, 0);
    QCOMPARE(joined.rules->size(joined.cells), quint64(0));
    QCOMPARE(join(split(joined.rules, joined.cells)).cells, joined.cells);
}

void BadPositionsTest::aThousandComponentsAndNoMore()
{
    const auto heaps = [](int count) { return QStringList(count, QStringLiteral("1")).join(u','); };
    const Result<Position> max = parsePosition(QStringLiteral("nim:") + heaps(1000));
    QVERIFY(max);
    QCOMPARE(max->components.size(), std::size_t(1000));
    QCOMPARE(join(*max).cells.size(), std::size_t(1000));
    const Result<Position> counted = parsePosition(u"1000*wythoff:(1,2)");
    QVERIFY(counted);
    QCOMPARE(counted->components.size(), std::size_t(1000));
    const QStringList tooMany = {QStringLiteral("nim:") + heaps(1001), QStringLiteral("1001*nim:1"),
                                 QStringLiteral("600*nim:1 + 401*kayles:2"), QStringLiteral("501*nim:1,2"),
                                 QStringLiteral("nim:") + heaps(1000) + QStringLiteral(" + nim:1")};
    for (const QString &text : tooMany) {
        const Result<Position> position = parsePosition(text);
        QVERIFY2(!position, qPrintable(text.right(40)));
        const Problem::Code code = position.problem().code;
        QVERIFY2(code == Problem::Code::TooMany || code == Problem::Code::NumberTooLarge,
                 qPrintable(position.problem().message));
        QVERIFY(position.problem().column >= 1 && position.problem().column <= text.size() + 1);
    }
}

void BadPositionsTest::everyFamilyRefusesNoPosition()
{
    for (const Family &family : catalogue()) {
        if (family.parameters == Family::Parameters::File)
            continue;
        const QString rules = parsePosition(family.example)->components.front().rules->text();
        const Result<Position> position = parsePosition(rules);
        QVERIFY2(!position, qPrintable(rules));
        const QString message = position.problem().message;
        QVERIFY2(message.startsWith(QStringLiteral("%1 — the end at column %2: expected ':' and a position, as in %1:")
                                        .arg(rules)
                                        .arg(rules.size() + 1)),
                 qPrintable(message));
        // The expression proposed in the message is valid.
        const QString proposed = message.section(QStringLiteral("as in "), 1).chopped(1);
        QVERIFY2(message.endsWith(u'.') && parsePosition(proposed), qPrintable(message));
        QVERIFY2(!parsePosition(rules + u':'), qPrintable(rules));
        QVERIFY2(parseRules(rules), qPrintable(rules));
    }
}

void BadPositionsTest::namesAreFoundInAnyCase()
{
    QSet<QString> names;
    for (const Family &family : catalogue()) {
        QVERIFY2(!names.contains(family.name), qPrintable(family.name));
        names << family.name;
        QCOMPARE(findFamily(family.name.toUpper()), &family);
        QVERIFY(family.summary().endsWith(u'.'));
        QVERIFY(family.example.startsWith(family.name));
        QCOMPARE(family.parameters != Family::Parameters::None, family.example.startsWith(family.name + u'{'));
    }
    QVERIFY(!findFamily(u""));
    QVERIFY(!findFamily(u"ni"));
    QVERIFY(!findFamily(u"nims"));
}

MEXPLORER_TEST(BadPositionsTest)
#include "tst_badpositions.moc"
