// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "windowhome.h"

#include "app/window/gamebar.h"
#include "app/window/workspaces.h"
#include "model/play/gamerecord.h"
#include "views/canvas/graphcanvas.h"
#include "views/explore/explorecommands.h"
#include "views/sequence/sequenceview.h"
#include "views/step/answerbar.h"
#include "views/teach/exercisepane.h"
#include "views/widgets/commands.h"
#include "views/widgets/messagebar.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

using namespace mexplorer;

/// Tests the window during a game: which answers it shows, and that no message moves the boards.
class TestGameUnderWay : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { forget(); }

    /// Explore and Step cover the answers of a game in progress, and show them on request.
    void otherWorkspacesCoverTheAnswers()
    {
        SessionWindow window;
        openToPlay(window, QStringLiteral("nim:3,4,5"));
        const Match *match = window.session()->match();
        const QWidget *explore = window.workspaces()->view(WorkspaceId::Explore);
        const auto *canvas = explore->findChild<GraphCanvas *>();
        auto *show = offerIn(explore);
        window.workspaces()->showWorkspace(WorkspaceId::Explore);
        QVERIFY(canvas->isVisible() && !show->isVisible()); // no move was made yet
        play(window, u"3 -> 1");
        QVERIFY(!canvas->isVisible() && show->isVisible());
        const auto selected = window.session()->exploration()->selected();
        (*window.workspaces()->commands(WorkspaceId::Explore))[ExploreCommands::followBestPlay]->trigger();
        QCOMPARE(window.session()->exploration()->selected(), selected);
        window.workspaces()->showWorkspace(WorkspaceId::Step);
        const QWidget *step = window.workspaces()->view(WorkspaceId::Step);
        auto *offer = offerIn(step);
        const auto *notice = step->findChild<QLabel *>(QStringLiteral("hiddenAnswers"));
        QTRY_VERIFY(offer->isVisible() && notice->text() == Hints::hiddenReason());
        for (const TraceKind kind : {TraceKind::Labels, TraceKind::NimSum, TraceKind::Mex}) {
            window.session()->walkthrough()->setKind(kind);
            QTRY_VERIFY(!window.session()->walkthrough()->isBuilding());
            QVERIFY(offer->isVisible());
            for (const auto *graph : step->findChildren<GraphCanvas *>())
                QVERIFY(!graph->isVisible());
        }
        QTest::mouseClick(offer, Qt::LeftButton);
        QVERIFY(!notice->isVisible());
        QVERIFY(match->tree().hintStage(match->node()) > 0);
        window.workspaces()->showWorkspace(WorkspaceId::Explore);
        QVERIFY(canvas->isVisible() && !show->isVisible());
    }

    /// Sequence covers the values of the heaps in the game, and of no others.
    void sequenceCoversTheValuesOfTheGame()
    {
        SessionWindow window;
        openToPlay(window, QStringLiteral("kayles:7"));
        const Match *match = window.session()->match();
        window.workspaces()->showWorkspace(WorkspaceId::Sequence);
        auto *sequence = window.workspaces()->viewAs<SequenceView>();
        auto *show = offerIn(sequence);
        QVERIFY(!show->isVisible()); // no move was made yet
        play(window, u"7 -> 6");
        QVERIFY(show->isVisible());
        sequence->chooseRules(QStringLiteral("grundy"));
        QVERIFY(!show->isVisible());
        sequence->chooseRules(QStringLiteral("kayles"));
        for (const auto part : {SequenceView::Part::HeatMap, SequenceView::Part::Plot}) {
            sequence->showPart(part);
            QVERIFY(show->isVisible());
        }
        QTest::mouseClick(show, Qt::LeftButton);
        QVERIFY(!show->isVisible());
        QVERIFY(match->tree().hintStage(match->node()) > 0);
    }

    void exercisesCoverTheValuesOfTheGame()
    {
        SessionWindow window;
        openToPlay(window, QStringLiteral("kayles:7"));
        const Match *match = window.session()->match();
        play(window, u"7 -> 6");
        window.workspaces()->showWorkspace(WorkspaceId::Exercises);
        const QWidget *exercises = window.workspaces()->view(WorkspaceId::Exercises);
        const auto *pane = exercises->findChild<ExercisePane *>();
        const auto *answer = exercises->findChild<AnswerBar *>();
        auto *show = offerIn(exercises);
        QTRY_VERIFY(window.session()->jobs()->running().isEmpty());
        QVERIFY(show->isVisible() && !pane->isVisible() && !answer->isVisible());
        QTest::mouseClick(show, Qt::LeftButton);
        QVERIFY(!show->isVisible() && pane->isVisible() && answer->isVisible());
        QVERIFY(match->tree().hintStage(match->node()) > 0);
    }

    void aRefusedExpressionMovesNothing()
    {
        SessionWindow window;
        showAt(window, {1024, 700});
        openByTyping(window, QStringLiteral("nim:3,4"));
        window.workspaces()->showWorkspace(WorkspaceId::Play);
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:3,4")));
        const QRect before = window.workspaces()->geometry();
        openByTyping(window, QStringLiteral("nim:3,x"));
        QVERIFY(!sentenceOf(window).isEmpty());
        QCoreApplication::processEvents();
        QCOMPARE(window.workspaces()->geometry(), before);
        window.workspaces()->focusView(); // the space of the sentence is needed now
        QTRY_COMPARE(sentenceOf(window), QString());
    }

    /// The workspace ends above the message, and is smaller only by its height.
    void aMessageCoversNothing()
    {
        SessionWindow window;
        showAt(window, {1024, 700});
        openByTyping(window, QStringLiteral("kayles:7"));
        const auto placeOf = [&window](const QWidget *widget) {
            return QRect(widget->mapTo(&window, QPoint()), widget->size());
        };
        const auto *stack = window.workspaces()->findChild<QStackedWidget *>(QString(), Qt::FindDirectChildrenOnly);
        MessageBar *message = window.workspaces()->messages();
        for (const WorkspaceId id : window.workspaces()->ids()) {
            message->dismiss();
            window.workspaces()->showWorkspace(id);
            QCoreApplication::processEvents();
            const QRect before = placeOf(stack);
            message->showMessage(QStringLiteral("A sentence that stands in one line."));
            QTRY_COMPARE(placeOf(stack).bottom() + 1, placeOf(message).top());
            QCOMPARE(placeOf(stack), before.adjusted(0, 0, 0, -message->height()));
            QCOMPARE(placeOf(message).bottom(), before.bottom());
            QCOMPARE(window.size(), QSize(1024, 700));
        }
    }

private:
    /// Opens a game, and shows it in Play.
    static void openToPlay(SessionWindow &window, const QString &game)
    {
        showAt(window, {1400, 900});
        openByTyping(window, game);
        QTRY_VERIFY(isReadyFor(window, game));
        window.workspaces()->showWorkspace(WorkspaceId::Play);
    }

    static void play(SessionWindow &window, QStringView move)
    {
        Match *match = window.session()->match();
        QVERIFY(match->playMove(readMove(match->position(), move, 100).value()));
    }

    /// Returns the button that shows the covered answers.
    static QPushButton *offerIn(const QWidget *view)
    {
        return view->findChild<QPushButton *>(QStringLiteral("showAnswers"));
    }
};

MEXPLORER_TEST(TestGameUnderWay)
#include "tst_gameunderway.moc"
