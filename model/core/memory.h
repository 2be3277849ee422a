// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

namespace mexplorer {

/// The number of bytes that this process can still allocate: the available memory of the machine, limited by its
/// control groups and by a limit of the process (ulimit -v). \a root is the folder that contains /proc and /sys.
quint64 availableMemory(const QString &root = {});

/// The share of these bytes for one computation, which leaves some to other programs. Thread-safe.
quint64 memoryShare();
/// Sets this share in per cent of availableMemory(); the default is 75. Thread-safe.
void setMemoryShare(int percent);
/// Limits memoryShare() to the bytes that a person gave for a computation; std::nullopt: no more. Thread-safe.
void setGivenMemory(std::optional<quint64> bytes);
std::optional<quint64> givenMemory();

/// "1,024 MiB"
QString memoryText(quint64 bytes);

/// Returns std::nullopt if \a bytes are within memoryShare(); else a problem that \a what, such as "A table of 5x6",
/// needs more.
std::optional<Problem> memoryProblem(const QString &what, quint64 bytes);

/// Checks the memory for arrays that grow during a computation and are copied when they grow. Not thread-safe.
class MemoryWatch
{
public:
    /// Returns false if arrays of \a bytes in total can't grow any more.
    bool canGrow(quint64 bytes) { return bytes <= m_checked || (m_refusals-- == 0 && ask(bytes)); }

private:
    bool ask(quint64 bytes);

    quint64 m_checked = quint64(1) << 20; ///< number of bytes below which nothing is checked
    quint64 m_refusals = 0;               ///< number of refusals without a check, which takes some 100 microseconds
};

} // namespace mexplorer
