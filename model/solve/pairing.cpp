// SPDX-License-Identifier: GPL-3.0-or-later
// Winning by symmetry
//
// Tweedledum and Tweedledee: in a sum of two equal games the second player answers each move in one by the same move in
// the other, always has an answer, and wins under normal play. So equal parts cancel in pairs, and a position that
// cancels completely is P. A single part may contain its mirror image: let s be a symmetry of the board that is its own
// inverse and maps the part to itself. In games that remove cells, the answer to removing the set m is to remove s(m):
// it is still possible if m and s(m) have no cell in common, and leaves a position that s maps to itself, with fewer
// moves. So if no move of the part overlaps its own image, the part's value is 0.
//
// The symmetries are those of the least box that contains a group of cells: two reflections, half a turn, and for
// squares the two diagonals. Not used: quarter turns, which aren't their own inverses; pairings that are no symmetry of
// the board; games in which play may repeat, where the answers might never end.

#include "model/solve/pairing.h"

#include "model/games/boardsymmetry.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

constexpr quint64 maxPairedFollowers = 5000;     ///< of one component; a board has at most 1,296
constexpr std::size_t maxPairedComponents = 100; ///< each is compared with the others for every follower

/// True if a symmetry maps a group of cells to itself and no move of it overlaps its image, on a board where moves
/// clear().
bool isItsOwnMirror(const Rules &rules, const CellBoard &board, quint64 group)
{
    const BoardShape shape = cutOut(group, board.columns);
    std::vector<BoardShape> moves;
    rules.followers(Cells(&group, 1),
                    [&](Cells follower) { moves.push_back(cutOut(group & ~follower[0], group, board.columns)); });
    const auto meetsItself = [](BoxMirror mirror) {
        return [mirror](const BoardShape &move) { return (move.cells & mirrored(move, mirror)) != 0; };
    };
    return std::ranges::any_of(boxMirrors, [&](BoxMirror mirror) {
        return fits(mirror, shape) && mirrored(shape, mirror) == shape.cells &&
               std::ranges::none_of(moves, meetsItself(mirror));
    });
}

/// True if a part certainly has no move. A terminal part with a bound above 0 must be paired with an equal part.
bool isSurelyTerminal(const Rules &rules, Cells part)
{
    return rules.followerBound(part) == 0;
}

/// The parts that occur an odd number of times among all toggled components.
class OddParts
{
public:
    void toggle(const Rules &rules, Cells cells)
    {
        const std::optional<CellBoard> board = rules.cellBoard();
        rules.parts(cells, [&](Cells part) {
            if (board && board->shapes)
                toggleGroup(rules, *board, part[0]);
            else if (!isSurelyTerminal(rules, part))
                toggle({rules.key(), rules.symmetric(part)});
        });
    }
    bool isEmpty() const { return m_odd.empty(); }

private:
    using Part = std::pair<QString, CellVector>; ///< rules, and the cells or a board's shape

    void toggleGroup(const Rules &rules, const CellBoard &board, quint64 group)
    {
        if (group == 0 || (board.clears && isItsOwnMirror(rules, board, group)))
            return;
        const BoardShape shape = canonical(cutOut(group, board.columns));
        toggle({rules.text(), {shape.rows, shape.columns, shape.cells}});
    }
    void toggle(Part part)
    {
        if (m_odd.erase(part) == 0)
            m_odd.insert(std::move(part));
    }

    std::set<Part> m_odd;
};

bool isFit(const Position &position)
{
    const auto isSmall = [](const Component &component) {
        return component.rules->isAcyclic() && component.rules->followerBound(component.cells) <= maxPairedFollowers;
    };
    return position.components.size() <= maxPairedComponents && std::ranges::all_of(position.components, isSmall);
}

OddParts oddPartsOf(const Position &position)
{
    OddParts odd;
    for (const Component &component : position.components)
        odd.toggle(*component.rules, component.cells);
    return odd;
}

/// Calls \a sink with each follower that leaves no unpaired part, until it returns false or \a control is cancelled.
void forEachPairing(const Position &position, const JobControl *control, FunctionRef<bool(std::size_t, Cells)> sink)
{
    if (!isFit(position))
        return;
    const OddParts all = oddPartsOf(position);
    bool goesOn = true;
    for (std::size_t i = 0; goesOn && i < position.components.size(); ++i) {
        const Rules &rules = *position.components[i].rules;
        OddParts left = all;
        left.toggle(rules, position.components[i].cells);
        rules.followers(position.components[i].cells, [&](Cells follower) {
            goesOn = goesOn && !(control && control->isCancelled());
            if (!goesOn)
                return;
            left.toggle(rules, follower);
            goesOn = !left.isEmpty() || sink(i, follower);
            left.toggle(rules, follower); // undoes the change
        });
    }
}

} // namespace

bool isPaired(const Position &position)
{
    return isFit(position) && oddPartsOf(position).isEmpty();
}

bool isPairedBoard(const Component &component)
{
    return component.rules->cellBoard() && isPaired(Position{{component}});
}

std::vector<Move> pairingMoves(const Position &position, const JobControl *control)
{
    std::set<std::pair<std::size_t, CellVector>> known;
    std::vector<Move> moves;
    forEachPairing(position, control, [&](std::size_t component, Cells follower) {
        if (known.emplace(component, CellVector(follower.begin(), follower.end())).second)
            moves.push_back(makeMove(position, component, follower));
        return true;
    });
    return moves;
}

bool hasPairingMove(const Position &position)
{
    bool found = false;
    forEachPairing(position, nullptr, [&](std::size_t, Cells) {
        found = true;
        return false;
    });
    return found;
}

} // namespace mexplorer
