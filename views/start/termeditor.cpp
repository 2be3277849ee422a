#include "views/start/termeditor.h"

#include "views/start/boardterms.h"
#include "views/start/heapsterm.h"
#include "views/start/numbersterm.h"

namespace mexplorer {

TermEditor *makeTermEditor(const Family &family, QWidget *parent)
{
    switch (family.board) {
    case BoardKind::Heaps:
    case BoardKind::Pins:
        return new HeapsTerm(family, parent);
    case BoardKind::Pair:
        return new NumbersTerm(family, pairShape(), parent);
    case BoardKind::Matrix:
    case BoardKind::Dominoes:
        return new GridTerm(family, parent);
    case BoardKind::Graph:
        return new GraphTerm(family, parent);
    case BoardKind::Chocolate:
    case BoardKind::Sum:
        break;
    }
    return new NumbersTerm(family, sizeShape(), parent);
}

} // namespace mexplorer
