// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/boardhint.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

/// A row with the number of cells of a square remains a row, and the square is suggested.
class BoardHintTest : public QObject
{
    Q_OBJECT

private slots:
    void offersSquares_data();
    void offersSquares();
    void rowStaysARow();
};

void BoardHintTest::offersSquares_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("square");
    const auto row = [](const char *text, const char *square) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(square);
    };
    row("matrix:0110000000000001", "matrix:0110/0000/0000/0001");
    row("Matrix : 0110000000000001", "matrix:0110/0000/0000/0001");
    row("cram:111101111", "cram:111/101/111");
    row("kayles:3 + matrix:111101111 + nim:2", "kayles:3 + matrix:111/101/111 + nim:2");
    row("matrix:0110", "");
    row("matrix:0110/0000/0000/0001", "");
    row("matrix:0110000000000001/0110000000000001", "");
    row("matrix:11111", "");
    row("nim:110000000", "");
    row("turtles:THH", "");
    row("matrix:100000000x1", "");
}

void BoardHintTest::offersSquares()
{
    QFETCH(QString, text);
    QFETCH(QString, square);
    const std::optional<BoardHint> hint = boardHint(text);
    QCOMPARE(hint.has_value(), !square.isEmpty());
    if (!hint)
        return;
    QCOMPARE(hint->expression, square);
    QVERIFY(parsePosition(hint->expression).ok());
    QVERIFY(hint->sentence.contains(square.section(QStringLiteral(" + "), 0, 0)) || square.contains(u'+'));
}

void BoardHintTest::rowStaysARow()
{
    QCOMPARE(parsePosition(u"matrix:0110000000000001")->text(), QStringLiteral("matrix:0110000000000001"));
    const Problem problem = parsePosition(u"matrix:0110 0000 0000 0001").problem();
    QCOMPARE(problem.column, 13);
    QCOMPARE(problem.code, Problem::Code::UnexpectedText);
}

MEXPLORER_TEST(BoardHintTest)
#include "tst_boardhint.moc"
