// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// The sum of several games as one game: a move is a move in one of them. Used to draw a sum's graph; a sum is never
/// multiplied out to be solved. The cells are, for each summand, the number of its cells followed by these.
class SumRules final : public Rules
{
public:
    explicit SumRules(std::vector<RulesPtr> summands) : m_summands(std::move(summands)) {}

    std::span<const RulesPtr> summands() const override { return m_summands; }

    QString text() const override;
    QString key() const override;
    bool isSame(const Rules &other) const override;
    void followers(Cells position, Sink sink) const override;
    quint64 followerBound(Cells position) const override;
    bool isFollower(Cells before, Cells after) const override;
    std::optional<CellVector> exampleFollower(Cells position) const override;
    /// A whole game expression: the summands' expressions joined by " + ".
    QString positionText(Cells position) const override;
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override;
    CellVector symmetric(Cells position) const override;
    quint64 size(Cells position) const override;
    bool isAcyclic() const override;

private:
    std::vector<RulesPtr> m_summands;
};

} // namespace mexplorer
