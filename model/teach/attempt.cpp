// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/teach/attempt.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

Attempt::Attempt(ExercisePtr exercise)
    : m_exercise(std::move(exercise)), m_fields(answerFields(*m_exercise)), m_answers(m_fields.size())
{
}

QString Attempt::enteredText(int index) const
{
    const std::optional<Value> answer = entered(index);
    return answer ? field(index).question.answerText(*answer) : QString();
}

bool Attempt::isOpen(int index) const
{
    const std::vector<int> &needs = field(index).needs;
    return std::ranges::all_of(needs, [this](int need) { return entered(need).has_value(); });
}

bool Attempt::isDone() const
{
    return std::ranges::all_of(m_answers, [](const Answering &one) { return one.answer().has_value(); });
}

int Attempt::nextField(int from) const
{
    for (int i = 0; i < fieldCount(); ++i) {
        const int index = (from + i) % fieldCount();
        if (!entered(index) && isOpen(index))
            return index;
    }
    return -1;
}

Sentence Attempt::neededFirst(int index) const
{
    const std::vector<int> &needs = field(index).needs;
    const auto first = std::ranges::find_if(needs, [this](int need) { return !entered(need); });
    return ModelText::tr("Answer this first: %1").arg(field(*first).question.text.marked());
}

Attempt::Verdict Attempt::enter(int index, Value answer)
{
    if (!isOpen(index))
        return {false, true, neededFirst(index)};
    const Sentence reason = m_answers[static_cast<std::size_t>(index)].give(field(index).question, answer);
    if (entered(index))
        updateFields();
    return {entered(index).has_value(), false, reason};
}

Attempt::Verdict Attempt::show(int index)
{
    if (!isOpen(index))
        return {false, true, neededFirst(index)};
    const Sentence reason = m_answers[static_cast<std::size_t>(index)].show(field(index).question);
    updateFields();
    return {true, false, reason};
}

/// The questions about further winning moves depend on the moves that are found.
void Attempt::updateFields()
{
    if (m_exercise->kind != ExerciseKind::WinningMove)
        return;
    std::vector<Value> entered;
    for (const Answering &one : m_answers) {
        if (!one.answer())
            break;
        entered.push_back(*one.answer());
    }
    m_fields = answerFields(*m_exercise, entered);
}

Score Attempt::score() const
{
    Score score;
    for (const Answering &one : m_answers)
        score += one.score();
    return score;
}

int Attempt::mistakes() const
{
    return std::accumulate(m_answers.begin(), m_answers.end(), 0,
                           [](int sum, const Answering &one) { return sum + one.mistakes(); });
}

} // namespace mexplorer
