// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// Fibonacci Nim (Whinihan, 1963): take at most twice what was taken last, the first move fewer than all. A position is
/// how many tokens are left and how many may be taken of them.
class FibonacciRules final : public Rules
{
public:
    QString text() const override { return QStringLiteral("fibonacci"); }
    Appearance appearance() const override { return {QLatin1StringView("limitedpile"), {}}; }
    void followers(Cells position, Sink sink) const override;
    quint64 followerBound(Cells position) const override { return position[1]; }
    bool isFollower(Cells before, Cells after) const override;
    std::optional<CellVector> exampleFollower(Cells position) const override;
    /// "10" before the first move, then "(10,4)": of 10 tokens at most 4 may be taken.
    QString positionText(Cells position) const override;
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override;
    CellVector randomPosition(Cells like, quint64 maxHeap, RandomNumber below) const override;
    quint64 size(Cells position) const override { return position[0]; }
    /// 0 where the least of the Fibonacci numbers that add up to what is left, no two of them neighbours (Zeckendorf),
    /// is more than may be taken: the P-positions.
    std::optional<Value> closedForm(Cells position) const override;
};

} // namespace mexplorer
