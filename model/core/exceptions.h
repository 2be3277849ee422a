// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <type_traits>

namespace mexplorer {

/// Carries a problem out of functions that have no result of their own for it, such as a visitor of moves.
struct ProblemException
{
    Problem problem;
};

/// The problem for the current exception: that of a ProblemException, lack of memory, or a fault of the program. Call
/// it in a catch block.
Problem problemOfException();

/// Returns the result of \a work, or a problem if it throws. Background work is called through this, as an exception
/// that leaves a thread ends the program.
template <class Work> Result<std::invoke_result_t<Work &>> withoutExceptions(Work work)
{
    try {
        return work();
    } catch (...) {
        return problemOfException();
    }
}

} // namespace mexplorer
