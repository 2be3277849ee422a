// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/teach/lessonlibrary.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Lessons read from texts: parts, blocks, and errors with their lines.
class LessonTest : public QObject
{
    Q_OBJECT

private slots:
    void partsBeginAtHeadingsAndBlocks();
    void blocksSayWhatIsShown();
    void problemsNameTheLine_data();
    void problemsNameTheLine();
    void filesLieInTheFolder_data();
    void filesLieInTheFolder();
    void hostileTextsAreRefusedOrRead_data();
    void hostileTextsAreRefusedOrRead();
    void theShelfFollowsItsFolder();
    void theShelfFollowsAFile();

private:
    static Result<LessonPtr> parse(const QString &text) { return parseLesson(text, {}); }
    static void write(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
};

void LessonTest::partsBeginAtHeadingsAndBlocks()
{
    const auto lesson = parse(QStringLiteral("# A *title*\r\nwords\n\n```\n# code\n```\n## Next\n\n```mexplorer\n"
                                             "game: kayles:5\n```\nafter\n"));
    QVERIFY(lesson);
    QCOMPARE((*lesson)->parts.size(), 4U);
    QCOMPARE((*lesson)->title, QStringLiteral("A title"));
    QCOMPARE((*lesson)->summary, QStringLiteral("words"));
    QVERIFY((*lesson)->text(0)->markdown.contains(QStringLiteral("# code")));
    QCOMPARE((*lesson)->text(1)->line, 7);
    QCOMPARE((*lesson)->scene(2)->line, 9);
    QCOMPARE((*lesson)->sceneBeside(0), std::optional<std::size_t>(2)); // the first one after it
    QCOMPARE((*lesson)->sceneBeside(1), std::optional<std::size_t>(2));
    QCOMPARE((*lesson)->sceneBeside(3), std::optional<std::size_t>(2));
}

void LessonTest::blocksSayWhatIsShown()
{
    const auto lesson =
        parse(QStringLiteral("~~~mexplorer\n game : nim:3,4,5 \nKIND: proof\nstep: 2-6\nguess: yes\nboard: no\n"
                             "~~~\n```mexplorer\ngame: kayles:5\nstep: 3-\n```\n```mexplorer\n"
                             "game: nim:1,2\nstep: last\n```\n```mexplorer\ngame: nim:1\nstep: 4\n```\n"));
    QVERIFY2(lesson, lesson ? "" : qPrintable(lesson.problem().message));
    const LessonScene &first = *(*lesson)->scene(0);
    QCOMPARE(first.position.text(), QStringLiteral("nim:3,4,5"));
    QCOMPARE(first.kind, TraceKind::Proof);
    QCOMPARE(first.first, 1);
    QCOMPARE(first.last, std::optional<int>(5));
    QVERIFY(first.guess && !first.board);
    QCOMPARE((*lesson)->scene(1)->kind, TraceKind::Mex);
    QCOMPARE((*lesson)->scene(1)->first, 2);
    QVERIFY(!(*lesson)->scene(1)->last);
    QCOMPARE((*lesson)->scene(2)->kind, TraceKind::NimSum);
    QVERIFY((*lesson)->scene(2)->first > 1'000'000);
    QCOMPARE((*lesson)->scene(3)->last, std::optional<int>(3));
}

void LessonTest::problemsNameTheLine_data()
{
    QTest::addColumn<QString>("block");
    QTest::addColumn<int>("line");
    QTest::newRow("unknown key") << "game: nim:1\nscript: rm\n```" << 5;
    QTest::newRow("unknown kind") << "kind: chess\n```" << 4;
    QTest::newRow("no game") << "kind: mex\n```" << 3;
    QTest::newRow("wrong game") << "\n\ngame: chess:8\n```" << 6;
    QTest::newRow("twice") << "game: nim:1\ngame: nim:2\n```" << 5;
    QTest::newRow("steps backwards") << "game: nim:1\nstep: 5-2\n```" << 5;
    QTest::newRow("step zero") << "game: nim:1\nstep: 0\n```" << 5;
    QTest::newRow("no switch") << "game: nim:1\nguess: maybe\n```" << 5;
    QTest::newRow("no end") << "game: nim:1\n" << 3;
    QTest::newRow("no colon") << "game nim:1\n```" << 4;
}

void LessonTest::problemsNameTheLine()
{
    QFETCH(QString, block);
    QFETCH(int, line);
    const auto lesson = parse(QStringLiteral("# Title\ntext\n```mexplorer\n") + block);
    QVERIFY(!lesson);
    QVERIFY2(lesson.problem().message.startsWith(QStringLiteral("Line %1: ").arg(line)),
             qPrintable(lesson.problem().message));
}

void LessonTest::filesLieInTheFolder_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("found");
    QTest::newRow("beside the lesson") << "in.dot" << true;
    QTest::newRow("in a folder below") << "below/in.dot" << true;
    QTest::newRow("above") << "../out.dot" << false;
    QTest::newRow("below and above") << "below/../../out.dot" << false;
    QTest::newRow("a link out of the folder") << "link.dot" << false;
    QTest::newRow("absolute") << "/etc/passwd" << false;
    QTest::newRow("a resource") << ":/lessons/first-course.dot" << false;
    QTest::newRow("remote") << "http://localhost/in.dot" << false;
    QTest::newRow("missing") << "missing.dot" << false;
}

