// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mexplorer {

/// What is chosen in the Sequence workspace.
struct SequenceChoice
{
    /// The parts of the workspace, of which one is shown. The first four are about the rules that are chosen.
    enum class Part { Plot, Histogram, HeatMap, Compare, Survey, Matrix };

    Part part = Part::Plot;
    QString rules; ///< "octal{0.77}"; empty before the first are chosen
    quint64 terms = 0;
};

} // namespace mexplorer
