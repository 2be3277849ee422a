// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graph/graphbuilder.h"
#include "model/layout/layeredlayout.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QLineF>
#include <QTest>

#include <cmath>

using namespace mexplorer;

/// Layouts whose distances of columns and layers suit the shape of a picture.
class TestShape : public QObject
{
    Q_OBJECT

private:
    struct Sample
    {
        GameGraphPtr graph;
        LayoutPtr layout;
    };
    static Sample sample(const QString &game, Orientation orientation = Orientation::TopDown)
    {
        JobControl control;
        const GameGraphPtr graph = buildGraph(parsePosition(game).value(), {}, control);
        const LabelsPtr labels = label(*graph, Convention::Normal, control);
        const Predecessors predecessors(*graph);
        return {graph, layOut(*graph, *labels, predecessors, {.orientation = orientation}, control)};
    }
    /// The pixels per unit when everything is visible.
    static qreal scaleIn(const LayeredLayout &layout, QSizeF available)
    {
        return std::min(available.width() / layout.extent().width(), available.height() / layout.extent().height());
    }

private slots:
    void positionsGrowAndKeepTheirOrder_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("leftRight");
        for (const char *game : {"kayles:9", "kayles:12", "nim:24", "nim:3,4", "matrix:2x2", "subtraction{1-3}:20"}) {
            QTest::addRow("%s down", game) << QString::fromLatin1(game) << false;
            QTest::addRow("%s right", game) << QString::fromLatin1(game) << true;
        }
    }
    void positionsGrowAndKeepTheirOrder()
    {
        QFETCH(QString, game);
        QFETCH(bool, leftRight);
        const Sample s = sample(game, leftRight ? Orientation::LeftRight : Orientation::TopDown);
        const LayeredLayout &before = *s.layout;
        for (const QSizeF available : {QSizeF(760, 500), QSizeF(300, 600), QSizeF(900, 160), QSizeF(120, 120)}) {
            const LayoutPtr after = shaped(s.layout, *s.graph, available);
            QVERIFY(scaleIn(*after, available) >= 0.95 * scaleIn(before, available));
            for (PositionId id = 0; id < before.positionCount(); ++id) {
                QCOMPARE(after->nearest(after->point(id), 0.1), id);
                QVERIFY(after->layerBox(after->layerOf(id)).contains(after->point(id)));
                QVERIFY(after->extent().contains(after->point(id)));
                QCOMPARE(after->neighbour(id, 1), before.neighbour(id, 1));
                const PositionId next = after->neighbour(id, 1);
                if (next == noPosition)
                    continue;
                const qreal distance = QLineF(before.point(id), before.point(next)).length();
                QVERIFY(QLineF(after->point(id), after->point(next)).length() >= std::min(1.29, 0.99 * distance));
            }
        }
    }

    void roomIsUsed()
    {
        // Twelve pins make a graph of 12 layers and up to 14 columns: in a low picture its layers move closer together,
        // in a narrow one its columns do.
        const Sample s = sample(QStringLiteral("kayles:12"));
        for (const QSizeF available : {QSizeF(900, 300), QSizeF(330, 700)}) {
            const LayoutPtr after = shaped(s.layout, *s.graph, available);
            QVERIFY(scaleIn(*after, available) > 1.15 * scaleIn(*s.layout, available));
        }
    }

    void fillingKeepsOrdersAndUsesTheRoom_data() { positionsGrowAndKeepTheirOrder_data(); }
    /// For an audience: in the chosen orientation positions are at least as far apart as in the other one.
    void fillingKeepsOrdersAndUsesTheRoom()
    {
        QFETCH(QString, game);
        QFETCH(bool, leftRight);
        const Sample s = sample(game, leftRight ? Orientation::LeftRight : Orientation::TopDown);
        QVERIFY(canFill(*s.layout));
        const auto leastDistance = [](const LayeredLayout &layout, QSizeF available) {
            const QSizeF spacing = layout.spacing() * scaleIn(layout, available);
            return std::min(spacing.width(), spacing.height());
        };
        for (const QSizeF available : {QSizeF(1340, 540), QSizeF(760, 500), QSizeF(300, 600)}) {
            const LayoutPtr after = filling(s.layout, *s.graph, available);
            for (PositionId id = 0; id < s.layout->positionCount(); ++id) {
                QCOMPARE(after->nearest(after->point(id), 0.1), id);
                QVERIFY(after->extent().contains(after->point(id)));
                QCOMPARE(after->neighbour(id, 1), s.layout->neighbour(id, 1));
            }
            QVERIFY(leastDistance(*after, available) >= 0.95 * leastDistance(*s.layout, available));
            const Orientation best = orientationFor(*s.layout, available);
            const Sample chosen = sample(game, best);
            const Sample other =
                sample(game, best == Orientation::TopDown ? Orientation::LeftRight : Orientation::TopDown);
            QVERIFY(leastDistance(*filling(chosen.layout, *chosen.graph, available), available) >=
                    0.85 * leastDistance(*filling(other.layout, *other.graph, available), available));
        }
        QCOMPARE(filling(s.layout, *s.graph, {}), s.layout);
    }

    void whatHasRoomStaysAsItIs()
    {
        const Sample small = sample(QStringLiteral("kayles:5"));
        QCOMPARE(shaped(small.layout, *small.graph, {760, 500}), small.layout); // large enough
        QCOMPARE(shaped(small.layout, *small.graph, {}), small.layout);
        const Sample bands = sample(QStringLiteral("kayles:22"));
        QCOMPARE(shaped(bands.layout, *bands.graph, {900, 200}), bands.layout);
    }
};

MEXPLORER_TEST(TestShape)
#include "tst_shape.moc"
