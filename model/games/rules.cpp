// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/rules.h"

#include "model/core/modeltext.h"
#include "model/core/saturatingsum.h"
#include "model/games/catalogue.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace mexplorer {

QString Component::text() const
{
    return rules->text() + u':' + rules->positionText(cells);
}

bool Component::operator==(const Component &other) const
{
    return cells == other.cells && rules->isSame(*other.rules);
}

QString Rules::inWords() const
{
    return familyOf(*this).summary();
}

QString Rules::examplePosition() const
{
    return familyOf(*this).examplePosition();
}

quint64 Rules::followerBound(Cells position) const
{
    quint64 count = 0;
    followers(position, [&count](Cells) { ++count; });
    return count;
}

bool Rules::isFollower(Cells before, Cells after) const
{
    bool found = false;
    followers(before, [&](Cells follower) { found = found || std::ranges::equal(follower, after); });
    return found;
}

std::optional<CellVector> Rules::exampleFollower(Cells position) const
{
    std::optional<CellVector> first;
    followers(position, [&first](Cells follower) {
        if (!first)
            first.emplace(follower.begin(), follower.end());
    });
    return first;
}

std::optional<CellVector> Rules::randomFollower(Cells position, RandomNumber) const
{
    return exampleFollower(position);
}

namespace {

/// The heaps of \a heaps, greatest first, that aren't among \a others.
CellVector heapsWithout(Cells heaps, Cells others)
{
    CellVector left;
    std::ranges::set_difference(heaps, others, std::back_inserter(left), std::greater<>());
    return left;
}

} // namespace

QString Rules::moveText(Cells before, Cells after, MoveForm) const
{
    if (isMultiset() && before.size() > 1) // only the changed heap
        return QStringLiteral("%1 → %2").arg(positionText(heapsWithout(before, after)),
                                             positionText(heapsWithout(after, before)));
    return QStringLiteral("%1 → %2").arg(positionName(before), positionName(after));
}

CellVector Rules::randomPosition(Cells like, quint64, RandomNumber below) const
{
    constexpr quint64 maxMoves = 8;
    CellVector at(like.begin(), like.end());
    for (quint64 moves = below(maxMoves); moves > 0; --moves) {
        std::vector<CellVector> open;
        followers(at, [&](Cells follower) {
            if (exampleFollower(follower))
                open.emplace_back(follower.begin(), follower.end());
        });
        if (open.empty())
            break;
        at = open[below(open.size())];
    }
    return at;
}

Result<std::vector<Component>> Rules::defaultPosition(Scanner &scanner) const
{
    return scanner.problemHere(ModelText::tr("expected ':' and a position, as in %1.").arg(exampleOf(*this)));
}

QString Position::text() const
{
    QString result;
    QString lastRules;
    for (const Component &component : components) {
        const QString rulesText = component.rules->text();
        if (component.rules->isMultiset() && rulesText == lastRules)
            result += u',';
        else
            result += (result.isEmpty() ? QString() : QStringLiteral(" + ")) + rulesText + u':';
        result += component.rules->positionText(component.cells);
        lastRules = rulesText;
    }
    return result;
}

bool isAcyclic(const Position &position)
{
    return std::ranges::all_of(position.components,
                               [](const Component &component) { return component.rules->isAcyclic(); });
}

quint64 greatestHeapOf(const Scanner &scanner)
{
    return scanner.greatestHeap() == GreatestHeap::Large ? maxLargeHeap : maxTokens;
}

Result<quint64> heapAt(Scanner &scanner, const QString &expected)
{
    return scanner.number(greatestHeapOf(scanner), ModelText::tr("a heap holds at most %1."), expected);
}

quint64 sizeOf(const Position &position)
{
    quint64 size = 0;
    for (const Component &component : position.components)
        size = saturatingSum(size, component.rules->size(component.cells));
    return size;
}

} // namespace mexplorer
