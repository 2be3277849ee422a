#include "model/games/wythoff.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

struct WythoffRulesText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::WythoffRules)
};

} // namespace

void WythoffRules::followers(Cells position, Sink sink) const
{
    const auto emitPair = [&](Cell a, Cell b) {
        const std::array<Cell, 2> pair = {std::min(a, b), std::max(a, b)};
        sink(pair);
    };
    const Cell less = position[0];
    const Cell greater = position[1];
    for (Cell taken = 1; taken <= greater; ++taken)
        emitPair(less, greater - taken);
    for (Cell taken = 1; taken <= less; ++taken)
        emitPair(less - taken, greater);
    for (Cell taken = 1; taken <= less; ++taken)
        emitPair(less - taken, greater - taken);
}

QString WythoffRules::positionText(Cells position) const
{
    return QStringLiteral("(%1,%2)").arg(position[0]).arg(position[1]);
}

Result<std::vector<Component>> WythoffRules::parsePosition(Scanner &scanner) const
{
    if (!scanner.take(u'('))
        return scanner.expected(WythoffRulesText::tr("a pair, as in (3,5)"));
    std::array<Cell, 2> pair = {};
    for (std::size_t i = 0; i < 2; ++i) {
        const auto heap = scanner.takeNumber(maxTokens, WythoffRulesText::tr("a heap holds"));
        if (!heap)
            return heap.problem();
        if (!heap->has_value())
            return scanner.expected(WythoffRulesText::tr("a number"));
        pair[i] = **heap;
        if (!scanner.take(i == 0 ? u',' : u')'))
            return scanner.expected(i == 0 ? WythoffRulesText::tr("a number or ','")
                                           : WythoffRulesText::tr("a number or ')'"));
    }
    std::sort(pair.begin(), pair.end());
    if (!scanner.atEnd() && scanner.peek() != u'+')
        return scanner.expected(WythoffRulesText::tr("'+' or the end"));
    return std::vector<Component>{{shared_from_this(), CellVector(pair.begin(), pair.end())}};
}

} // namespace mexplorer
