// SPDX-License-Identifier: GPL-3.0-or-later

// The format of a saved sequence (.mexseq), all numbers little-endian: the signature MEXPSEQ1; the bytes of a value (1,
// 2 or 4) and of the rules' text as 32 bits each; the number of values and a checksum as 64 bits each; the rules' text
// in UTF-8; the values. The checksum is FNV-1a over words of eight bytes of text and values, each part padded with
// zeros: it detects damage, not forgery. A file is read in chunks, so that reading can be cancelled, and no memory is
// reserved before the header agrees with the file's size and the memory limit.

#include "model/sequence/sequencefile.h"

#include "model/core/memory.h"
#include "model/core/modeltext.h"
#include "model/core/scanner.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <array>
#include <cstring>

namespace mexplorer {

namespace {

constexpr char signature[] = "MEXPSEQ1";
constexpr quint64 headerBytes = 32;
constexpr quint64 chunkBytes = 1 << 20; // a multiple of eight
constexpr quint32 maxRulesBytes = 1 << 20;

/// FNV-1a over words of eight bytes.
class Checksum
{
public:
    void add(const char *data, quint64 bytes)
    {
        for (quint64 at = 0; at < bytes; at += 8) {
            quint64 word = 0;
            std::memcpy(&word, data + at, std::min<quint64>(8, bytes - at));
            m_hash = (m_hash ^ qFromLittleEndian(word)) * 0x100000001b3u;
        }
    }
    quint64 value() const { return m_hash; }

private:
    quint64 m_hash = 0xcbf29ce484222325u;
};

struct Header
{
    quint32 width = 1;
    quint32 rulesBytes = 0;
    quint64 count = 0;
    quint64 checksum = 0;

