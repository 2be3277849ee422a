// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/workspaceid.h"
#include "views/sequence/sequencechoice.h"

namespace mexplorer {

class MainWindow;

/// How a window is left, for another one on the same session: what neither the session nor WindowState holds.
struct Arrangement
{
    bool isOnStartPage = true;
    bool isPresentation = false;
    bool isFullScreen = false;
    WorkspaceId workspace = WorkspaceId::Explore;
    QString typedGame; ///< perhaps not opened yet
    SequenceChoice sequence;
};

Arrangement arrangementOf(const MainWindow &window);
void arrange(MainWindow *window, const Arrangement &arrangement);

} // namespace mexplorer
