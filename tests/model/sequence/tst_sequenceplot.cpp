// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/sequence/sequenceplot.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

std::shared_ptr<const SequenceSnapshot> snapshotOf(const QString &rules, quint64 terms)
{
    JobControl control;
    SequenceStudy study(*parseRules(rules));
    return std::make_shared<const SequenceSnapshot>(study.study(terms, control));
}

/// The extremes by a simple loop.
Extremes scanned(const SequencePlot &plot, PlotLayer layer, quint64 from, quint64 to)
{
    Extremes extremes;
    for (quint64 n = from; n < std::min(to, plot.terms()); ++n) {
        const auto value = static_cast<qint32>(plot.at(n));
        const bool isRare = plot.split() && !plot.split()->isCommon(n, plot.at(n));
        if (layer == PlotLayer::Values || (layer == PlotLayer::Rare && isRare) ||
            (layer == PlotLayer::Common && !isRare))
            extremes.add(value);
    }
    return extremes;
}

} // namespace

class SequencePlotTest : public QObject
{
    Q_OBJECT

private slots:
    void extremesAgainstEachTerm_data();
    void extremesAgainstEachTerm();
    void exceptionsAgainstEachTerm_data();
    void exceptionsAgainstEachTerm();
    void numbersOfLayers();
    void splitsMixAsTheyPromise_data();
    void splitsMixAsTheyPromise();
    void noUsefulSplit_data();
    void noUsefulSplit();
    void countsAddUp_data();
    void countsAddUp();
    void cancelledLeavesTheRestOut();
    void columnsCoverTheRange();
};

void SequencePlotTest::extremesAgainstEachTerm_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("terms");
    QTest::newRow("kayles") << "kayles" << quint64(3000);
    QTest::newRow(".354") << "octal{0.354}" << quint64(60'000);
    QTest::newRow(".127 with parity") << "octal{0.127}" << quint64(30'000);
    QTest::newRow("nim, wide values") << "nim" << quint64(70'000);
    QTest::newRow("grundy") << "grundy" << quint64(2000);
    QTest::newRow("few") << "octal{0.16}" << quint64(10);
}

void SequencePlotTest::extremesAgainstEachTerm()
{
    QFETCH(QString, rules);
    QFETCH(quint64, terms);
    JobControl control;
    const SequencePlot plot(snapshotOf(rules, terms), control);
    std::mt19937 random(5);
    for (const PlotLayer layer : {PlotLayer::Values, PlotLayer::Rare, PlotLayer::Common}) {
        QCOMPARE(plot.extremes(layer, 0, terms), scanned(plot, layer, 0, terms));
        QCOMPARE(plot.extremes(layer, 0, 2 * terms), scanned(plot, layer, 0, terms));
        for (int round = 0; round < 60; ++round) {
            const quint64 from = random() % terms;
            const quint64 to = from + random() % (round % 3 == 0 ? 200 : round % 3 == 1 ? 2000 : terms);
            QCOMPARE(plot.extremes(layer, from, to), scanned(plot, layer, from, to));
        }
        QVERIFY(plot.extremes(layer, 5, 5).isEmpty());
    }
}

void SequencePlotTest::exceptionsAgainstEachTerm_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("terms");
    QTest::newRow("kayles") << "kayles" << quint64(3000);
    QTest::newRow("few") << "kayles" << quint64(40);
    QTest::newRow(".156") << "octal{0.156}" << quint64(9000);
    QTest::newRow(".356") << "octal{0.356}" << quint64(20'000);
    QTest::newRow("no period") << "grundy" << quint64(2000);
    QTest::newRow("grows") << "nim" << quint64(200);
}

void SequencePlotTest::exceptionsAgainstEachTerm()
{
    QFETCH(QString, rules);
    QFETCH(quint64, terms);
    JobControl control;
    const auto snapshot = snapshotOf(rules, terms);
    const SequencePlot plot(snapshot, control);
    std::mt19937 random(35);
    for (int round = 0; round < 300; ++round) {
        const quint64 from = round == 0 ? 0 : random() % terms;
        const quint64 to = round == 0 ? 2 * terms : from + random() % (round % 3 == 0 ? 100 : terms);
        quint64 expected = 0;
        for (quint64 n = from; n < std::min(to, terms); ++n)
            expected += snapshot->isException(n) ? 1 : 0;
        QCOMPARE(plot.exceptionCount(from, to), expected);
    }
}

void SequencePlotTest::numbersOfLayers()
{
    JobControl control;
    const SequencePlot plot(snapshotOf(QStringLiteral("octal{0.354}"), 5000), control);
    QVERIFY(plot.split());
    for (quint64 n = 0; n < 5000; ++n) {
        QCOMPARE(plot.number(PlotLayer::Values, n), std::optional(static_cast<qint32>(plot.at(n))));
        QCOMPARE(plot.number(PlotLayer::Rare, n).has_value(), plot.isRare(n));
        QCOMPARE(plot.number(PlotLayer::Common, n).has_value(), !plot.isRare(n));
    }
    QVERIFY(!plot.number(PlotLayer::Values, 5000));
}

void SequencePlotTest::splitsMixAsTheyPromise_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"octal{0.354}", "octal{0.376}", "octal{0.16}", "octal{0.127}", "octal{0.104}", "kayles"})
        QTest::newRow(rules) << rules;
}

