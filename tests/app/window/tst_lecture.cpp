// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "windowhome.h"

#include "app/cli/commandline.h"
#include "app/window/windowcommands.h"
#include "app/window/workspaces.h"
#include "views/canvas/graphcanvas.h"
#include "views/step/guessbar.h"
#include "views/widgets/commands.h"

#include <QFile>
#include <QLabel>
#include <QMenuBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QStatusBar>

using namespace mexplorer;

/// Tests lessons and walk-throughs in a presentation, by the keys of a presenter's remote.
class TestLecture : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare();
        Theme::instance().setReducedMotion(true);
    }
    void init() { forget(); }
    void cleanup()
    {
        setTypeScale(1);
        Theme::instance().setMode(Theme::Mode::Light);
    }

    void presentsFromTheCommandLine_data();
    void presentsFromTheCommandLine();
    void thirdStepOfALessonInFourKeys();
    void everyLessonByARemote_data();
    void everyLessonByARemote();
    void whatNeverBeganHasNoEnd();
    void endsWithACard();
    void asksAndAnswersByARemote();
    void screensAndSpot();
    void escapeRestoresAll();
    void fullScreenStaysAsItWas();
    void aThemeKeepsTheType();
    void aLessonIsReadAgain();
    void anotherGameIsNotTheLesson();

private:
    static void key(MainWindow &window, int key)
    {
        QWidget *focus = window.focusWidget() ? window.focusWidget() : &window;
        QTest::keyClick(focus, static_cast<Qt::Key>(key));
    }
    static bool isSettled(MainWindow &window)
    {
        Session *session = window.session();
        return !session->walkthrough()->isBuilding() && session->jobs()->running().isEmpty();
    }
    /// Checks again as soon as possible: most of the time of a test is spent after each of some hundred keys.
    static bool settles(MainWindow &window)
    {
        constexpr int timeout = 30'000;
        return QTest::qWaitFor([&window] { return isSettled(window); }, timeout);
    }
    /// Returns what an audience sees: the part, the step, and the question.
    static QString place(MainWindow &window)
    {
        Session *session = window.session();
        return QStringLiteral("%1 %2 %3 %4")
            .arg(session->lecture()->part())
            .arg(session->lecture()->isAtText() ? -1 : session->walkthrough()->step())
            .arg(session->walkthrough()->pendingQuestion().has_value())
            .arg(session->lecture()->isAtEnd());
    }
    static Presentation *presentationOf(MainWindow &window) { return window.session()->presentation(); }
};

void TestLecture::presentsFromTheCommandLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("presents");
    QTest::addColumn<QString>("opened");
    QTest::addColumn<bool>("isValid");
    const auto program = QStringLiteral("mexplorer");
    const auto option = QStringLiteral("--present");
    const auto game = QStringLiteral("nim:3,4,5");
    QTest::newRow("a game") << QStringList{program, option, game} << true << game << true;
    QTest::newRow("without") << QStringList{program, game} << false << game << true;
    QTest::newRow("nothing") << QStringList{program, option} << true << QString() << false;
    QTest::newRow("no game") << QStringList{program, option, QStringLiteral("chess")} << true << QStringLiteral("chess")
                             << false;
    QTest::newRow("no file") << QStringList{program, option, QStringLiteral("./missing.md")} << true
                             << QStringLiteral("./missing.md") << false;
}

void TestLecture::presentsFromTheCommandLine()
{
    QFETCH(QStringList, arguments);
    QTEST(asksToPresent(arguments), "presents");
    QTEST(windowArgument(arguments), "opened");
    QTEST(validateWindowArguments(arguments).isEmpty(), "isValid");
}

