// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardcheckpoint.h"

#include "model/core/modeltext.h"
#include "model/core/safefile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace mexplorer {

namespace {

constexpr char signature[] = "MEXPBRD1";
constexpr qsizetype signatureBytes = 8;
constexpr qsizetype headerBytes = 24;
constexpr qint64 entryBytes = 16;
constexpr qint64 hashBytes = 32;
constexpr qint64 entriesAtOnce = 65'536;

Problem damagedCheckpoint(const QString &path)
{
    return Problem::file(Problem::Code::DamagedFile,
                         ModelText::tr("%1 is damaged: its contents don't match its checksum. Take an older copy, or "
                                       "begin anew with another file.")
                             .arg(path));
}

void appendNumber(QByteArray &bytes, quint64 number)
{
    const quint64 little = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char *>(&little), sizeof(little));
}

quint64 numberAt(const QByteArray &bytes, qsizetype at)
{
    return qFromLittleEndian<quint64>(bytes.constData() + at);
}

/// Reads the entries of a file twice: \a use is called for none before all are checked.
class EntryReader
{
public:
    EntryReader(QFile &file, quint64 count) : m_file(file), m_begin(file.pos()), m_count(count) {}

    /// Adds the bytes of the entries to \a hash. False if the file can't be read.
    bool check(QCryptographicHash &hash)
    {
        return forEachBlock([&](const QByteArray &bytes) { hash.addData(bytes); });
    }
    template <class Use> bool read(Use use)
    {
        return m_file.seek(m_begin) && forEachBlock([&](const QByteArray &bytes) {
                   for (qsizetype at = 0; at < bytes.size(); at += entryBytes)
                       use(BoardMemo::Entry{numberAt(bytes, at), numberAt(bytes, at + 8)});
               });
    }

private:
    template <class Use> bool forEachBlock(Use use)
    {
        for (quint64 left = m_count; left > 0;) {
            const auto count = std::min<quint64>(left, entriesAtOnce);
            const QByteArray bytes = m_file.read(static_cast<qint64>(count) * entryBytes);
            if (bytes.size() != static_cast<qsizetype>(count) * entryBytes)
                return false;
            use(bytes);
            left -= count;
        }
        return true;
    }

    QFile &m_file;
    qint64 m_begin;
    quint64 m_count;
};

} // namespace

BoardCheckpoint::BoardCheckpoint(QString path, QString game, std::chrono::milliseconds interval)
    : m_path(std::move(path)), m_game(std::move(game)), m_interval(interval)
{
    m_sinceWritten.start();
}

std::optional<Problem> BoardCheckpoint::read(BoardMemo &memo)
{
    if (!QFileInfo::exists(m_path))
        return std::nullopt;
    QFile file(m_path);
    if (!QFileInfo(m_path).isFile() || !file.open(QIODevice::ReadOnly))
        return Problem::file(
            Problem::Code::UnreadableFile,
            ModelText::tr("%1 can't be read: %2. Choose another file.").arg(m_path, file.errorString()));
    const QByteArray header = file.read(headerBytes);
    if (header.size() < headerBytes || !header.startsWith(signature)) {
        return Problem::file(
            Problem::Code::FileSyntax,
            ModelText::tr("%1 is no file of '--checkpoint', and is left as it is. Choose another file.").arg(m_path));
    }
    const quint64 textBytes = numberAt(header, signatureBytes);
    const quint64 count = numberAt(header, signatureBytes + 8);
    const auto size = static_cast<quint64>(file.size());
    if (textBytes > size || count > size / entryBytes ||
        size != headerBytes + textBytes + count * entryBytes + quint64(hashBytes))
        return damagedCheckpoint(m_path);
    const QByteArray text = file.read(static_cast<qint64>(textBytes));
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    hash.addData(header);
    hash.addData(text);
    EntryReader entries(file, count);
    if (!entries.check(hash) || file.read(hashBytes) != hash.result())
        return damagedCheckpoint(m_path);
    if (const QString game = QString::fromUtf8(text); game != m_game) {
        return Problem::badInput(
            Problem::Code::OtherRules,
            ModelText::tr("%1 belongs to %2, not to %3. Choose another file.").arg(m_path, game, m_game));
    }
    const bool isRead = entries.read([&](const BoardMemo::Entry &entry) {
        memo.add(entry);
        memo.meetIfAsked();
    });
    return isRead ? std::nullopt : std::optional(damagedCheckpoint(m_path));
}

std::optional<Problem> BoardCheckpoint::write(const BoardMemo &memo)
{
    QElapsedTimer timer;
    timer.start();
    const QByteArray text = m_game.toUtf8();
    quint64 count = 0;
    memo.forEachEntry([&](const BoardMemo::Entry &) { ++count; });
    std::optional<Problem> problem = writeSafely(m_path, [&](QIODevice &device) -> std::optional<Problem> {
        QCryptographicHash hash(QCryptographicHash::Blake2b_256);
        QByteArray bytes(signature, signatureBytes);
        appendNumber(bytes, static_cast<quint64>(text.size()));
        appendNumber(bytes, count);
        bytes += text;
        const auto flush = [&] {
            hash.addData(bytes);
            device.write(bytes);
            bytes.clear();
        };
        memo.forEachEntry([&](const BoardMemo::Entry &entry) {
            appendNumber(bytes, entry.cells);
            appendNumber(bytes, entry.knowledge);
            if (bytes.size() >= entriesAtOnce * entryBytes)
                flush();
        });
        flush();
        device.write(hash.result());
        return std::nullopt; // writeSafely() notices if something isn't written
    });
    m_cost = timer.elapsed();
    m_sinceWritten.start();
    return problem;
}

} // namespace mexplorer
