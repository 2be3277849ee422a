// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of a hand-out that is to be filled in
//
// Leaving out the numbers isn't enough: "It becomes P", "odd, so it gives" and "moving there wins" are answers as well.
// So a step that has something to be chosen or counted is replaced by its question, and the steps that the values decide,
// the columns of a nim-sum, the gap of a tray, the labels of positions and the moves of a proof, have sentences of their
// own. The other kinds make theirs where they make their steps.

#include "model/trace/blanks.h"
#include "model/trace/labelstrace.h"
#include "model/trace/mextrace.h"
#include "model/trace/nimsumtrace.h"
#include "model/trace/prooftrace.h"
#include "model/trace/tracewords.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

struct BlankSentenceText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::BlankSentence)
};

const QString space = QStringLiteral(" ");

Sentence asked(const Question &question)
{
    QString text = question.text.marked() + space + blankMark;
    const bool saysChoices = question.kind == Question::Kind::Outcome || question.choices.isEmpty();
    if (!saysChoices)
        text += space + QStringLiteral("(%1)").arg(question.choices.join(listSeparator(question.choices)));
    return text;
}

/// True of traces in which numbers are asked for that sentences give away by other words, too.
bool isAskedThroughout(TraceKind kind)
{
    return kind == TraceKind::Period || kind == TraceKind::Misere || kind == TraceKind::Symmetry ||
           kind == TraceKind::Bouton || kind == TraceKind::Code;
}

/// "P or N" of a position.
Sentence outcomeAsked(const QString &subject)
{
    return BlankSentenceText::tr("Is %1 a P-position or an N-position? %2").arg(subject, blankMark);
}

} // namespace

Sentence Trace::blankSentence(int step) const
{
    const std::optional<Question> about = question(step);
    const bool isReplaced = about && (about->input != Question::Input::Number || about->kind == Question::Kind::Count ||
                                      isAskedThroughout(kind()));
    return isReplaced ? asked(*about) : withBlanks(sentence(step));
}

Sentence MexTrace::blankSentence(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    switch (step.kind) {
    case StepKind::Follower:
        if (!isOfSet())
            return BlankSentenceText::tr("%1. Put it in the tray.")
                .arg(withBlanks(m_equations[static_cast<qsizetype>(step.card)]).marked());
        break;
    case StepKind::Check:
    case StepKind::CheckAll:
        return BlankSentenceText::tr("Which numbers are in the tray, in order, from 0 on? %1").arg(blankMark);
    case StepKind::Gap:
        if (!isOfSet())
            return withBlanks(Sentence::math(QStringLiteral("g(") + self() + QStringLiteral(") = ") +
                                             QStringLiteral("mex{ 0 } = 0")))
                       .marked() +
                   QStringLiteral(". ") + outcomeAsked(tracewords::subjectName(position())).marked();
        break;
    case StepKind::Intro:
        return sentence(at);
    case StepKind::Group:
        break;
    }
    return withBlanks(sentence(at));
}

Sentence NimSumTrace::blankSentence(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    const QString subject = tracewords::subjectName(position());
    switch (step.kind) {
    case StepKind::Column:
        return BlankSentenceText::tr("Ones in the column of %1: %2. Odd or even? It gives %2.")
            .arg(tracewords::number(quint64(1) << step.index), blankMark);
    case StepKind::Result:
        return BlankSentenceText::tr("The odd columns make the nim-sum: %1.")
                   .arg(withBlanks(tracewords::nimSumEquation(m_analysis.componentValues)).marked()) +
               space + outcomeAsked(subject).marked();
    case StepKind::Leading:
        return BlankSentenceText::tr("Which is the leading odd column? %1 To which value must a component of value %2 "
                                     "go, so that all columns are even? %1")
            .arg(blankMark, Sentence::math(QStringLiteral("v")));
    case StepKind::Target:
        return BlankSentenceText::tr(
                   "%1: which digit has it in the leading column? %2 Which value does it need? %2 Moves that win: %2")
            .arg(componentName(step.index), blankMark);
    case StepKind::End:
        return BlankSentenceText::tr("The winning moves, if there are any: %1").arg(blankMark);
    case StepKind::Intro:
        return sentence(at);
    case StepKind::Component:
        break;
    }
    return withBlanks(sentence(at));
}

