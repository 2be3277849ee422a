// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/filterresult.h"
#include "model/layout/layeredlayout.h"

#include <array>

namespace mexplorer {

/// What the colour of a mark means. Its shape always shows the outcome.
enum class ColorBy : quint8 { Outcome, SgValue, Remoteness, Birthday };

/// Their names in documents, in the order of ColorBy.
inline constexpr std::array colorByNames = {"outcome", "value", "remoteness", "birthday"};
static_assert(colorByNames.size() == std::size_t(ColorBy::Birthday) + 1);

/// How a graph is drawn.
struct GraphLook
{
    ColorBy colorBy = ColorBy::Outcome;
    LayoutOptions layout = {};
    bool bestPlay = false;   ///< with the line of best play from the selected position
    bool components = false; ///< with the graphs of a sum's components beside it
    bool letters = false;    ///< with P and N in the marks instead of numbers

    bool operator==(const GraphLook &) const = default;
};

/// What a person sees of a graph: which part of it, and how it is drawn. The value that undo brings back.
struct GraphView
{
    FilterSettings filter;
    std::optional<GraphLook> look; ///< nothing in files of earlier programs: the look stays as it is

    bool operator==(const GraphView &) const = default;
};

} // namespace mexplorer
