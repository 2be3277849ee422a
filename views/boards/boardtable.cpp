// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/boardtable.h"

#include "model/core/saturatingsum.h"
#include "views/boards/chocolateboard.h"
#include "views/boards/choiceboard.h"
#include "views/boards/coinboard.h"
#include "views/boards/graphboard.h"
#include "views/boards/gridboard.h"
#include "views/boards/heapsboard.h"
#include "views/boards/lettersboard.h"
#include "views/boards/pairboard.h"
#include "views/boards/rowboard.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// A board that rules may name.
struct NamedBoard
{
    QLatin1StringView name;
    BoardWidget *(*make)(const Component &component, QWidget *parent);
    /// Returns false for positions too large to draw.
    bool (*canDraw)(const Component &component);
};

template <class Board> BoardWidget *newBoard(const Component &component, QWidget *parent)
{
    return new Board(component, parent);
}

template <HeapsBoard::Kind Kind> BoardWidget *makeHeaps(const Component &component, QWidget *parent)
{
    return new HeapsBoard(component, Kind, parent);
}

template <RowBoard::Look Look> BoardWidget *makeRows(const Component &component, QWidget *parent)
{
    return new RowBoard(component, Look, parent);
}

bool always(const Component &)
{
    return true;
}

/// For heaps and rows, which are drawn token by token.
template <class Board> bool hasFewTokens(const Component &component)
{
    return saturatingSum(component.rules->size(component.cells), component.cells.size()) <= Board::maxDrawn;
}

bool hasFewArrows(const Component &component)
{
    return component.rules->followerBound(component.cells) <= GraphBoard::maxFollowers;
}

template <PairBoard::Kind Kind> BoardWidget *makePair(const Component &component, QWidget *parent)
{
    return new PairBoard(component, Kind, parent);
}

bool isSmallPair(const Component &component)
{
    return std::ranges::max(component.cells) <= PairBoard::maxDrawn;
}

bool hasFewLetters(const Component &component)
{
    const std::optional<LetterGrid> grid = component.rules->letterGrid(component.cells);
    return grid && grid->columns > 0 && std::max(grid->rows, grid->columns) <= LettersBoard::maxDrawn;
}

/// All boards. A new board needs a row in this table, and rules that name it. Of several with the same name, the first
/// that can draw the position is taken.
constexpr std::array<NamedBoard, 15> boards = {{
    {QLatin1StringView("piles"), makeHeaps<HeapsBoard::Kind::OneHeap>, hasFewTokens<HeapsBoard>},
    {QLatin1StringView("twopiles"), makeHeaps<HeapsBoard::Kind::TwoHeaps>, hasFewTokens<HeapsBoard>},
    {QLatin1StringView("limitedpile"), makeHeaps<HeapsBoard::Kind::Limited>, hasFewTokens<HeapsBoard>},
    {QLatin1StringView("rows"), makeRows<RowBoard::Look::Tokens>, hasFewTokens<RowBoard>},
    {QLatin1StringView("pins"), makeRows<RowBoard::Look::Pins>, hasFewTokens<RowBoard>},
    {QLatin1StringView("queen"), makePair<PairBoard::Kind::Queen>, isSmallPair},
    {QLatin1StringView("square"), makePair<PairBoard::Kind::Numbers>, PairBoard::canDraw},
    {QLatin1StringView("squareorpiles"), makePair<PairBoard::Kind::Numbers>, PairBoard::canDraw},
    {QLatin1StringView("squareorpiles"), makeHeaps<HeapsBoard::Kind::Pair>, hasFewTokens<HeapsBoard>},
    {QLatin1StringView("letters"), newBoard<LettersBoard>, hasFewLetters},
    {QLatin1StringView("matrix"), newBoard<MatrixBoard>, always},
    {QLatin1StringView("dominoes"), newBoard<DominoBoard>, always},
    {QLatin1StringView("chocolate"), newBoard<ChocolateBoard>, always},
    {QLatin1StringView("graph"), newBoard<GraphBoard>, hasFewArrows},
    {QLatin1StringView("coins"), newBoard<CoinBoard>, always},
}};

/// The board for a component; null if its rules name none that can draw it.
const NamedBoard *boardOf(const Component &component)
{
    const QLatin1StringView name = component.rules->appearance().board;
    const auto board =
        std::ranges::find_if(boards, [&](const NamedBoard &one) { return one.name == name && one.canDraw(component); });
    return board == boards.end() ? nullptr : board;
}

} // namespace

BoardWidget *makeBoard(const Component &component, QWidget *parent)
{
    const NamedBoard *board = boardOf(component);
    return board ? board->make(component, parent) : new ChoiceBoard(component, parent);
}

} // namespace mexplorer
