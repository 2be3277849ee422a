// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/answerpolicy.h"
#include "views/commands/commands.h"

namespace mexplorer {

class HintPanel;
class Session;

/// The commands that ask for hints and values, and that choose when moves are judged.
class HintCommands : public QObject
{
    Q_OBJECT

public:
    /// Adds them to a view's table of commands.
    HintCommands(Session *session, Commands *commands, HintPanel *panel);

private:
    void addHints(Commands *commands, HintPanel *panel);
    void addJudging(Commands *commands);
    void showJudging();

    Session *m_session;
    CommandChoices<Judging> m_judging;
    QAction *m_values = nullptr;
};

} // namespace mexplorer
