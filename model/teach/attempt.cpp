// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/teach/attempt.h"

#include "model/core/modeltext.h"
#include "model/step/tracewords.h"

#include <algorithm>

namespace mexplorer {

Attempt::Attempt(ExercisePtr exercise)
    : m_exercise(std::move(exercise)), m_fields(answerFields(*m_exercise)), m_states(m_fields.size())
{
}

QString Attempt::enteredText(int index) const
{
    const std::optional<quint32> answer = entered(index);
    if (!answer)
        return {};
    switch (field(index).input) {
    case AnswerField::Input::Outcome:
        return outcomeLetter(*answer == 0 ? Outcome::P : Outcome::N);
    case AnswerField::Input::Choice:
        return field(index).choices.value(static_cast<qsizetype>(*answer));
    default:
        return QString::number(*answer);
    }
}

bool Attempt::isOpen(int index) const
{
    const std::vector<int> &needs = field(index).needs;
    return std::ranges::all_of(needs, [this](int need) { return entered(need).has_value(); });
}

bool Attempt::isDone() const
{
    return std::ranges::all_of(m_states, [](const State &state) { return state.entered.has_value(); });
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
    QStringList prompts;
    for (const int need : field(index).needs) {
        if (!entered(need))
            prompts << field(need).prompt.marked();
    }
    return ModelText::tr("This depends on what comes first: %1").arg(prompts.first());
}

Attempt::Verdict Attempt::enter(int index, quint32 answer)
{
    const AnswerField &asked = field(index);
    if (entered(index))
        return {true, false, reason(index)};
    if (!isOpen(index))
        return {false, true, neededFirst(index)};
    if (std::ranges::find(asked.right, answer) != asked.right.end()) {
        take(index, answer);
        return {true, false, reason(index)};
    }
    ++m_mistakes;
    m_states[static_cast<std::size_t>(index)].hadMistake = true;
    return {false, false, asked.reason(answer)};
}

Attempt::Verdict Attempt::show(int index)
{
    if (!isOpen(index))
        return {false, true, neededFirst(index)};
    if (!entered(index)) {
        m_states[static_cast<std::size_t>(index)].isShown = true;
        take(index, field(index).right.front());
    }
    return {true, false, reason(index)};
}

Sentence Attempt::reason(int index) const
{
    const QString why = field(index).reason(*entered(index)).marked();
    if (!wasShown(index)) // an answer of one's own
        return ModelText::tr("Right. %1").arg(why).trimmed();
    if (field(index).input == AnswerField::Input::YesNo)
        return why;
    return ModelText::tr("The answer: %1. %2").arg(enteredText(index), why).trimmed();
}

void Attempt::take(int index, quint32 answer)
{
    m_states[static_cast<std::size_t>(index)].entered = answer;
    if (m_exercise->kind != ExerciseKind::WinningMove)
        return;
    // What is asked next depends on the moves that are found.
    std::vector<quint32> entered;
    for (const State &state : m_states) {
        if (!state.entered)
            break;
        entered.push_back(*state.entered);
    }
    m_fields = answerFields(*m_exercise, entered);
}

int Attempt::foundAtOnce() const
{
    return static_cast<int>(std::ranges::count_if(
        m_states, [](const State &state) { return state.entered && !state.isShown && !state.hadMistake; }));
}

} // namespace mexplorer
