// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"

#include "model/session/session.h"
#include "tests/views/support/windowwait.h"
#include "views/boards/boardwidget.h"
#include "views/teach/lessonboard.h"
#include "views/teach/lessonbrowser.h"
#include "views/teach/lessonhandout.h"
#include "views/teach/lessonpane.h"

#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>
#include <QToolButton>

#include <sys/stat.h>

using namespace mexplorer;

/// Tests the text of a lesson next to the picture: what is shown of it, and what isn't.
class LessonPaneTest : public QObject
{
    Q_OBJECT

private slots:
    void picturesLieInTheFolder();
    void picturesOpenNothingElse_data();
    void picturesOpenNothingElse();
    void htmlIsText();
    void theWholeLessonAndItsPart();
    void aPartFitsTheScreen();
    void aLargeLessonIsShown();
    void theBoardLeadsTheGraph();
    void aRoomReadsTablesAndBoards();
    void lessonsGoOnPaper();

private:
    static LessonPtr lesson(const QString &text, const QString &folder = {})
    {
        const Result<LessonPtr> read = parseLesson(text, folder);
        if (!read)
            qFatal("%s", qPrintable(read.problem().message));
        auto named = std::make_shared<Lesson>(**read);
        named->path = folder + QStringLiteral("/lesson.md");
        return named;
    }
};

void LessonPaneTest::picturesLieInTheFolder()
{
    const QTemporaryDir home;
    const QDir dir(home.path());
    QVERIFY(dir.mkpath(QStringLiteral("folder")));
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(Qt::red);
    for (const char *name : {"out.png", "folder/in.png"})
        QVERIFY(image.save(dir.filePath(QString::fromLatin1(name))));
    QImage large(5000, 10, QImage::Format_Mono);
    QVERIFY(large.save(dir.filePath(QStringLiteral("folder/large.png"))));
    LessonBrowser browser;
    browser.setLesson(lesson(QStringLiteral("# a\n![x](in.png)\n"), dir.filePath(QStringLiteral("folder"))));
    const auto picture = [&](const QString &name) {
        const QVariant answer = browser.loadResource(QTextDocument::ImageResource, QUrl(name));
        const auto answered = answer.value<QImage>();
        if (answered.isNull())
            qFatal("Qt opens %s by itself", qPrintable(name));
        return answered.size() == image.size();
    };
    QVERIFY(picture(QStringLiteral("in.png")));
    for (const QString &name :
         {QStringLiteral("../out.png"), dir.filePath(QStringLiteral("out.png")), QStringLiteral("large.png"),
          QStringLiteral("file://") + dir.filePath(QStringLiteral("folder/in.png")),
          QStringLiteral("http://localhost/in.png"), QStringLiteral("//localhost/in.png"),
          QStringLiteral("qrc:/in.png"), QStringLiteral("data:image/png;base64,AAAA"),
          QStringLiteral(":/icons/play.svg")})
        QVERIFY2(!picture(name), qPrintable(name));
    for (const int type : {QTextDocument::StyleSheetResource, QTextDocument::HtmlResource}) {
        const QVariant answer = browser.loadResource(type, QUrl(QStringLiteral("in.png")));
        QVERIFY(answer.isValid() && answer.toByteArray().isEmpty());
    }
}

