// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/gamespanel.h"
#include "app/window/statusline.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QAbstractItemModelTester>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace mexplorer;

/// Tests parts of the window without a window: the list of games, the remaining time, the window's state.
class TestWindowParts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.path());
    }

    void gamesAreListedInSections()
    {
        constexpr int targetRole = Qt::UserRole + 1;
        GamesPanel panel;
        QAbstractItemModel *model = panel.findChild<QTreeView *>()->model();
        QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int sections = model->rowCount();
        panel.setRecent({QStringLiteral("nim:3"), QStringLiteral("kayles:2")}, {});
        QCOMPARE(model->rowCount(), sections + 1);
        QCOMPARE(model->rowCount(model->index(sections, 0)), 2);
        QCOMPARE(model->index(1, 0, model->index(sections, 0)).data(targetRole).toString(), QStringLiteral("kayles:2"));
        panel.setRecent({}, {QStringLiteral("/data/a.dot")});
        QCOMPARE(model->rowCount(), sections + 1);
        panel.setRecent({}, {});
        QCOMPARE(model->rowCount(), sections);
        for (int section = 0; section < sections; ++section) {
            const QModelIndex parent = model->index(section, 0);
            QVERIFY(model->rowCount(parent) > 0);
            for (int row = 0; row < model->rowCount(parent); ++row)
                QVERIFY(parsePosition(model->index(row, 0, parent).data(targetRole).toString()).ok());
        }
    }

    void timeLeftIsTold_data()
    {
        QTest::addColumn<double>("share");
        QTest::addColumn<qint64>("elapsed");
        QTest::addColumn<QString>("text");
        QTest::newRow("end unknown") << -1.0 << qint64(9000) << QString();
        QTest::newRow("too early") << 0.5 << qint64(400) << QString();
        QTest::newRow("half") << 0.5 << qint64(4000) << QStringLiteral("4 s left");
        QTest::newRow("minutes") << 0.01 << qint64(2000) << QStringLiteral("4 min left");
        QTest::newRow("done") << 1.0 << qint64(4000) << QStringLiteral("1 s left");
    }

    void timeLeftIsTold()
    {
        QFETCH(double, share);
        QFETCH(qint64, elapsed);
        QTEST(timeLeft(share, elapsed), "text");
    }

    void limitsAreTold_data()
    {
        QTest::addColumn<quint64>("leastValue");
        QTest::addColumn<qint64>("left");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << quint64(0) << qint64(-1) << QString();
        QTest::newRow("limit") << quint64(0) << qint64(8'001) << QStringLiteral("gives up in 9 s");
        QTest::newRow("minutes") << quint64(0) << qint64(120'000) << QStringLiteral("gives up in 2 min");
        QTest::newRow("value") << quint64(2) << qint64(-1) << QStringLiteral("value at least 2");
        QTest::newRow("both") << quint64(2) << qint64(0) << QStringLiteral("value at least 2; gives up in 0 s");
    }

    void limitsAreTold()
    {
        QFETCH(quint64, leastValue);
        QFETCH(qint64, left);
        QTEST(limitText(leastValue, left), "text");
    }

private:
    QTemporaryDir m_home;
};

MEXPLORER_TEST(TestWindowParts)
#include "tst_windowparts.moc"
