// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/valuetable.h"

#include "model/board/matrixsearch.h"
#include "model/games/heaptraits.h"
#include "model/solve/graphtable.h"
#include "model/solve/heaptable.h"
#include "model/solve/move.h"
#include "model/solve/partsearch.h"
#include "model/solve/wythofftable.h"

#include <algorithm>
#include <array>

namespace mexplorer {

Result<std::vector<CellVector>> ValueTable::followersWithValue(const Component &component, Value target,
                                                               SearchBudget &budget)
{
    const auto followers = distinctFollowers(component, budget.limits().maxFollowers, &budget.control());
    if (!followers)
        return followers.problem();
    std::vector<CellVector> found;
    for (const CellVector &follower : *followers) {
        const std::optional<Value> known = component.rules->closedForm(follower);
        const Result<Value> result = known ? *known : value(*component.rules, follower, budget);
        if (!result)
            return result.problem();
        if (*result == target)
            found.push_back(follower);
    }
    return found;
}

namespace {

/// Values of the matrix game on boards of all sizes, by MatrixSearch.
class MatrixValues final : public ValueTable
{
public:
    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override
    {
        const CellBoard board = *rules.cellBoard();
        const quint64 before = m_search.positionsLookedAt();
        Result<Value> found =
            m_search.value(board.rows, board.columns, position[0], budget.searchLeft(), budget.control());
        budget.addSearched(m_search.positionsLookedAt() - before);
        if (!found && found.problem().kind == Problem::Kind::Limit)
            return moveLimit(rules.text() + u':' + rules.positionText(position), budget.limits().maxSearch);
        return found;
    }

private:
    MatrixSearch m_search;
};

/// An engine that rules may name by Rules::engine().
struct Engine
{
    QLatin1StringView name;
    std::unique_ptr<ValueTable> (*makeTable)();
    bool servesAllSizes;
};

template <class Table> std::unique_ptr<ValueTable> make()
{
    return std::make_unique<Table>();
}

constexpr std::array<Engine, 2> engines = {{
    {QLatin1StringView("matrix"), make<MatrixValues>, true},
    {QLatin1StringView("wythoff"), make<WythoffTable>, false},
}};

const Engine *engineOf(QLatin1StringView name)
{
    const auto engine = std::ranges::find(engines, name, &Engine::name);
    return engine == engines.end() ? nullptr : engine;
}

} // namespace

std::unique_ptr<ValueTable> makeValueTable(const Component &component)
{
    if (!component.rules->isAcyclic())
        return std::make_unique<GraphTable>(component.rules);
    const auto *own = movesOf<OwnMoves>(*component.rules);
    const bool mayGrow = own && own->mayGrow; // the values of all smaller heaps need not exist
    if (component.rules->isMultiset() && !mayGrow)
        return std::make_unique<HeapTable>(component.rules);
    if (const Engine *engine = engineOf(component.rules->engine()))
        return engine->makeTable();
    return std::make_unique<PartSearch>(component.rules);
}

bool isKnownEngine(QLatin1StringView name)
{
    return engineOf(name) != nullptr;
}

QString tableKey(const Rules &rules)
{
    const Engine *engine = engineOf(rules.engine());
    return engine && engine->servesAllSizes ? rules.text() : rules.key();
}

} // namespace mexplorer
