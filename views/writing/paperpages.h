// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/result.h"

#include <QPageLayout>
#include <QPicture>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QPagedPaintDevice;
class QPainter;

namespace mexplorer {

/// Pages as strokes and texts. They are painted in any thread, and then shown in a preview, printed, or written to a
/// file; by one thread at a time, since playing a picture isn't const.
struct PaperPages
{
    QString title;
    QSizeF size; ///< of the printable area, in pixels of 1/96 inch
    std::vector<QPicture> pages;
};

/// Returns A4 with margins in the given orientation.
QPageLayout usualPaper(QPageLayout::Orientation orientation = QPageLayout::Portrait);
/// Returns the printable area, in pixels of 1/96 inch.
QSizeF paperArea(const QPageLayout &layout);

/// Appends a page, which \a paint draws.
void addPage(PaperPages &pages, const std::function<void(QPainter &painter)> &paint);

/// Returns pages with blocks of HTML below each other and page numbers. A block is broken across pages only if it is
/// longer than one; an empty block begins a new page. Needs a QGuiApplication.
PaperPages pagesOfHtml(const QString &title, const std::vector<QString> &blocks, QSizeF size, JobControl &control);

/// Paints pages on paper of any size, as large as fits. Stops between two pages when cancelled.
void playPages(const PaperPages &pages, QPagedPaintDevice &device, JobControl &control);
/// Writes a PDF file; an existing file is unchanged if that fails or is cancelled.
std::optional<Problem> writePdf(const PaperPages &pages, const QString &path, const QPageLayout &paper,
                                JobControl &control);

} // namespace mexplorer