void LessonTest::filesLieInTheFolder()
{
    QFETCH(QString, name);
    QFETCH(bool, found);
    const QTemporaryDir home;
    const QDir dir(home.path());
    QVERIFY(dir.mkpath(QStringLiteral("folder/below")));
    const QByteArray graph = "digraph { a -> b; }";
    for (const char *path : {"out.dot", "folder/in.dot", "folder/below/in.dot"})
        write(dir.filePath(QString::fromLatin1(path)), graph);
    QVERIFY(QFile::link(dir.filePath(QStringLiteral("out.dot")), dir.filePath(QStringLiteral("folder/link.dot"))));
    const QString folder = dir.filePath(QStringLiteral("folder"));
    QCOMPARE(!fileInFolder(folder, name).isEmpty(), found);
    const auto lesson =
        parseLesson(QStringLiteral("```mexplorer\ngame: nim:1 + graph{ %1 }:a\n```\n").arg(name), folder);
    QCOMPARE(lesson.ok(), found);
    if (!found)
        QVERIFY(lesson.problem().message.startsWith(QStringLiteral("Line 2: ")));
}

void LessonTest::hostileTextsAreRefusedOrRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("read");
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("blanks") << QStringLiteral(" \n\n\t\n") << false;
    QTest::newRow("huge") << QString(Lesson::maxCharacters + 1, u'a') << false;
    QTest::newRow("endless line") << QString(Lesson::maxLineLength + 1, u'a') << false;
    QTest::newRow("deep quotations") << QStringLiteral("> ").repeated(1000) << false;
    QTest::newRow("deep lists") << QStringLiteral("- ").repeated(1000) + u'a' << false;
    QTest::newRow("deep indents") << QString(1000, u' ') + QStringLiteral("- a") << false;
    QTest::newRow("a rule") << QStringLiteral("--------------------------------\n") << true;
    QTest::newRow("a rule of blanks") << QStringLiteral("# a\n* * *\n") << true;
    QTest::newRow("many headings") << QStringLiteral("# a\n").repeated(2000) << false;
    QTest::newRow("brackets") << QStringLiteral("[").repeated(3000) << true;
    QTest::newRow("HTML") << QStringLiteral("<script>alert(1)</script> <img src=http://localhost/a.png>") << true;
    QTest::newRow("zeros") << QString(100, QChar(0)) << true;
    QTest::newRow("long game") << QStringLiteral("```mexplorer\ngame: ") + QStringLiteral("nim:1+").repeated(600) +
                                      QStringLiteral("\n```")
                               << false;
}

void LessonTest::hostileTextsAreRefusedOrRead()
{
    QFETCH(QString, text);
    QFETCH(bool, read);
    const auto lesson = parse(text);
    QCOMPARE(lesson.ok(), read);
    if (!read)
        QVERIFY(!lesson.problem().message.isEmpty());
}

void LessonTest::theShelfFollowsItsFolder()
{
    const QTemporaryDir home;
    const QDir dir(home.path());
    write(dir.filePath(QStringLiteral("b.md")), "# Second\nwords\n");
    write(dir.filePath(QStringLiteral("a.md")), "# First\n```mexplorer\ngame: nope:1\n```\n");
    LessonLibrary shelf;
    QSignalSpy changed(&shelf, &LessonLibrary::changed);
    shelf.setFolder(home.path());
    QCOMPARE(shelf.entries().size(), 2U);
    QVERIFY(shelf.entries()[0].problem.contains(QStringLiteral("Line 3: ")));
    QCOMPARE(shelf.entries()[0].title, QStringLiteral("a.md"));
    QCOMPARE(shelf.entries()[1].title, QStringLiteral("Second"));
    QSignalSpy files(&shelf, &LessonLibrary::fileChanged);
    write(dir.filePath(QStringLiteral("a.md")), "# First\n```mexplorer\ngame: nim:1\n```\n");
    QTRY_VERIFY(!files.isEmpty());
    QTRY_COMPARE(shelf.entries()[0].title, QStringLiteral("First"));
    QCOMPARE(shelf.entries()[0].game, QStringLiteral("nim:1"));
    write(dir.filePath(QStringLiteral("c.md")), "# Third\n");
    QTRY_COMPARE(shelf.entries().size(), 3U);
    QVERIFY(QFile::remove(dir.filePath(QStringLiteral("b.md"))));
    QTRY_COMPARE(shelf.entries().size(), 2U);
}

/// Editors write another file and replace the previous one by it.
void LessonTest::theShelfFollowsAFile()
{
    const QTemporaryDir home;
    const QString path = home.filePath(QStringLiteral("own.md"));
    write(path, "# One\n");
    LessonLibrary shelf;
    shelf.watch(path);
    QVERIFY(shelf.entries().empty());
    QSignalSpy files(&shelf, &LessonLibrary::fileChanged);
    for (int time = 0; time < 3; ++time) {
        files.clear();
        write(path + u'~', "# Two\n");
        QVERIFY(QFile::remove(path) && QFile::rename(path + u'~', path));
        QTRY_VERIFY(files.contains(QVariantList{path}));
    }
}

MEXPLORER_TEST(LessonTest)

#include "tst_lesson.moc"
