// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// Wythoff's game: take any number from one of two heaps, or the same number from both. A position is the pair, least first.
class WythoffRules final : public Rules
{
public:
    QString text() const override { return QStringLiteral("wythoff"); }
    Appearance appearance() const override { return {QLatin1StringView("queen"), QLatin1StringView("pair")}; }
    QLatin1StringView engine() const override { return QLatin1StringView("wythoff"); }
    void followers(Cells position, Sink sink) const override;
    quint64 followerBound(Cells position) const override { return 2 * size(position); }
    bool isFollower(Cells before, Cells after) const override;
    std::optional<CellVector> exampleFollower(Cells position) const override;
    QString positionText(Cells position) const override;
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override;
    CellVector randomPosition(Cells like, quint64 maxHeap, RandomNumber below) const override;
    quint64 size(Cells position) const override { return position[0] + position[1]; }
};

} // namespace mexplorer
