// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/pictureexport.h"

#include "model/core/safefile.h"
#include "model/core/scanner.h"
#include "model/core/visibletext.h"
#include "views/canvas/badges.h"
#include "views/charts/drawing.h"
#include "views/glyphs/positionpainter.h"
#include "views/theme/viewtext.h"

#include <QFileInfo>
#include <QIODevice>
#include <QPainter>
#include <QtEndian>
#include <QtMath>

#include <cmath>
#include <limits>

#include <zlib.h>

namespace mexplorer {

namespace {

constexpr qreal comfortableUnit = 56; ///< marks and their values are easy to read

struct Sheet
{
    GraphPicture picture;
    Camera camera;
    QRectF view;
    qreal caption = 0; ///< the height of the caption below the view

    QRectF whole() const { return view.adjusted(0, 0, 0, caption); }
};

constexpr qreal captionLine = 26;

/// Paints an entry of the caption: a mark and its meaning. Returns where the next one begins.
qreal paintEntry(QPainter &painter, QPointF at, const GraphPicture &picture, Outcome outcome, const QString &text)
{
    constexpr qreal radius = 8;
    paintMark(painter, at + QPointF(radius, 0), radius, outcome, false,
              picture.hasLetters ? outcomeLetter(outcome) : QString(), picture.colors);
    painter.setPen(picture.colors.text);
    const QRectF box(at.x() + 2 * radius + 6, at.y() - captionLine / 2, 1000, captionLine);
    painter.drawText(box, Qt::AlignVCenter | Qt::TextDontClip, text);
    return box.left() + QFontMetricsF(painter.font(), painter.device()).horizontalAdvance(text) + 20;
}

/// The title and the legend, as many lines as they need.
void paintCaption(QPainter &painter, const Sheet &sheet)
{
    const GraphPicture &picture = sheet.picture;
    const bool hidden = picture.answers.hidesAll();
    QFont font = painter.font();
    font.setPixelSize(15);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(picture.colors.text);
    const QRectF line(8, sheet.view.bottom(), sheet.view.width() - 16, captionLine);
    painter.drawText(
        line, Qt::AlignVCenter,
        QFontMetricsF(font, painter.device()).elidedText(picture.explored.start.text(), Qt::ElideMiddle, line.width()));
    font.setBold(false);
    painter.setFont(font);
    qreal y = line.bottom() + captionLine / 2;
    if (hidden) {
        paintEntry(painter, QPointF(8, y), picture, Outcome::Unknown,
                   ViewText::tr("to be labelled with P or N and the SG value"));
        return;
    }
    paintEntry(painter, QPointF(8, y), picture, Outcome::P, ViewText::tr("P-position: the player to move loses"));
    paintEntry(painter, QPointF(8, y + captionLine), picture, Outcome::N,
               ViewText::tr("N-position: the player to move wins"));
    if (!picture.hasLetters)
        painter.drawText(QRectF(8, y + 1.5 * captionLine, 1000, captionLine), Qt::AlignVCenter | Qt::TextDontClip,
                         ViewText::tr("Numbers are SG values."));
}

/// Adds a caption and widens the sheet if necessary. A sheet of a given size isn't widened; if too narrow, it gets no
/// caption.
void addCaption(Sheet &sheet, bool isSized = false)
{
    constexpr qreal minWidth = 320; // of the longest line
    if (isSized && sheet.view.width() < minWidth)
        return;
    const int lines = sheet.picture.answers.hidesAll() ? 2 : sheet.picture.hasLetters ? 3 : 4;
    sheet.caption = lines * captionLine + 8;
    sheet.view.setWidth(std::max(minWidth, sheet.view.width()));
}

void addMargins(Sheet &sheet, const QMarginsF &margins)
{
    const QRectF view = sheet.view.marginsAdded(
        {std::ceil(margins.left()), std::ceil(margins.top()), std::ceil(margins.right()), std::ceil(margins.bottom())});
    sheet.camera.centre = sheet.camera.toLayout(view.center(), sheet.view);
    sheet.view = QRectF(QPointF(), view.size());
}

GraphPicture pictureOf(const ExploredGraph &explored, const LayoutPtr &layout, const PictureOptions &options)
{
    GraphPicture picture;
    picture.explored = explored;
    picture.layout = layout;
    static_cast<PictureContent &>(picture) = options;
    picture.marks = std::make_shared<const PictureMarks>(options.marks);
    picture.setColorBy(options.colorBy);
    return picture;
}

Sheet sheetFor(const ExploredGraph &explored, const LayoutPtr &layout, const PictureOptions &options, qreal longest)
{
    Sheet sheet;
    sheet.picture = pictureOf(explored, layout, options);
    const QRectF extent = layout->extent();
    const qreal maxUnit = longest / std::max(extent.width(), extent.height());
    const qreal unit = std::min(options.unit > 0 ? options.unit : comfortableUnit, maxUnit);
    sheet.camera = {extent.center(), unit};
    const QSizeF size = extent.size() * unit;
    sheet.view = QRectF(0, 0, std::ceil(size.width()), std::ceil(size.height()));
    addMargins(sheet, marginsBesideLayout(sheet.picture, unit));
    return sheet;
}

/// Fits the layout and the badges next to it into a sheet of a given size.
void fitInto(Sheet &sheet, QSizeF size)
{
    const QSizeF extent = sheet.picture.layout->extent().size();
    const QMarginsF margins = marginsBesideLayout(sheet.picture, sheet.camera.scale);
    const QSizeF rest = size.shrunkBy(margins);
    sheet.camera = {sheet.picture.layout->extent().center(),
                    std::min(rest.width() / extent.width(), rest.height() / extent.height())};
    sheet.view = QRectF(QPointF(), rest);
    addMargins(sheet, margins);
    sheet.view.setSize(size);
}

/// Returns a sheet of at most the size \a most.
Sheet sheetWithin(QSizeF most, const ExploredGraph &explored, const LayoutPtr &layout, PictureOptions options)
{
    constexpr int maxSteps = 8; // what is beside the layout hardly depends on the unit, and two are enough
    const QSizeF extent = layout->extent().size();
    const auto made = [&](qreal longest) {
        Sheet sheet = sheetFor(explored, layout, options, longest);
        if (options.hasCaption)
            addCaption(sheet);
        return sheet;
    };
    Sheet sheet = made(std::max(most.width(), most.height()));
    for (int step = 0; step < maxSteps; ++step) {
        const QSizeF excess = sheet.whole().size() - most;
        const qreal change = std::max(excess.width() / extent.width(), excess.height() / extent.height());
        if (change <= 0)
            break;
        options.unit = std::max(sheet.camera.scale - change, sheet.camera.scale / 2);
        sheet = made(std::numeric_limits<qreal>::infinity());
    }
    return sheet;
}

/// Returns the unit from which on marks have room for all their texts; 0 if they have none.
qreal unitForTexts(const GraphPicture &picture)
{
    qsizetype longest = 0;
    for (ShownId id(0); picture.contains(id); ++id.value)
        longest = std::max(longest, picture.markText(id).size());
    qreal unit = 1;
    for (const auto hasRoom =
             [&] {
                 const GraphSizes sizes = picture.sizes(unit);
                 return sizes.hasTexts && markTextSize(sizes.markRadius, longest) >= minMarkTextSize;
             };
         !hasRoom();)
        unit += 0.25;
    return longest > 0 ? unit : 0;
}

PaintedCounts paintSheet(QPainter &painter, const Sheet &sheet, JobControl &control)
{
    painter.fillRect(sheet.whole(), sheet.picture.colors.surface);
    if (sheet.caption > 0)
        paintCaption(painter, sheet);
    return paintGraphReporting(painter, {sheet.picture, sheet.camera, sheet.view}, control);
}

/// Writes the sheet by \a write.
PaintedCounts writeShapes(decltype(writeSvg) write, QIODevice &device, const Sheet &sheet, JobControl &control)
{
    PaintedCounts counts;
    write({sheet.picture.explored.start.text(), sheet.whole().size().toSize(),
           [&](QPainter &painter) { counts = paintSheet(painter, sheet, control); },
           ViewText::tr("Game graph, made with Mexplorer")},
          device);
    return counts;
}

/// The tiles of a sheet, each of its full width, from top to bottom.
class Tiles
{
public:
    Tiles(Sheet sheet, qreal pixelRatio, int pixelsPerTile, JobControl &control)
        : m_sheet(std::move(sheet)), m_pixelRatio(pixelRatio), m_pixelsPerTile(pixelsPerTile),
          m_size((m_sheet.view.size() * pixelRatio).toSize())
    {
        GraphPicture &picture = m_sheet.picture;
        const qreal densityWidth = std::clamp<qreal>(m_size.width() / 4.0, 1000, 4000);
        picture.isTile = true;
        picture.density = densityOfMoves(*picture.explored.graph, *picture.layout, control, densityWidth);
        if (picture.density)
            picture.densityImage = densityImage(*picture.density, picture.colors);
    }

