#include "app/window/actionregistry.h"
#include "app/window/commandpalette.h"
#include "app/window/documents.h"
#include "app/window/gamebar.h"
#include "app/window/gamesmodel.h"
#include "app/window/keptsessions.h"
#include "app/window/mainwindow.h"
#include "app/window/statusline.h"
#include "app/window/windowmemory.h"
#include "app/window/workspaces.h"
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "views/theme/style.h"
#include "views/widgets/expressionedit.h"
#include "views/widgets/messagebar.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QCompleter>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QSet>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace mexplorer;

class TestMainWindow : public QObject
{
    Q_OBJECT

private:
    static ExpressionEdit *lineOf(MainWindow &window)
    {
        return window.findChild<ExpressionEdit *>(QStringLiteral("gameExpression"));
    }

    static void showAt(MainWindow &window, const QSize &size)
    {
        window.resize(size);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }

    static void openByTyping(MainWindow &window, const QString &expression)
    {
        ExpressionEdit *line = lineOf(window);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, expression);
        line->suggestions()->popup()->hide();
        // Without a window manager nobody gives the window back what its list of suggestions took.
        window.activateWindow();
        QApplication::processEvents();
        QTRY_VERIFY(line->hasFocus());
        QTest::keyClick(line, Qt::Key_Return);
    }

    static bool isReadyFor(MainWindow &window, const QString &expression)
    {
        const Exploration *exploration = window.session()->exploration();
        return exploration->isReady() && exploration->explored().start.text() == expression;
    }

    QTemporaryDir m_home;

