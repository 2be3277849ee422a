// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/filterresult.h"
#include "model/graph/positionstore.h"
#include "views/widgets/commands.h"

#include <QObject>

namespace mexplorer {

class GraphFilter;
class Session;

/// The commands that determine the part of the graph that is shown. Check marks follow the session's filter.
class FilterActions : public QObject
{
    Q_OBJECT

public:
    FilterActions(Session *session, Commands *commands);

    /// Adds the commands for the selected position to a menu.
    void addPositionActions(QMenu *menu) const;

    /// The first end of a path while the user chooses the other one; otherwise noPosition.
    PositionId pathStart() const { return m_pathStart; }

public slots:
    /// Handles a click on a position: the other end of a path, or one whose followers are opened or closed.
    void useClick(mexplorer::PositionId id, bool again);
    void stopAskingForPath();

signals:
    void pathStartChanged();

private:
    void setRegion(FilterSettings::Region region);
    void addPartCommands();
    void addUnfoldCommands();
    void addMergeCommands();
    void addFindCommands();
    void addGrowCommands();
    void followBestPlay();
    void askForPath();
    void finishPath(PositionId to);
    void toggleOpen();
    void follow();
    PositionId selected() const;
    QAction *action(CommandId id) const { return (*m_commands)[id]; }

    Session *m_session;
    GraphFilter *m_filter;
    Commands *m_commands;
    CommandChoices<FilterSettings::Region> m_regions;
    CommandChoices<std::optional<Collapse>> m_merges;
    CommandChoices<FilterSettings::Others> m_others;
    PositionId m_pathStart = noPosition;
    FilterSettings m_pathPart; ///< the settings when the path was requested
};

} // namespace mexplorer
