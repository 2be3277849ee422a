// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/statusline.h"
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/theme/style.h"

#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QProgressBar>
#include <QTest>
#include <QToolButton>

#include <atomic>
#include <memory>

using namespace mexplorer;

/// A widget that fills the window and starts a job again whenever its size changes, as a graph's canvas does.
class StatusLineFiller : public QWidget
{
public:
    explicit StatusLineFiller(Jobs *jobs) : m_jobs(jobs) {}

    int resizes = 0;

    /// Starts a job of this name, which the widget starts again when its size changes.
    void start(const QString &name)
    {
        m_started.try_emplace(name, m_jobs)
            .first->second.start(
                name,
                [](JobControl &control) {
                    for (quint64 done = 0; !control.isCancelled(); ++done) {
                        control.setProgress(std::min<quint64>(done, 63), 100);
                        QThread::msleep(1);
                    }
                    return true;
                },
                [](bool) {});
    }
    void cancel(const QString &name) { m_started.at(name).cancel(); }

protected:
    void resizeEvent(QResizeEvent *) override
    {
        ++resizes;
        for (auto &[name, job] : m_started) {
            if (job.isRunning())
                start(name);
        }
    }

private:
    Jobs *m_jobs;
    std::map<QString, Job> m_started;
};

/// Tests the status line while jobs begin and end.
class StatusLineTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyStyle(*qApp); }

    void init()
    {
        m_session = std::make_unique<Session>();
        m_window = std::make_unique<QMainWindow>();
        m_filler = new StatusLineFiller(jobs());
        m_line = new StatusLine(m_session.get());
        m_window->setCentralWidget(m_filler);
        m_window->setStatusBar(m_line);
        m_window->resize(1024, 700);
        m_session->exploration()->open(QStringLiteral("kayles:12"));
        m_window->show();
        QVERIFY(waitForWindowExposed(m_window.get()));
        QTRY_VERIFY(m_session->exploration()->isReady() && jobs()->running().isEmpty());
        QTRY_VERIFY(!counts()->text().isEmpty());
    }

    void cleanup()
    {
        m_window.reset();
        m_session.reset();
    }

    void jobsLeaveTheWindowAsItIs()
    {
        m_filler->resizes = 0;
        const QSize size = m_filler->size();
        for (const char *key : {"a", "b", "c", "d"}) {
            m_filler->start(QLatin1String(key));
            QTRY_VERIFY(shows(QLatin1String(key)));
            QCOMPARE(m_filler->size(), size);
        }
        for (const char *key : {"c", "a", "d", "b"}) {
            m_filler->cancel(QLatin1String(key));
            QTRY_VERIFY(!shows(QLatin1String(key)));
            QCOMPARE(m_filler->size(), size);
        }
        QCOMPARE(m_filler->resizes, 0);
    }

    /// The window is resized while a row is added: the job is dropped and started again during that.
    void jobsThatBeginAnewAreShownOnce()
    {
        for (int round = 0; round < 5; ++round) {
            m_filler->start(QStringLiteral("a"));
            QTRY_VERIFY(shows(QStringLiteral("a")));
            m_window->resize(1000 - 20 * round, 700);
            QTRY_VERIFY(m_filler->resizes > round);
            QTRY_VERIFY(shows(QStringLiteral("a")));
            QCOMPARE(rows().size(), 1);
            m_filler->cancel(QStringLiteral("a"));
            QTRY_VERIFY(!shows(QStringLiteral("a")));
        }
    }

    void rowsStayInTheWindow_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("count");
        for (const int width : {640, 800, 1024, 1400, 2000}) {
            for (const int count : {1, 2, 4})
                QTest::addRow("%d jobs at %d", count, width) << width << count;
        }
    }

    void rowsStayInTheWindow()
    {
        QFETCH(int, width);
        QFETCH(int, count);
        m_window->resize(width, 700);
        QStringList keys;
        for (int i = 0; i < count; ++i) {
            keys << QStringLiteral("Working on a job with a long name %1").arg(i);
            m_filler->start(keys.last());
        }
        for (const QString &key : keys)
            QTRY_VERIFY(shows(key));
        QTRY_COMPARE(m_line->width(), width);
        QCOMPARE(m_window->width(), width);
        for (const QWidget *widget : m_line->findChildren<QWidget *>()) {
            if (!widget->isVisible())
                continue;
            const QRect rect(widget->mapTo(m_line, QPoint()), widget->size());
            QVERIFY2(m_line->rect().contains(rect), qPrintable(widget->objectName()));
            QVERIFY2(widget->width() >= widget->minimumSizeHint().width() || widget == counts(),
                     qPrintable(widget->objectName()));
        }
        // Each job can be cancelled, by its row or in the menu.
        auto *all = m_line->findChild<QToolButton *>(QStringLiteral("allJobs"));
        if (all->isVisible()) {
            QVERIFY(width < 1400 || count > 1);
            emit all->menu()->aboutToShow();
            QCOMPARE(all->menu()->actions().size(), count);
            for (QAction *stop : all->menu()->actions())
                stop->trigger();
        } else {
            for (const QWidget *row : rows())
                QTest::mouseClick(row->findChild<QToolButton *>(QStringLiteral("jobCancel")), Qt::LeftButton);
        }
        QTRY_VERIFY(jobs()->running().isEmpty());
        QTRY_VERIFY(!all->isVisible() && rows().isEmpty());
    }

    void progressNeverGoesBackAndStoppingIsSaid()
    {
        std::atomic<int> percent = -1;
        std::atomic<bool> mayEnd = false;
        Job job(jobs());
        const auto start = [&] {
            job.start(
                QStringLiteral("a"),
                [&percent, &mayEnd](JobControl &control) {
                    while (!control.isDropped() && !(control.isCancelled() && mayEnd)) {
                        if (const int done = percent; done >= 0)
                            control.setProgress(static_cast<quint64>(done), 100);
                        QThread::msleep(1);
                    }
                    return true;
                },
                [](bool) {});
        };
        start();
        QTRY_VERIFY(shows(QStringLiteral("a")));
        const auto *bar = rows().value(0)->findChild<QProgressBar *>();
        const auto *state = rows().value(0)->findChild<QLabel *>(QStringLiteral("jobState"));
        const auto *cancel = rows().value(0)->findChild<QToolButton *>(QStringLiteral("jobCancel"));
        QCOMPARE(bar->maximum(), 0);
        const QSignalSpy ticks(jobs(), &Jobs::changed);
        int highest = 0;
        for (const int share : {20, 65, 2, 70, 69}) {
            percent = share;
            highest = std::max(highest, share);
            QTRY_COMPARE(bar->value(), highest);
            for (const auto ticked = ticks.size(); ticks.size() < ticked + 3;) {
                QTest::qWait(10);
                QCOMPARE(bar->value(), highest);
            }
        }
        QVERIFY(state->text().startsWith(QStringLiteral("70 %")));
        QVERIFY(cancel->isEnabled());
        job.cancel();
        QTRY_COMPARE(state->text(), QStringLiteral("Stopping…"));
        QVERIFY(!cancel->isEnabled());
        percent = 10;
        start(); // the next job of this kind
        QTRY_COMPARE(bar->value(), 10);
        QVERIFY(state->text().startsWith(QStringLiteral("10 %")));
        QVERIFY(cancel->isEnabled());
        mayEnd = true;
        job.cancel();
        QTRY_VERIFY(rows().isEmpty());
    }

    void tipsAreNotDrawnOverTheCounts()
    {
        m_line->showMessage(QStringLiteral("A tip"));
        QVERIFY(!counts()->isVisible());
        m_filler->start(QStringLiteral("a"));
        QTRY_VERIFY(shows(QStringLiteral("a")));
        QCoreApplication::processEvents();
        QVERIFY(!counts()->isVisible());
        m_filler->cancel(QStringLiteral("a"));
        QTRY_VERIFY(!shows(QStringLiteral("a")));
        QVERIFY(!counts()->isVisible());
        m_line->clearMessage();
        QVERIFY(counts()->isVisible() && !counts()->text().isEmpty());
    }

    void countsAreThoseOfTheOpenGame()
    {
        m_session->exploration()->open(QStringLiteral("kayles:30"));
        QCOMPARE(counts()->text(), QString());
        QTRY_VERIFY(m_session->exploration()->isReady() && jobs()->running().isEmpty());
        QTRY_VERIFY(counts()->text().contains(QStringLiteral("positions")));
    }

private:
    Jobs *jobs() const { return m_session->jobs(); }
    QLabel *counts() const { return m_line->findChild<QLabel *>(QStringLiteral("statusCounts")); }
    QList<QWidget *> rows() const { return m_line->findChildren<QWidget *>(QStringLiteral("job")); }
    bool shows(const QString &name) const
    {
        const QList<QWidget *> shown = rows();
        return std::any_of(shown.begin(), shown.end(), [&name](const QWidget *row) {
            return row->findChild<QProgressBar *>()->accessibleName() == name;
        });
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QMainWindow> m_window;
    StatusLineFiller *m_filler = nullptr;
    StatusLine *m_line = nullptr;
};

MEXPLORER_TEST(StatusLineTest)
#include "tst_statusline.moc"
