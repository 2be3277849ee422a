// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/writing/pageprinting.h"

#include "model/session/session.h"
#include "views/theme/viewtext.h"

#include <QPainter>
#include <QPointer>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QWidget>

#include <algorithm>

namespace mexplorer {

namespace {

std::shared_ptr<QPrinter> printerFor(const Printable &printable)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageLayout(usualPaper(printable.orientation));
    printer->setDocName(QString(printable.title).replace(u'/', u'-')); // the name of a file that is printed to
    return printer;
}

void openPreview(QWidget *window, const Printable &printable, const PaperPages &pages)
{
    const std::shared_ptr<QPrinter> printer = printerFor(printable);
    auto *dialog = new QPrintPreviewDialog(printer.get(), window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(ViewText::tr("Preview: %1").arg(printable.title));
    QObject::connect(dialog, &QPrintPreviewDialog::paintRequested, dialog, [printer, pages](QPrinter *to) {
        JobControl control;
        playPages(pages, *to, control);
    });
    dialog->open();
}

} // namespace

Printable printableDrawing(const Drawing &drawing)
{
    return {
        drawing.title,
        [title = drawing.title, strokes = recorded(drawing), size = QSizeF(drawing.size)](QSizeF page, JobControl &) {
            PaperPages pages{title, page, {}};
            addPage(pages, [&](QPainter &painter) {
                const qreal scale = std::min(page.width() / size.width(), page.height() / size.height());
                painter.scale(scale, scale);
                playPicture(painter, strokes);
            });
            return pages;
        },
        QPageLayout::Landscape};
}

void printPages(Session *session, QWidget *window, const Printable &printable)
{
    const std::shared_ptr<QPrinter> printer = printerFor(printable);
    auto *dialog = new QPrintDialog(printer.get(), window);
    dialog->setObjectName(QStringLiteral("printPagesDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), session,
                     [session, printer, printable](QPrinter *) {
                         session->jobs()->run(
                             ViewText::tr("Printing"),
                             [printer, make = printable.make](JobControl &control) {
                                 playPages(make(paperArea(printer->pageLayout()), control), *printer, control);
                                 if (control.isCancelled())
                                     printer->abort();
                                 return true;
                             },
                             [](bool) {});
                     });
    dialog->open();
}

void previewPages(Session *session, QWidget *window, const Printable &printable)
{
    session->jobs()->run(
        ViewText::tr("Making the pages"),
        [make = printable.make,
         size = paperArea(usualPaper(printable.orientation))](JobControl &control) -> std::optional<PaperPages> {
            PaperPages pages = make(size, control);
            return control.isCancelled() ? std::nullopt : std::optional(std::move(pages));
        },
        [window = QPointer<QWidget>(window), printable](const std::optional<PaperPages> &pages) {
            if (pages && window)
                openPreview(window, printable, *pages);
        });
}

void savePages(Session *session, const Printable &printable, const QString &path)
{
    saveByJob(session, ViewText::tr("Writing the pages"), path,
              [make = printable.make, path, paper = usualPaper(printable.orientation)](JobControl &control) {
                  return writePdf(make(paperArea(paper), control), path, paper, control);
              });
}

void saveByJob(Session *session, const QString &name, const QString &path,
               std::function<std::optional<Problem>(JobControl &control)> write)
{
    session->writing(path).start(name, std::move(write), [session](const std::optional<Problem> &problem) {
        if (problem && problem->kind != Problem::Kind::Cancelled)
            session->report(*problem);
    });
}

} // namespace mexplorer
