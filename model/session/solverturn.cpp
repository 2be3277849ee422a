// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/solverturn.h"

#include "model/session/thinking.h"

#include <algorithm>

namespace mexplorer {

SolverTurn::SolverTurn(Jobs *jobs, QObject *parent) : QObject(parent), m_thinking(jobs)
{
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &SolverTurn::makeMove);
}

void SolverTurn::start(const SolverPlayer &player, const GameRecord &record, std::size_t place, int thinkingTimeMs)
{
    m_clock.start();
    m_isHurried = false;
    m_thinkingTimeMs = thinkingTimeMs;
    m_thinking.start(
        tr("The solver is thinking"),
        [player, record, place, thinkingTimeMs](JobControl &control) {
            return chooseMove(player, record, place, thinkingTimeMs, control);
        },
        [this](SolverReply reply) { setReply(std::move(reply)); },
        [this](const Problem &problem) { emit failed(problem); });
    m_thinking.limitTime(thinkingTimeMs);
}

void SolverTurn::setReply(SolverReply reply)
{
    if (!reply.move) {
        emit failed(reply.move.problem());
        return;
    }
    const bool isGuess = !reply.whyGuessed.isEmpty();
    m_answer = Answer{std::move(reply.move).value(), m_isHurried && isGuess
                                                         ? tr("The solver guessed its move, as it was to move at once.")
                                                         : reply.whyGuessed};
    emit chosen();
}

void SolverTurn::moveAfter(int ms)
{
    m_delay.start(m_isHurried ? 0 : static_cast<int>(std::max<qint64>(0, ms - m_clock.elapsed())));
}

void SolverTurn::moveNow()
{
    if (m_answer) {
        m_delay.stop();
        makeMove();
    } else {
        m_isHurried = true;
        m_thinking.cancel();
    }
}

void SolverTurn::makeMove()
{
    const Answer answer = *std::exchange(m_answer, std::nullopt);
    emit moved(answer.move, answer.whyGuessed);
}

void SolverTurn::stop()
{
    m_answer.reset();
    m_delay.stop();
    m_thinking.drop();
}

int SolverTurn::leftMs() const
{
    return static_cast<int>(std::max<qint64>(0, m_thinkingTimeMs - m_clock.elapsed()));
}

} // namespace mexplorer
