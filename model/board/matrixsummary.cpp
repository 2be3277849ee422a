// SPDX-License-Identifier: GPL-3.0-or-later
// Counts a billion bytes: uses four counters for each value in turn, as updates of a single one would wait for each
// other.

#include "model/board/matrixsummary.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

using Counts = std::array<quint64, 256>;

constexpr quint64 blockSize = quint64(1) << 22;

Counts countBlock(std::span<const quint8> values)
{
    std::array<std::array<quint32, 256>, 4> parts = {};
    std::size_t i = 0;
    for (; i + 4 <= values.size(); i += 4) {
        for (std::size_t part = 0; part < 4; ++part)
            ++parts[part][values[i + part]];
    }
    for (; i < values.size(); ++i)
        ++parts[0][values[i]];
    Counts counts = {};
    for (std::size_t value = 0; value < counts.size(); ++value)
        counts[value] = quint64(parts[0][value]) + parts[1][value] + parts[2][value] + parts[3][value];
    return counts;
}

std::vector<quint64> positionsOf(std::span<const quint8> values, quint8 target)
{
    std::vector<quint64> found;
    auto next = values.begin();
    while (found.size() < MatrixSummary::maxExamples &&
           (next = std::find(next, values.end(), target)) != values.end()) {
        found.push_back(static_cast<quint64>(next - values.begin()));
        ++next;
    }
    return found;
}

} // namespace

Result<MatrixSummary> summarize(const MatrixTable &table, JobControl &control)
{
    const std::span<const quint8> values = table.values();
    MatrixSummary summary;
    summary.rows = table.rows();
    summary.columns = table.columns();
    summary.counts.resize(256);
    Value max = 0;
    quint64 firstOfMax = 0;
    for (quint64 from = 0; from < values.size(); from += blockSize) {
        if (control.isCancelled())
            return Problem::cancelled();
        const Counts counts = countBlock(values.subspan(from, std::min<quint64>(blockSize, values.size() - from)));
        for (Value value = 0; value < counts.size(); ++value) {
            summary.counts[value] += counts[value];
            if (counts[value] > 0 && value > max) {
                max = value;
                firstOfMax = from;
            }
        }
        control.setProgress(from, values.size());
    }
    summary.counts.resize(max + 1);
    summary.examples = positionsOf(values.subspan(firstOfMax), static_cast<quint8>(max));
    for (quint64 &position : summary.examples)
        position += firstOfMax;
    return summary;
}

} // namespace mexplorer
