// SPDX-License-Identifier: GPL-3.0-or-later
// The size of the boards on the table: the largest unit (the side of a cell or pin in pixels) of a short list at which
// all boards fit into the room, found by halving, as a smaller unit always needs less room. A few boards stand beside
// each other on one floor if that costs no more than four tenths of the unit, and if the pieces stay large enough for a
// finger where they were.
//
// Cost: at most four layouts of all boards per search. Left out: different units for different boards.
#include "views/play/boardfit.h"

#include "views/boards/boardwidget.h"
#include "views/play/boardcard.h"
#include "views/play/boardgroup.h"
#include "views/theme/touch.h"
#include "views/widgets/flowlayout.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// The sides of cells and pins that are tried, until all boards fit on the table.
constexpr auto units = std::to_array<int>({320, 256, 208, 168, 136, 112, 96, 80, 68, 60, 52, 44, 40, 32, 24});

} // namespace

/// The first of the units at which the boards fit, found by halving: on one floor if that is asked for. The number of
/// units if there is none.
std::size_t BoardFit::firstFitting(bool onOneFloor) const
{
    const auto isTooLarge = [&](int unit) { return !fitAt(unit) || (onOneFloor && !isOneFloor()); };
    return static_cast<std::size_t>(std::partition_point(units.begin(), units.end(), isTooLarge) - units.begin());
}

bool BoardFit::fit() const
{
    constexpr int few = 6;
    constexpr double worthIt = 0.6;
    const std::size_t largest = firstFitting(false);
    if (largest == units.size()) {
        fitAt(units.back());
        return false;
    }
    const int count = m_table->layout()->count();
    const std::size_t beside = count > 1 && count <= few ? firstFitting(true) : units.size();
    const bool isWorthIt = beside < units.size() && units[beside] >= worthIt * units[largest];
    fitAt(units[largest]);
    const bool isLarge = isLargeForTouch();
    if (isWorthIt)
        fitAt(units[beside]);
    if (isLarge && !isLargeForTouch())
        fitAt(units[largest]);
    return true;
}

bool BoardFit::fitOneFloor() const
{
    const std::size_t first = firstFitting(true);
    return first < units.size() && fitAt(units[first]);
}

bool BoardFit::isOneFloor() const
{
    const auto *flow = static_cast<FlowLayout *>(m_table->layout());
    const QMargins margins = flow->contentsMargins();
    int width = margins.left() + margins.right() - flow->spacing();
    for (int i = 0; i < flow->count(); ++i) {
        const QLayoutItem *item = flow->itemAt(i);
        width += flow->spacing() + item->sizeHint().expandedTo(item->minimumSize()).width();
    }
    return width <= m_room.width();
}

bool BoardFit::isLargeForTouch() const
{
    return std::all_of(m_cards.begin(), m_cards.end(), [](const BoardCard *card) {
        const BoardWidget *board = card->board();
        for (int piece = 0; piece < board->pieceCount(); ++piece) {
            const QSizeF size = board->pieceRect(piece).size();
            if (!size.isEmpty() && std::min(size.width(), size.height()) < touchSize)
                return false;
        }
        return true;
    });
}

/// Gives all boards a unit; true if they fit.
bool BoardFit::fitAt(int unit) const
{
    for (BoardCard *card : m_cards) {
        card->board()->setUnit(unit);
        card->layout()->invalidate();
        card->updateGeometry();
    }
    const QMargins margins = m_table->layout()->contentsMargins();
    for (BoardGroup *group : m_groups)
        group->setRoom(m_room.width() - margins.left() - margins.right());
    // Heaps of one game stand beside each other, unless that makes them too small for a finger.
    if (unit > touchSize &&
        !std::all_of(m_groups.begin(), m_groups.end(), [](const BoardGroup *group) { return group->isOneLine(); }))
        return false;
    return minTableWidth() <= m_room.width() && m_table->layout()->heightForWidth(m_room.width()) <= m_room.height();
}

int BoardFit::minTableWidth() const
{
    int widest = 0;
    for (const BoardCard *card : m_cards)
        widest = std::max(widest, card->sizeHint().width());
    for (const BoardGroup *group : m_groups)
        widest = std::max(widest, group->minimumSizeHint().width());
    const QMargins margins = m_table->layout()->contentsMargins();
    return widest + margins.left() + margins.right();
}

} // namespace mexplorer
