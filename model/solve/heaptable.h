#pragma once

#include "model/games/heaprules.h"
#include "model/solve/valuetable.h"

namespace mexplorer {

/// Values of a heap game: G(0), G(1), ... of single heaps, as far as they were asked for; several heaps add up.
class HeapTable final : public ValueTable
{
public:
    explicit HeapTable(std::shared_ptr<const HeapRules> rules) : m_rules(std::move(rules)) {}

    Result<Value> value(Cells position, const SolverLimits &limits, JobControl &control) override;

private:
    void appendNext();

    std::shared_ptr<const HeapRules> m_rules;
    std::vector<Value> m_values;
    MexSet m_mex;
};

} // namespace mexplorer
