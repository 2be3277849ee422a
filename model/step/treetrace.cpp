// SPDX-License-Identifier: GPL-3.0-or-later
// The recursion tree
//
// Grundy(x) calls itself for each follower of x and takes the mex. Naively that is a tree with 1 + (the sum of the
// followers' numbers) calls. With a table of known values each position is computed once: 1 + the number of distinct
// moves calls, most of them answered from the table. Calls are numbered in their order, so a call has returned once the
// last call below it has been made, and a step is the number of calls made so far.

#include "model/step/listtrace.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/step/tracewords.h"

#include <algorithm>
#include <limits>
#include <map>

namespace mexplorer {

namespace {

constexpr quint64 maxCallsShown = 40;
constexpr PositionId maxPositionsCounted = 200'000;
constexpr quint64 tooMany = std::numeric_limits<quint64>::max();

/// The values and numbers of calls of all positions of a graph, followers first.
class Recursion
{
public:
    Recursion(const Position &start, GameGraphPtr graph)
        : m_start(start), m_graph(std::move(graph)), m_values(m_graph->positionCount()),
          m_calls(m_graph->positionCount(), 0)
    {
        for (PositionId id = 0; id < m_graph->positionCount(); ++id)
            workOut(id);
    }
    const GameGraph &graph() const { return *m_graph; }
    /// Returns the start as it was written.
    Position position(PositionId id) const
    {
        return id == GameGraph::root() ? m_start : split(m_graph->rules(), m_graph->cells(id));
    }
    Value value(PositionId id) const { return m_values[id]; }
    quint64 calls(PositionId id) const { return m_calls[id]; }
    std::vector<Value> followerValues(PositionId id) const
    {
        std::vector<Value> values;
        for (const PositionId follower : m_graph->followers(id))
            values.push_back(m_values[follower]);
        return values;
    }
    /// Returns the number of calls with memory, one for the root and one for each move of each reachable position, and
    /// the number of these positions.
    std::pair<quint64, quint64> remembered(PositionId root) const
    {
        std::vector<PositionId> reached = {root};
        std::vector<bool> seen(m_graph->positionCount());
        seen[root] = true;
        quint64 calls = 1;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const PositionId follower : m_graph->followers(reached[i])) {
                ++calls;
                if (!seen[follower])
                    reached.push_back(follower);
                seen[follower] = true;
            }
        }
        return {calls, reached.size()};
    }
    /// Returns the position whose tree is the largest that can be shown.
    PositionId largestShown() const
    {
        PositionId best = 0;
        for (PositionId id = 0; id < m_graph->positionCount(); ++id) {
            if (m_calls[id] <= maxCallsShown && (m_calls[best] > maxCallsShown || m_calls[id] > m_calls[best]))
                best = id;
        }
        return best;
    }

private:
    void workOut(PositionId start)
    {
        std::vector<PositionId> open = {start};
        while (!open.empty()) {
            const PositionId id = open.back();
            const auto followers = m_graph->followers(id);
            const auto unknown = std::ranges::find_if(followers, [this](PositionId f) { return m_calls[f] == 0; });
            if (m_calls[id] == 0 && unknown != followers.end()) {
                open.push_back(*unknown);
                continue;
            }
            open.pop_back();
            m_values[id] = mex(followerValues(id));
            quint64 calls = 1;
            for (const PositionId follower : followers)
                calls = tooMany - calls < m_calls[follower] ? tooMany : calls + m_calls[follower];
            m_calls[id] = calls;
        }
    }

    const Position &m_start;
    GameGraphPtr m_graph;
    std::vector<Value> m_values;
    std::vector<quint64> m_calls;
};

/// Unfolds calls in the order in which they are made.
class TreeUnfolding
{
public:
    TreeUnfolding(const Recursion &recursion, bool remembers) : m_recursion(recursion), m_remembers(remembers) {}

    std::vector<TreePicture::Node> unfold(PositionId root)
    {
        call(root, -1, 0);
        return std::move(m_nodes);
    }

private:
    void call(PositionId id, int parent, int depth)
    {
        const GameGraph &graph = m_recursion.graph();
        const std::size_t self = m_nodes.size();
        TreePicture::Node node;
        node.position = m_recursion.position(id);
        node.name = tracewords::shortName(node.position);
        node.parent = parent;
        node.depth = depth;
        node.value = m_recursion.value(id);
        node.isLookedUp = m_remembers && m_known[id];
        const bool isLeaf = node.isLookedUp || graph.followers(id).empty();
        node.isTerminal = graph.followers(id).empty();
        m_nodes.push_back(std::move(node));
        if (isLeaf) {
            m_nodes[self].x = m_leaves++;
        } else {
            for (const PositionId follower : graph.followers(id))
                call(follower, static_cast<int>(self), depth + 1);
            placeAbove(self);
        }
        m_known[id] = true;
        m_nodes[self].last = static_cast<int>(m_nodes.size()) - 1;
    }
    /// Centres a call above its first and its last child.
    void placeAbove(std::size_t self)
    {
        double first = -1, last = 0;
        for (std::size_t i = self + 1; i < m_nodes.size(); ++i) {
            if (m_nodes[i].parent != static_cast<int>(self))
                continue;
            first = first < 0 ? m_nodes[i].x : first;
            last = m_nodes[i].x;
        }
        m_nodes[self].x = (first + last) / 2;
    }

