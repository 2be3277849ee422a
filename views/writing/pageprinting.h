// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/drawing.h"
#include "views/writing/paperpages.h"

class QWidget;

namespace mexplorer {

class Session;

/// A title and a function that makes the pages for a paper size; a job calls it.
struct Printable
{
    QString title;
    std::function<PaperPages(QSizeF size, JobControl &control)> make;
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
};

/// Returns a drawing on one landscape page. To be called on the GUI thread.
Printable printableDrawing(const Drawing &drawing);

/// Opens the print dialog, and then makes and prints the pages in the background.
void printPages(Session *session, QWidget *window, const Printable &printable);
/// Makes the pages in the background and then opens a print preview.
void previewPages(Session *session, QWidget *window, const Printable &printable);
/// Either of these functions.
using PrintFunction = decltype(&printPages);
/// Makes the pages and writes them as PDF, in the background; emits Session::problemFound() if that fails.
void savePages(Session *session, const Printable &printable, const QString &path);
/// Writes a file of any kind in the background by calling \a write; \a name is the title of the job.
void saveByJob(Session *session, const QString &name, const QString &path,
               std::function<std::optional<Problem>(JobControl &control)> write);

} // namespace mexplorer
