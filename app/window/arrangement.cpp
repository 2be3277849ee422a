// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/arrangement.h"

#include "app/window/mainwindow.h"
#include "app/window/windowcommands.h"
#include "app/window/workspaces.h"
#include "views/commands/commands.h"
#include "views/sequence/sequenceview.h"

#include <QLineEdit>

namespace mexplorer {

Arrangement arrangementOf(const MainWindow &window)
{
    const Workspaces &workspaces = *window.workspaces();
    Arrangement now;
    now.isOnStartPage = workspaces.showsStartPage();
    now.isPresentation = (*window.commands())[WindowCommands::presentation]->isChecked();
    now.isFullScreen = (*window.commands())[WindowCommands::fullScreen]->isChecked();
    now.workspace = workspaces.current();
    now.typedGame = window.expressionEdit()->text();
    now.sequence = workspaces.viewAs<SequenceView>()->choice();
    return now;
}

void arrange(MainWindow *window, const Arrangement &arrangement)
{
    const auto setOn = [window](CommandId id, bool on) {
        QAction *action = (*window->commands())[id];
        if (action->isChecked() != on)
            action->trigger();
    };
    setOn(WindowCommands::presentation, arrangement.isPresentation);
    setOn(WindowCommands::fullScreen, arrangement.isFullScreen);
    Workspaces *workspaces = window->workspaces();
    workspaces->viewAs<SequenceView>()->setChoice(arrangement.sequence);
    workspaces->showWorkspace(arrangement.workspace);
    if (arrangement.isOnStartPage)
        workspaces->showStartPage();
    window->expressionEdit()->setText(arrangement.typedGame);
}

} // namespace mexplorer
