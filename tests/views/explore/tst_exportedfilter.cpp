// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/explorewindow.h"
#include "views/canvas/badges.h"
#include "views/canvas/pictureexport.h"

#include <QFileDialog>
#include <QPrinter>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>

using namespace mexplorer;
using Window = samples::ExploreWindow;

namespace {

/// Returns how often each text occurs in an SVG file.
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

/// Tests that files show a filtered graph as the window does: group sizes, folded followers, pins, and dimmed
/// positions.
class TestExportedFilter : public QObject
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
        w.filter().setCollapse(Collapse(collapse));
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        std::map<QString, int> sizes;
        for (PositionId id = 0; id < w.picture().explored.graph->positionCount(); ++id)
            ++sizes[QStringLiteral("×%1").arg(w.picture().excerpt->groupSize(ShownId(id)))];
        const std::map<QString, int> texts = textsOf(written(w, "svg"));
        QVERIFY(sizes.size() > 1);
        for (const auto &[size, count] : sizes)
            QCOMPARE(texts.contains(size) ? texts.at(size) : 0, size == QStringLiteral("×1") ? 0 : count);
    }

    void svgTellsWhatIsFolded()
    {
        Window w(QStringLiteral("kayles:6"));
        unfold(w);
        std::map<QString, int> folded;
        for (PositionId id = 0; id < w.picture().explored.graph->positionCount(); ++id) {
            if (const QString text = badgeText(w.picture(), ShownId(id)); !text.isEmpty())
                ++folded[text];
        }
        QVERIFY(!folded.empty());
        const std::map<QString, int> texts = textsOf(written(w, "svg"));
        for (const auto &[text, count] : folded)
            QCOMPARE(texts.contains(text) ? texts.at(text) : 0, count);
    }

    void pixelsAreThoseOfTheWindow_data()
    {
        QTest::addColumn<QString>("filter");
        for (const char *filter : {"collapsed", "dimmed", "unfolded"})
            QTest::newRow(filter) << QString::fromLatin1(filter);
    }
    void pixelsAreThoseOfTheWindow()
    {
        QFETCH(QString, filter);
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        if (filter == QStringLiteral("collapsed")) {
            w.filter().setCollapse(Collapse::SgValue);
        } else if (filter == QStringLiteral("dimmed")) {
            w.filter().setOthers(FilterSettings::Others::Dimmed);
            w.filter().setQuery(QStringLiteral("P"));
            QTRY_VERIFY(w.picture().highlighted);
        } else {
            unfold(w);
        }
        QTRY_VERIFY(w.isQuiet());
        constexpr qreal unit = 50;
        PictureOptions options(w.picture());
        options.unit = unit;
        options.pixelRatio = 1;
        const QImage image = exported(w, options);

        const QImage own = painted(w.picture(), unit, image.size());
        const int different = differentPixels(image, own);
        QVERIFY2(different <= image.width() * image.height() / 2000, qPrintable(QString::number(different)));
        // The filter is visible: without it the picture is different.
        GraphPicture plain = w.picture();
        plain.excerpt.reset();
        plain.highlighted.reset();
        plain.pinned.reset();
        QVERIFY(differentPixels(image, painted(plain, unit, image.size())) > 4 * different + 100);
    }

    void ringsAndBestPlayGoAlong_data()
    {
        QTest::addColumn<int>("pixelsPerTile");
        QTest::newRow("one tile") << (16 << 20);
        QTest::newRow("many tiles") << 20'000;
    }
    void ringsAndBestPlayGoAlong()
    {
        QFETCH(int, pixelsPerTile);
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        w.type(QStringLiteral("value 1"));
        QTRY_VERIFY(w.isQuiet() && !w.filter().matches().empty());
        w.trigger(ExploreCommands::bestPlay);
        const PictureMarks &marks = w.canvas().highlights().marks;
        QVERIFY(!marks.matches.empty() && marks.line.size() > 1);
        constexpr qreal unit = 50;
        PictureOptions options(w.picture(), marks);
        options.unit = unit;
        options.pixelRatio = 1;
        options.pixelsPerTile = pixelsPerTile;
        const QImage image = exported(w, options);
        const QRectF view(image.rect());
        const Camera camera{w.layout().extent().center(), unit};
        const QColor accent = w.picture().colors.accent;
        for (const ShownId id : marks.matches) {
            const QPointF at = camera.toView(w.picture().point(id), view);
            const qreal ring = GraphSizes(unit).markRadius + 3;
            QVERIFY(samples::distance(samples::pixelAt(image, at - QPointF(ring, 0)), accent) < 90);
        }
        for (const auto &[from, to] : marks.line) {
            const auto followers = w.graph().followers(from.value);
            const auto index = std::size_t(std::ranges::find(followers, to.value) - followers.begin());
            const MovePath path = movePath({w.picture(), camera, view}, from, index);
            QVERIFY(samples::showsAlong(image, path, accent));
        }
        // By the window's command, too.
        const QString svg = written(w, "svg");
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains(accent.name().toLatin1()));
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<qreal>("unit");
        QTest::addColumn<bool>("merged");
        for (const qreal unit : {4.0, 24.0, 56.0}) {
            QTest::addRow("curves %g", unit) << QStringLiteral("subtraction{1-4}:13") << unit << false;
            QTest::addRow("groups %g", unit) << QStringLiteral("nim:4,5,6") << unit << true;
        }
    }
    void nothingIsCutOff()
    {
        QFETCH(QString, game);
        QFETCH(qreal, unit);
        QFETCH(bool, merged);
        Window w(game);
        QTRY_VERIFY(w.isQuiet());
        w.type(QStringLiteral("P"));
        if (merged)
            w.filter().setCollapse(Collapse::SgValue);
        QTRY_VERIFY(w.isQuiet() && !w.filter().matches().empty() && merged == bool(w.picture().excerpt));
        PictureOptions options(w.picture(), w.canvas().highlights().marks);
        options.unit = unit;
        options.pixelRatio = 1;
        const QSize size = exported(w, options).size();
        // A sheet with larger margins has nothing painted in them.
        GraphPicture picture = w.picture();
        picture.marks = std::make_shared<const PictureMarks>(options.marks);
        constexpr int more = 80;
        const QSizeF extent = w.layout().extent().size() * unit;
        const QImage large = painted(picture, unit, (extent + QSizeF(2 * more, 2 * more)).toSize());
        const QRect box = samples::painted(large, picture.colors.surface.rgb());
        QVERIFY2(box.width() <= size.width() + 1 && box.height() <= size.height() + 1,
                 qPrintable(QStringLiteral("%1 x %2").arg(box.width()).arg(box.height())));
    }

    void paperShowsThemToo()
    {
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        w.filter().setCollapse(Collapse::SgValue);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        const PictureOptions filter(w.picture());
        PictureOptions plain = filter;
        plain.excerpt.reset();
        const auto sizeOf = [&](const PictureOptions &options) {
            const QString path = m_folder.filePath(QStringLiteral("paper.pdf"));
            QPrinter printer;
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(path);
            JobControl control;
            QPainter painter(&printer);
            paintPicture(painter, QRectF(QPointF(), printer.pageRect(QPrinter::DevicePixel).size()),
                         w.picture().explored, w.picture().layout, options, maxPictureElements, control);
            painter.end();
            return QFile(path).size();
        };
        QVERIFY(sizeOf(filter) > sizeOf(plain));
        QFile pdf(written(w, "pdf"));
        QVERIFY(pdf.open(QIODevice::ReadOnly) && pdf.read(4) == "%PDF");
    }