    QSize size() const { return m_size; }

    /// Calls \a sink with each tile and its first row of pixels. Returns the counts of all tiles together.
    template <class Sink> PaintedCounts paint(JobControl &control, Sink sink) const
    {
        PaintedCounts counts;
        const int rows = std::max(16, m_pixelsPerTile / m_size.width());
        for (int top = 0; top < m_size.height() && !control.isCancelled(); top += rows) {
            control.setProgress(quint64(top), quint64(m_size.height()));
            sink(paintTile(top, std::min(rows, m_size.height() - top), counts, control), top);
        }
        const GameGraph &graph = *m_sheet.picture.explored.graph;
        counts.shownPositions = graph.positionCount();
        counts.drawnMoves = counts.plan.isDensity() ? m_sheet.picture.density->lineCount() : graph.moveCount();
        counts.lines = counts.plan.isDensity() ? 0 : graph.moveCount();
        return counts;
    }

private:
    QImage paintTile(int top, int rows, PaintedCounts &counts, const JobControl &control) const
    {
        QImage image(m_size.width(), rows, QImage::Format_RGB32);
        image.fill(m_sheet.picture.colors.surface);
        constexpr int widest = 16'384; // a painter's coordinates end at twice that
        for (int left = 0; left < m_size.width() && !control.isCancelled(); left += widest) {
            const int width = std::min(widest, m_size.width() - left);
            QImage part(image.scanLine(0) + std::ptrdiff_t(left) * image.depth() / 8, width, image.height(),
                        image.bytesPerLine(), image.format());
            counts = paintPart(part, QPoint(left, top), control);
        }
        image.setDevicePixelRatio(m_pixelRatio);
        return image;
    }

