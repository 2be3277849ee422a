#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// The sum of several games as one game: a move is a move in one of them. Used to draw a sum's graph; a sum is never
/// multiplied out to be solved. Cells are, for each summand, the number of its cells and then these.
class SumRules final : public Rules
{
public:
    explicit SumRules(std::vector<RulesPtr> summands) : m_summands(std::move(summands)) {}

    std::span<const RulesPtr> summands() const { return m_summands; }
    /// Calls \a sink with the index and the cells of each summand's position.
    void forEachSummand(Cells position, FunctionRef<void(std::size_t, Cells)> sink) const;
    /// The cells of the sum whose summands stand at \a positions, one for each.
    static CellVector join(std::span<const CellVector> positions);

    QString text() const override;
    BoardKind board() const override { return BoardKind::Sum; }
    bool isSame(const Rules &other) const override;
    void followers(Cells position, Sink sink) const override;
    /// A whole game expression: the summands' expressions joined by " + ".
    QString positionText(Cells position) const override;
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override;
    CellVector symmetric(Cells position) const override;
    quint64 size(Cells position) const override;
    bool isAcyclic() const override;

private:
    std::vector<RulesPtr> m_summands;
};

/// A position as one game with one row of cells, as the graph needs it: components on heaps of equal rules become one
/// multiset (kayles:3 + kayles:1 is kayles:3,1), other components stay apart in their order.
struct JoinedPosition
{
    RulesPtr rules;
    CellVector cells;
};
JoinedPosition join(const Position &position);

/// The components of a position of joined rules, one for each multiset and each board: the inverse of join() up to order.
Position split(const RulesPtr &rules, Cells cells);

/// A position of joined rules as a game expression.
QString expressionText(const Rules &rules, Cells cells);

} // namespace mexplorer
