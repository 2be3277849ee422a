// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/translations.h"
#include "model/games/catalogue.h"
#include "model/games/heaptraits.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace mexplorer;

/// The descriptions of the digits of codes.
class RuleWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { Translations(); } // English again
    void saysWhatEachDigitAllows_data();
    void saysWhatEachDigitAllows();
    void namesEachNumberThatMayBeTaken();
    void otherFamiliesKeepTheirSummary();
    void setsAndNumbersAreNamed();
    void familiesAreTranslated();

private:
    static QString words(const QString &expression)
    {
        return parsePosition(expression).value().components.front().rules->inWords();
    }
};

void RuleWordsTest::saysWhatEachDigitAllows_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("text");
    QTest::newRow("0.137") << "octal{0.137}:9"
                           << "Take a whole row of 1 token. Take 2 tokens from the end of a row. "
                              "Take 3 tokens from anywhere in a row.";
    QTest::newRow("0.26") << "octal{0.26}:9"
                          << "Take 1 token from the end of a longer row. Take 2 tokens from anywhere in a longer row.";
    QTest::newRow("0.45") << "octal{0.45}:9"
                          << "Take 1 token from the inside of a row. "
                             "Take a whole row of 2 tokens, or as many from the inside of a longer one.";
    QTest::newRow("4.07") << "octal{4.07}:9"
                          << "Split a row in two. Take 2 tokens from anywhere in a row.";
    QTest::newRow("hex") << "hex{0.B8}:9"
                         << "Take 1 token from a row so that 0, 1 or 3 rows are left of it. "
                            "Take 2 tokens from a row so that 3 rows are left of it.";
    QTest::newRow("nothing") << "octal{0}:9"
                             << "No move is allowed.";
}

void RuleWordsTest::saysWhatEachDigitAllows()
{
    QFETCH(QString, game);
    QFETCH(QString, text);
    QCOMPARE(words(game), text);
}

/// The numbers in the descriptions are the numbers of tokens that moves take, found from the followers of a long row;
/// and no two digits have the same description.
void RuleWordsTest::namesEachNumberThatMayBeTaken()
{
    QSet<QString> all;
    for (int digit = 0; digit < 8; ++digit) {
        for (int last = 1; last < 8; ++last) {
            const QString expression = QStringLiteral("octal{0.%1%2}:9").arg(digit).arg(last);
            const QString text = words(expression);
            QVERIFY2(!all.contains(text), qPrintable(text));
            all.insert(text);
            QSet<int> named;
            for (auto match = QRegularExpression("(\\d+) tokens?").globalMatch(text); match.hasNext();)
                named.insert(match.next().captured(1).toInt());
            QSet<int> taken;
            for (const int row : {1, 2, 9}) {
                const Component from = parsePosition(QStringLiteral("octal{0.%1%2}:%3").arg(digit).arg(last).arg(row))
                                           .value()
                                           .components.front();
                from.rules->followers(from.cells, [&](Cells after) {
                    int left = 0;
                    for (const Cell heap : after)
                        left += static_cast<int>(heap);
                    taken.insert(row - left);
                });
            }
            QCOMPARE(named, taken);
        }
    }
}

void RuleWordsTest::otherFamiliesKeepTheirSummary()
{
    for (const Family &family : catalogue()) {
        const Result<Position> position = parsePosition(family.example);
        const bool isPlain =
            family.parameters == Family::Parameters::None || family.parameters == Family::Parameters::File;
        if (position && isPlain)
            QCOMPARE(position->components.front().rules->inWords(), family.summary());
    }
}

void RuleWordsTest::setsAndNumbersAreNamed()
{
    const auto words = [](const QString &expression) {
        return parsePosition(expression).value().components.front().rules->inWords();
    };
    QCOMPARE(words("subtraction{1-3,9}:5"),
             QString::fromUtf8("Take a number of tokens that is in {1–3, 9} from one heap."));
    QCOMPARE(words("allbut{2,4}:5"),
             QString("Take any positive number of tokens that is not in {2, 4} from one heap."));
    QCOMPARE(words("divide{2,3,6}:5"), QString("Divide a number by a member of {2, 3, 6}, and round down."));
    QVERIFY(words("moore{2}:(1,2,3)").contains("at most 2 heap"));
    // No family mentions a set, a number or a code without naming it.
    for (const Family &family : catalogue()) {
        if (const Result<Position> position = parsePosition(family.example)) {
            const QString sentence = position->components.front().rules->inWords();
            for (const char *vague : {"the set", "the number says", "the code"})
                QVERIFY2(!sentence.contains(vague), qPrintable(sentence));
        }
    }
}

void RuleWordsTest::familiesAreTranslated()
{
    Translations translations;
    translations.setLanguage(Translations::byCode(QStringLiteral("de")));
    for (const Family &family : catalogue())
        QVERIFY2(family.summary() != QLatin1String(family.summaryText), family.summaryText);
}

MEXPLORER_TEST(RuleWordsTest)
#include "tst_rulewords.moc"
