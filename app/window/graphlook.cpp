#include "app/window/graphlook.h"

#include "app/window/documents.h"
#include "views/canvas/graphcanvas.h"

#include <QPointer>

namespace mexplorer {

void keepLook(Documents *documents, GraphCanvas *canvas)
{
    documents->setLook([canvas = QPointer<GraphCanvas>(canvas)] {
        return canvas ? SavedLook{static_cast<int>(canvas->colorBy()), canvas->layoutOptions()} : SavedLook();
    });
    QObject::connect(documents, &Documents::lookWanted, canvas, [canvas](const SavedLook &look) {
        canvas->setColorBy(static_cast<ColorBy>(look.colorBy));
        canvas->setLayoutOptions(look.layout);
    });
    QObject::connect(canvas, &GraphCanvas::pictureChanged, documents, &Documents::keepLater);
}

} // namespace mexplorer
