// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"
#include "model/step/trace.h"
#include "views/charts/drawing.h"

namespace mexplorer {

class LabelsTrace;

/// The pictures of a walk-through's steps for files and paper: those of the window, in the colours of paper and whole,
/// however much there is to scroll. Blank ones have empty boxes where values would stand. For any thread.
class StepPictures
{
public:
    static constexpr QSize usualSize{880, 460};

    /// As wide as \a size, and higher where a picture needs it.
    explicit StepPictures(TracePtr trace, bool isBlank = false, QSize size = usualSize);
    /// Nothing for a step without a picture, or with a graph too large for a page.
    std::optional<Drawing> drawing(int step);

private:
    std::optional<Drawing> graphDrawing(const LabelsTrace &labels, int step);
    QString titleOf(int step) const;

    TracePtr m_trace;
    bool m_isBlank;
    QSize m_size;
    LayoutPtr m_layout; ///< of a labelled graph
};

/// A step's picture below the title of its walk-through and above its sentence.
Drawing captioned(const Drawing &drawing, const Sentence &title, const Sentence &sentence);

} // namespace mexplorer
