#include "views/explore/graphsummary.h"

#include "model/core/scanner.h"
#include "views/canvas/graphcanvas.h"
#include "views/explore/drawnsentence.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

struct GraphSummaryText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ExploreView)
};

QString counted(quint64 number)
{
    return groupedNumber(number);
}

/// What a merge looked for in vain.
QString nothingMerged(Collapse kind)
{
    switch (kind) {
    case Collapse::SgValue:
        return GraphSummaryText::tr("No positions have the same SG value");
    case Collapse::Followers:
        return GraphSummaryText::tr("No positions have the same followers");
    case Collapse::Play:
        return GraphSummaryText::tr("No positions have the same play to the end");
    case Collapse::ComponentValues:
        return GraphSummaryText::tr("No positions have components of the same values");
    case Collapse::Components:
        return GraphSummaryText::tr("No positions have the same components");
    case Collapse::Symmetry:
        return GraphSummaryText::tr("No positions are equal under symmetry");
    }
    return {};
}

QString counted(quint64 number, const QString &one, const QString &many)
{
    return number == 1 ? one : many.arg(groupedNumber(number));
}

/// How much of the graph a picture shows.
QString shownSentence(const GraphPicture &picture)
{
    const GameGraph &whole = *picture.wholeGraph();
    const QString positions = counted(whole.positionCount());
    const QString shown = counted(picture.explored.graph->positionCount());
    if (picture.excerpt && picture.excerpt->quotient() &&
        picture.excerpt->quotient()->groupCount() == whole.positionCount())
        return GraphSummaryText::tr("%1; nothing to merge, so all %2 are shown")
            .arg(nothingMerged(picture.excerpt->quotient()->collapse()),
                 counted(whole.positionCount(), GraphSummaryText::tr("1 position"),
                         GraphSummaryText::tr("%1 positions")));
    if (picture.excerpt && picture.excerpt->quotient())
        return GraphSummaryText::tr("%1 positions merged into %2, %3 moves")
            .arg(positions, shown, counted(picture.explored.graph->moveCount()));
    if (picture.excerpt)
        return GraphSummaryText::tr("%1 of %2 positions, %3 of %4 moves")
            .arg(shown, positions, counted(picture.explored.graph->moveCount()), counted(whole.moveCount()));
    QStringList parts = {
        counted(whole.positionCount(), GraphSummaryText::tr("1 position"), GraphSummaryText::tr("%1 positions")),
        counted(whole.moveCount(), GraphSummaryText::tr("1 move"), GraphSummaryText::tr("%1 moves"))};
    if (whole.counts().mergedPositions > 0)
        parts << counted(whole.counts().mergedPositions, GraphSummaryText::tr("1 move led to a position already known"),
                         GraphSummaryText::tr("%1 moves led to a position already known"));
    if (whole.counts().mergedMoves > 0)
        parts << counted(whole.counts().mergedMoves, GraphSummaryText::tr("1 move led where another one does"),
                         GraphSummaryText::tr("%1 moves led where another one does"));
    return parts.join(QStringLiteral(", "));
}

/// Where the graph ends, at which limit, and what to do if that can't be raised.
QString limitSentence(const GameGraph &whole, const Exploration &exploration)
{
    const GraphBuilder::Options &options = exploration.options();
    const bool atPositions = whole.limitMet() == GameGraph::Limit::Positions;
    if (exploration.isStopping())
        return GraphSummaryText::tr("stopping; what is built is kept");
    if (exploration.isBuilding()) {
        return atPositions ? GraphSummaryText::tr("building on, up to %1 positions").arg(counted(options.maxPositions))
                           : GraphSummaryText::tr("building on, up to %1 moves").arg(counted(options.maxMoves));
    }
    const QString part =
        whole.expandedCount() == 0
            ? GraphSummaryText::tr("the start alone has more moves than that")
            : GraphSummaryText::tr(
                  "it is whole within %1 of the start, and %2 farther on are known without their moves")
                  .arg(counted(static_cast<quint64>(whole.completeDepth()), GraphSummaryText::tr("1 move"),
                               GraphSummaryText::tr("%1 moves")),
                       counted(whole.positionCount() - whole.expandedCount(), GraphSummaryText::tr("1 position"),
                               GraphSummaryText::tr("%1 positions")));
    QString text = GraphSummaryText::tr("the graph goes on: %1").arg(part);
    // Where somebody asked for more, there may be more than the limit.
    if (atPositions && whole.positionCount() <= options.maxPositions)
        text = GraphSummaryText::tr("the graph goes on past the limit of %1 positions: %2")
                   .arg(counted(options.maxPositions), part);
    else if (whole.limitMet() == GameGraph::Limit::Moves && whole.moveCount() <= options.maxMoves)
        text = GraphSummaryText::tr("the graph goes on past the limit of %1 moves: %2")
                   .arg(counted(options.maxMoves), part);
    return exploration.canGrowOn()
               ? text
               : GraphSummaryText::tr("%1; more than that can't be shown, so choose a smaller game").arg(text);
}

} // namespace

QString graphSummary(const GraphCanvas &canvas, const Exploration &exploration, const QString &searchProblem)
{
    const GraphPicture &picture = canvas.picture();
    if (picture.isEmpty())
        return {};
    const GameGraph &whole = *picture.wholeGraph();
    // What is seen is another graph, which meanwhile met other limits.
    if (const GameGraphPtr &next = exploration.graph(); next && next.get() != &whole)
        return counted(next->positionCount(), GraphSummaryText::tr("laying out 1 position"),
                       GraphSummaryText::tr("laying out %1 positions"));
    QStringList sentences = {shownSentence(picture)};
    // An excerpt has told by now how many moves it leaves.
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
