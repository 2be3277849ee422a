// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/paintedtexts.h"
#include "windowhome.h"

#include "app/window/windowcommands.h"
#include "app/window/windowpresentation.h"
#include "app/window/workspaces.h"
#include "model/core/translations.h"
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "model/play/puzzlegame.h"
#include "model/teach/exerciserun.h"
#include "views/canvas/graphcanvas.h"
#include "views/play/boardarea.h"
#include "views/sequence/sequenceview.h"
#include "views/step/picturepane.h"
#include "views/step/stepcommands.h"
#include "views/teach/exercisepane.h"
#include "views/teach/lessonbrowser.h"
#include "views/widgets/commands.h"
#include "views/widgets/presentedtools.h"

#include <QLabel>
#include <QPainter>
#include <QToolButton>

using namespace mexplorer;
using namespace samples;

/// Tests that each view is legible from the last row in a presentation, on a screen of 1080 lines.
class TestPresentedViews : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare();
        Theme::instance().setReducedMotion(true);
        WindowPresentation::typeScale(screen.height()); // the normal font size
    }
    void init()
    {
        const QByteArray test = QTest::currentTestFunction();
        if (test != m_test)
            leave();
        m_test = test;
    }
    void cleanupTestCase() { leave(); }

    void stepsAreRead_data();
    void stepsAreRead();
    void questionsAreRead_data();
    void questionsAreRead();
    void playIsTurnAndBoards_data();
    void playIsTurnAndBoards();
    void puzzlesAreRead_data();
    void puzzlesAreRead();
    void exercisesAreRead_data();
    void exercisesAreRead();
    void lessonsAreRead_data();
    void lessonsAreRead();
    void graphsAreRead_data();
    void graphsAreRead();
    void sequencesAreRead_data();
    void sequencesAreRead();
    void labelsGrow_data();
    void labelsGrow();
    void toolsComeToThePointer();

private:
    static constexpr QSize screen = {1920, 1080};

    std::unique_ptr<SessionWindow> m_window;
    QByteArray m_test; ///< the test whose rows share the window
    Translations m_translations;

    static bool isSettled(MainWindow &window)
    {
        Session *session = window.session();
        return !session->walkthrough()->isBuilding() && session->jobs()->running().isEmpty();
    }
    /// Resets all, for the next test.
    void leave()
    {
        m_window.reset();
        setTypeScale(1);
        m_translations.setLanguage(Translations::languages().front());
        forget();
    }
    /// Starts a presentation of a game or a lesson; the rows of a test share the window.
    void present(const QString &gameOrFile, WorkspaceId workspace)
    {
        const bool isNew = !m_window;
        if (isNew) {
            m_window = std::make_unique<SessionWindow>();
            showAt(*m_window, {1400, 900});
        }
        MainWindow &window = *m_window;
        window.open(gameOrFile);
        window.workspaces()->showWorkspace(workspace);
        QTRY_VERIFY(isSettled(window));
        if (isNew) {
            window.setPresentation(true);
            window.setWindowState(Qt::WindowNoState); // the platform's full screen is smaller
            window.resize(screen);
            setTypeScale(WindowPresentation::typeScale(screen.height()));
        }
        QTRY_COMPARE(window.size(), screen);
        if (const auto position = parsePosition(gameOrFile))
            QTRY_VERIFY(isReadyFor(window, position->text()));
        QTRY_VERIFY(isSettled(window));
        QCoreApplication::processEvents();
    }
    /// Also writes the pictures to files, for inspection.
    static void keepPicture(MainWindow &window, const QString &name)
    {
        const QString folder = qEnvironmentVariable("MEXPLORER_PICTURES");
        for (const auto *canvas : window.findChildren<GraphCanvas *>()) {
            if (!folder.isEmpty() && canvas->isVisible())
                QTRY_VERIFY(!canvas->isSharpening());
        }
        if (!folder.isEmpty())
            window.grab().save(
                folder + u'/' +
                QString(name).replace(QRegularExpression(QStringLiteral("[^\\w.-]+")), QStringLiteral("_")) +
                QStringLiteral(".png"));
    }
    static QString tooSmall(const std::vector<PaintedText> &texts)
    {
        constexpr qreal min = 24;
        QStringList small;
        for (const auto &[text, height] : texts) {
            if (height < min && text.contains(QRegularExpression(QStringLiteral("\\d"))))
                small << QStringLiteral("%1 (%2)").arg(text).arg(height);
        }
        small.removeDuplicates();
        return small.mid(0, 12).join(QStringLiteral(", "));
    }
    static std::vector<PaintedText> textsOf(const GraphCanvas &canvas)
    {
        PaintedTexts texts(canvas.size());
        QPainter painter(&texts);
        paintGraph(painter, canvas.part(), JobControl());
        painter.end();
        return texts.texts();
    }
};

