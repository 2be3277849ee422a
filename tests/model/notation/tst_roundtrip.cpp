// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

constexpr int rounds = 2000;

/// Random game expressions by a seed.
class RandomText
{
public:
    explicit RandomText(quint32 seed) : m_random(seed) {}

    /// A number from \a min to below \a end.
    int number(int min, int end) { return min + int(m_random() % quint32(end - min)); }

    QString game()
    {
        switch (number(0, 17)) {
        case 0:
            return QStringLiteral("nim:") + numbers(0, 1000);
        case 1:
            return QStringLiteral("subtraction{%1-%2,17}:%3").arg(number(1, 5)).arg(number(5, 9)).arg(numbers(0, 99));
        case 2:
            return QStringLiteral("divide{%1}:%2").arg(numbers(2, 9), numbers(0, 99));
        case 3:
            return QStringLiteral("octal{%1.%2%3}:%4")
                .arg(4 * number(0, 2))
                .arg(number(0, 8))
                .arg(number(0, 8))
                .arg(numbers(0, 99));
        case 4:
            return QStringLiteral("kayles:") + numbers(0, 99);
        case 5:
            return QStringLiteral("hex{0.%1F}:%2").arg(QString::number(number(0, 16), 16), numbers(0, 30));
        case 6:
            return QStringLiteral("wythoff:(%1,%2)").arg(number(0, 99)).arg(number(0, 99));
        case 7:
            return QStringLiteral("matrix:") + board();
        case 8:
            return QStringLiteral("cram:") + board();
        case 9:
            return QStringLiteral("chomp:") + columns();
        case 10:
            return QStringLiteral("allbut{%1}:%2").arg(numbers(1, 9), numbers(0, 99));
        case 11:
            return QStringLiteral("lasker:") + numbers(0, 99);
        case 12:
            return QStringLiteral("dawson:") + numbers(0, 99);
        case 13:
            return QStringLiteral("grundy:") + numbers(0, 99);
        case 14:
            return QStringLiteral("moore{%1}:(%2)").arg(number(1, 4)).arg(numbers(0, 20));
        case 15:
            return QStringLiteral("fibonacci:%1").arg(number(2, 99));
        default:
            return QStringList{QStringLiteral("turtles"), QStringLiteral("mockturtles"),
                               QStringLiteral("ruler")}[number(0, 3)] +
                   u':' + letters(u'T', u'H', number(1, 20));
        }
    }

private:
    QString numbers(int min, int end)
    {
        QStringList texts;
        for (int i = number(1, 6); i > 0; --i)
            texts << QString::number(number(min, end));
        return texts.join(u',');
    }
    QString letters(QChar one, QChar other, int count)
    {
        QString text;
        for (; count > 0; --count)
            text += number(0, 2) == 0 ? one : other;
        return text;
    }
    QString board()
    {
        const int width = number(1, 9);
        QStringList lines;
        for (int rows = number(1, 9); rows > 0; --rows)
            lines << letters(u'0', u'1', width);
        return lines.join(u'/');
    }
    QString columns()
    {
        QStringList heights;
        for (int height = number(1, 12); height > 0 && heights.size() < 8; height -= number(0, 4))
            heights << QString::number(height);
        return heights.join(u',');
    }

    std::mt19937 m_random;
};

} // namespace

class RoundTripTest : public QObject
{
    Q_OBJECT

private slots:
    void readingWhatIsPrintedGivesTheSamePosition();
    void joinedPositionsAreExpressions();
    void everyTextIsReadOrRefusedWithAPlace();
    void codesOfMostDigitsAreReadBack();
};

void RoundTripTest::readingWhatIsPrintedGivesTheSamePosition()
{
    RandomText random(2026);
    for (int round = 0; round < rounds; ++round) {
        QStringList games;
        for (int i = random.number(1, 4); i > 0; --i)
            games << random.game();
        const QString text = games.join(QStringLiteral(" + "));
        const Result<Position> position = parsePosition(text);
        QVERIFY2(position.ok(), qPrintable(text));
        const Result<Position> again = parsePosition(position->text());
        QVERIFY2(again.ok(), qPrintable(text));
        QVERIFY2(*again == *position && again->text() == position->text(), qPrintable(text));
    }
}

void RoundTripTest::joinedPositionsAreExpressions()
{
    RandomText random(2027);
    for (int round = 0; round < rounds; ++round) {
        const QString text = random.game() + QStringLiteral(" + ") + random.game();
        const Position position = parsePosition(text).value();
        const JoinedPosition joined = join(position);
        const Result<Position> read = parsePosition(expressionText(*joined.rules, joined.cells));
        QVERIFY2(read.ok(), qPrintable(text));
        QVERIFY2(join(*read).cells == joined.cells, qPrintable(text));
        QVERIFY2(join(split(joined.rules, joined.cells)).cells == joined.cells, qPrintable(text));
    }
}

void RoundTripTest::everyTextIsReadOrRefusedWithAPlace()
{
    RandomText random(2028);
    const QString alphabet = QStringLiteral("0189.,:;+*x-/(){}\" kK\u00d7\u2026\U0001F600");
    for (int round = 0; round < rounds; ++round) {
        QString text = random.game();
        for (int i = random.number(1, 4); i > 0; --i)
            text.insert(random.number(0, int(text.size()) + 1), alphabet[random.number(0, int(alphabet.size()))]);
        const Result<Position> position = parsePosition(text);
        if (position) {
            QVERIFY2(parsePosition(position->text()).ok(), qPrintable(text));
        } else {
            const Problem &problem = position.problem();
            QVERIFY2(problem.column >= 1 && problem.column <= text.size() + 1, qPrintable(text));
            QVERIFY2(problem.message.endsWith(u'.'), qPrintable(text));
        }
    }
}

/// The length limit of codes doesn't depend on the zero before the point, which is optional.
void RoundTripTest::codesOfMostDigitsAreReadBack()
{
    bool isRefused = false;
    for (qsizetype zeros = 55; zeros < 70; ++zeros) {
        const QString digits = QStringLiteral(".1%1").arg(QString(zeros, u'0')) + u'2';
        const Result<Position> bare = parsePosition(QStringLiteral("octal{%1}:9").arg(digits));
        const Result<Position> whole = parsePosition(QStringLiteral("octal{0%1}:9").arg(digits));
        QCOMPARE(bare.ok(), whole.ok());
        isRefused = !bare.ok();
        if (bare)
            QVERIFY2(parsePosition(bare->text()).ok(), qPrintable(digits));
    }
    QVERIFY(isRefused);
}

MEXPLORER_TEST(RoundTripTest)
#include "tst_roundtrip.moc"
