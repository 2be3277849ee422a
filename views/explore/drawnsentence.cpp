// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/drawnsentence.h"

#include "model/core/scanner.h"
#include "model/core/translations.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

struct DrawnSentenceText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::DrawnSentence)
};

QString sentenceOf(const PaintedCounts &counts, quint64 moves)
{
    if (counts.drawnMoves == moves)
        return counts.plan.isDensity() ? DrawnSentenceText::tr("all moves drawn, as a density")
                                       : DrawnSentenceText::tr("all moves drawn");
    if (counts.drawnMoves == 0)
        return DrawnSentenceText::tr("only moves of the selected position drawn; zoom in for more");
    const QString drawn = groupedNumber(counts.drawnMoves);
    const int all = Translations::pluralNumber(moves);
    const QString sentence =
        !counts.plan.isDensity() ? DrawnSentenceText::tr("%1 of %Ln move(s) drawn", nullptr, all).arg(drawn)
        : counts.lines == 0 ? DrawnSentenceText::tr("%1 of %Ln move(s) drawn, as a density", nullptr, all).arg(drawn)
                            : DrawnSentenceText::tr("%1 of %Ln move(s) drawn, %2 of them as lines", nullptr, all)
                                  .arg(drawn, groupedNumber(counts.lines));
    if (counts.plan.isSample())
        return DrawnSentenceText::tr("%1: a sample of those that begin or end in view").arg(sentence);
    return counts.plan.leavesOutPassing ? DrawnSentenceText::tr("%1: those that begin or end in view").arg(sentence)
                                        : sentence;
}

} // namespace

QString drawnSentence(const PaintedCounts &counts, quint64 moves, quint64 ofSelection)
{
    const QString sentence = sentenceOf(counts, moves);
    if (!counts.plan.isDensity() || counts.drawnMoves == 0 || ofSelection == 0)
        return sentence;
    return DrawnSentenceText::tr("%1; besides, %Ln move(s) of the selected position as {a line|lines}", nullptr,
                                 Translations::pluralNumber(ofSelection))
        .arg(sentence);
}

QStringList markedSentences(const FoundCounts &found)
{
    if (found.marked == found.inView)
        return {};
    return {DrawnSentenceText::tr("%1 of %Ln found position(s) in view marked", nullptr,
                                  Translations::pluralNumber(found.inView))
                .arg(groupedNumber(found.marked))};
}

} // namespace mexplorer
