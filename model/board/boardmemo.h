// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/largearrays.h"
#include "model/core/memory.h"
#include "model/core/mex.h"
#include "model/games/boardsymmetry.h"

#include <array>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>

namespace mexplorer {

/// A set of values below 64, bit v for the value v.
using ValueSet = quint64;

/// The values from 0 through \a value, at most 63.
constexpr ValueSet valuesThrough(Value value)
{
    return ~ValueSet(0) >> (value < 63 ? 63 - value : 0);
}

/// What is known about a part of a board: its value, or at least values that followers have.
struct BoardKnowledge
{
    ValueSet ofFollowers = 0; ///< the part has none of these
    std::optional<Value> value = {};
};

/// A bounded cache of canonical parts, of up to 2^maxBits entries of 16 bytes, or as many as memory allows. A full
/// bucket drops the part with the fewest ones: it is the cheapest to recompute.
///
/// Several threads may use it without locks: the two words of an entry are written one after the other, and the first
/// is mixed with the second, so that halves of two entries are seen as no entry at all (Hyatt and Mann, A lockless
/// transposition table implementation for parallel search, 2002). It grows when all of its users wait for that.
class BoardMemo
{
public:
    /// The word of the ones and the number of columns tell a part, as no row of its box is empty.
    struct Entry
    {
        quint64 cells = 0;
        quint64 knowledge = 0; ///< the number of columns, the value and one more or 0, and ValueSet, from bit 57, 50, 0

        bool isOf(quint64 otherCells, quint64 columns) const
        {
            return cells == otherCells && knowledge >> 57 == columns;
        }
    };

    /// The greatest value of a follower that is stored.
    static constexpr Value maxStored = 48;

    explicit BoardMemo(int maxBits = 32);

    /// Makes a find() that follows soon faster.
    void prefetch(const BoardShape &part) const { __builtin_prefetch(&m_buckets[bucketOf(part.cells, part.columns)]); }
    /// Returns the entry of a canonical part; an empty one if it was never stored or was dropped.
    BoardKnowledge find(const BoardShape &part) const;
    /// Replaces the entry of a part.
    void store(const BoardShape &part, const BoardKnowledge &knowledge);
    std::size_t size() const { return m_used.load(std::memory_order_relaxed); }

    /// A thread uses the memo from enter() to leave(), if it isn't the only one.
    void enter();
    void leave();
    /// To be called often by each user: when the memo is getting full, or when a user asks for it, they meet, and one of
    /// them lets the memo grow and does the work while the others wait.
    void meetIfAsked()
    {
        if (m_shouldMeet.load(std::memory_order_relaxed))
            meet();
    }
    void askToMeet(std::function<void()> work);

    /// Calls \a sink with each entry. Only while no other thread uses the memo.
    template <class Sink> void forEachEntry(Sink sink) const
    {
        for (const Bucket &bucket : m_buckets) {
            for (const Place &place : bucket.places) {
                if (const Entry entry = place.entry(); entry.knowledge != 0)
                    sink(entry);
            }
        }
    }
    /// Replaces the entry of its part.
    void add(const Entry &entry);

private:
    static constexpr std::size_t ways = 4;

    class Place
    {
    public:
        Entry entry() const
        {
            const quint64 knowledge = m_knowledge.load(std::memory_order_relaxed);
            return {m_key.load(std::memory_order_relaxed) ^ mixed(knowledge), knowledge};
        }
        void set(const Entry &entry)
        {
            m_key.store(entry.cells ^ mixed(entry.knowledge), std::memory_order_relaxed);
            m_knowledge.store(entry.knowledge, std::memory_order_relaxed);
        }

    private:
        static quint64 mixed(quint64 knowledge)
        {
            const quint64 product = knowledge * 0x9e3779b97f4a7c15;
            return product ^ product >> 32;
        }

        std::atomic<quint64> m_key = 0;
        std::atomic<quint64> m_knowledge = 0;
    };
    struct alignas(64) Bucket
    {
        std::array<Place, ways> places;
    };

    std::size_t bucketOf(quint64 cells, quint64 columns) const;
    void put(const Entry &entry);
    void meet();
    void finishMeeting();
    void grow();

    const std::size_t m_maxSize; ///< buckets
    LargeArray<Bucket> m_buckets;
    std::atomic<std::size_t> m_used = 0;
    std::atomic<bool> m_isFull = false;
    std::atomic<bool> m_shouldMeet = false;
    std::atomic<bool> m_mayGrow = true; ///< false when memory is lacking, until a thread enters
    MemoryWatch m_memory;

    std::mutex m_mutex; ///< protects the following
    std::condition_variable m_hasMet;
    std::function<void()> m_work; ///< of the next meeting
    int m_users = 0;
    int m_waiting = 0;
    quint64 m_meetings = 0;
};

} // namespace mexplorer
