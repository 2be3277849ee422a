// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/sequence/sequencecompare.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTest>

using namespace mexplorer;

class CodeSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void listsAllCodes();
    void comparesAndSaysSo_data();
    void comparesAndSaysSo();
    void goesFurtherForAProof();
    void findsAllThatAreTheSame();
    void cancelled();
};

void CodeSearchTest::listsAllCodes()
{
    const QStringList codes = octalCodes();
    QCOMPARE(codes.size(), 1024);
    QCOMPARE(QSet<QString>(codes.begin(), codes.end()).size(), 1024);
    for (const QString &code : codes) {
        const RulesPtr rules = rulesOf(QStringLiteral("octal{%1}").arg(code));
        QVERIFY2(rules, qPrintable(code));
        QCOMPARE(rules->text(), QStringLiteral("octal{%1}").arg(code)); // in the shortest form
    }
}

void CodeSearchTest::comparesAndSaysSo_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("same") << "kayles"
                          << "octal{0.77}"
                          << "kayles and octal{0.77} have the same values, for all n: proved, as both periods are.";
    QTest::newRow("shifted")
        << "octal{0.137}"
        << "octal{0.07}"
        << "octal{0.137} is octal{0.07} shifted: its G(n) is G(n + 1) there, for all n: proved, as "
           "both periods are.";
    QTest::newRow("nothing")
        << "kayles"
        << "dawson"
        << "kayles and dawson first differ at n = 2; neither shifting nor doubling makes them agree.";
    QTest::newRow("no theorem") << "grundy"
                                << "grundy"
                                << "grundy and grundy have the same values, seen from n = 0 to n = 1,999, not proved.";
}

void CodeSearchTest::comparesAndSaysSo()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(QString, sentence);
    SequenceStudy left(rulesOf(a));
    SequenceStudy right(rulesOf(b));
    JobControl control;
    const auto comparison = compareStudies(left, right, 2000, control);
    QVERIFY(comparison);
    QCOMPARE(comparisonSentence(*comparison), sentence);
}

/// 300 terms of Kayles are not enough for a proof; its period determines the number.
void CodeSearchTest::goesFurtherForAProof()
{
    SequenceStudy left(rulesOf(QStringLiteral("kayles")));
    SequenceStudy right(rulesOf(QStringLiteral("octal{0.77}")));
    JobControl control;
    const auto comparison = compareStudies(left, right, 200, control);
    QVERIFY(comparison->relation->proved);
    QVERIFY(comparison->compared > 200);
}

/// Finds every code of two digits whose first thousand values are those of Dawson's Kayles, shifted by up to 32, by
/// brute force.
void CodeSearchTest::findsAllThatAreTheSame()
{
    constexpr quint64 terms = 1200;
    QStringList codes = octalCodes();
    codes.removeIf([](const QString &code) { return code.size() > 4 || code.startsWith(u'4'); });
    QCOMPARE(codes.size(), 64);
    JobControl control;
    SequenceStudy study(rulesOf(QStringLiteral("octal{0.07}")));
    const SequenceSnapshot target = study.study(terms, control);
    QStringList found;
    const std::vector<Comparison> comparisons = searchCodes(target.rules, codes, terms, control);
    QCOMPARE(control.total(), quint64(64));
    QCOMPARE(control.done(), quint64(64));
    for (const Comparison &comparison : comparisons) {
        QVERIFY(comparison.relation->proved);
        found << comparison.b;
    }
    for (const QString &code : codes) {
        if (code == QStringLiteral("0.07"))
            continue;
        SequenceStudy other(rulesOf(QStringLiteral("octal{%1}").arg(code)));
        const SequenceSnapshot snapshot = other.study(terms, control);
        bool isRelated = false;
        for (qint64 shift = -32; shift <= 32; ++shift) {
            bool agrees = true;
            for (qint64 n = 400; agrees && n < 1100; ++n)
                agrees = target.at(static_cast<quint64>(n)) == snapshot.at(static_cast<quint64>(n + shift));
            isRelated = isRelated || agrees;
        }
        if (isRelated)
            QVERIFY2(found.contains(QStringLiteral("octal{%1}").arg(code)), qPrintable(code));
    }
}

void CodeSearchTest::cancelled()
{
    JobControl control;
    control.cancel();
    SequenceStudy left(rulesOf(QStringLiteral("kayles")));
    SequenceStudy right(rulesOf(QStringLiteral("dawson")));
    QVERIFY(!compareStudies(left, right, 2000, control));
}

MEXPLORER_TEST(CodeSearchTest)
#include "tst_codesearch.moc"
