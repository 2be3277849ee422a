// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testfiles.h"
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/glyphs/pieces.h"
#include "views/glyphs/positionpainter.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace mexplorer;
using samples::uniform;

namespace {

const char *const games[] = {"nim:3,4,5",
                             "nim:0",
                             "nim:1000000",
                             "nim:1,1,1,1,1,1,1,1,1,1,1,1",
                             "subtraction{1-3}:9",
                             "divide{2,3,6}:100",
                             "octal{0.137}:12,5",
                             "hex{0.8}:20",
                             "kayles:7",
                             "kayles:0",
                             "kayles:5,3,1,1",
                             "kayles:500",
                             "dawson:11",
                             "grundy:8,3",
                             "wythoff:(3,5)",
                             "wythoff:(0,200)",
                             "matrix:0110/0000/0000/0001",
                             "matrix:8x8",
                             "matrix:1x8",
                             "cram:3x4",
                             "chomp:4,4,2",
                             "chomp:6x2",
                             "kayles:7 + matrix:0110/0000/0000/0001",
                             "nim:3 + wythoff:(1,2) + chomp:2x2"};

JoinedPosition positionOf(const QString &game)
{
    return join(parsePosition(game).value());
}

QImage drawn(const JoinedPosition &position, const QSize &size, const QRectF &area, const Colors &colors,
             qreal largestUnit = 28)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colors.surface);
    QPainter painter(&image);
    paintPosition(painter, area, *position.rules, position.cells, colors, largestUnit);
    return image;
}

void addGames()
{
    QTest::addColumn<QString>("game");
    for (const char *game : games)
        QTest::newRow(game) << QString::fromLatin1(game);
}

} // namespace