/// Such files are opened neither for the screen nor for paper: reading a pipe without a writer, or an endless device,
/// would never end.
void LessonPaneTest::picturesOpenNothingElse_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"/dev/zero", "file:///dev/zero", "//localhost/dev/zero", "../../../../../../dev/zero", "zero.png", "pipe.png",
          "%PIPE%", "file://%PIPE%", "large.png", "huge.png", "pipe.svg", "zero.svg"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void LessonPaneTest::picturesOpenNothingElse()
{
    QFETCH(QString, name);
    const QTemporaryDir home;
    const QDir dir(home.path());
    const QString pipe = dir.filePath(QStringLiteral("pipe.png"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), dir.filePath(QStringLiteral("zero.png"))));
    QImage large(5000, 10, QImage::Format_Mono);
    QVERIFY(large.save(dir.filePath(QStringLiteral("large.png"))));
    QFile huge(dir.filePath(QStringLiteral("huge.png")));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(qint64(5) << 30)); // 5 GB, but sparse
    for (const auto &[file, address] :
         {std::pair("pipe.svg", pipe), std::pair("zero.svg", QStringLiteral("/dev/zero"))}) {
        QFile svg(dir.filePath(QString::fromLatin1(file)));
        QVERIFY(svg.open(QIODevice::WriteOnly));
        svg.write(
            QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                           "width=\"9\" height=\"9\"><image width=\"9\" height=\"9\" xlink:href=\"%1\"/></svg>")
                .arg(address)
                .toUtf8());
    }
    const QString address = QString(name).replace(QStringLiteral("%PIPE%"), pipe);
    LessonBrowser browser;
    browser.resize(400, 300);
    Session session;
    const LessonPtr shown = lesson(QStringLiteral("# a\n![x](%1)\n").arg(address), home.path());
    browser.setLesson(shown);
    QVERIFY(!browser.grab().isNull());
    QVERIFY(browser.toPlainText().contains(u'a'));
    for (const char *ending : {"html", "pdf"}) {
        const QString path = dir.filePath(QStringLiteral("out.") + QLatin1String(ending));
        saveLesson(&session, shown, path);
        QTRY_VERIFY(session.jobs()->running().isEmpty());
        QVERIFY(QFileInfo::exists(path));
    }
    JobControl control;
    const PaperPages pages =
        pagesOfHtml(QString(), {QStringLiteral("<p><img src=\"%1\"></p>").arg(address)}, {600, 800}, control);
    QCOMPARE(pages.pages.size(), std::size_t(1));
}

void LessonPaneTest::htmlIsText()
{
    LessonBrowser browser;
    browser.setLesson(lesson(QStringLiteral("# a\n<script>alert(1)</script> and <b>bold</b> <img src=\"in.png\">\n")));
    QVERIFY(browser.toPlainText().contains(QStringLiteral("<script>alert(1)</script>")));
    QVERIFY(!browser.openLinks());
}

void LessonPaneTest::theWholeLessonAndItsPart()
{
    LessonBrowser browser;
    browser.resize(400, 300);
    const LessonPtr read = lesson(QStringLiteral("# One\nfirst\n```mexplorer\ngame: nim:1,2\n```\n# Two\nsecond\n"));
    browser.setLesson(read);
    const QString all = browser.toPlainText();
    for (const char *text : {"One", "first", "nim:", "Two", "second"})
        QVERIFY2(all.contains(QString::fromLatin1(text)), text);
    browser.mark(2);
    QVERIFY(!browser.extraSelections().isEmpty());
    QString marked;
    for (const QTextEdit::ExtraSelection &mark : browser.extraSelections())
        marked += mark.cursor.selectedText();
    QCOMPARE(marked, QStringLiteral("Twosecond"));
    browser.setPart(read, 0, 20);
    QCOMPARE(browser.toPlainText(), QStringLiteral("One\nfirst"));
}

void LessonPaneTest::aPartFitsTheScreen()
{
    LessonBrowser browser;
    browser.resize(1920, 1000);
    browser.show();
    QVERIFY(waitForWindowExposed(&browser));
    browser.setPart(lesson(QStringLiteral("# One\nfirst\n")), 0, 34);
    QVERIFY(QFontMetricsF(browser.document()->defaultFont()).capHeight() >= 34);
    for (const int words : {60, 120}) {
        browser.setPart(lesson(QStringLiteral("# One\n") + QStringLiteral("counter ").repeated(words)), 0, 34);
        QVERIFY(browser.document()->size().height() <= browser.viewport()->height());
    }
}

