// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workbench/rulestudy.h"

#include "model/core/exceptions.h"
#include "model/core/modeltext.h"
#include "model/games/catalogue.h"
#include "model/games/heaptraits.h"
#include "model/law/law.h"
#include "model/notation/expression.h"
#include "model/sequence/sequenceengine.h"
#include "model/solve/completelabels.h"

namespace mexplorer {

namespace {

constexpr quint64 firstTerms = 64;
constexpr quint64 firstRows = 25;  ///< of cells, whose values cost more
constexpr quint64 firstPairs = 12; ///< of the numbers of a pair
constexpr PositionId fewPositions = 12;
constexpr PositionId manyPositions = 40; ///< of a start with more followers than that
constexpr quint64 listedFollowers = 20'000;
constexpr quint64 studiedTerms = 200; ///< that laws are found from
constexpr std::size_t namedLaws = 2;

/// The values of G(0), G(1), ... as far as they are found.
FirstValues heapTerms(const RulesPtr &rules, JobControl &control)
{
    SequenceEngine engine(rules);
    FirstValues found{.rows = {{}}, .cell = {}, .problem = {}};
    for (quint64 n = 0; n < firstTerms; ++n) { // one by one: a rule may be wrong for a larger heap only
        const auto known = withoutExceptions([&] { return engine.extend(n + 1, control); });
        if (!known || !*known) {
            found.problem = known ? known->problem() : known.problem();
            break;
        }
        found.rows.front().push_back(engine.at(n));
    }
    return found;
}

/// The value of a position that is written after the rules.
Result<Value> valueAfter(const RulesPtr &rules, const QString &position, const Solver &solver, JobControl &control)
{
    const Result<Position> read = parsePosition(rules->text() + u':' + position);
    return read ? solver.value(*read, control) : read.problem();
}

FirstValues rowTerms(const RulesPtr &rules, const Solver &solver, JobControl &control)
{
    FirstValues found{.rows = {{}}, .cell = rules->examplePosition().section(u'*', 0, 0), .problem = {}};
    for (quint64 n = 0; n < firstRows; ++n) {
        const auto value = valueAfter(rules, QStringLiteral("%1*%2").arg(found.cell).arg(n), solver, control);
        if (!value) {
            found.problem = value.problem();
            break;
        }
        found.rows.front().push_back(*value);
    }
    return found;
}

FirstValues pairTable(const RulesPtr &rules, const Solver &solver, JobControl &control)
{
    FirstValues found;
    for (quint64 x = 0; x < firstPairs; ++x) {
        std::vector<Value> row;
        for (quint64 y = 0; y < firstPairs; ++y) {
            const auto value = valueAfter(rules, QStringLiteral("(%1,%2)").arg(x).arg(y), solver, control);
            if (!value) {
                found.problem = value.problem();
                return found; // whole rows only
            }
            row.push_back(*value);
        }
        found.rows.push_back(std::move(row));
    }
    return found;
}

GameGraphPtr fewPositionsOf(const Position &position, JobControl &control, PositionId most = fewPositions)
{
    GraphBuilder::Options options;
    options.maxPositions = most;
    return buildGraph(position, options, control);
}

/// Smaller positions of the same rules, the larger ones first: smaller heaps or numbers, or a part of a row.
std::vector<CellVector> smallerPositions(const Component &component)
{
    constexpr Cell most = 60; // numbers that have few positions
    const CellVector &cells = component.cells;
    std::vector<CellVector> smaller;
    if (familyOf(*component.rules).name == u"row") {
        for (std::size_t length = cells.size(); length-- > 1;)
            smaller.emplace_back(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(length));
    } else if (familyOf(*component.rules).name == u"rules" && !cells.empty()) {
        for (Cell bound = std::min(most, std::ranges::max(cells)); bound-- > 1;) {
            CellVector bounded = cells;
            for (Cell &cell : bounded)
                cell = std::min(cell, bound);
            smaller.push_back(std::move(bounded));
        }
    }
    return smaller;
}

/// The graph of a position if it has few positions, or of a smaller one that has; otherwise the first positions of it.
GameGraphPtr graphOfFew(Position &position, JobControl &control)
{
    GameGraphPtr whole = fewPositionsOf(position, control);
    if (!whole->isTruncated())
        return whole;
    for (CellVector &cells : smallerPositions(position.components.front())) {
        const Position smaller = {{{position.components.front().rules, std::move(cells)}}};
        GameGraphPtr graph = fewPositionsOf(smaller, control);
        if (control.isCancelled())
            break;
        if (!graph->isTruncated() && graph->moveCount() > 0) {
            position = smaller;
            return graph;
        }
    }
    return whole->positionCount() > 1 ? whole : fewPositionsOf(position, control, manyPositions);
}

/// Fills \a study, which keeps what is found before an exception.
void fill(PositionStudy &study, const Position &position, const Solver &solver, JobControl &control)
{
    const Result<Analysis> analysis = solver.analyseForPlay(position, Convention::Normal, control);
    if (analysis) {
        study.value = analysis->value;
        study.outcome = analysis->outcome;
    } else {
        study.problem = analysis.problem();
    }
    const Result<std::vector<Move>> moves = distinctMoves(position, listedFollowers, &control);
    if (!moves) {
        study.problem = moves.problem();
        return;
    }
    const QString prefix = position.components.front().rules->text() + u':';
    for (const Move &move : *moves) {
        if (study.followers.size() == maxStudiedFollowers) {
            study.hasMore = true;
            break;
        }
        StudiedFollower follower;
        follower.text = move.to.text();
        if (follower.text.startsWith(prefix))
            follower.text.remove(0, prefix.size());
        if (const Result<Analysis> after =
                analysis ? solver.analyseForPlay(move.to, Convention::Normal, control) : analysis) {
            follower.value = after->value;
            follower.outcome = after->outcome;
        }
        study.followers.push_back(std::move(follower));
    }
}

} // namespace

PositionStudy studyPosition(const Position &position, const Solver &solver, JobControl &control)
{
    PositionStudy study;
    const auto filled = withoutExceptions([&] {
        fill(study, position, solver, control);
        return true;
    });
    if (!filled)
        study.problem = filled.problem();
    return study;
}

FirstValues firstValues(const Position &position, const Solver &solver, JobControl &control)
{
    const Component &component = position.components.front();
    const RulesPtr &rules = component.rules;
    auto found = withoutExceptions([&]() -> FirstValues {
        if (rules->heapTraits())
            return heapTerms(rules, control);
        if (familyOf(*rules).name == u"row")
            return rowTerms(rules, solver, control);
        if (familyOf(*rules).name == u"rules" && component.cells.size() == 2)
            return pairTable(rules, solver, control);
        return {};
    });
    return found ? std::move(found).value() : FirstValues{{}, {}, found.problem()};
}

SmallGraph smallGraph(const Position &position, const Solver &solver, const QSizeF &available, JobControl &control)
{
    auto made = withoutExceptions([&]() -> SmallGraph {
        Position start = position;
        const GameGraphPtr graph = graphOfFew(start, control);
        const LabelsPtr labels = completeLabels(*graph, Convention::Normal, solver, control);
        return laidOutAgain({start, graph, labels, std::make_shared<const Predecessors>(*graph)}, available, control);
    });
    return made ? std::move(made).value() : SmallGraph();
}

SmallGraph laidOutAgain(const ExploredGraph &explored, const QSizeF &available, JobControl &control)
{
    const GameGraph &graph = *explored.graph;
    const auto scaleOf = [&available](const LayeredLayout &layout) {
        const QSizeF extent = layout.extent().size();
        return std::min(available.width() / extent.width(), available.height() / extent.height());
    };
    LayoutOptions options;
    const LayoutPtr down = layOut(graph, *explored.labels, *explored.predecessors, options, control);
    const LayoutPtr upright = shaped(down, graph, available);
    if (!canFill(*down))
        return {explored, upright};
    options.orientation =
        Orientation::LeftRight; // positions are drawn below their marks, and need no space beside them
    const LayoutPtr across =
        filling(layOut(graph, *explored.labels, *explored.predecessors, options, control), graph, available);
    constexpr qreal worthIt = 1.6; // below the marks there is more space for long positions
    return {explored, scaleOf(*upright) > worthIt * scaleOf(*across) ? upright : across};
}

std::vector<KnownSentence> knownOf(const Position &position, JobControl &control)
{
    const RulesPtr &rules = position.components.front().rules;
    std::vector<KnownSentence> sentences;
    if (!rules->sameAs().isEmpty())
        sentences.push_back(
            {ModelText::tr("The form of these rules shows that they are those of %1.").arg(rules->sameAs())});
    if (!rules->isAcyclic())
        sentences.push_back({ModelText::tr("The form of these rules doesn't show that play ends. If it goes round in a "
                                           "circle, nobody wins.")});
    const auto found = withoutExceptions([&] { return findLaws(rules, studiedTerms, control); });
    if (!found || !*found)
        return sentences;
    const LawReport &report = **found;
    const std::size_t most = sentences.size() + namedLaws;
    for (const Law &law : report.laws) {
        const bool isNamed = law.kind == Law::Kind::SameValues && !rules->sameAs().isEmpty();
        if (!isNamed && sentences.size() < most)
            sentences.push_back({lawSentence(law), walkOf(rules, law)});
    }
    if (report.laws.empty())
        sentences.push_back({noLawSentence(report)});
    return sentences;
}

} // namespace mexplorer
