// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowlessons.h"

#include "app/window/windowstate.h"
#include "app/window/workspaces.h"
#include "model/session/session.h"
#include "views/start/startpage.h"

#include <QFileDialog>

namespace mexplorer {

WindowLessons::WindowLessons(Session *session, StartPage *page, Workspaces *workspaces)
    : QObject(workspaces), m_session(session), m_workspaces(workspaces)
{
    LessonLibrary *shelf = session->lessonLibrary();
    connect(page, &StartPage::lessonRequested, this, &WindowLessons::open);
    connect(page, &StartPage::lessonFolderRequested, this, &WindowLessons::chooseFolder);
    connect(shelf, &LessonLibrary::changed, page, [page, shelf] { page->setLessons(shelf->entries()); });
    shelf->setFolder(Preferences().lessonFolder());
}

bool WindowLessons::open(const QString &path)
{
    if (!m_session->openLesson(path))
        return false;
    m_workspaces->showWorkspace(WorkspaceId::Step);
    return true;
}

void WindowLessons::chooseFolder()
{
    const QString folder =
        QFileDialog::getExistingDirectory(m_workspaces, tr("Folder of Lessons"), Preferences().lessonFolder());
    if (folder.isEmpty())
        return;
    Preferences().setLessonFolder(folder);
    m_session->lessonLibrary()->setFolder(folder);
}

} // namespace mexplorer
