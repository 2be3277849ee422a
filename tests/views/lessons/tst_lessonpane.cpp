// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"

#include "model/session/session.h"
#include "tests/views/support/windowwait.h"
#include "views/boards/boardwidget.h"
#include "views/lessons/lessonboard.h"
#include "views/lessons/lessonbrowser.h"
#include "views/lessons/lessonhandout.h"
#include "views/lessons/lessonpane.h"

#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>
#include <QToolButton>

using namespace mexplorer;

/// The text of a lesson beside the picture: what is shown of it, and what isn't.
class LessonPaneTest : public QObject
{
    Q_OBJECT

private slots:
    void picturesLieInTheFolder();
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
    const auto picture = [&browser](const QString &name) {
        return !browser.loadResource(QTextDocument::ImageResource, QUrl(name)).isNull();
    };
    QVERIFY(picture(QStringLiteral("in.png")));
    for (const QString &name :
         {QStringLiteral("../out.png"), dir.filePath(QStringLiteral("out.png")), QStringLiteral("large.png"),
          QStringLiteral("file://") + dir.filePath(QStringLiteral("folder/in.png")),
          QStringLiteral("http://localhost/in.png"), QStringLiteral("//localhost/in.png"),
          QStringLiteral("qrc:/in.png"), QStringLiteral("data:image/png;base64,AAAA"),
          QStringLiteral(":/icons/play.svg")})
        QVERIFY2(!picture(name), qPrintable(name));
    QVERIFY(browser.loadResource(QTextDocument::StyleSheetResource, QUrl(QStringLiteral("in.png"))).isNull());
    QVERIFY(browser.loadResource(QTextDocument::HtmlResource, QUrl(QStringLiteral("in.png"))).isNull());
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

/// Text and pictures in one file that needs no other, or on pages; the window is free meanwhile.
/// Cells stand apart, a board's numbers have the type of captions, and text has the room of a board that is gone.
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
