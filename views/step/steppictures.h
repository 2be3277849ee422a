// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"
#include "model/step/trace.h"
#include "views/charts/drawing.h"

namespace mexplorer {

class LabelsTrace;

/// Draws the pictures of a walk-through's steps for files and paper: as in the window, but in the colours of paper and
/// in full height without scrolling. Blank ones have empty boxes in place of values. For use in any thread.
class StepPictures
{
public:
    static constexpr QSize usualSize{880, 460};

    /// Pictures are as wide as \a size, and higher if necessary.
    explicit StepPictures(TracePtr trace, bool isBlank = false, QSize size = usualSize);
    /// Returns the picture of a step; std::nullopt for a step without one, or with a graph too large for a page.
    std::optional<Drawing> drawing(int step);

private:
    std::optional<Drawing> graphDrawing(const LabelsTrace &labels, int step);
    QString titleOf(int step) const;

    TracePtr m_trace;
    bool m_isBlank;
    QSize m_size;
    LayoutPtr m_layout; ///< of a labelled graph
};

/// Returns a step's picture with the title of its walk-through above and its sentence below.
Drawing captioned(const Drawing &drawing, const Sentence &title, const Sentence &sentence);

} // namespace mexplorer