void TestLecture::thirdStepOfALessonInFourKeys()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    int keys = 0;
    const auto press = [&](int one) {
        key(window, one);
        ++keys;
        QVERIFY(settles(window));
    };
    QVERIFY(window.workspaces()->showsStartPage());
    QTest::keyClick(window.focusWidget(), Qt::Key_1, Qt::AltModifier); // the first lesson, wherever the focus is
    ++keys;
    QVERIFY(settles(window));
    press(Qt::Key_F5);
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    QCOMPARE(keys, 4);
    QVERIFY(presentationOf(window)->isOn() && window.isFullScreen());
    QVERIFY(window.session()->lecture()->lesson());
    QCOMPARE(window.session()->lecture()->part(), 2U);
}

void TestLecture::everyLessonByARemote_data()
{
    QTest::addColumn<QString>("path");
    LessonLibrary shelf;
    shelf.setFolder({});
    QCOMPARE(shelf.entries().size(), 9U);
    for (const LessonEntry &entry : shelf.entries())
        QTest::newRow(qPrintable(entry.title)) << entry.path;
}

/// A whole lecture: to the end card and back to the beginning, through each part, step and question.
void TestLecture::everyLessonByARemote()
{
    QFETCH(QString, path);
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(path);
    QVERIFY(settles(window));
    key(window, Qt::Key_F5);
    const Lecture *lecture = window.session()->lecture();
    QVERIFY(lecture->lesson() && presentationOf(window)->isOn());
    QStringList forth = {place(window)};
    std::set<std::size_t> parts = {0};
    while (!lecture->isAtEnd()) {
        QVERIFY(forth.size() < 1000);
        key(window, Qt::Key_PageDown);
        QVERIFY(settles(window));
        QVERIFY2(!forth.contains(place(window)), qPrintable(place(window)));
        forth << place(window);
        parts.insert(lecture->part());
        QCOMPARE(window.workspaces()->current(), WorkspaceId::Step);
        if (const LessonScene *scene = lecture->lesson()->scene(lecture->part())) {
            QCOMPARE(window.session()->walkthrough()->kind(), scene->kind);
            QCOMPARE(window.session()->exploration()->expression(), scene->position.text());
        }
    }
    QCOMPARE(parts.size(), lecture->lesson()->parts.size());
    key(window, Qt::Key_Period);
    QCOMPARE(presentationOf(window)->screen(), Presentation::Screen::Black);
    key(window, Qt::Key_Period);
    QVERIFY(lecture->isAtEnd());
    for (int count = 0; lecture->part() > 0 || !lecture->isAtText(); ++count) {
        QVERIFY(count < 1000);
        key(window, Qt::Key_PageUp);
        QVERIFY(settles(window));
    }
    key(window, Qt::Key_F5);
    QVERIFY(!presentationOf(window)->isOn());
}

void TestLecture::whatNeverBeganHasNoEnd()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    window.workspaces()->showWorkspace(WorkspaceId::Step);
    window.setPresentation(true);
    for (int i = 0; i < 3; ++i)
        key(window, Qt::Key_PageDown);
    QVERIFY(!window.findChild<QLabel *>(QStringLiteral("endCard"))->isVisible());
}

/// After the last step, no key of a remote changes to another kind.
void TestLecture::endsWithACard()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(QStringLiteral("kayles:5"));
    window.workspaces()->showWorkspace(WorkspaceId::Step);
    Walkthrough *walkthrough = window.session()->walkthrough();
    const auto *card = window.findChild<QLabel *>(QStringLiteral("endCard"));
    for (const TraceKind kind : allTraceKinds()) {
        const QByteArray name = traceKindName(kind).toUtf8();
        walkthrough->setKind(kind);
        QVERIFY2(settles(window), name);
        for (const bool presents : {false, true}) {
            window.setPresentation(presents);
            key(window, Qt::Key_End);
            for (int i = 0; i < 3; ++i) {
                key(window, Qt::Key_Right);
                QVERIFY2(walkthrough->kind() == kind && walkthrough->step() == walkthrough->stepCount() - 1, name);
            }
            QVERIFY2(card->isVisible() == presents, name);
            key(window, Qt::Key_Left);
            QVERIFY2(!card->isVisible(), name);
            key(window, Qt::Key_Home);
            key(window, Qt::Key_Left);
            QVERIFY2(walkthrough->kind() == kind && walkthrough->step() == 0, name);
        }
        window.setPresentation(false);
    }
}

