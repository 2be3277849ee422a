#include "views/canvas/pictureexport.h"

#include "model/core/scanner.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <cmath>

namespace mexplorer {

namespace {

constexpr qreal comfortableUnit = 56; ///< a mark and its value read well
constexpr int pixelsAnInch = 96;

QString translated(const char *text)
{
    return QCoreApplication::translate("mexplorer::PictureExport", text);
}

struct Sheet
{
    GraphPicture picture;
    Camera camera;
    QRectF view;
};

Sheet sheetFor(const ExploredGraph &explored, const LayoutPtr &layout, const PictureOptions &options, qreal longest)
{
    Sheet sheet;
    sheet.picture.explored = explored;
    sheet.picture.layout = layout;
    sheet.picture.colors = options.colors;
    sheet.picture.reveal = options.reveal;
    sheet.picture.setColorBy(options.colorBy);
    const QRectF extent = layout->extent();
    const qreal room = longest / std::max(extent.width(), extent.height());
    const qreal unit = std::min(options.unit > 0 ? options.unit : comfortableUnit, room);
    sheet.camera = {extent.center(), unit};
    const QSizeF size = extent.size() * unit;
    sheet.view = QRectF(0, 0, std::ceil(size.width()), std::ceil(size.height()));
    return sheet;
}

PaintedCounts paint(QPainter &painter, const Sheet &sheet)
{
    painter.fillRect(sheet.view, sheet.picture.colors.surface);
    return paintGraph(painter, sheet.picture, sheet.camera, sheet.view, JobControl());
}

PaintedCounts writeSvg(QIODevice &device, const Sheet &sheet)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setResolution(pixelsAnInch);
    generator.setViewBox(sheet.view);
    generator.setSize(sheet.view.size().toSize());
    generator.setTitle(sheet.picture.explored.start.text());
    generator.setDescription(translated("Game graph, made with Mexplorer"));
    QPainter painter(&generator);
    return paint(painter, sheet);
}

PaintedCounts writePdf(QIODevice &device, const Sheet &sheet)
{
    constexpr qreal pointsAnInch = 72;
    QPdfWriter writer(&device);
    writer.setTitle(sheet.picture.explored.start.text());
    writer.setCreator(QStringLiteral("Mexplorer"));
    writer.setResolution(pixelsAnInch);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(
        QPageSize(sheet.view.size() * pointsAnInch / pixelsAnInch, QPageSize::Point, {}, QPageSize::ExactMatch));
    QPainter painter(&writer);
    return paint(painter, sheet);
}

PaintedCounts writePng(QIODevice &device, Sheet sheet, qreal pixelRatio)
{
    QImage image((sheet.view.size() * pixelRatio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelRatio);
    JobControl control;
    sheet.picture.density = densityOfMoves(*sheet.picture.explored.graph, *sheet.picture.layout, control);
    QPainter painter(&image);
    const PaintedCounts counts = paint(painter, sheet);
    painter.end();
    image.save(&device, "PNG");
    return counts;
}

Problem tooLarge(quint64 elements, const QString &ending)
{
    return Problem::limit(
        translated("The picture would have %1 marks and moves; %2 files are written up to %3. Export it as PNG, "
                   "or lower the limit of positions.")
            .arg(groupedNumber(elements), ending.toUpper(), groupedNumber(mostPictureElements)));
}

} // namespace

Result<PaintedCounts> exportPicture(const ExploredGraph &explored, const LayoutPtr &layout, const QString &path,
                                    const PictureOptions &options)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending != QStringLiteral("svg") && ending != QStringLiteral("pdf") && ending != QStringLiteral("png"))
        return Problem::badInput(translated("A picture's file name ends in svg, pdf or png; '%1' does not.").arg(path));
    const quint64 elements = explored.graph->positionCount() + explored.graph->moveCount();
    const bool pixels = ending == QStringLiteral("png");
    if (!pixels && elements > mostPictureElements)
        return tooLarge(elements, ending);

    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return Problem::file(
            translated("%1 can't be written: %2. Choose another place.").arg(path, file.errorString()));
    const qreal pixelRatio = std::clamp(options.pixelRatio, 0.5, 8.0);
    const Sheet sheet =
        sheetFor(explored, layout, options, pixels ? mostPicturePixels / pixelRatio : mostPicturePixels);
    const PaintedCounts counts = pixels                            ? writePng(file, sheet, pixelRatio)
                                 : ending == QStringLiteral("svg") ? writeSvg(file, sheet)
                                                                   : writePdf(file, sheet);
    if (!file.commit())
        return Problem::file(
            translated("%1 can't be written: %2. Choose another place.").arg(path, file.errorString()));
    return counts;
}

void printPicture(QPrinter &printer, const ExploredGraph &explored, const LayoutPtr &layout,
                  const PictureOptions &options)
{
    QPainter painter(&printer);
    // Painted at screen size and scaled, so that pens and texts keep their proportions.
    const Sheet sheet = sheetFor(explored, layout, options, mostPicturePixels);
    const QRectF page(QPointF(), printer.pageRect(QPrinter::DevicePixel).size());
    const qreal scale = std::min(page.width() / sheet.view.width(), page.height() / sheet.view.height());
    painter.translate(page.center() - sheet.view.center() * scale);
    painter.scale(scale, scale);
    paint(painter, sheet);
}

} // namespace mexplorer
