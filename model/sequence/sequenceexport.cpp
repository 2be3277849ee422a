// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/sequenceexport.h"

#include "model/core/enumtable.h"
#include "model/core/jsonwriter.h"
#include "model/core/modeltext.h"
#include "model/core/safefile.h"
#include "model/core/visibletext.h"
#include "model/sequence/sequencefile.h"

#include <QIODevice>

#include <algorithm>

namespace mexplorer {

namespace {

struct Ending
{
    const char *text;
    SequenceFormat format;
};

constexpr Ending endings[] = {{".csv", SequenceFormat::Csv},
                              {".txt", SequenceFormat::BFile},
                              {".json", SequenceFormat::Json},
                              {".mexseq", SequenceFormat::Saved}};

/// Writes \a head, each term as \a term formats it, and \a tail, in pieces.
template <class F>
bool writeTerms(QByteArray head, const ValueArray &values, quint64 terms, const QByteArray &tail, QIODevice &device,
                JobControl &control, F &&term)
{
    constexpr qsizetype piece = 1 << 16;
    QByteArray text = std::move(head);
    text.reserve(piece + 64);
    for (quint64 n = 0; n < terms; ++n) {
        term(text, n, values[n]);
        if (text.size() < piece)
            continue;
        if (device.write(text) != text.size() || control.isCancelled())
            return false;
        text.resize(0);
        control.setProgress(n + 1, terms);
    }
    text += tail;
    return device.write(text) == text.size();
}

} // namespace

QStringList sequenceEndings()
{
    return rowNames(endings, &Ending::text).replaceInStrings(QStringLiteral("."), QString());
}

std::optional<SequenceFormat> sequenceFormat(const QString &path)
{
    const auto found = std::ranges::find_if(endings, [&path](const Ending &ending) {
        return path.endsWith(QLatin1String(ending.text), Qt::CaseInsensitive);
    });
    return found == std::end(endings) ? std::nullopt : std::optional(found->format);
}

Result<SequenceFormat> formatToWrite(const QString &path)
{
    if (const auto format = sequenceFormat(path))
        return *format;
    return Problem::badInput(Problem::Code::UnknownEnding,
                             ModelText::tr("%1 doesn't say how to write the sequence; end the file's name in %2.")
                                 .arg(quotation(path), rowNames(endings, &Ending::text).join(QStringLiteral(", "))));
}

bool writeSequence(const QString &rules, const ValueArray &values, quint64 terms, SequenceFormat format,
                   QIODevice &device, JobControl &control)
{
    terms = std::min(terms, values.size());
    const auto write = [&](const QByteArray &head, const QByteArray &tail, auto term) {
        return writeTerms(head, values, terms, tail, device, control, term);
    };
    switch (format) {
    case SequenceFormat::Csv:
        return write("n,value\n", {}, [](QByteArray &text, quint64 n, Value value) {
            text += QByteArray::number(n) + ',' + QByteArray::number(value) + '\n';
        });
    case SequenceFormat::BFile:
        return write("# Sprague-Grundy values of heaps of n tokens under " + rules.toUtf8() + '\n', {},
                     [](QByteArray &text, quint64 n, Value value) {
                         text += QByteArray::number(n) + ' ' + QByteArray::number(value) + '\n';
                     });
    case SequenceFormat::Json:
        return write("{\"rules\": " + JsonWriter::quoted(rules).toUtf8() + ", \"values\": [", "]}\n",
                     [](QByteArray &text, quint64 n, Value value) {
                         text += (n == 0 ? "" : n % 20 == 0 ? ",\n" : ", ") + QByteArray::number(value);
                     });
    case SequenceFormat::Saved:
        break;
    }
    return writeSequenceFile(rules, values, terms, device, control);
}

Result<quint64> saveSequence(const QString &rules, const ValueArray &values, quint64 terms, const QString &path,
                             JobControl &control)
{
    const Result<SequenceFormat> format = formatToWrite(path);
    if (!format)
        return format.problem();
    const auto problem = writeSafely(path, [&](QIODevice &device) -> std::optional<Problem> {
        writeSequence(rules, values, terms, *format, device, control);
        return control.isCancelled() ? std::optional(Problem::cancelled()) : std::nullopt;
    });
    if (problem)
        return *problem;
    return std::min(terms, values.size());
}

} // namespace mexplorer