void TestPresentedViews::stepsAreRead_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<TraceKind>("kind");
    const QStringList games = {QStringLiteral("kayles:7"), QStringLiteral("nim:3,4,5"),
                               QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14"),
                               QStringLiteral("grundy:4"), QStringLiteral("matrix:011/110/000")};
    for (const QString &game : games) {
        for (const TraceKind kind : allTraceKinds())
            QTest::addRow("%s %s", qPrintable(traceKindName(kind)), qPrintable(game)) << game << kind;
    }
}

void TestPresentedViews::stepsAreRead()
{
    QFETCH(QString, game);
    QFETCH(TraceKind, kind);
    present(game, WorkspaceId::Step);
    MainWindow &window = *m_window;
    Walkthrough *walkthrough = window.session()->walkthrough();
    walkthrough->setKind(kind);
    QTRY_VERIFY(isSettled(window));
    const auto *view = window.workspaces()->view(WorkspaceId::Step);
    const auto *sentence = window.findChild<QLabel *>(QStringLiteral("stepSentence"));
    const int steps = walkthrough->stepCount();
    for (int step = 0; step < steps; step += std::max(1, steps / 12)) {
        walkthrough->seek(step);
        QCoreApplication::processEvents();
        const QString at = QStringLiteral("step %1 of %2").arg(step + 1).arg(steps);
        if (step == 0 || step >= steps / 2)
            keepPicture(window,
                        QStringLiteral("step-%1-%2").arg(QString::fromLatin1(QTest::currentDataTag())).arg(step + 1));
        // A sentence that would leave too little space to the picture is smaller.
        const bool isLong = sentence->heightForWidth(view->width()) > view->height() / 3;
        if (sentence->isVisible() && !isLong)
            QVERIFY2(QFontMetricsF(sentence->font()).capHeight() >= 34, qPrintable(at));
        for (auto *pane : view->findChildren<PicturePane *>()) {
            if (!pane->isVisible())
                continue;
            const QString small = tooSmall(PaintedTexts::of(*pane));
            QVERIFY2(small.isEmpty(), qPrintable(at + QStringLiteral(": ") + small));
        }
        for (auto *canvas : view->findChildren<GraphCanvas *>()) {
            if (!canvas->isVisible() || canvas->picture().isEmpty())
                continue;
            const QString small = tooSmall(textsOf(*canvas));
            QVERIFY2(small.isEmpty(), qPrintable(at + QStringLiteral(": ") + small));
        }
    }
}

void TestPresentedViews::questionsAreRead_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<TraceKind>("kind");
    QTest::newRow("numbers") << QStringLiteral("kayles:5") << TraceKind::Mex;
    QTest::newRow("columns and components") << QStringLiteral("nim:3,4,5") << TraceKind::NimSum;
    QTest::newRow("outcomes") << QStringLiteral("kayles:4") << TraceKind::Labels;
    QTest::newRow("moves") << QStringLiteral("kayles:7 + nim:3") << TraceKind::Proof;
    QTest::newRow("images") << QStringLiteral("matrix:3x3") << TraceKind::Symmetry;
}

/// The question, the choices, the field for a number, and the reply to a wrong guess.
void TestPresentedViews::questionsAreRead()
{
    QFETCH(QString, game);
    QFETCH(TraceKind, kind);
    present(game, WorkspaceId::Step);
    MainWindow &window = *m_window;
    Walkthrough *walkthrough = window.session()->walkthrough();
    walkthrough->setKind(kind);
    QTRY_VERIFY(isSettled(window) && walkthrough->trace()->kind() == kind);
    walkthrough->setGuessFirst(true);
    walkthrough->toFirst();
    auto *bar = window.findChild<QWidget *>(QStringLiteral("guessBar"));
    int asked = 0;
    while (walkthrough->canStepForward() && asked < 8) {
        walkthrough->stepForward();
        const std::optional<Question> question = walkthrough->pendingQuestion();
        if (!question)
            continue;
        for (Value guess = 0; question->isPossible(guess) && guess < 3; ++guess) {
            if (!question->isRight(guess))
                walkthrough->guess(guess);
        }
        QTRY_VERIFY(bar->isVisible());
        QTRY_COMPARE(tooSmall(PaintedTexts::of(*bar)), QString());
        if (asked++ == 0)
            keepPicture(window, QStringLiteral("question-") + QString::fromLatin1(QTest::currentDataTag()));
        walkthrough->showAnswer();
    }
    QVERIFY(asked > 0);
}

