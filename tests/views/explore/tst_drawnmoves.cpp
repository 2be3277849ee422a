// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/explorewindow.h"

#include "model/core/scanner.h"

#include <QRegularExpression>

using namespace mexplorer;
using Window = samples::ExploreWindow;

namespace {

/// Parses a number with group separators.
quint64 number(QString text)
{
    return text.remove(u',').toULongLong();
}

} // namespace

/// Tests the sentence about the moves that are drawn, at every scale.
class TestDrawnMoves : public QObject
{
    Q_OBJECT

private slots:
    void smallGraphsAreDrawnWhole_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"nim:0", "kayles:7", "nim:3,4,5", "kayles:22", "matrix:3x3", "grundy:20"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    /// Below 2,000 positions each position and each move is drawn, at any scale and in any layout.
    void smallGraphsAreDrawnWhole()
    {
        QFETCH(QString, game);
        const ExploredGraph explored = samples::explored(game);
        const GameGraph &graph = *explored.graph;
        QVERIFY(graph.positionCount() < MoveScene::smallGraph);
        const QRectF view(0, 0, 700, 500);
        QImage image(view.size().toSize(), QImage::Format_RGB32);
        for (const Orientation orientation : {Orientation::TopDown, Orientation::LeftRight}) {
            const GraphPicture picture = samples::pictureOf(explored, ColorBy::Outcome,
                                                            {.layering = {}, .order = {}, .orientation = orientation});
            const Camera whole = Camera::fitting(picture.layout->extent(), view);
            for (const qreal nearer : {0.5, 1.0, 3.0, 12.0, 60.0}) {
                QPainter painter(&image);
                const Camera camera{picture.layout->point(graph.positionCount() / 2), nearer * whole.scale};
                const PaintedCounts counts = paintGraph(painter, {picture, camera, view}, JobControl());
                QCOMPARE(counts.drawnMoves, quint64(graph.moveCount()));
                if (nearer <= 0.5)
                    QCOMPARE(counts.shownPositions, quint64(graph.positionCount()));
            }
        }
    }

    void theSentenceIsTrueAtEveryDistance_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"kayles:7", "kayles:22", "kayles:27", "matrix:3x4"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    void theSentenceIsTrueAtEveryDistance()
    {
        QFETCH(QString, game);
        Window w(game);
        QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet(), 60'000);
        const quint64 moves = w.graph().moveCount();
        const Camera whole = w.canvas().camera();
        static const QRegularExpression some(
            QStringLiteral("([\\d,]+) of ([\\d,]+) moves drawn(?:, ([\\d,]+) of them as lines)?"));
        bool wasPartial = false;
        for (const qreal nearer : {1.0, 2.0, 5.0, 10.0, 20.0, 40.0}) {
            w.canvas().setCamera({w.layout().point(w.graph().positionCount() / 2), nearer * whole.scale});
            QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet(), 60'000);
            const PaintedCounts &counts = w.canvas().counts();
            const QString summary = w.summary();
            const QRegularExpressionMatch match = some.match(summary);
            QCOMPARE(summary.contains(QStringLiteral("as a density")),
                     counts.plan.isDensity() && (counts.lines == 0 || counts.drawnMoves == moves));
            QCOMPARE(summary.contains(QStringLiteral("all moves drawn")), counts.drawnMoves == moves);
            QCOMPARE(match.hasMatch(), counts.drawnMoves > 0 && counts.drawnMoves < moves);
            if (w.picture().isSmall())
                QCOMPARE(counts.drawnMoves, moves);
            if (!match.hasMatch())
                continue;
            wasPartial = true;
            QCOMPARE(number(match.captured(1)), counts.drawnMoves);
            QCOMPARE(number(match.captured(2)), moves);
            if (match.lastCapturedIndex() == 3)
                QCOMPARE(number(match.captured(3)), counts.lines);
            QVERIFY(counts.lines <= counts.drawnMoves);
            QCOMPARE(summary.contains(QStringLiteral("begin or end in view")), counts.plan.leavesOutPassing);
            // Those of the selected position are lines at every scale, and counted separately.
            const PositionId selected = w.canvas().shownSelection().value;
            const auto lines = w.picture().explored.graph->followers(selected).size() +
                               (*w.picture().explored.predecessors)(selected).size();
            QCOMPARE(
                summary.contains(QStringLiteral("; besides, %1 moves of the selected position as lines").arg(lines)),
                counts.plan.isDensity());
        }
        QCOMPARE(wasPartial, !w.picture().isSmall());
    }

    /// In a large graph at a near scale, only moves that begin or end at a visible position are drawn.
    void movesThatOnlyPassAreLeftOut()
    {
        Window w(QStringLiteral("matrix:3x4"));
        QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet(), 60'000);
        const GameGraph &graph = w.graph();
        for (const qreal scale : {40.0, 100.0, 200.0}) {
            w.canvas().setCamera({w.layout().point(graph.positionCount() / 2), scale});
            QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet(), 60'000);
            const qreal radius = GraphSizes(scale).markRadius;
            const QRectF view = w.canvas().viewRect().adjusted(-radius, -radius, radius, radius);
            const auto isSeen = [&](PositionId id) { return view.contains(w.canvas().pointOf(ShownId(id))); };
            quint64 expected = 0;
            for (PositionId id = 0; id < graph.positionCount(); ++id) {
                for (const PositionId follower : graph.followers(id))
                    expected += isSeen(id) || isSeen(follower);
            }
            QVERIFY(expected > 0 && expected < graph.moveCount());
            QCOMPARE(w.canvas().counts().drawnMoves, expected);
            QVERIFY2(w.summary().contains(QStringLiteral("those that begin or end in view")), qPrintable(w.summary()));
        }
    }

    void foundPositionsWithoutAMarkAreTold()
    {
        Window w(QStringLiteral("matrix:4x4"), 200'000, {2400, 2000});
        QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet(), 60'000);
        w.type(QStringLiteral("N"));
        QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet() && !w.filter().matches().empty(), 60'000);
        QVERIFY(w.filter().matches().size() > 50'000);
        QVERIFY(!w.summary().contains(QStringLiteral("marked"))); // at a far scale, as dots
        w.canvas().setCamera({w.layout().extent().center(), 8.2});
        QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet(), 60'000);
        std::size_t inView = 0;
        for (const PositionId id : w.filter().matches())
            inView += w.canvas().viewRect().adjusted(-15, -15, 15, 15).contains(w.canvas().pointOf(ShownId(id)));
        QVERIFY(inView > 20'000);
        const FoundCounts found = w.canvas().foundCounts();
        QCOMPARE(found.inView, inView);
        QCOMPARE(found.marked, std::size_t(20'000));
        QVERIFY2(w.summary().contains(
                     QStringLiteral("20,000 of %1 found positions in view marked").arg(groupedNumber(inView))),
                 qPrintable(w.summary()));
        w.canvas().setCamera({w.layout().extent().center(), 30});
        QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet(), 60'000);
        QVERIFY(!w.summary().contains(QStringLiteral("marked")));
    }
};

MEXPLORER_TEST(TestDrawnMoves)
#include "tst_drawnmoves.moc"
