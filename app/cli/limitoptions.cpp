// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/limitoptions.h"

#include "model/core/scanner.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

constexpr quint64 positionsLimit = 1'000'000'000;
constexpr quint64 maxMovesLimit = 1'000'000'000'000;

struct LimitOptionsText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::LimitOptions)
};

} // namespace

LimitOptions::LimitOptions()
    : m_positions(QStringLiteral("max-positions"),
                  LimitOptionsText::tr("Give up past <N> positions remembered (%1).")
                      .arg(groupedNumber(SolverLimits().maxPositions)),
                  QStringLiteral("N")),
      m_moves(QStringLiteral("max-moves"),
              LimitOptionsText::tr("Give up after looking at <N> moves (%1; %2 for a big matrix).")
                  .arg(groupedNumber(SolverLimits().maxMoves), groupedNumber(SolverLimits().maxSearch)),
              QStringLiteral("N"))
{
}

Result<std::optional<quint64>> LimitOptions::positions(const CommandOptions &options) const
{
    return options.number(m_positions, 1, positionsLimit);
}

Result<std::optional<quint64>> LimitOptions::moves(const CommandOptions &options) const
{
    return options.number(m_moves, 1, maxMovesLimit);
}

Result<SolverLimits> LimitOptions::read(const CommandOptions &options) const
{
    const auto maxPositions = positions(options);
    if (!maxPositions)
        return maxPositions.problem();
    const auto maxMoves = moves(options);
    if (!maxMoves)
        return maxMoves.problem();
    SolverLimits limits;
    limits.maxPositions = maxPositions->value_or(limits.maxPositions);
    limits.maxSearch = maxMoves->value_or(limits.maxSearch);
    limits.maxMoves = maxMoves->value_or(limits.maxMoves);
    return limits;
}

} // namespace mexplorer
