// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/valuetable.h"

#include "model/board/boardsearch.h"
#include "model/board/tablefiles.h"
#include "model/core/modeltext.h"
#include "model/core/workerpair.h"
#include "model/games/clearinggame.h"
#include "model/games/heaptraits.h"
#include "model/solve/graphtable.h"
#include "model/solve/heaptable.h"
#include "model/solve/move.h"
#include "model/solve/partsearch.h"
#include "model/solve/wythofftable.h"

namespace mexplorer {

Result<quint64> ValueTable::largeValue(const Rules &rules, Cells position, SearchBudget &budget)
{
    const Result<Value> found = value(rules, position, budget);
    return found ? Result<quint64>(quint64(*found)) : found.problem();
}

Result<std::vector<CellVector>> ValueTable::followersWithValue(const Component &component, quint64 target,
                                                               SearchBudget &budget)
{
    const auto followers = distinctFollowers(component, budget.limits().maxFollowers, &budget.control());
    if (!followers)
        return followers.problem();
    std::vector<CellVector> found;
    for (const CellVector &follower : *followers) {
        const std::optional<Value> known = component.rules->closedForm(follower);
        const Result<bool> isFound = known ? *known == target : hasValue(*component.rules, follower, target, budget);
        if (!isFound)
            return isFound.problem();
        if (*isFound)
            found.push_back(follower);
    }
    return found;
}

Result<bool> ValueTable::hasValue(const Rules &rules, Cells position, quint64 target, SearchBudget &budget)
{
    const Result<Value> found = value(rules, position, budget);
    return found ? Result<bool>(*found == target) : found.problem();
}

std::optional<CellVector> ValueTable::someFollowerWithValue(const Component &component, quint64 target,
                                                            SearchBudget &budget)
{
    const auto all = followersWithValue(component, target, budget);
    return all && !all->empty() ? std::optional(all->front()) : std::nullopt;
}

namespace {

/// Values of a game that clears cells, on boards of all sizes.
class BoardValues final : public ValueTable
{
public:
    explicit BoardValues(const RulesPtr &rules) : m_search(rules) { m_search.setTableFolder(tableFolder()); }

    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override
    {
        return searched<Value>(rules, position, budget, [&](const BoardShape &board) {
            return m_search.value(board, budget.searchLeft(), budget.control());
        });
    }

    Result<bool> hasValue(const Rules &rules, Cells position, quint64 target, SearchBudget &budget) override
    {
        return searched<bool>(rules, position, budget, [&](const BoardShape &board) {
            return m_search.hasValue(board, target, budget.searchLeft(), budget.control());
        });
    }

    BoardSearch *boardSearch() override { return &m_search; }

private:
    template <class Answer, class Query>
    Result<Answer> searched(const Rules &rules, Cells position, SearchBudget &budget, Query query)
    {
        m_search.setThreads(budget.limits().usesBothCores && WorkerPair::isUseful() ? 2 : 1);
        const quint64 before = m_search.movesLookedAt();
        const std::optional<Answer> found = query(rules.clearingGame()->boardOf(position));
        budget.addSearched(m_search.movesLookedAt() - before);
        if (found)
            return *found;
        if (budget.control().isCancelled())
            return Problem::cancelled();
        return moveLimit(rules.text() + u':' + rules.positionText(position), budget.limits().maxSearch);
    }

    BoardSearch m_search;
};

} // namespace

std::unique_ptr<ValueTable> makeValueTable(const Component &component)
{
    if (!component.rules->isAcyclic())
        return std::make_unique<GraphTable>(component.rules);
    const auto *own = movesOf<OwnMoves>(*component.rules);
    const bool mayGrow = own && own->mayGrow; // the values of all smaller heaps need not exist
    if (component.rules->isMultiset() && !mayGrow)
        return std::make_unique<HeapTable>(component.rules);
    if (component.rules->clearingGame())
        return std::make_unique<BoardValues>(component.rules);
    if (component.rules->valueMethod() == ValueMethod::TableOfPairs)
        return std::make_unique<WythoffTable>();
    return std::make_unique<PartSearch>(component.rules);
}

QString tableKey(const Rules &rules)
{
    return rules.clearingGame() ? rules.text() : rules.key();
}

} // namespace mexplorer
