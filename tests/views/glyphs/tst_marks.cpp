// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/glyphs/positionpainter.h"

#include <QTest>

#include <cmath>

using namespace mexplorer;

namespace {

constexpr int side = 200;
constexpr QPointF centre(100, 90);

/// Returns the colours of a theme, or those of paper.
Colors appearance(const QString &name)
{
    if (name == QStringLiteral("paper"))
        return Theme::paperColors();
    Theme::instance().setMode(name == QStringLiteral("dark") ? Theme::Mode::Dark : Theme::Mode::Light);
    return Theme::instance().colors();
}

QImage mark(Outcome outcome, const Colors &colors, qreal radius, bool terminal = false, const QString &text = {},
            const QColor &tint = {})
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(colors.window);
    QPainter painter(&image);
    paintMark(painter, centre, radius, outcome, terminal, text, colors, tint);
    return image;
}

bool isNear(const QColor &a, const QColor &b)
{
    return samples::distance(a, b) <= 12;
}

/// Returns the share of the circle of \a radius that has \a color.
double shareOfCircle(const QImage &image, qreal radius, const QColor &color)
{
    constexpr int points = 720;
    int count = 0;
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * M_PI * i / points;
        const QPoint at(int(std::floor(centre.x() + radius * std::cos(angle))),
                        int(std::floor(centre.y() + radius * std::sin(angle))));
        count += samples::distance(image.pixelColor(at), color) <= 60;
    }
    return double(count) / points;
}

} // namespace

class TestMarks : public QObject
{
    Q_OBJECT

private:
    static void addAppearances()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("radius");
        for (const QString &name : {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("paper")}) {
            for (const double radius : {6.0, 10.0, 18.0, 45.0})
                QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(name).arg(radius))) << name << radius;
        }
    }

