#include "tests/views/support/explorewindow.h"
#include "views/canvas/badges.h"
#include "views/canvas/pictureexport.h"

#include <QFileDialog>
#include <QPrinter>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <map>

using namespace mexplorer;
using Window = samples::ExploreWindow;

namespace {

/// How often each text stands in an SVG file.
std::map<QString, int> textsOf(const QString &path)
{
    QFile file(path);
    std::map<QString, int> texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QStringLiteral("text"))
            ++texts[xml.readElementText().trimmed()];
    }
    return texts;
}

int differentPixels(const QImage &a, const QImage &b, int tolerance = 60)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += samples::distance(a.pixelColor(x, y), b.pixelColor(x, y)) > tolerance;
    }
    return count;
}

} // namespace

/// Files show what a lens leaves of a graph as the window does: group sizes, folded followers, pins, and what is dim.
class TestExportedLens : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().setMode(Theme::Mode::Light); }

    void svgTellsGroupSizes_data()
    {
        QTest::addColumn<int>("collapse");
        QTest::newRow("by value") << int(Collapse::SgValue);
        QTest::newRow("by play") << int(Collapse::Play);
        QTest::newRow("by symmetry") << int(Collapse::Symmetry);
    }
    void svgTellsGroupSizes()
    {
        QFETCH(int, collapse);
        Window w(QStringLiteral("matrix:2x3"));
        QTRY_VERIFY(w.isQuiet());
        w.lens().setCollapse(Collapse(collapse));
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        std::map<QString, int> sizes;
        for (PositionId id = 0; id < w.picture().explored.graph->positionCount(); ++id)
            ++sizes[QStringLiteral("×%1").arg(w.picture().excerpt->groupSize(id))];
        const std::map<QString, int> texts = textsOf(written(w, "svg"));
        QVERIFY(sizes.size() > 1);
        for (const auto &[size, count] : sizes)
            QCOMPARE(texts.contains(size) ? texts.at(size) : 0, count);
    }

    void svgTellsWhatIsFolded()
    {
        Window w(QStringLiteral("kayles:6"));
        unfold(w);
        std::map<QString, int> folded;
        for (PositionId id = 0; id < w.picture().explored.graph->positionCount(); ++id) {
            if (const QString text = badgeText(w.picture(), id); !text.isEmpty())
                ++folded[text];
        }
        QVERIFY(!folded.empty());
        const std::map<QString, int> texts = textsOf(written(w, "svg"));
        for (const auto &[text, count] : folded)
            QCOMPARE(texts.contains(text) ? texts.at(text) : 0, count);
    }

    void pixelsAreThoseOfTheWindow_data()
    {
        QTest::addColumn<QString>("lens");
        for (const char *lens : {"collapsed", "dimmed", "unfolded"})
            QTest::newRow(lens) << QString::fromLatin1(lens);
    }
    void pixelsAreThoseOfTheWindow()
    {
        QFETCH(QString, lens);
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        if (lens == QStringLiteral("collapsed")) {
            w.lens().setCollapse(Collapse::SgValue);
        } else if (lens == QStringLiteral("dimmed")) {
            w.lens().setOthers(LensSettings::Others::Dimmed);
            w.lens().setQuery(QStringLiteral("P"));
            QTRY_VERIFY(w.picture().lit);
        } else {
            unfold(w);
        }
        QTRY_VERIFY(w.isQuiet());
        constexpr qreal unit = 50;
        PictureOptions options = optionsFor(w.picture());
        options.unit = unit;
        options.pixelRatio = 1;
        const QImage image = exported(w, options);

        const QImage own = painted(w.picture(), unit, image.size());
        const int different = differentPixels(image, own);
        QVERIFY2(different <= image.width() * image.height() / 2000, qPrintable(QString::number(different)));
        // And the lens is seen in it: without what it adds it is another picture.
        GraphPicture plain = w.picture();
        plain.excerpt.reset();
        plain.lit.reset();
        plain.pinned.reset();
        QVERIFY(differentPixels(image, painted(plain, unit, image.size())) > 4 * different + 100);
    }

    void paperShowsThemToo()
    {
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        w.lens().setCollapse(Collapse::SgValue);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        const PictureOptions lens = optionsFor(w.picture());
        PictureOptions plain = lens;
        plain.excerpt.reset();
        const auto sizeOf = [&](const PictureOptions &options) {
            const QString path = m_folder.filePath(QStringLiteral("paper.pdf"));
            QPrinter printer;
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(path);
            printPicture(printer, w.picture().explored, w.picture().layout, options);
            return QFile(path).size();
        };
        QVERIFY(sizeOf(lens) > sizeOf(plain));
        QFile pdf(written(w, "pdf"));
        QVERIFY(pdf.open(QIODevice::ReadOnly) && pdf.read(4) == "%PDF");
    }

private:
    /// The start and the followers of one of its followers, one of them pinned.
    static void unfold(Window &w)
    {
        QTRY_VERIFY(w.isQuiet());
        w.lens().setUnfolding(true);
        w.lens().setOpen(GameGraph::root(), true);
        w.lens().setPinned(w.graph().followers(GameGraph::root()).front(), true);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt && w.picture().pinned);
    }

    /// Where the action of the window writes its picture.
    QString written(Window &w, const char *ending)
    {
        const QString path = m_folder.filePath(QStringLiteral("lens.") + QLatin1String(ending));
        QFile::remove(path);
        w.trigger("explore.exportPicture");
        auto *dialog = w.find<QFileDialog>("exportPictureDialog");
        emit dialog->fileSelected(path);
        dialog->close();
        [&] { QTRY_COMPARE(w.summary(), QStringLiteral("Written to %1").arg(path)); }();
        return path;
    }

    QImage exported(Window &w, const PictureOptions &options)
    {
        const QString path = m_folder.filePath(QStringLiteral("lens.png"));
        return exportPicture(w.picture().explored, w.picture().layout, path, options).ok() ? QImage(path) : QImage();
    }

    static QImage painted(const GraphPicture &picture, qreal unit, QSize size)
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(picture.colors.surface);
        QPainter painter(&image);
        paintGraph(painter, picture, {picture.layout->extent().center(), unit}, QRectF(image.rect()), JobControl());
        return image;
    }

    QTemporaryDir m_folder;
};

QTEST_MAIN(TestExportedLens)
#include "tst_exportedlens.moc"
