// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QDateTime>
#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace mexplorer {

/// The file in which one window keeps what it has open. No two windows share one, whichever program they belong to, and
/// after a sudden end the file shows that its window was never closed.
class Autosave
{
public:
    Autosave();
    /// Leaves the file as a sudden end would: only end() says that the window was closed.
    ~Autosave();
    Autosave(const Autosave &) = delete;
    Autosave &operator=(const Autosave &) = delete;

    const QString &path() const { return m_path; }
    /// Makes sure of the folder and of the marks beside the file. Call before writing to path(), which isn't possible
    /// if a problem is returned; it is tried again with the next call.
    std::optional<Problem> begin();
    /// To be called when the window is closed. Deletes the oldest files of closed windows when there are many.
    void end();

private:
    QString m_path;
    std::unique_ptr<QLockFile> m_lock; ///< held from begin() on
};

/// A document that a window saved by itself and that no window has open.
struct AutosavedDocument
{
    QString path;
    QString game;
    QDateTime time;
    bool suddenEnd = false;
};

/// The folder of these files.
QString autosaveFolder();
/// All that no window has open: those of a sudden end first, then the latest first.
QList<AutosavedDocument> autosavedDocuments();
/// True for a file of autosaveFolder().
bool isAutosaved(const QString &path);
/// Removes such a file, once another window has taken over what it holds.
void removeAutosaved(const QString &path);

} // namespace mexplorer