private slots:
    void positionsOfTheMoverWhoLosesAreDiscs_data() { addAppearances(); }
    void positionsOfTheMoverWhoLosesAreDiscs()
    {
        QFETCH(QString, name);
        QFETCH(double, radius);
        const Colors colors = appearance(name);
        const QImage image = mark(Outcome::P, colors, radius);
        QVERIFY(isNear(image.pixelColor(centre.toPoint()), colors.pPosition));
        for (const double share : {0.2, 0.5, 0.8})
            QCOMPARE(shareOfCircle(image, share * radius, colors.pPosition), 1.0);
        QCOMPARE(shareOfCircle(image, radius + 2, colors.window), 1.0);
    }

    void positionsOfTheMoverWhoWinsAreRings_data() { addAppearances(); }
    void positionsOfTheMoverWhoWinsAreRings()
    {
        QFETCH(QString, name);
        QFETCH(double, radius);
        const Colors colors = appearance(name);
        const QImage image = mark(Outcome::N, colors, radius);
        QVERIFY(isNear(image.pixelColor(centre.toPoint()), colors.surface));
        for (const double share : {0.2, 0.5})
            QCOMPARE(shareOfCircle(image, share * radius, colors.surface), 1.0);
        const qreal width = std::max(1.2, 0.2 * radius);
        QVERIFY(shareOfCircle(image, radius - width / 2, colors.nPosition) > (radius > 16 ? 0.97 : 0.4));
        QCOMPARE(shareOfCircle(image, radius + 2, colors.window), 1.0);
    }

    void unknownIsADashedRing_data() { addAppearances(); }
    void unknownIsADashedRing()
    {
        QFETCH(QString, name);
        QFETCH(double, radius);
        const Colors colors = appearance(name);
        const QImage image = mark(Outcome::Unknown, colors, radius);
        QVERIFY(isNear(image.pixelColor(centre.toPoint()), colors.surface));
        const qreal width = std::max(1.2, 0.2 * radius);
        const double inked = shareOfCircle(image, radius - width / 2, colors.mutedText);
        QVERIFY2(inked > 0.12 && inked < 0.7, qPrintable(QString::number(inked)));
    }

    void drawsAreSquares_data() { addAppearances(); }
    void drawsAreSquares()
    {
        QFETCH(QString, name);
        QFETCH(double, radius);
        const Colors colors = appearance(name);
        const QImage image = mark(Outcome::Draw, colors, radius);
        QVERIFY(isNear(image.pixelColor(centre.toPoint()), colors.surface));
        const qreal half = 0.8 * (radius - std::max(1.2, 0.2 * radius) / 2);
        for (const int x : {-1, 1}) { // the corners are painted, which those of a ring aren't
            for (const int y : {-1, 1}) {
                const QPointF corner = centre + QPointF(x, y) * half;
                QVERIFY(samples::distance(image.pixelColor(int(std::floor(corner.x())), int(std::floor(corner.y()))),
                                          colors.draw) < 90);
            }
        }
    }

    void terminalPositionsHaveABar_data() { addAppearances(); }
    void terminalPositionsHaveABar()
    {
        QFETCH(QString, name);
        QFETCH(double, radius);
        const Colors colors = appearance(name);
        for (const Outcome outcome : {Outcome::P, Outcome::N}) {
            const QImage plain = mark(outcome, colors, radius);
            const QImage barred = mark(outcome, colors, radius, true);
            const QRgb ground = colors.window.rgb();
            const QRect bar = samples::painted(barred, ground);
            const QRect disc = samples::painted(plain, ground);
            QCOMPARE(bar.top(), disc.top());
            QVERIFY(bar.bottom() > disc.bottom() + 1);
            QVERIFY(bar.left() >= disc.left() - 1 && bar.right() <= disc.right() + 1);
            const QPointF middle = centre + QPointF(0, 1.38 * radius);
            QVERIFY(samples::distance(barred.pixelColor(int(middle.x()), int(std::floor(middle.y()))),
                                      colors.outcome(outcome)) < 90);
            if (radius >= 10) { // there is a gap between the mark and its bar
                const QPointF gap = centre + QPointF(0, 1.13 * radius);
                QVERIFY(isNear(barred.pixelColor(int(gap.x()), int(std::floor(gap.y()))), colors.window));
            }
        }
    }

    void tintReplacesTheColourAndNotTheShape_data() { addAppearances(); }
    void tintReplacesTheColourAndNotTheShape()
    {
        QFETCH(QString, name);
        QFETCH(double, radius);
        const Colors colors = appearance(name);
        const QColor tint(90, 160, 60);
        const QImage p = mark(Outcome::P, colors, radius, false, {}, tint);
        const QImage n = mark(Outcome::N, colors, radius, false, {}, tint);
        QVERIFY(isNear(p.pixelColor(centre.toPoint()), tint));
        QVERIFY(isNear(n.pixelColor(centre.toPoint()), colors.surface));
        QCOMPARE(samples::painted(p, colors.window.rgb()).width(), samples::painted(n, colors.window.rgb()).width());
    }

    void numbersStandOutAndStayInside_data() { addAppearances(); }
    void numbersStandOutAndStayInside()
    {
        QFETCH(QString, name);
        QFETCH(double, radius);
        const Colors colors = appearance(name);
        for (const Outcome outcome : {Outcome::P, Outcome::N}) {
            const QColor ground = outcome == Outcome::P ? colors.pPosition : colors.surface;
            const QImage plain = mark(outcome, colors, radius);
            for (const char *text : {"0", "7", "12", "128"}) {
                const QImage image = mark(outcome, colors, radius, false, QString::fromLatin1(text));
                QCOMPARE(samples::painted(image, colors.window.rgb()), samples::painted(plain, colors.window.rgb()));
                int max = 0;
                for (int y = int(centre.y() - radius / 2); y < centre.y() + radius / 2; ++y) {
                    for (int x = int(centre.x() - radius / 2); x < centre.x() + radius / 2; ++x)
                        max = std::max(max, samples::distance(image.pixelColor(x, y), ground));
                }
                if (radius >= 10)
                    QVERIFY2(max > 90, "the number can't be read");
            }
            QVERIFY(mark(outcome, colors, radius, false, QStringLiteral("3")) !=
                    mark(outcome, colors, radius, false, QStringLiteral("5")));
        }
    }

    void valuesAreTintedAndReadable()
    {
        for (const char *name : {"light", "dark", "paper"}) {
            const Colors colors = appearance(QString::fromLatin1(name));
            for (quint32 value = 0; value <= 16; ++value) {
                const QColor color = colors.value(value);
                const QColor ink = Colors::readableOn(color);
                QVERIFY(ink == QColor(Qt::black) || ink == QColor(Qt::white));
                QVERIFY(std::abs(qGray(color.rgb()) - qGray(ink.rgb())) > 90);
                const int before = qGray(colors.value(value == 0 ? 0 : value - 1).rgb());
                const int now = qGray(color.rgb()); // ordered by lightness
                QVERIFY(value == 0 || (colors.dark ? now < before : now > before));
            }
            const int first = qGray(colors.value(0).rgb());
            const int end = qGray(colors.value(16).rgb());
            QVERIFY(colors.dark ? first > end + 60 : end > first + 60);
        }
    }

    void thePainterIsLeftAsItWas()
    {
        QImage image(side, side, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setPen(QPen(Qt::red, 3));
        painter.setBrush(Qt::green);
        const QFont font = painter.font();
        paintMark(painter, centre, 20, Outcome::Unknown, true, QStringLiteral("4"), Theme::paperColors());
        QCOMPARE(painter.pen(), QPen(Qt::red, 3));
        QCOMPARE(painter.brush(), QBrush(Qt::green));
        QCOMPARE(painter.font(), font);
        QVERIFY(!painter.testRenderHint(QPainter::Antialiasing));
    }
};

MEXPLORER_TEST(TestMarks)
#include "tst_marks.moc"
