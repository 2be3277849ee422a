// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "views/charts/copiedpicture.h"
#include "views/writing/pageprinting.h"

#include <QList>
#include <QObject>

class QAction;

namespace mexplorer {

class Commands;
class GraphCanvas;
class Session;

/// Writes and prints the picture of a canvas.
class PictureFiles : public QObject
{
    Q_OBJECT

public:
    PictureFiles(Session *session, GraphCanvas *canvas, QObject *parent = nullptr);

    void addCommands(Commands *commands);
    /// Implements ExploreView::copiedPicture().
    std::optional<CopiedPicture> copiedPicture() const;

signals:
    void written(const QString &path);
    /// A message about the result.
    void reported(const QString &sentence);

private:
    void follow();
    bool isDrawn();
    void exportPicture();
    void exportSizedPicture();
    void writePicture(const QString &path, int width = 0);
    Printable printable(quint64 maxElements) const;
    void print(PrintFunction put, quint64 maxElements);

    Session *m_session;
    Job m_writing;
    GraphCanvas *m_canvas;
    QList<QAction *> m_actions; ///< the commands that need a graph
    bool m_hasCaption = true;   ///< below pictures
};

} // namespace mexplorer
