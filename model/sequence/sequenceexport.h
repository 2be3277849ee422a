// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/result.h"
#include "model/sequence/valuearray.h"

#include <QStringList>

class QIODevice;

namespace mexplorer {

/// The file formats of a sequence.
enum class SequenceFormat {
    Csv,   ///< "n,value", then one line per term
    BFile, ///< b-file of the On-Line Encyclopedia of Integer Sequences: "n value" a line, comments begin with #
    Json,  ///< {"rules": ..., "values": [...]}
    Saved, ///< raw binary with a header: see sequencefile.h
};

/// The suffixes of all formats, without a dot.
QStringList sequenceEndings();
/// The format of a suffix: .csv, .txt (b-file), .json or .mexseq, ignoring case.
std::optional<SequenceFormat> sequenceFormat(const QString &path);
/// The format for writing a file; fails if its suffix is unknown.
Result<SequenceFormat> formatToWrite(const QString &path);

/// Writes the first \a terms values under \a rules, a game expression. Returns false if writing fails, or when
/// cancelled.
bool writeSequence(const QString &rules, const ValueArray &values, quint64 terms, SequenceFormat format,
                   QIODevice &device, JobControl &control);

/// Writes them to the file \a path, in the format of its suffix; the file is replaced only when everything is written.
/// Returns the number of terms written.
Result<quint64> saveSequence(const QString &rules, const ValueArray &values, quint64 terms, const QString &path,
                             JobControl &control);

} // namespace mexplorer
