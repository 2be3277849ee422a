// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/boardcheckpoint.h"
#include "model/board/boardmoves.h"
#include "model/board/boardtables.h"

#include <map>

namespace mexplorer {

/// The parts whose followers are being examined, by any of the threads that work on a question. Parts may be mixed up,
/// so this may only change the order of the work. Thread-safe.
class BusyParts
{
public:
    void enter(const BoardShape &part) { placeOf(part).fetch_add(1, std::memory_order_relaxed); }
    void leave(const BoardShape &part) { placeOf(part).fetch_sub(1, std::memory_order_relaxed); }
    bool isBusy(const BoardShape &part) { return placeOf(part).load(std::memory_order_relaxed) != 0; }

private:
    std::atomic<quint8> &placeOf(const BoardShape &part) { return m_threads[part.cells * 0x9e3779b97f4a7c15 >> 52]; }

    std::array<std::atomic<quint8>, 4096> m_threads = {};
};

/// What a search was given, of canonical parts.
using KnownParts = std::map<BoardShape, BoardKnowledge>;

/// One thread of a BoardSearch. Another one that works on the same question at the same time finds what this one has
/// found in the memo, and examines other parts first.
class BoardWorker
{
public:
    BoardWorker(RulesPtr rules, BoardMemo &memo, BoardTables &tables, BusyParts &busyParts,
                const KnownParts &knownParts);

    /// Begins a question that ends without an answer after \a maxMoves moves, when cancelled, or when \a isAnswered by
    /// another worker. If \a reports, it sets the progress.
    void begin(quint64 maxMoves, JobControl &control, const std::atomic<bool> &isAnswered, bool reports);
    /// See BoardSearch.
    std::optional<Value> value(const BoardShape &board);
    std::optional<bool> hasValue(const BoardShape &board, quint64 target);
    std::optional<BoardKnowledge> knowledgeThrough(const BoardShape &board, Value most);
    std::vector<BoardShape> partsBelow(std::span<const BoardShape> boards, std::size_t count);

    /// Writes \a checkpoint, which may be null, whenever it is due.
    void setCheckpoint(BoardCheckpoint *checkpoint) { m_checkpoint = checkpoint; }

    /// The total number of moves examined for all questions.
    quint64 movesLookedAt() const { return m_lookedAt; }

private:
    /// A position as its parts: those that aren't known at once are in m_parts from \a first on.
    struct Sum
    {
        Value known = 0; ///< the nim-sum of the others, without what lookUp() still has to read in tables
        std::size_t firstInTable = 0;
        std::size_t inTables = 0;
        std::size_t first = 0;
        std::size_t count = 0;
        int ones = 0;    ///< of the unknown parts
        int largest = 0; ///< the ones of the largest
    };

    Sum sumOf(const BoardShape &board);
    Sum partsOf(quint64 cells, const BoardMoves &moves);
    /// Adds the value of a part, by m_inTables if a table holds it, or puts the part into m_parts, or takes away an equal
    /// one.
    void addPart(Sum &sum, const BoardShape &box);
    /// Adds the values that are read in tables or known at once, and leaves the other parts.
    void lookUp(Sum &sum);
    const BoardShape &largestOf(const Sum &sum) const;
    /// The unknown parts of a sum, fewest ones first.
    std::vector<BoardShape> sortedParts(const Sum &sum) const;
    /// The value if it is one of \a wanted, or known at once; std::nullopt if it isn't, or the query has to end.
    std::optional<Value> valueIn(const Sum &sum, ValueSet wanted);
    std::optional<Value> valueIn(const BoardShape &part, ValueSet wanted);
    /// If the part is the board in question, reports the values that it hasn't.
    Value valueOf(const BoardShape &part, bool isWholeBoard = false);
    BoardKnowledge knowledgeOf(const BoardShape &part) const;
    std::optional<Value> valueAtOnce(const BoardShape &part);
    /// Where a table has the value of a part of the matrix game, which has two or more rows and at least as many columns;
    /// nullptr if none has it.
    const quint8 *inTable(const BoardShape &part);

    bool mayGoOn();
    const BoardMoves &movesOn(int rows, int columns);
    /// The table of a box, if it is small and worth its time by now.
    const BoardTable *tableOf(const BoardShape &box);

    RulesPtr m_rules;
    const ClearingGame &m_game;
    quint8 m_images;
    ClearedSets m_form;
    BoardMemo &m_memo;
    BoardTables &m_tables;
    BusyParts &m_busyParts;
    const KnownParts &m_knownParts;
    BoardCheckpoint *m_checkpoint = nullptr;
    std::array<std::unique_ptr<const BoardMoves>, std::size_t(64) * 64> m_moves; ///< by rows and columns
    std::vector<BoardShape> m_parts;        ///< of the positions that are being searched
    std::vector<const quint8 *> m_inTables; ///< the values of their parts that are on their way from memory
    std::vector<Sum> m_sums;                ///< their followers that are still to be examined
    quint64 m_lookedAt = 0;

    // The current question.
    quint64 m_end = 0; ///< value of m_lookedAt at which it has to stop
    JobControl *m_control = nullptr;
    const std::atomic<bool> *m_isAnswered = nullptr;
    BoardShape m_board;
    bool m_reports = true;
    bool m_stopped = false;
};

} // namespace mexplorer
