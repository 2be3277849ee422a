// SPDX-License-Identifier: GPL-3.0-or-later
// The theorem, proved on one sum
//
// Claim: the value of a sum x_1 + ... + x_n is the nim-sum b of the values g_i of its components. By induction on the
// length of play it holds for the sum's followers; and the value is the mex of theirs. So two things are shown:
//
// 1. For each a < b some move leads to value a. Let d = a ^ b, and k the column of its leading 1. Left of k, a and b
//    agree, and as a < b it is b that has the 1 in column k. So an odd number of the g_i have a 1 there; for one of
//    them, g_i ^ d < g_i, as the digit in column k becomes 0 and those left of it stay. Since g_i is a mex, x_i has a
//    follower of value g_i ^ d; with it the nim-sum is b ^ d = a.
// 2. No move leads to value b. A move changes one x_i, to x'. If the nim-sum stayed b, all other values would cancel:
//    g(x') = g_i. But g_i is the mex of the values of the followers of x_i, and x' is one of them.
//
// So b is the mex. The corollary: a sum is P exactly when b is 0, as value 0 means that no follower has value 0.

#include "model/core/modeltext.h"
#include "model/step/blanks.h"
#include "model/step/sumproof.h"
#include "model/step/tracewords.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

QString powerOf(Value value)
{
    return tracewords::number(quint64(1) << (std::bit_width(value) - 1));
}

Sentence theoremSentence(const SumProof &proof)
{
    const QString equation = tracewords::nimSumEquation(proof.values);
    const QString b = Sentence::math(QStringLiteral("b"));
    if (proof.isLong())
        return ModelText::tr("The Sprague-Grundy theorem: the value of a sum is the nim-sum of its components' "
                             "values. For %1, the sum %2, that is %3. Call this number %4.")
            .arg(proof.name(), tracewords::title(proof.sum), equation, b);
    return ModelText::tr(
               "The Sprague-Grundy theorem: the value of a sum is the nim-sum of its components' values. For %1 that "
               "is %2. Call this number %3.")
        .arg(proof.name(), equation, b);
}

Sentence inductionSentence(const SumProof &proof)
{
    return ModelText::tr(
               "Induction on the length of play. A sum that has ended has no move: its value is %1, and so is the "
               "nim-sum of zeros. Now suppose that the theorem holds for every follower of %2.")
        .arg(Sentence::math(QStringLiteral("mex ∅ = 0")), proof.name());
}

Sentence part1Sentence(const SumProof &proof)
{
    if (proof.value == 0)
        return ModelText::tr("Part 1 has nothing to show here: %1, and no value is smaller.")
            .arg(Sentence::math(QStringLiteral("b = 0")));
    return ModelText::tr(
               "Part 1: for each %1 some move from %2 leads to a sum of value %3. Choose %3: any number from %4 to %5.")
        .arg(Sentence::math(QStringLiteral("a < %1").arg(proof.value)), proof.name(),
             Sentence::math(QStringLiteral("a")), tracewords::number(0), tracewords::number(proof.value - 1));
}

Sentence leadingOneSentence(const SumProof &proof, Value a)
{
    const Value d = a ^ proof.value;
    return ModelText::tr(
               "%1: let %2. Its leading 1 is in the column of %3. Left of it %4 and %5 agree, so in this column %5, "
               "being greater, has the 1.")
        .arg(Sentence::math(QStringLiteral("a = %1").arg(a)),
             Sentence::math(QStringLiteral("d = a ⊕ b = %1 ⊕ %2 = %3").arg(a).arg(proof.value).arg(d)), powerOf(d),
             Sentence::math(QStringLiteral("a")), Sentence::math(QStringLiteral("b")));
}

Sentence smallerSentence(const SumProof &proof, Value a)
{
    const Value d = a ^ proof.value;
    const SumProof::Reply &reply = proof.replies[a];
    const Value from = proof.values[reply.component];
    return ModelText::
        tr("So an odd number of components have a 1 in the column of %1; %2, of value %3, is one of them. %4: that 1 "
           "becomes 0, and the digits left of it are unchanged. As %3 is the mex of the values of the followers of %2, %5 "
           "is among them.")
            .arg(powerOf(d), proof.componentName(reply.component), tracewords::number(from),
                 Sentence::math(QStringLiteral("%1 ⊕ %2 = %3 < %1").arg(from).arg(d).arg(reply.after)),
                 tracewords::number(reply.after));
}

Sentence reachedSentence(const SumProof &proof, std::size_t a)
{
    const SumProof::Valued left = proof.afterReply(a);
    return ModelText::tr("The move %1 leads from %2 to %3, of value %4: a follower of value %5.")
        .arg(Sentence::game(proof.moveTo(static_cast<Value>(a)).text), proof.name(), tracewords::title(left.sum),
             tracewords::nimSumEquation(left.values), Sentence::math(QStringLiteral("a = %1").arg(a)));
}