    const Recursion &m_recursion;
    bool m_remembers;
    std::map<PositionId, bool> m_known;
    std::vector<TreePicture::Node> m_nodes;
    int m_leaves = 0;
};

QString callOf(const TreePicture::Node &node)
{
    return Sentence::math(QStringLiteral("g(") + Sentence::game(node.name) + u')');
}

QString callCount(quint64 calls)
{
    return tracewords::count(calls == tooMany ? 10'000'000'000'000'000'000ULL : calls);
}

/// The results of the calls that return once call \a at is made, innermost first: "g(1) = mex{0} = 1".
QStringList returns(const std::vector<TreePicture::Node> &nodes, int at)
{
    QStringList result;
    for (int i = at; i >= 0 && nodes[static_cast<std::size_t>(i)].last == at;
         i = nodes[static_cast<std::size_t>(i)].parent) {
        const TreePicture::Node &node = nodes[static_cast<std::size_t>(i)];
        if (node.isLookedUp)
            continue;
        std::vector<Value> values;
        for (const TreePicture::Node &child : nodes) {
            if (child.parent == i)
                values.push_back(child.value);
        }
        result << Sentence::math(QStringLiteral("g(") + Sentence::game(node.name) + QStringLiteral(") = ") +
                                 tracewords::mexEquation(values, node.value));
    }
    return result;
}

/// Asks for the result of the outermost call that returns now; std::nullopt if only a base case returns.
std::optional<Question> returnQuestion(const std::vector<TreePicture::Node> &nodes, int at)
{
    std::optional<Question> question;
    for (int i = at; i >= 0 && nodes[static_cast<std::size_t>(i)].last == at;
         i = nodes[static_cast<std::size_t>(i)].parent) {
        const TreePicture::Node &node = nodes[static_cast<std::size_t>(i)];
        std::vector<Value> values;
        for (const TreePicture::Node &child : nodes) {
            if (child.parent == i)
                values.push_back(child.value);
        }
        if (values.empty())
            continue;
        std::vector<Position> about = question ? std::move(question->about) : std::vector<Position>();
        about.push_back(node.position);
        question = questions::mexOf(Question::Kind::SgValue, ModelText::tr("What does %1 return?").arg(callOf(node)),
                                    std::move(values));
        question->about = std::move(about);
    }
    return question;
}

QString callSentence(const std::vector<TreePicture::Node> &nodes, int at)
{
    const TreePicture::Node &node = nodes[static_cast<std::size_t>(at)];
    if (node.parent < 0)
        return node.isTerminal ? ModelText::tr("We ask for %1. It has no followers: %2.")
                                     .arg(callOf(node), returns(nodes, at).join(QStringLiteral(", ")))
                               : ModelText::tr("We ask for %1.").arg(callOf(node));
    const QString caller = callOf(nodes[static_cast<std::size_t>(node.parent)]);
    const QStringList back = returns(nodes, at);
    if (node.isLookedUp) {
        const QString found =
            ModelText::tr("%1 calls %2: remembered, %3.").arg(caller, callOf(node), tracewords::number(node.value));
        return back.isEmpty() ? found : ModelText::tr("%1 With it %2.").arg(found, back.join(ModelText::tr(", then ")));
    }
    if (node.isTerminal)
        return ModelText::tr("%1 calls %2. No followers, the base case: %3.")
            .arg(caller, callOf(node), back.join(ModelText::tr(", then ")));
    return ModelText::tr("%1 calls %2.").arg(caller, callOf(node));
}

/// The pseudocode line of a call: the loop of recursive calls, the end, or the lookup.
PseudocodeLine lineOf(const TreePicture::Node &node, bool remembers)
{
    if (!remembers)
        return {Pseudocode::Recursion, node.isTerminal ? 4 : 2};
    return {Pseudocode::Remembered, node.isLookedUp ? 2 : node.isTerminal ? 6 : 4};
}

/// The name of the position that is called most often, and its number of calls.
std::pair<QString, int> maxCalled(const std::vector<TreePicture::Node> &nodes)
{
    std::map<QString, int> times;
    for (const TreePicture::Node &node : nodes)
        ++times[node.name];
    const auto max = std::ranges::max_element(times, [](const auto &a, const auto &b) { return a.second < b.second; });
    return *max;
}

