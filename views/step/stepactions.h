// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/traceformat.h"
#include "views/charts/copiedpicture.h"
#include "views/widgets/commands.h"
#include "views/writing/pageprinting.h"

#include <QObject>

class QWidget;

namespace mexplorer {

class Session;

/// The commands of Step other than those of its player and its kinds: those that copy, save and print the current
/// walk-through, and those that change what is shown. Enabled and checked as the session says.
class StepActions : public QObject
{
    Q_OBJECT

public:
    /// Groups of the workspace's menu that are menus of buttons, too.
    static constexpr MenuPlace copies = {Menus::workspace, 3};
    static constexpr MenuPlace exports = {Menus::workspace, 4};

    /// Adds the commands that copy, save and print. Dialogs belong to \a window.
    StepActions(Session *session, Commands *commands, QWidget *window);

    /// Adds the other commands, after those of the player.
    void addStepCommands();
    /// Enables the commands that copy, save and print.
    void setExportEnabled(bool enabled);

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
    void addPaperCommands();
    void askForNumberSet();
    void updateCommands();

    Session *m_session;
    Commands *m_commands;
    QWidget *m_window;
    bool m_hasCaption = true;   ///< on pictures
    QList<QAction *> m_exports; ///< that need a walk-through
};

} // namespace mexplorer
