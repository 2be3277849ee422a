// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/writing/paperpages.h"

#include "model/core/safefile.h"
#include "views/charts/drawing.h"
#include "views/writing/printedhtml.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qreal blockDistance = 12; ///< between blocks
constexpr qreal footer = 30;        ///< the line with the page number, and the space above it

/// Arranges documents below each other on pages.
class PageFiller
{
public:
    explicit PageFiller(PaperPages &pages) : m_pages(pages), m_pageHeight(pages.size.height() - footer) {}

    void add(QTextDocument &document)
    {
        const qreal height = document.size().height();
        if (m_y + height > m_pageHeight)
            end();
        if (height > m_pageHeight) {
            addLong(document);
            return;
        }
        m_parts.push_back({record(document, {QPointF(), QSizeF(m_pages.size.width(), height)}), m_y});
        m_y += height + blockDistance;
    }

    void end()
    {
        if (m_parts.empty())
            return;
        addPage(m_pages, [this](QPainter &painter) {
            for (auto &[picture, y] : m_parts)
                painter.drawPicture(QPointF(0, y), picture);
            painter.setPen(Qt::black);
            QFont font(QStringLiteral("sans-serif"));
            font.setPixelSize(11);
            painter.setFont(font);
            painter.drawText(QRectF(0, m_pageHeight, m_pages.size.width(), footer), Qt::AlignRight | Qt::AlignBottom,
                             QString::number(m_pages.pages.size() + 1));
        });
        m_parts.clear();
        m_y = 0;
    }

private:
    struct Part
    {
        QPicture picture;
        qreal y;
    };

    /// Adds a document of several pages: its own layout determines where lines and rows of tables may be separated.
    void addLong(QTextDocument &document)
    {
        document.setPageSize(QSizeF(m_pages.size.width(), m_pageHeight));
        for (int page = 0; page < document.pageCount(); ++page) {
            const QRectF view(0, page * m_pageHeight, m_pages.size.width(), m_pageHeight);
            m_parts.push_back({record(document, view), 0});
            end();
        }
    }

    static QPicture record(QTextDocument &document, const QRectF &view)
    {
        QPicture picture;
        QPainter painter(&picture);
        painter.translate(-view.topLeft());
        drawOnPaper(document, painter, view);
        return picture;
    }

    PaperPages &m_pages;
    qreal m_pageHeight;
    std::vector<Part> m_parts; ///< of the current page
    qreal m_y = 0;
};

} // namespace

QPageLayout usualPaper(QPageLayout::Orientation orientation)
{
    constexpr qreal margin = 16;
    return {QPageSize(QPageSize::A4), orientation, QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter};
}

QSizeF paperArea(const QPageLayout &layout)
{
    constexpr qreal pixelsPerPoint = 96.0 / 72;
    return layout.paintRect(QPageLayout::Point).size() * pixelsPerPoint;
}

void addPage(PaperPages &pages, const std::function<void(QPainter &painter)> &paint)
{
    QPicture picture;
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();
    pages.pages.push_back(std::move(picture));
}

PaperPages pagesOfHtml(const QString &title, const std::vector<QString> &blocks, QSizeF size, JobControl &control)
{
    PaperPages pages{title, size, {}};
    PageFiller filler(pages);
    for (std::size_t i = 0; i < blocks.size() && !control.isCancelled(); ++i) {
        control.setProgress(i, blocks.size());
        if (blocks[i].isEmpty()) {
            filler.end();
            continue;
        }
        const auto document = documentOf(blocks[i]);
        document->setTextWidth(size.width());
        filler.add(*document);
    }
    filler.end();
    return pages;
}

void playPages(const PaperPages &pages, QPagedPaintDevice &device, JobControl &control)
{
    QPainter painter(&device);
    const QSizeF available(device.width(), device.height());
    const qreal scale = std::min(available.width() / pages.size.width(), available.height() / pages.size.height());
    for (std::size_t i = 0; i < pages.pages.size() && !control.isCancelled(); ++i) {
        control.setProgress(i, pages.pages.size());
        if (i > 0)
            device.newPage();
        painter.save();
        painter.scale(scale, scale);
        playPicture(painter, pages.pages[i]);
        painter.restore();
    }
}

std::optional<Problem> writePdf(const PaperPages &pages, const QString &path, const QPageLayout &paper,
                                JobControl &control)
{
    return writeSafely(path, [&](QIODevice &file) -> std::optional<Problem> {
        QPdfWriter writer(&file);
        writer.setCreator(QStringLiteral("Mexplorer"));
        writer.setTitle(pages.title);
        writer.setPageLayout(paper);
        playPages(pages, writer, control);
        return control.isCancelled() ? std::optional(Problem::cancelled()) : std::nullopt;
    });
}

} // namespace mexplorer
