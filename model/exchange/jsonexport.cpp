// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/jsonwriter.h"
#include "model/exchange/graphexport.h"

namespace mexplorer {

namespace {

void writePosition(JsonWriter &json, const GraphExport &content, PositionId id)
{
    const PositionFacts facts = factsOf(content, id);
    json.lineBreak();
    json.beginObject();
    json.member("id", id);
    json.member("position", facts.position);
    json.member("value", facts.value);
    json.member("outcome", facts.letter());
    json.member("remoteness", facts.remoteness);
    json.member("birthday", facts.birthday);
    json.endObject();
}

void writeMoves(JsonWriter &json, const GameGraph &graph, PositionId id)
{
    json.lineBreak();
    for (const PositionId follower : graph.followers(id)) {
        json.beginArray();
        json.value(id);
        json.value(follower);
        json.endArray();
    }
}

} // namespace

void writeJson(const GraphExport &content, QIODevice &device, JobControl &control)
{
    const GameGraph &graph = content.graph;
    QTextStream stream(&device);
    JsonWriter json(stream);
    WriterProgress progress(graph, control);
    json.beginObject();
    json.member("game", content.game);
    json.member("root", GameGraph::root());
    json.member("truncated", graph.isTruncated());
    json.lineBreak();
    json.beginArray("positions");
    for (PositionId id = 0; id < graph.positionCount() && progress.step(); ++id)
        writePosition(json, content, id);
    json.lineBreak();
    json.endArray();
    json.lineBreak();
    json.beginArray("moves");
    for (PositionId id = 0; id < graph.positionCount() && progress.step(); ++id)
        writeMoves(json, graph, id);
    json.lineBreak();
    json.endArray();
    json.endObject();
    stream << '\n';
}

} // namespace mexplorer
