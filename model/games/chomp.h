// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// Chomp: eat a square with all that lies above and right of it; the empty board is terminal. A position is the heights
/// of the columns from the left, none greater than the one before it, without the empty ones.
class ChompRules final : public Rules
{
public:
    QString text() const override { return QStringLiteral("chomp"); }
    Appearance appearance() const override { return {QLatin1StringView("chocolate"), QLatin1StringView("chocolate")}; }
    void followers(Cells position, Sink sink) const override;
    quint64 followerBound(Cells position) const override { return size(position); }
    QString positionText(Cells position) const override;
    QString moveText(Cells before, Cells after, MoveForm form) const override;
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override;
    CellVector randomPosition(Cells like, quint64 maxHeap, RandomNumber below) const override;
    quint64 size(Cells position) const override;
};

} // namespace mexplorer
