#include "views/explore/drawnsentence.h"

#include "model/core/scanner.h"

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
        return DrawnSentenceText::tr("only moves of the selected position drawn; come nearer for more");
    const QString drawn = groupedNumber(counts.drawnMoves);
    const QString all = groupedNumber(moves);
    const QString sentence = !counts.plan.isDensity() ? DrawnSentenceText::tr("%1 of %2 moves drawn").arg(drawn, all)
                             : counts.lines == 0
                                 ? DrawnSentenceText::tr("%1 of %2 moves drawn, as a density").arg(drawn, all)
                                 : DrawnSentenceText::tr("%1 of %2 moves drawn, %3 of them as lines")
                                       .arg(drawn, all, groupedNumber(counts.lines));
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
    return ofSelection == 1
               ? DrawnSentenceText::tr("%1; besides, 1 move of the selected position as a line").arg(sentence)
               : DrawnSentenceText::tr("%1; besides, %2 moves of the selected position as lines")
                     .arg(sentence, groupedNumber(ofSelection));
}

QStringList markedSentences(const FoundCounts &found)
{
    if (found.marked == found.inView)
        return {};
    return {DrawnSentenceText::tr("%1 of %2 found positions in view marked")
                .arg(groupedNumber(found.marked), groupedNumber(found.inView))};
}

} // namespace mexplorer