    std::array<char, headerBytes> bytes() const
    {
        std::array<char, headerBytes> out = {};
        std::memcpy(out.data(), signature, 8);
        qToLittleEndian(width, out.data() + 8);
        qToLittleEndian(rulesBytes, out.data() + 12);
        qToLittleEndian(count, out.data() + 16);
        qToLittleEndian(checksum, out.data() + 24);
        return out;
    }
    static Header read(const char *in)
    {
        return {qFromLittleEndian<quint32>(in + 8), qFromLittleEndian<quint32>(in + 12),
                qFromLittleEndian<quint64>(in + 16), qFromLittleEndian<quint64>(in + 24)};
    }
};

/// Calls \a use with the bytes of the first \a terms values in the format of the file, a chunk at a time, until it
/// returns false.
template <class F> bool forEachChunk(const ValueArray &values, quint64 terms, F &&use)
{
    return values.visit([&](auto all) {
        using Element = std::remove_cvref_t<decltype(all[0])>;
        constexpr quint64 step = chunkBytes / sizeof(Element);
        std::vector<Element> chunk(step);
        for (quint64 n = 0; n < terms; n += step) {
            const quint64 count = std::min(step, terms - n);
            qToLittleEndian<Element>(all.data() + n, static_cast<qsizetype>(count), chunk.data());
            if (!use(reinterpret_cast<const char *>(chunk.data()), count * sizeof(Element)))
                return false;
        }
        return true;
    });
}

Problem damaged(const QString &path)
{
    return Problem::file(
        Problem::Code::DamagedFile,
        ModelText::tr("%1 is damaged: its values don't match its checksum. Compute the sequence anew, or "
                      "take an older copy.")
            .arg(path));
}

/// Checks a file that begins with \a header and has \a size bytes, before any value is read.
std::optional<Problem> headerProblem(const Header &header, quint64 size, const QString &path, quint64 memoryLimit)
{
    const quint64 known = headerBytes + header.rulesBytes;
    const bool isWidth = header.width == 1 || header.width == 2 || header.width == 4;
    if (!isWidth || header.rulesBytes > maxRulesBytes || size < known || header.count > size)
        return damaged(path);
    const quint64 expected = known + header.count * header.width;
    if (size != expected) {
        return Problem::file(
            Problem::Code::DamagedFile,
            ModelText::tr("%1 is cut short or damaged: it has %2 bytes and should have %3. Compute the "
                          "sequence anew, or take an older copy.")
                .arg(path, groupedNumber(size), groupedNumber(expected)));
    }
    if (header.count * header.width > memoryLimit) {
        return Problem::limit(
            Problem::Code::Memory,
            ModelText::tr("The %1 values in %2 take more memory than the %3 that may be used now. Raise the limit, or "
                          "close other programs.")
                .arg(groupedNumber(header.count), path, memoryText(memoryLimit)));
    }
    return {};
}

template <class Element>
Result<ValueArray> readValues(QFile &file, const Header &header, Checksum checksum, JobControl &control)
{
    ReallocVector<Element> values;
    values.reserve(header.count);
    constexpr quint64 step = chunkBytes / sizeof(Element);
    for (quint64 n = 0; n < header.count; n += step) {
        if (control.isCancelled())
            return Problem::cancelled();
        const quint64 count = std::min(step, header.count - n);
        const auto bytes = static_cast<qint64>(count * sizeof(Element));
        values.resize(n + count);
        if (file.read(reinterpret_cast<char *>(values.data() + n), bytes) != bytes)
            return damaged(file.fileName());
        checksum.add(reinterpret_cast<const char *>(values.data() + n), count * sizeof(Element));
        qFromLittleEndian<Element>(values.data() + n, static_cast<qsizetype>(count), values.data() + n);
        control.setProgress(n + count, header.count);
    }
    if (checksum.value() != header.checksum)
        return damaged(file.fileName());
    return ValueArray(std::move(values));
}

Result<ValueArray> readValues(QFile &file, const Header &header, const Checksum &checksum, JobControl &control,
                              quint32 width)
{
    switch (width) {
    case 1:
        return readValues<quint8>(file, header, checksum, control);
    case 2:
        return readValues<quint16>(file, header, checksum, control);
    default:
        return readValues<quint32>(file, header, checksum, control);
    }
}

} // namespace

bool writeSequenceFile(const QString &rules, const ValueArray &values, quint64 terms, QIODevice &device,
                       JobControl &control)
{
    terms = std::min(terms, values.size());
    const QByteArray text = rules.toUtf8();
    Checksum checksum;
    checksum.add(text.constData(), static_cast<quint64>(text.size()));
    quint64 done = 0;
    const auto goOn = [&](quint64 bytes) {
        control.setProgress(done += bytes, 2 * terms * values.bytesPerValue());
        return !control.isCancelled();
    };
    const bool isSummed = forEachChunk(values, terms, [&](const char *data, quint64 bytes) {
        checksum.add(data, bytes);
        return goOn(bytes);
    });
    const Header header = {static_cast<quint32>(values.bytesPerValue()), static_cast<quint32>(text.size()), terms,
                           checksum.value()};
    return isSummed && device.write(header.bytes().data(), headerBytes) == headerBytes &&
           device.write(text) == text.size() && forEachChunk(values, terms, [&](const char *data, quint64 bytes) {
               return device.write(data, static_cast<qint64>(bytes)) == static_cast<qint64>(bytes) && goOn(bytes);
           });
}

Result<quint64> resumeSequence(SequenceEngine &engine, const QString &path, JobControl &control)
{
    Result<SavedSequence> saved = readSequenceFile(path, engine.memoryLimit(), control);
    if (!saved)
        return saved.problem();
    const QString rules = engine.rules()->text();
    if (saved->rules != rules) {
        return Problem::badInput(Problem::Code::OtherRules,
                                 ModelText::tr("%1 holds the values of %2, not of %3. Choose the file of these rules.")
                                     .arg(path, saved->rules, rules));
    }
    if (!engine.resume(std::move(saved.value().values)))
        return damaged(path);
    return engine.termCount();
}

Result<SavedSequence> readSequenceFile(const QString &path, quint64 memoryLimit, JobControl &control)
{
    QFile file(path);
    if (QFileInfo::exists(path) && !QFileInfo(path).isFile())
        return Problem::file(Problem::Code::NotAFile,
                             ModelText::tr("%1 is not a regular file. Choose another file.").arg(path));
    if (!file.open(QIODevice::ReadOnly))
        return Problem::file(Problem::Code::UnreadableFile,
                             ModelText::tr("%1 can't be read: %2. Choose another file.").arg(path, file.errorString()));
    const QByteArray start = file.read(headerBytes);
    if (start.size() < static_cast<qsizetype>(headerBytes) || !start.startsWith(signature)) {
        return Problem::file(
            Problem::Code::FileSyntax,
            ModelText::tr("%1 is not a saved sequence. Choose a file that 'mexplorer sequence -o FILE.mexseq' wrote.")
                .arg(path));
    }
    const Header header = Header::read(start.constData());
    if (const auto problem = headerProblem(header, static_cast<quint64>(file.size()), path, memoryLimit))
        return *problem;
    const QByteArray rules = file.read(header.rulesBytes);
    Checksum checksum;
    checksum.add(rules.constData(), static_cast<quint64>(rules.size()));
    Result<ValueArray> values = readValues(file, header, checksum, control, header.width);
    if (!values)
        return values.problem();
    return SavedSequence{QString::fromUtf8(rules), std::move(values.value())};
}

} // namespace mexplorer
