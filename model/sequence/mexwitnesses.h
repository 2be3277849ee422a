// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/sequence/sequencestudy.h"

namespace mexplorer {

/// A follower of a heap whose value is below the heap's value: the reason why the heap doesn't have that value.
struct MexWitness
{
    Value value = 0;
    CellVector heaps; ///< greatest first, without empty ones; none at the end of the game

    bool operator==(const MexWitness &) const = default;
};

/// The maximum number of values for which mexWitnesses() finds witnesses, the least ones first.
inline constexpr Value maxWitnesses = 256;

/// Returns one follower of the heap \a n for each value below G(n), ascending by value. Takes O(n) steps at worst and
/// usually far fewer (O(n^2) with moves into three heaps). Fails with Problem::cancelled(), and with a limit if all
/// moves of a very large heap would have to be listed.
Result<std::vector<MexWitness>> mexWitnesses(const SequenceSnapshot &snapshot, quint64 n, JobControl &control);

} // namespace mexplorer
