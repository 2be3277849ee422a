// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/solvertables.h"

#include "model/graph/graphbuilder.h"
#include "model/solve/graphtable.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace mexplorer {

namespace {

constexpr qsizetype maxTables = 64; ///< beyond it, unused ones are dropped

/// Locks \a mutex. Returns an unlocked lock if the query is cancelled or its waiting time is exceeded first.
std::unique_lock<std::mutex> lockFor(const SearchBudget &budget, std::mutex &mutex)
{
    constexpr int intervalMs = 2;
    const int maxWaitMs = budget.limits().maxWaitMs;
    std::unique_lock<std::mutex> lock(mutex, std::try_to_lock);
    for (int waited = 0; !lock.owns_lock() && !budget.control().isCancelled(); waited += intervalMs) {
        if (maxWaitMs > 0 && waited >= maxWaitMs)
            break;
        std::this_thread::sleep_for(std::chrono::milliseconds(intervalMs));
        static_cast<void>(lock.try_lock());
    }
    return lock;
}

/// The followers of value 0 by a theorem, all of them, unless there are too many to list.
std::optional<std::vector<CellVector>> allZeroFollowers(const Component &component, const SolverLimits &limits)
{
    constexpr quint64 maxZeros = 10'000; // finding these takes about a tenth of a second
    auto zeros = component.rules->zeroFollowers(component.cells, std::min(limits.maxFollowers, maxZeros));
    return zeros && zeros->areAll ? std::optional(std::move(zeros->found)) : std::nullopt;
}

} // namespace

std::shared_ptr<SolverTables::Entry> SolverTables::entryOf(const Component &component)
{
    const QString key = tableKey(*component.rules);
    const std::lock_guard lock(m_mutex);
    if (m_entries.size() >= maxTables && !m_entries.contains(key))
        m_entries.removeIf([](const auto &one) { return one.value().use_count() == 1; });
    std::shared_ptr<Entry> &entry = m_entries[key];
    if (!entry) {
        auto made = std::make_shared<Entry>(); // inserted only when complete, as memory may run out
        made->table = makeValueTable(component);
        made->rules = component.rules;
        entry = std::move(made);
    }
    return entry;
}

Result<Value> SolverTables::value(const Component &component, SearchBudget &budget)
{
    if (const std::optional<Value> known = component.rules->closedForm(component.cells))
        return *known;
    const std::shared_ptr<Entry> entry = entryOf(component);
    const auto lock = lockFor(budget, entry->mutex);
    if (!lock.owns_lock())
        return Problem::cancelled();
    return entry->table->value(*component.rules, component.cells, budget);
}

Result<quint64> SolverTables::largeValue(const Component &component, SearchBudget &budget)
{
    if (const std::optional<Value> known = component.rules->closedForm(component.cells))
        return quint64(*known);
    const std::shared_ptr<Entry> entry = entryOf(component);
    const auto lock = lockFor(budget, entry->mutex);
    if (!lock.owns_lock())
        return Problem::cancelled();
    return entry->table->largeValue(*component.rules, component.cells, budget);
}

Result<std::vector<CellVector>> SolverTables::followersWithValue(const Component &component, quint64 target,
                                                                 SearchBudget &budget)
{
    if (target == 0) {
        if (auto known = allZeroFollowers(component, budget.limits()))
            return std::move(*known);
    }
    const std::shared_ptr<Entry> entry = entryOf(component);
    const auto lock = lockFor(budget, entry->mutex);
    if (!lock.owns_lock())
        return Problem::cancelled();
    return entry->table->followersWithValue(component, target, budget);
}

std::optional<CellVector> SolverTables::someFollowerWithValue(const Component &component, quint64 target,
                                                              SearchBudget &budget)
{
    if (target == 0) {
        if (auto known = component.rules->zeroFollowers(component.cells, 1))
            return known->found.empty() ? std::nullopt : std::optional(std::move(known->found.front()));
    }
    const std::shared_ptr<Entry> entry = entryOf(component);
    const auto lock = lockFor(budget, entry->mutex);
    return lock.owns_lock() ? entry->table->someFollowerWithValue(component, target, budget) : std::nullopt;
}

