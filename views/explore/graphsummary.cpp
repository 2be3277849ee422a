// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/graphsummary.h"

#include "model/core/scanner.h"
#include "model/core/translations.h"
#include "model/core/wordlist.h"
#include "views/canvas/graphcanvas.h"
#include "views/canvas/highlights.h"
#include "views/theme/viewtext.h"

#include <array>

namespace mexplorer {

namespace {

constexpr auto number = Translations::pluralNumber;

/// Returns the sentence for a merge that found no equal positions.
QString nothingMerged(Collapse kind)
{
    const std::array sentences = {ViewText::tr("No positions have the same SG value"),
                                  ViewText::tr("No positions have the same followers"),
                                  ViewText::tr("No positions have the same play to the end"),
                                  ViewText::tr("No positions have components of the same values"),
                                  ViewText::tr("No positions have the same components"),
                                  ViewText::tr("No positions are equal under symmetry")};
    static_assert(sentences.size() == std::size_t(Collapse::Symmetry) + 1);
    return sentences[std::size_t(kind)];
}

/// Returns the numbers of positions and moves that a picture shows.
QString shownSentence(const GraphPicture &picture)
{
    const GameGraph &whole = *picture.wholeGraph();
    const GameGraph &shown = *picture.explored.graph;
    const int positions = number(whole.positionCount());
    if (picture.excerpt && picture.excerpt->quotient() &&
        picture.excerpt->quotient()->groupCount() == whole.positionCount())
        return ViewText::tr("%1; nothing to merge, so all %Ln position(s) are shown", nullptr, positions)
            .arg(nothingMerged(picture.excerpt->quotient()->collapse()));
    QStringList parts;
    if (picture.excerpt && picture.excerpt->quotient())
        parts << ViewText::tr("%Ln position(s) merged into %1", nullptr, positions)
                     .arg(groupedNumber(shown.positionCount()))
              << ViewText::tr("%Ln move(s)", nullptr, number(shown.moveCount()));
    else if (picture.excerpt)
        parts << ViewText::tr("%1 of %Ln position(s)", nullptr, positions).arg(groupedNumber(shown.positionCount()))
              << ViewText::tr("%1 of %Ln move(s)", nullptr, number(whole.moveCount()))
                     .arg(groupedNumber(shown.moveCount()));
    else
        parts << ViewText::tr("%Ln position(s)", nullptr, positions)
              << ViewText::tr("%Ln move(s)", nullptr, number(whole.moveCount()));
    if (!picture.excerpt && whole.counts().mergedPositions > 0)
        parts << ViewText::tr("%Ln of them to positions reached before", nullptr,
                              number(whole.counts().mergedPositions));
    if (!picture.excerpt && whole.counts().mergedMoves > 0)
        parts << ViewText::tr("%Ln parallel move(s)", nullptr, number(whole.counts().mergedMoves));
    return parts.join(QStringLiteral(", "));
}

/// Returns the limit at which the graph ends. After "Show more" it may have more positions than the limit.
QString endSentence(const GameGraph &whole, const GraphBuilder::Options &options)
{
    if (whole.limitMet() == GameGraph::Limit::Positions && whole.positionCount() <= options.maxPositions)
        return ViewText::tr("the graph goes on past the limit of %Ln position(s)", nullptr,
                            number(options.maxPositions));
    if (whole.limitMet() == GameGraph::Limit::Moves && whole.moveCount() <= options.maxMoves)
        return ViewText::tr("the graph goes on past the limit of %Ln move(s)", nullptr, number(options.maxMoves));
    if (whole.limitMet() == GameGraph::Limit::Memory)
        return ViewText::tr("the graph goes on, but there is no memory for more of it");
    return ViewText::tr("the graph goes on");
}

/// As endSentence(), with the depth to which the graph is complete, and advice if the limit can't be raised.
QString limitSentence(const GameGraph &whole, const Exploration &exploration)
{
    const GraphBuilder::Options &options = exploration.options();
    if (exploration.isStopping())
        return ViewText::tr("stopping; what is built is kept");
    if (exploration.isBuilding())
        return whole.limitMet() == GameGraph::Limit::Positions
                   ? ViewText::tr("building on, up to %Ln position(s)", nullptr, number(options.maxPositions))
                   : ViewText::tr("building on, up to %Ln move(s)", nullptr, number(options.maxMoves));
    const QString end = endSentence(whole, options);
    QStringList clauses;
    if (whole.expandedCount() == 0)
        clauses << ViewText::tr("%1: the start alone has more moves than that").arg(end);
    else
        clauses << ViewText::tr("%1: it is whole within %Ln move(s) of the start", nullptr,
                                number(whole.completeDepth()))
                       .arg(end)
                << ViewText::tr("%Ln position(s) farther on {is|are} known without {its|their} moves", nullptr,
                                number(whole.positionCount() - whole.expandedCount()));
    if (!exploration.canExtendGraph())
        clauses << ViewText::tr("more than that can't be shown, so choose a smaller game");
    return clauses.join(QStringLiteral("; "));
}

QString sentenceOf(const PaintedCounts &counts, quint64 moves)
{
    if (counts.drawnMoves == moves)
        return counts.plan.isDensity() ? ViewText::tr("all moves drawn, as a density")
                                       : ViewText::tr("all moves drawn");
    if (counts.drawnMoves == 0)
        return ViewText::tr("only moves of the selected position drawn; zoom in for more");
    const QString drawn = groupedNumber(counts.drawnMoves);
    const int all = Translations::pluralNumber(moves);
    const QString sentence = !counts.plan.isDensity() ? ViewText::tr("%1 of %Ln move(s) drawn", nullptr, all).arg(drawn)
                             : counts.lines == 0
                                 ? ViewText::tr("%1 of %Ln move(s) drawn, as a density", nullptr, all).arg(drawn)
                                 : ViewText::tr("%1 of %Ln move(s) drawn, %2 of them as lines", nullptr, all)
                                       .arg(drawn, groupedNumber(counts.lines));
    if (counts.plan.isSample())
        return ViewText::tr("%1: a sample of those that begin or end in view").arg(sentence);
    return counts.plan.leavesOutPassing ? ViewText::tr("%1: those that begin or end in view").arg(sentence) : sentence;
}

/// Returns the number and the kind of moves that a picture shows. \a ofSelection more moves, of the selected position,
/// are drawn over it.
QString drawnSentence(const PaintedCounts &counts, quint64 moves, quint64 ofSelection)
{
    const QString sentence = sentenceOf(counts, moves);
    if (!counts.plan.isDensity() || counts.drawnMoves == 0 || ofSelection == 0)
        return sentence;
    return ViewText::tr("%1; besides, %Ln move(s) of the selected position as {a line|lines}", nullptr,
                        Translations::pluralNumber(ofSelection))
        .arg(sentence);
}

/// Returns a sentence if not all search results are marked.
QStringList markedSentences(const FoundCounts &found)
{
    if (found.marked == found.inView)
        return {};
    return {
        ViewText::tr("%1 of %Ln found position(s) in view marked", nullptr, Translations::pluralNumber(found.inView))
            .arg(groupedNumber(found.marked))};
}

} // namespace

QString graphSummary(const GraphCanvas &canvas, const Exploration &exploration, const QString &searchProblem)
{
    const GraphPicture &picture = canvas.picture();
    if (picture.isEmpty())
        return {};
    if (!exploration.isCurrent())
        return ViewText::tr("still the graph of %1").arg(shortened(exploration.explored().start.text(), 40));
    const GameGraph &whole = *picture.wholeGraph();
    // The picture shows the previous graph, which has other limits.
    if (const GameGraphPtr &next = exploration.graph(); next && next.get() != &whole)
        return ViewText::tr("laying out %Ln position(s)", nullptr, number(next->positionCount()));
    QStringList sentences = {shownSentence(picture)};
    // The sentence of an excerpt contains its number of moves.
    if (!picture.excerpt || canvas.counts().drawnMoves != picture.explored.graph->moveCount())
        sentences << drawnSentence(canvas.counts(), picture.explored.graph->moveCount(),
                                   highlightedMoves(picture, canvas.shownSelection()));
    sentences << markedSentences(canvas.foundCounts());
    if (whole.isTruncated())
        sentences << limitSentence(whole, exploration);
    if (!searchProblem.isEmpty())
        sentences.prepend(searchProblem);
    return sentences.join(QStringLiteral(" · "));
}

} // namespace mexplorer
