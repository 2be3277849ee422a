// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/autosave.h"
#include "model/core/jobs.h"
#include "model/documents/document.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace mexplorer {

class Session;

/// Saves the state of a session to files and opens it again. Soon after each change it also writes the window's
/// autosave file, so that neither closing nor a crash loses anything.
class Documents : public QObject
{
    Q_OBJECT

public:
    explicit Documents(Session *session, QObject *parent = nullptr);
    ~Documents() override;

    /// The path of this window's autosave file.
    const QString &autosavePath() const { return m_autosave->path(); }

    /// The .mexp file that the open game came from or was saved to; empty if there is none.
    const QString &path() const { return m_path; }
    /// True if path() has unsaved changes, such as moves, marked steps, the filter or the look; see Comparison in
    /// model/documents. The selection, the workspace and the current step don't count. Unsaved changes are autosaved,
    /// also when another game is opened. Determined with each autosave, in the background.
    bool isModified() const { return m_isModified; }

    // Files are read and written off the GUI thread, one after the other. Problems are reported to the session.
    /// Writes the current document to \a path, sets path() and emits saved().
    void save(const QString &path);
    /// Writes the current document to path(). Emits changedOutside() instead if another program or window has changed
    /// the file since it was opened or saved here. A file that was removed is written again.
    void saveAgain();
    /// Opens a document, or the record of a game as text, in its workspace, and emits opened().
    void open(const QString &path);
    /// Writes the current document to autosavePath(), and waits for it. Returns false if it could not be written.
    bool autosaveNow();
    /// Waits for the files being saved. Returns false if one could not be written.
    bool finishSaving();
    /// Autosaves the document for the next start of the program; call it when the window is closed.
    void close();

public slots:
    /// Autosaves the document soon; call it when its state changed.
    void autosaveLater();

signals:
    void opened(const QString &path);
    void saved(const QString &path);
    /// Emitted by saveAgain() when it didn't write.
    void changedOutside(const QString &path);
    void pathChanged();
    void modifiedChanged();

private:
    /// Size and hash of a file, to detect changes by others.
    struct FileState
    {
        qint64 size = 0;
        QByteArray hash;
        bool operator==(const FileState &) const = default;
    };
    /// The content of a file: a document or a record, and its start position.
    struct Content;
    /// A document that is to be saved.
    struct Request
    {
        QString path;
        bool isAgain = false; ///< requested by saveAgain()
    };
    /// The result of saving.
    struct Saved
    {
        QString path;
        std::shared_ptr<const Document> document;
        std::optional<Problem> problem;
        std::optional<FileState> state; ///< of the file; std::nullopt if others have changed it
    };
    struct SavedText;
    /// The result of an autosave.
    struct Written
    {
        std::optional<Problem> problem;
        bool isModified = false; ///< only if there is a path()
        int saveCount = 0;       ///< m_saveCount then
    };
    /// The autosave file of a window that no longer exists, which this window's next autosave replaces.
    struct TakenOver
    {
        QString path;
        int number; ///< of that autosave
    };

    static FileState fileState(const QString &path);
    static bool isOtherThan(const FileState &state, const QString &path);
    static Result<std::shared_ptr<Content>> read(const QString &path);
    static Saved write(std::shared_ptr<const Document> document, const QString &path,
                       const std::optional<FileState> &expected);
    void startSaving(const Request &request);
    void followSaved(const Saved &saved);
    void take(const QString &path, const Content &content);
    void autosaveInBackground();
    void followWritten(int number, const Written &written);
    void endLeftAutosaves();
    void setPath(const QString &path, std::shared_ptr<const Document> saved);
    void setModified(bool isModified);
    void followStart();

    Session *m_session;
    Job m_saving;
    Job m_autosaving;
    QString m_path;
    QString m_game;                     ///< the expression of the game in m_path
    std::shared_ptr<SavedText> m_saved; ///< of the file at m_path; null without one
    FileState m_fileState;              ///< of the file at m_path
    std::optional<Request> m_nextSave;  ///< when the one before is done
    bool m_isWritten = true;            ///< by the last one
    bool m_isModified = false;
    int m_saveCount = 0;      ///< the number of changes of m_saved
    bool m_isFailing = false; ///< the last autosave failed, and that was reported
    int m_started = 0;        ///< the number of the last autosave
    std::unique_ptr<Autosave> m_autosave = std::make_unique<Autosave>();
    std::vector<std::unique_ptr<Autosave>> m_leftAutosaves; ///< of previous games, perhaps still being written
    std::optional<TakenOver> m_takenOver;
    QTimer m_pause;
};

} // namespace mexplorer
