// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "views/canvas/dotraster.h"

#include <QTest>

#include <random>

using namespace mexplorer;

class TestDotRaster : public QObject
{
    Q_OBJECT

private slots:
    void spreadsASquareByArea();
    void framesHaveAHole();
    void keepsTheAreaOfAll();
    void mixesByShare();
    void staysWithinItsBorders();
};

void TestDotRaster::spreadsASquareByArea()
{
    DotRaster raster({4, 4}, 1);
    raster.add({2, 1.5}, 1, qRgb(255, 0, 0)); // half on each side of x = 2, all of row 1
    QCOMPARE(raster.image().pixel(1, 1), qRgba(128, 0, 0, 128));
    QCOMPARE(raster.image().pixel(2, 1), qRgba(128, 0, 0, 128));
    QCOMPARE(qAlpha(raster.image().pixel(0, 1)), 0);
    QCOMPARE(qAlpha(raster.image().pixel(1, 2)), 0);
}

void TestDotRaster::framesHaveAHole()
{
    DotRaster raster({9, 9}, 1);
    raster.addFrame({4.5, 4.5}, 5, 1, qRgb(0, 200, 0));
    for (int y = 0; y < 9; ++y) {
        for (int x = 0; x < 9; ++x) {
            const int ring = std::max(std::abs(x - 4), std::abs(y - 4));
            QCOMPARE(qAlpha(raster.image().pixel(x, y)), ring == 2 ? 255 : 0);
        }
    }
}

void TestDotRaster::keepsTheAreaOfAll()
{
    // Squares on a grid finer than the pixels: the coverage of all pixels is the area of all squares.
    constexpr qreal step = 0.7;
    constexpr qreal side = 0.6;
    DotRaster raster({40, 40}, 1);
    int count = 0;
    for (qreal y = 2; y < 38; y += step) {
        for (qreal x = 2; x < 38; x += step, ++count)
            raster.add({x, y}, side, qRgb(0, 0, 200));
    }
    qreal cover = 0;
    for (int y = 0; y < 40; ++y) {
        for (int x = 0; x < 40; ++x)
            cover += qAlpha(raster.image().pixel(x, y)) / 255.0;
    }
    QVERIFY2(std::abs(cover / (count * side * side) - 1) < 0.02, qPrintable(QString::number(cover)));
}

void TestDotRaster::mixesByShare()
{
    DotRaster raster({1, 1}, 1);
    raster.add({0.25, 0.25}, 0.5, qRgb(255, 0, 0));
    for (const QPointF at : {QPointF(0.75, 0.25), QPointF(0.25, 0.75), QPointF(0.75, 0.75)})
        raster.add(at, 0.5, qRgb(0, 0, 255));
    const QRgb pixel = raster.image().pixel(0, 0);
    QVERIFY(qAbs(qRed(pixel) - 64) <= 2);
    QVERIFY(qAbs(qBlue(pixel) - 191) <= 4);
    QVERIFY(qAlpha(pixel) >= 252);
}

void TestDotRaster::staysWithinItsBorders()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<qreal> coordinate(-20, 40);
    DotRaster raster({16, 9}, 2);
    for (int i = 0; i < 5000; ++i)
        raster.add({coordinate(random), coordinate(random)}, 12, qRgb(255, 255, 255));
    QCOMPARE(raster.image().devicePixelRatio(), 2.0);
    for (int y = 0; y < 9; ++y) {
        for (int x = 0; x < 16; ++x)
            QCOMPARE(raster.image().pixel(x, y), qRgba(255, 255, 255, 255));
    }
}

MEXPLORER_TEST(TestDotRaster)
#include "tst_dotraster.moc"