Sentence allSentence(const SumProof &proof)
{
    QStringList moves;
    for (std::size_t a = 0; a < std::min<std::size_t>(proof.replies.size(), 9); ++a)
        moves << ModelText::tr("%1 by %2")
                     .arg(tracewords::number(a), Sentence::game(proof.moveTo(static_cast<Value>(a)).text));
    const QString listed = moves.join(QStringLiteral("; "));
    return (static_cast<Value>(moves.size()) < proof.value
                ? ModelText::tr("Every other %4 is reached in the same way: %1; and so on. So each number below "
                                "%2 is the value of a follower of %3.")
                : ModelText::tr("Every %4 is reached: %1. So each number below %2 is the value of a follower of "
                                "%3."))
        .arg(listed, tracewords::number(proof.value), proof.name(), Sentence::math(QStringLiteral("a")));
}

Sentence cancelSentence(const SumProof &proof, std::size_t component)
{
    const QString changed = proof.componentName(component);
    const auto &followers = proof.followerValues[component];
    if (followers && followers->empty())
        return ModelText::tr("%1 has no move.").arg(changed);
    const Value value = proof.values[component];
    QStringList others;
    for (std::size_t i = 0; i < proof.values.size(); ++i) {
        if (i != component)
            others << QString::number(proof.values[i]);
    }
    const QString reason =
        followers
            ? ModelText::tr("But the followers of %1 have values in %2 and never %3, the mex.")
                  .arg(changed, Sentence::math(setText(tracewords::distinct(*followers))), tracewords::number(value))
            : ModelText::tr("But %2 is the mex of the values of the followers of %1: none of them has it.")
                  .arg(changed, tracewords::number(value));
    if (others.isEmpty())
        return ModelText::tr("There is one component, so %1. %2")
            .arg(Sentence::math(QStringLiteral("g(x′) = %1").arg(value)), reason);
    const QString rest = others.size() <= 8
                             ? others.join(QStringLiteral(" ⊕ "))
                             : others.first(3).join(QStringLiteral(" ⊕ ")) + QStringLiteral(" ⊕ … ⊕ ") + others.last();
    return ModelText::tr("Suppose that the move changes %1. Then %2; the equal terms cancel: %3. %4")
        .arg(changed, Sentence::math(QStringLiteral("g(x′) ⊕ %1 = %2 ⊕ %1").arg(rest).arg(value)),
             Sentence::math(QStringLiteral("g(x′) = %1").arg(value)), reason);
}

Sentence mexSentence(const SumProof &proof)
{
    const QString equation =
        Sentence::math(QStringLiteral("g(%1) = %2").arg(proof.name(), nimSumEquation(proof.values)));
    if (proof.value == 0)
        return ModelText::tr("No follower has value 0, so the mex is 0: %1, as the theorem says.").arg(equation);
    return ModelText::tr(
               "Each number below %1 is the value of a follower, and %1 is not: it is their mex. So %2, as the theorem "
               "says.")
        .arg(tracewords::number(proof.value), equation);
}

Sentence corollarySentence()
{
    return ModelText::tr(
        "Corollary: a sum is a P-position exactly when the nim-sum is 0. With any other nim-sum part 1 has a move to "
        "value 0; from nim-sum 0 there is none, by part 2.");
}

Sentence toZeroSentence(const SumProof &proof)
{
    const QString left = tracewords::title(proof.moveTo(0).to);
    return ModelText::
        tr("The nim-sum of %1 is %2. The move %3 leads to %4, of value 0: from %4 every move leads to a value other "
           "than 0, and there is an answer to 0 again. So %4 is a P-position.")
            .arg(proof.name(), tracewords::number(proof.value), Sentence::game(proof.moveTo(0).text), left);
}

Sentence supposeSentence(const SumProof &proof)
{
    return ModelText::tr("The nim-sum of %1 is 0. Suppose the first player plays %2. That leaves %3, of value %4.")
        .arg(proof.name(), Sentence::game(proof.first->text), tracewords::title(proof.afterFirst.sum),
             tracewords::nimSumEquation(proof.afterFirst.values));
}

Sentence answerSentence(const SumProof &proof)
{
    return ModelText::tr(
               "From %1 the move %2 leads to %3, of value %4. So %1 is an N-position: the second player answers there.")
        .arg(tracewords::title(proof.afterFirst.sum), Sentence::game(proof.answer->text),
             tracewords::title(proof.afterAnswer.sum), tracewords::nimSumEquation(proof.afterAnswer.values));
}

