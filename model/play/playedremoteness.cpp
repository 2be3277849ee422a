// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/playedremoteness.h"

#include "model/explore/exploration.h"
#include "model/play/match.h"
#include "model/play/thinking.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t maxAnswers = 10'000; ///< stored at most

std::optional<quint32> askSolver(const Solver &solver, const Position &position, Convention convention,
                                 JobControl &control)
{
    const Result<BestMoves> best = solver.bestMoves(position, convention, control);
    if (!best)
        return std::nullopt;
    if (best->moves.empty())
        return best->outcome == Outcome::Draw ? std::nullopt : std::optional<quint32>(0);
    return best->remoteness.empty() ? std::nullopt : std::optional(best->remoteness.front() + 1);
}

} // namespace

PlayedRemoteness::PlayedRemoteness(Solver solver, Match *match, const Exploration *exploration, Jobs *jobs,
                                   QObject *parent)
    : QObject(parent), m_solver(std::move(solver)), m_match(match), m_exploration(exploration), m_asking(jobs)
{
}

std::optional<quint32> PlayedRemoteness::ofGraph(std::size_t ply) const
{
    const auto id = m_exploration->find(m_match->record().position(ply));
    if (!id || m_exploration->labels()->convention() != m_match->convention())
        return std::nullopt;
    return Labels::known(m_exploration->labels()->remoteness(*id));
}

/// The solver's answer for a position; null if there is none.
const std::optional<quint32> *PlayedRemoteness::answer(std::size_t ply) const
{
    if (m_convention != m_match->convention())
        return nullptr;
    const auto found = std::ranges::find_if(
        m_answers, [&](const auto &entry) { return entry.first == m_match->record().position(ply); });
    return found == m_answers.end() ? nullptr : &found->second;
}

std::optional<quint32> PlayedRemoteness::at(std::size_t ply) const
{
    if (const auto known = ofGraph(ply))
        return known;
    const std::optional<quint32> *asked = answer(ply);
    return asked ? *asked : std::nullopt;
}

bool PlayedRemoteness::isUnknown(std::size_t ply) const
{
    const std::optional<quint32> *asked = answer(ply);
    return asked && !*asked && !ofGraph(ply) && m_match->record().outcome(ply) != Outcome::Draw;
}

void PlayedRemoteness::ask()
{
    if (m_exploration->isBuilding() || m_asking.isRunning())
        return;
    if (m_convention != m_match->convention() || m_thinkingTimeMs != m_match->solverSettings()->thinkingTimeMs() ||
        m_answers.size() >= maxAnswers) {
        m_answers.clear();
        m_convention = m_match->convention();
        m_thinkingTimeMs = m_match->solverSettings()->thinkingTimeMs();
    }
    for (std::size_t ply = 0; ply <= m_match->record().length(); ++ply) {
        // Skips positions that are not assessed yet: the assessment fills most of the tables that this search needs.
        if (!m_match->record().assessment(ply).isMade() || answer(ply) || ofGraph(ply))
            continue;
        m_asking.start(
            tr("Looking for the remoteness"),
            [solver = m_solver.withLimits(limitsFor(m_thinkingTimeMs)), position = m_match->record().position(ply),
             convention = m_convention](JobControl &control) {
                return std::pair(position, askSolver(solver, position, convention, control));
            },
            [this](std::pair<Position, std::optional<quint32>> answer) {
                m_answers.push_back(std::move(answer));
                emit changed();
            });
        m_asking.limitTime(m_thinkingTimeMs);
        return;
    }
}

} // namespace mexplorer
