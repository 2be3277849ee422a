// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/sequence/sequencestudy.h"

namespace mexplorer {

/// A follower of a heap whose value is below the heap's own, and so is why the heap doesn't have that value.
struct MexWitness
{
    Value value = 0;
    CellVector heaps; ///< greatest first, none empty; without any, the end of the game

    bool operator==(const MexWitness &) const = default;
};

/// The most values that mexWitnesses() accounts for, the least ones first.
inline constexpr Value maxWitnesses = 256;

/// One follower of the heap \a n for each value below G(n), ascending by value; what the mex rests on. Takes O(n) steps
/// at worst and mostly far fewer (O(n^2) with moves into three heaps). Problem::cancelled; Problem::limit where all
/// moves of so large a heap would have to be listed.
Result<std::vector<MexWitness>> mexWitnesses(const SequenceSnapshot &snapshot, quint64 n, JobControl &control);

} // namespace mexplorer
