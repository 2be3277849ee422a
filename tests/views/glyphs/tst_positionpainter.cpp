// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"
#include "views/glyphs/positionpainter.h"

#include <QPainter>
#include <QTest>

using namespace mexplorer;

namespace {

QImage picture(const QString &game, const QSize &size, const QRectF &area)
{
    const JoinedPosition position = join(parsePosition(game).value());
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPosition(painter, area, *position.rules, position.cells, Theme::instance().colors());
    return image;
}

QImage paintedMark(Outcome outcome, bool terminal, const QString &text, const QColor &tint = {})
{
    QImage image(64, 64, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintMark(painter, QPointF(32, 28), 16, outcome, terminal, text, Theme::instance().colors(), tint);
    return image;
}

/// Returns the smallest rectangle with all pixels that aren't white.
QRect painted(const QImage &image)
{
    QRect box;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != qRgb(255, 255, 255))
                box |= QRect(x, y, 1, 1);
        }
    }
    return box;
}

int darkPixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += qGray(image.pixel(x, y)) < 200;
    }
    return count;
}

} // namespace

class TestPositionPainter : public QObject
{
    Q_OBJECT

private slots:
    void staysInItsArea_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game :
             {"kayles:7", "kayles:0", "kayles:5,3,1,1,1", "dawson:400,2", "nim:3,4,5", "nim:0", "nim:1000000,2",
              "matrix:0110/0000/0000/0001", "matrix:8x8", "cram:3x4", "chomp:4,4,2", "wythoff:(3,5)",
              "kayles:7 + matrix:0110/0000/0000/0001", "subtraction{1-3}:9 + subtraction{1-5}:10"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void staysInItsArea()
    {
        QFETCH(QString, game);
        for (const QSizeF &size : {QSizeF(24, 24), QSizeF(60, 30), QSizeF(40, 120), QSizeF(240, 160)}) {
            const QRectF area(QPointF(20, 20), size);
            const QRect box = painted(picture(game, QSize(300, 220), area));
            QVERIFY2(!box.isEmpty(), "nothing was painted");
            QVERIFY2(area.adjusted(-1.5, -1.5, 1.5, 1.5).contains(box), qPrintable(game));
            const QPointF offset = QRectF(box).center() - area.center();
            QVERIFY2(std::abs(offset.x()) < 0.2 * size.width() + 1, "it isn't in the middle");
        }
    }

    void usesItsRoom()
    {
        const QRect box = painted(picture(QStringLiteral("matrix:4x4"), QSize(140, 140), QRectF(20, 20, 100, 100)));
        QVERIFY(box.width() >= 96);
        QVERIFY(box.height() >= 96);
    }

    void showsEachToken()
    {
        // More tokens, pins or ones cover more of the same board.
        const QRectF area(10, 10, 100, 100);
        const auto covered = [&](const char *game) {
            return darkPixels(picture(QString::fromLatin1(game), QSize(120, 120), area));
        };
        QVERIFY(covered("matrix:1111/1111") > covered("matrix:1110/1111"));
        QVERIFY(covered("matrix:1110/1111") > covered("matrix:1110/0111"));
        QVERIFY(covered("cram:1111/1111") < covered("cram:0011/1111"));
        QVERIFY(covered("chomp:4,4") > covered("chomp:4,4,1") / 2);
        QVERIFY(picture(QStringLiteral("kayles:4,3"), QSize(120, 120), area) !=
                picture(QStringLiteral("kayles:5,2"), QSize(120, 120), area));
        QVERIFY(picture(QStringLiteral("nim:1000"), QSize(120, 120), area) !=
                picture(QStringLiteral("nim:1001"), QSize(120, 120), area));
    }

    void isTheSameEachTime()
    {
        const QRectF area(0, 0, 90, 60);
        QCOMPARE(picture(QStringLiteral("kayles:9 + nim:3"), QSize(90, 60), area),
                 picture(QStringLiteral("kayles:9 + nim:3"), QSize(90, 60), area));
    }

    void emptyAreaIsNoMatter()
    {
        QVERIFY(painted(picture(QStringLiteral("kayles:7"), QSize(20, 20), QRectF(10, 10, 0, 0))).isEmpty());
    }

    void outcomesDifferInShape()
    {
        // With one tint for all, they are distinguished by shape.
        const QColor grey(80, 80, 80);
        const QImage p = paintedMark(Outcome::P, false, {}, grey);
        const QImage n = paintedMark(Outcome::N, false, {}, grey);
        QCOMPARE(qGray(p.pixel(32, 28)), 80);
        QCOMPARE(qGray(n.pixel(32, 28)), 255);
        QCOMPARE(qGray(n.pixel(32 + 14, 28)), 80);
        QVERIFY(darkPixels(paintedMark(Outcome::Unknown, false, {}, grey)) < 0.8 * darkPixels(n));
        QVERIFY(paintedMark(Outcome::Draw, false, {}, grey) != n);
    }

    void terminalPositionsCarryABar()
    {
        const QRect plain = painted(paintedMark(Outcome::P, false, {}));
        const QRect barred = painted(paintedMark(Outcome::P, true, {}));
        QVERIFY(barred.bottom() > plain.bottom() + 3);
        QCOMPARE(barred.top(), plain.top());
    }

    void valueStandsInside()
    {
        for (const QString &text : {QStringLiteral("0"), QStringLiteral("12"), QStringLiteral("128")}) {
            const QImage with = paintedMark(Outcome::N, false, text);
            QVERIFY(with != paintedMark(Outcome::N, false, {}));
            QCOMPARE(painted(with), painted(paintedMark(Outcome::N, false, {})));
        }
    }
};

MEXPLORER_TEST(TestPositionPainter)
#include "tst_positionpainter.moc"
