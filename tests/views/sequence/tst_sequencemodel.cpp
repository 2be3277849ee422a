// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/sequence/sequencesamples.h"
#include "views/sequence/sequencetable.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;

class SequenceModelTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreAsLongAsThePeriod_data();
    void rowsAreAsLongAsThePeriod();
    void rowsFitTheRoom();
    void cellsHoldTheValues();
    void exceptionsAndHeapsAreMarked();
    void changesAreAnnounced();
    void tintsFollowTheTheme();
};

void SequenceModelTest::rowsAreAsLongAsThePeriod_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("columns");
    QTest::addColumn<bool>("follows");
    QTest::newRow("kayles") << "kayles" << 12 << true;
    QTest::newRow("dawson") << "dawson" << 34 << true;
    QTest::newRow("short period, twice") << "subtraction{1-3}" << 8 << true;
    QTest::newRow("long period") << "octal{0.104}" << 20 << false;
    QTest::newRow("no period") << "octal{0.6}" << 20 << false;
    QTest::newRow("nim") << "nim" << 20 << false;
}

void SequenceModelTest::rowsAreAsLongAsThePeriod()
{
    QFETCH(QString, rules);
    QFETCH(int, columns);
    QFETCH(bool, follows);
    SequenceModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSnapshot(snapshotOf(rules, 501));
    QCOMPARE(model.columnCount(), columns);
    QCOMPARE(model.rowCount(), (501 + columns - 1) / columns);
    QCOMPARE(model.rowsFollowPeriod(), follows);
}

/// Rows without a period are as long as fits; those of a period don't change.
void SequenceModelTest::rowsFitTheRoom()
{
    SequenceModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const auto &[maxColumns, columns] : {std::pair(30, 20), {20, 20}, {19, 10}, {9, 5}, {2, 5}}) {
        model.setMaxColumns(maxColumns);
        model.setSnapshot(snapshotOf(QStringLiteral("nim"), 501));
        QCOMPARE(model.columnCount(), columns);
    }
    model.setMaxColumns(15);
    QCOMPARE(model.columnCount(), 10);
    QCOMPARE(model.termAt(model.index(3, 4)), std::optional<quint64>(34));
    model.setSnapshot(snapshotOf(QStringLiteral("kayles"), 501));
    QCOMPARE(model.columnCount(), 12);
    model.setMaxColumns(4);
    QCOMPARE(model.columnCount(), 12);
}

void SequenceModelTest::cellsHoldTheValues()
{
    const auto kayles = snapshotOf(QStringLiteral("kayles"), 100);
    SequenceModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSnapshot(kayles);
    for (quint64 n = 0; n < 100; ++n) {
        const QModelIndex index = model.indexOf(n);
        QCOMPARE(model.termAt(index), std::optional(n));
        QCOMPARE(index.data().toUInt(), kayles->at(n));
    }
    QVERIFY(!model.indexOf(100).isValid());
    QVERIFY(!model.termAt(model.index(8, 11)));
    QVERIFY(!model.index(8, 11).data().isValid());
    QCOMPARE(model.headerData(2, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("24"));
    QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("+3"));
}

void SequenceModelTest::exceptionsAndHeapsAreMarked()
{
    SequenceModel model;
    model.setSnapshot(snapshotOf(QStringLiteral("kayles"), 100));
    model.setMarked({7});
    const auto font = [&](quint64 n) { return model.indexOf(n).data(Qt::FontRole).value<QFont>(); };
    QVERIFY(font(70).bold() && font(70).underline());
    QVERIFY(!font(71).bold());
    QVERIFY(font(7).bold() && !font(7).underline());
    QVERIFY(model.indexOf(7).data(Qt::BackgroundRole).isValid());
    QVERIFY(!model.indexOf(8).data(Qt::BackgroundRole).isValid());
    QCOMPARE(model.indexOf(70).data(Qt::ToolTipRole).toString(),
             QStringLiteral("G(70) = 6, an exception to the period"));
    QVERIFY(model.indexOf(7).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("selected position")));
}

void SequenceModelTest::changesAreAnnounced()
{
    SequenceModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSnapshot(snapshotOf(QStringLiteral("dawson"), 50));
    model.setMarked({1, 2});
    model.setSnapshot(snapshotOf(QStringLiteral("nim"), 5000));
    model.setMarked({});
    model.setSnapshot(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void SequenceModelTest::tintsFollowTheTheme()
{
    SequenceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSnapshot(snapshotOf(QStringLiteral("kayles"), 200));
    model.setMarked({90});
    const std::vector<Value> values = plainValues(*heapRules(QStringLiteral("kayles")), 200);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    for (const Theme::Mode mode : {Theme::Mode::Dark, Theme::Mode::Light}) {
        Theme::instance().setMode(mode);
        model.updateColors();
        const Colors &colors = Theme::instance().colors();
        for (quint64 n = 0; n < 200; ++n) {
            quint64 settled = n;
            while (settled < 71)
                settled += 12;
            const QVariant tint = model.indexOf(n).data(Qt::BackgroundRole);
            QCOMPARE(tint.isValid(), n == 90 || values[n] != values[settled]);
            QColor opaque = tint.value<QColor>();
            opaque.setAlpha(255);
            if (tint.isValid())
                QCOMPARE(opaque, n == 90 ? colors.selection : colors.nPosition);
        }
    }
    QCOMPARE(changes.count(), 2);
    QCOMPARE(changes.last()[0].toModelIndex(), model.indexOf(0));
    QVERIFY(changes.last()[1].toModelIndex().row() == model.rowCount() - 1);
}

MEXPLORER_TEST(SequenceModelTest)
#include "tst_sequencemodel.moc"
