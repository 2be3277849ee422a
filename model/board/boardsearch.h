// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/boardworker.h"

namespace mexplorer {

/// Finds values of positions of a game that clears cells, on boards of up to 64 cells. Results are cached for later
/// queries, on boards of any size, in bounded memory. Not thread-safe, but it works on both cores itself.
class BoardSearch
{
public:
    /// \a rules have a clearingGame(). \a maxMemoBits bounds the memory: see BoardMemo.
    explicit BoardSearch(RulesPtr rules, int maxMemoBits = 32);

    /// The value of a position; std::nullopt if more than \a maxMoves moves would have to be examined, or when
    /// cancelled, within a few milliseconds. Progress is counted in moves; also reports the least possible value.
    std::optional<Value> value(const BoardShape &board, quint64 maxMoves, JobControl &control);
    /// Whether a position has the value \a target; often much faster than value().
    std::optional<bool> hasValue(const BoardShape &board, quint64 target, quint64 maxMoves, JobControl &control);

    /// What is known of a position: its value if it is at most \a most, else that its followers have all values through
    /// \a most. std::nullopt when cancelled. Costs less than value() if that is greater than \a most.
    std::optional<BoardKnowledge> knowledgeThrough(const BoardShape &board, Value most, JobControl &control);
    /// Takes \a knowledge of a connected position as given.
    void setKnowledge(const BoardShape &board, const BoardKnowledge &knowledge);
    /// Parts on whose values the value of the sum of \a boards depends, together with positions whose values are known
    /// at once: at least \a count of them, if there are as many, the largest first. Fewer when cancelled.
    std::vector<BoardShape> partsBelow(std::span<const BoardShape> boards, std::size_t count, JobControl &control);

    /// The total number of moves examined for all queries; with two threads, by the first one.
    quint64 movesLookedAt() const { return m_first.movesLookedAt(); }
    /// Uses one or two threads from now on, the second one for queries that need more than \a alone moves. The default is
    /// two, if this machine has another core.
    void setThreads(int threads, quint64 alone = worthAThread);

    /// Whether tables of all positions of small boxes are made, as by default. To be set before the first query.
    void setTables(bool areUsed) { m_tables.setUsed(areUsed); }
    /// Looks in \a folder for large tables before it makes them, and writes new ones there in the background:
    /// tableFolder().
    void setTableFolder(const QString &folder) { m_tables.setFolder(folder); }
    /// Loads the file at \a path if it exists, and saves the memo there every \a interval during later queries. Errors
    /// of these saves are not reported; writeCheckpoint() saves now and returns its own.
    std::optional<Problem> useCheckpoint(const QString &path,
                                         std::chrono::milliseconds interval = BoardCheckpoint::usualInterval);
    std::optional<Problem> writeCheckpoint();

private:
    static constexpr quint64 worthAThread = 30'000; ///< moves: ten milliseconds

    template <class Answer, class Question>
    std::optional<Answer> ask(Question question, quint64 maxMoves, JobControl &control);
    template <class Answer, class Question>
    std::optional<Answer> askBoth(Question question, quint64 maxMoves, JobControl &control);

    RulesPtr m_rules;
    BoardMemo m_memo;
    BoardTables m_tables;
    BusyParts m_busyParts;
    KnownParts m_knownParts;
    std::optional<BoardCheckpoint> m_checkpoint;
    BoardWorker m_first;
    std::unique_ptr<BoardWorker> m_second;
    quint64 m_alone = worthAThread; ///< moves after which the second one is used
};

} // namespace mexplorer
