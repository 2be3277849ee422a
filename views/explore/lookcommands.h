// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"
#include "views/widgets/commands.h"

namespace mexplorer {

class FilterActions;
class Session;
class ViewHistory;

/// The commands that determine how the graph is drawn, and those that undo such changes. Their check marks follow the
/// session.
class LookCommands : public QObject
{
    Q_OBJECT

public:
    LookCommands(Session *session, FilterActions *filterActions, Commands *commands);

    /// Checks the commands for the look of a picture, and enables colours and layers by value under normal play only.
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
