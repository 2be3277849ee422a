// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/matrixsummary.h"
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

class MatrixSummaryTest : public QObject
{
    Q_OBJECT

private slots:
    void againstEachPosition_data();
    void againstEachPosition();
    void cancelled();
};

void MatrixSummaryTest::againstEachPosition_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const auto &[rows, columns] : {std::pair(1, 1), {1, 7}, {2, 2}, {3, 3}, {2, 6}, {4, 3}, {4, 4}, {4, 5}})
        QTest::addRow("%dx%d", rows, columns) << rows << columns;
}

void MatrixSummaryTest::againstEachPosition()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    JobControl control;
    const MatrixTable table = MatrixTable::build(rows, columns, control).value();
    const MatrixSummary summary = summarize(table, control).value();
    std::map<Value, std::vector<quint64>> byValue;
    for (quint64 cells = 0; cells < table.values().size(); ++cells)
        byValue[table.values()[cells]].push_back(cells);
    QCOMPARE(summary.positions(), quint64(table.values().size()));
    QCOMPARE(summary.max(), byValue.rbegin()->first);
    QCOMPARE(summary.pPositions(), quint64(byValue[0].size()));
    quint64 sum = 0;
    for (Value value = 0; value < summary.counts.size(); ++value) {
        QCOMPARE(summary.counts[value], quint64(byValue[value].size()));
        sum += summary.counts[value];
    }
    QCOMPARE(sum, summary.positions());
    std::vector<quint64> examples = byValue.rbegin()->second;
    examples.resize(std::min(examples.size(), MatrixSummary::maxExamples));
    QCOMPARE(summary.examples, examples);
}

void MatrixSummaryTest::cancelled()
{
    JobControl control;
    const MatrixTable table = MatrixTable::build(3, 3, control).value();
    control.cancel();
    QCOMPARE(summarize(table, control).problem().kind, Problem::Kind::Cancelled);
}

MEXPLORER_TEST(MatrixSummaryTest)
#include "tst_matrixsummary.moc"
