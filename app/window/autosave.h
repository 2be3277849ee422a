// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QDateTime>
#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace mexplorer {

/// The autosave file of one window. Its name is unique across processes; a marker file next to it shows that the
/// program ended without closing the window.
class Autosave
{
public:
    Autosave();
    /// Leaves the marker in place, as a crash does: only end() removes it.
    ~Autosave();
    Autosave(const Autosave &) = delete;
    Autosave &operator=(const Autosave &) = delete;

    const QString &path() const { return m_path; }
    /// Creates the folder, the lock and the marker if they don't exist. Must be called before writing to path().
    /// Returns a problem if that is impossible; the next call tries again.
    std::optional<Problem> begin();
    /// Removes the marker; call it when the window is closed. Deletes the oldest files of closed windows if there are
    /// many.
    void end();

private:
    QString m_path;
    std::unique_ptr<QLockFile> m_lock; ///< held from begin() on
};

/// An autosaved document that isn't open in any window.
struct AutosavedDocument
{
    QString path;
    QString game;
    QDateTime time;
    bool suddenEnd = false;
};

/// The folder of these files.
QString autosaveFolder();
/// Returns the autosaved documents that aren't open in any window: those of a crash first, then the latest first.
QList<AutosavedDocument> autosavedDocuments();
/// True for a file of autosaveFolder().
bool isAutosaved(const QString &path);
/// Removes an autosave file, once another window has saved its content.
void removeAutosaved(const QString &path);

} // namespace mexplorer
