// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequenceengine.h"

#include <QString>

class QIODevice;

namespace mexplorer {

// A saved sequence, from which a later run, or another program, continues. All numbers are little-endian.
//
//     offset  bytes
//          0      8  "MEXPSEQ1"
//          8      4  bytes of each value: 1, 2 or 4
//         12      4  bytes of the rules' text, r
//         16      8  number of values, N
//         24      8  checksum of the rules' text and the values (FNV-1a over words of eight bytes, the last filled up
//                    with zeros, the text and the values each from a new word)
//         32      r  the rules as a game expression, UTF-8
//     32 + r         G(0), G(1), ..., G(N - 1)

/// The contents of a saved sequence.
struct SavedSequence
{
    QString rules;
    ValueArray values;
};

/// Writes the first \a terms values. Returns false if writing fails, or when cancelled.
bool writeSequenceFile(const QString &rules, const ValueArray &values, quint64 terms, QIODevice &device,
                       JobControl &control);

/// Reads the saved sequence \a path into \a engine, which must have the same rules. Returns the number of known values.
Result<quint64> resumeSequence(SequenceEngine &engine, const QString &path, JobControl &control);

/// Reads a saved sequence. Fails if the file isn't one, is truncated or damaged, or if its values need more than \a
/// memoryLimit bytes.
Result<SavedSequence> readSequenceFile(const QString &path, quint64 memoryLimit, JobControl &control);

} // namespace mexplorer
