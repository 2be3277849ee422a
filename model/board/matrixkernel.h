// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstddef>
#include <span>

namespace mexplorer {

/// For each lane, the set of its values, one bit each, in some rows of bytes: \a marks[l] is the or of 1 << \a values[o
/// + l] over all \a offsets o. The number of lanes is that of \a marks; values are below 32. Uses the widest vectors of
/// the processor.
void markValues(const quint8 *values, std::span<const quint32> offsets, std::span<quint32> marks);

} // namespace mexplorer
