#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// Wythoff's game: take any number from one of two heaps, or the same number from both. A position is the pair, least first.
class WythoffRules final : public Rules
{
public:
    QString text() const override { return QStringLiteral("wythoff"); }
    BoardKind board() const override { return BoardKind::Pair; }
    void followers(Cells position, Sink sink) const override;
    QString positionText(Cells position) const override;
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override;
    quint64 size(Cells position) const override { return position[0] + position[1]; }
};

} // namespace mexplorer
