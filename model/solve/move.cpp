// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/move.h"

#include "model/core/exceptions.h"
#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/graph/positionstore.h"

#include <algorithm>

namespace mexplorer {

Move makeMove(const Position &from, std::size_t component, Cells after)
{
    const Component &before = from.components[component];
    Move move;
    move.component = component;
    move.cells.assign(after.begin(), after.end());
    move.text = before.rules->positionText(before.cells) + QStringLiteral(" -> ") + before.rules->positionText(after);
    move.to = from;
    move.to.components[component].cells = move.cells;
    return move;
}

bool contains(std::span<const Move> moves, std::size_t component, const CellVector &cells)
{
    return std::ranges::any_of(moves,
                               [&](const Move &move) { return move.component == component && move.cells == cells; });
}

namespace {

/// Checks a control once in some thousand followers, which take about a millisecond.
class CancelCheck
{
public:
    explicit CancelCheck(const JobControl *control) : m_control(control) {}

    /// Call this for each follower, with the number of components that are copied for it.
    bool isCancelled(std::size_t components = 1)
    {
        m_count += components;
        if (m_control && !m_isCancelled && m_count >= interval) {
            m_count = 0;
            m_isCancelled = m_control->isCancelled();
        }
        return m_isCancelled;
    }

private:
    static constexpr std::size_t interval = 2048;

    const JobControl *m_control;
    std::size_t m_count = interval; ///< so that the first call checks
    bool m_isCancelled = false;
};

} // namespace

Result<std::vector<CellVector>> distinctFollowers(const Component &component, quint64 maxFollowers,
                                                  const JobControl *control)
{
    if (component.rules->followerBound(component.cells) > maxFollowers) {
        return Problem::limit(Problem::Code::Listing,
                              ModelText::tr("%1 may have more than %2 ways to move, the limit of what is listed; "
                                            "choose a smaller position.")
                                  .arg(shortened(component.text()), groupedNumber(maxFollowers)));
    }
    PositionStore seen;
    CancelCheck check(control);
    const auto all = withoutExceptions([&] {
        component.rules->followers(component.cells, [&](Cells follower) {
            if (!check.isCancelled())
                seen.insert(follower);
        });
        return true;
    });
    if (!all)
        return all.problem();
    std::vector<CellVector> followers;
    followers.reserve(seen.size());
    for (PositionId id = 0; id < seen.size() && !check.isCancelled(); ++id)
        followers.emplace_back(seen[id].begin(), seen[id].end());
    return check.isCancelled() ? Result<std::vector<CellVector>>(Problem::cancelled()) : followers;
}

Result<std::vector<std::vector<CellVector>>> componentFollowers(const Position &position, quint64 maxFollowers,
                                                                const JobControl *control)
{
    constexpr quint64 maxListed = 5'000'000; // for all moves together: each move contains its whole position
    quint64 components = 0;
    std::vector<std::vector<CellVector>> followers;
    for (const Component &component : position.components) {
        auto ofOne = distinctFollowers(component, maxFollowers, control);
        if (!ofOne)
            return ofOne.problem();
        components += ofOne->size() * position.components.size();
        if (components > maxListed)
            return Problem::limit(Problem::Code::Listing,
                                  ModelText::tr("A sum of %1 components has more moves here than can be listed; choose "
                                                "fewer components or smaller ones.")
                                      .arg(groupedNumber(position.components.size())));
        followers.push_back(std::move(ofOne).value());
    }
    return followers;
}

Result<std::vector<Move>> distinctMoves(const Position &position, quint64 maxFollowers, const JobControl *control)
{
    const auto followers = componentFollowers(position, maxFollowers, control);
    if (!followers)
        return followers.problem();
    std::vector<Move> moves;
    CancelCheck check(control);
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        for (const CellVector &follower : (*followers)[i]) {
            if (check.isCancelled(position.components.size()))
                return Problem::cancelled();
            moves.push_back(makeMove(position, i, follower));
        }
    }
    return moves;
}

} // namespace mexplorer