Sentence naiveEnd(const std::vector<TreePicture::Node> &nodes)
{
    const auto [name, times] = maxCalled(nodes);
    const QString calls = ModelText::tr("Without memory: %n call(s).", nullptr, static_cast<int>(nodes.size()));
    if (times < 2)
        return calls;
    return ModelText::tr("%1 %2 alone is worked out %3 times.")
        .arg(calls, Sentence::math(QStringLiteral("g(") + Sentence::game(name) + u')'),
             tracewords::number(quint64(times)));
}

/// Makes the steps of one recursion, from the first call to the last, and one that counts the calls.
std::vector<ListTrace::Step> callSteps(const Recursion &recursion, PositionId root, bool remembers,
                                       const QString &intro)
{
    const auto nodes =
        std::make_shared<const std::vector<TreePicture::Node>>(TreeUnfolding(recursion, remembers).unfold(root));
    const auto count = static_cast<int>(nodes->size());
    std::vector<ListTrace::Step> steps;
    steps.push_back({intro, TreePicture{nodes, 0, remembers}});
    for (int i = 0; i < count; ++i) {
        const TreePicture::Node &node = (*nodes)[static_cast<std::size_t>(i)];
        steps.push_back({.sentence = callSentence(*nodes, i),
                         .picture = TreePicture{nodes, i + 1, remembers},
                         .positions = {node.position},
                         .question = returnQuestion(*nodes, i),
                         .code = lineOf(node, remembers)});
    }
    const quint64 worked = recursion.remembered(root).second;
    const Sentence end =
        remembers
            ? ModelText::tr("With memory: %n call(s). Positions that are worked out, each once: %1.", nullptr, count)
                  .arg(tracewords::count(worked))
            : naiveEnd(*nodes);
    const Question howMany =
        questions::number(Question::Kind::Count, ModelText::tr("How many calls are that, with the first one?"),
                          static_cast<Value>(count), ModelText::tr("Not this number. Count the calls in the tree."));
    steps.push_back({.sentence = end, .picture = TreePicture{nodes, count + 1, remembers}, .question = howMany});
    return steps;
}

/// States the numbers of calls for a position whose tree is too large, if a smaller one was shown.
QString callsOfWhole(const Recursion &recursion, const Position &position)
{
    const auto [calls, positions] = recursion.remembered(GameGraph::root());
    const quint64 naive = recursion.calls(GameGraph::root());
    const QString sentence =
        naive == tooMany
            ? ModelText::tr("For %1 it is more than %2 calls without memory, and %3 with it, for %4 positions.")
            : ModelText::tr("For %1 it is %2 calls without memory, and %3 with it, for %4 positions.");
    return sentence.arg(tracewords::title(position), callCount(naive), tracewords::count(calls),
                        tracewords::count(positions));
}

} // namespace

Result<TracePtr> buildTreeTrace(const Position &position, JobControl &control)
{
    GraphBuilder::Options options;
    options.maxPositions = maxPositionsCounted;
    const GameGraphPtr graph = buildGraph(position, options, control);
    if (control.isCancelled())
        return Problem::cancelled();
    if (graph->isTruncated())
        return Problem::limit(Problem::Code::Positions,
                              ModelText::tr("%1 can reach more than %2 positions, the limit of what is counted "
                                            "here; choose a smaller position.")
                                  .arg(position.text(), groupedNumber(maxPositionsCounted)));
    const Recursion recursion(position, graph);
    const PositionId root = recursion.largestShown();
    QString intro = ModelText::tr("To find a value, find those of all followers, and take the mex: a function that "
                                  "calls itself. A terminal position is the base case.");
    if (root != GameGraph::root())
        intro += u' ' + ModelText::tr("The tree of %1 is too large to draw; here is that of %2.")
                            .arg(tracewords::title(position), tracewords::title(recursion.position(root)));
    std::vector<ListTrace::Step> steps = callSteps(recursion, root, false, intro);
    for (ListTrace::Step &step :
         callSteps(recursion, root, true,
                   ModelText::tr("Now each value is remembered when it is found, and looked up from then on.")))
        steps.push_back(std::move(step));
    if (root != GameGraph::root())
        steps.push_back({callsOfWhole(recursion, position), steps.back().picture});
    Table table{{QString(), ModelText::tr("Calls")}, {false, true}, {}};
    table.rows = {{ModelText::tr("without memory"), callCount(recursion.calls(GameGraph::root()))},
                  {ModelText::tr("with memory"), tracewords::count(recursion.remembered(GameGraph::root()).first)}};
    return TracePtr(std::make_shared<const ListTrace>(
        TraceKind::Tree, ModelText::tr("The recursion of %1").arg(tracewords::title(position)), position,
        std::move(steps), std::move(table)));
}

} // namespace mexplorer
