// SPDX-License-Identifier: GPL-3.0-or-later
// Normal and misère play side by side
//
// Both conventions have the same graph. Only the terminal positions have other labels, and every other label follows
// from those below it by the same rule. So the labels are shown in rounds, by the length of the longest play, for both
// at once, and each round names the differences.

#include "model/step/listtrace.h"

#include "model/core/modeltext.h"
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/solve/completelabels.h"
#include "model/step/tracewords.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr PositionId maxPairPositions = 60;
constexpr qsizetype maxPairNames = 5;

class PairTraceBuilder
{
public:
    PairTraceBuilder(const Position &position, GameGraphPtr graph, const Labels &normal, const Labels &misere)
        : m_position(position), m_graph(std::move(graph))
    {
        std::vector<PairPicture::Node> nodes;
        for (PositionId id = 0; id < m_graph->positionCount(); ++id) {
            PairPicture::Node node;
            node.position = id == GameGraph::root() ? position : split(m_graph->rules(), m_graph->cells(id));
            node.name = tracewords::shortName(node.position);
            node.layer = static_cast<int>(normal.birthday(id));
            node.normal = normal.outcome(id);
            node.misere = misere.outcome(id);
            for (const PositionId follower : m_graph->followers(id))
                node.followers.push_back(static_cast<int>(follower));
            m_layers = std::max(m_layers, node.layer + 1);
            nodes.push_back(std::move(node));
        }
        m_nodes = std::make_shared<const std::vector<PairPicture::Node>>(std::move(nodes));
    }

    TracePtr run()
    {
        const QString title = tracewords::title(m_position);
        add(ModelText::tr(
                "The graph of %1 twice, with the same positions and moves. Under normal play the player who can't "
                "move has lost; under misère play that player has won.")
                .arg(title),
            0);
        for (int layer = 0; layer < m_layers; ++layer)
            addLayer(layer);
        addEnd();
        return std::make_shared<const ListTrace>(TraceKind::Misere,
                                                 ModelText::tr("%1 under normal and misère play").arg(title),
                                                 m_position, std::move(m_steps), table());
    }

private:
    void add(const QString &sentence, int shown, std::vector<Position> positions = {})
    {
        m_steps.push_back({sentence, PairPicture{m_nodes, shown}, std::move(positions)});
    }

    /// The names of nodes, marked; only the first ones if there are many.
    static QString names(const std::vector<const PairPicture::Node *> &nodes)
    {
        QStringList texts;
        for (const PairPicture::Node *node : nodes)
            texts << tracewords::subjectName(node->position);
        return listing(texts, maxPairNames);
    }

    std::vector<const PairPicture::Node *> nodesOf(int layer, bool onlyDifferent) const
    {
        std::vector<const PairPicture::Node *> result;
        for (const PairPicture::Node &node : *m_nodes) {
            if ((layer < 0 || node.layer == layer) && (!onlyDifferent || node.differs()))
                result.push_back(&node);
        }
        return result;
    }

    /// Describes the positions of a layer by their distance from the end; begins a sentence.
    static QString distance(int layer)
    {
        return layer == 1 ? ModelText::tr("One move from the end")
                          : ModelText::tr("At most %1 moves from the end")
                                .arg(tracewords::number(static_cast<quint64>(layer)));
    }

