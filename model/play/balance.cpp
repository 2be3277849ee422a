// SPDX-License-Identifier: GPL-3.0-or-later
// The lemma by play
//
// A position of value g plus *g, the nim heap of g tokens, is a sum of value g xor g = 0: every move can be answered
// back to value 0. A move of either component to a smaller value is answered in the other, which has a follower of that
// value because its own value, a mex, is greater. A move to a greater value v is reversed: as v is a mex, the position
// after it has a follower of value g again.

#include "model/play/balance.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/games/heaptraits.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Returns the values of the components at \a ply if they are known and the number of components is that of the start;
/// null otherwise.
const std::vector<quint64> *valuesAt(const GameRecord &record, std::size_t ply)
{
    const auto &analysis = record.assessment(ply).analysis;
    const bool isKnown = analysis && analysis->componentValues.size() == record.start().components.size();
    return isKnown ? &analysis->componentValues : nullptr;
}

} // namespace

bool isAgainstNimHeap(const GameRecord &record)
{
    const std::vector<Component> &components = record.start().components;
    if (record.convention() != Convention::Normal || components.size() < 2 || !isNim(*components.back().rules))
        return false;
    const auto isNimComponent = [](const Component &component) { return isNim(*component.rules); };
    const std::vector<quint64> *values = valuesAt(record, 0);
    return values && nimSum(*values) == 0 && !std::ranges::all_of(components, isNimComponent);
}

QString balanceText(const GameRecord &record, std::size_t ply)
{
    if (ply < 2 || ply % 2 != 0 || !isAgainstNimHeap(record))
        return {};
    const std::vector<quint64> *before = valuesAt(record, ply - 2);
    const std::vector<quint64> *between = valuesAt(record, ply - 1);
    const std::vector<quint64> *after = valuesAt(record, ply);
    if (!before || !between || !after || nimSum(*before) != 0 || nimSum(*after) != 0)
        return {};
    const Move &move = record.moves()[static_cast<std::ptrdiff_t>(ply) - 2];
    const Move &answer = record.moves()[static_cast<std::ptrdiff_t>(ply) - 1];
    const quint64 from = (*before)[move.component];
    const quint64 to = (*between)[move.component];
    const QString equation = nimSumEquation(*after);
    const QString moved = record.position(ply - 1).components[move.component].text();
    if (answer.component != move.component) {
        return ModelText::tr("%1 has value %2, so %3 gets value %4: %5.")
            .arg(moved)
            .arg(to)
            .arg(record.position(ply - 2).components[answer.component].text())
            .arg((*after)[answer.component])
            .arg(equation);
    }
    if (to > from)
        return ModelText::tr("The move to value %1 is reversed: %1 is a mex, so %2 has a follower of value %3. %4.")
            .arg(to)
            .arg(moved)
            .arg(from)
            .arg(equation);
    return ModelText::tr("%1 had value %2 and has a follower of value %3, as before: %4.")
        .arg(moved)
        .arg(to)
        .arg(from)
        .arg(equation);
}

} // namespace mexplorer
