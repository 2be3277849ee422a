#include "views/canvas/layershares.h"

#include "model/notation/expression.h"

#include <QPainter>
#include <QTest>

using namespace mexplorer;

class TestLayerShares : public QObject
{
    Q_OBJECT

private slots:
    void countsEachPositionOnce_data();
    void countsEachPositionOnce();
    void hidesWhatAWalkThroughHides();
    void paintsBarsWhenFarOnly();

private:
    static GraphPicture pictureOf(const char *game);
};

GraphPicture TestLayerShares::pictureOf(const char *game)
{
    JobControl control;
    GraphPicture picture;
    picture.explored.start = parsePosition(QString::fromLatin1(game)).value();
    picture.explored.graph = buildGraph(picture.explored.start, {}, control);
    picture.explored.labels = label(*picture.explored.graph, Convention::Normal, control);
    picture.explored.predecessors = std::make_shared<const Predecessors>(*picture.explored.graph);
    picture.layout =
        layOut(*picture.explored.graph, *picture.explored.labels, *picture.explored.predecessors, {}, control);
    picture.colors = Theme::paperColors();
    picture.setColorBy(ColorBy::Outcome);
    return picture;
}

void TestLayerShares::countsEachPositionOnce_data()
{
    QTest::addColumn<ColorBy>("by");
    QTest::newRow("outcome") << ColorBy::Outcome;
    QTest::newRow("SG value") << ColorBy::SgValue;
    QTest::newRow("remoteness") << ColorBy::Remoteness;
    QTest::newRow("birthday") << ColorBy::Birthday;
}

void TestLayerShares::countsEachPositionOnce()
{
    QFETCH(ColorBy, by);
    GraphPicture picture = pictureOf("matrix:3x4");
    picture.setColorBy(by);
    const LayerShares shares(picture);
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

void TestLayerShares::hidesWhatAWalkThroughHides()
{
    GraphPicture picture = pictureOf("matrix:3x4");
    QVERIFY(!LayerShares(picture).isEmpty());
    picture.reveal.outcomeSteps =
        std::make_shared<const std::vector<quint32>>(picture.explored.graph->positionCount(), 7);
    QVERIFY(LayerShares(picture).isEmpty());
    QVERIFY(LayerShares(pictureOf("kayles:7")).isEmpty());
}

void TestLayerShares::paintsBarsWhenFarOnly()
{
    const GraphPicture picture = pictureOf("matrix:3x4");
    const LayerShares shares(picture);
    const auto bluePixels = [&](qreal scale, int width = 900) {
        const QRectF view(0, 0, width, 600);
        QImage image(view.size().toSize(), QImage::Format_RGB32);
        image.fill(picture.colors.surface);
        QPainter painter(&image);
        paintLayerShares(painter, picture, shares, {picture.layout->extent().center(), scale}, view);
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
    QCOMPARE(bluePixels(7, 200), 0); // they would hide a small graph
}

QTEST_MAIN(TestLayerShares)
#include "tst_layershares.moc"