/// The defining property of the sparse space: the nim-sum of the two heaps that a pair move leaves is common exactly if
/// one of them is rare.
void SequencePlotTest::splitsMixAsTheyPromise()
{
    QFETCH(QString, rules);
    JobControl control;
    const auto snapshot = snapshotOf(rules, 4000);
    const SequencePlot plot(snapshot, control);
    QVERIFY(plot.split());
    QVERIFY(plot.rareCount() > 0);
    QVERIFY(5 * plot.rareCount() <= plot.terms());
    std::mt19937 random(8);
    int compared = 0;
    for (int round = 0; round < 60; ++round) {
        const quint64 n = 20 + random() % 3900;
        forEachSplit(*snapshot->rules, n, [&](Cells heaps) {
            if (heaps.size() != 2)
                return;
            const bool oneIsRare = plot.isRare(heaps[0]) != plot.isRare(heaps[1]);
            QCOMPARE(plot.split()->isCommon(n, plot.at(heaps[0]) ^ plot.at(heaps[1])), oneIsRare);
            ++compared;
        });
    }
    QVERIFY(compared > 1000);
}

void SequencePlotTest::noUsefulSplit_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("terms");
    QTest::newRow("nim") << "nim" << quint64(2000);
    QTest::newRow("three heaps") << "hex{0.8}" << quint64(600);
    QTest::newRow("no pair moves") << "octal{0.333}" << quint64(2000);
    QTest::newRow("too few terms") << "octal{0.354}" << quint64(100);
    QTest::newRow("many are rare") << "octal{0.07}" << quint64(4000);
}

void SequencePlotTest::noUsefulSplit()
{
    QFETCH(QString, rules);
    QFETCH(quint64, terms);
    JobControl control;
    const SequencePlot plot(snapshotOf(rules, terms), control);
    QVERIFY(!plot.split());
    QCOMPARE(plot.rareCount(), quint64(0));
    QVERIFY(plot.extremes(PlotLayer::Rare, 0, terms).isEmpty());
}

void SequencePlotTest::countsAddUp_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("terms");
    QTest::addColumn<quint64>("binWidth");
    QTest::newRow("kayles") << "kayles" << quint64(1000) << quint64(1);
    QTest::newRow(".354") << "octal{0.354}" << quint64(20'000) << quint64(1);
    QTest::newRow("nim") << "nim" << quint64(10'000) << quint64(3);
}

void SequencePlotTest::countsAddUp()
{
    QFETCH(QString, rules);
    QFETCH(quint64, terms);
    QFETCH(quint64, binWidth);
    JobControl control;
    const SequencePlot plot(snapshotOf(rules, terms), control);
    const PlotCounts &counts = plot.counts();
    QCOMPARE(counts.binWidth, binWidth);
    QVERIFY(counts.rare.size() <= PlotCounts::maxBins);
    std::vector<quint64> rare(counts.rare.size());
    std::vector<quint64> common(counts.rare.size());
    for (quint64 n = 0; n < terms; ++n)
        ++(plot.isRare(n) ? rare : common)[plot.at(n) / binWidth];
    QCOMPARE(counts.rare, rare);
    QCOMPARE(counts.common, common);
}

void SequencePlotTest::cancelledLeavesTheRestOut()
{
    JobControl control;
    const auto snapshot = snapshotOf(QStringLiteral("subtraction{1-3}"), 3'000'000);
    control.cancel();
    const SequencePlot plot(snapshot, control);
    QCOMPARE(plot.extremes(PlotLayer::Values, 0, 512), scanned(plot, PlotLayer::Values, 0, 512));
    QVERIFY(plot.extremes(PlotLayer::Values, 1024, 2048).isEmpty());
}

void SequencePlotTest::columnsCoverTheRange()
{
    std::mt19937 random(2);
    for (int round = 0; round < 200; ++round) {
        const quint64 from = random() % 1000;
        const quint64 to = from + random() % 100'000'000;
        const quint64 columns = 1 + random() % 2000;
        QCOMPARE(columnStart(from, to, 0, columns), from);
        QCOMPARE(columnStart(from, to, columns, columns), to);
        const quint64 column = random() % columns;
        const quint64 width = columnStart(from, to, column + 1, columns) - columnStart(from, to, column, columns);
        QVERIFY(width == (to - from) / columns || width == (to - from) / columns + 1);
    }
}

MEXPLORER_TEST(SequencePlotTest)
#include "tst_sequenceplot.moc"
