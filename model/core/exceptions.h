// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <type_traits>

namespace mexplorer {

/// The problem that the current exception amounts to: too little memory, or a fault of the program. To be called in a
/// catch block.
Problem problemOfException();

/// Returns what \a work returns, or the problem that an exception in it amounts to. What runs in the background is
/// called through this, as an exception that leaves a thread ends the program.
template <class Work> Result<std::invoke_result_t<Work &>> withoutExceptions(Work work)
{
    try {
        return work();
    } catch (...) {
        return problemOfException();
    }
}

} // namespace mexplorer
