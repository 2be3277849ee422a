// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/mex.h"

namespace mexplorer {

void MexSet::insertHigh(Value value)
{
    const std::size_t word = value / 64 - 1;
    if (word >= m_more.size())
        m_more.resize(std::max(word + 1, 2 * m_more.size()), 0);
    m_used = std::max(m_used, word + 1);
    m_more[word] |= quint64(1) << (value % 64);
}

Value mex(std::span<const Value> values)
{
    // The mex of k values is at most k, so greater values can be ignored.
    std::vector<bool> present(values.size() + 1, false);
    for (const Value value : values) {
        if (value < present.size())
            present[value] = true;
    }
    return static_cast<Value>(std::find(present.begin(), present.end(), false) - present.begin());
}

} // namespace mexplorer
