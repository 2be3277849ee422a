// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/stephandout.h"

#include "model/core/safefile.h"
#include "model/core/visibletext.h"
#include "model/step/blanks.h"
#include "model/step/traceformat.h"
#include "views/theme/viewtext.h"
#include "views/writing/printedhtml.h"

#include <QFileInfo>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace mexplorer {

namespace {

/// Returns the sentence at \a index in a hand-out with its number among \a all steps.
QString stepHtml(const Handout &handout, const std::vector<int> &all, std::size_t index)
{
    return QStringLiteral("<b>%1.</b> ").arg(stepNumber(all, handout.options.steps[index])) +
           formatSentence(handout.sentence(index), WrittenFormat::Html);
}

/// A blank picture is shown once if several consecutive steps would have the same.
bool hasPicture(const Handout &handout, std::size_t index)
{
    return !handout.isBlank || hasNewBlankPicture(*handout.trace, handout.options.steps, index);
}

std::optional<Drawing> shownDrawing(const Handout &handout, StepPictures &pictures, std::size_t index)
{
    return hasPicture(handout, index) ? pictures.drawing(handout.options.steps[index]) : std::nullopt;
}

constexpr qreal stepGap = 28; ///< between steps
constexpr qreal headHeight = 36;
constexpr qreal pictureShare = 0.56; ///< of a step's height

int columnsOf(const HandoutOptions &options)
{
    return options.perPage > 2 ? 2 : 1;
}

int rowsOf(const HandoutOptions &options)
{
    return std::max(1, options.perPage / columnsOf(options));
}

/// Returns the steps of each cell of a page: two that need no picture share one if there is space for their texts.
std::vector<std::vector<std::size_t>> cellsOf(const Handout &handout)
{
    constexpr int maxPerPage = 4;
    std::vector<std::vector<std::size_t>> cells;
    bool isOpen = false;
    for (std::size_t index = 0; index < handout.options.steps.size(); ++index) {
        const bool isText = !hasPicture(handout, index);
        if (isOpen && isText)
            cells.back().push_back(index);
        else
            cells.push_back({index});
        isOpen = isText && !isOpen && handout.options.perPage <= maxPerPage;
    }
    return cells;
}

/// Returns the area of a page for one step.
QSizeF cellSize(const HandoutOptions &options, QSizeF page)
{
    const int columns = columnsOf(options);
    const int rows = rowsOf(options);
    return {(page.width() - (columns - 1) * stepGap) / columns,
            (page.height() - headHeight - (rows - 1) * stepGap) / rows};
}

/// Paints one step into its cell: the picture above, the sentence, and lines for notes to the end.
void paintStep(QPainter &painter, const QRectF &area, const std::optional<Drawing> &drawing, const QString &html)
{
    constexpr qreal distance = 10;
    constexpr qreal ruling = 26;
    qreal y = area.top();
    if (drawing) {
        const QSizeF available(area.width(), area.height() * pictureShare);
        const QSizeF size =
            QSizeF(drawing->size).scaled(available, Qt::KeepAspectRatio).boundedTo(QSizeF(drawing->size) * 1.2);
        drawing->paintInto(painter, QRectF(QPointF(area.center().x() - size.width() / 2, y), size));
        y += size.height() + distance;
    }
    const auto text = documentOf(html);
    text->setTextWidth(area.width());
    painter.save();
    painter.translate(area.left(), y);
    drawOnPaper(*text, painter, QRectF(0, 0, area.width(), area.bottom() - y));
    painter.restore();
    y += text->size().height();
    painter.setPen(QPen(QColor(0xcc, 0xcc, 0xcc), 1));
    for (y += ruling; y < area.bottom(); y += ruling)
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
}

} // namespace

std::vector<int> handoutPageSizes()
{
    return {2, 4, 6};
}

Result<std::vector<int>> stepsFromText(const QString &text, const std::vector<int> &steps)
{
    std::vector<int> named;
    for (const QString &part : text.split(u',')) {
        bool okFirst = false;
        bool okLast = false;
        const auto first = part.section(u'-', 0, 0).trimmed().toULongLong(&okFirst);
        const auto last = part.contains(u'-') ? part.section(u'-', 1).trimmed().toULongLong(&okLast) : first;
        if (!okFirst || (part.contains(u'-') && !okLast) || first < 1 || last < first || last > steps.size())
            return Problem::badInput(Problem::Code::UnexpectedText,
                                     ViewText::tr("'%1' names no steps; write them as in 1-3,9, from 1 to %2.")
                                         .arg(quotation(part))
                                         .arg(steps.size()));
        for (auto number = first; number <= last; ++number)
            named.push_back(steps[number - 1]);
    }
    return named;
}

