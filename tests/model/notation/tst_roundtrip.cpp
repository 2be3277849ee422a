// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <rapidcheck.h>

using namespace mexplorer;

namespace {

QString numbers(int min, int max)
{
    const auto count = *rc::gen::inRange(1, 6);
    QStringList texts;
    for (int i = 0; i < count; ++i)
        texts << QString::number(*rc::gen::inRange(min, max));
    return texts.join(u',');
}

QString boardText()
{
    const int rows = *rc::gen::inRange(1, 9);
    const int columns = *rc::gen::inRange(1, 9);
    QStringList lines;
    for (int row = 0; row < rows; ++row) {
        QString line;
        for (int column = 0; column < columns; ++column)
            line += *rc::gen::arbitrary<bool>() ? u'1' : u'0';
        lines << line;
    }
    return lines.join(u'/');
}

QString chompText()
{
    int height = *rc::gen::inRange(1, 12);
    QStringList columns;
    while (height > 0 && columns.size() < 8) {
        columns << QString::number(height);
        height -= *rc::gen::inRange(0, 4);
    }
    return columns.join(u',');
}

QString gameText()
{
    switch (*rc::gen::inRange(0, 10)) {
    case 0:
        return QStringLiteral("nim:") + numbers(0, 1000);
    case 1:
        return QStringLiteral("subtraction{%1-%2,17}:%3")
            .arg(*rc::gen::inRange(1, 5))
            .arg(*rc::gen::inRange(5, 9))
            .arg(numbers(0, 99));
    case 2:
        return QStringLiteral("divide{%1}:%2").arg(numbers(2, 9), numbers(0, 99));
    case 3:
        return QStringLiteral("octal{%1.%2%3}:%4")
            .arg(*rc::gen::element(0, 4))
            .arg(*rc::gen::inRange(0, 8))
            .arg(*rc::gen::inRange(0, 8))
            .arg(numbers(0, 99));
    case 4:
        return QStringLiteral("kayles:") + numbers(0, 99);
    case 5:
        return QStringLiteral("hex{0.%1F}:%2").arg(QString::number(*rc::gen::inRange(0, 16), 16), numbers(0, 30));
    case 6:
        return QStringLiteral("wythoff:(%1,%2)").arg(*rc::gen::inRange(0, 99)).arg(*rc::gen::inRange(0, 99));
    case 7:
        return QStringLiteral("matrix:") + boardText();
    case 8:
        return QStringLiteral("cram:") + boardText();
    default:
        return QStringLiteral("chomp:") + chompText();
    }
}

} // namespace

class RoundTripTest : public QObject
{
    Q_OBJECT

private slots:
    void readingWhatIsPrintedGivesTheSamePosition();
    void joinedPositionsAreExpressions();
    void everyTextIsReadOrRefusedWithAPlace();
};

void RoundTripTest::readingWhatIsPrintedGivesTheSamePosition()
{
    QVERIFY(rc::check("print, then read", [] {
        QStringList games;
        for (int i = *rc::gen::inRange(1, 4); i > 0; --i)
            games << gameText();
        const Result<Position> position = parsePosition(games.join(QStringLiteral(" + ")));
        RC_ASSERT(position.ok());
        const Result<Position> again = parsePosition(position->text());
        RC_ASSERT(again.ok());
        RC_ASSERT(*again == *position);
        RC_ASSERT(again->text() == position->text());
    }));
}

void RoundTripTest::joinedPositionsAreExpressions()
{
    QVERIFY(rc::check("join, then split", [] {
        const Position position = parsePosition(gameText() + QStringLiteral(" + ") + gameText()).value();
        const JoinedPosition joined = join(position);
        const Result<Position> read = parsePosition(expressionText(*joined.rules, joined.cells));
        RC_ASSERT(read.ok());
        RC_ASSERT(join(*read).cells == joined.cells);
        RC_ASSERT(join(split(joined.rules, joined.cells)).cells == joined.cells);
    }));
}

void RoundTripTest::everyTextIsReadOrRefusedWithAPlace()
{
    QVERIFY(rc::check("damage a text", [] {
        QString text = gameText();
        const QString alphabet = QStringLiteral("0189.,:;+*x-/(){}\" kK\u00d7\u2026\U0001F600");
        for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
            const auto at = *rc::gen::inRange<qsizetype>(0, text.size() + 1);
            text.insert(at, alphabet[*rc::gen::inRange<qsizetype>(0, alphabet.size())]);
        }
        const Result<Position> position = parsePosition(text);
        if (position) {
            RC_ASSERT(parsePosition(position->text()).ok());
        } else {
            RC_ASSERT(position.problem().column >= 1);
            RC_ASSERT(position.problem().column <= text.size() + 1);
            RC_ASSERT(position.problem().message.endsWith(u'.'));
        }
    }));
}

MEXPLORER_TEST(RoundTripTest)
#include "tst_roundtrip.moc"