Sentence ProofTrace::blankSentence(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    const QString a = Sentence::math(QStringLiteral("a"));
    const QString b = Sentence::math(QStringLiteral("b"));
    const QString aIs = Sentence::math(QStringLiteral("a = %1").arg(step.index));
    const auto blankSum = [](const Valued &sum) { return withBlanks(tracewords::nimSumEquation(sum.values)).marked(); };
    switch (step.kind) {
    case StepKind::Part1:
        return BlankSentenceText::tr("Part 1: for each %1 some move from %2 leads to a sum of value %3. Which numbers "
                                     "can %3 be? %4")
            .arg(Sentence::math(QStringLiteral("a < b")), name(), a, blankMark);
    case StepKind::Difference:
        return BlankSentenceText::tr("%1: let %2. In which column is its leading 1? %3")
            .arg(aIs,
                 Sentence::math(QStringLiteral("d = a ⊕ b = %1 ⊕ %2 = %2").arg(QString::number(step.index), blankMark)),
                 blankMark);
    case StepKind::Smaller:
        return BlankSentenceText::tr(
                   "Which component has a value with a 1 in that column? %1 Which value does it need, "
                   "so that the nim-sum becomes %2? %1")
            .arg(blankMark, a);
    case StepKind::Reached:
        return BlankSentenceText::tr("Which move gives it that value? %1 It leads to a sum of value %2.")
            .arg(blankMark, aIs);
    case StepKind::All:
        return BlankSentenceText::tr(
                   "So for each number below %1 there is a move to a sum of that value. The moves: %2")
            .arg(b, blankMark);
    case StepKind::Cancel:
        if (m_followerValues[step.index] && m_followerValues[step.index]->empty())
            break;
        return BlankSentenceText::tr(
                   "Say the move changes %1 to %2, and the nim-sum stays %3. Which value does %2 have then? "
                   "%4 Why does no follower of %1 have this value? %4")
            .arg(componentName(step.index), Sentence::math(QStringLiteral("x′")), b, blankMark);
    case StepKind::NoFollower:
        return BlankSentenceText::tr("So no follower of %1 has value %2.").arg(name(), b);
    case StepKind::Mex:
        return BlankSentenceText::tr("Each number below %1 is the value of a follower, and %1 is not. So it is their "
                                     "mex: %2.")
            .arg(b, Sentence::math(QStringLiteral("g(%1) = ").arg(name()) + blankSum({position(), m_values})));
    case StepKind::ToZero:
        return BlankSentenceText::tr(
                   "Is the nim-sum of %1 zero? %2 If it isn't, which move leads to a sum of value 0? %2")
            .arg(name(), blankMark);
    case StepKind::Suppose:
        return BlankSentenceText::tr(
                   "Is the nim-sum of %1 zero? %2 Suppose the first player plays %3: that leaves %4, of "
                   "value %5.")
            .arg(name(), blankMark, Sentence::game(m_first->text), tracewords::title(m_afterFirst.sum),
                 blankSum(m_afterFirst));
    case StepKind::Answer:
        return BlankSentenceText::tr("Which move from %1 leads to a sum of value 0? %2")
            .arg(tracewords::title(m_afterFirst.sum), blankMark);
    case StepKind::End:
        return outcomeAsked(name());
    case StepKind::Induction:
    case StepKind::Corollary:
        return sentence(at);
    case StepKind::Theorem:
    case StepKind::Plan:
    case StepKind::Part2:
        break;
    }
    return withBlanks(sentence(at));
}

Sentence LabelsTrace::blankSentence(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    const auto ids = subjects(step);
    switch (step.kind) {
    case StepKind::Terminals:
    case StepKind::LeadToP:
    case StepKind::OnlyToN:
        if (ids.size() == 1)
            return outcomeAsked(subjectName(ids.front()));
        return BlankSentenceText::tr("Is each of these a P-position or an N-position: %1? %2")
            .arg(names(ids), blankMark);
    case StepKind::End:
        return BlankSentenceText::tr("Number of P-positions: %1.").arg(blankMark) + space +
               outcomeAsked(subjectName(GameGraph::root())).marked();
    case StepKind::Intro:
    case StepKind::Rest:
    case StepKind::ValueZero:
    case StepKind::Values:
        break;
    }
    return withBlanks(sentence(at));
}

} // namespace mexplorer
