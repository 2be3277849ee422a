#pragma once

#include "model/core/result.h"
#include "model/sequence/valuearray.h"

class QIODevice;

namespace mexplorer {

/// Writes "n,value" and a line a term for the first \a terms values of \a values. False if the device refuses.
bool writeSequenceCsv(const ValueArray &values, quint64 terms, QIODevice &device);

/// The same into the file \a path, which is replaced only once all is written. The number of terms written.
Result<quint64> saveSequenceCsv(const ValueArray &values, quint64 terms, const QString &path);

} // namespace mexplorer
