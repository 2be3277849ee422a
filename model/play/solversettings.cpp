// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/solversettings.h"

#include "model/core/settings.h"
#include "model/play/randomposition.h"
#include "model/play/thinking.h"

#include <utility>

namespace mexplorer {

SolverSettings::SolverSettings(QObject *parent)
    : QObject(parent), m_seed(freshSeed()), m_thinkingTimeMs(1000 * Settings::instance().thinkingTime.value())
{
    const Setting<int> &setting = Settings::instance().thinkingTime;
    connect(&setting, &AnySetting::changed, this, [this, &setting] { setThinkingTimeMs(1000 * setting.value()); });
}

void SolverSettings::setOpponent(Player player, const Opponent &opponent)
{
    Opponent &present = m_opponents[player == Player::First ? 0 : 1];
    if (opponent == present)
        return;
    present = opponent;
    emit opponentsChanged();
}

void SolverSettings::swapOpponents()
{
    std::swap(m_opponents[0], m_opponents[1]);
    emit opponentsChanged();
}

void SolverSettings::setSeed(quint64 seed)
{
    if (seed != std::exchange(m_seed, seed))
        emit seedChanged(seed);
}

void SolverSettings::setThinkingTimeMs(int ms)
{
    if (ms != std::exchange(m_thinkingTimeMs, ms))
        emit thinkingTimeChanged(ms);
}

} // namespace mexplorer
