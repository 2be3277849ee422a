// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/largearrays.h"
#include "tests/app/window/longestevent.h"
#include "tests/bench/windowstart.h"

#include <benchmark/benchmark.h>

#include <cstring>

/// Runs the benchmarks without a display. Each file beside this one registers its own.
int main(int argc, char **argv)
{
    mexplorer::lowerMmapThreshold();
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc == 2 && std::strcmp(argv[1], startWindowWord) == 0)
        return startWindow(argc, argv);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    const LongestEvent application(argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
