// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphfile.h"
#include "tests/testfiles.h"

#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <random>

using namespace mexplorer;

namespace {

constexpr quint64 vertexCount = 200'000;
constexpr quint64 edgeCount = 1'000'000;

/// How a format writes a graph, with %1 and %2 for numbers from 1.
struct Form
{
    const char *ending;
    const char *head;
    const char *vertex; ///< %1 is its number
    const char *between;
    const char *edge; ///< from %1 to %2
    const char *foot;
};

constexpr Form forms[] = {
    {"txt", "", "", "", "v%1 v%2\n", ""},
    {"csv", "from,to\n", "", "", "v%1,v%2\n", ""},
    {"tgf", "", "%1 v%1\n", "#\n", "%1 %2\n", ""},
    {"net", "*Vertices 200000\n", "%1 \"v%1\"\n", "*Arcs\n", "%1 %2\n", ""},
    {"dot", "digraph {\n", "v%1;\n", "", "v%1 -> v%2;\n", "}\n"},
    {"mmd", "flowchart LR\n", "", "", "v%1 --> v%2\n", ""},
    {"json", "{\"moves\": [\n", "", "", "[\"v%1\", \"v%2\"],\n", "[\"v1\", \"v2\"]]}\n"},
    {"gml", "graph [\ndirected 1\n", "node [\nid %1\nlabel \"v%1\"\n]\n", "", "edge [\nsource %1\ntarget %2\n]\n",
     "]\n"},
    {"graphml", "<graphml>\n<graph edgedefault=\"directed\">\n", "<node id=\"v%1\"/>\n", "",
     "<edge source=\"v%1\" target=\"v%2\"/>\n", "</graph>\n</graphml>\n"},
    {"gexf", "<gexf version=\"1.3\">\n<graph defaultedgetype=\"directed\">\n<nodes>\n",
     "<node id=\"%1\" label=\"v%1\"/>\n", "</nodes>\n<edges>\n", "<edge source=\"%1\" target=\"%2\"/>\n",
     "</edges>\n</graph>\n</gexf>\n"},
};

QByteArray filled(const char *pattern, quint64 first, quint64 second = 0)
{
    return QByteArray(pattern).replace("%1", QByteArray::number(first)).replace("%2", QByteArray::number(second));
}

/// A file of a million random edges, which has no cycle; the same in every run.
QString fileOf(const Form &form)
{
    static const QTemporaryDir folder;
    std::mt19937 random(7);
    QByteArray text = form.head;
    for (quint64 v = 1; *form.vertex && v <= vertexCount; ++v)
        text += filled(form.vertex, v);
    text += form.between;
    for (quint64 edge = 0; edge < edgeCount; ++edge) {
        const quint64 from = 1 + random() % (vertexCount - 1);
        text += filled(form.edge, from, from + 1 + random() % (vertexCount - from));
    }
    text += form.foot;
    return samples::written(folder.filePath(QStringLiteral("graph.") + QLatin1String(form.ending)), text);
}

void read(benchmark::State &state, const Form &form)
{
    const QString path = fileOf(form);
    for (auto _ : state) {
        const Result<GraphFile> graph = readGraphFile(path);
        if (!graph)
            return state.SkipWithError(qPrintable(graph.problem().message));
        state.counters["moves"] = static_cast<double>(graph->moves.size());
    }
}

/// All words of all lines of the same file, whatever they mean.
void split(benchmark::State &state, const Form &form)
{
    const QString path = fileOf(form);
    for (auto _ : state) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return state.SkipWithError("no file");
        QList<QStringList> words;
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n'))
            words << line.split(u' ');
        benchmark::DoNotOptimize(words.size());
    }
}

[[maybe_unused]] const bool importsRegistered = [] {
    for (const Form &form : forms) {
        const std::string name = std::string("import/million_edges/") + form.ending;
        benchmark::RegisterBenchmark(name.c_str(), read, form)->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark((name + "/plain").c_str(), split, form)->Unit(benchmark::kMillisecond);
    }
    return true;
}();

} // namespace
