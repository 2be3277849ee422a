// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/survey.h"
#include "tests/testprogram.h"

#include <QTest>

#include <map>
#include <new>
#include <random>

using namespace mexplorer;

class SurveyRunTest : public QObject
{
    Q_OBJECT

private slots:
    void sameAsOneByOne();
    void cancelledAnywhere();
    void nothingToDo();
    void exceptionsEndIt();
};

/// What a worker throws reaches the caller, whichever row it is at, and nobody waits for that worker.
void SurveyRunTest::exceptionsEndIt()
{
    const QStringList codes = surveyCodes(false).mid(300, 20);
    for (int thrower = 0; thrower < 20; thrower += 3) {
        int rows = 0;
        JobControl control;
        QVERIFY_EXCEPTION_THROWN(runSurvey(codes, 200, control,
                                           [&](const SurveyRow &) {
                                               if (rows++ == thrower)
                                                   throw std::bad_alloc();
                                           }),
                                 std::bad_alloc);
    }
}

/// Several threads find what one finds, each code once, whatever the order.
void SurveyRunTest::sameAsOneByOne()
{
    const QStringList codes = surveyCodes(false).mid(300, 60);
    std::map<QString, SurveyRow> found;
    JobControl control;
    runSurvey(codes, 1500, control, [&found](const SurveyRow &row) {
        QVERIFY(!found.contains(row.code));
        found[row.code] = row;
    });
    QCOMPARE(found.size(), std::size_t(60));
    QCOMPARE(control.done(), quint64(60));
    QCOMPARE(control.total(), quint64(60));
    for (const QString &code : codes) {
        JobControl own;
        QVERIFY2(found[code] == *surveyCode(code, 1500, own), qPrintable(code));
    }
}

/// Whenever it is cancelled, the rows that came are whole ones, and going on with the others gives the rest.
void SurveyRunTest::cancelledAnywhere()
{
    const QStringList codes = surveyCodes(false).mid(100, 40);
    std::mt19937 random(7);
    for (int round = 0; round < 12; ++round) {
        std::map<QString, SurveyRow> found;
        JobControl control;
        const std::size_t max = random() % 40; // more may come from threads that are about to end
        runSurvey(codes, 1500, control, [&](const SurveyRow &row) {
            found[row.code] = row;
            if (found.size() > max)
                control.cancel();
        });
        QStringList left = codes;
        left.removeIf([&found](const QString &code) { return found.contains(code); });
        JobControl other;
        runSurvey(left, 1500, other, [&found](const SurveyRow &row) { found[row.code] = row; });
        QCOMPARE(found.size(), std::size_t(40));
        JobControl own;
        const QString code = codes[static_cast<qsizetype>(random() % 40)];
        QVERIFY(found[code] == *surveyCode(code, 1500, own));
    }
}

void SurveyRunTest::nothingToDo()
{
    JobControl control;
    int count = 0;
    runSurvey({}, 1000, control, [&count](const SurveyRow &) { ++count; });
    control.cancel();
    runSurvey({QStringLiteral("0.77")}, 1000, control, [&count](const SurveyRow &) { ++count; });
    QCOMPARE(count, 0);
}

MEXPLORER_TEST(SurveyRunTest)
#include "tst_surveyrun.moc"
