// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspaces.h"
#include "model/core/settings.h"
#include "model/session/session.h"
#include "tests/app/window/sessionwindow.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"
#include "views/widgets/messagebar.h"

#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace mexplorer;

/// Tests that any invalid input is answered by one sentence with the error and its place, and changes no open document.
class TestBadInput : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        qputenv("XDG_DATA_HOME", m_home.filePath(QStringLiteral("data")).toUtf8());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.filePath(QStringLiteral("config")));
        applyStyle(*qApp);
        Theme::instance().setMode(Theme::Mode::Light);

        m_window = std::make_unique<SessionWindow>();
        m_window->resize(1024, 700);
        m_window->show();
        QVERIFY(waitForWindowExposed(m_window.get()));
        // A game of two moves, one of them undone, with a selected position.
        Session *session = m_window->session();
        m_window->open(QStringLiteral("nim:3,4"));
        QTRY_VERIFY(session->exploration()->isReady());
        session->match()->setSides({Side::Human, Side::Human});
        QVERIFY(session->match()->play(0, {1}));
        QVERIFY(session->match()->play(1, {2}));
        session->match()->undo();
        m_selected = session->exploration()->selectedPosition().text();
        m_window->workspaces()->showWorkspace(WorkspaceId::Step);
    }

    void cleanupTestCase() { m_window.reset(); }

    void fileIsRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *name, const QByteArray &content, const char *words) {
            QTest::newRow(name) << content << QString::fromUtf8(words);
        };
        const QByteArray picture("\x89PNG\r\n\x1a\n\0\0", 10);
        const QByteArray letter = "This is a letter.\nIt is no graph.\n";
        for (const char *name : {"empty.mexp", "empty.dot", "empty.graphml", "empty.json", "empty.txt", "empty.csv"})
            row(name, "", "is empty.");
        for (const char *name : {"a.mexp", "a.dot", "a.graphml", "a.json", "a.txt", "a.csv"})
            row(name, picture, "line 1: this is not text");
        row("letter.mexp", letter, "line 1: this is not a document of Mexplorer");
        row("letter.dot", letter, "line 1: expected 'digraph', found 'This'.");
        row("letter.graphml", letter, "line 1: this is not well-formed XML");
        row("letter.json", letter, "line 1: this is not JSON");
        row("letter.txt", letter, "line 1: expected two vertex names");
        row("cut.mexp", "{\"format\": \"mexplorer\",\n\"version\": 1, \"game\": \"kay",
            "line 2: this is not a document");
        row("cut.dot", "digraph {\n a -> b;\n b ->", "line 3: expected a vertex");
        row("cut.graphml", "<?xml version=\"1.0\"?>\n<graphml><graph edgedefault=\"directed\">", "well-formed XML");
        row("cut.json", "{\"moves\": [[\"a\", \"b\"],", "line 1: this is not JSON");
        row("dot.json", "digraph { a -> b }", "it begins like DOT. Give it the ending .dot.");
        row("dot.graphml", "digraph { a -> b }", "it begins like DOT. Give it the ending .dot.");
        row("graphml.dot",
            "<?xml version=\"1.0\"?><graphml><graph edgedefault=\"directed\"><node id=\"a\"/></graph></graphml>",
            "it begins like GraphML. Give it the ending .graphml.");
        row("graph.mexp", R"({"moves": [["a", "b"]]})", "this is JSON, but not a document of Mexplorer.");
        row("deep.mexp", QByteArray(100'000, '['), "line 1: this is not a document");
        row("deep.json", QByteArray(100'000, '['), "line 1: this is not JSON");
        row("newer.mexp", R"({"format": "mexplorer", "version": 9})", "written by a newer Mexplorer");
        row("ragged.mexp", document("matrix:011/01"), "row 2 has length 2 and row 1 has length 3");
        row("digit.mexp", document("octal{0.78}:3"), "digit from 0 to 7");
        row("tokens.mexp", document("nim:1000000000000000001"), "at most 1,000,000,000,000,000,000");
        row("large.mexp", document("matrix:40x40"), "at most 64 cells");
        row("gone.mexp", document("graph{/no/such.dot}"), "There is no file /no/such.dot.");
        row("undirected.dot", "graph { a -- b }", "write 'digraph' and '->', or");
        row("nameless.dot", "digraph { }", "no vertex");
    }

    void fileIsRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, words);
        const QString path = m_home.filePath(QString::fromLatin1(QTest::currentDataTag()));
        samples::written(path, content);
        m_window->open(path);
        QTRY_VERIFY(m_window->session()->jobs()->running().isEmpty()); // a large one is read by a job
        checkRefused(words);
        drop(path);
        QTRY_VERIFY(m_window->session()->jobs()->running().isEmpty());
        checkRefused(words);
        QVERIFY(!Settings::instance().recentFiles.value().contains(path));
    }

    void textIsRefused_data()
    {
        QTest::addColumn<QString>("words");
        const auto row = [](const char *text, const char *words) { QTest::newRow(text) << QString::fromUtf8(words); };
        row("kayles:7x", "kayles:7x \u2014 'x' at column 9");
        row("matrix:011/01", "row 2 has length 2 and row 1 has length 3");
        row("octal{0.78}:3", "digit from 0 to 7");
        row("nim:1000000000000000001", "at most 1,000,000,000,000,000,000");
        row("matrix:40x40", "at most 64 cells");
        row("hall:3", "there is no game of this name");
        row("/no/such/file.mexp", "There is no file /no/such/file.mexp.");
        row("no-such-file.dot", "no-such-file.dot.");
    }

    void textIsRefused()
    {
        QFETCH(QString, words);
        m_window->open(QString::fromLatin1(QTest::currentDataTag()));
        checkRefused(words);
    }

    void goneFileLeavesTheRecentOnes()
    {
        const QString path = m_home.filePath(QStringLiteral("gone.dot"));
        addRecent(Settings::instance().recentFiles, path);
        m_window->open(path);
        checkRefused(QStringLiteral("There is no file ") + path);
        QVERIFY(!Settings::instance().recentFiles.value().contains(path));
    }

    void folderIsRefused()
    {
        QVERIFY(QDir(m_home.path()).mkdir(QStringLiteral("folder.dot")));
        m_window->open(m_home.filePath(QStringLiteral("folder.dot")));
        checkRefused(QStringLiteral("is a folder, not a file."));
    }

    void largeFileIsReadAside()
    {
        const QString path = m_home.filePath(QStringLiteral("large.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 10'000; ++i)
            file.write(QByteArray::number(i) + ' ' + QByteArray::number(i + 1) + '\n');
        file.write("one two three\n");
        file.close();
        QTRY_VERIFY(m_window->session()->jobs()->running().isEmpty());
        m_window->open(path);
        QVERIFY(!m_window->session()->jobs()->running().isEmpty());
        QTRY_VERIFY(m_window->session()->jobs()->running().isEmpty());
        checkRefused(QStringLiteral("line 10001: expected two vertex names"));
    }

private:
    static QByteArray document(const char *game)
    {
        return QByteArray(R"({"format": "mexplorer", "version": 1, "game": ")") + game + "\"}";
    }

    void drop(const QString &path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(200, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &enter);
        QDropEvent event(QPointF(200, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &event);
    }

    void checkRefused(const QString &words)
    {
        MessageBar *messages = m_window->workspaces()->messages();
        QTRY_VERIFY2(messages->message().contains(words), qPrintable(messages->message()));
        const QString message = messages->message();
        QVERIFY2(message.endsWith(u'.') && !message.contains(u'!') && !message.contains(QStringLiteral("rror")),
                 qPrintable(message));
        QVERIFY2(!message.contains(u'\n') && message.size() < 300, qPrintable(message));
        messages->dismiss();

        Session *open = m_window->session();
        QCOMPARE(open->exploration()->expression(), QStringLiteral("nim:3,4"));
        QVERIFY(open->exploration()->isReady());
        QCOMPARE(open->exploration()->selectedPosition().text(), m_selected);
        QCOMPARE(open->match()->record().length(), std::size_t(2));
        QCOMPARE(open->match()->ply(), std::size_t(1));
        QCOMPARE(m_window->workspaces()->current(), WorkspaceId::Step);
    }

    QTemporaryDir m_home;
    std::unique_ptr<MainWindow> m_window;
    QString m_selected;
};

MEXPLORER_TEST(TestBadInput)
#include "tst_badinput.moc"
