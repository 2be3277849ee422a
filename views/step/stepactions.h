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

/// The commands of Step, except those of its player and its kinds: they copy, save and print the current walk-through,
/// and change what is shown. The session determines which are enabled and checked.
class StepActions : public QObject
{
    Q_OBJECT

public:
    /// Groups of the workspace's menu that are also menus of buttons.
    static constexpr MenuPosition copies = {Menus::workspace, 3};
    static constexpr MenuPosition exports = {Menus::workspace, 4};

    /// Adds the commands that copy, save and print. \a window is the parent of dialogs.
    StepActions(Session *session, Commands *commands, QWidget *window);

    /// Adds the other commands, after those of the player.
    void addStepCommands();
    /// Enables the commands that copy, save and print.
    void setExportEnabled(bool enabled);

    void copy(TraceFormat format);
    /// Opens a file dialog and writes the chosen file.
    void save(TraceFormat format);
    /// Writes the trace to \a path; emits Session::problemFound() if that fails.
    void write(const QString &path, TraceFormat format);
    /// Prints all steps, or shows a preview.
    void print(PrintFunction put);
    /// Opens a file dialog for the picture of the current step.
    void savePicture();
    /// Writes the picture as SVG, PNG or PDF, with title and sentence unless these are switched off; emits
    /// Session::problemFound() if there is none or that fails.
    void writePicture(const QString &path);
    /// The picture of the current step with its title and sentence; std::nullopt if it has none.
    std::optional<CopiedPicture> copiedPicture() const;
    /// Opens the dialog for a hand-out.
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
    QList<QAction *> m_exports; ///< the commands that need a walk-through
};

} // namespace mexplorer
