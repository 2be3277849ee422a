// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/instructionset.h"

#include <hwy/targets.h>

#include <algorithm>

namespace mexplorer {

namespace {

struct InstructionSet
{
    const char *name;
    qint64 target;
};

constexpr InstructionSet sets[] = {{"avx512", HWY_AVX3},
                                   {"avx2", HWY_AVX2},
                                   {"sse4", HWY_SSE4},
                                   {"ssse3", HWY_SSSE3},
                                   {"scalar", HWY_BASELINE_SCALAR}};

} // namespace

QStringList instructionSets()
{
    static const QStringList all = [] {
        QStringList names;
        for (const InstructionSet &set : sets) {
            if ((hwy::SupportedTargets() | HWY_BASELINE_SCALAR) & set.target)
                names << QLatin1String(set.name);
        }
        return names;
    }();
    return all;
}

bool useInstructionSet(const QString &name)
{
    const QStringList all = instructionSets();
    if (!name.isEmpty() && !all.contains(name))
        return false;
    const auto set = std::ranges::find_if(sets, [&name](const auto &s) { return name == QLatin1String(s.name); });
    hwy::SetSupportedTargetsForTest(set == std::end(sets) ? 0 : set->target);
    hwy::GetChosenTarget().DeInit(); // chosen again at the next call
    return true;
}

} // namespace mexplorer
