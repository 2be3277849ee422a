// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of a hand-out that is to be filled in
//
// Leaving out the numbers isn't enough: "It becomes P", "odd, so it gives" and "moving there wins" are answers as well.
// So a step that has something to be chosen or counted is replaced by its question, and the steps that the values decide,
// the columns of a nim-sum, the gap of a tray and the labels of positions, have sentences of their own. The other kinds
// make theirs where they make their steps.

#include "model/trace/blanks.h"
#include "model/trace/labelstrace.h"
#include "model/trace/mextrace.h"
#include "model/trace/nimsumtrace.h"
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

} // namespace

Sentence outcomeAsked(const QString &subject)
{
    return BlankSentenceText::tr("Is %1 a P-position or an N-position? %2").arg(subject, blankMark);
}

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
