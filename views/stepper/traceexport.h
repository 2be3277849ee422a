// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/traceformat.h"
#include "views/charts/copiedpicture.h"
#include "views/commands/commands.h"
#include "views/handout/pageprinting.h"

#include <QObject>

class QWidget;

namespace mexplorer {

class Session;

/// Copies, saves and prints the walk-through that is shown.
class TraceExport : public QObject
{
    Q_OBJECT

public:
    /// What stands in the workspace's menu, and in buttons of the view.
    static constexpr MenuPlace copies = {Menus::workspace, 3};
    static constexpr MenuPlace exports = {Menus::workspace, 4};

    /// Dialogs belong to \a window.
    TraceExport(Session *session, Commands *commands, QWidget *window);

    void setEnabled(bool enabled);

    void copy(TraceFormat format);
    /// Asks for a file and writes it.
    void save(TraceFormat format);
    /// Writes the trace to \a path; Session::problemFound() if that can't be done.
    void write(const QString &path, TraceFormat format);
    /// Prints all steps, or shows a preview.
    void putOnPaper(PutOnPaper put);
    /// Asks for a file for the picture of the present step.
    void savePicture();
    /// Writes it as SVG, PNG or PDF, with title and sentence unless these are switched off; Session::problemFound() if
    /// there is none or that can't be done.
    void writePicture(const QString &path);
    /// The picture of the present step with its title and sentence; nothing if it has none.
    std::optional<CopiedPicture> copiedPicture() const;
    /// Asks what a hand-out shall have.
    void openHandout();

private:
    std::optional<Drawing> stepDrawing() const;
    void addPaperCommands(Commands *commands);

    Session *m_session;
    QWidget *m_window;
    bool m_hasCaption = true; ///< on pictures
    QList<QAction *> m_actions;
};

} // namespace mexplorer
