// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/drawing.h"
#include "views/writing/paperpages.h"

class QWidget;

namespace mexplorer {

class Session;

/// Something to be put on paper. Its pages are made by a job, for paper of any size.
struct Printable
{
    QString title;
    std::function<PaperPages(QSizeF size, JobControl &control)> make;
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
};

/// A picture on one page that lies on its side. Taken on the window's thread.
Printable printableDrawing(const Drawing &drawing);

/// Asks \a window's user for a printer, and then makes the pages and prints them in the background.
void printPages(Session *session, QWidget *window, const Printable &printable);
/// Makes the pages in the background and then shows them in a preview, from which they are printed.
void previewPages(Session *session, QWidget *window, const Printable &printable);
/// One of these two.
using PutOnPaper = decltype(&printPages);
/// Makes the pages and writes them as PDF, in the background; Session::problemFound() if that can't be done.
void savePages(Session *session, const Printable &printable, const QString &path);
/// The same for a file of any kind, which \a write writes; \a name is what the job is called.
void saveByJob(Session *session, const QString &name, const QString &path,
               std::function<std::optional<Problem>(JobControl &control)> write);

} // namespace mexplorer
