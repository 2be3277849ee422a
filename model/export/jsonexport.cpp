// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/jsonwriter.h"
#include "model/export/graphexport.h"

namespace mexplorer {

namespace {

void writePosition(JsonWriter &json, const GraphExport &content, PositionId id)
{
    const PositionFacts facts = factsOf(content, id);
    json.lineBreak();
    json.beginObject();
    json.member("id", id);
    json.member("position", facts.position);
    if (facts.name)
        json.member("name", *facts.name);
    json.member("value", facts.value);
    json.member("outcome", facts.letter());
    json.member("remoteness", facts.remoteness);
    json.member("birthday", facts.birthday);
    json.endObject();
}

void writeMoves(JsonWriter &json, const GameGraph &graph, PositionId id, WriterProgress &progress)
{
    json.lineBreak();
    for (const PositionId follower : graph.followers(id)) {
        if (!progress.step())
            return;
        json.beginArray();
        json.value(id);
        json.value(follower);
        json.endArray();
    }
}

void writeLinks(JsonWriter &json, const GameGraph &graph, PositionId id, WriterProgress &progress)
{
    json.lineBreak();
    for (const PositionId follower : graph.followers(id)) {
        if (!progress.step())
            return;
        json.beginObject();
        json.member("source", id);
        json.member("target", follower);
        json.endObject();
    }
}

} // namespace

void writeJson(const GraphExport &content, QIODevice &device, JobControl &control)
{
    const GameGraph &graph = content.graph;
    QTextStream stream(&device);
    JsonWriter json(stream);
    WriterProgress progress(graph, control, 2);
    json.beginObject();
    json.member("game", content.game);
    json.member("root", GameGraph::root());
    json.member("truncated", graph.isTruncated());
    const auto writeList = [&](const char *name, const auto &write) {
        json.lineBreak();
        json.beginArray(name);
        for (PositionId id = 0; id < graph.positionCount() && !progress.isCancelled(); ++id)
            write(id);
        json.lineBreak();
        json.endArray();
    };
    const auto writeOne = [&](PositionId id) {
        if (progress.step())
            writePosition(json, content, id);
    };
    writeList("positions", writeOne);
    writeList("moves", [&](PositionId id) { writeMoves(json, graph, id, progress); });
    // The same lists again under the keys of networkx' node-link format.
    json.lineBreak();
    json.member("directed", true);
    json.member("multigraph", false);
    writeList("nodes", writeOne);
    writeList("links", [&](PositionId id) { writeLinks(json, graph, id, progress); });
    json.endObject();
    stream << '\n';
}

} // namespace mexplorer
