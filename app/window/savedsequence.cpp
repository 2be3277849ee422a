// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/savedsequence.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// In the order of SequenceChoice::Part.
constexpr std::array<const char *, 6> sequencePartNames = {"plot",    "histogram", "heat-map",
                                                           "compare", "survey",    "matrix"};

} // namespace

DocumentSequence savedSequence(const SequenceChoice &choice)
{
    return {choice.rules, choice.terms, QLatin1String(sequencePartNames[static_cast<std::size_t>(choice.part)])};
}

SequenceChoice sequenceChoice(const DocumentSequence &saved)
{
    const auto found = std::find_if(sequencePartNames.begin(), sequencePartNames.end(),
                                    [&saved](const char *name) { return saved.part == QLatin1String(name); });
    const bool isKnown = found != sequencePartNames.end();
    const auto part = static_cast<SequenceChoice::Part>(isKnown ? found - sequencePartNames.begin() : 0);
    return {part, saved.rules, saved.terms};
}

} // namespace mexplorer