    /// Paints the part of the sheet from the pixel \a corner on.
    PaintedCounts paintPart(QImage &part, QPoint corner, const JobControl &control) const
    {
        part.setDevicePixelRatio(m_pixelRatio);
        const QRectF view(QPointF(), QSizeF(part.size()) / m_pixelRatio);
        const QPointF centre = view.center() + QPointF(corner) / m_pixelRatio;
        const Camera camera = {m_sheet.camera.toLayout(centre, m_sheet.view), m_sheet.camera.scale};
        QPainter painter(&part);
        return paintGraph(painter, {m_sheet.picture, camera, view}, control);
    }

    Sheet m_sheet;
    qreal m_pixelRatio;
    int m_pixelsPerTile;
    QSize m_size;
};

void append(QByteArray &bytes, quint32 number)
{
    const quint32 bigEndian = qToBigEndian(number);
    bytes.append(reinterpret_cast<const char *>(&bigEndian), sizeof bigEndian);
}

/// Writes a PNG file row by row, so that a picture of any size takes the memory of a few rows: Qt writes a PNG from an
/// image that is in memory as a whole. Colours have 24 bits. Rows are filtered by the row above them (filter 2 of the
/// PNG specification: equal rows become zeros, which suits large plain areas), and compressed in pieces of up to 64 KB.
class PngStream
{
public:
    /// Begins the file; \a pixelsPerMetre determines its size on paper. \a device must outlive the stream.
    PngStream(QIODevice &device, QSize size, int pixelsPerMetre);
    ~PngStream() { deflateEnd(&m_deflate); }
    Q_DISABLE_COPY_MOVE(PngStream)

    /// Writes the next rows, in Format_RGB32 and of the picture's width.
    void write(const QImage &rows);
    /// Ends the file.
    void finish();

private:
    static constexpr qsizetype pieceSize = 65'536;

    void writeChunk(const char *type, const QByteArray &content);
    void compress(bool isLast);