void LessonPaneTest::aLargeLessonIsShown()
{
    QString text = QStringLiteral("# a\n");
    while (text.size() < 100'000)
        text += QStringLiteral("- **b** `c` [d](e) ![f](http://localhost/g.png) | h | < & ~~i~~\n");
    LessonBrowser browser;
    browser.setLesson(lesson(text));
    QVERIFY(browser.document()->blockCount() > 100);
}

void LessonPaneTest::theBoardLeadsTheGraph()
{
    Session session;
    LessonPane pane(&session);
    pane.resize(600, 600);
    pane.show();
    QVERIFY(waitForWindowExposed(&pane));
    session.lecture()->open(lesson(QStringLiteral("# One\n```mexplorer\ngame: kayles:4\nboard: yes\n```\n")));
    QTRY_VERIFY(session.exploration()->isReady());
    auto *board = pane.findChild<LessonBoard *>();
    QVERIFY(board->isVisible());
    auto *pins = board->findChild<BoardWidget *>();
    emit pins->moveChosen({3});
    QCOMPARE(board->position().text(), QStringLiteral("kayles:3"));
    QCOMPARE(session.exploration()->selectedPosition().text(), QStringLiteral("kayles:3"));
    QCOMPARE(session.exploration()->expression(), QStringLiteral("kayles:4"));
    pane.findChild<QToolButton *>(QStringLiteral("closeLesson"))->click();
    QVERIFY(!session.lecture()->lesson());
}

/// Table cells have padding, a board's numbers have the font of captions, and text gets the space of a board that is
/// removed.
void LessonPaneTest::aRoomReadsTablesAndBoards()
{
    Session session;
    LessonPane pane(&session);
    pane.resize(1400, 900);
    pane.show();
    QVERIFY(waitForWindowExposed(&pane));
    session.presentation()->setOn(true);
    session.lecture()->open(lesson(QStringLiteral("# One\n| n | 0 | 1 |\n| --- | --- | --- |\n| G(n) | 0 | 1 |\n\n"
                                                  "```mexplorer\ngame: nim:3,4\nboard: yes\n```\n## Two\nshort\n") +
                                   QStringLiteral("## Three\n") + QStringLiteral("counter ").repeated(60)));
    auto *browser = pane.findChild<LessonBrowser *>();
    QTextTable *table = nullptr;
    for (QTextFrame *frame : browser->document()->rootFrame()->childFrames())
        table = qobject_cast<QTextTable *>(frame);
    QVERIFY(table && table->format().cellPadding() >= 0.2 * QFontMetricsF(browser->document()->defaultFont()).height());

    session.lecture()->goTo(2);
    auto *board = pane.findChild<BoardWidget *>();
    QTRY_VERIFY(board && board->isVisible());
    QVERIFY(board->font().pointSizeF() > pane.font().pointSizeF());
    QTRY_VERIFY(board->unit() > 28);
    QVERIFY(pane.findChild<LessonBoard *>()->height() <= pane.height() / 2);

    session.lecture()->goTo(3);
    QVERIFY(!board->isVisible());
    const int height = browser->viewport()->height();
    const double capitals = QFontMetricsF(browser->document()->defaultFont()).capHeight();
    session.lecture()->goTo(2);
    session.lecture()->goTo(3);
    QCOMPARE(browser->viewport()->height(), height);
    QVERIFY2(capitals >= 0.9 * 34 / 1080 * pane.height(), qPrintable(QString::number(capitals)));
}

/// Text and pictures are written to a single file without references, or to pages, without blocking the window.
void LessonPaneTest::lessonsGoOnPaper()
{
    Session session;
    const LessonPtr shown =
        lesson(QStringLiteral("# Title\n\nA *word*. <b>No tag</b> ![x](http://localhost/x.png)\n\n"
                              "```mexplorer\ngame: kayles:3\nkind: mex\nstep: 2-4\n```\n\n## End\n"));
    QTemporaryDir folder;
    for (const char *name : {"lesson.html", "lesson.pdf"}) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        saveLesson(&session, shown, path);
        QVERIFY(!QFile::exists(path));
        QTRY_VERIFY(session.jobs()->running().isEmpty());
        QVERIFY(QFile(path).size() > 1000);
    }
    QFile file(folder.filePath(QStringLiteral("lesson.html")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString html = QString::fromUtf8(file.readAll());
    QCOMPARE(html.count(QStringLiteral("<svg ")), 2);
    QVERIFY(html.contains(QStringLiteral("<b>2.</b>")) && html.contains(QStringLiteral("<b>4.</b>")));
    QVERIFY(html.contains(QStringLiteral("End")) && html.contains(QStringLiteral("&lt;b&gt;No tag")));
    QVERIFY(!html.contains(QStringLiteral("<img")) && !html.contains(QStringLiteral("http://localhost")));
}

MEXPLORER_TEST(LessonPaneTest)

#include "tst_lessonpane.moc"
