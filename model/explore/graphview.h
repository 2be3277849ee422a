// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/filterresult.h"
#include "model/layout/layeredlayout.h"

#include <array>

namespace mexplorer {

/// The meaning of a mark's colour. Its shape always shows the outcome.
enum class ColorBy : quint8 { Outcome, SgValue, Remoteness, Birthday };

/// The names in documents, in the order of ColorBy.
inline constexpr std::array colorByNames = {"outcome", "value", "remoteness", "birthday"};
static_assert(colorByNames.size() == std::size_t(ColorBy::Birthday) + 1);

/// The look of a graph.
struct GraphLook
{
    ColorBy colorBy = ColorBy::Outcome;
    LayoutOptions layout = {};
    bool bestPlay = false;   ///< marks the line of best play from the selected position
    bool components = false; ///< shows the graphs of a sum's components next to it
    bool letters = false;    ///< draws P and N in the marks instead of numbers

    bool operator==(const GraphLook &) const = default;
};

/// The visible part of a graph and its look: the value that undo restores.
struct GraphView
{
    FilterSettings filter;
    std::optional<GraphLook> look; ///< std::nullopt in files of earlier versions: the look isn't changed

    bool operator==(const GraphView &) const = default;
};

} // namespace mexplorer
