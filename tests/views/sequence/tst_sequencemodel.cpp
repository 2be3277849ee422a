#include "model/notation/expression.h"
#include "views/sequence/sequencemodel.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QTest>

using namespace mexplorer;

namespace {

std::shared_ptr<const SequenceSnapshot> snapshot(const QString &rules, quint64 terms)
{
    SequenceStudy study(std::dynamic_pointer_cast<const HeapRules>(*parseRules(rules)));
    JobControl control;
    return std::make_shared<const SequenceSnapshot>(study.study(terms, control));
}

} // namespace

class SequenceModelTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreAsLongAsThePeriod_data();
    void rowsAreAsLongAsThePeriod();
    void cellsHoldTheValues();
    void exceptionsAndHeapsAreMarked();
    void changesAreAnnounced();
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
    model.setSnapshot(snapshot(rules, 501));
    QCOMPARE(model.columnCount(), columns);
    QCOMPARE(model.rowCount(), (501 + columns - 1) / columns);
    QCOMPARE(model.rowsFollowPeriod(), follows);
}

void SequenceModelTest::cellsHoldTheValues()
{
    const auto kayles = snapshot(QStringLiteral("kayles"), 100);
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
    model.setSnapshot(snapshot(QStringLiteral("kayles"), 100));
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
    model.setSnapshot(snapshot(QStringLiteral("dawson"), 50));
    model.setMarked({1, 2});
    model.setSnapshot(snapshot(QStringLiteral("nim"), 5000));
    model.setMarked({});
    model.setSnapshot(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

QTEST_MAIN(SequenceModelTest)
#include "tst_sequencemodel.moc"
