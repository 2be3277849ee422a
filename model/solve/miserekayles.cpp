// SPDX-License-Identifier: GPL-3.0-or-later
// Misère Kayles
//
// W. L. Sibert and J. H. Conway (Mathematical Kayles, International Journal of Game Theory 20, 1992): a sum of rows is
// a P-position under misère play if and only if it is one under normal play, except for sums of rows of 1, 4, 5, 9, 12,
// 17, 20 and 25 pins alone. Their values are 1 and 4, so that a nim-sum is 0, 1, 4 or 5. The exceptions of nim-sum 0
// are N-positions, those of other nim-sums P-positions. With E(a, b) for an even number of rows of a or b pins, and
// D(a, b) for an odd one, they are
//
//   nim-sum 0   E(5) E(1,4)     E(9,12,17) E(1,4,20)     25 E(9,12,17) D(1,4,20)
//   nim-sum 1   E(5) D(1,4)     E(9,12,17) D(1,4,20)
//   nim-sum 4   D(9) E(1,4)     12 E(1,4)     25 D(9) D(1,4)
//   nim-sum 5   D(5) D(1,4)
//
// The proof is by induction: no move leads from one of the P-positions to another, and from each other position, unless
// all pins are gone, a move leads to one. A sum with two other rows keeps one of these after a move, so the move that
// wins under normal play wins. A move in a row of more than 52 = 25 + 25 + 2 pins leaves another row. What is left is
// finite, for beyond two rows of a kind only evenness counts: tst_miserekayles goes through it.

#include "model/solve/miserekayles.h"

#include "model/games/heaptraits.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

constexpr std::array<Cell, 8> fickleRows = {1, 4, 5, 9, 12, 17, 20, 25};

bool isException(Cells rows, Value nimSum)
{
    const auto count = [&rows](Cell pins) { return std::ranges::count(rows, pins); };
    const auto fives = count(5);
    const auto nines = count(9);
    const auto twelves = count(12);
    const auto seventeens = count(17);
    const auto twenties = count(20);
    const auto twentyFives = count(25);
    const bool isSmall = nines + twelves + seventeens + twenties + twentyFives == 0; // rows of 1, 4 and 5 pins
    switch (nimSum) { // which implies whether the numbers of rows of each value are even
    case 0:
        return isSmall || (fives == 0 && twentyFives <= 1);
    case 1:
        return isSmall || (fives == 0 && twentyFives == 0);
    case 4:
        if (fives + twenties + seventeens > 0)
            return false;
        return twelves == 0 ? twentyFives <= 1 : twelves == 1 && nines == 0 && twentyFives == 0;
    case 5:
        return isSmall;
    default:
        return false;
    }
}

} // namespace

bool isKayles(const Position &position)
{
    return std::ranges::all_of(position.components, [](const Component &component) {
        const auto *moves = movesOf<TakeAndBreak>(*component.rules);
        return moves && std::ranges::equal(moves->digits, std::array<quint8, 3>{0, 7, 7});
    });
}

bool isFickleRow(Cell pins)
{
    return std::ranges::find(fickleRows, pins) != fickleRows.end();
}

bool isMisereKaylesP(Cells rows, Value nimSum)
{
    const bool isOnlyFickle = std::ranges::all_of(rows, isFickleRow);
    return (nimSum == 0) != (isOnlyFickle && isException(rows, nimSum));
}

} // namespace mexplorer
