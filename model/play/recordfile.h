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

/// What a person has done so far, in a file that several windows and programs keep it in: each change is made to what
/// the file holds then, so that none of them undoes another's. Record has fromJson() and toJson().
template <class Record> class RecordFile
{
public:
    using Change = std::function<void(Record &)>;

    /// Without a file, or before open(), what is known to this program alone.
    const Record &record() const { return m_record; }

    /// Reads the file, if it is there, and keeps the record in it from now on. What keeps it from being read.
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

    /// Changes the record, and its file. What keeps it from being written; the next change then writes this one, too.
    std::optional<Problem> change(const Change &change)
    {
        change(m_record);
        if (m_path.isEmpty())
            return std::nullopt;
        m_unwritten.push_back(change);
        QDir().mkpath(QFileInfo(m_path).path());
        constexpr int patienceMs = 1'000; // others hold it for some milliseconds
        QLockFile lock(m_path + QStringLiteral(".lock"));
        static_cast<void>(lock.tryLock(patienceMs)); // where there can't be a lock, the file is written nevertheless
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
    std::vector<Change> m_unwritten; ///< changes that m_record has and the file hasn't
};

} // namespace mexplorer