class TestPositionAreas : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsPaintedOutside_data() { addGames(); }
    /// Paints into many areas of random places and sizes.
    void nothingIsPaintedOutside()
    {
        QFETCH(QString, game);
        const JoinedPosition position = positionOf(game);
        const Colors colors = Theme::paperColors();
        std::mt19937 random(41);
        for (int i = 0; i < 40; ++i) {
            const QRectF area(uniform(random, 60, 90), uniform(random, 60, 90), uniform(random, 24, 300),
                              uniform(random, 24, 300));
            const QRect box = samples::painted(drawn(position, {450, 450}, area, colors), colors.surface.rgb());
            const QString where = QStringLiteral("%1 x %2: painted %3 x %4")
                                      .arg(area.width())
                                      .arg(area.height())
                                      .arg(box.width())
                                      .arg(box.height());
            QVERIFY2(!box.isEmpty(), qPrintable(where));
            QVERIFY2(area.adjusted(-2, -2, 2, 2).contains(box), qPrintable(where));
        }
    }

    void theSizeIsWhatIsPainted_data() { addGames(); }
    void theSizeIsWhatIsPainted()
    {
        QFETCH(QString, game);
        const JoinedPosition position = positionOf(game);
        const Colors colors = Theme::paperColors();
        for (const QSizeF &size : {QSizeF(60, 30), QSizeF(120, 120), QSizeF(50, 200), QSizeF(300, 80)}) {
            const QSizeF promised = positionSize(size, *position.rules, position.cells);
            QVERIFY(promised.width() <= size.width() + 0.01 && promised.height() <= size.height() + 0.01);
            const QRectF area(QPointF(40, 40), size);
            const QRect box = samples::painted(drawn(position, {400, 300}, area, colors), colors.surface.rgb());
            QVERIFY(box.width() <= promised.width() + 3);
            QVERIFY(box.height() <= promised.height() + 3);
        }
    }

    void unitsFitAndGrowWithTheArea_data() { addGames(); }
    void unitsFitAndGrowWithTheArea()
    {
        QFETCH(QString, game);
        const JoinedPosition position = positionOf(game);
        const qreal unit = positionUnit({100, 100}, *position.rules, position.cells);
        QVERIFY(unit > 0);
        const QSizeF fitting = positionSize({100, 100}, *position.rules, position.cells, 1e9);
        const bool touches = std::abs(fitting.width() - 100) < 0.1 || std::abs(fitting.height() - 100) < 0.1;
        QVERIFY2(touches, qPrintable(QStringLiteral("%1 x %2").arg(fitting.width()).arg(fitting.height())));
        const QSizeF half = positionSize({100, 100}, *position.rules, position.cells, unit / 2);
        QVERIFY(half.width() < 100 && half.height() < 100); // a unit may be limited
    }

    void bothAppearancesDrawTheSameShapes_data() { addGames(); }
    void bothAppearancesDrawTheSameShapes()
    {
        QFETCH(QString, game);
        const JoinedPosition position = positionOf(game);
        Theme::instance().setMode(Theme::Mode::Light);
        const Colors light = Theme::instance().colors();
        Theme::instance().setMode(Theme::Mode::Dark);
        const Colors dark = Theme::instance().colors();
        QVERIFY(dark.dark && !light.dark);
        const QRectF area(10, 10, 140, 140);
        const QImage inLight = drawn(position, {160, 160}, area, light);
        const QImage inDark = drawn(position, {160, 160}, area, dark);
        const QRect darkBox = samples::painted(inDark, dark.surface.rgb());
        const QRect lightBox = samples::painted(inLight, light.surface.rgb());
        QVERIFY(darkBox.adjusted(-1, -1, 1, 1).contains(lightBox)); // except for the faintest pixels
        QVERIFY(lightBox.adjusted(-1, -1, 1, 1).contains(darkBox));
        int strongest = 0; // it is visible
        for (int y = 0; y < 160; ++y) {
            for (int x = 0; x < 160; ++x)
                strongest = std::max(strongest, samples::distance(inDark.pixelColor(x, y), dark.surface));
        }
        QVERIFY(strongest > 80);
    }

    void matricesShowTheirOnes()
    {
        const Colors colors = Theme::paperColors();
        std::mt19937 random(42);
        for (int i = 0; i < 50; ++i) {
            const int rows = std::uniform_int_distribution(1, 6)(random);
            const int columns = std::uniform_int_distribution(1, 6)(random);
            QStringList lines;
            for (int row = 0; row < rows; ++row) {
                QString line;
                for (int column = 0; column < columns; ++column)
                    line += random() % 2 ? u'1' : u'0';
                lines << line;
            }
            const JoinedPosition position = positionOf(QStringLiteral("matrix:") + lines.join(u'/'));
            const QRectF area(0, 0, 20.0 * columns, 20.0 * rows);
            const QImage image = drawn(position, area.size().toSize(), area, colors);
            for (int row = 0; row < rows; ++row) {
                for (int column = 0; column < columns; ++column) {
                    // A quarter into the cell a one is painted, a zero's dot is not.
                    const QColor there = image.pixelColor(20 * column + 5, 20 * row + 5);
                    const bool full = samples::distance(there, ink(colors)) < 30;
                    QCOMPARE(full, lines[row][column] == u'1');
                    QVERIFY(full || samples::distance(there, colors.surface) < 30);
                }
            }
        }
    }

    void rowsShowTheirPins()
    {
        const Colors colors = Theme::paperColors();
        for (int pins = 1; pins <= 20; ++pins) {
            const JoinedPosition position = positionOf(QStringLiteral("kayles:%1").arg(pins));
            const QRectF area(0, 0, 20.0 * pins, 60);
            const QImage image = drawn(position, area.size().toSize(), area, colors, 20);
            const int y = 48; // through the pins' bellies
            int runs = 0;
            bool inside = false;
            for (int x = 0; x < image.width(); ++x) {
                const bool inked = samples::distance(image.pixelColor(x, y), ink(colors)) < 40;
                runs += inked && !inside;
                inside = inked;
            }
            QCOMPARE(runs, pins);
        }
    }

    void heapsShowTheirTokens()
    {
        const Colors colors = Theme::paperColors();
        for (int tokens = 1; tokens <= 20; ++tokens) {
            const JoinedPosition position = positionOf(QStringLiteral("nim:%1").arg(tokens));
            const QRectF area(0, 0, 60, 10.0 * tokens + 80);
            const QImage image = drawn(position, area.size().toSize(), area, colors, 10);
            int runs = 0;
            bool inside = false;
            for (int y = 0; y < image.height(); ++y) {
                const bool inked = samples::distance(image.pixelColor(30, y), ink(colors)) < 60;
                runs += inked && !inside;
                inside = inked;
            }
            QCOMPARE(runs, tokens);
        }
    }

    /// Long names are as large as is legible, are shortened as necessary, and are within their area, also next to
    /// another game.
    void longNamesStayLegible()
    {
        QTemporaryDir folder;
        const Colors colors = Theme::paperColors();
        for (const int letters : {1, 5, 20, 40, 60}) {
            const QString name(letters, u'a');
            const QString path = samples::written(folder.filePath(QStringLiteral("%1.txt").arg(letters)),
                                                  QStringLiteral("%1 end\n").arg(name).toUtf8());
            for (const char *other : {"", " + nim:1"}) {
                const JoinedPosition position =
                    positionOf(QStringLiteral("graph{%1}:%2%3").arg(path, name, QLatin1String(other)));
                for (const QSizeF &size : {QSizeF(30, 20), QSizeF(48, 30), QSizeF(120, 64), QSizeF(300, 104)}) {
                    const qreal font = 2 * 0.86 * positionUnit(size, *position.rules, position.cells);
                    QVERIFY2(font >= (*other ? 4.5 : 9.5), qPrintable(QString::number(font)));
                    const QRectF area(QPointF(40, 40), size);
                    const QRect box = samples::painted(drawn(position, {400, 300}, area, colors), colors.surface.rgb());
                    QVERIFY(!box.isEmpty() && area.adjusted(-2, -2, 2, 2).contains(box));
                }
            }
        }
    }

    void colorsMixInBetween()
    {
        QCOMPARE(mixed(Qt::black, Qt::white, 0), QColor(Qt::black));
        QCOMPARE(mixed(Qt::black, Qt::white, 1), QColor(Qt::white));
        int last = -1;
        for (qreal part = 0; part <= 1; part += 0.125) {
            const int grey = mixed(Qt::black, Qt::white, part).red();
            QVERIFY(grey > last);
            last = grey;
        }
        for (const bool dark : {false, true}) {
            Theme::instance().setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
            const Colors colors = Theme::instance().colors();
            QVERIFY(samples::distance(ink(colors), colors.surface) > 120);
        }
    }
};

MEXPLORER_TEST(TestPositionAreas)
#include "tst_positionareas.moc"
