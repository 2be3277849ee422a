// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/canvas/badges.h"

#include <QTest>

#include <cmath>

using namespace mexplorer;

/// Tests the drawings round a mark: its rings, its miniature, its badge, and the curves that lead to it.
class TestBadges : public QObject
{
    Q_OBJECT

private slots:
    void everythingHasRoomInTheExtent_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game :
             {"nim:9", "subtraction{1-3}:12", "kayles:7", "nim:9,9", "matrix:3x3", "kayles:5 + nim:9"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void everythingHasRoomInTheExtent()
    {
        QFETCH(QString, game);
        const ExploredGraph explored = samples::explored(game);
        for (const Orientation orientation : {Orientation::TopDown, Orientation::LeftRight}) {
            const GraphPicture picture = samples::pictureOf(explored, ColorBy::Outcome,
                                                            {.layering = {}, .order = {}, .orientation = orientation});
            for (const qreal scale : {24.0, 56.0, 96.0}) {
                const QRectF view(QPointF(), picture.layout->extent().size() * scale);
                const Camera camera{picture.layout->extent().center(), scale};
                const qreal radius = GraphSizes(scale).markRadius;
                const MiniatureBoxes boxes(picture, scale);
                for (const PositionId id : samples::allOf(*explored.graph)) {
                    const QPointF at = camera.toView(picture.layout->point(id), view);
                    const qreal reach = radius + ringReach;
                    QVERIFY(view.contains(QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)));
                    const QRectF miniature =
                        boxes.hasSpace() ? boxes.box(explored.graph->cells(id), at) : QRectF(at, QSizeF());
                    QVERIFY(view.contains(miniature));
                    for (std::size_t i = 0; i < explored.graph->followers(id).size(); ++i) {
                        const MovePath path = movePath({picture, camera, view}, ShownId(id), i);
                        const QPointF middle = path.curved ? 0.25 * path.from + 0.5 * path.control + 0.25 * path.to
                                                           : (path.from + path.to) / 2;
                        QVERIFY(view.adjusted(3, 3, -3, -3).contains(middle));
                    }
                }
            }
        }
    }

    /// If positions are far apart, small marks also show the sizes of their groups.
    void smallMarksCarryBadgesWhereThereIsRoom()
    {
        JobControl control;
        const ExploredGraph whole = samples::explored(QStringLiteral("matrix:3x4"));
        const auto quotient = collapse(*whole.graph, *whole.labels, Collapse::SgValue, control).value();
        GraphPicture picture;
        ExcerptRequest request;
        request.quotient = quotient;
        const ExcerptPtr excerpt = excerptOf(whole.graph, *whole.labels, request, control);
        picture.explored = {whole.start, excerpt->graph(), excerpt->labels(), excerpt->predecessors()};
        picture.layout = samples::layoutOf(picture.explored);
        QVERIFY(!hasBadges(picture, 18)); // no groups
        picture.excerpt = excerpt;
        QVERIFY(GraphSizes(18).markRadius < 6);
        QVERIFY(hasBadges(picture, 18) && hasBadges(picture, 60));
        QVERIFY(!hasBadges(picture, 4));
        picture.layout = samples::layoutOf(samples::explored(QStringLiteral("kayles:22"))); // bands of positions
        QVERIFY(!hasBadges(picture, 18) && hasBadges(picture, 60));
    }

    void badgesStandClear()
    {
        const QSizeF size(30, 14);
        for (const qreal radius : {6.0, 9.0, 14.0, 20.0, 40.0}) {
            for (const qreal height : {0.0, 8.0, 20.0, 64.0}) {
                const QRectF miniature =
                    height > 0 ? QRectF(radius + ringReach + 2, -height / 2, 40, height) : QRectF();
                const QRectF box = badgeBox({}, radius, size, miniature);
                QVERIFY(!box.intersects(miniature));
                QVERIFY(std::hypot(box.left(), box.bottom()) >= radius + ringReach - 0.01); // at its nearest corner
                QVERIFY(box.left() > 0 && box.bottom() < 0);
            }
        }
    }
};

MEXPLORER_TEST(TestBadges)
#include "tst_badges.moc"