void TestLecture::asksAndAnswersByARemote()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(QStringLiteral("kayles:5"));
    Walkthrough *walkthrough = window.session()->walkthrough();
    walkthrough->setGuessFirst(true);
    window.present();
    QVERIFY(settles(window));
    for (const Qt::Key answer : {Qt::Key_PageDown, Qt::Key_Right, Qt::Key_Space, Qt::Key_Return, Qt::Key_A}) {
        walkthrough->setGuessFirst(true);
        key(window, Qt::Key_Home);
        for (int i = 0; !walkthrough->pendingQuestion() || walkthrough->step() == 0; ++i) {
            QVERIFY(i < 100);
            key(window, Qt::Key_PageDown);
        }
        const int before = walkthrough->step();
        QVERIFY(window.session()->exploration()->answers().hidesAll());
        key(window, Qt::Key_PageUp);
        QVERIFY(!walkthrough->pendingQuestion());
        QCOMPARE(walkthrough->step(), before - 1);
        key(window, Qt::Key_PageDown);
        key(window, Qt::Key_PageDown);
        QVERIFY(walkthrough->pendingQuestion());
        key(window, answer);
        QVERIFY2(!walkthrough->pendingQuestion(), qPrintable(QKeySequence(answer).toString()));
        QCOMPARE(walkthrough->step(), before + 1);
    }
    // The last step shows the score; at the end, only the card does.
    key(window, Qt::Key_End);
    const auto *card = window.findChild<QLabel *>(QStringLiteral("endCard"));
    const auto *score = window.findChild<GuessBar *>()->findChild<QLabel *>(QStringLiteral("answerScore"));
    for (int i = 0; !card->isVisible(); ++i) {
        QVERIFY(i < 100);
        key(window, Qt::Key_PageDown);
    }
    QVERIFY(!score->isVisible() && card->text().contains(score->text()));
    key(window, Qt::Key_PageUp);
    QVERIFY(!card->isVisible() && score->isVisible());
}

void TestLecture::screensAndSpot()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(QStringLiteral("nim:1,2,3"));
    window.workspaces()->showWorkspace(WorkspaceId::Step);
    QVERIFY(settles(window));
    auto *cover = window.findChild<QWidget *>(QStringLiteral("presentationCover"));
    key(window, Qt::Key_Period);
    QVERIFY(!cover->isVisible());
    key(window, Qt::Key_F5);
    const auto colorOf = [&] { return window.grab().toImage().pixelColor(window.rect().center()); };
    const std::pair<Qt::Key, QColor> screens[] = {{Qt::Key_Period, Qt::black}, {Qt::Key_Comma, Qt::white}};
    for (const auto &[one, color] : screens) {
        key(window, one);
        QVERIFY(cover->isVisible());
        QCOMPARE(colorOf(), color);
        QCOMPARE(cover->geometry(), window.rect());
        const int step = window.session()->walkthrough()->step();
        key(window, Qt::Key_PageDown); // only shows the picture again
        QVERIFY(!cover->isVisible());
        QCOMPARE(window.session()->walkthrough()->step(), step);
    }
    key(window, Qt::Key_L);
    QVERIFY(cover->isVisible() && presentationOf(window)->showsSpot());
    key(window, Qt::Key_L);
    QVERIFY(!cover->isVisible());
    auto *canvas = window.workspaces()->view(WorkspaceId::Step)->findChild<GraphCanvas *>();
    QVERIFY(!canvas->isVisible());
    key(window, Qt::Key_V);
    QVERIFY(canvas->isVisible());
    key(window, Qt::Key_V);
    QVERIFY(!canvas->isVisible());
}

