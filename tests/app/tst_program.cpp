// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/autosave.h"
#include "app/window/windowcommands.h"
#include "app/window/workspaces.h"
#include "model/core/settings.h"
#include "model/session/session.h"
#include "tests/app/window/sessionwindow.h"
#include "tests/app/xserver.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/canvas/graphcanvas.h"
#include "views/explore/explorecommands.h"
#include "views/step/stepcommands.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"
#include "views/widgets/commands.h"
#include "views/widgets/expressionedit.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Tests the whole program in a window on an X server of the test, from start to end, by real key events.
class TestWholeProgram : public QObject
{
    Q_OBJECT

public:
    static int run(int argc, char **argv)
    {
        XServer server;
        if (!server.start())
            return 1;
        QApplication app(argc, argv);
        TestWholeProgram test;
        return QTest::qExec(&test, argc, argv);
    }

private:
    QTemporaryDir m_home;

    /// Without a window manager, a window that lost the focus to a list of suggestions requests it until it has it.
    static bool hasKeyboard()
    {
        QWidget *focus = QApplication::focusWidget();
        if (focus && !focus->isActiveWindow())
            focus->activateWindow();
        return focus && focus->isActiveWindow();
    }
    static void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTRY_VERIFY(hasKeyboard());
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    static void trigger(const MainWindow &window, CommandId id) { (*window.commands())[id]->trigger(); }

