// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace mexplorer {

class Session;
class StartPage;
class Workspaces;

/// The lessons of a window: those on its start page, and the folder of one's own among them.
class WindowLessons : public QObject
{
    Q_OBJECT

public:
    WindowLessons(Session *session, StartPage *page, Workspaces *workspaces);

    /// Opens a lesson's file in the Step workspace. False, and Session::problemFound(), if it can't be read.
    bool open(const QString &path);
    void chooseFolder();

private:
    Session *m_session;
    Workspaces *m_workspaces;
};

} // namespace mexplorer
