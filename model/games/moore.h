// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// Moore's Nim_k (1910): take from at least one and at most k heaps, any positive number of tokens from each. A position
/// is the heaps, greatest first, without the empty ones; as a move may touch several, it has no parts.
class MooreRules final : public Rules
{
public:
    explicit MooreRules(quint64 heaps) : m_heaps(heaps) {}

    QString text() const override { return QStringLiteral("moore{%1}").arg(m_heaps); }
    Appearance appearance() const override;
    void followers(Cells position, Sink sink) const override;
    quint64 followerBound(Cells position) const override;
    bool isFollower(Cells before, Cells after) const override;
    std::optional<CellVector> exampleFollower(Cells position) const override;
    QString positionText(Cells position) const override;
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override;
    CellVector randomPosition(Cells like, quint64 maxHeap, RandomNumber below) const override;
    quint64 size(Cells position) const override;
    /// 0 where each digit of the heaps, in binary, has a sum that k + 1 divides: the P-positions.
    std::optional<Value> closedForm(Cells position) const override;

private:
    quint64 m_heaps; ///< k
};

} // namespace mexplorer
