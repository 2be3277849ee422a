// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/autosave.h"
#include "model/exchange/document.h"

#include <QFuture>
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

    Document snapshot() const;
    /// Nothing if it is done; then path() is \a path.
    std::optional<Problem> save(const QString &path);
    /// True if the file at path() isn't as it was when it was opened or saved here: another program or window has
    /// written it. False once it is removed.
    bool isChangedOutside() const;
    /// Opens a document, or the record of a game as text, in the workspace that it belongs to. Nothing if it is done.
    std::optional<Problem> open(const QString &path);
    /// Saves what is open to autosavePath(), and waits until it is written. False if it could not be.
    bool autosaveNow();
    /// The window is closed in order: what is open is saved for the next time.
    void close();

public slots:
    /// Another workspace is in front.
    void setWorkspace(WorkspaceId id);
    /// Something else is chosen in the Sequence workspace.
    void setSequence(const mexplorer::SequenceChoice &sequence);
    /// Something that belongs to a document has changed: it is saved soon.
    void autosaveLater();

signals:
    void pathChanged();
    void modifiedChanged();
    /// An opened document was saved with this choice in the Sequence workspace.
    void sequenceWanted(const mexplorer::SequenceChoice &sequence);

private:
    /// How a file was, to see whether it is another one.
    struct FileState
    {
        qint64 size = 0;
        QByteArray hash;
        bool operator==(const FileState &) const = default;
    };
    /// What became of an autosave.
    struct Written
    {
        std::optional<Problem> problem;
        QString made;      ///< by a person, of what was saved; only if there is a path()
        int saveCount = 0; ///< m_saveCount then
    };

    static FileState fileState(const QString &path);
    std::optional<SavedWalk> walk() const;
    std::optional<SavedMatch> savedMatch() const;
    std::optional<Problem> openRecord(const QString &path);
    void autosaveInBackground();
    void followWritten(int number, const Written &written);
    void takeOver(const QString &path);
    void restore(const Document &document);
    void restoreGames(const Document &document);
    void selectWanted();
    void resumeWalkthrough();
    void setPath(const QString &path);
    void setModified(bool isModified);
    void followStart();

    Session *m_session;
    std::optional<WorkspaceId> m_workspace;
    std::optional<SequenceChoice> m_sequence;
    QString m_path;
    QString m_game;                  ///< the expression that m_path goes with
    QString m_selection;             ///< to select when its graph is there
    std::optional<SavedWalk> m_walk; ///< to be resumed when its steps are there
    QString m_walkPosition;          ///< the position that m_walk goes with
    QString m_puzzle;                ///< to be opened, until it is there
    QString m_saved;                 ///< what a person made, as the file has it
    FileState m_fileState;           ///< of the file at m_path
    bool m_isModified = false;
    int m_saveCount = 0;      ///< how often m_saved changed
    bool m_isFailing = false; ///< the last autosave failed, which was said
    int m_followed = 0;       ///< the last autosave whose end was followed
    int m_started = 0;        ///< the last one that was started
    std::unique_ptr<Autosave> m_autosave = std::make_unique<Autosave>();
    QTimer m_pause;
    QFuture<Written> m_writing;
};

} // namespace mexplorer
