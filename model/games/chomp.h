#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// Chomp: eat a square with all that lies above and right of it; the empty board is terminal. A position is the heights
/// of the columns from the left, none greater than the one before it, without the empty ones.
class ChompRules final : public Rules
{
public:
    QString text() const override { return QStringLiteral("chomp"); }
    BoardKind board() const override { return BoardKind::Chocolate; }
    void followers(Cells position, Sink sink) const override;
    QString positionText(Cells position) const override;
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override;
    quint64 size(Cells position) const override;
};

} // namespace mexplorer
