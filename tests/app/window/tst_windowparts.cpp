#include "app/window/gamesmodel.h"
#include "app/window/statusline.h"
#include "app/window/windowmemory.h"
#include "model/notation/expression.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Parts of the window that need none: the list of games, the time left, what is remembered.
class TestWindowParts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.path());
    }

    void gamesModelIsSound()
    {
        GamesModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int sections = model.rowCount();
        model.setRecentGames({QStringLiteral("nim:3"), QStringLiteral("kayles:2")});
        QCOMPARE(model.rowCount(), sections + 1);
        QCOMPARE(model.rowCount(model.index(sections, 0)), 2);
        QCOMPARE(model.index(1, 0, model.index(sections, 0)).data(GamesModel::TargetRole).toString(),
                 QStringLiteral("kayles:2"));
        model.setRecentFiles({QStringLiteral("/data/a.dot")});
        model.setRecentGames({});
        QCOMPARE(model.rowCount(), sections + 1);
        model.setRecentFiles({});
        QCOMPARE(model.rowCount(), sections);
        for (int section = 0; section < sections; ++section) {
            const QModelIndex parent = model.index(section, 0);
            for (int row = 0; row < model.rowCount(parent); ++row)
                QVERIFY(parsePosition(model.index(row, 0, parent).data(GamesModel::TargetRole).toString()).ok());
        }
    }

    void timeLeftIsTold_data()
    {
        QTest::addColumn<quint64>("done");
        QTest::addColumn<quint64>("total");
        QTest::addColumn<qint64>("elapsed");
        QTest::addColumn<QString>("text");
        QTest::newRow("end unknown") << quint64(5) << quint64(0) << qint64(9000) << QString();
        QTest::newRow("too early") << quint64(5) << quint64(10) << qint64(400) << QString();
        QTest::newRow("half") << quint64(5) << quint64(10) << qint64(4000) << QStringLiteral("4 s left");
        QTest::newRow("minutes") << quint64(1) << quint64(100) << qint64(2000) << QStringLiteral("4 min left");
        QTest::newRow("done") << quint64(10) << quint64(10) << qint64(4000) << QStringLiteral("1 s left");
    }

    void timeLeftIsTold()
    {
        QFETCH(quint64, done);
        QFETCH(quint64, total);
        QFETCH(qint64, elapsed);
        QTEST(timeLeft({{}, {}, done, total, elapsed}), "text");
    }

    void recentListsAreShortAndWithoutRepetition()
    {
        WindowMemory memory;
        for (int i = 0; i < 50; ++i)
            memory.addRecentGame(QStringLiteral("nim:%1").arg(i));
        memory.addRecentGame(QStringLiteral("nim:45"));
        QCOMPARE(memory.recentGames().size(), 20);
        QCOMPARE(memory.recentGames().first(), QStringLiteral("nim:45"));
        QStringList games = memory.recentGames();
        QCOMPARE(games.removeDuplicates(), 0);
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(TestWindowParts)
#include "tst_windowparts.moc"