    QIODevice &m_device;
    z_stream m_deflate = {};
    std::vector<uchar> m_row; ///< with the filter's number before it
    std::vector<uchar> m_last;
    QByteArray m_piece;
    bool m_good = true;
};

PngStream::PngStream(QIODevice &device, QSize size, int pixelsPerMetre)
    : m_device(device), m_row(3 * std::size_t(size.width()) + 1), m_last(3 * std::size_t(size.width()) + 1),
      m_piece(pieceSize, '\0')
{
    constexpr int level = 5; // much faster than the default, and as small with plain areas
    m_good = deflateInit(&m_deflate, level) == Z_OK;
    m_deflate.next_out = reinterpret_cast<uchar *>(m_piece.data());
    m_deflate.avail_out = pieceSize;
    const QByteArray signature = QByteArrayLiteral("\x89PNG\r\n\x1a\n");
    m_good = m_device.write(signature) == signature.size() && m_good;
    QByteArray header;
    append(header, static_cast<quint32>(size.width()));
    append(header, static_cast<quint32>(size.height()));
    header.append(QByteArray::fromHex("0802000000")); // 8 bits, RGB, and the only methods that PNG defines
    writeChunk("IHDR", header);
    QByteArray resolution;
    append(resolution, static_cast<quint32>(pixelsPerMetre));
    append(resolution, static_cast<quint32>(pixelsPerMetre));
    resolution.append('\1');
    writeChunk("pHYs", resolution);
}

void PngStream::writeChunk(const char *type, const QByteArray &content)
{
    QByteArray chunk;
    append(chunk, static_cast<quint32>(content.size()));
    chunk.append(type, 4).append(content);
    const auto *checked = reinterpret_cast<const uchar *>(chunk.constData()) + 4;
    append(chunk, static_cast<quint32>(crc32(0, checked, static_cast<uInt>(chunk.size() - 4))));
    m_good = m_device.write(chunk) == chunk.size() && m_good;
}

void PngStream::compress(bool isLast)
{
    while (m_good) {
        const int state = deflate(&m_deflate, isLast ? Z_FINISH : Z_NO_FLUSH);
        if (m_deflate.avail_out == 0 || state == Z_STREAM_END) {
            writeChunk("IDAT", m_piece.first(pieceSize - m_deflate.avail_out));
            m_deflate.next_out = reinterpret_cast<uchar *>(m_piece.data());
            m_deflate.avail_out = pieceSize;
        }
        if (state == Z_STREAM_END || (!isLast && m_deflate.avail_in == 0))
            return;
        m_good = m_good && (state == Z_OK || state == Z_BUF_ERROR);
    }
}

void PngStream::write(const QImage &rows)
{
    constexpr uchar upFilter = 2;
    std::vector<uchar> now(m_last.size());
    for (int y = 0; y < rows.height() && m_good; ++y) {
        const auto *pixels = reinterpret_cast<const QRgb *>(rows.constScanLine(y));
        for (std::size_t x = 0; 3 * x + 1 < now.size(); ++x) {
            now[3 * x + 1] = static_cast<uchar>(qRed(pixels[x]));
            now[3 * x + 2] = static_cast<uchar>(qGreen(pixels[x]));
            now[3 * x + 3] = static_cast<uchar>(qBlue(pixels[x]));
        }
        for (std::size_t i = 1; i < now.size(); ++i)
            m_row[i] = static_cast<uchar>(now[i] - m_last[i]);
        m_row[0] = upFilter;
        m_last.swap(now);
        m_deflate.next_in = m_row.data();
        m_deflate.avail_in = static_cast<uInt>(m_row.size());
        compress(false);
    }
}

void PngStream::finish()
{
    compress(true);
    writeChunk("IEND", {});
}

/// Returns the caption of a picture of pixels; null if it has none.
QImage captionImage(const Sheet &sheet, int width, qreal pixelRatio)
{
    if (sheet.caption <= 0)
        return {};
    QImage image(width, qCeil(sheet.caption * pixelRatio), QImage::Format_RGB32);
    image.fill(sheet.picture.colors.surface);
    image.setDevicePixelRatio(pixelRatio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0, -sheet.view.bottom());
    paintCaption(painter, sheet);
    return image;
}

PaintedCounts writePng(QIODevice &device, const Sheet &sheet, qreal pixelRatio, int pixelsPerTile, JobControl &control)
{
    constexpr qreal metre = 1 / 0.0254; // in inches
    const Tiles tiles(sheet, pixelRatio, pixelsPerTile, control);
    const QImage caption = captionImage(sheet, tiles.size().width(), pixelRatio);
    PngStream stream(device, tiles.size() + QSize(0, caption.height()), qRound(pixelsPerInch * pixelRatio * metre));
    const PaintedCounts counts = tiles.paint(control, [&stream](const QImage &tile, int) { stream.write(tile); });
    if (!caption.isNull() && !control.isCancelled())
        stream.write(caption);
    stream.finish(); // write errors are found when the file is committed
    return counts;
}

quint64 elementsOf(const GameGraph &graph)
{
    return graph.positionCount() + graph.moveCount();
}

Problem tooLarge(quint64 elements, const QString &ending)
{
    return Problem::limit(
        Problem::Code::PictureSize,
        ViewText::tr("The picture would have %1 marks and moves; %2 files are written up to %3. Export it as PNG, "
                     "or fewer positions.")
            .arg(groupedNumber(elements), ending.toUpper(), groupedNumber(maxPictureElements)));
}

qreal exactHeight(int width, const LayeredLayout &layout)
{
    return std::max(1.0, std::round(width * layout.extent().height() / layout.extent().width()));
}

Problem tooManyPixels(QSizeF size)
{
    const auto grouped = [](qreal number) { return groupedNumber(static_cast<quint64>(std::ceil(number))); };
    const qreal pixels = size.width() * size.height();
    const qreal maxWidth = size.width() * std::sqrt(static_cast<qreal>(maxPicturePixelCount) / pixels);
    return Problem::limit(Problem::Code::PictureSize,
                          ViewText::tr("The picture would have %1 × %2 pixels, %3 in all; PNG files are written up to "
                                       "%4. Choose a width of at most %5.")
                              .arg(grouped(size.width()), grouped(size.height()), grouped(pixels),
                                   groupedNumber(maxPicturePixelCount), grouped(std::floor(maxWidth))));
}

qreal pixelRatioOf(const PictureOptions &options)
{
    return std::clamp(options.pixelRatio, 0.5, 8.0);
}

/// Returns the sheet of a PNG file.
Sheet pixelSheet(const ExploredGraph &explored, const LayoutPtr &layout, const PictureOptions &options)
{
    const qreal pixelRatio = pixelRatioOf(options);
    const bool isSized = options.width > 0;
    if (!isSized && options.unit <= 0) {
        const qreal most = std::floor(usualPngPixels / pixelRatio);
        return sheetWithin(QSizeF(most, most), explored, layout, options);
    }
    PictureOptions sized = options;
    if (isSized)
        sized.unit = options.width / (pixelRatio * layout->extent().width());
    Sheet sheet = sheetFor(explored, layout, sized, std::numeric_limits<qreal>::infinity());
    if (isSized)
        fitInto(sheet, QSizeF(options.width, exactHeight(options.width, *layout)) / pixelRatio);
    if (options.hasCaption)
        addCaption(sheet, isSized);
    return sheet;
}

/// Returns the least width, in hundreds of pixels, of a PNG file that has at least \a unit pixels per unit of the
/// layout.
qreal widthOf(const GraphPicture &picture, qreal unit, qreal pixelRatio)
{
    constexpr qreal step = 100;
    constexpr qreal largest = std::numeric_limits<int>::max() / 2;
    const QSizeF extent = picture.layout->extent().size();
    const QSizeF size = (extent * unit).grownBy(marginsBesideLayout(picture, unit));
    const qreal width = pixelRatio * std::max(size.width(), size.height() * extent.width() / extent.height());
    return std::clamp<qreal>(step * std::ceil(width / step), minPictureWidth, largest);
}

/// Notes whether the marks of a sheet have room for their texts, and what has more room.
void noteTexts(WrittenPicture &written, const Sheet &sheet, const LayoutPtr &layout, const PictureOptions &options)
{
    const qreal unit = unitForTexts(sheet.picture);
    written.lacksTexts = sheet.camera.scale < unit;
    if (!written.lacksTexts)
        return;
    const QSizeF extent = layout->extent().size();
    const qreal width = widthOf(sheet.picture, unit, pixelRatioOf(options));
    const qreal height = width * extent.height() / extent.width();
    if (width <= maxPictureWidth && width * height <= static_cast<qreal>(maxPicturePixelCount))
        written.widthForTexts = static_cast<int>(width);
    written.hasRoomAsShapes = elementsOf(*sheet.picture.explored.graph) <= maxPictureElements &&
                              std::max(extent.width(), extent.height()) * unit < maxPicturePixels;
}

} // namespace

int heightFor(int width, const LayeredLayout &layout)
{
    constexpr qreal largest = std::numeric_limits<int>::max() / 2; // of a chain; no file is that large
    return static_cast<int>(std::min(exactHeight(width, layout), largest));
}

QStringList pictureEndings()
{
    return {QStringLiteral("svg"), QStringLiteral("png"), QStringLiteral("pdf")};
}

Result<WrittenPicture> exportPicture(const ExploredGraph &explored, const LayoutPtr &layout, const QString &path,
                                     const PictureOptions &options, JobControl &control)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (!pictureEndings().contains(ending))
        return Problem::badInput(
            Problem::Code::UnknownEnding,
            ViewText::tr("A picture's file name ends in svg, pdf or png; '%1' does not.").arg(quotation(path)));
    const bool pixels = ending == QStringLiteral("png");
    if (!pixels && elementsOf(*explored.graph) > maxPictureElements)
        return tooLarge(elementsOf(*explored.graph), ending);

