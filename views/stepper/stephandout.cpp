// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/stephandout.h"

#include "model/core/safefile.h"
#include "model/trace/blanks.h"
#include "model/trace/tikzpicture.h"
#include "model/trace/traceformat.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include <algorithm>

namespace mexplorer {

namespace {

struct StepHandoutText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::StepHandout)
};

QString stepHtml(const StepPictures &pictures, int step)
{
    return QStringLiteral("<b>%1.</b> ").arg(step + 1) + formatSentence(pictures.sentence(step), TraceFormat::Html);
}

TraceTable tableOf(const StepPictures &pictures)
{
    TraceTable table = pictures.trace()->table();
    return pictures.isBlank() ? withBlanks(std::move(table)) : table;
}

/// One step in its part of a page: the picture above, the sentence, and lines for notes to the end.
void paintStep(QPainter &painter, const QRectF &area, StepPictures &pictures, int step)
{
    constexpr qreal gap = 10;
    constexpr qreal ruling = 26;
    qreal y = area.top();
    if (const std::optional<Drawing> drawing = pictures.drawing(step)) {
        const QSizeF room(area.width(), area.height() * 0.56);
        const QSizeF size =
            QSizeF(drawing->size).scaled(room, Qt::KeepAspectRatio).boundedTo(QSizeF(drawing->size) * 1.2);
        drawing->paint(painter, QRectF(QPointF(area.center().x() - size.width() / 2, y), size));
        y += size.height() + gap;
    }
    QTextDocument text;
    text.documentLayout()->setPaintDevice(painter.device());
    QFont font(QStringLiteral("sans-serif"));
    font.setPixelSize(13);
    text.setDefaultFont(font);
    text.setDocumentMargin(0);
    text.setTextWidth(area.width());
    text.setHtml(stepHtml(pictures, step));
    painter.save();
    painter.translate(area.left(), y);
    text.drawContents(&painter, QRectF(0, 0, area.width(), area.bottom() - y));
    painter.restore();
    y += text.size().height();
    painter.setPen(QPen(QColor(0xcc, 0xcc, 0xcc), 1));
    for (y += ruling; y < area.bottom(); y += ruling)
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
}

} // namespace

std::vector<int> handoutPageSizes()
{
    return {2, 4, 6};
}

Result<std::vector<int>> stepsFromText(const QString &text, int count)
{
    std::vector<int> steps;
    for (const QString &part : text.split(u',')) {
        bool okFirst = false;
        bool okLast = false;
        const int first = part.section(u'-', 0, 0).trimmed().toInt(&okFirst);
        const int last = part.contains(u'-') ? part.section(u'-', 1).trimmed().toInt(&okLast) : first;
        if (!okFirst || (part.contains(u'-') && !okLast) || first < 1 || last < first || last > count)
            return Problem::badInput(
                Problem::Code::UnexpectedText,
                StepHandoutText::tr("'%1' names no steps; write them as in 1-3,9, from 1 to %2.").arg(part).arg(count));
        for (int step = first; step <= last; ++step)
            steps.push_back(step - 1);
    }
    return steps;
}

std::vector<int> everyNthStep(int nth, int count)
{
    std::vector<int> steps;
    for (int step = 0; step < count; step += std::max(1, nth))
        steps.push_back(step);
    if (count > 0 && steps.back() != count - 1)
        steps.push_back(count - 1);
    return steps;
}

QString handoutHtml(StepPictures &pictures, const HandoutOptions &options)
{
    const Sentence &title = pictures.trace()->title();
    QString text =
        QStringLiteral(
            "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n<title>%2</title>\n"
            "<style>\nbody { font-family: sans-serif; max-width: 60em; margin: 2em auto; line-height: 1.5; }\n"
            "section { margin: 2em 0; break-inside: avoid; }\nsvg { max-width: 100%; height: auto; }\n"
            "table { border-collapse: collapse; }\n"
            "th, td { padding: 0.25em 0.75em; border-bottom: 1px solid #ccc; text-align: left; }\n"
            ".number { text-align: right; font-variant-numeric: tabular-nums; }\n</style>\n</head>\n<body>\n"
            "<h1>%3</h1>\n")
            .arg(StepHandoutText::tr("en"), title.plain().toHtmlEscaped(), formatSentence(title, TraceFormat::Html));
    for (const int step : options.steps)
        text += QStringLiteral("<section>\n") + pictures.svg(step) + QStringLiteral("\n<p>") +
                stepHtml(pictures, step) + QStringLiteral("</p>\n</section>\n");
    const TraceTable table = tableOf(pictures);
    return text + (table.rows.empty() ? QString() : formatTable(table, TraceFormat::Html)) +
           QStringLiteral("</body>\n</html>\n");
}

void paintHandout(StepPictures &pictures, const HandoutOptions &options, QPagedPaintDevice &device)
{
    constexpr qreal pointsPerInch = 72;
    constexpr qreal pixelsPerInch = 96;
    constexpr qreal gap = 28;
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    // In pixels of the screen, so that texts and pens keep their proportions.
    const QSizeF paper = device.pageLayout().paintRect(QPageLayout::Point).size() * (pixelsPerInch / pointsPerInch);
    const qreal scale = device.width() / paper.width();
    painter.scale(scale, scale);
    const int columns = options.perPage > 2 ? 2 : 1;
    const int rows = std::max(1, options.perPage / columns);
    QFont font(QStringLiteral("sans-serif"));
    font.setPixelSize(16);
    font.setBold(true);
    constexpr qreal head = 36;
    const QSizeF cell((paper.width() - (columns - 1) * gap) / columns,
                      (paper.height() - head - (rows - 1) * gap) / rows);
    for (std::size_t i = 0; i < options.steps.size(); ++i) {
        const int place = static_cast<int>(i) % (columns * rows);
        if (place == 0) {
            if (i > 0)
                device.newPage();
            painter.setFont(font);
            painter.setPen(Qt::black);
            const QString title = painter.fontMetrics().elidedText(pictures.trace()->title().plain(), Qt::ElideMiddle,
                                                                   qRound(paper.width()));
            painter.drawText(QRectF(0, 0, paper.width(), head), Qt::AlignTop, title);
        }
        const QPointF corner((place % columns) * (cell.width() + gap),
                             head + (place / columns) * (cell.height() + gap));
        paintStep(painter, QRectF(corner, cell), pictures, options.steps[i]);
    }
}

std::optional<Problem> writeHandout(StepPictures &pictures, const HandoutOptions &options, const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QStringLiteral("html"))
        return writeSafely(path, handoutHtml(pictures, options).toUtf8());
    if (ending == QStringLiteral("tex"))
        return writeSafely(path, latexHandout(*pictures.trace(), options.steps, pictures.isBlank()).toUtf8());
    constexpr qreal millimetres = 15;
    return writeSafely(path, [&](QIODevice &file) -> std::optional<Problem> {
        QPdfWriter writer(&file);
        writer.setCreator(QStringLiteral("Mexplorer"));
        writer.setTitle(pictures.trace()->title().plain());
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(millimetres, millimetres, millimetres, millimetres), QPageLayout::Millimeter);
        paintHandout(pictures, options, writer);
        return {};
    });
}

} // namespace mexplorer
