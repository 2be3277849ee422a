// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fulldisk.h"

#include "app/cli/commandoptions.h"
#include "app/cli/commands.h"
#include "model/import/graphformats.h"
#include "model/notation/expression.h"
#include "model/play/gametext.h"
#include "model/sequence/sequenceexport.h"
#include "model/session/documentfile.h"
#include "model/session/session.h"
#include "tests/app/commandrun.h"
#include "tests/paths.h"
#include "tests/testprogram.h"
#include "views/canvas/pictureexport.h"
#include "views/charts/drawing.h"
#include "views/teach/lessonhandout.h"
#include "views/teach/sheetdialog.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <set>
#include <unistd.h>

using namespace mexplorer;

namespace {

struct WrittenFile
{
    const char *command;
    QStringList arguments; ///< without the output
    QStringList endings;
};

/// Returns each command that writes a file, with each ending that it supports.
std::vector<WrittenFile> writtenFiles()
{
    const QString kayles = QStringLiteral("kayles:4");
    return {
        {"graph", {kayles}, writtenGraphEndings() + pictureEndings()},
        {"sequence", {QStringLiteral("kayles")}, sequenceEndings()},
        {"steps", {kayles, QStringLiteral("--kind"), QStringLiteral("mex")}, {"pdf", "html", "tex", "svg", "png"}},
        {"exercises", {QStringLiteral("kayles")}, {"html", "tex", "pdf", "md", "txt", "json"}},
        {"program", {kayles}, {"py", "cpp"}},
    };
}

bool writesFile(const ProgramCommand &command)
{
    const CommandUsage usage = command.usage();
    return std::ranges::any_of(usage.options, [](const CommandOption &option) {
        return option.valueName() == QStringLiteral("FILE") && option.names().contains(QStringLiteral("output"));
    });
}

/// True if a job of the session started by \a write ends without a problem.
bool isWrittenByJob(Session &session, const std::function<void()> &write)
{
    const QSignalSpy problems(&session, &Session::problemFound);
    write();
    const auto isIdle = [&session] { return session.jobs()->running().isEmpty(); };
    return QTest::qWaitFor(isIdle, 60'000) && problems.isEmpty();
}

} // namespace

/// Tests everything that writes on a full disk: no file is lost, and no failure is reported as a success.
class FullDiskTest : public QObject
{
    Q_OBJECT

private slots:
    void everyWritingCommandIsHere();
    void commandsSayIt_data();
    void commandsSayIt();
    void modelsSayIt_data();
    void modelsSayIt();
    void drawingsSayIt_data();
    void drawingsSayIt();
    void lessonsAndSheetsSayIt_data();
    void lessonsAndSheetsSayIt();
    void logsSayIt();
    void standardOutputSaysIt_data();
    void standardOutputSaysIt();
    void closedOutputSaysIt();

private:
    QTemporaryDir m_folder;
};

void FullDiskTest::everyWritingCommandIsHere()
{
    std::set<QString> here;
    for (const WrittenFile &file : writtenFiles())
        here.insert(QString::fromLatin1(file.command));
    std::set<QString> all;
    for (const ProgramCommand *command : programCommands()) {
        if (writesFile(*command))
            all.insert(QString::fromLatin1(command->name));
    }
    QCOMPARE(here, all);
}

void FullDiskTest::commandsSayIt_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("ending");
    for (const WrittenFile &file : writtenFiles()) {
        for (const QString &ending : file.endings)
            QTest::newRow(qPrintable(QLatin1String(file.command) + u' ' + ending))
                << QStringList{QString::fromLatin1(file.command)} + file.arguments << ending;
    }
}

void FullDiskTest::commandsSayIt()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, ending);
    const QString path = m_folder.filePath(QStringLiteral("answer.") + ending);
    checkFullDisk(path, [&] {
        const CommandRun run =
            runCommand(arguments.first(), arguments.mid(1) + QStringList{QStringLiteral("-o"), path});
        const bool isDone = run.status == ExitStatus::done;
        if (!isDone && (run.status != ExitStatus::noAnswer || !run.err.contains(path)))
            qFatal("%d: %s", run.status, qPrintable(run.err)); // another failure than that of the disk
        return isDone;
    });
}

void FullDiskTest::modelsSayIt_data()
{
    QTest::addColumn<QString>("ending");
    for (const char *ending : {"mexp", "mexgame"})
        QTest::newRow(ending) << QString::fromLatin1(ending);
}

void FullDiskTest::modelsSayIt()
{
    QFETCH(QString, ending);
    const QString path = m_folder.filePath(QStringLiteral("model.") + ending);
    Document document;
    document.game = QStringLiteral("kayles:3"); // a small one, which fits into a buffer
    const GameTree tree(*parsePosition(QStringLiteral("nim:3,4,5")), Convention::Normal);
    checkFullDisk(path, [&] {
        return !(ending == QStringLiteral("mexp") ? writeDocument(document, path) : writeGameFile(tree, path));
    });
}

