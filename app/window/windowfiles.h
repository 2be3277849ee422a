// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

class QMainWindow;

namespace mexplorer {

class Documents;
struct NamedRules;
struct Position;
class Session;
class StartPage;
struct StoredFiles;
class Workspaces;

/// Opens and saves for a window: game expressions, documents, records of games, lessons and graphs.
class WindowFiles : public QObject
{
    Q_OBJECT

public:
    /// Lists the lessons on \a page, including those of the user's folder.
    WindowFiles(Session *session, Documents *documents, Workspaces *workspaces, StartPage *page, QMainWindow *window);

    /// Opens a game expression or a file. Shows a message if it is invalid.
    void open(const QString &gameOrFile);
    /// Opens a game expression. Returns false if it is invalid.
    bool openExpression(const QString &typed);
    /// Opens the clipboard's text as a graph.
    void pasteGraph();
    /// Opens a dropped text: a game expression, or a graph.
    void openText(const QString &text);
    void choose();
    void save();
    void saveAs();
    /// Asks for a file and writes the graph that is explored into it for other programs: DOT, GraphML, CSV, JSON or
    /// TikZ. A TikZ picture has the rings of the search, and the play that is drawn.
    void exportGraph();

    /// The files that the program stores by itself: pasted graphs, and what was open when windows were closed.
    static std::vector<StoredFiles> storedFiles();

signals:
    /// A file of the rules of a game was read.
    void rulesRead(const mexplorer::NamedRules &game);

private:
    void openRules(const QString &path);
    void openFile(const QString &path);
    void openGraphText(const QString &text);
    /// False if it can't be read.
    bool openGraph(const QString &path);
    /// False, and Session::problemFound(), if it can't be read.
    bool openLesson(const QString &path);
    void chooseLessonFolder();
    /// Reads it off the GUI thread. \a path is the file to remember, if a file was asked for.
    void openSlowly(const QString &expression, const QString &path);
    /// Says what was read of the files of a position, with the other ways to read them.
    void showReading(const Position &position);
    /// Offers to open a graph that was refused in the way in which it can be read.
    void offerBothWays(const QString &file);
    void openSequence(const QString &path);
    void leaveStartPage();
    void showOpened(const QString &path);
    void askToOverwrite(const QString &path);
    void showSaved(const QString &path);
    void writeGraph(const QString &path, bool isPartShown);

    Session *m_session;
    Documents *m_documents;
    Workspaces *m_workspaces;
    QMainWindow *m_window;
};

} // namespace mexplorer
