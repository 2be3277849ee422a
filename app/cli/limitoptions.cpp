// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/limitoptions.h"

#include "model/core/scanner.h"

namespace mexplorer {

namespace {

constexpr quint64 positionsLimit = 1'000'000'000;
constexpr quint64 maxMovesLimit = 1'000'000'000'000;

} // namespace

LimitOptions::LimitOptions()
    : m_positions("max-positions",
                  CommandText::tr("Give up when more than <N> positions have to be remembered (%1).")
                      .arg(groupedNumber(SolverLimits().maxPositions)),
                  "N"),
      m_moves("max-moves",
              CommandText::tr("Give up after looking at <N> moves (%1; %2 for a big matrix).")
                  .arg(groupedNumber(SolverLimits().maxMoves), groupedNumber(SolverLimits().maxSearch)),
              "N")
{
}

std::optional<quint64> LimitOptions::positions(CommandOptions &options) const
{
    return options.number(m_positions, 1, positionsLimit);
}

std::optional<quint64> LimitOptions::moves(CommandOptions &options) const
{
    return options.number(m_moves, 1, maxMovesLimit);
}

SolverLimits LimitOptions::read(CommandOptions &options) const
{
    SolverLimits limits;
    limits.maxPositions = positions(options).value_or(limits.maxPositions);
    const std::optional<quint64> given = moves(options);
    limits.maxSearch = given.value_or(limits.maxSearch);
    limits.maxMoves = given.value_or(limits.maxMoves);
    return limits;
}

} // namespace mexplorer
