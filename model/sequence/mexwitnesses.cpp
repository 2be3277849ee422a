// SPDX-License-Identifier: GPL-3.0-or-later

// Why G(n) isn't less: for each value below it, a follower with that value. All followers of a heap with moves into
// three heaps are O(n^2), but the first few of them usually have every value. So the moves are examined from those into
// fewest heaps on, and the search ends when each value has been found. For rules that aren't a take-and-break game all
// moves are listed; above 20,000,000 that is refused instead.

#include "model/sequence/mexwitnesses.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <functional>

namespace mexplorer {

namespace {

constexpr quint64 maxListedHeap = 20'000'000; ///< all moves of a larger heap are not listed

/// Stores the first follower of each missing value.
class Collection
{
public:
    Collection(const SequenceSnapshot &snapshot, quint64 n, JobControl &control)
        : m_snapshot(snapshot), m_control(control), m_found(std::min<std::size_t>(snapshot.at(n), maxWitnesses)),
          m_isFound(m_found.size()), m_missing(m_found.size())
    {
    }

    bool isComplete() const { return m_missing == 0; }
    /// True if all witnesses are found, or the job is cancelled.
    bool isOver()
    {
        constexpr quint64 stepsBetweenQuestions = 1 << 12;
        return isComplete() || (++m_steps % stepsBetweenQuestions == 0 && m_control.isCancelled());
    }
    void add(Cells heaps)
    {
        Value value = 0;
        for (const Cell heap : heaps)
            value ^= m_snapshot.at(heap);
        if (value >= m_found.size() || m_isFound[value])
            return;
        CellVector sorted(heaps.begin(), heaps.end());
        std::ranges::sort(sorted, std::greater<>());
        std::erase(sorted, Cell(0));
        m_found[value] = {value, std::move(sorted)};
        m_isFound[value] = true;
        --m_missing;
    }
    std::vector<MexWitness> take() { return std::move(m_found); }

private:
    const SequenceSnapshot &m_snapshot;
    JobControl &m_control;
    std::vector<MexWitness> m_found;
    std::vector<bool> m_isFound;
    std::size_t m_missing;
    quint64 m_steps = 0;
};

void addPairs(quint64 rest, Collection &collection)
{
    for (quint64 part = 1; part <= rest / 2 && !collection.isOver(); ++part)
        collection.add(CellVector{part, rest - part});
}

void addTriples(quint64 rest, Collection &collection)
{
    for (quint64 min = 1; min <= rest / 3 && !collection.isOver(); ++min) {
        for (quint64 next = min; next <= (rest - min) / 2 && !collection.isOver(); ++next)
            collection.add(CellVector{min, next, rest - min - next});
    }
}

/// Adds the moves of a code, those into few heaps first; ends as soon as all are found, which listing all moves can't.
void addMoves(std::span<const quint8> digits, quint64 n, Collection &collection)
{
    const quint64 max = std::min<quint64>(n, digits.size() - 1);
    for (quint64 taken = 1; taken <= max; ++taken) {
        if (digits[taken] & 1 && taken == n)
            collection.add({});
        if (digits[taken] & 2 && taken < n)
            collection.add(CellVector{n - taken});
    }
    for (quint64 taken = 0; taken <= max; ++taken) {
        if (digits[taken] & 4)
            addPairs(n - taken, collection);
    }
    for (quint64 taken = 0; taken <= max; ++taken) {
        if (digits[taken] & 8)
            addTriples(n - taken, collection);
    }
}

} // namespace

Result<std::vector<MexWitness>> mexWitnesses(const SequenceSnapshot &snapshot, quint64 n, JobControl &control)
{
    Collection collection(snapshot, n, control);
    if (const auto *code = movesOf<TakeAndBreak>(*snapshot.rules)) {
        addMoves(code->digits, n, collection);
    } else if (n > maxListedHeap) {
        return Problem::limit(Problem::Code::HeapSize,
                              ModelText::tr("The moves of heaps above %1 are not listed under these "
                                            "rules. Point at a smaller heap.")
                                  .arg(groupedNumber(maxListedHeap)));
    } else {
        forEachSplit(*snapshot.rules, n, [&collection](Cells heaps) { collection.add(heaps); });
    }
    if (!collection.isComplete())
        return Problem::cancelled();
    return collection.take();
}

} // namespace mexplorer