    const qreal pixelRatio = pixelRatioOf(options);
    const Sheet sheet = pixels ? pixelSheet(explored, layout, options)
                               : sheetWithin(QSizeF(maxPicturePixels, maxPicturePixels), explored, layout, options);
    const QSizeF pixelSize = sheet.view.size() * pixelRatio;
    if (pixels && pixelSize.width() * pixelSize.height() > static_cast<qreal>(maxPicturePixelCount))
        return tooManyPixels(pixelSize);
    WrittenPicture written;
    const auto problem = writeSafely(path, [&](QIODevice &file) -> std::optional<Problem> {
        static_cast<PaintedCounts &>(written) =
            pixels ? writePng(file, sheet, pixelRatio, options.pixelsPerTile, control)
                   : writeShapes(ending == QStringLiteral("svg") ? writeSvg : writePdf, file, sheet, control);
        return control.isCancelled() ? std::optional(Problem::cancelled()) : std::nullopt;
    });
    if (problem)
        return *problem;
    noteTexts(written, sheet, layout, options);
    return written;
}

int widthForTexts(const ExploredGraph &explored, const LayoutPtr &layout, const PictureOptions &options)
{
    const GraphPicture picture = pictureOf(explored, layout, options);
    const qreal unit = unitForTexts(picture);
    return unit > 0 ? static_cast<int>(widthOf(picture, unit, pixelRatioOf(options))) : 0;
}

