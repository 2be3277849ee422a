#include "model/solve/valuetable.h"

#include "model/games/boardrules.h"
#include "model/games/heaprules.h"
#include "model/games/sumrules.h"
#include "model/games/wythoff.h"
#include "model/solve/graphtable.h"
#include "model/solve/heaptable.h"
#include "model/solve/matrixvalues.h"
#include "model/solve/move.h"
#include "model/solve/nimtable.h"
#include "model/solve/partsearch.h"
#include "model/solve/wythofftable.h"

namespace mexplorer {

Result<std::vector<CellVector>> ValueTable::followersWithValue(const Component &component, Value target,
                                                               SearchBudget &budget)
{
    const auto followers = distinctFollowers(component, budget.limits().maxFollowers);
    if (!followers)
        return followers.problem();
    std::vector<CellVector> wanted;
    for (const CellVector &follower : *followers) {
        const Result<Value> found = value(*component.rules, follower, budget);
        if (!found)
            return found.problem();
        if (*found == target)
            wanted.push_back(follower);
    }
    return wanted;
}

std::unique_ptr<ValueTable> makeValueTable(const Component &component)
{
    const Rules *rules = component.rules.get();
    if (!rules->isAcyclic())
        return std::make_unique<GraphTable>(component.rules);
    if (dynamic_cast<const NimRules *>(rules))
        return std::make_unique<NimTable>();
    if (dynamic_cast<const HeapRules *>(rules))
        return std::make_unique<HeapTable>(std::static_pointer_cast<const HeapRules>(component.rules));
    if (dynamic_cast<const WythoffRules *>(rules))
        return std::make_unique<WythoffTable>();
    if (dynamic_cast<const MatrixRules *>(rules))
        return std::make_unique<MatrixValues>();
    return std::make_unique<PartSearch>(component.rules);
}

QString tableKey(const Rules &rules)
{
    if (const auto *board = dynamic_cast<const BoardRules *>(&rules))
        return QStringLiteral("%1 %2x%3").arg(rules.text()).arg(board->rows()).arg(board->columns());
    if (rules.board() == BoardKind::Graph) // a file may hold another graph the next time it is read
        return QStringLiteral("%1 %2").arg(rules.text()).arg(reinterpret_cast<quintptr>(&rules));
    const auto *sum = dynamic_cast<const SumRules *>(&rules);
    if (!sum)
        return rules.text();
    QStringList keys;
    for (const RulesPtr &summand : sum->summands())
        keys << tableKey(*summand);
    return keys.join(QStringLiteral(" + "));
}

} // namespace mexplorer
