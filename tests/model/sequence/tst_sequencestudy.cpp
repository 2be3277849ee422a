// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/sequence/sequencestudy.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"
#include "tests/valuehash.h"

#include <QTest>

#include <random>
#include <thread>

using namespace mexplorer;

class SequenceStudyTest : public QObject
{
    Q_OBJECT

private slots:
    void showsTermsAndPeriod();
    void kaylesExceptions();
    void cancelledKeepsWhatIsThere();
    void severalThreadsMayAsk();
    void snapshotsStayAsTheyAre();
};

void SequenceStudyTest::showsTermsAndPeriod()
{
    SequenceStudy study(rulesOf(QStringLiteral("kayles")));
    JobControl control;
    const SequenceSnapshot few = study.study(100, control);
    QCOMPARE(few.terms, quint64(100));
    QCOMPARE(few.max, Value(8));
    QVERIFY(few.period && few.period->proved);
    QCOMPARE(few.at(8), Value(1));
    const SequenceSnapshot many = study.study(5000, control);
    QCOMPARE(many.terms, quint64(5000));
    QCOMPARE(hashOf(*many.values, 100), hashOf(*few.values, 100));
}

/// The published exceptions of Kayles.
void SequenceStudyTest::kaylesExceptions()
{
    SequenceStudy study(rulesOf(QStringLiteral("kayles")));
    JobControl control;
    const SequenceSnapshot snapshot = study.study(200, control);
    std::vector<quint64> exceptions;
    for (quint64 n = 0; n < 200; ++n) {
        if (snapshot.isException(n))
            exceptions.push_back(n);
    }
    const std::vector<quint64> published = {0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70};
    QCOMPARE(exceptions, published);
}

void SequenceStudyTest::cancelledKeepsWhatIsThere()
{
    SequenceStudy study(rulesOf(QStringLiteral("grundy")));
    JobControl control;
    QVERIFY(!study.study(300, control).problem);
    JobControl cancelled;
    cancelled.cancel();
    const SequenceSnapshot snapshot = study.study(100'000, cancelled);
    QVERIFY(snapshot.problem);
    QCOMPARE(snapshot.problem->kind, Problem::Kind::Cancelled);
    QVERIFY(snapshot.terms >= 300);
}

void SequenceStudyTest::severalThreadsMayAsk()
{
    SequenceStudy study(rulesOf(QStringLiteral("dawson")));
    std::vector<quint64> hashes(4);
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < hashes.size(); ++i) {
            threads.emplace_back([&study, &hashes, i] {
                JobControl control;
                hashes[i] = hashOf(*study.study(500 + 700 * i, control).values, 500);
            });
        }
    }
    for (const quint64 hash : hashes)
        QCOMPARE(hash, hashes.front());
}

/// Values are shared with snapshots, not copied, until there are more.
void SequenceStudyTest::snapshotsStayAsTheyAre()
{
    SequenceStudy study(rulesOf(QStringLiteral("octal{0.6}")));
    JobControl control;
    const SequenceSnapshot few = study.study(3000, control);
    QVERIFY(few.values->size() >= 3000);
    const SequenceSnapshot again = study.study(2000, control);
    QCOMPARE(again.values.get(), few.values.get());
    const ValueArray before = *few.values;
    const SequenceSnapshot many = study.study(30'000, control); // past 255
    QVERIFY(many.values.get() != few.values.get());
    QCOMPARE(few.values->size(), before.size());
    QCOMPARE(hashOf(*few.values, before.size()), hashOf(before, before.size()));
    QCOMPARE(hashOf(*many.values, before.size()), hashOf(before, before.size()));
    JobControl cancelled;
    cancelled.cancel();
    const SequenceSnapshot partial = study.study(100'000, cancelled);
    QCOMPARE(partial.values.get(), many.values.get());
    QCOMPARE(partial.problem->kind, Problem::Kind::Cancelled);
}

MEXPLORER_TEST(SequenceStudyTest)
#include "tst_sequencestudy.moc"
