// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"
#include "model/trace/trace.h"
#include "views/charts/drawing.h"

#include <memory>

namespace mexplorer {

class LabelsTrace;
class PicturePane;

/// The pictures of a walk-through's steps for files and paper: those of the window, in the colours of paper and whole,
/// however much there is to scroll. Blank ones have empty boxes where values would stand. On the window's thread, as
/// panes draw them, unless needsWindow() is false.
class StepPictures
{
public:
    static constexpr QSize usualSize{880, 460};

    /// As wide as \a size, and higher where a picture needs it.
    explicit StepPictures(TracePtr trace, bool isBlank = false, QSize size = usualSize);
    ~StepPictures();
    Q_DISABLE_COPY_MOVE(StepPictures)

    const TracePtr &trace() const { return m_trace; }
    bool isBlank() const { return m_isBlank; }
    /// False for labelled graphs, which any thread may draw.
    bool needsWindow() const;
    /// What is said beside the picture.
    Sentence sentence(int step) const;
    /// Nothing for a step without a picture, or with a graph too large for a page.
    std::optional<Drawing> drawing(int step);

private:
    PicturePane *paneFor(const TracePicture &picture);
    Drawing paneDrawing(const TracePicture &picture, int step);
    std::optional<Drawing> graphDrawing(const LabelsTrace &labels, int step);

    TracePtr m_trace;
    bool m_isBlank;
    QSize m_size;
    std::vector<std::unique_ptr<PicturePane>> m_panes; ///< by the alternative of the picture; made when needed
    LayoutPtr m_layout;                                ///< of a labelled graph
};

/// A step's picture below the title of its walk-through and above its sentence.
Drawing captioned(const Drawing &drawing, const Sentence &title, const Sentence &sentence);

} // namespace mexplorer
