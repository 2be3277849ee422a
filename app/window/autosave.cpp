// SPDX-License-Identifier: GPL-3.0-or-later
// Three files per window
//
// NAME.mexp contains the open document, NAME.lock is locked while the window is open, and the marker NAME.open exists
// from begin() to end(). If the lock can be taken, the window no longer exists; if its marker still does, the program
// ended unexpectedly.

#include "app/window/autosave.h"

#include "model/core/safefile.h"
#include "model/session/documentfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace mexplorer {

namespace {

struct AutosaveText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::Autosave)
};

constexpr qsizetype maxAutosaved = 20;

QString beside(const QString &path, const char *suffix)
{
    return path.chopped(qstrlen("mexp")) + QLatin1String(suffix);
}

QString openMark(const QString &path)
{
    return beside(path, "open");
}

std::unique_ptr<QLockFile> lockOf(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(beside(path, "lock"));
    lock->setStaleLockTime(0); // only the end of its program makes a lock stale, however old it is
    return lock;
}

bool isFree(const QString &path)
{
    return lockOf(path)->tryLock(0);
}

/// Returns the files that aren't open in any window, in the order of autosavedDocuments(), without reading them.
QList<AutosavedDocument> freeDocuments()
{
    QList<AutosavedDocument> free;
    for (const QFileInfo &file : QDir(autosaveFolder()).entryInfoList({QStringLiteral("*.mexp")}, QDir::Files)) {
        const QString path = file.absoluteFilePath();
        if (isFree(path))
            free << AutosavedDocument{path, {}, file.lastModified(), QFileInfo::exists(openMark(path))};
    }
    std::sort(free.begin(), free.end(), [](const AutosavedDocument &a, const AutosavedDocument &b) {
        return a.suddenEnd != b.suddenEnd ? a.suddenEnd : a.time > b.time;
    });
    return free;
}

} // namespace

Autosave::Autosave()
    : m_path(autosaveFolder() + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".mexp"))
{
}

Autosave::~Autosave() = default;

std::optional<Problem> Autosave::begin()
{
    if (m_lock)
        return std::nullopt;
    const QString folder = autosaveFolder();
    std::unique_ptr<QLockFile> lock = lockOf(m_path);
    if (!QDir().mkpath(folder) || !lock->tryLock(0))
        return Problem::file(Problem::Code::UnwritableFile,
                             AutosaveText::tr("The folder %1 can't be made or written to.").arg(folder));
    if (const std::optional<Problem> problem = writeSafely(openMark(m_path), QByteArray()))
        return problem;
    m_lock = std::move(lock);
    return std::nullopt;
}

void Autosave::end()
{
    if (!m_lock)
        return;
    QFile::remove(openMark(m_path));
    m_lock.reset();
    const QList<AutosavedDocument> documents = freeDocuments();
    for (qsizetype i = maxAutosaved; i < documents.size(); ++i) {
        if (!documents[i].suddenEnd && !gameOfDocument(documents[i].path).isEmpty())
            removeAutosaved(documents[i].path);
    }
}

QString autosaveFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/open");
}

QList<AutosavedDocument> autosavedDocuments()
{
    QList<AutosavedDocument> documents;
    for (AutosavedDocument document : freeDocuments()) {
        document.game = gameOfDocument(document.path);
        if (!document.game.isEmpty())
            documents << document;
    }
    return documents;
}

bool isAutosaved(const QString &path)
{
    return QFileInfo(path).absolutePath() == QFileInfo(autosaveFolder()).absoluteFilePath();
}

void removeAutosaved(const QString &path)
{
    for (const QString &file : {path, openMark(path), beside(path, "lock")})
        QFile::remove(file);
}

} // namespace mexplorer
