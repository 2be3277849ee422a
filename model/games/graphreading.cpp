// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/graphreading.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/games/graphrules.h"
#include "model/import/graphfile.h"

#include <algorithm>

namespace mexplorer {

namespace {

QString graphExpression(const QString &file, const GraphChoices &choices)
{
    return QStringLiteral("graph{%1%2}").arg(file, choices.text());
}

} // namespace

const GraphReading *graphReading(const Rules &rules)
{
    const auto *graph = dynamic_cast<const GraphRules *>(&rules);
    return graph ? &graph->reading() : nullptr;
}

std::vector<GraphAlternative> graphAlternatives(const Rules &rules)
{
    const auto *graph = dynamic_cast<const GraphRules *>(&rules);
    if (!graph)
        return {};
    const GraphReading &reading = graph->reading();
    std::vector<GraphAlternative> all;
    for (const QString &name : reading.otherStarts) {
        const auto vertex = static_cast<Cell>(graph->vertexOf(name));
        all.push_back({ModelText::tr("Start at %1").arg(shortened(name, 40)),
                       graph->text() + u':' + graph->positionText(Cells(&vertex, 1))});
    }
    QString file = graph->file();
    const GraphChoices choices = GraphChoices::takeFrom(file);
    const auto add = [&](bool GraphChoices::*choice, const QString &text) {
        GraphChoices other = choices;
        other.*choice = !(other.*choice);
        all.push_back({text, graphExpression(file, other)});
    };
    if (choices.isReversed || (reading.moves > 0 && !reading.isSymmetric))
        add(&GraphChoices::isReversed,
            choices.isReversed ? ModelText::tr("Moves as the File Has Them") : ModelText::tr("Reverse All Moves"));
    if (reading.hasLabels)
        add(&GraphChoices::showsIds, choices.showsIds ? ModelText::tr("Call Vertices by Their Labels")
                                                      : ModelText::tr("Call Vertices by Their Ids"));
    if (choices.hasHeading || reading.mayHaveHeading)
        add(&GraphChoices::hasHeading, choices.hasHeading ? ModelText::tr("Take the First Line as a Move")
                                                          : ModelText::tr("Take the First Line as a Heading"));
    else if (reading.hasHeading || choices.hasNoHeading)
        add(&GraphChoices::hasNoHeading, choices.hasNoHeading ? ModelText::tr("Take the First Line as a Heading")
                                                              : ModelText::tr("Take the First Line as a Move"));
    return all;
}

GraphAlternative bothWaysAlternative(const QString &file)
{
    QString name = file;
    GraphChoices choices = GraphChoices::takeFrom(name);
    choices.isBothWays = true;
    return {ModelText::tr("Make Edges Moves Both Ways"), graphExpression(name, choices)};
}

std::vector<const GraphReading *> graphReadings(const Position &position)
{
    std::vector<const GraphReading *> readings;
    for (const Component &component : position.components) {
        const GraphReading *reading = graphReading(*component.rules);
        if (reading && !reading->format.isEmpty() &&
            std::ranges::none_of(readings, [reading](const GraphReading *other) { return *other == *reading; }))
            readings.push_back(reading);
    }
    return readings;
}

} // namespace mexplorer