    /// Plays moves on the board by its keys until the game is over; the solver answers.
    static void playToTheEnd(MainWindow &window)
    {
        const Match *match = window.session()->match();
        for (int tries = 0; tries < 200 && !match->isOver(); ++tries) {
            QTRY_VERIFY(match->isHumanTurn() || match->isOver());
            if (match->isOver())
                break;
            const std::size_t before = match->ply();
            press(Qt::Key_Space);
            press(Qt::Key_Return);
            if (match->ply() == before)
                press(Qt::Key_Right);
        }
        QVERIFY(match->isOver());
    }

private slots:
    void initTestCase()
    {
        QCOMPARE(QGuiApplication::platformName(), QStringLiteral("xcb"));
        QVERIFY(m_home.isValid());
        qputenv("XDG_DATA_HOME", m_home.path().toUtf8());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.path());
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        applyStyle(*qApp);
        Theme::instance().setMode(Theme::Mode::Light);
    }

    void fromTheFirstKeyToTheLast()
    {
        auto window = std::make_unique<SessionWindow>();
        window->resize(1400, 900);
        window->show();
        window->activateWindow();
        QVERIFY(waitForWindowExposed(window.get()));
        Session *session = window->session();
        session->match()->solverSettings()->setDelay(0);

        openKayles(*window);
        selectAFollower(*window);
        stepThroughItsValue(*window);
        playAndUndo(*window);
        if (QTest::currentTestFailed())
            return;

        press(Qt::Key_1, Qt::ControlModifier);
        const QByteArray svg = exported(*window, ExploreCommands::exportPicture, "exportPictureDialog", "kayles-7.svg");
        QVERIFY(svg.contains("<svg") && svg.contains("</svg>"));
        const QByteArray png = exported(*window, ExploreCommands::exportPicture, "exportPictureDialog", "kayles-7.png");
        QVERIFY(!QImage::fromData(png, "PNG").isNull());
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(exported(*window, StepCommands::exportAs(WrittenFormat::Markdown), "exportStepsDialog", "steps.md")
                    .contains("mex"));
        press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(exported(*window, CommandId(), "exportGraphDialog", "kayles-7.dot").startsWith("digraph \"kayles:7\""));

        // Close; the document is autosaved.
        press(Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(!window->isVisible());
        QCOMPARE(autosavedDocuments().size(), 1);
        QCOMPARE(autosavedDocuments().first().game, QStringLiteral("kayles:7"));
        QVERIFY(!autosavedDocuments().first().suddenEnd);
        QCOMPARE(Settings::instance().recentGames.value().first(), QStringLiteral("kayles:7"));
    }

private:
    /// Types the game into the game bar.
    static void openKayles(MainWindow &window)
    {
        const Exploration *exploration = window.session()->exploration();
        press(Qt::Key_L, Qt::ControlModifier);
        auto *line = window.findChild<ExpressionEdit *>(QStringLiteral("gameExpression"));
        QTRY_COMPARE(QApplication::focusWidget(), line);
        QTest::keyClicks(line, QStringLiteral("kayles:7"));
        line->findChild<QCompleter *>()->popup()->hide();
        QGuiApplication::sync(); // the X server's events about the list no longer move the focus
        window.activateWindow();
        QGuiApplication::sync();
        QTRY_VERIFY(hasKeyboard() && line->hasFocus());
        press(Qt::Key_Return);
        QTRY_VERIFY(exploration->isReady());
        QCOMPARE(exploration->graph()->positionCount(), PositionId(22));
        QCOMPARE(exploration->graph()->moveCount(), std::size_t(75));
    }

    /// Moves down the graph by one, when it is laid out.
    static void selectAFollower(MainWindow &window)
    {
        const Exploration *exploration = window.session()->exploration();
        QWidget *canvas = window.workspaces()->view(WorkspaceId::Explore)->focusProxy();
        QTRY_VERIFY(hasKeyboard() && QApplication::focusWidget() == canvas);
        QTRY_VERIFY(qobject_cast<GraphCanvas *>(canvas)->isCurrent());
        press(Qt::Key_Down);
        const auto followers = exploration->graph()->followers(GameGraph::root());
        QVERIFY(std::find(followers.begin(), followers.end(), exploration->selected()) != followers.end());
    }

    /// Goes to the last step and back to the first, by keys; the sentences change and the last one contains the value.
    static void stepThroughItsValue(MainWindow &window)
    {
        press(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(window.workspaces()->current(), WorkspaceId::Step);
        const Walkthrough *walk = window.session()->walkthrough();
        const auto *sentence = window.findChild<QLabel *>(QStringLiteral("stepSentence"));
        QTRY_VERIFY(walk->stepCount() > 3 && !walk->isBuilding());
        QStringList sentences = {sentence->text()};
        for (int step = 1; step < walk->stepCount(); ++step) {
            press(Qt::Key_Right);
            QCOMPARE(walk->step(), step);
            QVERIFY(sentence->text() != sentences.last());
            sentences << sentence->text();
        }
        const Exploration *exploration = window.session()->exploration();
        const Value value = exploration->labels()->value(exploration->selected());
        QVERIFY2(sentences.last().contains(QString::number(value)), qPrintable(sentences.last()));
        for (int step = walk->stepCount() - 2; step >= 0; --step) {
            press(Qt::Key_Left);
            QCOMPARE(sentence->text(), sentences[step]);
        }
    }

    static void playAndUndo(MainWindow &window)
    {
        const Match *match = window.session()->match();
        press(Qt::Key_3, Qt::ControlModifier);
        playToTheEnd(window);
        QTRY_VERIFY(window.findChild<QWidget *>(QStringLiteral("resultPanel"))->isVisible());
        const QString end = match->position().text();
        while (match->canUndo())
            press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(match->position().text(), QStringLiteral("kayles:7"));
        while (match->canRedo())
            press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(match->position().text(), end);
    }

    /// Returns the file \a name that the command \a id writes, using its dialog; if \a id is empty, the command was
    /// already triggered.
    QByteArray exported(MainWindow &window, CommandId id, const char *dialogName, const char *name)
    {
        QFile file(m_home.filePath(QString::fromLatin1(name)));
        [&] {
            if (id != CommandId())
                trigger(window, id);
            auto *dialog = window.findChild<QFileDialog *>(QString::fromLatin1(dialogName));
            QVERIFY(dialog);
            auto *line = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
            QVERIFY(line->text().startsWith(QStringLiteral("kayles-7"))); // a name is proposed
            dialog->findChild<QListView *>(QStringLiteral("listView"))->clearSelection();
            line->setText(file.fileName());
            QTest::keyClick(line, Qt::Key_Return);
            QTRY_VERIFY(!window.findChild<QFileDialog *>(QString::fromLatin1(dialogName)));
            QTRY_VERIFY(window.session()->jobs()->running().isEmpty() && file.exists());
            window.activateWindow(); // without a window manager the dialog's focus isn't returned
            QTRY_VERIFY(QApplication::activeWindow() == &window && QApplication::focusWidget());
            QVERIFY(file.open(QIODevice::ReadOnly));
        }();
        return file.isOpen() ? file.readAll() : QByteArray();
    }
};

MEXPLORER_TEST_WITH_APPLICATION(TestWholeProgram)

#include "tst_program.moc"
