// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"
#include "views/widgets/commands.h"

namespace mexplorer {

class FilterActions;
class Session;
class ViewHistory;

/// The commands that say how the graph is drawn, and those that take back what was changed of it. Their checks follow
/// the session, whatever changes it.
class LookCommands : public QObject
{
    Q_OBJECT

public:
    LookCommands(Session *session, FilterActions *filterActions, Commands *commands);

    /// Checks what a picture could do of the look: under misère play no colours or layers are by value.
    void show(const GraphPicture &picture);

private:
    void addUndoCommands();
    void addLookCommands();
    void addViewCommands();
    void takeBack(void (ViewHistory::*change)());
    void showUndo();
    QAction *action(CommandId id) const { return (*m_commands)[id]; }

    Session *m_session;
    FilterActions *m_filterActions;
    Commands *m_commands;
    CommandChoices<ColorBy> m_colors;
    CommandChoices<Layering> m_layers;
};

} // namespace mexplorer