void TestPresentedViews::playIsTurnAndBoards_data()
{
    QTest::addColumn<QString>("game");
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            QTest::newRow(qPrintable(family.name)) << family.example;
    }
    QTest::newRow("a sum") << QStringLiteral("kayles:7 + nim:3,4 + cram:3x3");
}

void TestPresentedViews::playIsTurnAndBoards()
{
    QFETCH(QString, game);
    present(game, WorkspaceId::Play);
    MainWindow &window = *m_window;
    QCoreApplication::processEvents();
    keepPicture(window, QStringLiteral("play-") + QString::fromLatin1(QTest::currentDataTag()));
    auto *boards = window.workspaces()->view(WorkspaceId::Play)->findChild<BoardArea *>();
    QVERIFY(boards->isVisible());
    for (const char *name : {"playTools", "playPanel", "typedMove"}) {
        const auto *tools = window.findChild<QWidget *>(QString::fromLatin1(name));
        QVERIFY2(tools && !tools->isVisible(), name);
    }
    const auto *turn = window.findChild<QLabel *>(QStringLiteral("boardTurn"));
    QVERIFY(turn->isVisible());
    QTRY_VERIFY(turn->mapTo(&window, QPoint()).y() > boards->mapTo(&window, boards->rect().bottomLeft()).y());
    QVERIFY(QFontMetricsF(turn->font()).capHeight() >= 34);
    QTRY_VERIFY(boards->isComplete());
    QTRY_COMPARE(tooSmall(PaintedTexts::of(*boards)), QString());
    for (const auto *button : boards->findChildren<QToolButton *>(QStringLiteral("allMoves")))
        QVERIFY(!button->isVisible());
}

void TestPresentedViews::puzzlesAreRead_data()
{
    QTest::addColumn<QString>("family");
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            QTest::newRow(qPrintable(family.name)) << family.name;
    }
}

/// The board with the question below it, before a move and with the answer.
void TestPresentedViews::puzzlesAreRead()
{
    QFETCH(QString, family);
    present(QStringLiteral("kayles:7"), WorkspaceId::Puzzles);
    MainWindow &window = *m_window;
    PuzzleGame *desk = window.session()->puzzles();
    QTRY_VERIFY(desk->hasPuzzle());
    desk->setFamily(family);
    desk->setDifficulty(Puzzle::Difficulty::Hard);
    desk->next();
    QTRY_VERIFY(isSettled(window) && familyOf(*desk->puzzle().position.components.front().rules).name == family);
    auto *view = window.workspaces()->view(WorkspaceId::Puzzles);
    auto *boards = view->findChild<BoardArea *>();
    const auto *sentence = view->findChild<QLabel *>(QStringLiteral("puzzleSentence"));
    for (const bool isAnswered : {false, true}) {
        if (isAnswered)
            desk->showAnswer();
        QTRY_VERIFY(boards->isVisible() && sentence->isVisible() && !sentence->text().isEmpty());
        QVERIFY(QFontMetricsF(sentence->font()).capHeight() >= 34);
        QTRY_VERIFY(boards->isComplete());
        QTRY_COMPARE(tooSmall(PaintedTexts::of(*boards)), QString());
        keepPicture(window, QStringLiteral("puzzle-%1-%2").arg(family).arg(isAnswered));
    }
    QVERIFY(!view->findChild<QLabel *>(QStringLiteral("puzzleQuestion"))->isVisible());
}

void TestPresentedViews::exercisesAreRead_data()
{
    QTest::addColumn<ExerciseKind>("kind");
    for (const ExerciseKind kind : allExerciseKinds())
        QTest::newRow(qPrintable(exerciseKindName(kind))) << kind;
}