private:
    /// Shows the start and the followers of one of its followers, one of them pinned.
    static void unfold(Window &w)
    {
        QTRY_VERIFY(w.isQuiet());
        w.filter().setUnfolding(true);
        w.filter().setOpen(GameGraph::root(), true);
        w.filter().setPinned(w.graph().followers(GameGraph::root()).front(), true);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt && w.picture().pinned);
    }

    /// Returns the path of the picture written by the window's command.
    QString written(Window &w, const char *ending)
    {
        const QString path = m_folder.filePath(QStringLiteral("filter.") + QLatin1String(ending));
        QFile::remove(path);
        w.trigger(ExploreCommands::exportPicture);
        auto *dialog = w.find<QFileDialog>("exportPictureDialog");
        emit dialog->fileSelected(path);
        dialog->close();
        [&] { QTRY_COMPARE(w.summary(), QStringLiteral("Written to %1").arg(path)); }();
        return path;
    }

    QImage exported(Window &w, const PictureOptions &options)
    {
        const QString path = m_folder.filePath(QStringLiteral("filter.png"));
        return exportPicture(w.picture().explored, w.picture().layout, path, options).ok() ? QImage(path) : QImage();
    }

    static QImage painted(const GraphPicture &picture, qreal unit, QSize size)
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(picture.colors.surface);
        QPainter painter(&image);
        paintGraph(painter, {picture, {picture.layout->extent().center(), unit}, QRectF(image.rect())}, JobControl());
        return image;
    }

    QTemporaryDir m_folder;
};

MEXPLORER_TEST(TestExportedFilter)
#include "tst_exportedfilter.moc"
