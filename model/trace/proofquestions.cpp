// SPDX-License-Identifier: GPL-3.0-or-later
// What a class is asked during the proof, see prooftrace.cpp.

#include "model/trace/prooftrace.h"
#include "model/trace/tracewords.h"

#include <QCoreApplication>

#include <bit>

namespace mexplorer {

namespace {

constexpr qsizetype maxProofChoices = 16;

struct ProofQuestionText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ProofTrace)
};

} // namespace

std::optional<Question> ProofTrace::question(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    const auto a = static_cast<Value>(step.index);
    std::optional<Question> question;
    switch (step.kind) {
    case StepKind::Plan:
        question = questions::number(
            Question::Kind::ProofBound,
            ProofQuestionText::tr("The value of %1 is the mex of its followers' values. Which is the number that none "
                                  "of them may have, while each smaller one is to be found among them?")
                .arg(name()),
            m_value, ProofQuestionText::tr("Not this one. The theorem says what the mex is to be."));
        break;
    case StepKind::Difference:
        question = questions::nimSumOf(ProofQuestionText::tr("Let %1. What is %2?")
                                           .arg(Sentence::math(QStringLiteral("a = %1").arg(a)),
                                                Sentence::math(QStringLiteral("a ⊕ b = %1 ⊕ %2").arg(a).arg(m_value))),
                                       {a, m_value});
        break;
    case StepKind::Smaller:
        question = smallerQuestion(a);
        break;
    case StepKind::Reached:
        question = reachedQuestion(a);
        break;
    case StepKind::Cancel:
        question = cancelQuestion(step.index);
        break;
    case StepKind::Mex:
        question = questions::number(
            Question::Kind::Mex, ProofQuestionText::tr("So what is %1?").arg(tracewords::g(name())), m_value,
            ProofQuestionText::tr(
                "The first part has found each number below the mex among the values of the followers, and "
                "the second has shown which number isn't among them."));
        break;
    case StepKind::Answer:
        question = answerQuestion();
        break;
    case StepKind::End:
        question = questions::outcomeOf(name(), m_value == 0 ? Outcome::P : Outcome::N, Convention::Normal);
        break;
    default:
        break;
    }
    if (question)
        question->about.push_back(position());
    return question;
}

/// Any component with a 1 in the leading column of d will do.
std::optional<Question> ProofTrace::smallerQuestion(Value a) const
{
    const int column = static_cast<int>(std::bit_width(a ^ m_value)) - 1;
    QStringList names;
    std::vector<Value> right;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        if (names.contains(componentName(i)))
            continue;
        if ((m_values[i] >> column) & 1)
            right.push_back(static_cast<Value>(names.size()));
        names << componentName(i);
    }
    if (names.size() < 2 || names.size() > maxProofChoices)
        return {};
    const QString power = tracewords::number(quint64(1) << column);
    return questions::choice(
        Question::Kind::Component,
        ProofQuestionText::tr("Which component has a value with a 1 in the column of %1?").arg(power), names, right,
        ProofQuestionText::tr("The value of this one has a 0 in the column of %1.").arg(power));
}

std::optional<Question> ProofTrace::reachedQuestion(Value a) const
{
    const Reply &reply = m_replies[a];
    const auto found = m_offered.find(reply.component);
    if (found == m_offered.end() || found->second.size() < 2)
        return {};
    const auto &followers = found->second;
    QStringList names;
    std::vector<Value> right;
    for (const std::size_t i :
         questions::offered(followers.size(), [&](std::size_t at) { return followers[at].second == reply.after; })) {
        if (followers[i].second == reply.after)
            right.push_back(static_cast<Value>(names.size()));
        names << Sentence::game(makeMove(position(), reply.component, followers[i].first).text);
    }
    return questions::choice(
        Question::Kind::Move,
        ProofQuestionText::tr("Which move makes the value of %1 %2, and that of the sum %3?")
            .arg(componentName(reply.component), tracewords::number(reply.after),
                 Sentence::math(QStringLiteral("a = %1").arg(a))),
        names, right,
        ProofQuestionText::tr("After this move %1 has another value.").arg(componentName(reply.component)));
}

std::optional<Question> ProofTrace::cancelQuestion(std::size_t component) const
{
    const auto &followers = m_followerValues[component];
    if (followers && followers->empty())
        return {};
    return questions::number(
        Question::Kind::SgValue,
        ProofQuestionText::tr("Say that a move changes %1 to %2, and the nim-sum stays %3. Which value has %2?")
            .arg(componentName(component), Sentence::math(QStringLiteral("x′")),
                 Sentence::math(QStringLiteral("b = %1").arg(m_value))),
        m_values[component],
        ProofQuestionText::tr(
            "Then the nim-sum would change. What is the same on both sides of the equation cancels."));
}

std::optional<Question> ProofTrace::answerQuestion() const
{
    if (m_answers.size() < 2)
        return {};
    return questions::choice(
        Question::Kind::Move,
        ProofQuestionText::tr("Which move from %1 leads to value 0?").arg(tracewords::title(m_afterFirst.sum)),
        m_answers, m_rightAnswers, ProofQuestionText::tr("After this move the nim-sum isn't 0: some column is odd."));
}

} // namespace mexplorer
