#include "views/boards/boardfactory.h"

#include "model/games/heaprules.h"
#include "views/boards/chocolateboard.h"
#include "views/boards/choiceboard.h"
#include "views/boards/graphboard.h"
#include "views/boards/gridboard.h"
#include "views/boards/heapsboard.h"
#include "views/boards/pairboard.h"
#include "views/boards/rowboard.h"

namespace mexplorer {

namespace {

/// Heaps lie in a row where a move takes neighbours or splits a heap in two, and in piles where it only takes.
BoardWidget *makeHeapBoard(const Component &component, QWidget *parent)
{
    const Rules &rules = *component.rules;
    const quint64 size = rules.size(component.cells) + component.cells.size();
    const auto *takeBreak = dynamic_cast<const TakeBreakRules *>(&rules);
    const bool inRows = (takeBreak && takeBreak->isOctal()) || dynamic_cast<const GrundyRules *>(&rules);
    if (inRows && size <= RowBoard::maxDrawn)
        return new RowBoard(component, parent);
    const bool inPiles = dynamic_cast<const NimRules *>(&rules) || dynamic_cast<const SubtractionRules *>(&rules);
    if (inPiles && size <= HeapsBoard::maxDrawn)
        return new HeapsBoard(component, parent);
    return new ChoiceBoard(component, parent);
}

} // namespace

BoardWidget *makeBoard(const Component &component, QWidget *parent)
{
    switch (component.rules->board()) {
    case BoardKind::Pins:
    case BoardKind::Heaps:
        return makeHeapBoard(component, parent);
    case BoardKind::Matrix:
        return new MatrixBoard(component, parent);
    case BoardKind::Dominoes:
        return new DominoBoard(component, parent);
    case BoardKind::Chocolate:
        return new ChocolateBoard(component, parent);
    case BoardKind::Graph:
        return new GraphBoard(component, parent);
    case BoardKind::Pair:
        if (component.cells[1] <= PairBoard::maxDrawn)
            return new PairBoard(component, parent);
        break;
    case BoardKind::Sum:
        break;
    }
    return new ChoiceBoard(component, parent);
}

} // namespace mexplorer
