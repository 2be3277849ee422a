// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "views/canvas/layers.h"

#include "tests/views/support/samples.h"

#include <QPainter>
#include <QTest>

using namespace mexplorer;

class TestLayerColors : public QObject
{
    Q_OBJECT

private slots:
    void countsEachPositionOnce_data();
    void countsEachPositionOnce();
    void hidesWhatAWalkThroughHides();
    void paintsBarsWhenFarOnly();
    void coveredBarsAreLeftOut();
    void toldLayersHaveRoom();
    void partsOfTallLayersAreTold();
};

void TestLayerColors::countsEachPositionOnce_data()
{
    QTest::addColumn<ColorBy>("by");
    QTest::newRow("outcome") << ColorBy::Outcome;
    QTest::newRow("SG value") << ColorBy::SgValue;
    QTest::newRow("remoteness") << ColorBy::Remoteness;
    QTest::newRow("birthday") << ColorBy::Birthday;
}

void TestLayerColors::countsEachPositionOnce()
{
    QFETCH(ColorBy, by);
    GraphPicture picture = samples::pictureOf(QStringLiteral("matrix:3x4"));
    picture.setColorBy(by);
    const LayerColors shares(picture);
    const LayeredLayout &layout = *picture.layout;
    for (std::size_t layer = 0; layer < layout.layerCount(); ++layer) {
        QCOMPARE(std::size_t(shares.total(layer)), layout.layer(layer).size());
        if (by != ColorBy::Outcome)
            continue;
        quint32 losing = 0;
        for (const PositionId id : layout.layer(layer))
            losing += picture.explored.labels->value(id) == 0;
        QCOMPARE(shares.count(layer, std::size_t(Outcome::P)), losing);
        QCOMPARE(shares.count(layer, std::size_t(Outcome::N)), shares.total(layer) - losing);
    }
}

void TestLayerColors::hidesWhatAWalkThroughHides()
{
    GraphPicture picture = samples::pictureOf(QStringLiteral("matrix:3x4"));
    QVERIFY(!LayerColors(picture).isEmpty());
    picture.answers.outcomeSteps =
        std::make_shared<const std::vector<quint32>>(picture.explored.graph->positionCount(), 7);
    QVERIFY(LayerColors(picture).isEmpty());
    QVERIFY(LayerColors(samples::pictureOf(QStringLiteral("kayles:7"))).isEmpty());
}

void TestLayerColors::paintsBarsWhenFarOnly()
{
    const GraphPicture picture = samples::pictureOf(QStringLiteral("matrix:3x4"));
    const LayerColors shares(picture);
    const auto bluePixels = [&](qreal scale, int width = 900) {
        const QRectF view(0, 0, width, 600);
        QImage image(view.size().toSize(), QImage::Format_RGB32);
        image.fill(picture.colors.surface);
        QPainter painter(&image);
        paintLayerColors(painter, {picture, {picture.layout->extent().center(), scale}, view}, shares);
        painter.end();
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == picture.colors.pPosition;
        }
        return count;
    };
    QVERIFY(bluePixels(7) > 100);
    QCOMPARE(bluePixels(30), 0);
    QCOMPARE(bluePixels(7, 200), 0); // they would hide the view
}

/// A bar that the overview map would partly hide is left out, so that no bar extends from behind the map.
void TestLayerColors::coveredBarsAreLeftOut()
{
    const GraphPicture picture = samples::pictureOf(QStringLiteral("matrix:3x4"));
    const QRectF view(0, 0, 900, 600);
    const QRectF covered(700, 350, 188, 238);
    QImage image(view.size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintLayerColors(painter, {picture, {picture.layout->extent().center(), 7}, view}, LayerColors(picture), covered);
    painter.end();
    QVERIFY(!samples::painted(image, qRgb(255, 255, 255)).isEmpty());
    QVERIFY(samples::painted(image, qRgb(255, 255, 255)).bottom() < covered.top());
}

/// The first and the last layer of the view are labelled, and layers between them at a distance; top-down, bars and
/// names label the same layers.
void TestLayerColors::toldLayersHaveRoom()
{
    const QRectF view(0, 0, 900, 600);
    for (const Orientation orientation : {Orientation::TopDown, Orientation::LeftRight}) {
        LayoutOptions options;
        options.orientation = orientation;
        const GraphPicture picture = samples::pictureOf(QStringLiteral("kayles:25"), ColorBy::Outcome, options);
        const LayeredLayout &layout = *picture.layout;
        for (const qreal scale : {1.0, 3.0, 7.0, 12.0, 30.0}) {
            const Camera camera{layout.extent().center(), scale};
            const auto labelled = spacedLayers(layout, camera, view, 20, 36);
            QVERIFY(!labelled.empty());
            const bool topDown = orientation == Orientation::TopDown;
            const qreal end = topDown ? 592 : 890;
            std::vector<std::size_t> inView;
            for (std::size_t layer = 0; layer < layout.layerCount(); ++layer) {
                const QRectF box = camera.toView(layout.layerBox(layer), view);
                const qreal from = topDown ? box.top() : box.left();
                const qreal to = topDown ? box.bottom() : box.right();
                const qreal middle = (from + to) / 2;
                if ((middle >= 36 && middle <= end) || std::min(to, end) - std::max<qreal>(from, 36) >= 12)
                    inView.push_back(layer);
            }
            QCOMPARE(labelled.front().layer, inView.front());
            QVERIFY(labelled.size() == 1 || labelled.back().layer == inView.back());
            for (const auto &[layer, middle] : labelled)
                QVERIFY(middle >= 36 && middle <= end);
            for (std::size_t i = 1; i < labelled.size(); ++i)
                QVERIFY(labelled[i].middle - labelled[i - 1].middle >= 20);
        }
    }
}

/// A layer of many rows is labelled wherever a part of it is in view, next to that part.
void TestLayerColors::partsOfTallLayersAreTold()
{
    const QRectF view(0, 0, 900, 600);
    for (const Orientation orientation : {Orientation::TopDown, Orientation::LeftRight}) {
        LayoutOptions options;
        options.orientation = orientation;
        const GraphPicture picture = samples::pictureOf(QStringLiteral("matrix:3x4"), ColorBy::Outcome, options);
        const LayeredLayout &layout = *picture.layout;
        for (const PositionId id : samples::allOf(*picture.explored.graph)) {
            for (const qreal scale : {30.0, 90.0, 300.0}) {
                const auto labelled = spacedLayers(layout, {layout.point(id), scale}, view, 20, 36);
                const auto own = std::ranges::find(labelled, layout.layerOf(id), &LayerMiddle::layer);
                QVERIFY2(own != labelled.end(), "the layer in the middle of the view has no name");
                const qreal middle = orientation == Orientation::TopDown ? 300 : 450;
                QVERIFY(std::abs(own->middle - middle) <= middle - 30);
            }
        }
    }
}

MEXPLORER_TEST(TestLayerColors)
#include "tst_layercolors.moc"
