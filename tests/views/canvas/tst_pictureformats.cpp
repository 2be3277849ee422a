// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/canvas/pictureexport.h"

#include <QDir>
#include <QFile>
#include <QPrinter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>

using namespace mexplorer;

namespace {

QByteArray fileContent(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the picture's size in pixels if the layout's unit has \a unit pixels.
QSize sizeOf(const LayeredLayout &layout, qreal unit)
{
    const QSizeF size = layout.extent().size() * unit;
    return {int(std::ceil(size.width())), int(std::ceil(size.height()))};
}

void addGames()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:7", "nim:2,3", "matrix:2x3", "subtraction{1-3}:9", "kayles:3 + nim:2"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

} // namespace

class TestPictureFormats : public QObject
{
    Q_OBJECT

private slots:
    void svgIsXmlWithATitle_data() { addGames(); }
    void svgIsXmlWithATitle()
    {
        QFETCH(QString, game);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("graph.svg"));
        const ExploredGraph explored = samples::explored(game);
        const LayoutPtr layout = samples::layoutOf(explored);
        PictureOptions options;
        options.unit = 48;
        const Result<WrittenPicture> written = exportPicture(explored, layout, path, options);
        QVERIFY(written.ok());
        QCOMPARE(written->shownPositions, quint64(explored.graph->positionCount()));
        QCOMPARE(written->drawnMoves, quint64(explored.graph->moveCount()));
        QXmlStreamReader reader(fileContent(path));
        QString title;
        QString viewBox;
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.isStartElement() && reader.name() == QStringLiteral("svg"))
                viewBox = reader.attributes().value(QStringLiteral("viewBox")).toString();
            if (reader.isStartElement() && reader.name() == QStringLiteral("title"))
                title = reader.readElementText();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(title, explored.start.text());
        const QSize size = sizeOf(*layout, 48);
        QCOMPARE(viewBox, QStringLiteral("0 0 %1 %2").arg(size.width()).arg(size.height()));
    }

    /// The file, read by an independent reader, shows each mark at its point.
    void svgShowsEachMark_data() { addGames(); }
    void svgShowsEachMark()
    {
        QFETCH(QString, game);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("graph.svg"));
        const ExploredGraph explored = samples::explored(game);
        const LayoutPtr layout = samples::layoutOf(explored);
        PictureOptions options;
        options.unit = 48;
        QVERIFY(exportPicture(explored, layout, path, options).ok());
        QSvgRenderer renderer(path);
        QVERIFY(renderer.isValid());
        const QSize size = sizeOf(*layout, 48);
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(size)));
        painter.end();
        const Camera camera{layout->extent().center(), 48};
        const qreal radius = GraphSizes(48).markRadius;
        for (const PositionId id : samples::allOf(*explored.graph)) {
            const QPointF at = camera.toView(layout->point(id), QRectF(QPointF(), QSizeF(size)));
            const QColor rim = samples::pixelAt(image, at - QPointF(0.9 * radius, 0));
            const QColor expected = options.colors.outcome(explored.labels->outcome(id));
            QVERIFY2(samples::distance(rim, expected) < 60, qPrintable(explored.graph->text(id)));
        }
    }

    void pngHasTheSizeThatWasAskedFor_data()
    {
        QTest::addColumn<double>("unit");
        QTest::addColumn<double>("ratio");
        for (const double unit : {8.0, 24.0, 56.0}) {
            for (const double ratio : {0.5, 1.0, 2.0, 3.0})
                QTest::addRow("%g at %g", unit, ratio) << unit << ratio;
        }
    }
    void pngHasTheSizeThatWasAskedFor()
    {
        QFETCH(double, unit);
        QFETCH(double, ratio);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("graph.png"));
        const ExploredGraph explored = samples::explored(QStringLiteral("kayles:6"));
        const LayoutPtr layout = samples::layoutOf(explored);
        PictureOptions options;
        options.unit = unit;
        options.pixelRatio = ratio;
        QVERIFY(exportPicture(explored, layout, path, options).ok());
        const QImage image(path);
        QCOMPARE(image.size(), (QSizeF(sizeOf(*layout, unit)) * ratio).toSize());
        QVERIFY(fileContent(path).startsWith("\x89PNG"));
        QCOMPARE(image.pixelColor(1, 1), options.colors.surface);
    }

    void longPicturesAreKeptWithinTheLimit()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("graph.svg"));
        const ExploredGraph explored = samples::explored(QStringLiteral("subtraction{1}:600"));
        const LayoutPtr layout = samples::layoutOf(explored);
        QVERIFY(exportPicture(explored, layout, path).ok());
        const QSize size = QSvgRenderer(path).viewBox().size();
        QVERIFY(std::max(size.width(), size.height()) <= maxPicturePixels);
        QVERIFY(std::max(size.width(), size.height()) > maxPicturePixels - 100);
    }

    void pdfIsOnePageOfThePicturesSize()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("graph.PDF")); // endings are case-insensitive
        const ExploredGraph explored = samples::explored(QStringLiteral("nim:2,3"));
        const LayoutPtr layout = samples::layoutOf(explored);
        PictureOptions options;
        options.unit = 48;
        QVERIFY(exportPicture(explored, layout, path, options).ok());
        const QByteArray content = fileContent(path);
        QVERIFY(content.startsWith("%PDF-1."));
        QVERIFY(content.trimmed().endsWith("%%EOF"));
        QCOMPARE(content.count("/Type /Page\n") + content.count("/Type /Page "), 1);
        static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)"));
        const auto match = box.match(QString::fromLatin1(content));
        QVERIFY(match.hasMatch());
        const QSize size = sizeOf(*layout, 48); // in 1/96 inch; pages are in 1/72
        QVERIFY(std::abs(match.captured(1).toDouble() - size.width() * 0.75) < 1.5);
        QVERIFY(std::abs(match.captured(2).toDouble() - size.height() * 0.75) < 1.5);
    }

    void colouringAndStepsGoIntoTheFile()
    {
        QTemporaryDir folder;
        const ExploredGraph explored = samples::explored(QStringLiteral("kayles:6"));
        const LayoutPtr layout = samples::layoutOf(explored);
        const auto image = [&](const PictureOptions &options) {
            const QString path = folder.filePath(QStringLiteral("graph.png"));
            return exportPicture(explored, layout, path, options).ok() ? QImage(path) : QImage();
        };
        PictureOptions plain;
        const QImage outcomes = image(plain);
        QVERIFY(!outcomes.isNull());
        QCOMPARE(image(plain), outcomes); // reproducible
        PictureOptions byValue = plain;
        byValue.colorBy = ColorBy::SgValue;
        QVERIFY(image(byValue) != outcomes);
        PictureOptions hidden = plain;
        hidden.answers.outcomeSteps = hidden.answers.valueSteps =
            std::make_shared<const std::vector<quint32>>(explored.graph->positionCount(), 3);
        const QImage unknown = image(hidden);
        QVERIFY(unknown != outcomes);
        hidden.answers.step = 3;
        QCOMPARE(image(hidden), outcomes);
    }

    void limitsSayWhatToDo_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::newRow("svg") << "svg";
        QTest::newRow("pdf") << "pdf";
    }
    void limitsSayWhatToDo()
    {
        QFETCH(QString, ending);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("graph.") + ending);
        const ExploredGraph large = samples::explored(QStringLiteral("nim:80,60"));
        QVERIFY(large.graph->positionCount() + large.graph->moveCount() > maxPictureElements);
        const Result<WrittenPicture> refused = exportPicture(large, samples::layoutOf(large), path);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.problem().kind, Problem::Kind::Limit);
        QCOMPARE(refused.problem().code, Problem::Code::PictureSize);
        QVERIFY(!QFile::exists(path));
    }

    void badNamesAreSaid_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"graph", "graph.gif", "graph.svg.txt", "svg", ".png.", ""})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void badNamesAreSaid()
    {
        QFETCH(QString, name);
        const ExploredGraph explored = samples::explored(QStringLiteral("nim:2"));
        const Result<WrittenPicture> refused = exportPicture(explored, samples::layoutOf(explored), name);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.problem().kind, Problem::Kind::BadInput);
        QCOMPARE(refused.problem().code, Problem::Code::UnknownEnding);
    }

    void whatWasThereStaysWhenWritingFails()
    {
        QTemporaryDir folder;
        const ExploredGraph explored = samples::explored(QStringLiteral("nim:2"));
        const QString path = folder.filePath(QStringLiteral("graph.svg"));
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("graph.svg"))); // a folder with that name
        const Result<WrittenPicture> refused = exportPicture(explored, samples::layoutOf(explored), path);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.problem().kind, Problem::Kind::File);
        QCOMPARE(refused.problem().code, Problem::Code::UnwritableFile);
        QVERIFY(QFileInfo(path).isDir());
        QCOMPARE(QDir(folder.path()).entryList(QDir::NoDotAndDotDot | QDir::AllEntries).size(), 1);
    }

    void paperHoldsTheWholePicture()
    {
        QTemporaryDir folder;
        const ExploredGraph explored = samples::explored(QStringLiteral("kayles:7"));
        const LayoutPtr layout = samples::layoutOf(explored);
        QPrinter printer(QPrinter::ScreenResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(folder.filePath(QStringLiteral("paper.pdf")));
        JobControl control;
        QPainter painter(&printer);
        const QRectF page(QPointF(), printer.pageRect(QPrinter::DevicePixel).size());
        paintPicture(painter, page, explored, layout, {}, maxPictureElements, control);
        painter.end();
        const QByteArray content = fileContent(folder.filePath(QStringLiteral("paper.pdf")));
        QVERIFY(content.startsWith("%PDF"));
        QCOMPARE(content.count("/Type /Page\n") + content.count("/Type /Page "), 1);
    }
};

MEXPLORER_TEST(TestPictureFormats)
#include "tst_pictureformats.moc"
