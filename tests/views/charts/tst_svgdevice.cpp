// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "views/charts/drawing.h"

#include <QBuffer>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>

#include <numbers>
#include <random>

using namespace mexplorer;

namespace {

constexpr QSize pageSize(400, 300);

QByteArray svgOf(const std::function<void(QPainter &)> &paint, const QString &title = QStringLiteral("title"))
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    writeSvg({title, pageSize, paint}, buffer);
    return bytes;
}

QImage blankPage()
{
    QImage image(pageSize, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

QImage painted(const std::function<void(QPainter &)> &paint)
{
    QImage image = blankPage();
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    return image;
}

QImage rendered(const QByteArray &svg)
{
    QImage image = blankPage();
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(svg).render(&painter);
    return image;
}

/// Returns the part of pixels whose colours differ visibly.
double differentPart(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor first = a.pixelColor(x, y);
            const QColor second = b.pixelColor(x, y);
            count += std::abs(first.red() - second.red()) + std::abs(first.green() - second.green()) +
                         std::abs(first.blue() - second.blue()) >
                     96;
        }
    }
    return double(count) / (a.width() * a.height());
}

/// Paints random shapes of few styles, one over the other.
void paintRandomly(QPainter &painter, unsigned seed, int shapes)
{
    std::mt19937 random(seed);
    const auto number = [&random](double from, double to) {
        return std::uniform_real_distribution<double>(from, to)(random);
    };
    const auto index = [&random](int count) { return std::uniform_int_distribution<int>(0, count - 1)(random); };
    const QList<QColor> colors = {Qt::red, Qt::blue, Qt::darkGreen, QColor(200, 120, 0, 128), QColor(0, 0, 0, 60)};
    for (int i = 0; i < shapes; ++i) {
        painter.save();
        if (index(4) == 0)
            painter.setOpacity(0.5);
        painter.translate(number(0, pageSize.width()), number(0, pageSize.height()));
        if (index(3) == 0)
            painter.rotate(number(0, 360));
        if (index(3) == 0)
            painter.scale(1.5, index(2) == 0 ? 1.5 : 0.5);
        const QColor color = colors[index(5)];
        const bool isStroked = index(2) == 0;
        QPen pen(colors[index(5)], number(1, 6));
        if (index(4) == 0)
            pen.setStyle(Qt::DashLine);
        painter.setPen(isStroked ? pen : QPen(Qt::NoPen));
        painter.setBrush(color);
        const double size = number(2, index(5) == 0 ? 200 : 30);
        switch (index(8)) {
        case 0:
            painter.drawEllipse(QPointF(), size, size);
            break;
        case 1:
            painter.drawEllipse(QPointF(), size, 0.6 * size);
            break;
        case 2:
            painter.drawRect(QRectF(0, 0, size, 0.7 * size));
            break;
        case 3:
            painter.drawRoundedRect(QRectF(0, 0, size, size), 3, 3);
            break;
        case 4:
            painter.drawPolygon(QPolygonF({{0, 0}, {size, 2}, {3, size}}));
            break;
        case 5:
            painter.drawPolygon(QPolygonF({{3, size}, {size, 2}, {0, 0}})); // the other way round
            break;
        case 6: {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(color, number(1, 4)));
            QPainterPath curve(QPointF(0, 0));
            curve.quadTo(QPointF(size, 0), QPointF(size, size));
            painter.drawPath(curve);
            break;
        }
        default:
            painter.setPen(color);
            painter.drawText(QPointF(), QStringLiteral("G(n)"));
        }
        painter.restore();
    }
}

} // namespace

class TestSvgDevice : public QObject
{
    Q_OBJECT

private slots:
    void looksAsPainted_data()
    {
        QTest::addColumn<unsigned>("seed");
        QTest::addColumn<int>("shapes");
        for (unsigned seed = 1; seed <= 40; ++seed)
            QTest::addRow("%u", seed) << seed << (seed % 4 == 0 ? 400 : 60);
    }

    /// Sorting shapes into groups doesn't change the picture, whatever covers what.
    void looksAsPainted()
    {
        QFETCH(unsigned, seed);
        QFETCH(int, shapes);
        const auto paint = [&](QPainter &painter) { paintRandomly(painter, seed, shapes); };
        const double part = differentPart(painted(paint), rendered(svgOf(paint)));
        QVERIFY2(part < 0.01, qPrintable(QString::number(part)));
    }

    /// Marks that are painted one by one become a group of discs and a group of texts.
    void whatRepeatsIsSaidOnce()
    {
        const QByteArray svg = svgOf([](QPainter &painter) {
            for (int i = 0; i < 50; ++i) {
                const QPointF at(20 + 35 * (i % 10), 20 + 35 * (i / 10));
                painter.setPen(Qt::NoPen);
                painter.setBrush(Qt::blue);
                painter.drawEllipse(at, 10, 10);
                painter.setPen(Qt::white);
                painter.drawText(QRectF(at - QPointF(10, 10), QSizeF(20, 20)), Qt::AlignCenter, QString::number(i));
            }
        });
        QCOMPARE(svg.count("<circle "), 50);
        QCOMPARE(svg.count("<text "), 50);
        QCOMPARE(svg.count("<g "), 3); // the outermost one, discs, and texts
        QCOMPARE(svg.count("#0000ff"), 1);
        QCOMPARE(svg.count("font-family"), 1);
    }

