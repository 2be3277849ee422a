// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mexplorer {

/// The choices in the Sequence workspace.
struct SequenceChoice
{
    /// The picture of the values that is shown.
    enum class Part { Plot, Histogram, HeatMap };

    /// True for pictures with the table of values below.
    static constexpr bool hasTable(Part part) { return part != Part::HeatMap; }

    Part part = Part::Plot;
    QString rules; ///< "octal{0.77}"; empty before the first are chosen
    quint64 terms = 0;

    bool operator==(const SequenceChoice &) const = default;
};

} // namespace mexplorer