QSize pictureSize(const ExploredGraph &explored, const LayoutPtr &layout, const PictureOptions &options)
{
    Sheet sheet = sheetFor(explored, layout, options, maxPicturePixels);
    if (options.hasCaption)
        addCaption(sheet);
    return sheet.whole().size().toSize();
}

void paintPicture(QPainter &painter, const QRectF &page, const ExploredGraph &explored, const LayoutPtr &layout,
                  const PictureOptions &options, quint64 maxElements, JobControl &control)
{
    constexpr qreal maxPagePixels = 6'000; // of a page whose picture is made of pixels
    // Painted at screen size and scaled, so that pens and texts keep their proportions.
    const bool pixels = elementsOf(*explored.graph) > maxElements;
    Sheet sheet = sheetFor(explored, layout, options, pixels ? maxPagePixels : maxPicturePixels);
    if (options.hasCaption)
        addCaption(sheet);
    const QRectF whole = sheet.whole();
    const qreal scale = std::min(page.width() / whole.width(), page.height() / whole.height());
    painter.save();
    painter.translate(page.center() - whole.center() * scale);
    painter.scale(scale, scale);
    if (!pixels) {
        paintSheet(painter, sheet, control);
    } else {
        const Tiles tiles(sheet, 1, options.pixelsPerTile, control);
        tiles.paint(control, [&painter](const QImage &tile, int top) { painter.drawImage(0, top, tile); });
        if (sheet.caption > 0)
            paintCaption(painter, sheet);
    }
    painter.restore();
}

} // namespace mexplorer
