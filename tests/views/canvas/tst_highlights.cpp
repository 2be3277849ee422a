// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "tests/views/support/shapes.h"
#include "views/canvas/highlights.h"

#include <QPainter>
#include <QPicture>
#include <QTest>

using namespace mexplorer;

/// Tests that the number of highlighted lines and rings in a frame is bounded, however many positions a step, a play or
/// a selection is about.
class TestHighlights : public QObject
{
    Q_OBJECT

private slots:
    void framesAreBounded_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"chain", "star", "lens", "comb", "two-way star", "cycle"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void framesAreBounded()
    {
        QFETCH(QString, name);
        GraphPicture picture = samples::pictureOf(samples::exploredFrom(samples::shapePosition(name, 60'000)));
        const std::vector<PositionId> all = samples::allOf(*picture.explored.graph);
        picture.focus = {all, all};
        Highlights highlights{ShownId(GameGraph::root()), ShownId(1), {}, true};
        for (const PositionId id : all) {
            if (id > 0)
                highlights.marks.line.push_back({ShownId(id - 1), ShownId(id)});
        }
        for (const qreal scale : {0.02, 1.0, 30.0}) {
            for (const QPointF centre : {picture.layout->extent().center(), picture.layout->point(0)}) {
                const PictureView part{picture, {centre, scale}, QRectF(0, 0, 1400, 900)};
                QPicture drawn; // its size grows with each item drawn
                QPainter painter(&drawn);
                paintHighlightedMoves(painter, part, highlights);
                paintHighlightRings(painter, part, highlights);
                painter.end();
                QVERIFY2(drawn.size() < 6'000'000, qPrintable(QString::number(drawn.size())));
                QVERIFY(drawn.size() > 500 || !part.view.contains(part.pointOf(ShownId(0))));
            }
        }
    }

    /// A play is drawn along its whole length, as steps or as lines over several steps.
    void longPlaysAreWhole()
    {
        GraphPicture picture =
            samples::pictureOf(samples::exploredFrom(samples::shapePosition(QStringLiteral("chain"), 30'000)));
        Highlights highlights;
        for (PositionId id = 1; id < picture.layout->positionCount(); ++id)
            highlights.marks.line.push_back({ShownId(id - 1), ShownId(id)});
        const QRectF extent = picture.layout->extent();
        const QSize size(60, 1'000);
        const PictureView part{picture, {extent.center(), size.height() / extent.height()}, QRectF(QPointF(), size)};
        QImage image(size, QImage::Format_RGB32);
        image.fill(picture.colors.surface);
        QPainter painter(&image);
        paintHighlightedMoves(painter, part, highlights);
        painter.end();
        for (int y = 3; y < size.height() - 3; ++y) {
            bool isDrawn = false;
            for (int x = 0; x < size.width(); ++x)
                isDrawn = isDrawn || image.pixelColor(x, y) != picture.colors.surface;
            QVERIFY2(isDrawn, qPrintable(QString::number(y)));
        }
    }
};

MEXPLORER_TEST(TestHighlights)
#include "tst_highlights.moc"
