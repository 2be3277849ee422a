// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mexplorer {

/// What is chosen in the Sequence workspace.
struct SequenceChoice
{
    /// The parts of the workspace, of which one is shown. The first three are pictures of the values.
    enum class Part { Plot, Histogram, HeatMap, Matrix };

    static constexpr bool isPicture(Part part) { return hasTable(part) || part == Part::HeatMap; }
    /// Those pictures that have the table of values below.
    static constexpr bool hasTable(Part part) { return part == Part::Plot || part == Part::Histogram; }

    Part part = Part::Plot;
    QString rules; ///< "octal{0.77}"; empty before the first are chosen
    quint64 terms = 0;

    bool operator==(const SequenceChoice &) const = default;
};

} // namespace mexplorer
