// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/result.h"
#include "model/sequence/valuearray.h"

#include <QStringList>

class QIODevice;

namespace mexplorer {

/// How a sequence is written to a file.
enum class SequenceFormat {
    Csv,   ///< "n,value", then a line a term
    BFile, ///< as the On-Line Encyclopedia of Integer Sequences takes it: "n value" a line, remarks begin with #
    Json,  ///< {"rules": ..., "values": [...]}
    Saved, ///< raw binary with a header: see sequencefile.h
};

/// The format that the ending of \a path stands for: .csv, .txt (b-file), .json or .mexseq; in capitals too.
std::optional<SequenceFormat> sequenceFormat(const QString &path);
/// The same of a file to be written: a problem if its ending stands for none.
Result<SequenceFormat> formatToWrite(const QString &path);

/// Writes the first \a terms values under \a rules, a game expression. False if the device refuses, or when cancelled.
bool writeSequence(const QString &rules, const ValueArray &values, quint64 terms, SequenceFormat format,
                   QIODevice &device, JobControl &control);

/// The same into the file \a path, in the format of its ending; the file is replaced only once all is written. The
/// number of terms written.
Result<quint64> saveSequence(const QString &rules, const ValueArray &values, quint64 terms, const QString &path,
                             JobControl &control);

} // namespace mexplorer
