// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/lesson.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace mexplorer {

/// A lesson on the shelf.
struct LessonEntry
{
    QString path;
    QString title; ///< the name of the file if it can't be read
    QString summary;
    QString game;    ///< of the first scene; empty if there is none
    QString problem; ///< why it can't be read; empty if it can
};

/// The lessons that come with the program, and those in the user's own folder. Its signals report
/// when a file of that folder has changed, or the one file outside of it that is watched.
class LessonLibrary : public QObject
{
    Q_OBJECT

public:
    /// So many files of a folder are shown.
    static constexpr int maxLessons = 100;

    explicit LessonLibrary(QObject *parent = nullptr);

    /// The shipped ones first, each folder in the order of its files' names.
    const std::vector<LessonEntry> &entries() const { return m_entries; }
    const QString &folder() const { return m_folder; }

public slots:
    /// Reads the lessons anew, with those of \a folder; an empty one adds none.
    void setFolder(const QString &folder);
    /// Reports changes of this file, too, wherever it is.
    void watch(const QString &path);

signals:
    /// entries() are others.
    void changed();
    void fileChanged(const QString &path);

private:
    void readAgain();
    void report();

    QFileSystemWatcher m_watcher;
    QTimer m_pause; ///< until what writes a file is done with it
    QStringList m_touched;
    QString m_folder;
    QString m_watched;
    std::vector<LessonEntry> m_entries;
};

} // namespace mexplorer
