// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/explorewindow.h"

#include "views/explore/componentpanes.h"

#include <QPushButton>

using namespace mexplorer;
using Window = samples::ExploreWindow;

/// Tests graphs beyond the limit, and graphs side by side.
class TestGrowing : public QObject
{
    Q_OBJECT

private slots:
    void saysThatTheGraphGoesOn()
    {
        Window w(QStringLiteral("kayles:20"), 60);
        QTRY_VERIFY(w.isQuiet());
        QVERIFY(w.graph().isTruncated());
        QVERIFY(w.summary().contains(QStringLiteral("the graph goes on")));
        QVERIFY(w.find<QPushButton>("showMore")->isVisible());
        Window whole(QStringLiteral("kayles:7"));
        QTRY_VERIFY(whole.isQuiet());
        QVERIFY(!whole.find<QPushButton>("showMore")->isVisible());
        QVERIFY(!whole.action(ExploreCommands::extendGraph)->isEnabled());
    }

    void theGraphOfTheGameBeforeIsNamed()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        QVERIFY(w.exploration().open(QStringLiteral("grundy:12")));
        QVERIFY2(w.summary().contains(QStringLiteral("the graph of kayles:7")), qPrintable(w.summary()));
        QTRY_VERIFY(w.isQuiet() && !w.summary().contains(QStringLiteral("kayles:7")));
    }

    void raisesTheLimitThatWasMet()
    {
        Window w(QStringLiteral("nim:50"), 200);
        QTRY_VERIFY(w.isQuiet());
        QVERIFY(!w.find<QPushButton>("showMore")->isVisible());
        w.exploration().setLimits(200, 100);
        QTRY_VERIFY(w.isQuiet() && w.graph().isTruncated());
        QVERIFY2(w.summary().contains(QStringLiteral("past the limit of 100 moves")), qPrintable(w.summary()));
        QVERIFY(w.find<QPushButton>("showMore")->toolTip().contains(QStringLiteral("limit of moves")));
        while (w.graph().isTruncated()) {
            const std::size_t before = w.graph().moveCount();
            QTest::mouseClick(w.find<QPushButton>("showMore"), Qt::LeftButton);
            QTRY_VERIFY(w.isQuiet() && w.graph().moveCount() > before);
        }
        QCOMPARE(w.graph().moveCount(), std::size_t(50 * 51 / 2));
        w.exploration().setLimits(20, 1000);
        QTRY_VERIFY(w.isQuiet() && w.graph().isTruncated());
        QVERIFY2(w.summary().contains(QStringLiteral("past the limit of 20 positions")), qPrintable(w.summary()));
        QVERIFY(w.find<QPushButton>("showMore")->toolTip().contains(QStringLiteral("limit of positions")));
    }

    void whatCannotBeShownSaysSo()
    {
        Window w(QStringLiteral("nim:1000000000"));
        QTRY_VERIFY(w.isQuiet());
        QVERIFY2(w.summary().contains(QStringLiteral("choose a smaller game")), qPrintable(w.summary()));
        QVERIFY(!w.find<QPushButton>("showMore")->isVisible());
        QVERIFY(!w.action(ExploreCommands::extendGraph)->isEnabled());
    }

    void goesOnByButtonAndByKey()
    {
        Window w(QStringLiteral("kayles:24"), 60);
        QTRY_VERIFY(w.isQuiet());
        PositionId before = w.graph().positionCount();
        QTest::mouseClick(w.find<QPushButton>("showMore"), Qt::LeftButton);
        QTRY_VERIFY(w.isQuiet() && w.graph().positionCount() > before);
        before = w.graph().positionCount();
        w.key(Qt::Key_G);
        QTRY_VERIFY(w.isQuiet() && w.graph().positionCount() > before);
        while (w.graph().isTruncated()) {
            before = w.graph().positionCount();
            w.key(Qt::Key_G);
            QTRY_VERIFY(w.isQuiet() && w.graph().positionCount() > before);
        }
        JobControl control;
        const GameGraphPtr whole = buildGraph(w.exploration().start(), {}, control);
        QCOMPARE(w.graph().positionCount(), whole->positionCount());
        QVERIFY(!w.find<QPushButton>("showMore")->isVisible());
    }

    void aGrownGraphIsCountedOnceItIsSeen()
    {
        Window w(QStringLiteral("kayles:24"), 60);
        QTRY_VERIFY(w.isQuiet());
        QStringList meanwhile; // the graph is built, but not laid out
        connect(&w.exploration(), &Exploration::graphChanged, &w.view, [&] { meanwhile << w.view.summary(); });
        w.key(Qt::Key_G);
        QTRY_VERIFY(w.isQuiet() && w.graph().positionCount() > 60);
        QCOMPARE(meanwhile, {QStringLiteral("laying out %1 positions").arg(w.graph().positionCount())});
        QVERIFY2(w.summary().startsWith(QStringLiteral("%1 positions").arg(w.graph().positionCount())),
                 qPrintable(w.summary()));
        QVERIFY2(w.summary().contains(QStringLiteral("past the limit of 240 positions")), qPrintable(w.summary()));
    }

    void goesOnWhereAPersonLooks()
    {
        Window w(QStringLiteral("kayles:24"), 60);
        QTRY_VERIFY(w.isQuiet());
        const PositionId last = w.graph().positionCount() - 1;
        QVERIFY(!w.graph().isExpanded(last));
        w.click(last); // positions beyond the limit are expanded by a click
        QTRY_VERIFY(w.isQuiet() && w.graph().isExpanded(last));
        QCOMPARE(w.exploration().selected(), last);
        QVERIFY(w.graph().isTruncated());
        PositionId folded = 0;
        while (w.graph().isExpanded(folded))
            ++folded;
        w.exploration().select(folded);
        w.key(Qt::Key_G, Qt::ShiftModifier);
        QTRY_VERIFY(w.isQuiet() && w.graph().isExpanded(folded));
    }

    void whatHasGrownBelowComesIntoView()
    {
        Window w(QStringLiteral("kayles:40"), 3000);
        QTRY_VERIFY(w.isQuiet());
        PositionId last = w.graph().positionCount();
        while (w.graph().isExpanded(--last)) {
        }
        w.exploration().select(last);
        w.key(Qt::Key_Z);
        QTRY_VERIFY(w.isQuiet());
        const auto inside = [&w](PositionId id, int margin) {
            return w.canvas().rect().adjusted(margin, margin, -margin, -margin).contains(w.point(id));
        };
        QVERIFY(inside(last, 24));
        w.key(Qt::Key_G, Qt::ShiftModifier);
        QTRY_VERIFY(w.isQuiet() && w.graph().isExpanded(last));
        QCOMPARE(w.exploration().selected(), last);
        QVERIFY(inside(last, 8));
        for (const PositionId follower : w.graph().followers(last))
            QVERIFY(inside(follower, 8));
    }

    void cancelKeepsWhatIsBuilt()
    {
        Window w(QStringLiteral("matrix:5x5"), 3000);
        QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet(), 120'000);
        QVERIFY(w.graph().isTruncated());
        const PositionId before = w.graph().positionCount();
        const QString text = w.graph().text(before - 1);
        w.key(Qt::Key_G);
        QTRY_VERIFY(w.find<QPushButton>("stopBuilding")->isVisible() || w.graph().positionCount() > before);
        w.exploration().cancelBuilding();
        QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet(), 120'000);
        QVERIFY(w.graph().positionCount() >= before);
        QCOMPARE(w.graph().text(before - 1), text);
        QVERIFY(!w.find<QPushButton>("stopBuilding")->isVisible());
    }

    void stoppingIsSaidAtOnce()
    {
        Window w(QStringLiteral("kayles:40"), 5'000); // four times as many take a while
        QTRY_VERIFY(w.isQuiet());
        const auto *stop = w.find<QPushButton>("stopBuilding");
        const auto showJobs = [] { QCoreApplication::sendPostedEvents(); };
        w.key(Qt::Key_G);
        showJobs();
        QVERIFY(stop->isVisible() && stop->isEnabled());
        QCOMPARE(stop->text(), QStringLiteral("Stop here"));
        w.exploration().cancelBuilding();
        showJobs();
        QVERIFY(w.exploration().isStopping() && !stop->isEnabled());
        QCOMPARE(stop->text(), QStringLiteral("Stopping…"));
        QVERIFY2(w.summary().contains(QStringLiteral("stopping; what is built is kept")), qPrintable(w.summary()));
        QTRY_VERIFY(w.isQuiet() && !stop->isVisible());
        QVERIFY(!w.exploration().isStopping());
        w.key(Qt::Key_G);
        showJobs();
        QVERIFY(stop->isVisible() && stop->isEnabled());
    }

    // ---- components next to their sum

    void tokensFollowTheSum()
    {
        Window w(QStringLiteral("kayles:4 + nim:3 + chomp:2x2"));
        QTRY_VERIFY(w.isQuiet());
        w.key(Qt::Key_C);
        auto *panes = w.view.findChild<ComponentPanes *>();
        QVERIFY(panes->isVisible());
        QTRY_COMPARE(panes->count(), 3);
        QTRY_VERIFY(w.isQuiet());
        for (int i = 0; i < 3; ++i)
            QTRY_VERIFY(panes->canvas(i)->isCurrent() && !panes->canvas(i)->isSharpening());
        JobControl control;
        const auto graphs = ComponentGraphs::build(w.exploration().start(), w.graph(), control).value();
        for (const PositionId id : samples::allOf(w.graph())) {
            w.exploration().select(id);
            QStringList texts;
            for (int i = 0; i < 3; ++i)
                texts << panes->findChild<QLabel *>(QStringLiteral("componentTitle.%1").arg(i))->text();
            for (std::size_t i = 0; i < 3; ++i)
                QCOMPARE(texts[qsizetype(i)], graphs->graph(i)->text(graphs->positions(id)[i]));
        }
    }

    void aClickMovesAToken()
    {
        Window w(QStringLiteral("kayles:4 + nim:3"));
        QTRY_VERIFY(w.isQuiet());
        w.key(Qt::Key_C);
        auto *panes = w.view.findChild<ComponentPanes *>();
        QTRY_COMPARE(panes->count(), 2);
        GraphCanvas *heaps = panes->canvas(1);
        QTRY_VERIFY(heaps->isCurrent() && !heaps->isSharpening());
        const auto one = heaps->picture().explored.graph->find(CellVector{1});
        QVERIFY(one);
        QTest::mouseClick(heaps, Qt::LeftButton, {}, heaps->pointOf(ShownId(*one)).toPoint());
        QCOMPARE(w.exploration().selectedPosition().text(), QStringLiteral("kayles:4 + nim:1"));
        w.key(Qt::Key_C);
        QVERIFY(!panes->isVisible());
        QCOMPARE(panes->count(), 0);
    }

    void oneComponentIsSaidToBeOne()
    {
        Window w(QStringLiteral("chomp:3x3"));
        QTRY_VERIFY(w.isQuiet());
        w.key(Qt::Key_C);
        auto *message = w.find<QLabel>("componentMessage");
        QTRY_VERIFY(message->isVisible() && message->text().size() > 20);
        // The message is one line high and doesn't use the space of the missing graphs.
        QTRY_VERIFY(w.view.findChild<ComponentPanes *>()->height() < 3 * message->sizeHint().height());
        w.exploration().open(QStringLiteral("chomp:2x3 + nim:3"));
        QTRY_VERIFY(w.isQuiet() && w.view.findChild<ComponentPanes *>()->height() > 150);
    }
};

MEXPLORER_TEST(TestGrowing)
#include "tst_growing.moc"