void TestPresentedViews::exercisesAreRead()
{
    QFETCH(ExerciseKind, kind);
    present(QStringLiteral("kayles:7"), WorkspaceId::Exercises);
    MainWindow &window = *m_window;
    auto *view = window.workspaces()->view(WorkspaceId::Exercises);
    auto *run = view->findChild<ExerciseRun *>();
    run->setKind(kind);
    QTRY_VERIFY(run->attempt() && run->attempt()->exercise().kind == kind && isSettled(window));
    auto *pane = view->findChild<ExercisePane *>();
    const auto *question = view->findChild<QLabel *>(QStringLiteral("exerciseQuestion"));
    const auto isRead = [&](const char *at) {
        keepPicture(window, QStringLiteral("exercise-%1-%2").arg(exerciseKindName(kind), QString::fromLatin1(at)));
        const QString small = tooSmall(PaintedTexts::of(*pane));
        QVERIFY2(small.isEmpty(), qPrintable(small));
    };
    QTRY_VERIFY(question->isVisible() && pane->isVisible());
    QVERIFY(QFontMetricsF(question->font()).capHeight() >= 34);
    QVERIFY(!view->findChild<QWidget *>(QStringLiteral("exerciseKinds"))->isVisible());
    isRead("first");
    for (int field = 0; field < 1000 && run->field() >= 0; ++field)
        run->show();
    QVERIFY(run->field() < 0);
    isRead("answered");
}

void TestPresentedViews::lessonsAreRead_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QLocale>("language");
    for (const QLocale &language : Translations::languages()) {
        m_translations.setLanguage(language);
        LessonLibrary shelf;
        shelf.setFolder({});
        for (const LessonEntry &entry : shelf.entries())
            QTest::newRow(qPrintable(entry.title)) << entry.path << language;
    }
}

/// Each page of text has capitals of 34 pixels, or of 24 if the page would scroll otherwise.
void TestPresentedViews::lessonsAreRead()
{
    QFETCH(QString, path);
    QFETCH(QLocale, language);
    m_translations.setLanguage(language);
    present(path, WorkspaceId::Step);
    MainWindow &window = *m_window;
    Lecture *lecture = window.session()->lecture();
    QVERIFY(lecture->lesson());
    auto *text = window.findChild<LessonBrowser *>();
    for (std::size_t part = 0; part < lecture->lesson()->parts.size(); ++part) {
        lecture->goTo(part);
        QTRY_VERIFY(isSettled(window));
        QCoreApplication::processEvents();
        if (!text->isVisible())
            continue;
        keepPicture(window, QStringLiteral("lesson-%1-%2").arg(lecture->lesson()->title).arg(part));
        const qreal capitals = QFontMetricsF(text->document()->defaultFont()).capHeight();
        QVERIFY2(capitals >= 24, qPrintable(QStringLiteral("part %1: %2").arg(part).arg(capitals)));
    }
}

void TestPresentedViews::graphsAreRead_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:7", "nim:2,2", "kayles:12", "grundy:12", "matrix:4x4"})
        QTest::newRow(game) << QString(game);
}

void TestPresentedViews::graphsAreRead()
{
    QFETCH(QString, game);
    present(game, WorkspaceId::Explore);
    MainWindow &window = *m_window;
    keepPicture(window, QStringLiteral("explore-") + QString::fromLatin1(QTest::currentDataTag()));
    auto *view = window.workspaces()->view(WorkspaceId::Explore);
    auto *canvas = view->findChild<GraphCanvas *>(QString(), Qt::FindDirectChildrenOnly);
    if (!canvas)
        canvas = view->findChild<GraphCanvas *>();
    const QString small = tooSmall(textsOf(*canvas));
    QVERIFY2(small.isEmpty(), qPrintable(small));
    for (const char *name : {"graphLegend", "graphSummary", "colorButton"})
        QVERIFY2(!window.findChild<QWidget *>(QString::fromLatin1(name))->isVisible(), name);
    const auto *sentence = window.findChild<QLabel *>(QStringLiteral("exploreSentence"));
    QVERIFY(sentence->isVisible() && !sentence->text().isEmpty());
    QVERIFY(QFontMetricsF(sentence->font()).capHeight() >= 34);
}

