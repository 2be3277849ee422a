// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/scanner.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

bool isLetter(QChar c)
{
    return c >= u'a' && c <= u'z';
}

/// The number with a comma before each group of three digits, assembled from the right.
QString groupedByHand(quint64 number)
{
    const QString digits = QString::number(number);
    QString text;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0)
            text += u',';
        text += digits[i];
    }
    return text;
}

} // namespace

class ScannerTest : public QObject
{
    Q_OBJECT

private slots:
    void takesNumbers_data();
    void takesNumbers();
    void refusesLargeNumbers_data();
    void refusesLargeNumbers();
    void wordsAreThoseOfASplit();
    void takesUpToAnEnd();
    void skipsAllKindsOfSpace();
    void saysWhatStandsThere_data();
    void saysWhatStandsThere();
    void shortensLongTexts_data();
    void shortensLongTexts();
    void leavesOutTheSpaceAfterwards();
    void groupsThousands();
};

void ScannerTest::takesNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("found");
    QTest::addColumn<quint64>("number");
    QTest::addColumn<int>("column"); // after reading
    const auto row = [](const char *title, const char *text, bool found, quint64 number, int column) {
        QTest::newRow(title) << QString::fromUtf8(text) << found << number << column;
    };
    row("one digit", "7", true, 7, 2);
    row("space on both sides", "  12  x", true, 12, 7);
    row("zero", "0", true, 0, 2);
    row("leading zeros", "0007", true, 7, 5);
    row("exactly the limit", "1000", true, 1000, 5);
    row("up to a letter", "12a", true, 12, 3);
    row("none", "a12", false, 0, 1);
    row("end", "", false, 0, 1);
    row("minus is no digit", "-3", false, 0, 1);
    row("plus is no digit", "+3", false, 0, 1);
    row("digits of other scripts", "\xD9\xA3", false, 0, 1);
    row("two numbers", "1 2", true, 1, 3);
}

void ScannerTest::takesNumbers()
{
    QFETCH(QString, text);
    QFETCH(bool, found);
    Scanner scanner(text);
    const auto number = scanner.takeNumber(1000, QStringLiteral("a heap holds at most %1."));
    QVERIFY(number);
    QCOMPARE(number->has_value(), found);
    if (found)
        QTEST(**number, "number");
    QTEST(scanner.column(), "column");
}

void ScannerTest::refusesLargeNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<quint64>("limit");
    QTest::addColumn<QString>("message");
    QTest::newRow("one more") << "x 1001" << quint64(1000)
                              << "x 1001 — '1001' at column 3: a heap holds at most 1,000.";
    QTest::newRow("none but zero") << "x 1" << quint64(0) << "x 1 — '1' at column 3: a heap holds at most 0.";
    QTest::newRow("past 64 bits")
        << "x 18446744073709551616" << ~quint64(0)
        << "x 18446744073709551616 — '18446744073709551616' at column 3: a heap holds at most "
           "18,446,744,073,709,551,615.";
    QTest::newRow("past 64 bits by far")
        << "x 99999999999999999999999" << quint64(9)
        << "x 99999999999999999999999 — '99999999999999999999999' at column 3: a heap holds at most 9.";
}

void ScannerTest::refusesLargeNumbers()
{
    QFETCH(QString, text);
    QFETCH(quint64, limit);
    Scanner scanner(text);
    QVERIFY(scanner.take(u'x'));
    const auto number = scanner.takeNumber(limit, QStringLiteral("a heap holds at most %1."));
    QVERIFY(!number);
    QTEST(number.problem().message, "message");
    QCOMPARE(number.problem().kind, Problem::Kind::BadInput);
    QCOMPARE(number.problem().column, 3);
    QCOMPARE(number.problem().length, static_cast<int>(text.size()) - 2);
}

