// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "views/canvas/moveplan.h"

#include <QTest>

using namespace mexplorer;
using Kind = MovePlan::Kind;

/// Tests which moves are drawn and how, by a pure function: at and around each of its limits.
class TestMovePlan : public QObject
{
    Q_OBJECT

private slots:
    void kinds_data()
    {
        QTest::addColumn<MoveScene>("scene");
        QTest::addColumn<quint64>("ofEnds");
        QTest::addColumn<Kind>("kind");
        constexpr auto screen = MoveTarget::Screen;
        constexpr auto file = MoveTarget::File;
        constexpr auto tile = MoveTarget::Tile;
        const auto row = [](const char *name, const MoveScene &scene, quint64 ofEnds, Kind kind) {
            QTest::newRow(name) << scene << ofEnds << kind;
        };
        row("small, few", {1'999, 3'000, 1, screen, false}, 0, Kind::Lines);
        row("small, more", {1'999, 3'001, 100, screen, true}, 0, Kind::ThinLines);
        row("small in a file", {1'999, 60'000, 1, file, false}, 0, Kind::Lines);
        row("small in a file, very many", {1'999, 60'001, 1, file, false}, 0, Kind::ThinLines);
        row("small in tiles", {1'999, 999'999, 1, tile, false}, 0, Kind::Lines);
        row("far, not counted", {2'000, 9'000, 21.9, screen, false}, 0, Kind::None);
        row("far", {2'000, 9'000, 21.9, screen, true}, 0, Kind::Density);
        row("near, few", {2'000, 9'000'000, 22, screen, false}, 1'500, Kind::Lines);
        row("near, more", {2'000, 9'000'000, 22, screen, true}, 1'501, Kind::DensityOfEnds);
        row("near in a file", {2'000, 9'000'000, 22, file, true}, 60'000, Kind::Lines);
        row("near in a file, more", {2'000, 9'000'000, 22, file, true}, 60'001, Kind::DensityOfEnds);
        row("far in a file", {2'000, 9'000'000, 5, file, true}, 0, Kind::Density);
        row("few moves in tiles", {2'000, 60'000, 50, tile, true}, 0, Kind::Lines);
        row("tiles", {2'000, 60'001, 50, tile, true}, 0, Kind::Density);
    }
    void kinds()
    {
        QFETCH(MoveScene, scene);
        QFETCH(quint64, ofEnds);
        QFETCH(Kind, kind);
        const MovePlan plan = planMoves(scene, ofEnds);
        QCOMPARE(plan.kind, kind);
        QCOMPARE(plan.leavesOutPassing, scene.leavesOutPassing());
        QCOMPARE(plan.isDensity(), kind == Kind::Density || kind == Kind::DensityOfEnds);
        QCOMPARE(plan.palesWinning, !scene.isSmall() && (kind == Kind::Lines || kind == Kind::DensityOfEnds));
    }

    void densitiesOfManyMovesAreSamples()
    {
        for (const quint64 moves : {1'501, 20'000, 20'001, 40'000, 40'001, 5'000'000}) {
            const MovePlan plan = planMoves({9'000, 9'000'000, 30, MoveTarget::Screen, true}, moves);
            QCOMPARE(plan.isSample(), moves > 20'000);
            QVERIFY(moves / plan.share <= 20'000 && (plan.share == 1 || moves / (plan.share - 1) >= 20'000));
            QVERIFY(plan.opacity >= 0.2 && plan.opacity <= 0.5);
        }
        QCOMPARE(densityShare(0), quint64(1));
        QCOMPARE(densityShare(1'500'000), quint64(1));
        QCOMPARE(densityShare(1'500'001), quint64(2));
    }

    void theDensityFadesOnTheWayNearer()
    {
        qreal last = 1;
        for (qreal scale = 0.5; scale < MoveScene::nearScale; scale += 0.5) {
            const MovePlan plan = planMoves({9'000, 90'000, scale, MoveTarget::Screen, true}, 0);
            QVERIFY(plan.opacity <= last && plan.opacity > 0.1);
            last = plan.opacity;
        }
        QVERIFY(last < 0.2);
    }

    /// A legend explains what any plan of its scale draws.
    void termsCoverThePlans()
    {
        for (const quint64 positions : {10, 1'999, 2'000, 1'000'000}) {
            for (const qreal scale : {0.1, 21.0, 22.0, 120.0}) {
                for (const quint64 moves : {5, 3'001, 70'000, 30'000'000}) {
                    const MoveScene scene{positions, moves, scale, MoveTarget::Screen, true};
                    const MoveTerms terms = moveTerms(scene);
                    for (const quint64 ofEnds : {quint64(0), quint64(1'501), moves}) {
                        const MovePlan plan = planMoves(scene, ofEnds);
                        const bool hasLines = plan.kind != Kind::None && plan.kind != Kind::Density;
                        QVERIFY(terms.density || !plan.isDensity());
                        QCOMPARE(terms.winningLines, hasLines);
                    }
                }
            }
        }
    }
};

MEXPLORER_TEST(TestMovePlan)
#include "tst_moveplan.moc"