Sentence endSentence(const SumProof &proof)
{
    if (proof.value > 0)
        return ModelText::tr("So %1 is an N-position, and the first player wins.").arg(proof.name());
    if (proof.isTerminal)
        return ModelText::tr(
                   "No move is left in %1, so the player to move has lost: it is a P-position, and the second player "
                   "wins.")
            .arg(proof.name());
    return ModelText::tr(
               "Every other move from %1 is answered in the same way. So %1 is a P-position, and the second player "
               "wins.")
        .arg(proof.name());
}

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

Sentence proofSentence(const SumProof &proof, const ProofStep &step)
{
    using Kind = ProofStep::Kind;
    const auto a = static_cast<Value>(step.index);
    switch (step.kind) {
    case Kind::Theorem:
        return theoremSentence(proof);
    case Kind::Induction:
        return inductionSentence(proof);
    case Kind::Plan:
        return ModelText::tr(
                   "The value of %1 is the mex of its followers' values. So there are two things to show: (1) each "
                   "number below %2 is the value of a follower, and (2) %2 is not.")
            .arg(proof.name(), Sentence::math(QStringLiteral("b = %1").arg(proof.value)));
    case Kind::Part1:
        return part1Sentence(proof);
    case Kind::Difference:
        return leadingOneSentence(proof, a);
    case Kind::Smaller:
        return smallerSentence(proof, a);
    case Kind::Reached:
        return reachedSentence(proof, step.index);
    case Kind::All:
        return allSentence(proof);
    case Kind::Part2:
        return ModelText::tr(
                   "Part 2: no follower of %1 has value %2. Suppose that one had. A move changes one component, "
                   "from %3 to %4, and leaves all others as they are.")
            .arg(proof.name(), Sentence::math(QStringLiteral("b = %1").arg(proof.value)),
                 Sentence::math(QStringLiteral("x")), Sentence::math(QStringLiteral("x′")));
    case Kind::Cancel:
        return cancelSentence(proof, step.index);
    case Kind::NoFollower:
        return (proof.isTerminal ? ModelText::tr("So no follower of %1 has value %2: there is none at all.")
                                 : ModelText::tr("So no follower of %1 has value %2, whatever the move."))
            .arg(proof.name(), tracewords::number(proof.value));
    case Kind::Mex:
        return mexSentence(proof);
    case Kind::Corollary:
        return corollarySentence();
    case Kind::ToZero:
        return toZeroSentence(proof);
    case Kind::Suppose:
        return supposeSentence(proof);
    case Kind::Answer:
        return answerSentence(proof);
    case Kind::End:
        break;
    }
    return endSentence(proof);
}

Sentence blankProofSentence(const SumProof &proof, const ProofStep &step)
{
    using Kind = ProofStep::Kind;
    const QString a = Sentence::math(QStringLiteral("a"));
    const QString b = Sentence::math(QStringLiteral("b"));
    switch (step.kind) {
    case Kind::Part1:
        return ModelText::tr(
                   "Part 1: for each %1 some move from %2 leads to a sum of value %3. Which numbers can %3 be? %4 For "
                   "each of them: in which column is the leading 1 of %5? Which component has a 1 there, which value "
                   "does it need, and which move gives it that value? %4")
            .arg(Sentence::math(QStringLiteral("a < b")), proof.name(), a, blankMark,
                 Sentence::math(QStringLiteral("d = a ⊕ b")));
    case Kind::Difference:
    case Kind::Smaller:
    case Kind::Reached:
    case Kind::All:
    case Kind::ToZero:
    case Kind::Suppose:
    case Kind::Answer:
        return {};
    case Kind::Cancel:
        if (proof.followerValues[step.index] && proof.followerValues[step.index]->empty())
            break;
        return ModelText::tr("Suppose that the move changes %1 to %2, and the nim-sum stays %3. Which value does %2 "
                             "have then? %4 Why does no follower of %1 have this value? %4")
            .arg(proof.componentName(step.index), Sentence::math(QStringLiteral("x′")), b, blankMark);
    case Kind::NoFollower:
        return ModelText::tr("So no follower of %1 has value %2.").arg(proof.name(), b);
    case Kind::Mex:
        return ModelText::tr("Each number below %1 is the value of a follower, and %1 is not. So it is their "
                             "mex: %2.")
            .arg(b, Sentence::math(QStringLiteral("g(%1) = ").arg(proof.name()) +
                                   withBlanks(tracewords::nimSumEquation(proof.values)).marked()));
    case Kind::End:
        return ModelText::tr("Is the nim-sum of %1 zero? %2 If it isn't, which move leads to a sum of value 0? "
                             "If it is, choose a move: which answer leads back to value 0? %2")
                   .arg(proof.name(), blankMark) +
               u' ' + outcomeAsked(proof.name()).marked();
    case Kind::Induction:
    case Kind::Corollary:
        return proofSentence(proof, step);
    case Kind::Theorem:
    case Kind::Plan:
    case Kind::Part2:
        break;
    }
    return withBlanks(proofSentence(proof, step));
}

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