private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        qputenv("XDG_DATA_HOME", m_home.filePath(QStringLiteral("data")).toUtf8());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.filePath(QStringLiteral("config")));
        QCoreApplication::setOrganizationName(QStringLiteral("Mexplorer"));
        applyStyle(*qApp);
        Theme::instance().setMode(Theme::Mode::Light);
    }

    void init()
    {
        for (const QString &name : {QStringLiteral("data"), QStringLiteral("config")})
            QDir(m_home.filePath(name)).removeRecursively();
    }

    void startsOnTheStartPage()
    {
        MainWindow window;
        showAt(window, {1400, 900});
        QVERIFY(window.workspaces()->showsStartPage());
        QCOMPARE(window.workspaces()->ids(), (QStringList{QStringLiteral("explore"), QStringLiteral("step"),
                                                          QStringLiteral("play"), QStringLiteral("sequence")}));
        for (const QDockWidget *dock : window.findChildren<QDockWidget *>())
            QVERIFY(dock->isHidden());
        QVERIFY(!window.findChild<QTabBar *>(QStringLiteral("workspaceBar"))->isVisible());
    }

    void typedGameOpens()
    {
        MainWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:7"));
        QVERIFY(!window.workspaces()->showsStartPage());
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
        QVERIFY(window.windowTitle().contains(QStringLiteral("kayles:7")));
        QCOMPARE(countsSentence(*window.session()->exploration()),
                 QStringLiteral("22 positions, 75 moves, 54 led to a position already known"));
        // Explore says this itself, so the status line doesn't, even after a message.
        const auto *counts = window.findChild<QLabel *>(QStringLiteral("statusCounts"));
        window.statusBar()->showMessage(QStringLiteral("A message"));
        window.statusBar()->clearMessage();
        QVERIFY(counts->text().isEmpty());
        window.workspaces()->showWorkspace(QStringLiteral("step"));
        QVERIFY(counts->text().startsWith(QStringLiteral("22 positions")));
        window.workspaces()->showWorkspace(QStringLiteral("explore"));
        QCOMPARE(WindowMemory().recentGames().first(), QStringLiteral("kayles:7"));
        // The keyboard is in the view now, and goes back to the line by its key.
        QTRY_VERIFY(QApplication::focusWidget() && QApplication::focusWidget() != lineOf(window));
        window.actionRegistry()->find(QStringLiteral("edit.expression"))->trigger();
        QTRY_COMPARE(QApplication::focusWidget(), lineOf(window));
    }

    void undoIsThatOfTheWorkspaceInFront()
    {
        MainWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:7"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
        QAction *undo = window.actionRegistry()->find(QStringLiteral("exploreUndo"));
        window.session()->lens()->setCollapse(Collapse::SgValue);
        QTRY_VERIFY(undo->isEnabled() && undo->isVisible());
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!window.session()->lens()->settings().collapse);
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(window.session()->lens()->settings().collapse);
        window.workspaces()->showWorkspace(QStringLiteral("play"));
        QVERIFY(!undo->isVisible());
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(window.session()->lens()->settings().collapse); // Play's undo, not Explore's
    }

    void wrongGameKeepsWhatIsOpen_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"kayles:7x", "octal{0.79}:5", "matrix:01/0", "matrix:40x40", "nim:1000000000000",
                                 "hall:3", "graph{/no/such/file.dot}"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void wrongGameKeepsWhatIsOpen()
    {
        QFETCH(QString, text);
        MainWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("nim:3,4"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:3,4")));
        openByTyping(window, text);
        const auto *bar = window.findChild<GameBar *>();
        QCOMPARE(bar->sentence(), parsePosition(text).problem().message);
        QVERIFY(bar->sentence().endsWith(u'.') && !bar->sentence().contains(u'!'));
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("nim:3,4"));
        // The same by the command line's way in: the sentence stands in the message line.
        window.open(text);
        QCOMPARE(window.workspaces()->messages()->message(), parsePosition(text).problem().message);
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("nim:3,4"));
        window.open(QStringLiteral("nim:5"));
        QCOMPARE(window.workspaces()->messages()->message(), QString());
        QCOMPARE(bar->sentence(), QString());
    }

    void sentenceComesWhenWritingPauses()
    {
        MainWindow window;
        showAt(window, {1024, 700});
        auto *line = lineOf(window);
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("kayx"));
        const auto *bar = window.findChild<GameBar *>();
        QCOMPARE(bar->sentence(), QString());
        QTRY_VERIFY(!bar->sentence().isEmpty());
        QTest::keyClick(line, Qt::Key_Backspace);
        QCOMPARE(bar->sentence(), QString()); // "kay" can still be completed
        QVERIFY(line->isUnfinished());
        line->suggestions()->popup()->hide();
        window.activateWindow();
        QTRY_VERIFY(line->hasFocus());
        QTest::keyClick(line, Qt::Key_Return); // but it is no game yet
        QCOMPARE(bar->sentence(), parsePosition(u"kay").problem().message);
        QTest::keyClicks(line, QStringLiteral("les:3"));
        QCOMPARE(bar->sentence(), QString());
    }

    void historyGoesBackAndForward()
    {
        MainWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("nim:2"));
        openByTyping(window, QStringLiteral("nim:3"));
        QAction *back = window.actionRegistry()->find(QStringLiteral("go.back"));
        QVERIFY(back->isEnabled());
        back->trigger();
        QCOMPARE(lineOf(window)->text(), QStringLiteral("nim:2"));
        QVERIFY(!back->isEnabled());
        window.actionRegistry()->find(QStringLiteral("go.forward"))->trigger();
        QCOMPARE(lineOf(window)->text(), QStringLiteral("nim:3"));
    }

    void workspacesByKeys()
    {
        MainWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:5"));
        const QStringList ids = window.workspaces()->ids();
        for (int i = static_cast<int>(ids.size()) - 1; i >= 0; --i) {
            QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier);
            QCOMPARE(window.workspaces()->current(), ids[i]);
            QVERIFY(window.workspaces()->view(ids[i])->isVisible());
        }
    }

    void everyActionHasAnIdAndKeysOfItsOwn()
    {
        const MainWindow window;
        QSet<QString> ids;
        QHash<QString, QString> keys;
        for (const QAction *action : window.actionRegistry()->actions()) {
            QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
            QVERIFY2(!ids.contains(action->objectName()), qPrintable(action->objectName()));
            ids << action->objectName();
            const QString place =
                action->shortcutContext() == Qt::WindowShortcut ? QString() : window.actionRegistry()->place(action);
            for (const QKeySequence &sequence : action->shortcuts()) {
                for (const QString &where : {place, QString()}) {
                    const QString key = where + u'/' + sequence.toString();
                    QVERIFY2(!keys.contains(key),
                             qPrintable(key + u' ' + action->objectName() + u' ' + keys.value(key)));
                }
                keys.insert(place + u'/' + sequence.toString(), action->objectName());
            }
        }
    }

    void tabWalksThroughAllAndBack_data()
    {
        QTest::addColumn<QString>("workspace");
        for (const char *id : {"start", "explore", "step", "play", "sequence"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void tabWalksThroughAllAndBack()
    {
        QFETCH(QString, workspace);
        MainWindow window;
        showAt(window, {1400, 900});
        if (workspace != QStringLiteral("start")) {
            openByTyping(window, QStringLiteral("kayles:4"));
            QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:4")));
            window.workspaces()->showWorkspace(workspace);
        }
        QTest::qWait(0);
        lineOf(window)->setFocus();
        const auto walk = [](QWidget *from, Qt::Key key, Qt::KeyboardModifiers modifiers) {
            QList<QWidget *> seen;
            for (int i = 0; i < 400; ++i) {
                QTest::keyClick(QApplication::focusWidget(), key, modifiers);
                seen << QApplication::focusWidget();
                if (QApplication::focusWidget() == from)
                    break;
            }
            return seen;
        };
        QList<QWidget *> there = walk(lineOf(window), Qt::Key_Tab, {});
        QList<QWidget *> back = walk(lineOf(window), Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(there.last(), lineOf(window));
        QCOMPARE(back.last(), lineOf(window));
        QVERIFY(there.size() > 10);
        QCOMPARE(QSet<QWidget *>(there.begin(), there.end()), QSet<QWidget *>(back.begin(), back.end()));
        for (const QWidget *widget : there)
            QVERIFY2(widget->isVisible() && widget->isEnabled(), qPrintable(widget->objectName()));
    }

    void themeIsSwitchedAndKept()
    {
        MainWindow window;
        showAt(window, {1400, 900});
        const QImage light = window.grab().toImage();
        window.actionRegistry()->find(QStringLiteral("view.themeDark"))->trigger();
        QVERIFY(Theme::instance().colors().dark);
        QVERIFY(window.palette().color(QPalette::Window).lightness() < 64);
        QCOMPARE(Preferences().themeMode(), Theme::Mode::Dark);
        QVERIFY(window.grab().toImage() != light);
        window.actionRegistry()->find(QStringLiteral("view.nextTheme"))->trigger();
        QVERIFY(window.actionRegistry()->find(QStringLiteral("view.themeLight"))->isChecked());
        QVERIFY(!Theme::instance().colors().dark);
    }

    void layoutIsResetAndNarrowFoldsTheLeft_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("games");
        QTest::newRow("narrow") << QSize(1024, 700) << false;
        QTest::newRow("wide") << QSize(1400, 900) << true;
    }
    void layoutIsResetAndNarrowFoldsTheLeft()
    {
        QFETCH(QSize, size);
        QFETCH(bool, games);
        MainWindow window;
        showAt(window, size);
        openByTyping(window, QStringLiteral("kayles:5"));
        window.resetLayout();
        auto *dock = window.findChild<QDockWidget *>(QStringLiteral("dock.view.games"));
        QCOMPARE(dock->isVisible(), games);
        dock->setFloating(true);
        dock->setVisible(!games);
        window.actionRegistry()->find(QStringLiteral("view.resetLayout"))->trigger();
        QCOMPARE(dock->isVisible(), games);
        QVERIFY(!dock->isFloating());
        QCOMPARE(window.dockWidgetArea(dock), Qt::LeftDockWidgetArea);
        QCOMPARE(window.size(), size);
    }

    void presentationIsLargerAndComesBack()
    {
        MainWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:5"));
        window.resetLayout();
        const int height = lineOf(window)->fontMetrics().height();
        QAction *presentation = window.actionRegistry()->find(QStringLiteral("view.presentation"));
        presentation->trigger();
        QVERIFY(lineOf(window)->fontMetrics().height() > height);
        auto *dock = window.findChild<QDockWidget *>(QStringLiteral("dock.view.games"));
        QVERIFY(!dock->isVisible());
        presentation->trigger();
        QCOMPARE(lineOf(window)->fontMetrics().height(), height);
        QVERIFY(dock->isVisible());
    }

    void documentComesBack()
    {
        const QString path = m_home.filePath(QStringLiteral("mine.mexp"));
        {
            MainWindow window;
            showAt(window, {1400, 900});
            window.open(QStringLiteral("nim:2,3"));
            QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:2,3")));
            window.session()->exploration()->setConvention(Convention::Misere);
            QTRY_COMPARE(window.session()->exploration()->labels()->convention(), Convention::Misere);
            QVERIFY(window.session()->exploration()->selectPosition(*parsePosition(u"nim:2,1")));
            window.workspaces()->showWorkspace(QStringLiteral("step"));
            Documents documents(window.session(), [&window] { return window.workspaces()->current(); });
            QVERIFY(!documents.save(path));
            QCOMPARE(documents.path(), path);
            window.open(QStringLiteral("nim:9"));
            QVERIFY(documents.path().isEmpty()); // another game doesn't overwrite the file
        }
        MainWindow window;
        showAt(window, {1400, 900});
        window.open(path);
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:2,3")));
        QTRY_COMPARE(window.session()->exploration()->selectedPosition().text(), parsePosition(u"nim:2,1")->text());
        QCOMPARE(window.session()->exploration()->convention(), Convention::Misere);
        QCOMPARE(window.workspaces()->current(), QStringLiteral("step"));
        QVERIFY(window.windowTitle().contains(QStringLiteral("mine.mexp")));
        QCOMPARE(WindowMemory().recentFiles(), QStringList{path});
    }

    void whatIsOpenSurvivesASuddenEnd()
    {
        {
            MainWindow window;
            showAt(window, {1400, 900});
            window.open(QStringLiteral("kayles:6"));
            const QDir folder(keptFolder());
            QTRY_COMPARE(folder.entryList({QStringLiteral("*.mexp")}).size(), 1);
            // No close: the window just goes, as in a crash.
        }
        QVERIFY(keptDocuments().first().suddenEnd);
        MainWindow window;
        showAt(window, {1400, 900});
        QVERIFY(window.workspaces()->messages()->message().contains(QStringLiteral("kept")));
        QTest::mouseClick(window.findChild<QAbstractButton *>(QStringLiteral("messageOffer")), Qt::LeftButton);
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("kayles:6"));
        QVERIFY(keptDocuments().isEmpty()); // it is this window's now
        window.close();
        QCOMPARE(keptDocuments().size(), 1);
        QVERIFY(!keptDocuments().first().suddenEnd);
    }

    void damagedFileSaysSo()
    {
        const QString path = m_home.filePath(QStringLiteral("damaged.mexp"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"mexplorer\": ");
        file.close();
        MainWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:3"));
        window.open(path);
        QVERIFY(window.workspaces()->messages()->message().contains(QStringLiteral("damaged.mexp")));
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("nim:3"));
        QVERIFY(WindowMemory().recentFiles().isEmpty());
    }

    void droppedGraphOpens()
    {
        const QString path = m_home.filePath(QStringLiteral("small.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a b\nb c\na c\n");
        file.close();
        MainWindow window;
        showAt(window, {1400, 900});
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(200, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(200, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &drop);
        QTRY_VERIFY(window.session()->exploration()->isReady());
        QCOMPARE(window.session()->exploration()->graph()->positionCount(), PositionId(3));
        QCOMPARE(WindowMemory().recentFiles(), QStringList{path});
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

    void gamesPanelSearchesAndOpens()
    {
        MainWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:1"));
        window.resetLayout();
        auto *search = window.findChild<QLineEdit *>(QStringLiteral("gamesSearch"));
        auto *tree = window.findChild<QTreeView *>(QStringLiteral("gamesTree"));
        QTest::keyClicks(search, QStringLiteral("wythoff"));
        QCOMPARE(tree->model()->rowCount(), 1);
        const QModelIndex row = tree->model()->index(0, 0, tree->model()->index(0, 0));
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(row).center());
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("wythoff:(3,5)"));
    }

    void jobsAreShownAndStopped()
    {
        MainWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:1"));
        bool stopped = false;
        window.session()->jobs()->start(
            &window, QStringLiteral("long"), QStringLiteral("Counting sheep"),
            [](JobControl &control) {
                for (quint64 sheep = 0; !control.isCancelled(); ++sheep) {
                    control.setProgress(std::min<quint64>(sheep, 63), 100);
                    QThread::msleep(1);
                }
                return true;
            },
            [&stopped](bool) { stopped = true; });
        QTRY_VERIFY(window.findChild<QWidget *>(QStringLiteral("job.long")));
        const auto *row = window.findChild<QWidget *>(QStringLiteral("job.long"));
        QStringList texts;
        for (const QLabel *label : row->findChildren<QLabel *>())
            texts << label->text();
        QVERIFY(texts.contains(QStringLiteral("Counting sheep")));
        QTest::mouseClick(row->findChild<QToolButton *>(QStringLiteral("jobCancel")), Qt::LeftButton);
        QTRY_VERIFY(stopped);
        QTRY_VERIFY(!window.findChild<QWidget *>(QStringLiteral("job.long")));
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

    void commandsAreFound()
    {
        MainWindow window;
        showAt(window, {1400, 900});
        window.actionRegistry()->find(QStringLiteral("help.commands"))->trigger();
        auto *palette = window.findChild<CommandPalette *>();
        QVERIFY(palette);
        auto *search = palette->findChild<QLineEdit *>(QStringLiteral("commandSearch"));
        const auto *list = palette->findChild<QListView *>(QStringLiteral("commandList"));
        QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int all = list->model()->rowCount();
        QTest::keyClicks(search, QStringLiteral("theme dark"));
        QVERIFY(list->model()->rowCount() > 0 && list->model()->rowCount() < all);
        QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("Dark Theme"));
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_VERIFY(Theme::instance().colors().dark);
        Theme::instance().setMode(Theme::Mode::Light);
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
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
