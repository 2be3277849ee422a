// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

namespace mexplorer {

/// Bytes that this process can still take: what the machine has left, and less where its control group or a limit of
/// the process (ulimit -v) allows less. \a root is the folder that /proc and /sys are in.
quint64 availableMemory(const QString &root = {});

/// How many of these bytes one computation may take, so that the machine has some left for all else. Thread-safe.
quint64 memoryShare();
/// Sets which share that is, in per cent of availableMemory(); 75 unless it was set. Thread-safe.
void setMemoryShare(int percent);

/// "1,024 MiB"
QString memoryText(quint64 bytes);

/// Nothing if \a bytes are within memoryShare(); else that \a what, such as "A table of 5x6", takes more.
std::optional<Problem> memoryProblem(const QString &what, quint64 bytes);

/// Checks the memory of arrays that grow during a computation and are copied when they grow. Not thread-safe.
class MemoryWatch
{
public:
    /// False if arrays of \a bytes in all could not grow any more.
    bool canGrow(quint64 bytes) { return bytes <= m_checked || (m_refusals-- == 0 && ask(bytes)); }

private:
    bool ask(quint64 bytes);

    quint64 m_checked = quint64(1) << 20; ///< bytes; below them nothing is checked
    quint64 m_refusals = 0;               ///< left to return without a check, which takes some 100 microseconds
};

} // namespace mexplorer
