// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/graphrules.h"
#include "model/graph/graphbuilder.h"
#include "model/graph/labels.h"
#include "model/import/graphfile.h"
#include "model/notation/expression.h"

#include <random>

namespace mexplorer {

/// A graph with its labels and predecessors, for the tests of this folder.
struct TestGraph
{
    GameGraphPtr graph;
    LabelsPtr labels;
    std::shared_ptr<const Predecessors> predecessors;
};

inline TestGraph testGraph(GameGraphPtr graph, Convention convention = Convention::Normal)
{
    JobControl control;
    LabelsPtr labels = label(*graph, convention, control);
    auto predecessors = std::make_shared<const Predecessors>(*graph);
    return {std::move(graph), std::move(labels), std::move(predecessors)};
}

inline TestGraph testGraph(const QString &text, GraphBuilder::Options options = {},
                           Convention convention = Convention::Normal)
{
    JobControl control;
    return testGraph(buildGraph(*parsePosition(text), options, control), convention);
}

inline quint32 below(std::mt19937 &random, quint32 end)
{
    return static_cast<quint32>(random() % end);
}

/// The reachable part of a random graph of at most \a max vertices; without cycles if \a acyclic.
inline TestGraph randomGraph(std::mt19937 &random, quint32 max, bool acyclic)
{
    GraphFile file;
    const quint32 vertices = 2 + below(random, max - 1);
    for (quint32 v = 0; v < vertices; ++v)
        file.names << QStringLiteral("v%1").arg(v);
    for (quint32 i = (1 + below(random, 4)) * vertices; i > 0; --i) {
        const quint32 from = below(random, vertices);
        const quint32 to = below(random, vertices);
        if (from < to || (!acyclic && i % 3 == 0))
            file.moves.emplace_back(from, to);
    }
    const auto rules = std::make_shared<GraphRules>(QStringLiteral("random"), file);
    JobControl control;
    return testGraph(GraphBuilder(rules, CellVector{0}, {}).build(control));
}

/// One game of each family, small enough for brute force.
inline QStringList gamesOfEveryFamily()
{
    return {QStringLiteral("nim:2,3,4"),
            QStringLiteral("subtraction{1,3,4}:14,9"),
            QStringLiteral("divide{2,3,6}:60,20"),
            QStringLiteral("octal{4.07}:9"),
            QStringLiteral("hex{0.8}:12"),
            QStringLiteral("kayles:11"),
            QStringLiteral("dawson:13"),
            QStringLiteral("grundy:13"),
            QStringLiteral("wythoff:(4,7)"),
            QStringLiteral("matrix:3x3"),
            QStringLiteral("cram:3x3"),
            QStringLiteral("chomp:3x4"),
            QStringLiteral("kayles:4 + matrix:11/11 + nim:2")};
}

} // namespace mexplorer
