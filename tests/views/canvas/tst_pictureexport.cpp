// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/scanner.h"
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/canvas/pictureexport.h"

#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

struct Sample
{
    ExploredGraph explored;
    LayoutPtr layout;
};

Sample sample(const QString &game)
{
    JobControl control;
    Sample s;
    s.explored.start = parsePosition(game).value();
    s.explored.graph = buildGraph(s.explored.start, {}, control);
    s.explored.labels = label(*s.explored.graph, Convention::Normal, control);
    s.explored.predecessors = std::make_shared<const Predecessors>(*s.explored.graph);
    s.layout = layOut(*s.explored.graph, *s.explored.labels, *s.explored.predecessors, {}, control);
    return s;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestPictureExport : public QObject
{
    Q_OBJECT

private slots:
    void svgHoldsEveryMove()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("graph.svg"));
        const Sample s = sample(QStringLiteral("kayles:7"));
        const Result<WrittenPicture> counts = exportPicture(s.explored, s.layout, path);
        QVERIFY2(counts.ok(), "it was not written");
        QCOMPARE(counts->drawnMoves, quint64(s.explored.graph->moveCount()));
        QVERIFY(!counts->plan.isDensity());
        QSvgRenderer renderer(path);
        QVERIFY(renderer.isValid());
        QImage image(renderer.defaultSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        QVERIFY(image.width() > 300 && image.height() > 300);
        // The terminal position's disc is where the layout puts it.
        const PositionId terminal = s.layout->layer(s.layout->layerCount() - 1).front();
        const QRectF extent = s.layout->extent();
        const QPointF share = (s.layout->point(terminal) - extent.topLeft());
        const QPoint at(int(share.x() / extent.width() * image.width()),
                        int(share.y() / extent.height() * image.height()));
        const QColor disc = image.pixelColor(at + QPoint(10, 0));
        QVERIFY2(disc.blue() > 120 && disc.red() < 60, qPrintable(disc.name()));
    }

    void everyFamilyInEachFormat_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("ending");
        for (const Family &family : catalogue()) {
            for (const QString &ending : pictureEndings()) {
                if (family.parameters != Family::Parameters::File)
                    QTest::newRow(qPrintable(family.name + u' ' + ending)) << family.firstGraph() << ending;
            }
        }
    }

    void everyFamilyInEachFormat()
    {
        QFETCH(QString, game);
        QFETCH(QString, ending);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("graph.") + ending);
        const Sample s = sample(game);
        const Result<WrittenPicture> counts = exportPicture(s.explored, s.layout, path);
        QVERIFY(counts.ok());
        QCOMPARE(counts->drawnMoves, quint64(s.explored.graph->moveCount()));
        QVERIFY(QFileInfo(path).size() > 1'000);
    }

    void pdfAndPngAreWhatTheySay()
    {
        QTemporaryDir folder;
        const Sample s = sample(QStringLiteral("nim:2,3"));
        const QString pdf = folder.filePath(QStringLiteral("graph.pdf"));
        const QString png = folder.filePath(QStringLiteral("graph.png"));
        QVERIFY(exportPicture(s.explored, s.layout, pdf).ok());
        QVERIFY(exportPicture(s.explored, s.layout, png).ok());
        QVERIFY(contentOf(pdf).startsWith("%PDF"));
        const QImage image(png);
        QVERIFY(!image.isNull());
        const QSizeF size = s.layout->extent().size();
        QVERIFY(std::abs(qreal(image.width()) / image.height() - size.width() / size.height()) < 0.02);
    }

    void largeGraphsAreRefusedAsVectors()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("graph.svg"));
        const Sample large = sample(QStringLiteral("kayles:32"));
        const Result<WrittenPicture> counts = exportPicture(large.explored, large.layout, path);
        QVERIFY(!counts.ok());
        QCOMPARE(counts.problem().kind, Problem::Kind::Limit);
        QCOMPARE(counts.problem().code, Problem::Code::PictureSize);
        PictureOptions small;
        small.unit = 4;
        QVERIFY(exportPicture(large.explored, large.layout, folder.filePath(QStringLiteral("graph.png")), small).ok());
    }

    void pngOfAGivenUnitHasAnySize()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("long.png"));
        const Sample s = sample(QStringLiteral("subtraction{1}:600"));
        PictureOptions options;
        options.unit = 40;
        options.pixelRatio = 1;
        QVERIFY(exportPicture(s.explored, s.layout, path, options).ok());
        const QImage image(path);
        QVERIFY(!image.isNull());
        const QSizeF size = s.layout->extent().size() * options.unit;
        QCOMPARE(image.size(), QSize(int(std::ceil(size.width())), int(std::ceil(size.height()))));
        QVERIFY(image.height() > 2 * maxPicturePixels);
    }

    void pngOfAGivenWidth_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {64, 333, 4'001, 33'000})
            QTest::newRow(qPrintable(QString::number(width))) << width;
    }

    void pngOfAGivenWidth()
    {
        QFETCH(int, width);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("wide.png"));
        // From left to right it is much wider than high.
        const ExploredGraph explored = samples::explored(QStringLiteral("subtraction{1}:300"));
        const LayoutPtr layout =
            samples::layoutOf(explored, {.layering = {}, .order = {}, .orientation = Orientation::LeftRight});
        PictureOptions options;
        options.width = width;
        options.pixelsPerTile = 3'000'000;
        JobControl control;
        QVERIFY(exportPicture(explored, layout, path, options, control).ok());
        const QImage image(path);
        QCOMPARE(image.size(), QSize(width, heightFor(width, *layout)));
        // Each mark is at its point, also beyond the limit of one painter.
        const qreal unit = width / layout->extent().width();
        for (PositionId id = 0; unit > 20 && id < explored.graph->positionCount(); id += 7) {
            const QPointF at = (layout->point(id) - layout->extent().topLeft()) * unit;
            const qreal radius = 2 * GraphSizes(unit / 2).markRadius;
            const bool p = explored.labels->outcome(id) == Outcome::P;
            QVERIFY(samples::distance(samples::pixelAt(image, at - QPointF(0.9 * radius, 0)),
                                      p ? options.colors.pPosition : options.colors.nPosition) < 60);
        }
    }

    void tooManyPixelsAreRefused_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("width");
        QTest::newRow("a wide graph") << QStringLiteral("kayles:20") << 60'000;
        QTest::newRow("a tower") << QStringLiteral("subtraction{1}:300") << 16'000;
        QTest::newRow("a tower higher than a number") << QStringLiteral("subtraction{1}:20000") << maxPictureWidth;
    }

    /// Refused at once, with a message that has the limit and a possible width; an existing file is unchanged.
    void tooManyPixelsAreRefused()
    {
        QFETCH(QString, game);
        QFETCH(int, width);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("big.png"));
        const Sample s = sample(game);
        PictureOptions options;
        options.width = width;
        const auto refused = exportPicture(s.explored, s.layout, path, options);
        QVERIFY(!refused);
        QCOMPARE(refused.problem().code, Problem::Code::PictureSize);
        QVERIFY(!QFile::exists(path));
        const QString sentence = refused.problem().message;
        QVERIFY2(sentence.contains(groupedNumber(maxPicturePixelCount)), qPrintable(sentence));
        const int allowed = sentence.section(u' ', -1).remove(u',').chopped(1).toInt();
        QVERIFY2(allowed > 0 && allowed < width, qPrintable(sentence));
        const quint64 pixels = quint64(allowed) * quint64(heightFor(allowed, *s.layout));
        QVERIFY2(pixels <= maxPicturePixelCount + quint64(allowed) && pixels > maxPicturePixelCount / 2,
                 qPrintable(sentence));
    }

    void tilesJoinWithoutASeam_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<qreal>("unit");
        QTest::newRow("moves as lines") << QStringLiteral("kayles:14") << 48.0;
        QTest::newRow("marks of a large graph") << QStringLiteral("matrix:3x4") << 24.0;
        QTest::newRow("moves as a density") << QStringLiteral("matrix:3x5") << 8.0;
    }

    void tilesJoinWithoutASeam()
    {
        // Compares the picture in tiles with one painted as a single tile.
        QFETCH(QString, game);
        QFETCH(qreal, unit);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tiles.png"));
        const Sample s = sample(game);
        PictureOptions options;
        options.unit = unit;
        options.pixelRatio = 1;
        options.pixelsPerTile = 100'000;
        QVERIFY(exportPicture(s.explored, s.layout, path, options).ok());
        const QImage tiled(path);
        QVERIFY(tiled.width() * tiled.height() > 2 * options.pixelsPerTile);
        JobControl control;
        GraphPicture picture;
        picture.explored = s.explored;
        picture.layout = s.layout;
        picture.colors = options.colors;
        picture.isTile = true;
        picture.setColorBy(options.colorBy);
        picture.density =
            densityOfMoves(*s.explored.graph, *s.layout, control, std::clamp(tiled.width() / 4.0, 1000.0, 4000.0));
        QImage whole(tiled.size(), QImage::Format_RGB32);
        whole.fill(options.colors.surface);
        QPainter painter(&whole);
        const QRectF view(QPointF(), QSizeF(tiled.size()));
        paintGraph(painter, {picture, {s.layout->extent().center(), unit}, view}, control);
        painter.end();
        int different = 0;
        for (int y = 0; y < whole.height(); ++y) {
            for (int x = 0; x < whole.width(); ++x) {
                const QRgb a = whole.pixel(x, y);
                const QRgb b = tiled.pixel(x, y);
                different += qAbs(qRed(a) - qRed(b)) + qAbs(qGreen(a) - qGreen(b)) + qAbs(qBlue(a) - qBlue(b)) > 60;
            }
        }
        QVERIFY2(different < whole.width() * whole.height() / 1000, qPrintable(QString::number(different)));
    }

    void cancelLeavesWhatWasThere_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char *ending : {"svg", "pdf", "png"})
            QTest::newRow(ending) << QString::fromLatin1(ending);
    }

    void cancelLeavesWhatWasThere()
    {
        QFETCH(QString, ending);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("graph.") + ending);
        QFile before(path);
        QVERIFY(before.open(QIODevice::WriteOnly) && before.write("before") == 6);
        before.close();
        const Sample s = sample(QStringLiteral("kayles:12"));
        JobControl control;
        control.cancel();
        const Result<WrittenPicture> counts = exportPicture(s.explored, s.layout, path, {}, control);
        QVERIFY(!counts.ok());
        QCOMPARE(counts.problem().kind, Problem::Kind::Cancelled);
        QCOMPARE(contentOf(path), QByteArray("before"));
    }

    void progressGoesToItsEnd_data() { cancelLeavesWhatWasThere_data(); }

    void progressGoesToItsEnd()
    {
        QFETCH(QString, ending);
        QTemporaryDir folder;
        const Sample s = sample(QStringLiteral("kayles:14"));
        PictureOptions options;
        options.unit = 24;
        options.pixelsPerTile = 100'000;
        JobControl control;
        QVERIFY(
            exportPicture(s.explored, s.layout, folder.filePath(QStringLiteral("graph.") + ending), options, control)
                .ok());
        QVERIFY(control.total() > 0);
        QVERIFY(control.done() > control.total() / 2 && control.done() <= control.total());
    }

    void namesThatCannotBe()
    {
        const Sample s = sample(QStringLiteral("nim:2"));
        QCOMPARE(exportPicture(s.explored, s.layout, QStringLiteral("graph.gif")).problem().code,
                 Problem::Code::UnknownEnding);
        const Result<WrittenPicture> nowhere =
            exportPicture(s.explored, s.layout, QStringLiteral("/nowhere/at/all/graph.svg"));
        QCOMPARE(nowhere.problem().kind, Problem::Kind::File);
        QCOMPARE(nowhere.problem().code, Problem::Code::UnwritableFile);
    }
};

MEXPLORER_TEST(TestPictureExport)
#include "tst_pictureexport.moc"
