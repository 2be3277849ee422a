// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/safefile.h"
#include "model/import/textfile.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include <functional>
#include <vector>

namespace mexplorer {

/// A record stored in a file that several windows and processes share: each change is applied to the current contents
/// of the file, so that none undoes another. Record has fromJson() and toJson().
template <class Record> class RecordFile
{
public:
    using Change = std::function<void(Record &)>;

    /// The record as last read or changed. Without a file it is only in memory.
    const Record &record() const { return m_record; }

    /// Loads the record from \a path if it exists, and saves later changes there. Returns the problem if it can't be
    /// read.
    std::optional<Problem> open(const QString &path)
    {
        m_path = path;
        if (!QFileInfo::exists(path))
            return std::nullopt;
        Result<Record> there = read();
        if (!there)
            return there.problem();
        m_record = std::move(there).value();
        return std::nullopt;
    }

    /// Changes the record and its file. Returns the problem if it can't be written; the next change then writes this
    /// one, too.
    std::optional<Problem> change(const Change &change)
    {
        change(m_record);
        if (m_path.isEmpty())
            return std::nullopt;
        m_unwritten.push_back(change);
        QDir().mkpath(QFileInfo(m_path).path());
        constexpr int patienceMs = 1'000; // other processes hold the lock for some milliseconds
        QLockFile lock(m_path + QStringLiteral(".lock"));
        static_cast<void>(lock.tryLock(patienceMs)); // if no lock can be created, the file is written nevertheless
        if (Result<Record> there = QFileInfo::exists(m_path) ? read() : Problem()) {
            m_record = std::move(there).value();
            for (const Change &unwritten : m_unwritten)
                unwritten(m_record);
        }
        if (const auto problem = writeSafely(m_path, m_record.toJson()))
            return problem;
        m_unwritten.clear();
        return std::nullopt;
    }

private:
    Result<Record> read() const
    {
        constexpr qint64 maxBytes = 16 << 20;
        const Result<QByteArray> text = readFile(m_path, maxBytes);
        return text ? Record::fromJson(*text) : text.problem();
    }

    Record m_record;
    QString m_path;
    std::vector<Change> m_unwritten; ///< changes to m_record that are not in the file
};

} // namespace mexplorer
