// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardsearch.h"

#include "model/core/threads.h"
#include "model/core/workerpair.h"

#include <QScopeGuard>

#include <algorithm>

namespace mexplorer {

BoardSearch::BoardSearch(RulesPtr rules, int maxMemoBits)
    : m_rules(std::move(rules)), m_memo(maxMemoBits), m_first(m_rules, m_memo, m_tables, m_busyParts, m_knownParts)
{
    setThreads(WorkerPair::isUseful() ? 2 : 1);
}

void BoardSearch::setThreads(int threads, quint64 alone)
{
    m_alone = threads > 1 ? alone : ~quint64(0);
}

std::optional<Value> BoardSearch::value(const BoardShape &board, quint64 maxMoves, JobControl &control)
{
    return ask<Value>([&](BoardWorker &worker) { return worker.value(board); }, maxMoves, control);
}

std::optional<bool> BoardSearch::hasValue(const BoardShape &board, quint64 target, quint64 maxMoves,
                                          JobControl &control)
{
    return ask<bool>([&](BoardWorker &worker) { return worker.hasValue(board, target); }, maxMoves, control);
}

std::optional<BoardKnowledge> BoardSearch::knowledgeThrough(const BoardShape &board, Value most, JobControl &control)
{
    return ask<BoardKnowledge>([&](BoardWorker &worker) { return worker.knowledgeThrough(board, most); }, ~quint64(0),
                               control);
}

void BoardSearch::setKnowledge(const BoardShape &board, const BoardKnowledge &knowledge)
{
    if (board.cells != 0)
        m_knownParts[canonical(cutOut(board.cells, board.columns), m_rules->clearingGame()->images())] = knowledge;
}

std::vector<BoardShape> BoardSearch::partsBelow(std::span<const BoardShape> boards, std::size_t count,
                                                JobControl &control)
{
    const std::atomic<bool> isAnswered = false;
    m_first.begin(~quint64(0), control, isAnswered, true);
    return m_first.partsBelow(boards, count);
}

std::optional<Problem> BoardSearch::useCheckpoint(const QString &path, std::chrono::milliseconds interval)
{
    BoardCheckpoint checkpoint(path, m_rules->text(), interval);
    if (auto problem = checkpoint.read(m_memo))
        return problem;
    m_checkpoint = std::move(checkpoint);
    m_first.setCheckpoint(&*m_checkpoint);
    return std::nullopt;
}

std::optional<Problem> BoardSearch::writeCheckpoint()
{
    return m_checkpoint ? m_checkpoint->write(m_memo) : std::nullopt;
}

template <class Answer, class Question>
std::optional<Answer> BoardSearch::ask(Question question, quint64 maxMoves, JobControl &control)
{
    const std::atomic<bool> isAnswered = false;
    m_first.begin(std::min(maxMoves, m_alone), control, isAnswered, true);
    const std::optional<Answer> answer = question(m_first);
    if (answer || maxMoves <= m_alone || control.isCancelled())
        return answer;
    return askBoth<Answer>(question, maxMoves - m_alone, control);
}

/// The answer of the worker that is ready first.
template <class Answer, class Question>
std::optional<Answer> BoardSearch::askBoth(Question question, quint64 maxMoves, JobControl &control)
{
    if (!m_second)
        m_second = std::make_unique<BoardWorker>(m_rules, m_memo, m_tables, m_busyParts, m_knownParts);
    std::atomic<bool> isAnswered = false;
    std::array<std::optional<Answer>, 2> answers;
    m_first.begin(maxMoves, control, isAnswered, true);
    m_second->begin(~quint64(0), control, isAnswered, false);
    runInThreads(2, [&](unsigned number) {
        m_memo.enter();
        const auto end = qScopeGuard([&] {
            isAnswered = true; // or the first has come to its limit
            m_memo.leave();
        });
        answers[number] = question(number == 0 ? m_first : *m_second);
    });
    return answers[0] ? answers[0] : answers[1];
}

} // namespace mexplorer
