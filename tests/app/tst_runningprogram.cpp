// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/autosave.h"
#include "model/play/savedmatch.h"
#include "model/session/documentfile.h"
#include "tests/app/xserver.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QApplication>
#include <QDir>
#include <QProcess>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <set>

using namespace mexplorer;

/// Tests the program as users start it, on an X server, with keys pressed on that server. Its state is read from its
/// autosave file.
class TestRunningProgram : public QObject
{
    Q_OBJECT

public:
    static int run(int argc, char **argv)
    {
        XServer server;
        if (!server.start())
            return 1;
        QApplication app(argc, argv);
        TestRunningProgram test;
        return QTest::qExec(&test, argc, argv);
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        for (const char *variable : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            qputenv(variable, m_home.filePath(QString::fromLatin1(variable)).toUtf8());
        QCoreApplication::setOrganizationName(QStringLiteral("Mexplorer"));
        QCoreApplication::setApplicationName(QStringLiteral("mexplorer"));
    }

    void init()
    {
        QDir(autosaveFolder()).removeRecursively();
        m_program = std::make_unique<QProcess>();
        m_program->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    }

    void cleanup()
    {
        m_program->kill();
        m_program->waitForFinished();
        m_program.reset();
    }

    void showsItsWindow()
    {
        QCOMPARE(colorsOnScreen(), std::size_t(1)); // the window isn't shown yet
        start({QStringLiteral("kayles:7")});
        QTRY_VERIFY_WITH_TIMEOUT(colorsOnScreen() > 20, 60'000);
    }

    /// Play to the end, undo one move, close: all by keys.
    void takesKeys()
    {
        start({QStringLiteral("nim:3")});
        waitForWindow(QStringLiteral("nim:3"));
        press({"ctrl+3"});
        QTRY_COMPARE_WITH_TIMEOUT(autosaved().workspace, WorkspaceId::Play, 60'000);
        // On the board of one heap, all three tokens are selected and taken.
        press({"Right", "Right", "space", "Return"});
        QTRY_VERIFY_WITH_TIMEOUT(autosavedGame() && autosavedGame()->line().length() > 0, 60'000);
        press({"ctrl+z"});
        QTRY_COMPARE_WITH_TIMEOUT(autosavedGame()->ply(), std::size_t(0), 60'000);
        press({"ctrl+l"});
        type(QStringLiteral("kayles:7"));
        press({"Return"});
        QTRY_COMPARE_WITH_TIMEOUT(autosaved().game, QStringLiteral("kayles:7"), 60'000);
        press({"ctrl+q"});
        QVERIFY(m_program->waitForFinished(60'000));
        QCOMPARE(m_program->exitStatus(), QProcess::NormalExit);
        QCOMPARE(m_program->exitCode(), 0);
        QCOMPARE(autosavedDocuments().size(), 1);
        QCOMPARE(autosavedDocuments().first().game, QStringLiteral("kayles:7"));
        QVERIFY(!autosavedDocuments().first().suddenEnd);
    }

    void signalsCloseItInOrder_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl-C") << SIGINT;
        QTest::newRow("end of the session") << SIGTERM;
        QTest::newRow("end of the terminal") << SIGHUP;
    }
    void signalsCloseItInOrder()
    {
        QFETCH(int, signal);
        start({QStringLiteral("grundy:9")});
        QTRY_COMPARE_WITH_TIMEOUT(autosaved().game, QStringLiteral("grundy:9"), 60'000);
        ::kill(static_cast<pid_t>(m_program->processId()), signal);
        QVERIFY(m_program->waitForFinished(60'000));
        QCOMPARE(m_program->exitStatus(), QProcess::NormalExit);
        QCOMPARE(m_program->exitCode(), 0);
        QCOMPARE(autosavedDocuments().size(), 1);
        QVERIFY(!autosavedDocuments().first().suddenEnd);
    }

private:
    void start(const QStringList &arguments)
    {
        m_program->start(paths::program(), arguments);
        QVERIFY(m_program->waitForStarted());
    }

    static void runTool(const QStringList &arguments)
    {
        QProcess tool;
        tool.setProcessChannelMode(QProcess::ForwardedChannels);
        tool.start(QStringLiteral("xdotool"), arguments);
        QVERIFY2(tool.waitForFinished(60'000) && tool.exitCode() == 0, qPrintable(arguments.join(u' ')));
    }

    /// Waits for the window with this title, and focuses it, since there is no window manager.
    void waitForWindow(const QString &title)
    {
        m_title = title;
        QTRY_COMPARE_WITH_TIMEOUT(autosaved().game, title, 60'000);
        focusWindow();
    }
    void focusWindow()
    {
        runTool({QStringLiteral("search"), QStringLiteral("--sync"), QStringLiteral("--onlyvisible"),
                 QStringLiteral("--name"), QStringLiteral("^") + m_title, QStringLiteral("windowfocus"),
                 QStringLiteral("--sync")});
    }

    static void press(const QStringList &keys) { runTool(QStringList{QStringLiteral("key")} + keys); }
    static void type(const QString &text) { runTool({QStringLiteral("type"), text}); }

    /// Returns the autosaved document; one without a game if there is none yet.
    static Document autosaved()
    {
        const QDir folder(autosaveFolder());
        const QStringList files = folder.entryList({QStringLiteral("*.mexp")});
        const Result<Document> document =
            files.isEmpty() ? Result<Document>(Document()) : readDocument(folder.filePath(files.first()));
        return document ? *document : Document();
    }

    /// Returns the autosaved game; std::nullopt if there is none yet.
    static std::optional<PlayedGame> autosavedGame()
    {
        const Document document = autosaved();
        const auto *match = document.find<SavedMatch>();
        return match ? std::optional(match->game) : std::nullopt;
    }

    static std::size_t colorsOnScreen()
    {
        const QImage picture = QGuiApplication::primaryScreen()->grabWindow(0).toImage();
        std::set<QRgb> colors;
        for (int y = 0; y < picture.height(); y += 2) {
            for (int x = 0; x < picture.width(); x += 2)
                colors.insert(picture.pixel(x, y));
        }
        return colors.size();
    }

    QTemporaryDir m_home;
    std::unique_ptr<QProcess> m_program;
    QString m_title;
};

MEXPLORER_TEST_WITH_APPLICATION(TestRunningProgram)

#include "tst_runningprogram.moc"
