// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/filterresult.h"
#include "model/graph/positionstore.h"
#include "views/widgets/commands.h"

#include <QObject>

namespace mexplorer {

class GraphFilter;
class Session;

/// The commands that say what is shown of the graph. Check marks follow the session's filter.
class FilterActions : public QObject
{
    Q_OBJECT

public:
    FilterActions(Session *session, Commands *commands);

    /// Adds what can be done with the selected position to a menu.
    void addPositionActions(QMenu *menu) const;

    /// The position that a path is asked from, while the other end is to be chosen; noPosition otherwise.
    PositionId pathStart() const { return m_pathStart; }

public slots:
    /// A click: the other end of a path, or followers to open or to close.
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
    FilterSettings m_pathPart; ///< what was shown when it was asked for
};

} // namespace mexplorer