void FullDiskTest::drawingsSayIt_data()
{
    QTest::addColumn<QString>("ending");
    for (const QString &ending : pictureEndings())
        QTest::newRow(qPrintable(ending)) << ending;
}

void FullDiskTest::drawingsSayIt()
{
    QFETCH(QString, ending);
    const QString path = m_folder.filePath(QStringLiteral("drawing.") + ending);
    const Drawing drawing{QStringLiteral("A line"), QSize(20, 20),
                          [](QPainter &painter) { painter.drawLine(0, 0, 20, 20); }};
    checkFullDisk(path, [&] { return !exportDrawing(drawing, path); });
}

void FullDiskTest::lessonsAndSheetsSayIt_data()
{
    QTest::addColumn<bool>("isLesson");
    QTest::addColumn<QString>("ending");
    for (const char *ending : {"html", "pdf"})
        QTest::addRow("lesson %s", ending) << true << QString::fromLatin1(ending);
    for (const char *ending : {"html", "tex", "pdf", "txt", "json"})
        QTest::addRow("sheet %s", ending) << false << QString::fromLatin1(ending);
}

void FullDiskTest::lessonsAndSheetsSayIt()
{
    QFETCH(bool, isLesson);
    QFETCH(QString, ending);
    const QString path = m_folder.filePath(QStringLiteral("paper.") + ending);
    Session session;
    const Result<LessonPtr> lesson = parseLesson(QStringLiteral("# A lesson\n\nA text.\n"), m_folder.path());
    QVERIFY(lesson.ok());
    SheetDialog dialog(&session, QStringLiteral("kayles"), {ExerciseKind::Mex}, nullptr);
    QTRY_VERIFY(dialog.sheet());
    checkFullDisk(path, [&] {
        return isWrittenByJob(session, [&] {
            if (isLesson)
                saveLesson(&session, *lesson, path);
            else
                dialog.write(path);
        });
    });
}

/// The log of solved puzzles of a window.
void FullDiskTest::logsSayIt()
{
    const QString path = m_folder.filePath(QStringLiteral("puzzles.json"));
    checkFullDisk(path, [&] {
        Session session;
        PuzzleGame *desk = session.puzzles();
        desk->setPath(path);
        desk->openText(QStringLiteral("puzzle one-move normal nim:3"));
        if (!QTest::qWaitFor([desk] { return desk->state() == PuzzleGame::State::Asking; }, 60'000))
            qFatal("there is no puzzle");
        const QSignalSpy problems(&session, &Session::problemFound);
        desk->showAnswer();
        return problems.isEmpty();
    });
}

void FullDiskTest::standardOutputSaysIt_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("value") << QStringList{"value", "kayles:5"};
    QTest::newRow("json") << QStringList{"value", "kayles:5", "--json"};
    QTest::newRow("more than a buffer") << QStringList{"sequence", "kayles", "--terms", "20000"};
    QTest::newRow("help") << QStringList{"--help"};
    QTest::newRow("help of a command") << QStringList{"value", "--help"};
    QTest::newRow("version") << QStringList{"--version"};
}

void FullDiskTest::standardOutputSaysIt()
{
    QFETCH(QStringList, arguments);
    QProcess program;
    program.setStandardOutputFile(QStringLiteral("/dev/full"));
    program.start(paths::program(), arguments);
    QVERIFY(program.waitForFinished(60'000));
    QCOMPARE(program.exitCode(), int(ExitStatus::noAnswer));
    QVERIFY(program.readAllStandardError().contains("standard output"));
}

/// The output doesn't go into a file that was opened after standard output was closed.
void FullDiskTest::closedOutputSaysIt()
{
    const QString path = m_folder.filePath(QStringLiteral("kayles.json"));
    QByteArray usual;
    for (const bool isClosed : {false, true}) {
        QProcess program;
        if (isClosed)
            program.setChildProcessModifier([] { ::close(STDOUT_FILENO); });
        program.start(paths::program(), {"value", "kayles:5"});
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitCode(), isClosed ? int(ExitStatus::noAnswer) : int(ExitStatus::done));
        QCOMPARE(program.readAllStandardError().contains("standard output"), isClosed);
        program.start(paths::program(), {"graph", "kayles:3", "-o", path}); // prints nothing
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitCode(), int(ExitStatus::done));
        QCOMPARE(contentOf(path), isClosed ? usual : contentOf(path));
        usual = contentOf(path);
    }
}

MEXPLORER_TEST(FullDiskTest)
#include "tst_fulldisk.moc"
