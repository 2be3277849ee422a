// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"
#include "views/widgets/commands.h"

#include <QObject>

namespace mexplorer {

class MainWindow;

/// Adds the commands of \a window to its table and keeps them enabled as they have something to do.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    WindowActions(MainWindow *window, Commands *commands);

private:
    void addFileCommands();
    void addEditCommands();
    void addViewCommands();
    void addThemeCommands();
    void addLanguageCommands();
    void addGoCommands();
    void addHelpCommands();
    void followSession();
    void followTheme();
    void followPresentation();

    MainWindow *m_window;
    Commands &m_commands;
    CommandChoices<Theme::Mode> m_themes;
    CommandChoices<QString> m_languages; ///< by their codes
};

} // namespace mexplorer
