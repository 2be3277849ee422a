// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "windowhome.h"

#include "app/window/gamebar.h"
#include "app/window/statusline.h"
#include "app/window/windowcommands.h"
#include "app/window/workspaces.h"
#include "model/core/settings.h"
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "views/explore/explorecommands.h"
#include "views/play/playcommands.h"
#include "views/widgets/commands.h"
#include "views/widgets/messagebar.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QCompleter>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>

using namespace mexplorer;

class TestMainWindow : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { forget(); }

    void startsOnTheStartPage()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        QVERIFY(window.workspaces()->showsStartPage());
        QCOMPARE(window.workspaces()->ids(),
                 (QList{WorkspaceId::Explore, WorkspaceId::Step, WorkspaceId::Play, WorkspaceId::Sequence,
                        WorkspaceId::Exercises, WorkspaceId::Puzzles}));
        const auto docks = window.findChildren<QDockWidget *>();
        QCOMPARE(docks.size(), qsizetype(3));
        for (const QDockWidget *dock : docks)
            QVERIFY(dock->isHidden());
        QVERIFY(!window.findChild<QTabBar *>(QStringLiteral("workspaceBar"))->isVisible());
    }

    /// Alt and a letter has one meaning only: a menu or a widget of the page.
    void mnemonicsAreDistinct()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:7"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
        for (const WorkspaceId id : window.workspaces()->ids()) {
            window.workspaces()->showWorkspace(id);
            QCoreApplication::processEvents();
            QStringList texts;
            int menus = 0;
            for (const QAction *action : window.menuBar()->actions()) {
                if (!action->isVisible())
                    continue;
                texts << action->text();
                ++menus;
                QVERIFY2(!QKeySequence::mnemonic(action->text()).isEmpty(), qPrintable(action->text()));
            }
            QCOMPARE(menus, 6);
            for (const QLabel *label : window.findChildren<QLabel *>()) {
                if (label->isVisible() && label->buddy())
                    texts << label->text();
            }
            for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
                if (button->isVisible() && !button->text().isEmpty())
                    texts << button->text();
            }
            QHash<QKeySequence, QString> seen;
            for (const QString &text : std::as_const(texts)) {
                const QKeySequence key = QKeySequence::mnemonic(text);
                if (key.isEmpty())
                    continue;
                QVERIFY2(!seen.contains(key),
                         qPrintable(QStringLiteral("%1: %2 and %3").arg(workspaceName(id), text, seen.value(key))));
                seen.insert(key, text);
            }
        }
    }

    /// No page has a mnemonic that is the shortcut of a command, whether or not the page was shown before: neither
    /// would work.
    void mnemonicsAreNoShortcuts()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:7"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
        int shortcuts = 0;
        int mnemonics = 0;
        for (const WorkspaceId id : window.workspaces()->ids()) {
            window.workspaces()->showWorkspace(id);
            QHash<QKeySequence, QString> keys;
            const auto addKeys = [&](const QList<QAction *> &actions) {
                for (const QAction *action : actions) {
                    for (const QKeySequence &key : action->shortcuts())
                        keys.insert(key, action->text());
                }
            };
            for (const QObject *commands :
                 {static_cast<QObject *>(window.commands()), static_cast<QObject *>(window.workspaces()->commands(id))})
                addKeys(commands->findChildren<QAction *>());
            QWidget *view = window.workspaces()->view(id);
            addKeys(view->findChildren<QAction *>());
            addKeys(view->actions());
            shortcuts += static_cast<int>(keys.size());
            QStringList texts;
            for (const QWidget *part : {view, static_cast<QWidget *>(window.menuBar())}) {
                for (const QLabel *label : part->findChildren<QLabel *>()) {
                    if (label->buddy())
                        texts << label->text();
                }
                for (const QAbstractButton *button : part->findChildren<QAbstractButton *>())
                    texts << button->text();
                for (const QAction *action : part->actions())
                    texts << action->text();
            }
            for (const QString &text : std::as_const(texts)) {
                const QKeySequence key = QKeySequence::mnemonic(text);
                mnemonics += key.isEmpty() ? 0 : 1;
                QVERIFY2(key.isEmpty() || !keys.contains(key),
                         qPrintable(QStringLiteral("%1: %2 and %3").arg(workspaceName(id), text, keys.value(key))));
            }
        }
        QVERIFY(shortcuts > 100 && mnemonics > 20);
    }

    /// The text of a game, as copied by Play, with any line breaks.
    void pastedGamesOpen()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("nim:2"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:2")));
        const QString text = QStringLiteral("kayles:4\n#first human Ann\n#second level-60\n4 -> 2,1\n2 -> 0\n");
        QGuiApplication::clipboard()->setText(text);
        ExpressionEdit *line = lineOf(window);
        line->setFocus();
        line->selectAll();
        line->paste();
        QTRY_VERIFY(sentenceOf(window).contains(QStringLiteral("Enter")));
        QTest::keyClick(line, Qt::Key_Return);
        const Match *match = window.session()->match();
        QCOMPARE(match->record().start().text(), QStringLiteral("kayles:4"));
        QCOMPARE(match->record().length(), std::size_t(2));
        QCOMPARE(match->players().opponents[1], Opponent::ofLevel(60));
        QVERIFY(window.workspaces()->current() == WorkspaceId::Play && !window.workspaces()->showsStartPage());
        QCOMPARE(line->text(), QStringLiteral("kayles:4"));
        QVERIFY(sentenceOf(window).isEmpty());
        // A text that differs from the copied one isn't replaced by it.
        line->setText(QStringLiteral("kayles:4 # a"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(match->record().length(), std::size_t(2));
    }

    /// The window was closed on a larger screen, or too far out.
    void fitsOnASmallerScreen()
    {
        const QRect available = QGuiApplication::primaryScreen()->availableGeometry();
        for (const QRect &before :
             {QRect(available.topLeft(), available.size() * 2), QRect(available.bottomRight(), QSize(800, 600)),
              QRect(available.center(), QSize(800, 700))}) {
            {
                SessionWindow window;
                window.show();
                window.setGeometry(before);
                QCoreApplication::processEvents();
                QVERIFY(window.close());
            }
            SessionWindow window;
            window.show();
            QCoreApplication::processEvents();
            QVERIFY(window.height() <= available.height());
            QVERIFY(window.width() <= std::max(available.width(), window.minimumWidth()));
            QVERIFY2(window.y() >= available.top() && window.geometry().bottom() <= available.bottom(),
                     qPrintable(QStringLiteral("%1 to %2").arg(window.y()).arg(window.geometry().bottom())));
            QVERIFY(window.x() >= available.left());
            QVERIFY(window.x() == available.left() || window.geometry().right() <= available.right());
        }
    }

    void typedGameOpens()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:7"));
        QVERIFY(!window.workspaces()->showsStartPage());
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
        QVERIFY(window.windowTitle().contains(QStringLiteral("kayles:7")));
        QCOMPARE(countsSentence(*window.session()->exploration()), QStringLiteral("22 positions, 75 moves"));
        // Explore shows this itself, so that the status line is empty, also after a message.
        const auto *counts = window.findChild<QLabel *>(QStringLiteral("statusCounts"));
        window.statusBar()->showMessage(QStringLiteral("A message"));
        window.statusBar()->clearMessage();
        QVERIFY(counts->text().isEmpty());
        window.workspaces()->showWorkspace(WorkspaceId::Step);
        QVERIFY(counts->text().startsWith(QStringLiteral("22 positions")));
        window.workspaces()->showWorkspace(WorkspaceId::Explore);
        QCOMPARE(Settings::instance().recentGames.value().first(), QStringLiteral("kayles:7"));
        // The focus is in the view, and returns to the line by its key.
        QTRY_VERIFY(QApplication::focusWidget() && QApplication::focusWidget() != lineOf(window));
        (*window.commands())[WindowCommands::typeExpression]->trigger();
        QTRY_COMPARE(QApplication::focusWidget(), lineOf(window));
    }

    void undoIsThatOfTheWorkspaceInFront()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:7"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
        QAction *undo = (*window.commands())[ExploreCommands::undo];
        window.session()->filter()->setCollapse(Collapse::SgValue);
        QTRY_VERIFY(undo->isEnabled() && undo->isVisible());
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!window.session()->filter()->settings().collapse);
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(window.session()->filter()->settings().collapse);
        window.workspaces()->showWorkspace(WorkspaceId::Play);
        QVERIFY(!undo->isVisible());
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(window.session()->filter()->settings().collapse); // Play's undo, not Explore's
    }

    void wrongGameKeepsWhatIsOpen_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"kayles:7x", "octal{0.79}:5", "matrix:01/0", "matrix:40x40", "nim:1000000000000000001",
                                 "hall:3", "graph{/no/such/file.dot}"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void wrongGameKeepsWhatIsOpen()
    {
        QFETCH(QString, text);
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("nim:3,4"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:3,4")));
        openByTyping(window, text);
        QCOMPARE(sentenceOf(window), parseWithLargeHeaps(text).problem().message);
        QVERIFY(sentenceOf(window).endsWith(u'.') && !sentenceOf(window).contains(u'!'));
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("nim:3,4"));
        // From the command line: the message bar shows the sentence.
        window.open(text);
        QCOMPARE(window.workspaces()->messages()->message(), parseWithLargeHeaps(text).problem().message);
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("nim:3,4"));
        window.open(QStringLiteral("nim:5"));
        QCOMPARE(window.workspaces()->messages()->message(), QString());
        QCOMPARE(sentenceOf(window), QString());
    }

    /// The message about a view that can't be printed names one that can.
    void printingSaysWhereElseToPrint()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:5"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:5")));
        window.workspaces()->showWorkspace(WorkspaceId::Puzzles);
        window.printWorkspace();
        const QString message = window.workspaces()->messages()->message();
        for (const char *title : {"Explore", "Play", "Sequence", "Exercises"})
            QVERIFY2(message.contains(QLatin1String(title)), qPrintable(message));
        QVERIFY(!message.contains(QStringLiteral("Puzzles")));
    }

    /// Rules alone are opened with a suitable position.
    void rulesAloneAreOpened()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("octal{0.07}"));
        QTRY_VERIFY(isReadyFor(window, exampleOf(**parseRules(u"octal{0.07}"))));
        QCOMPARE(lineOf(window)->text(), QStringLiteral("octal{0.07}:9"));
    }

    void sentenceComesWhenWritingPauses()
    {
        SessionWindow window;
        showAt(window, {1024, 700});
        auto *line = lineOf(window);
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("kayx"));
        QCOMPARE(sentenceOf(window), QString());
        QTRY_VERIFY(!sentenceOf(window).isEmpty());
        QTest::keyClick(line, Qt::Key_Backspace);
        QCOMPARE(sentenceOf(window), QString()); // "kay" can still be completed
        QVERIFY(line->isUnfinished());
        line->findChild<QCompleter *>()->popup()->hide();
        window.activateWindow();
        QTRY_VERIFY(line->hasFocus());
        QTest::keyClick(line, Qt::Key_Return); // it isn't a complete game yet
        QCOMPARE(sentenceOf(window), parsePosition(u"kay").problem().message);
        QTest::keyClicks(line, QStringLiteral("les:3"));
        QCOMPARE(sentenceOf(window), QString());
    }

    void escapeBringsBackTheOpenGame()
    {
        SessionWindow window;
        showAt(window, {1024, 700});
        openByTyping(window, QStringLiteral("nim:2"));
        auto *line = lineOf(window);
        line->setFocus();
        line->setText(QStringLiteral("kayles:x"));
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(!sentenceOf(window).isEmpty());
        line->findChild<QCompleter *>()->popup()->hide();
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(line->text(), QStringLiteral("nim:2"));
        QCOMPARE(sentenceOf(window), QString());
    }

    void exploreMenuIsInGroups()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:2"));
        const QMenu *menu = nullptr;
        for (const QAction *action : window.menuBar()->actions())
            menu = action->text() == QStringLiteral("E&xplore") ? action->menu() : menu;
        QVERIFY(menu && menu->actions().size() <= 15);
        QStringList titles;
        QList<QAction *> all;
        for (QAction *action : menu->actions()) {
            if (!action->menu()) {
                all << action;
                continue;
            }
            titles << action->text();
            all << action->menu()->actions();
        }
        QCOMPARE(titles, QStringList({QStringLiteral("Colour"), QStringLiteral("Layers"), QStringLiteral("View"),
                                      QStringLiteral("Part"), QStringLiteral("Merge"), QStringLiteral("Find"),
                                      QStringLiteral("Export")}));
        for (const Commands::Row &row : window.workspaces()->commands(WorkspaceId::Explore)->rows())
            QVERIFY2(all.contains(row.action), qPrintable(row.id.name()));
    }

    void historyGoesBackAndForward()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("nim:2"));
        openByTyping(window, QStringLiteral("nim:3"));
        QAction *back = (*window.commands())[WindowCommands::back];
        QVERIFY(back->isEnabled());
        back->trigger();
        QCOMPARE(lineOf(window)->text(), QStringLiteral("nim:2"));
        QVERIFY(!back->isEnabled());
        (*window.commands())[WindowCommands::forward]->trigger();
        QCOMPARE(lineOf(window)->text(), QStringLiteral("nim:3"));
    }

    void gamesOpenedBeforeAreListed()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        const QAction *list = (*window.commands())[WindowCommands::earlierGames];
        QVERIFY(!list->isEnabled());
        openByTyping(window, QStringLiteral("nim:2"));
        openByTyping(window, QStringLiteral("nim:3"));
        QVERIFY(list->isEnabled());
        QStringList games;
        QTimer::singleShot(0, &window, [&games] { // the menu has its own event loop
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            for (const QAction *action : menu->actions())
                games << action->text();
            menu->setActiveAction(menu->actions().last());
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QTest::keyClick(&window, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(games, QStringList({QStringLiteral("nim:3"), QStringLiteral("nim:2")}));
        QCOMPARE(lineOf(window)->text(), QStringLiteral("nim:2"));
    }

    void workspacesByKeys()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:5"));
        const QList<WorkspaceId> ids = window.workspaces()->ids();
        for (int i = static_cast<int>(ids.size()) - 1; i >= 0; --i) {
            QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier);
            QCOMPARE(window.workspaces()->current(), ids[i]);
            QVERIFY(window.workspaces()->view(ids[i])->isVisible());
        }
    }

    void everyActionHasAnIdAndKeysOfItsOwn()
    {
        const SessionWindow window;
        QSet<QString> ids;
        QHash<QString, QString> keys;
        for (const Commands::Row &row : window.commands()->rows()) {
            const QString id = row.id.name();
            QVERIFY2(!ids.contains(id), qPrintable(id));
            ids << id;
            const QString place = row.action->shortcutContext() == Qt::WindowShortcut ? QString() : row.view;
            for (const QKeySequence &sequence : row.action->shortcuts()) {
                for (const QString &where : {place, QString()}) {
                    const QString key = where + u'/' + sequence.toString();
                    QVERIFY2(!keys.contains(key), qPrintable(key + u' ' + id + u' ' + keys.value(key)));
                }
                keys.insert(place + u'/' + sequence.toString(), id);
            }
        }
    }

    /// The usual keys of other programs work in addition to the program's own.
    void usualKeys_data()
    {
        QTest::addColumn<CommandId>("command");
        QTest::addColumn<QKeySequence>("key");
        QTest::newRow("palette") << WindowCommands::palette << QKeySequence(Qt::CTRL | Qt::Key_K);
        QTest::newRow("close") << WindowCommands::quit << QKeySequence(Qt::CTRL | Qt::Key_W);
        QTest::newRow("redo in Explore") << ExploreCommands::redo << QKeySequence(Qt::CTRL | Qt::Key_Y);
        QTest::newRow("redo in Play") << PlayCommands::redo << QKeySequence(Qt::CTRL | Qt::Key_Y);
    }
    void usualKeys()
    {
        QFETCH(CommandId, command);
        QFETCH(QKeySequence, key);
        const SessionWindow window;
        QVERIFY((*window.commands())[command]->shortcuts().contains(key));
    }

    void closesByControlW()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("nim:2"));
        QTest::keyClick(&window, Qt::Key_W, Qt::ControlModifier);
        QVERIFY(!window.isVisible());
    }

    void tabWalksThroughAllAndBack_data()
    {
        QTest::addColumn<std::optional<WorkspaceId>>("workspace"); ///< none for the start page
        QTest::newRow("start") << std::optional<WorkspaceId>();
        for (const WorkspaceId id : {WorkspaceId::Explore, WorkspaceId::Step, WorkspaceId::Play, WorkspaceId::Sequence,
                                     WorkspaceId::Exercises})
            QTest::newRow(qPrintable(workspaceName(id))) << std::optional(id);
    }
    void tabWalksThroughAllAndBack()
    {
        QFETCH(std::optional<WorkspaceId>, workspace);
        SessionWindow window;
        showAt(window, {1400, 900});
        if (workspace) {
            openByTyping(window, QStringLiteral("kayles:4"));
            QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:4")));
            window.workspaces()->showWorkspace(*workspace);
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
        SessionWindow window;
        showAt(window, {1400, 900});
        const QImage light = window.grab().toImage();
        (*window.commands())[WindowCommands::themeDark]->trigger();
        QVERIFY(Theme::instance().colors().dark);
        QVERIFY(window.palette().color(QPalette::Window).lightness() < 64);
        QCOMPARE(Settings::instance().theme.value(), Theme::Mode::Dark);
        QVERIFY(window.grab().toImage() != light);
        (*window.commands())[WindowCommands::nextTheme]->trigger();
        QVERIFY((*window.commands())[WindowCommands::themeLight]->isChecked());
        QVERIFY(!Theme::instance().colors().dark);
    }

    void gamesPanelSearchesAndOpens()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:1"));
        (*window.commands())[WindowCommands::games]->trigger();
        auto *search = window.findChild<QLineEdit *>(QStringLiteral("gamesSearch"));
        auto *tree = window.findChild<QTreeView *>(QStringLiteral("gamesTree"));
        QTest::keyClicks(search, QStringLiteral("wythoff"));
        QCOMPARE(tree->model()->rowCount(), 1);
        const QModelIndex row = tree->model()->index(0, 0, tree->model()->index(0, 0));
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(row).center());
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("wythoff:(2,4)"));
        window.workspaces()->showWorkspace(WorkspaceId::Play); // a larger game
        emit tree->activated(row);
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("wythoff:(6,9)"));
    }

    void jobsAreShownAndStopped()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:1"));
        bool stopped = false;
        window.session()->jobs()->run(
            QStringLiteral("Counting sheep"),
            [](JobControl &control) {
                for (quint64 sheep = 0; !control.isCancelled(); ++sheep) {
                    control.setProgress(std::min<quint64>(sheep, 63), 100);
                    QThread::msleep(1);
                }
                return true;
            },
            [&stopped](bool) { stopped = true; });
        QTRY_VERIFY(window.findChild<QWidget *>(QStringLiteral("job")));
        const auto *row = window.findChild<QWidget *>(QStringLiteral("job"));
        QStringList texts;
        for (const QLabel *label : row->findChildren<QLabel *>())
            texts << label->text();
        QVERIFY(texts.contains(QStringLiteral("Counting sheep")));
        QTest::mouseClick(row->findChild<QToolButton *>(QStringLiteral("jobCancel")), Qt::LeftButton);
        QTRY_VERIFY(stopped);
        QTRY_VERIFY(!window.findChild<QWidget *>(QStringLiteral("job")));
    }
};

MEXPLORER_TEST(TestMainWindow)
#include "tst_mainwindow.moc"