    void addLayer(int layer)
    {
        const auto all = nodesOf(layer, false);
        const auto different = nodesOf(layer, true);
        std::vector<Position> positions;
        for (const PairPicture::Node *node : all)
            positions.push_back(node->position);
        const PairPicture::Node &asked = different.empty() ? *all.front() : *different.front();
        if (layer == 0)
            add(ModelText::tr("%1 {is|are} terminal: P under normal play, and N under misère play. That is the only "
                              "difference in the rules.",
                              nullptr, static_cast<int>(all.size()))
                    .arg(names(all)),
                1, std::move(positions));
        else if (different.empty())
            add(ModelText::tr("%1, the outcome is the same under both for %2.").arg(distance(layer), names(all)),
                layer + 1, std::move(positions));
        else
            add(ModelText::tr("%1, the outcome is another one under misère play for %2.")
                    .arg(distance(layer), names(different)),
                layer + 1, std::move(positions));
        Question question =
            questions::outcomeOf(tracewords::subjectName(asked.position), asked.misere, Convention::Misere);
        question.text = ModelText::tr("Under misère play, is %1 a P-position or an N-position?")
                            .arg(tracewords::subjectName(asked.position));
        question.about = {asked.position};
        m_steps.back().question = std::move(question);
    }

    void addEnd()
    {
        const auto different = static_cast<int>(nodesOf(-1, true).size());
        const PairPicture::Node &start = m_nodes->front();
        const QString which =
            start.differs()
                ? ModelText::tr("The start %1 is %2 under normal play, but %3 under misère play.")
                      .arg(tracewords::title(m_position), outcomeLetter(start.normal), outcomeLetter(start.misere))
                : ModelText::tr("The start %1 is %2 under both.")
                      .arg(tracewords::title(m_position), outcomeLetter(start.normal));
        add(ModelText::tr("Positions with different outcomes under the two: %1 of %2. %3")
                .arg(tracewords::number(static_cast<quint64>(different)), tracewords::number(m_nodes->size()), which),
            m_layers, {start.position});
        m_steps.back().question = questions::number(
            Question::Kind::Count, ModelText::tr("In how many positions do the outcomes differ?"),
            static_cast<Value>(different),
            ModelText::tr("Not this number. Count the positions that are marked in one of the pictures."));
    }

    Table table() const
    {
        Table table;
        table.headers = {ModelText::tr("Position"), ModelText::tr("Normal play"), ModelText::tr("Misère play"),
                         ModelText::tr("Differs")};
        table.numeric = {false, false, false, false};
        for (const PairPicture::Node &node : *m_nodes)
            table.rows.push_back({Sentence::game(node.name), outcomeLetter(node.normal), outcomeLetter(node.misere),
                                  node.differs() ? ModelText::tr("yes") : QString()});
        return table;
    }

    Position m_position;
    GameGraphPtr m_graph;
    std::shared_ptr<const std::vector<PairPicture::Node>> m_nodes;
    std::vector<ListTrace::Step> m_steps;
    int m_layers = 0;
};

TracePtr pairNotice(const Position &position, const QString &sentence)
{
    return noticeTrace(TraceKind::Misere,
                       ModelText::tr("%1 under normal and misère play").arg(tracewords::title(position)), sentence);
}

} // namespace

Result<TracePtr> buildPairTrace(const Position &position, const Solver &solver, JobControl &control)
{
    if (!isAcyclic(position))
        return pairNotice(position,
                          ModelText::tr("Play of %1 can go round. The two conventions are compared where each game "
                                        "ends.")
                              .arg(tracewords::title(position)));
    GraphBuilder::Options options;
    options.maxPositions = maxPairPositions + 1;
    const GameGraphPtr graph = buildGraph(position, options, control);
    if (control.isCancelled())
        return Problem::cancelled();
    if (graph->isTruncated() || graph->positionCount() > maxPairPositions)
        return pairNotice(position, ModelText::tr("The graph of %1 has more than %2 positions, too many to be drawn "
                                                  "twice. Choose a smaller one, such as kayles:5 or nim:2,2,1.")
                                        .arg(tracewords::title(position), tracewords::number(maxPairPositions)));
    const LabelsPtr normal = completeLabels(*graph, Convention::Normal, solver, control);
    const LabelsPtr misere = completeLabels(*graph, Convention::Misere, solver, control);
    if (control.isCancelled() || !normal || !misere)
        return Problem::cancelled();
    return PairTraceBuilder(position, graph, *normal, *misere).run();
}

} // namespace mexplorer
