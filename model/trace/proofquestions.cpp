// SPDX-License-Identifier: GPL-3.0-or-later
// What a class is asked during the proof, see proofsentences.cpp.

#include "model/core/modeltext.h"
#include "model/trace/sumproof.h"
#include "model/trace/tracewords.h"

#include <bit>

namespace mexplorer {

namespace {

constexpr qsizetype maxProofChoices = 16;

/// Any component with a 1 in the leading column of d will do.
std::optional<Question> smallerQuestion(const SumProof &proof, Value a)
{
    const int column = static_cast<int>(std::bit_width(a ^ proof.value)) - 1;
    questions::Choices choices;
    for (std::size_t i = 0; i < proof.values.size(); ++i) {
        if (!choices.names.contains(proof.componentName(i)))
            choices.add(proof.componentName(i), (proof.values[i] >> column) & 1);
    }
    if (choices.names.size() < 2 || choices.names.size() > maxProofChoices)
        return {};
    const QString power = tracewords::number(quint64(1) << column);
    return questions::choice(Question::Kind::Component,
                             ModelText::tr("Which component has a value with a 1 in the column of %1?").arg(power),
                             choices, ModelText::tr("The value of this one has a 0 in the column of %1.").arg(power));
}

std::optional<Question> reachedQuestion(const SumProof &proof, Value a)
{
    const SumProof::Reply &reply = proof.replies[a];
    const auto found = proof.offered.find(reply.component);
    if (found == proof.offered.end() || found->second.size() < 2)
        return {};
    const auto &followers = found->second;
    const auto isRight = [&](std::size_t at) { return followers[at].second == reply.after; };
    const auto name = [&](std::size_t at) {
        return Sentence::game(makeMove(proof.sum, reply.component, followers[at].first).text);
    };
    return questions::choice(
        Question::Kind::Move,
        ModelText::tr("Which move makes the value of %1 %2, and that of the sum %3?")
            .arg(proof.componentName(reply.component), tracewords::number(reply.after),
                 Sentence::math(QStringLiteral("a = %1").arg(a))),
        questions::offered(followers.size(), isRight, name),
        ModelText::tr("After this move %1 has another value.").arg(proof.componentName(reply.component)));
}

std::optional<Question> cancelQuestion(const SumProof &proof, std::size_t component)
{
    const auto &followers = proof.followerValues[component];
    if (followers && followers->empty())
        return {};
    return questions::number(
        Question::Kind::SgValue,
        ModelText::tr("Suppose that a move changes %1 to %2, and the nim-sum stays %3. Which value does %2 have?")
            .arg(proof.componentName(component), Sentence::math(QStringLiteral("x′")),
                 Sentence::math(QStringLiteral("b = %1").arg(proof.value))),
        proof.values[component],
        ModelText::tr("Then the nim-sum would change. Equal terms on both sides of the equation cancel."));
}

std::optional<Question> answerQuestion(const SumProof &proof)
{
    if (proof.answers.names.size() < 2)
        return {};
    return questions::choice(
        Question::Kind::Move,
        ModelText::tr("Which move from %1 leads to value 0?").arg(tracewords::title(proof.afterFirst.sum)),
        proof.answers, ModelText::tr("After this move the nim-sum isn't 0: some column is odd."));
}

} // namespace

std::optional<Question> proofQuestion(const SumProof &proof, const ProofStep &step)
{
    using Kind = ProofStep::Kind;
    const auto a = static_cast<Value>(step.index);
    std::optional<Question> question;
    switch (step.kind) {
    case Kind::Plan:
        question = questions::number(
            Question::Kind::ProofBound,
            ModelText::tr("The value of %1 is the mex of its followers' values. Which is the number that none "
                          "of them may have, while each smaller one is to be found among them?")
                .arg(proof.name()),
            proof.value, ModelText::tr("Not this one. The theorem says what the mex is to be."));
        break;
    case Kind::Difference:
        question =
            questions::nimSumOf(ModelText::tr("Let %1. What is %2?")
                                    .arg(Sentence::math(QStringLiteral("a = %1").arg(a)),
                                         Sentence::math(QStringLiteral("a ⊕ b = %1 ⊕ %2").arg(a).arg(proof.value))),
                                {a, proof.value});
        break;
    case Kind::Smaller:
        question = smallerQuestion(proof, a);
        break;
    case Kind::Reached:
        question = reachedQuestion(proof, a);
        break;
    case Kind::Cancel:
        question = cancelQuestion(proof, step.index);
        break;
    case Kind::Mex:
        question = questions::number(
            Question::Kind::Mex, ModelText::tr("So what is %1?").arg(tracewords::g(proof.name())), proof.value,
            ModelText::tr("The first part has found each number below the mex among the values of the followers, and "
                          "the second has shown which number isn't among them."));
        break;
    case Kind::Answer:
        question = answerQuestion(proof);
        break;
    case Kind::End:
        question = questions::outcomeOf(proof.name(), proof.value == 0 ? Outcome::P : Outcome::N, Convention::Normal);
        break;
    default:
        break;
    }
    if (question)
        question->about.push_back(proof.sum);
    return question;
}

} // namespace mexplorer
