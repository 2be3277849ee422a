// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of a hand-out that is to be filled in
//
// Blanking the numbers isn't enough: "It becomes P", "odd, so it gives" and "moving there wins" are answers as well. So
// a step with something to choose or count is replaced by its question, and the steps that the values decide, the
// columns of a nim-sum, the gap of a tray, the labels of positions and the moves of a proof, have separate sentences,
// which their traces make.

#include "model/step/blanks.h"

#include "model/core/modeltext.h"
#include "model/step/trace.h"

#include <QRegularExpression>

#include <algorithm>

namespace mexplorer {

namespace {

/// Blanks the numbers of a formula that are values: not the arguments in G(3) and n = 3, a factor or an index as in
/// 2n₀, or a code such as 0.77; but the period in G(n + 12) is one.
QString blankedFormula(const QString &formula)
{
    static const QRegularExpression number(
        QStringLiteral("(?<=n \\+ )\\d+|(?<![\\w(.])(?<!n = )\\d(?:[\\d,]*\\d)?+(?!\\w|\\.\\d)(?![\\w.]*\\))"));
    static const QRegularExpression members(QStringLiteral("\\{%1(, (%1|…))*\\}").arg(blankMark));
    return QString(formula).replace(number, blankMark).replace(members, QStringLiteral("{ %1 }").arg(blankMark));
}

Sentence asked(const Question &question)
{
    QString text = question.text.marked() + u' ' + blankMark;
    const bool saysChoices = question.kind == Question::Kind::Outcome || question.choices.isEmpty();
    if (!saysChoices)
        text += u' ' + QStringLiteral("(%1)").arg(question.choices.join(listSeparator(question.choices)));
    return text;
}

} // namespace

Sentence outcomeAsked(const QString &subject)
{
    return ModelText::tr("Is %1 a P-position or an N-position? %2").arg(subject, blankMark);
}

Sentence withBlanks(const Sentence &sentence)
{
    QString text;
    for (const Sentence::Run &run : sentence.runs()) {
        switch (run.kind) {
        case Sentence::Kind::Game:
            text += run.inMath ? Sentence::math(Sentence::game(run.text)) : Sentence::game(run.text);
            break;
        case Sentence::Kind::Math:
            text += Sentence::math(blankedFormula(run.text));
            break;
        case Sentence::Kind::Text:
            text += run.text;
            break;
        }
    }
    return text;
}

TracePicture withBlanks(TracePicture picture)
{
    if (auto *tray = std::get_if<TrayPicture>(&picture)) {
        tray->step = -1;
        tray->checked = 0;
        tray->found = false;
    } else if (auto *columns = std::get_if<ColumnsPicture>(&picture)) {
        for (ColumnsPicture::Row &row : columns->rows) {
            row.state = ColumnsPicture::RowState::Named;
            row.faded = false;
            row.current = false;
            row.target.reset();
            row.moves.clear();
        }
        columns->parityFrom = columns->width;
        columns->currentColumn = -1;
        columns->leadingColumn = -1;
        columns->resultShown = false;
        columns->lines.clear();
        columns->strip = {};
        columns->isBlank = true;
    } else if (auto *labels = std::get_if<LabelsPicture>(&picture)) {
        labels->outcomesKnown = labels->valuesKnown = 0;
    } else if (auto *strip = std::get_if<StripPicture>(&picture)) {
        constexpr std::size_t maxBoxes = 240;
        strip->shown = static_cast<int>(std::min(strip->values->size(), maxBoxes));
        strip->preperiod = strip->period = strip->from = strip->to = 0;
        strip->isBlank = true;
    } else if (auto *pair = std::get_if<PairPicture>(&picture)) {
        pair->shown = 0;
    } else if (auto *table = std::get_if<TablePicture>(&picture)) {
        table->shown = 0;
        table->isBlank = true;
    } else if (auto *tree = std::get_if<TreePicture>(&picture)) {
        tree->isBlank = true;
    } else if (auto *code = std::get_if<CodePicture>(&picture)) {
        code->current = -1;
    }
    return picture;
}

Table withBlanks(Table table)
{
    for (auto &row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const bool isEquation = row[i].plain().contains(u'=');
            if (i > 0 && (!table.numeric[i] || !row[i].isEmpty()))
                row[i] = isEquation ? withBlanks(row[i]) : Sentence(blankMark);
        }
    }
    return table;
}

Sentence Trace::blankSentence(int step) const
{
    const std::optional<Question> about = question(step);
    const bool isReplaced = about && (about->input != Question::Input::Number || about->kind == Question::Kind::Count ||
                                      isAskedThroughout(kind()));
    return isReplaced ? asked(*about) : withBlanks(sentence(step));
}

TracePicture Trace::blankPicture(int step) const
{
    return withBlanks(picture(step));
}

Table Trace::blankTable() const
{
    return withBlanks(table());
}

std::vector<int> handoutSteps(const Trace &trace, bool isBlank)
{
    std::vector<int> steps;
    for (int step = 0; step < trace.stepCount(); ++step) {
        if (!isBlank || !trace.blankSentence(step).isEmpty())
            steps.push_back(step);
    }
    return steps;
}

int stepNumber(const std::vector<int> &steps, int step)
{
    return static_cast<int>(std::ranges::lower_bound(steps, step) - steps.begin()) + 1;
}

bool hasNewBlankPicture(const Trace &trace, const std::vector<int> &steps, std::size_t index)
{
    return index == 0 || trace.blankPicture(steps[index]) != trace.blankPicture(steps[index - 1]);
}

} // namespace mexplorer
