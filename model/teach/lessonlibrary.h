// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/lesson.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace mexplorer {

/// A lesson in the library.
struct LessonEntry
{
    QString path;
    QString title; ///< the file name if it can't be read
    QString summary;
    QString game;    ///< of the first scene; empty if there is none
    QString problem; ///< why it can't be read; otherwise empty
};

/// The shipped lessons, and those in the user's own folder. Emits signals when a file of that folder has changed, or
/// the single file outside of it that is watched.
class LessonLibrary : public QObject
{
    Q_OBJECT

public:
    /// The maximum number of files shown from a folder.
    static constexpr int maxLessons = 100;

    explicit LessonLibrary(QObject *parent = nullptr);

    /// Shipped lessons first, each folder sorted by file name.
    const std::vector<LessonEntry> &entries() const { return m_entries; }
    const QString &folder() const { return m_folder; }

public slots:
    /// Sets the user's folder and reads all lessons again; an empty path removes the folder.
    void setFolder(const QString &folder);
    /// Also watches a file, in any folder.
    void watch(const QString &path);

signals:
    /// Emitted when entries() changed.
    void changed();
    void fileChanged(const QString &path);

private:
    void readAgain();
    void report();

    QFileSystemWatcher m_watcher;
    QTimer m_pause; ///< delay until a file is completely written
    QStringList m_touched;
    QString m_folder;
    QString m_watched;
    std::vector<LessonEntry> m_entries;
};

} // namespace mexplorer
