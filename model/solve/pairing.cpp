// Winning by symmetry
//
// Tweedledum and Tweedledee: in a sum of two equal games the second player answers each move in one by the same move in
// the other, always has an answer, and wins under normal play. So equal parts cancel in pairs, and a position of which
// nothing is left is P. A single part may have its mirror within itself: let s be a symmetry of the board that is its
// own inverse and leaves the part as it is. In games that take away cells, the answer to taking the set m is to take
// s(m): it is still there if m and s(m) have no cell in common, and leaves a position that s doesn't change, with fewer
// moves. So if no move of the part meets its own image, the part's value is 0.
//
// Symmetries are those of the least box that holds a group of cells: two mirrors, half a turn, and for squares the two
// diagonals. Left out: quarter turns, which aren't their own inverses; pairings that are no symmetry of the board;
// games in which play may go round, where the answers might never end.

#include "model/solve/pairing.h"

#include "model/games/boardrules.h"
#include "model/games/followerbound.h"
#include "model/matrix/matrixbox.h"

#include <algorithm>
#include <bit>
#include <set>
#include <tuple>

namespace mexplorer {

namespace {

constexpr quint64 mostFollowers = 5000;     ///< of one component; a board has at most 1,296
constexpr std::size_t mostComponents = 100; ///< each is compared with the others for every follower

/// The least box of a board that holds a group of cells, rows and columns counted from 0.
struct Bounds
{
    int top = 64;
    int left = 64;
    int bottom = 0;
    int right = 0;
};

Bounds boundsOf(quint64 cells, int columns)
{
    Bounds bounds;
    for (; cells != 0; cells &= cells - 1) {
        const int at = std::countr_zero(cells);
        bounds.top = std::min(bounds.top, at / columns);
        bounds.bottom = std::max(bounds.bottom, at / columns);
        bounds.left = std::min(bounds.left, at % columns);
        bounds.right = std::max(bounds.right, at % columns);
    }
    return bounds;
}

enum class Mirror { LeftRight, TopBottom, HalfTurn, Diagonal, OtherDiagonal };

/// The image of \a cells, which lie within \a bounds; the diagonals ask for a square.
quint64 imageOf(quint64 cells, Mirror mirror, const Bounds &bounds, int columns)
{
    quint64 image = 0;
    for (; cells != 0; cells &= cells - 1) {
        const int at = std::countr_zero(cells);
        int row = at / columns - bounds.top;
        int column = at % columns - bounds.left;
        if (mirror == Mirror::Diagonal || mirror == Mirror::OtherDiagonal)
            std::swap(row, column);
        if (mirror != Mirror::LeftRight && mirror != Mirror::Diagonal)
            row = bounds.bottom - bounds.top - row;
        if (mirror != Mirror::TopBottom && mirror != Mirror::Diagonal)
            column = bounds.right - bounds.left - column;
        image |= quint64(1) << ((bounds.top + row) * columns + bounds.left + column);
    }
    return image;
}

/// True if a symmetry keeps a group of cells and no move of it meets its own image.
bool isItsOwnMirror(const BoardRules &rules, quint64 group)
{
    const Bounds bounds = boundsOf(group, rules.columns());
    const bool isSquare = bounds.bottom - bounds.top == bounds.right - bounds.left;
    for (const Mirror mirror :
         {Mirror::LeftRight, Mirror::TopBottom, Mirror::HalfTurn, Mirror::Diagonal, Mirror::OtherDiagonal}) {
        if ((mirror == Mirror::Diagonal || mirror == Mirror::OtherDiagonal) && !isSquare)
            continue;
        if (imageOf(group, mirror, bounds, rules.columns()) != group)
            continue;
        bool meets = false;
        rules.followers(Cells(&group, 1), [&](Cells follower) {
            const quint64 move = group & ~follower[0];
            meets = meets || (move & imageOf(move, mirror, bounds, rules.columns())) != 0;
        });
        if (!meets)
            return true;
    }
    return false;
}

/// True of heaps without tokens. Vertices have no size, so that nothing is said of them.
bool isKnownEmpty(const Rules &rules, Cells cells)
{
    return rules.board() != BoardKind::Graph && rules.board() != BoardKind::Sum && rules.size(cells) == 0;
}

/// The parts that stand an odd number of times, of all components that were toggled.
class OddParts
{
public:
    void toggle(const Rules &rules, Cells cells)
    {
        const auto *board = dynamic_cast<const BoardRules *>(&rules);
        rules.parts(cells, [&](Cells part) {
            if (board)
                toggleGroup(*board, part[0]);
            else if (!isKnownEmpty(rules, part))
                toggle({rules.text(), 0, 0, rules.symmetric(part)});
        });
    }
    bool isEmpty() const { return m_odd.empty(); }

private:
    using Part = std::tuple<QString, int, int, CellVector>; ///< rules, rows and columns of a board, cells

    void toggleGroup(const BoardRules &rules, quint64 group)
    {
        if (group == 0 || isItsOwnMirror(rules, group))
            return;
        const MatrixBox box = canonical(cutOut(group, rules.columns()));
        toggle({rules.text(), box.rows, box.columns, {box.cells}});
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
        return component.rules->isAcyclic() && followerBound(*component.rules, component.cells) <= mostFollowers;
    };
    return position.components.size() <= mostComponents &&
           std::all_of(position.components.begin(), position.components.end(), isSmall);
}

OddParts oddPartsOf(const Position &position)
{
    OddParts odd;
    for (const Component &component : position.components)
        odd.toggle(*component.rules, component.cells);
    return odd;
}

/// Calls \a sink with each follower that leaves nothing odd, until it says false.
void forEachPairing(const Position &position, FunctionRef<bool(std::size_t, Cells)> sink)
{
    if (!isFit(position))
        return;
    const OddParts all = oddPartsOf(position);
    bool goesOn = true;
    for (std::size_t i = 0; goesOn && i < position.components.size(); ++i) {
        const Rules &rules = *position.components[i].rules;
        OddParts others = all;
        others.toggle(rules, position.components[i].cells);
        rules.followers(position.components[i].cells, [&](Cells follower) {
            if (!goesOn)
                return;
            OddParts left = others;
            left.toggle(rules, follower);
            goesOn = !left.isEmpty() || sink(i, follower);
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
    return dynamic_cast<const BoardRules *>(component.rules.get()) && isPaired(Position{{component}});
}

std::vector<Move> pairingMoves(const Position &position)
{
    std::set<std::pair<std::size_t, CellVector>> known;
    std::vector<Move> moves;
    forEachPairing(position, [&](std::size_t component, Cells follower) {
        if (known.emplace(component, CellVector(follower.begin(), follower.end())).second)
            moves.push_back(makeMove(position, component, follower));
        return true;
    });
    return moves;
}

bool hasPairingMove(const Position &position)
{
    bool found = false;
    forEachPairing(position, [&](std::size_t, Cells) {
        found = true;
        return false;
    });
    return found;
}

} // namespace mexplorer
