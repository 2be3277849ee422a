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

/// Pages as strokes and texts. They are painted on any thread, and then shown in a preview, printed, or written to a
/// file; by one thread at a time, as playing a picture isn't constant.
struct PaperPages
{
    QString title;
    QSizeF size; ///< of the area that is painted on, in pixels of 1/96 inch
    std::vector<QPicture> pages;
};

/// A4 with margins, upright unless \a orientation says otherwise.
QPageLayout usualPaper(QPageLayout::Orientation orientation = QPageLayout::Portrait);
/// What can be painted on, in pixels of 1/96 inch.
QSizeF paperArea(const QPageLayout &layout);

/// One page more, which \a paint draws on.
void addPage(PaperPages &pages, const std::function<void(QPainter &painter)> &paint);

/// Blocks of HTML below each other, none of them cut by the end of a page unless it is longer than one; an empty block
/// begins a new page. With the numbers of the pages. Needs a QGuiApplication.
PaperPages pagesOfHtml(const QString &title, const std::vector<QString> &blocks, QSizeF size, JobControl &control);

/// Puts them on paper of any size, as large as fits. Stops between two pages when cancelled.
void playPages(const PaperPages &pages, QPagedPaintDevice &device, JobControl &control);
/// Writes a PDF file; what was at \a path stays if that fails or is cancelled.
std::optional<Problem> writePdf(const PaperPages &pages, const QString &path, const QPageLayout &paper,
                                JobControl &control);

} // namespace mexplorer
