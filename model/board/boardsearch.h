// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/boardmemo.h"
#include "model/board/boardmoves.h"
#include "model/board/boardtable.h"
#include "model/board/matrixtable.h"

#include <map>

namespace mexplorer {

/// Finds values of positions of a game that clears cells, on boards of up to 64 cells. Results are cached for later
/// queries, on boards of any size, in bounded memory. Not thread-safe.
class BoardSearch
{
public:
    /// \a rules have a clearingGame(). \a maxMemoBits bounds the memory: see BoardMemo.
    explicit BoardSearch(RulesPtr rules, int maxMemoBits = 24);

    /// The value of a position; std::nullopt if more than \a maxMoves moves would have to be examined, or when
    /// cancelled, within a few milliseconds. Progress is counted in moves.
    std::optional<Value> value(const BoardShape &board, quint64 maxMoves, JobControl &control);
    /// Whether a position has the value \a target; often much faster than value().
    std::optional<bool> hasValue(const BoardShape &board, quint64 target, quint64 maxMoves, JobControl &control);

    /// The total number of moves examined for all queries.
    quint64 movesLookedAt() const { return m_lookedAt; }

private:
    struct Sum;

    void begin(quint64 maxMoves, JobControl &control);

    Sum partsOf(quint64 cells, const BoardMoves &moves);
    /// Adds the values of the parts that are known at once, and leaves the others.
    void lookUp(Sum &sum);
    /// The unknown parts of a sum, fewest ones first.
    std::vector<BoardShape> sortedParts(const Sum &sum) const;
    /// The value if it is one of \a wanted, or known at once; std::nullopt if it isn't, or the query has to end.
    std::optional<Value> valueIn(const Sum &sum, ValueSet wanted);
    std::optional<Value> valueIn(const BoardShape &part, ValueSet wanted);
    Value valueOf(const BoardShape &part);
    std::optional<Value> valueAtOnce(const BoardShape &part);

    bool mayGoOn();
    const BoardMoves &movesOn(int rows, int columns);
    /// The table of a box, if it is small and worth its time by now.
    const BoardTable *tableOf(const BoardShape &box);
    const MatrixTable *tableFor(const BoardShape &part);

    RulesPtr m_rules;
    const ClearingGame &m_game;
    quint8 m_images;
    ClearedSets m_form;
    BoardMemo m_memo;
    std::map<std::pair<int, int>, BoardMoves> m_moves; ///< by rows and columns
    std::vector<MatrixTable> m_tables;
    std::array<std::array<std::unique_ptr<BoardTable>, BoardTable::maxCells + 1>, BoardTable::maxCells + 1> m_small;
    std::vector<BoardShape> m_parts; ///< of the positions that are being searched
    quint64 m_lookedAt = 0;

    // The current query.
    quint64 m_end = 0; ///< value of m_lookedAt at which it has to stop
    JobControl *m_control = nullptr;
    bool m_stopped = false;
};

} // namespace mexplorer
