// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/teach/lessonlibrary.h"

#include <QDir>
#include <QFileInfo>

namespace mexplorer {

namespace {

const QString shippedFolder = QStringLiteral(":/lessons");

LessonEntry entryFor(const QString &path)
{
    const Result<LessonPtr> lesson = readLesson(path);
    if (!lesson)
        return {path, QFileInfo(path).fileName(), {}, {}, lesson.problem().message};
    LessonEntry entry{path, (*lesson)->title, (*lesson)->summary, {}, {}};
    if (const auto scene = (*lesson)->sceneBeside(0))
        entry.game = (*lesson)->scene(*scene)->position.text();
    return entry;
}

QStringList lessonsIn(const QString &folder)
{
    QStringList paths;
    const QFileInfoList files =
        QDir(folder).entryInfoList({QStringLiteral("*.md")}, QDir::Files | QDir::Readable, QDir::Name);
    for (const QFileInfo &file : files.first(std::min(files.size(), qsizetype(LessonLibrary::maxLessons))))
        paths << file.absoluteFilePath();
    return paths;
}

} // namespace

LessonLibrary::LessonLibrary(QObject *parent) : QObject(parent)
{
    constexpr int pause = 150; // in milliseconds
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    const auto touch = [this](const QString &path) {
        m_touched << path;
        m_pause.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, touch);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, touch);
    connect(&m_pause, &QTimer::timeout, this, &LessonLibrary::report);
}

void LessonLibrary::setFolder(const QString &folder)
{
    m_folder = folder;
    readAgain();
    emit changed();
}

void LessonLibrary::watch(const QString &path)
{
    m_watched = isShippedLesson(path) ? QString() : path;
    readAgain();
}

void LessonLibrary::readAgain()
{
    m_entries.clear();
    const QStringList own = m_folder.isEmpty() ? QStringList() : lessonsIn(m_folder);
    for (const QString &path : lessonsIn(shippedFolder) + own)
        m_entries.push_back(entryFor(path));
    if (const QStringList before = m_watcher.files() + m_watcher.directories(); !before.isEmpty())
        m_watcher.removePaths(before);
    QStringList paths = own;
    if (!m_folder.isEmpty() && QFileInfo(m_folder).isDir())
        paths << m_folder;
    if (!m_watched.isEmpty() && QFileInfo(m_watched).isFile() && !own.contains(m_watched))
        paths << m_watched << QFileInfo(m_watched).absolutePath(); // an editor may replace the file
    paths.removeDuplicates();
    if (!paths.isEmpty())
        m_watcher.addPaths(paths);
}

void LessonLibrary::report()
{
    const QStringList touched = std::exchange(m_touched, {});
    readAgain();
    emit changed();
    for (const LessonEntry &entry : m_entries) {
        if (touched.contains(entry.path) || touched.contains(QFileInfo(entry.path).absolutePath()))
            emit fileChanged(entry.path);
    }
    if (!m_watched.isEmpty() && (m_folder.isEmpty() || !m_watched.startsWith(m_folder + u'/')))
        emit fileChanged(m_watched);
}

} // namespace mexplorer