std::optional<Problem> SolverTables::withBoardSearch(const Component &component,
                                                     FunctionRef<std::optional<Problem>(BoardSearch &)> use)
{
    const std::shared_ptr<Entry> entry = entryOf(component);
    const std::lock_guard lock(entry->mutex);
    return use(*entry->table->boardSearch());
}

Result<Outcome> SolverTables::misereOutcome(const Position &position, SearchBudget &budget)
{
    const auto lock = lockFor(budget, m_misereMutex);
    if (!lock.owns_lock())
        return Problem::cancelled();
    const std::optional<ClearingSum> boards = ClearingSum::of(position);
    if (const auto known = boards ? m_misereBoards.known(*boards) : std::nullopt)
        return *known;
    const JoinedPosition joined = join(position);
    const QString key = joined.rules->key();
    if (!m_misere || m_misereKey != key) {
        m_misere = std::make_unique<MisereSearch>(joined.rules);
        m_misereKey = key;
    }
    if (!boards || boards->ones() > MisereTable::maxCells || MisereTable::words(*boards) > budget.searchLeft())
        return m_misere->outcome(joined.cells, budget);

    if (const auto problem = MisereBoards::memoryProblem(*boards, position.text())) {
        Result<Outcome> found = m_misere->outcome(joined.cells, budget);
        return found || budget.control().isCancelled() ? found : *problem;
    }

    // A table, unless the search finds the outcome in the time that the table takes.
    constexpr quint64 wordsPerMove = 16;
    SolverLimits first = budget.limits();
    first.maxMoves = std::min(first.maxMoves, MisereTable::words(*boards) / wordsPerMove);
    SearchBudget firstBudget(first, budget.control());
    Result<Outcome> atFirst = m_misere->outcome(joined.cells, firstBudget);
    budget.spend(firstBudget.moves());
    if (atFirst)
        return atFirst;
    if (const std::optional<Outcome> found = m_misereBoards.outcome(*boards, budget))
        return *found;
    return budget.control().isCancelled() ? Problem::cancelled() : memoryLimit(position.text());
}

Result<GameGraphPtr> SolverTables::graphOf(const JoinedPosition &position, PositionId maxPositions,
                                           SearchBudget &budget)
{
    const QString key = position.rules->key();
    if (m_graph && m_graphKey == key && m_graph->find(position.cells))
        return m_graph;
    const QString game = expressionText(*position.rules, position.cells);
    maxPositions =
        static_cast<PositionId>(std::min<quint64>(maxPositions, budget.limits().maxPositionsLike(position.cells)));
    if (position.rules->followerBound(position.cells) > maxPositions)
        return positionLimit(game, maxPositions);
    GraphBuilder::Options options;
    options.maxPositions = maxPositions;
    options.maxMoves = budget.limits().maxMoves;
    GameGraphPtr graph = GraphBuilder(position.rules, position.cells, options).build(budget.control());
    budget.addBuilt(graph->moveCount());
    if (budget.control().isCancelled())
        return Problem::cancelled();
    if (graph->isTruncated())
        return graphLimit(game, *graph, maxPositions, budget);
    m_graph = graph;
    m_graphKey = key;
    m_labels.reset();
    return graph;
}

Result<LabelledGraph> SolverTables::labelledGraph(const JoinedPosition &position, Convention convention,
                                                  PositionId maxPositions, SearchBudget &budget)
{
    const auto lock = lockFor(budget, m_graphMutex);
    if (!lock.owns_lock())
        return Problem::cancelled();
    const Result<GameGraphPtr> graph = graphOf(position, maxPositions, budget);
    if (!graph)
        return graph.problem();
    if (!m_labels || m_labels->convention() != convention) {
        m_labels = label(**graph, convention, budget.control());
        if (budget.control().isCancelled()) {
            m_labels.reset();
            return Problem::cancelled();
        }
    }
    return LabelledGraph{*graph, m_labels};
}

} // namespace mexplorer
