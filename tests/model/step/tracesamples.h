// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/catalogue.h"
#include "model/games/graphrules.h"
#include "model/games/heaptraits.h"
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/import/graphfile.h"
#include "model/notation/expression.h"
#include "model/step/tracebuilder.h"
#include "model/step/traceformat.h"

#include <QRegularExpression>

#include <numeric>
#include <random>
#include <set>

/// Random positions of every family, and their values by the definition alone.
namespace tracesamples {

using namespace mexplorer;

inline Result<TracePtr> tryTrace(TraceKind kind, const Position &of, Convention convention = Convention::Normal)
{
    TraceRequest request;
    request.kind = kind;
    request.position = of;
    request.convention = convention;
    JobControl control;
    static const Solver solver;
    return buildTrace(request, solver, control);
}

inline TracePtr traceOf(TraceKind kind, const Position &of, Convention convention = Convention::Normal)
{
    const auto trace = tryTrace(kind, of, convention);
    return trace ? *trace : nullptr;
}

inline TracePtr traceOf(const QString &game, TraceKind kind)
{
    return traceOf(kind, *parsePosition(game));
}

inline std::vector<int> allSteps(const Trace &trace)
{
    std::vector<int> steps(static_cast<std::size_t>(trace.stepCount()));
    std::iota(steps.begin(), steps.end(), 0);
    return steps;
}

inline QString latexHandout(const Trace &trace, const std::vector<int> &steps, bool isBlank)
{
    return formatArticle(handoutArticle(trace, steps, isBlank), WrittenFormat::Latex);
}

/// All reachable positions, with values that are the mex of their followers' values.
struct PlainValues
{
    GameGraphPtr graph;
    std::vector<Value> values;