    /// Lines of one colour with their heads become few paths, and heads that overlap don't make holes.
    void linesShareTheirStyle()
    {
        constexpr int count = 60;
        const auto paint = [](QPainter &painter) {
            for (int i = 0; i < count; ++i) {
                painter.setPen(QPen(Qt::darkRed, 1.4));
                painter.drawLine(QPointF(200, 150), QPointF(200 + 5.5 * (i % 20 - 10), 40.25 + 3 * i));
                painter.setPen(Qt::NoPen);
                painter.setBrush(Qt::darkRed);
                const QPolygonF head({{200, 150}, {230.0 + i, 150}, {200, 180.0 + i}});
                painter.drawPolygon(i % 2 == 0 ? head : QPolygonF({head[2], head[1], head[0]}));
            }
        };
        const QByteArray svg = svgOf(paint);
        QCOMPARE(svg.count("<g "), 3); // the outermost one, lines, and heads
        QVERIFY(svg.count("<path ") < count * 2 / 3);
        QCOMPARE(svg.count('M'), 2 * count);
        QVERIFY(differentPart(painted(paint), rendered(svg)) < 0.002);
    }

    /// A long row of short steps ends where it should.
    void roundingErrorsDontAddUp()
    {
        constexpr int steps = 20'000;
        const QByteArray svg = svgOf([](QPainter &painter) {
            QPainterPath path(QPointF(0, 0));
            for (int i = 1; i <= steps; ++i)
                path.lineTo(0.049 * i, i % 2);
            painter.setPen(Qt::black);
            painter.drawPath(path);
        });
        static const QRegularExpression pathPattern(QStringLiteral("<path d=\"M0 0l([^\"]*)\""));
        const QString steps2 = pathPattern.match(QString::fromLatin1(svg)).captured(1);
        QVERIFY(!steps2.isEmpty());
        static const QRegularExpression numberPattern(QStringLiteral("[a-z]|-?[0-9]*\\.?[0-9]+"));
        double x = 0;
        QChar command = u'l';
        int place = 0;
        for (auto matches = numberPattern.globalMatch(steps2); matches.hasNext();) {
            const QString word = matches.next().captured();
            if (word[0].isLetter()) {
                command = word[0];
                place = 0;
            } else if (command == u'h' || (command == u'l' && place++ % 2 == 0)) {
                x += word.toDouble();
            }
        }
        QVERIFY2(std::abs(x - 0.049 * steps) < 0.1, qPrintable(QString::number(x)));
    }

    void textStaysText()
    {
        const QByteArray svg = svgOf([](QPainter &painter) {
            painter.drawText(20, 20, QStringLiteral("a < b & \"c\""));
            painter.drawText(20, 60, QStringLiteral("two  spaces"));
            painter.rotate(-90);
            painter.drawText(-200, 20, QStringLiteral("upwards"));
        });
        QXmlStreamReader reader(svg);
        QStringList texts;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QStringLiteral("text"))
                texts << reader.readElementText();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(texts, QStringList({QStringLiteral("a < b & \"c\""), QStringLiteral("two  spaces"),
                                     QStringLiteral("upwards")}));
    }

    /// XML forbids some characters, and others change the direction of the text around them.
    void hostileTextsAreHarmless()
    {
        const QString hostile = QStringLiteral("a\u0001b\u202ec\u2066d\uffffe") + QChar(0xd800) + u'f';
        const QByteArray svg = svgOf([&](QPainter &painter) { painter.drawText(20, 20, hostile); }, hostile);
        const QString text = QString::fromUtf8(svg);
        QXmlStreamReader reader(svg);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        for (const char16_t code : {u'\u0001', u'\u202e', u'\u2066', u'\uffff'})
            QVERIFY(!text.contains(QChar(code)));
        QVERIFY2(text.contains(R"(a\x01b\u202ec\u2066d\uffffe\ud800f)"), qPrintable(text));
    }

    /// Patterns and images are drawn as before.
    void patternsAndImages()
    {
        QImage image(40, 30, QImage::Format_ARGB32);
        image.fill(QColor(20, 140, 60, 128));
        const auto paint = [&image](QPainter &painter) {
            painter.fillRect(QRect(20, 20, 120, 80), QBrush(Qt::darkBlue, Qt::BDiagPattern));
            painter.drawImage(QRectF(200, 40, 80, 60), image, QRectF(10, 10, 20, 15));
            painter.translate(250, 200);
            painter.rotate(30);
            painter.drawImage(QPointF(0, 0), image);
        };
        const double part = differentPart(painted(paint), rendered(svgOf(paint)));
        QVERIFY2(part < 0.01, qPrintable(QString::number(part)));
    }

    void numbersThatAreNoneMakeNoHarm()
    {
        const double none = std::numeric_limits<double>::quiet_NaN();
        const QByteArray svg = svgOf([none](QPainter &painter) {
            painter.drawEllipse(QPointF(none, 3), 4, 4);
            painter.drawPolyline(QPolygonF({{0, 0}, {none, 5}, {1e300, -1e300}}));
            painter.drawPoint(QPointF(5, 5));
            painter.drawLine(QPointF(7, 7), QPointF(7, 7));
        });
        QVERIFY(QSvgRenderer(svg).isValid());
        QVERIFY(!svg.contains("nan") && !svg.contains("inf"));
    }
};

MEXPLORER_TEST(TestSvgDevice)
#include "tst_svgdevice.moc"
