// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/valuetable.h"

namespace mexplorer {

/// Finds values of any finite game by a search that splits every position into its parts and caches the value of each
/// part.
class PartSearch final : public ValueTable
{
public:
    explicit PartSearch(RulesPtr rules) : m_rules(std::move(rules)) {}

    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override;

private:
    /// A part whose followers are being valued. They are in m_pending from \a first on, each as its parts' ids, the
    /// last of them marked; \a next is the first one that may not be valued.
    struct OpenPart
    {
        PositionId id;
        std::size_t first;
        std::size_t next;
    };

    std::vector<PositionId> partIds(Cells position);
    /// Returns false if \a budget is spent before the followers are listed, or the store would exceed its limit of
    /// positions.
    bool open(PositionId id, SearchBudget &budget);
    void appendFollower(Cells follower);
    void close();
    /// Values all parts that \a id needs. Returns false if \a budget is spent before.
    bool search(PositionId id, SearchBudget &budget);

    RulesPtr m_rules;
    PositionStore m_store;
    std::vector<Value> m_values; ///< of the store's positions; Labels::unknown until valued
    quint64 m_maxPositions = 0;  ///< of the current query
    std::vector<OpenPart> m_stack;
    std::vector<PositionId> m_pending;
    MexSet m_mex;
};

} // namespace mexplorer