    explicit PlainValues(const Position &of)
    {
        JobControl control;
        graph = buildGraph(of, {.maxPositions = 2'000'000}, control); // of a sum of three, more than usual
        std::vector<std::optional<Value>> known(graph->positionCount());
        const auto value = [&](auto &self, PositionId id) -> Value {
            if (known[id])
                return *known[id];
            std::set<Value> seen;
            for (const PositionId follower : graph->followers(id))
                seen.insert(self(self, follower));
            Value mex = 0;
            while (seen.contains(mex))
                ++mex;
            known[id] = mex;
            return mex;
        };
        for (PositionId id = 0; id < graph->positionCount(); ++id)
            values.push_back(value(value, id));
    }
    std::optional<PositionId> find(const Position &position) const { return graph->find(join(position).cells); }
    Value root() const { return values[GameGraph::root()]; }
    std::set<Value> followerValues() const
    {
        std::set<Value> result;
        for (const PositionId follower : graph->followers(GameGraph::root()))
            result.insert(values[follower]);
        return result;
    }
    bool isFollower(PositionId id) const
    {
        const auto followers = graph->followers(GameGraph::root());
        return std::find(followers.begin(), followers.end(), id) != followers.end();
    }
};

/// A game of each family, with %1 for a small number in those that are listed; of others, the first term of the small
/// example.
inline const QStringList &familyTerms()
{
    static const QStringList all = [] {
        QStringList terms = {QStringLiteral("nim:%1"),           QStringLiteral("subtraction{1-3}:%1"),
                             QStringLiteral("allbut{2,3}:%1"),   QStringLiteral("lasker:%1"),
                             QStringLiteral("divide{2,3,6}:%1"), QStringLiteral("octal{0.137}:%1"),
                             QStringLiteral("hex{0.8}:%1"),      QStringLiteral("kayles:%1"),
                             QStringLiteral("dawson:%1"),        QStringLiteral("grundy:%1"),
                             QStringLiteral("wythoff:(2,%1)"),   QStringLiteral("moore{2}:(1,1,%1)"),
                             QStringLiteral("fibonacci:%1"),     QStringLiteral("matrix:2x%1"),
                             QStringLiteral("cram:2x%1"),        QStringLiteral("chomp:2x%1"),
                             QStringLiteral("turtles:TH%1"),     QStringLiteral("mockturtles:TH%1"),
                             QStringLiteral("ruler:HT%1"),       QStringLiteral("graph")};
        for (const Family &family : catalogue()) {
            const QRegularExpression ofFamily(QStringLiteral("^%1\\b").arg(family.name));
            if (family.parameters != Family::Parameters::File && terms.filter(ofFamily).isEmpty())
                terms << family.firstGraph().section(QStringLiteral(" + "), 0, 0);
        }
        return terms;
    }();
    return all;
}

inline Component randomGraph(std::mt19937 &random)
{
    GraphFile file;
    const auto vertices = static_cast<quint32>(2 + random() % 6);
    for (quint32 v = 0; v < vertices; ++v)
        file.names << QStringLiteral("v%1").arg(v);
    for (quint32 v = 0; v < vertices; ++v) {
        for (quint32 w = v + 1; w < vertices; ++w) {
            if (random() % 2)
                file.moves.emplace_back(v, w);
        }
    }
    return {std::make_shared<GraphRules>(QStringLiteral("drawn"), file), {file.start}};
}

/// A position of the family \a term with a number from 1 to \a max.
inline std::vector<Component> randomTerm(const QString &term, unsigned max, std::mt19937 &random)
{
    if (term == QStringLiteral("graph"))
        return {randomGraph(random)};
    if (!term.contains(QStringLiteral("%1")))
        return parsePosition(term)->components;
    const auto n = static_cast<int>(1 + random() % max);
    if (!term.contains(QStringLiteral(":TH")) && !term.contains(QStringLiteral(":HT")))
        return parsePosition(term.arg(n))->components;
    QString coins;
    for (int i = 0; i < std::min(n, 3); ++i)
        coins += random() % 2 ? u'H' : u'T';
    return parsePosition(term.arg(coins))->components;
}

/// A sum of one to three positions, the first of the family \a term.
inline Position randomSum(const QString &term, std::mt19937 &random, unsigned max = 5)
{
    Position sum{randomTerm(term, max, random)};
    for (auto more = random() % 3; more > 0; --more) {
        const QString &other = familyTerms()[static_cast<qsizetype>(random() % std::size_t(familyTerms().size()))];
        for (Component &component : randomTerm(other, 3, random))
            sum.components.push_back(std::move(component));
    }
    return sum;
}

/// Games for the laws of all kinds: of each family a small graph, its end, and its sum with itself; and a sum of
/// several.
inline const QStringList &sampleGames()
{
    static const QStringList all = [] {
        QStringList games;
        for (const Family &family : catalogue()) {
            if (family.parameters == Family::Parameters::File)
                continue;
            Position end = *parsePosition(family.firstGraph());
            for (Component &component : end.components) {
                while (const auto follower = component.rules->exampleFollower(component.cells))
                    component.cells = *follower;
            }
            games << family.firstGraph() << end.text()
                  << family.firstGraph() + QStringLiteral(" + ") + family.firstGraph();
        }
        return games << catalogue()[1].example;
    }();
    return all;
}

inline QString allSentences(const Trace &trace)
{
    QStringList sentences;
    for (int step = 0; step < trace.stepCount(); ++step)
        sentences << trace.sentence(step).plain();
    return sentences.join(u'\n');
}

/// G(0), G(1), ... by the definition.
inline std::vector<Value> heapValues(const Rules &rules, std::size_t count)
{
    std::vector<Value> values;
    for (quint64 heap = 0; heap < count; ++heap) {
        MexSet followers;
        if (heap > 0) {
            forEachSplit(rules, heap, [&](Cells parts) {
                Value sum = 0;
                for (const Cell part : parts)
                    sum ^= values[part];
                followers.insert(sum);
            });
        }
        values.push_back(followers.mex());
    }
    return values;
}

} // namespace tracesamples