void TestPresentedViews::sequencesAreRead_data()
{
    QTest::addColumn<SequenceView::Part>("part");
    QTest::newRow("plot") << SequenceView::Part::Plot;
    QTest::newRow("histogram") << SequenceView::Part::Histogram;
    QTest::newRow("heat map") << SequenceView::Part::HeatMap;
}

void TestPresentedViews::sequencesAreRead()
{
    QFETCH(SequenceView::Part, part);
    present(QStringLiteral("kayles:7"), WorkspaceId::Sequence);
    MainWindow &window = *m_window;
    auto *view = window.workspaces()->viewAs<SequenceView>();
    view->showPart(part);
    QTRY_VERIFY(view->snapshot() && isSettled(window));
    QCoreApplication::processEvents();
    keepPicture(window, QStringLiteral("sequence-") + QString::fromLatin1(QTest::currentDataTag()));
    const auto *finding = view->findChild<QLabel *>(QStringLiteral("sequenceFinding"));
    QVERIFY(finding->isVisible());
    QVERIFY(QFontMetricsF(finding->font()).capHeight() >= 34);
    for (const char *name : {"sequenceParts", "sequenceTable", "pointerPanel"})
        QVERIFY2(!view->findChild<QWidget *>(QString::fromLatin1(name))->isVisible(), name);
    const QString small = tooSmall(PaintedTexts::of(*view));
    QVERIFY2(small.isEmpty(), qPrintable(small));
}

void TestPresentedViews::labelsGrow_data()
{
    QTest::addColumn<bool>("reduced");
    QTest::newRow("moving") << false;
    QTest::newRow("reduced motion") << true;
}

void TestPresentedViews::labelsGrow()
{
    QFETCH(bool, reduced);
    present(QStringLiteral("kayles:5"), WorkspaceId::Step);
    MainWindow &window = *m_window;
    Walkthrough *walkthrough = window.session()->walkthrough();
    walkthrough->setKind(TraceKind::Labels);
    QTRY_VERIFY(isSettled(window));
    const auto *canvas = window.workspaces()->view(WorkspaceId::Step)->findChild<GraphCanvas *>();
    QTRY_VERIFY(canvas->isVisible() && canvas->isCurrent());
    Theme::instance().setReducedMotion(reduced);
    std::size_t most = 0;
    for (int step = 0; step + 1 < walkthrough->stepCount(); ++step) {
        walkthrough->stepForward();
        most = std::max(most, canvas->motion().markCount());
    }
    Theme::instance().setReducedMotion(true);
    QCOMPARE(most > 0, !reduced);
}

/// The tools appear at the edge of the screen, and stay while the pointer is on them.
void TestPresentedViews::toolsComeToThePointer()
{
    present(QStringLiteral("kayles:5"), WorkspaceId::Explore);
    MainWindow &window = *m_window;
    auto *view = window.workspaces()->view(WorkspaceId::Explore);
    const auto *tools = view->findChild<QWidget *>(QStringLiteral("colorButton"));
    const auto *legend = view->findChild<QWidget *>(QStringLiteral("graphLegend"));
    auto *presented = view->findChild<PresentedTools *>();
    const QPoint middle = view->rect().center();
    QVERIFY(!tools->isVisible() && !legend->isVisible());
    presented->followPointer(middle);
    QVERIFY(!tools->isVisible() && !legend->isVisible());
    presented->followPointer({middle.x(), 0});
    QVERIFY(tools->isVisible() && !legend->isVisible());
    presented->followPointer({middle.x(), tools->height() / 2});
    QVERIFY(tools->isVisible());
    presented->followPointer(middle);
    QVERIFY(!tools->isVisible());
    presented->followPointer({middle.x(), view->height() - 1});
    QVERIFY(legend->isVisible() && !tools->isVisible());
    presented->followPointer(middle);
    QVERIFY(!legend->isVisible());
    QAction *command = (*window.commands())[WindowCommands::presentedTools];
    command->trigger();
    QVERIFY(tools->isVisible() && legend->isVisible());
    command->trigger();
    QVERIFY(!tools->isVisible() && !legend->isVisible());
    window.setPresentation(false);
    QVERIFY(tools->isVisible() && legend->isVisible() && !command->isEnabled());
    presented->followPointer(middle);
    QVERIFY(tools->isVisible() && legend->isVisible());
}

MEXPLORER_TEST(TestPresentedViews)

#include "tst_presentedviews.moc"
