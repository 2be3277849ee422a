// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/sumrules.h"

#include "model/core/modeltext.h"
#include "model/core/saturatingsum.h"
#include "model/games/joinedposition.h"

#include <algorithm>

namespace mexplorer {

QString SumRules::text() const
{
    QStringList texts;
    for (const RulesPtr &rules : m_summands)
        texts << rules->text();
    return texts.join(QStringLiteral(" + "));
}

QString SumRules::key() const
{
    QStringList keys;
    for (const RulesPtr &rules : m_summands)
        keys << rules->key();
    return keys.join(QStringLiteral(" + "));
}

bool SumRules::isSame(const Rules &other) const
{
    return std::ranges::equal(m_summands, other.summands(),
                              [](const RulesPtr &a, const RulesPtr &b) { return a->isSame(*b); });
}

void SumRules::followers(Cells position, Sink sink) const
{
    CellVector next;
    forEachSummand(*this, position, [&](std::size_t i, Cells cells) {
        const std::size_t from = static_cast<std::size_t>(cells.data() - position.data()) - 1;
        const Cells before = position.first(from);
        const Cells after = position.subspan(from + 1 + cells.size());
        m_summands[i]->followers(cells, [&](Cells follower) {
            next.assign(before.begin(), before.end());
            next.push_back(follower.size());
            next.insert(next.end(), follower.begin(), follower.end());
            next.insert(next.end(), after.begin(), after.end());
            sink(next);
        });
    });
}

quint64 SumRules::followerBound(Cells position) const
{
    quint64 bound = 0;
    forEachSummand(*this, position, [&](std::size_t i, Cells cells) {
        bound = saturatingSum(bound, m_summands[i]->followerBound(cells));
    });
    return bound;
}

bool SumRules::isFollower(Cells before, Cells after) const
{
    std::vector<Cells> from;
    std::vector<Cells> to;
    forEachSummand(*this, before, [&](std::size_t, Cells cells) { from.push_back(cells); });
    forEachSummand(*this, after, [&](std::size_t, Cells cells) { to.push_back(cells); });
    std::size_t moved = 0;
    bool isMove = true;
    for (std::size_t i = 0; i < from.size(); ++i) {
        // A move around a cycle of length one changes nothing.
        const bool isSame = std::ranges::equal(from[i], to[i]);
        moved += isSame ? 0 : 1;
        isMove = isMove && (isSame || m_summands[i]->isFollower(from[i], to[i]));
    }
    if (moved > 0)
        return moved == 1 && isMove;
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (m_summands[i]->isFollower(from[i], from[i]))
            return true;
    }
    return false;
}

std::optional<CellVector> SumRules::exampleFollower(Cells position) const
{
    std::vector<CellVector> positions;
    forEachSummand(*this, position,
                   [&](std::size_t, Cells cells) { positions.emplace_back(cells.begin(), cells.end()); });
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (auto after = m_summands[i]->exampleFollower(positions[i])) {
            positions[i] = std::move(*after);
            return joinedCells(positions);
        }
    }
    return std::nullopt;
}

QString SumRules::positionText(Cells position) const
{
    QStringList texts;
    forEachSummand(*this, position, [&](std::size_t i, Cells cells) {
        texts << m_summands[i]->text() + u':' + m_summands[i]->positionText(cells);
    });
    return texts.join(QStringLiteral(" + "));
}

Result<std::vector<Component>> SumRules::parsePosition(Scanner &scanner) const
{
    return scanner.problemHere(ModelText::tr("expected a single game."));
}

CellVector SumRules::symmetric(Cells position) const
{
    CellVector joined;
    joined.reserve(position.size());
    CellVector form;
    Cells last;
    const Rules *lastRules = nullptr;
    forEachSummand(*this, position, [&](std::size_t i, Cells cells) {
        // Only one of many equal components, as in 40*cram:4x4, is computed.
        if (m_summands[i].get() != lastRules || !std::ranges::equal(cells, last))
            form = m_summands[i]->symmetric(cells);
        lastRules = m_summands[i].get();
        last = cells;
        joined.push_back(form.size());
        joined.insert(joined.end(), form.begin(), form.end());
    });
    return joined;
}

quint64 SumRules::size(Cells position) const
{
    quint64 sum = 0;
    forEachSummand(*this, position,
                   [&](std::size_t i, Cells cells) { sum = saturatingSum(sum, m_summands[i]->size(cells)); });
    return sum;
}

bool SumRules::isAcyclic() const
{
    return std::ranges::all_of(m_summands, [](const RulesPtr &rules) { return rules->isAcyclic(); });
}

} // namespace mexplorer
