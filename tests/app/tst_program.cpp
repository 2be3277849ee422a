#include "app/window/actionregistry.h"
#include "app/window/mainwindow.h"
#include "app/window/windowmemory.h"
#include "app/window/workspaces.h"
#include "model/session/session.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"
#include "views/widgets/expressionedit.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// The whole program in a real window of an X server of its own, from the first key to the last, by real key events.
class TestProgram : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_home;

    static void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QVERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    static void trigger(const MainWindow &window, const char *id)
    {
        window.actionRegistry()->find(QString::fromLatin1(id))->trigger();
    }

    /// Plays moves on the board by its keys until the game is over; the solver answers.
    static void playToTheEnd(MainWindow &window)
    {
        const Match *match = window.session()->match();
        for (int tries = 0; tries < 200 && !match->isOver(); ++tries) {
            QTRY_VERIFY(match->isHumanTurn() || match->isOver());
            if (match->isOver())
                break;
            auto *board = window.findChild<QWidget *>(QStringLiteral("board0"));
            QVERIFY(board);
            board->setFocus();
            const std::size_t before = match->place();
            QTest::keyClick(board, Qt::Key_Space);
            QTest::keyClick(board, Qt::Key_Return);
            if (match->place() == before)
                QTest::keyClick(board, Qt::Key_Right);
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
        auto window = std::make_unique<MainWindow>();
        window->resize(1400, 900);
        window->show();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        Session *session = window->session();

        // Open Kayles 7.
        trigger(*window, "edit.expression");
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("kayles:7"));
        auto *line = window->findChild<ExpressionEdit *>(QStringLiteral("gameExpression"));
        line->suggestions()->popup()->hide();
        // Without a window manager nobody gives the window back what its list of suggestions took.
        window->activateWindow();
        QApplication::processEvents();
        QTRY_VERIFY(line->hasFocus());
        press(Qt::Key_Return);
        QTRY_VERIFY(session->exploration()->isReady());
        QCOMPARE(session->exploration()->graph()->positionCount(), PositionId(22));

        // Select: one move down the graph, once it is laid out.
        QWidget *canvas = window->workspaces()->view(QStringLiteral("explore"))->focusProxy();
        QTRY_COMPARE(QApplication::focusWidget(), canvas);
        QTRY_VERIFY((press(Qt::Key_Down), session->exploration()->selected() != GameGraph::root()));

        // Step through its value to the end.
        press(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(window->workspaces()->current(), QStringLiteral("step"));
        Walkthrough *walk = session->walkthrough();
        QTRY_VERIFY(walk->stepCount() > 3);
        while (walk->canStepForward())
            walk->stepForward();
        QVERIFY(!window->findChild<QLabel *>(QStringLiteral("stepSentence"))->text().isEmpty());

        // Play a game to the end, and undo all of it.
        press(Qt::Key_3, Qt::ControlModifier);
        session->match()->setDelay(0);
        playToTheEnd(*window);
        QTRY_VERIFY(window->findChild<QWidget *>(QStringLiteral("resultPanel"))->isVisible());
        while (session->match()->canUndo())
            trigger(*window, "playUndo");
        QCOMPARE(session->match()->position().text(), QStringLiteral("kayles:7"));
        QVERIFY(session->match()->canRedo());

        // Export the graph.
        const QString path = m_home.filePath(QStringLiteral("kayles.dot"));
        trigger(*window, "file.exportGraph");
        auto *dialog = window->findChild<QFileDialog *>(QStringLiteral("exportGraphDialog"));
        QVERIFY(dialog);
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(QFileInfo::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("digraph"));

        // Close; what was open is kept.
        QVERIFY(window->close());
        QVERIFY(!WindowMemory().wasRunning());
        QCOMPARE(WindowMemory().recentGames().first(), QStringLiteral("kayles:7"));
    }
};

int main(int argc, char **argv)
{
    // The server picks a free display by itself and prints its number.
    QProcess server;
    server.setReadChannel(QProcess::StandardOutput);
    server.start(QStringLiteral("Xvfb"),
                 {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"), QStringLiteral("0"),
                  QStringLiteral("1400x900x24"), QStringLiteral("-nolisten"), QStringLiteral("tcp")});
    if (!server.waitForStarted() || !server.waitForReadyRead(20000)) {
        qCritical("Xvfb did not start; install the package xvfb.");
        return 1;
    }
    qputenv("DISPLAY", ':' + server.readLine().trimmed());
    qputenv("QT_QPA_PLATFORM", "xcb");
    int status = 0;
    {
        QApplication app(argc, argv);
        TestProgram test;
        status = QTest::qExec(&test, argc, argv);
    }
    server.terminate();
    server.waitForFinished();
    return status;
}

#include "tst_program.moc"
