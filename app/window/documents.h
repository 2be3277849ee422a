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

/// Saves what a person has open and opens it again: to files, and by itself soon after each change to a file of the
/// window's own, so that neither closing nor a crash loses anything.
class Documents : public QObject
{
    Q_OBJECT

public:
    explicit Documents(Session *session, QObject *parent = nullptr);
    ~Documents() override;

    /// Where this window keeps what is open.
    const QString &autosavePath() const { return m_autosave->path(); }

    /// The .mexp file that the open game came from or was saved to; empty if there is none.
    const QString &path() const { return m_path; }
    /// True while that file lacks something that was made since: moves, marked steps, what is shown of the graph. Where
    /// a person merely looks doesn't count. What is made is kept all the same, also when another game is opened.
    /// Found out with each autosave, in the background.
    bool isModified() const { return m_isModified; }

    // Files are read and written off the GUI thread, one after the other. What can't be is reported to the session.
    /// Writes what is open now: then saved(), and path() is \a path.
    void save(const QString &path);
    /// The same to path(); changedOutside() if the file isn't as it was when it was opened or saved here, as another
    /// program or window has written it. One that was removed is written again.
    void saveAgain();
    /// Opens a document, or the record of a game as text, in the workspace that it belongs to: then opened().
    void open(const QString &path);
    /// Saves what is open to autosavePath(), and waits until it is written. False if it could not be.
    bool autosaveNow();
    /// Waits for what is being saved. False if it was not written.
    bool finishSaving();
    /// The window is closed in order: what is open is saved for the next time.
    void close();

public slots:
    /// Something that belongs to a document has changed: it is saved soon.
    void autosaveLater();

signals:
    void opened(const QString &path);
    void saved(const QString &path);
    /// saveAgain() has written nothing.
    void changedOutside(const QString &path);
    void pathChanged();
    void modifiedChanged();

private:
    /// How a file was, to see whether it is another one.
    struct FileState
    {
        qint64 size = 0;
        QByteArray hash;
        bool operator==(const FileState &) const = default;
    };
    /// What a file holds: a document or a record, and the position that it starts from.
    struct Content;
    /// A document that is to be saved.
    struct Request
    {
        QString path;
        bool isAgain = false; ///< only if nobody else has written the file
    };
    /// What became of it.
    struct Saved
    {
        QString path;
        std::shared_ptr<const Document> document;
        std::optional<Problem> problem;
        std::optional<FileState> state; ///< of the file; nothing if somebody else has written it
    };
    struct SavedText;
    /// What became of an autosave.
    struct Written
    {
        std::optional<Problem> problem;
        bool isModified = false; ///< only if there is a path()
        int saveCount = 0;       ///< m_saveCount then
    };
    /// What was autosaved by a window that is gone; this window's first autosave takes its place.
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
    QString m_game;                     ///< the expression that m_path goes with
    std::shared_ptr<SavedText> m_saved; ///< of what is in the file; only if there is a path()
    FileState m_fileState;              ///< of the file at m_path
    std::optional<Request> m_nextSave;  ///< when the one before is done
    bool m_isWritten = true;            ///< by the last one
    bool m_isModified = false;
    int m_saveCount = 0;      ///< how often m_saved changed
    bool m_isFailing = false; ///< the last autosave failed, which was said
    int m_started = 0;        ///< the number of the last autosave
    std::unique_ptr<Autosave> m_autosave = std::make_unique<Autosave>();
    std::vector<std::unique_ptr<Autosave>> m_leftAutosaves; ///< of games before, perhaps still being written
    std::optional<TakenOver> m_takenOver;
    QTimer m_pause;
};

} // namespace mexplorer
