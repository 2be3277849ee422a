// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;

/// Tests GraphSource without a canvas: graph, excerpt, selection and requests.
class TestGraphSource : public QObject
{
    Q_OBJECT

private slots:
    void theFilteredGraphIsTheExcerpt()
    {
        Session session;
        GraphSource *all = session.wholeGraph();
        GraphSource *part = session.filteredGraph();
        QVERIFY(!all->whole().graph && !part->shown().graph && part->expression().isEmpty());
        QSignalSpy parts(part, &GraphSource::graphChanged);
        session.exploration()->open(QStringLiteral("kayles:7"));
        QCOMPARE(part->expression(), QStringLiteral("kayles:7"));
        QTRY_VERIFY(session.filter()->isCurrent() && session.exploration()->isReady());
        QVERIFY(!part->excerpt() && part->shown().graph == all->whole().graph);
        session.filter()->setWinningMovesOnly(true);
        QTRY_VERIFY(session.filter()->isCurrent() && part->excerpt());
        QVERIFY(part->shown().graph == part->excerpt()->graph() && part->shown().labels == part->excerpt()->labels());
        QVERIFY(part->whole().graph == all->whole().graph && !all->excerpt() && !part->pinned());
        QVERIFY(parts.count() >= 2);
        session.filter()->setUnfolding(true);
        session.filter()->setPinned(3, true);
        QVERIFY(part->pinned() && part->pinned()->size() == 1 && !all->pinned());
    }

    void requestsReachTheExploration()
    {
        Session session;
        session.exploration()->open(QStringLiteral("kayles:7"));
        QTRY_VERIFY(session.exploration()->isReady());
        GraphSource *graph = session.filteredGraph();
        QSignalSpy selections(graph, &GraphSource::selectionChanged);
        graph->select(3);
        graph->hover(5);
        QCOMPARE(session.exploration()->selected(), PositionId(3));
        QCOMPARE(graph->selected(), PositionId(3));
        QCOMPARE(graph->hovered(), PositionId(5));
        QCOMPARE(selections.count(), 1);
        graph->makeStart(3);
        QVERIFY(session.exploration()->expression() != QStringLiteral("kayles:7"));
    }

    void aSingleGraphHasASelectionOfItsOwn()
    {
        Session session;
        session.exploration()->open(QStringLiteral("nim:3,2"));
        QTRY_VERIFY(session.exploration()->isReady());
        SingleGraph graph(session.exploration()->explored());
        QSignalSpy selections(&graph, &GraphSource::selectionChanged);
        graph.select(4);
        graph.select(4);
        graph.select(noPosition);
        QCOMPARE(graph.selected(), PositionId(4));
        QCOMPARE(selections.count(), 1);
        QCOMPARE(session.exploration()->selected(), GameGraph::root());
        QVERIFY(graph.shown().graph == session.exploration()->graph());
    }
};

MEXPLORER_TEST(TestGraphSource)
#include "tst_graphsource.moc"
