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
        return {};
    case StepKind::Gap: {
        const QString inTray =
            BlankSentenceText::tr("Which numbers are in the tray, in order, from 0 on? %1").arg(blankMark) + space;
        const QString name = isOfSet() ? Sentence::math(QStringLiteral("mex{ 0 } = 0"))
                                       : Sentence::math(QStringLiteral("g(") + self() + QStringLiteral(") = ") +
                                                        QStringLiteral("mex{ 0 } = 0"));
        const QString equation = inTray + withBlanks(name).marked() + QStringLiteral(".");
        return isOfSet() ? equation : equation + space + outcomeAsked(tracewords::subjectName(position())).marked();
    }
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
    case StepKind::Target:
        return {};
    case StepKind::End:
        return BlankSentenceText::tr("Which is the leading odd column, if there is one? %1 Which components have a 1 "
                                     "there, and which value does each of them need, so that all columns are even? %1 "
                                     "The winning moves: %1")
            .arg(blankMark);
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
    const auto blankSum = [](const Valued &sum) { return withBlanks(tracewords::nimSumEquation(sum.values)).marked(); };
    switch (step.kind) {
    case StepKind::Part1:
        return BlankSentenceText::tr(
                   "Part 1: for each %1 some move from %2 leads to a sum of value %3. Which numbers can %3 be? %4 For "
                   "each of them: in which column is the leading 1 of %5? Which component has a 1 there, which value "
                   "does it need, and which move gives it that value? %4")
            .arg(Sentence::math(QStringLiteral("a < b")), name(), a, blankMark,
                 Sentence::math(QStringLiteral("d = a ⊕ b")));
    case StepKind::Difference:
    case StepKind::Smaller:
    case StepKind::Reached:
    case StepKind::All:
    case StepKind::ToZero:
    case StepKind::Suppose:
    case StepKind::Answer:
        return {};
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
    case StepKind::End:
        return BlankSentenceText::tr("Is the nim-sum of %1 zero? %2 If it isn't, which move leads to a sum of value 0? "
                                     "If it is, choose a move: which answer leads back to value 0? %2")
                   .arg(name(), blankMark) +
               space + outcomeAsked(name()).marked();
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
