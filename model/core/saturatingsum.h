// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <limits>

namespace mexplorer {

/// The sum, or the greatest number if it is greater: the tokens of many large heaps.
inline quint64 saturatingSum(quint64 a, quint64 b)
{
    return b > std::numeric_limits<quint64>::max() - a ? std::numeric_limits<quint64>::max() : a + b;
}

} // namespace mexplorer