void TestLecture::escapeRestoresAll()
{
    SessionWindow window;
    showAt(window, {1400, 900}); // enough for each panel's own width
    window.open(QStringLiteral("kayles:5"));
    window.workspaces()->showWorkspace(WorkspaceId::Step);
    QVERIFY(settles(window));
    QCoreApplication::processEvents();
    auto *splitter = window.findChild<QSplitter *>(QStringLiteral("stepSplitter"));
    const auto *sentence = window.findChild<QLabel *>(QStringLiteral("stepSentence"));
    const QList<int> shares = splitter->sizes();
    const QSize size = window.size();
    const QFont type = sentence->font();
    const QFont all = QApplication::font();
    const auto seen = [&window] {
        QStringList names;
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            if (widget->isVisible() && !widget->objectName().isEmpty())
                names << widget->objectName();
        }
        return names;
    };
    const QStringList before = seen();
    key(window, Qt::Key_F5);
    QVERIFY(window.isFullScreen());
    QVERIFY(!window.menuBar()->isVisible() && !window.statusBar()->isVisible());
    for (const char *name : {"gameToolBar", "workspaceBar", "traceKinds", "playerBar", "dock.view.position"})
        QVERIFY2(!window.findChild<QWidget *>(QString::fromLatin1(name))->isVisible(), name);
    for (const char *name : {"traceTitle", "stepPicture", "stepSentence", "presentationPlace"})
        QVERIFY2(window.findChild<QWidget *>(QString::fromLatin1(name))->isVisible(), name);
    QCOMPARE(window.findChild<QLabel *>(QStringLiteral("presentationPlace"))->text().section(u' ', 0, 1),
             QStringLiteral("1 /"));
    QVERIFY(QFontMetricsF(sentence->font()).capHeight() >= 34.0 / 1080 * window.height());
    key(window, Qt::Key_Escape);
    QVERIFY(!presentationOf(window)->isOn() && !window.isFullScreen());
    QTRY_COMPARE(window.size(), size);
    QTRY_COMPARE(splitter->sizes(), shares);
    QCOMPARE(sentence->font(), type);
    QCOMPARE(QApplication::font(), all);
    QTRY_COMPARE(seen(), before);
}

void TestLecture::fullScreenStaysAsItWas()
{
    SessionWindow window;
    showAt(window, {1200, 800});
    window.open(QStringLiteral("kayles:5"));
    QVERIFY(settles(window));
    const QFont type = QApplication::font();
    key(window, Qt::Key_F11);
    QVERIFY(window.isFullScreen() && window.menuBar()->isVisible());
    key(window, Qt::Key_F5);
    QVERIFY(window.isFullScreen() && !window.menuBar()->isVisible());
    key(window, Qt::Key_Escape);
    QVERIFY(window.isFullScreen() && window.menuBar()->isVisible());
    QCOMPARE(QApplication::font(), type);
    key(window, Qt::Key_F11);
    QVERIFY(!window.isFullScreen());
    key(window, Qt::Key_F5);
    key(window, Qt::Key_F11); // leaves the full screen, as for another window next to it
    QVERIFY(!window.isFullScreen() && presentationOf(window)->isOn());
    key(window, Qt::Key_Escape);
    QVERIFY(!window.isFullScreen() && !presentationOf(window)->isOn() && window.menuBar()->isVisible());
    QCOMPARE(QApplication::font(), type);
}

void TestLecture::aThemeKeepsTheType()
{
    SessionWindow window;
    showAt(window, {1200, 800});
    window.open(QStringLiteral("kayles:5"));
    window.present();
    QVERIFY(settles(window));
    const auto *sentence = window.findChild<QLabel *>(QStringLiteral("stepSentence"));
    auto *tray = window.findChild<QWidget *>(QStringLiteral("stepPicture"));
    const int capitals = QFontMetrics(sentence->font()).capHeight();
    const int digits = QFontMetrics(tray->font()).capHeight();
    for (int time = 0; time < 2; ++time) {
        (*window.commands())[WindowCommands::nextTheme]->trigger();
        QCoreApplication::processEvents();
        QCOMPARE(QFontMetrics(sentence->font()).capHeight(), capitals);
        QCOMPARE(QFontMetrics(tray->font()).capHeight(), digits);
    }
    window.setPresentation(false);
}

