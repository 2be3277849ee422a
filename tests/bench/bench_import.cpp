// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphfile.h"
#include "tests/graphforms.h"
#include "tests/testfiles.h"

#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace mexplorer;
using samples::GraphForm;

namespace {

constexpr quint64 vertexCount = 200'000;
constexpr quint64 edgeCount = 1'000'000;

/// A file of a million random edges; the same in every run.
QString fileOf(const GraphForm &form)
{
    static const QTemporaryDir folder;
    const QString ending = graphFormat(form.kind).endings.constFirst();
    return samples::written(folder.filePath(QStringLiteral("graph.") + ending),
                            samples::graphText(form, vertexCount, edgeCount));
}

void read(benchmark::State &state, const GraphForm &form)
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
void split(benchmark::State &state, const GraphForm &form)
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
    for (const GraphForm &form : samples::graphForms) {
        const std::string name = "import/million_edges/" + graphFormat(form.kind).endings.constFirst().toStdString();
        benchmark::RegisterBenchmark(name.c_str(), read, form)->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark((name + "/plain").c_str(), split, form)->Unit(benchmark::kMillisecond);
    }
    return true;
}();

} // namespace