std::vector<int> everyNthStep(int nth, const std::vector<int> &steps)
{
    std::vector<int> chosen;
    for (std::size_t at = 0; at < steps.size(); at += static_cast<std::size_t>(std::max(1, nth)))
        chosen.push_back(steps[at]);
    if (!steps.empty() && chosen.back() != steps.back())
        chosen.push_back(steps.back());
    return chosen;
}

Sentence Handout::sentence(std::size_t index) const
{
    const int step = options.steps[index];
    return isBlank ? trace->blankSentence(step) : trace->sentence(step);
}

QSize Handout::pictureSize(QSizeF page) const
{
    const qreal reduction = options.perPage > 2 ? 1.5 : 1.2; // of their texts
    const QSizeF cell = cellSize(options, page);
    return (QSizeF(cell.width(), cell.height() * pictureShare) * reduction).toSize();
}

QString handoutHtml(const Handout &handout, JobControl &control)
{
    StepPictures pictures(handout.trace, handout.isBlank);
    const auto svg = [&, drawn = 0](int step) mutable {
        if (control.isCancelled())
            return QString();
        control.setProgress(drawn++, handout.options.steps.size());
        return svgElement(pictures.drawing(step));
    };
    return formatArticle(handoutArticle(*handout.trace, handout.options.steps, handout.isBlank, svg),
                         WrittenFormat::Html);
}

PaperPages handoutPages(const Handout &handout, QSizeF size, JobControl &control)
{
    StepPictures pictures(handout.trace, handout.isBlank, handout.pictureSize(size));
    const HandoutOptions &options = handout.options;
    const QString title = handout.trace->title().plain();
    PaperPages pages{title, size, {}};
    const int columns = columnsOf(options);
    const auto perPage = static_cast<std::size_t>(columns * rowsOf(options));
    const QSizeF cell = cellSize(options, size);
    QFont font(QStringLiteral("sans-serif"));
    font.setPixelSize(16);
    font.setBold(true);
    const std::vector<std::vector<std::size_t>> cells = cellsOf(handout);
    const std::vector<int> all = handoutSteps(*handout.trace, handout.isBlank);
    for (std::size_t first = 0; first < cells.size() && !control.isCancelled(); first += perPage) {
        addPage(pages, [&](QPainter &painter) {
            painter.setFont(font);
            painter.setPen(Qt::black);
            painter.drawText(QRectF(0, 0, size.width(), headHeight), Qt::AlignTop,
                             painter.fontMetrics().elidedText(title, Qt::ElideMiddle, qRound(size.width())));
            for (std::size_t i = 0; i < perPage && first + i < cells.size(); ++i) {
                const auto column = static_cast<int>(i) % columns;
                const auto row = static_cast<int>(i) / columns;
                const std::vector<std::size_t> &indices = cells[first + i];
                QRectF area(QPointF(column * (cell.width() + stepGap), headHeight + row * (cell.height() + stepGap)),
                            cell);
                area.setHeight((cell.height() - stepGap * double(indices.size() - 1)) / double(indices.size()));
                for (const std::size_t index : indices) {
                    if (control.isCancelled())
                        break;
                    control.setProgress(index, options.steps.size());
                    paintStep(painter, area, shownDrawing(handout, pictures, index), stepHtml(handout, all, index));
                    area.translate(0, area.height() + stepGap);
                }
            }
        });
    }
    return pages;
}

Printable printableHandout(const Handout &handout)
{
    return {handout.trace->title().plain(),
            [handout](QSizeF size, JobControl &control) { return handoutPages(handout, size, control); }};
}

std::optional<Problem> writeHandout(const Handout &handout, const QString &path, JobControl &control)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QStringLiteral("tex"))
        return writeSafely(path, formatArticle(handoutArticle(*handout.trace, handout.options.steps, handout.isBlank),
                                               WrittenFormat::Latex)
                                     .toUtf8());
    if (ending != QStringLiteral("html"))
        return writePdf(handoutPages(handout, paperArea(usualPaper()), control), path, usualPaper(), control);
    const QString html = handoutHtml(handout, control);
    return control.isCancelled() ? Problem::cancelled() : writeSafely(path, html.toUtf8());
}

} // namespace mexplorer