/// A lesson is shown again when its file changes; an error is shown as a line above the old text.
void TestLecture::aLessonIsReadAgain()
{
    const QString path = m_home.filePath(QStringLiteral("own.md"));
    const auto write = [&path](const QByteArray &text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write("# One\n```mexplorer\ngame: nim:1,2\n```\n## Two\n");
    SessionWindow window;
    showAt(window, {1200, 800});
    window.open(path);
    const Lecture *lecture = window.session()->lecture();
    QVERIFY(lecture->lesson());
    window.session()->lecture()->goTo(2);
    write("# One\n```mexplorer\ngame: nim:1,3\n```\n## Two\n## Three\n");
    QTRY_COMPARE(lecture->lesson()->parts.size(), 4U);
    QCOMPARE(lecture->part(), 2U);
    QTRY_COMPARE(window.session()->exploration()->expression(), QStringLiteral("nim:1,3"));
    QSignalSpy problems(window.session(), &Session::problemFound);
    write("# One\n```mexplorer\ngame: nim:1,3\nkind: magic\n```\n");
    QTRY_VERIFY(!problems.isEmpty());
    QVERIFY(problems.last().first().value<Problem>().message.contains(QStringLiteral("Line 4: ")));
    QCOMPARE(lecture->lesson()->parts.size(), 4U);
    window.session()->lecture()->next();
    QCOMPARE(lecture->part(), 3U);
}

/// A game that is opened during a lesson is presented alone; the lesson continues when one of its parts is chosen.
void TestLecture::anotherGameIsNotTheLesson()
{
    LessonLibrary shelf;
    shelf.setFolder({});
    SessionWindow window;
    showAt(window, {1400, 900});
    const auto *place = window.findChild<QLabel *>(QStringLiteral("presentationPlace"));
    const auto *card = window.findChild<QLabel *>(QStringLiteral("endCard"));
    for (const LessonEntry &entry : shelf.entries()) {
        window.open(entry.path);
        QVERIFY(settles(window));
        key(window, Qt::Key_F5);
        key(window, Qt::Key_PageDown);
        key(window, Qt::Key_PageDown);
        QVERIFY(settles(window));
        Lecture *lecture = window.session()->lecture();
        const std::size_t part = lecture->part();
        QVERIFY(lecture->isInLesson() && part > 0);
        QVERIFY(place->text().startsWith(QStringLiteral("%1 / %2").arg(part + 1).arg(lecture->lesson()->parts.size())));
        key(window, Qt::Key_Escape);
        window.open(QStringLiteral("nim:1,2,2"));
        window.workspaces()->showWorkspace(WorkspaceId::Step);
        window.session()->walkthrough()->setKind(TraceKind::NimSum);
        QVERIFY(settles(window));
        key(window, Qt::Key_F5);
        const Walkthrough *walkthrough = window.session()->walkthrough();
        QVERIFY(!lecture->isInLesson() && !lecture->isAtText());
        QCOMPARE(place->text(), QStringLiteral("1 / %1").arg(walkthrough->stepCount()));
        for (int keys = 0; !lecture->isAtEnd(); ++keys) {
            QVERIFY(keys < 100);
            key(window, Qt::Key_PageDown);
            if (walkthrough->pendingQuestion())
                key(window, Qt::Key_A);
            QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("nim:1,2,2"));
        }
        QVERIFY(!card->text().contains(entry.title));
        key(window, Qt::Key_Escape);
        lecture->goTo(part);
        QVERIFY(settles(window));
        QVERIFY(lecture->isInLesson());
        QCOMPARE(lecture->part(), part);
    }
}

MEXPLORER_TEST(TestLecture)

#include "tst_lecture.moc"
