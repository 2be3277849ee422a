// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/matrixmemo.h"
#include "model/board/matrixtable.h"

#include <map>

namespace mexplorer {

/// Finds the value of single positions of the matrix game on boards of up to 64 cells. Results are cached for later
/// queries, on boards of any size, in bounded memory. Not thread-safe.
class MatrixSearch
{
public:
    /// \a maxMemoBits bounds the memory: see MatrixMemo.
    explicit MatrixSearch(int maxMemoBits = 22) : m_memo(maxMemoBits) {}

    /// The value of \a cells on a board with \a rows and \a columns, a word as in BoardRules. Fails if more than \a
    /// maxPositions positions would have to be examined; can be cancelled within a few milliseconds. Progress is
    /// counted in positions.
    Result<Value> value(int rows, int columns, quint64 cells, quint64 maxPositions, JobControl &control);

    /// The total number of positions examined for all queries.
    quint64 positionsLookedAt() const { return m_lookedAt; }

private:
    struct Rest;
    struct Expansion;

    Value groupsValue(int rows, int columns, quint64 cells);
    Value valueOf(const BoardShape &box);
    bool hasValue(const BoardShape &box, Value target);
    std::optional<Value> valueAtOnce(const BoardShape &box);
    /// Examines the followers of \a box, all of them or until one is found to have the value \a target.
    Expansion expand(const BoardShape &box, std::optional<Value> target);
    void addFollower(Expansion &expansion, const BoardShape &box, quint64 cells);
    bool someRestHas(Expansion &expansion, Value target);
    bool restHas(const Expansion &expansion, const Rest &rest, Value target);

    bool mayGoOn();
    const MatrixTable *tableFor(const BoardShape &box);
    const std::vector<quint64> &rectanglesOf(const BoardShape &box);

    MatrixMemo m_memo;
    std::vector<MatrixTable> m_tables;
    std::map<std::pair<int, int>, std::vector<quint64>>
        m_rectangles; ///< their masks, largest first, for each size of a box
    quint64 m_lookedAt = 0;

    // The current query.
    quint64 m_end = 0; ///< value of m_lookedAt at which it has to stop
    JobControl *m_control = nullptr;
    bool m_stopped = false;
};

} // namespace mexplorer
