// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/quotient.h"

namespace mexplorer {

/// The key of positions that can't be distinguished because a value is unknown.
inline constexpr quint32 unknownKey = ~quint32(0);

/// A key for each position, equal for positions that \a kind merges. Incomplete when cancelled.
std::vector<quint32> groupKeys(const GameGraph &graph, const Labels &labels, Collapse kind, JobControl &control);

/// The keys of Collapse::Play.
std::vector<quint32> playKeys(const GameGraph &graph, JobControl &control);

} // namespace mexplorer