/// Words, numbers and signs of random texts with random space between them, compared with the list from which they were
/// made.
void ScannerTest::wordsAreThoseOfASplit()
{
    std::mt19937 random(51);
    for (int round = 0; round < 500; ++round) {
        QStringList pieces;
        QString text;
        int kindBefore = -1;
        for (auto count = random() % 12; count > 0; --count) {
            const int kind = static_cast<int>(random() % 3);
            const QString piece = kind == 0   ? QString::number(random() % 100'000)
                                  : kind == 1 ? QString(1 + static_cast<qsizetype>(random() % 4),
                                                        QChar(static_cast<char16_t>(u'a' + random() % 26)))
                                              : QString(QChar(u"+:,{}"[random() % 5]));
            const auto space = random() % 3 + (kind == kindBefore && kind < 2 ? 1 : 0);
            text += QString(static_cast<qsizetype>(space), random() % 2 ? u' ' : u'\t') + piece;
            pieces << piece;
            kindBefore = kind;
        }
        text += QString(static_cast<qsizetype>(random() % 3), u' ');
        QStringList found;
        Scanner scanner(text);
        while (!scanner.atEnd()) {
            QCOMPARE(scanner.peek(), text[scanner.column() - 1]);
            if (const auto number = scanner.takeNumber(100'000, QString()); number && *number) {
                found << QString::number(**number);
                continue;
            }
            const QStringView word = scanner.takeWhile(isLetter);
            const QChar sign = scanner.peek();
            if (!word.isEmpty())
                found << word.toString();
            else if (scanner.take(sign))
                found << QString(sign);
        }
        QCOMPARE(found, pieces);
        QVERIFY(scanner.peek().isNull());
        QCOMPARE(scanner.column(), static_cast<int>(text.size()) + 1);
        QVERIFY(!scanner.take(u'a'));
    }
}

void ScannerTest::takesUpToAnEnd()
{
    Scanner scanner(u"{ a b } c}");
    QVERIFY(!scanner.take(u'}'));
    QVERIFY(scanner.take(u'{'));
    const auto inside = scanner.takeUntil(u'}');
    QVERIFY(inside);
    QCOMPARE(inside->toString(), QStringLiteral("a b "));
    QCOMPARE(scanner.column(), 9);
    QVERIFY(!scanner.takeUntil(u')'));
    QCOMPARE(scanner.column(), 9); // a missing character is not read
    const auto rest = scanner.takeUntil(u'}');
    QVERIFY(rest);
    QCOMPARE(rest->toString(), QStringLiteral("c"));
    QVERIFY(scanner.atEnd());
    QVERIFY(!scanner.takeUntil(u'}'));
    Scanner empty(u"}");
    QVERIFY(empty.takeUntil(u'}')->isEmpty());
}

void ScannerTest::skipsAllKindsOfSpace()
{
    Scanner scanner(u" \t\n\u00a0a\u2003b\r\n");
    QCOMPARE(scanner.column(), 5);
    QVERIFY(scanner.take(u'a'));
    QVERIFY(scanner.take(u'b'));
    QVERIFY(scanner.atEnd());
    QVERIFY(Scanner(u"   ").atEnd());
    QVERIFY(Scanner(u"").atEnd());
}

void ScannerTest::saysWhatStandsThere_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("letters"); // already read
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("length");
    QTest::newRow("sign") << "ab?c" << 2 << "ab?c — '?' at column 3: expected a number." << 1;
    QTest::newRow("first") << "?" << 0 << "? — '?' at column 1: expected a number." << 1;
    QTest::newRow("end") << "ab" << 2 << "ab — the end at column 3: expected a number." << 0;
    QTest::newRow("nothing at all") << "" << 0 << "the end at column 1: expected a number." << 0;
    QTest::newRow("quote") << "ab'" << 2 << "ab' — ''' at column 3: expected a number." << 1;
    QTest::newRow("after space") << "ab  !" << 2 << "ab  ! — '!' at column 5: expected a number." << 1;
}

void ScannerTest::saysWhatStandsThere()
{
    QFETCH(QString, text);
    QFETCH(int, letters);
    Scanner scanner(text);
    QCOMPARE(scanner.takeWhile(isLetter).size(), letters);
    const Problem problem = scanner.problemHere(QStringLiteral("expected a number."));
    QTEST(problem.message, "message");
    QTEST(problem.length, "length");
    QCOMPARE(problem.column, scanner.column());
}

void ScannerTest::shortensLongTexts_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("from"); // the visible part
    QTest::newRow("sixty are short") << 60 << 60 << 0;
    QTest::newRow("start of a long one") << 200 << 1 << 0;
    QTest::newRow("just before the middle moves") << 200 << 30 << 0;
    QTest::newRow("middle") << 200 << 100 << 70;
    QTest::newRow("last") << 200 << 200 << 140;
    QTest::newRow("past the end") << 200 << 201 << 140;
    QTest::newRow("one too long") << 61 << 61 << 1;
}

void ScannerTest::shortensLongTexts()
{
    QFETCH(int, size);
    QFETCH(int, column);
    QFETCH(int, from);
    QString text;
    for (int i = 0; i < size; ++i)
        text += QChar(u'A' + i % 26);
    const QString shown = (from > 0 ? QStringLiteral("…") : QString()) + text.mid(from, 60) +
                          (from + 60 < size ? QStringLiteral("…") : QString());
    const QString found = column > size ? QStringLiteral("the end") : u'\'' + text.mid(column - 1, 1) + u'\'';
    const Problem problem = problemInText(text, column, 1, QStringLiteral("choose another."));
    QCOMPARE(problem.message, QStringLiteral("%1 — %2 at column %3: choose another.").arg(shown, found).arg(column));
    QCOMPARE(problem.column, column);
    // Its text is shortened as well: ninety signs are thirty too many.
    if (size == 200 && column == 100) {
        const QString message = problemInText(text, column, 90, QStringLiteral("choose another.")).message;
        QVERIFY2(message.contains(u'\'' + text.mid(99, 60) + QStringLiteral("…'")), qPrintable(message));
    }
}

void ScannerTest::leavesOutTheSpaceAfterwards()
{
    const QString why = QStringLiteral("choose another.");
    const Problem inside = problemInText(u"nim:ab \t+ c", 5, 4, why);
    QCOMPARE(inside.message, QStringLiteral("nim:ab \t+ c — 'ab' at column 5: choose another."));
    QCOMPARE(inside.length, 2);
    QCOMPARE(problemInText(u"nim:a b + c", 5, 4, why).length, 3); // including the space in the middle
    QCOMPARE(problemInText(u"nim:ab", 5, 9, why).length, 9);
    QCOMPARE(problemInText(u" ", 1, 1, why).length, 1);
    // A character of two code units is quoted completely.
    QVERIFY(problemInText(u"kayles:\U0001D7D5", 8, 1, why).message.contains(u"'\U0001D7D5'"));
}

void ScannerTest::groupsThousands()
{
    for (const quint64 number : {quint64(0), quint64(999), quint64(1000), quint64(1'000'000'000), ~quint64(0)})
        QCOMPARE(groupedNumber(number), groupedByHand(number));
    std::mt19937_64 random(52);
    for (int i = 0; i < 500; ++i) {
        const quint64 number = random() >> (random() % 64);
        QCOMPARE(groupedNumber(number), groupedByHand(number));
    }
}

MEXPLORER_TEST(ScannerTest)
#include "tst_scanner.moc"
