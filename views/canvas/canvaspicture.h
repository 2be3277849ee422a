// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/explore/graphsource.h"
#include "views/canvas/graphpicture.h"
#include "views/canvas/layers.h"

namespace mexplorer {

class CanvasCamera;

/// Makes pictures of a graph according to a look: lays it out, a large one in a rough order first, counts its moves for
/// their density, and marks search results. Works in the background; the last picture remains until the next one is
/// ready.
class CanvasPicture : public QObject
{
    Q_OBJECT

public:
    /// Small graphs get a shape that suits the size of the view of \a camera.
    CanvasPicture(GraphSource *graph, Jobs *jobs, const CanvasCamera *camera);

    /// Empty until a graph is laid out.
    const GraphPicture &picture() const { return m_picture; }
    const LayerColors &shares() const { return m_shares; }
    const GraphLook &look() const { return m_look; }
    /// Search results and the play to draw, by the numbers of the shown positions.
    const PictureMarks &marks() const { return m_marks; }
    /// True if the picture shows the current graph and excerpt.
    bool isCurrent() const;
    /// The selected position by its number in the picture.
    ShownId shownSelection() const;

    /// Sets the look; lays the graph out again, in the background, only if the layout differs.
    void setLook(const GraphLook &look);
    void setColors(const Colors &colors);
    /// Sets large marks, with a font size of at least \a minType pixels; a small graph then fills the view in the
    /// orientation that suits it, from the next reshape() on.
    void setLargeMarks(bool large, qreal minType);
    /// A large graph is laid out only while the canvas is visible.
    void setVisible(bool visible);
    /// Sets the search results, by the numbers of the whole graph; the others are dimmed if \a dimOthers is set.
    void setMatches(std::vector<PositionId> matches, bool dimOthers);
    /// Sets a play to draw, by the numbers of the whole graph.
    void setLine(std::vector<PositionId> line);
    /// Adapts the distances in a small graph to the current size of the view.
    void reshape();

signals:
    /// Emitted before another graph or layout is shown. \a isAlike if it is laid out by the same rules.
    void aboutToShow(const mexplorer::ExploredGraph &next, bool isAlike);
    void shown();
    /// Emitted before and after positions of the current graph move to their final order.
    void aboutToRefine();
    void refined();
    /// Emitted before labels of the picture are shown or hidden.
    void aboutToLabel();
    /// Emitted when other colours or labels are shown.
    void recolored();
    /// Emitted when the same picture has to be painted again for another reason.
    void changed();
    /// Emitted when the search results or the play changed.
    void marksChanged();

private:
    void followGraph();
    void startLayout();
    void startPreview(const ExploredGraph &explored);
    void startDensity();
    void dropLayout();
    bool isCurrentRequest(const ExploredGraph &shown, const ExcerptPtr &excerpt) const;
    void takeLayout(const ExploredGraph &shown, const ExcerptPtr &excerpt, LayoutPtr unshaped, LayoutPtr layout);
    void show(const ExploredGraph &shown, const ExcerptPtr &excerpt, LayoutPtr layout);
    void refine(LayoutPtr layout);
    void followAnswers();
    AnswerPolicy answers() const;
    StepFocus stepFocus() const { return m_picture.excerpt ? StepFocus() : m_graph->stepFocus(); }
    void applyMarks();
    bool applyPins();
    std::vector<ShownId> shownOf(const std::vector<PositionId> &ids) const;
    std::vector<LineStep> shownLine() const;

    GraphSource *m_graph;
    Job m_layingOut;
    Job m_shaping;
    Job m_previewing;
    Job m_drawingMoves;
    const CanvasCamera *m_camera;
    GraphPicture m_picture;
    LayerColors m_shares;
    PictureMarks m_marks;
    LayoutPtr m_unshaped; ///< the picture's layout, before its distances were adapted to the view
    GraphLook m_look;
    LayoutOptions m_shownOptions;    ///< the options that the picture was requested with
    bool m_isVisible = false;        ///< it is on the screen
    bool m_waitsForViewer = false;   ///< a graph is laid out when the canvas becomes visible
    bool m_isPreview = false;        ///< the positions of the picture are not in their final order
    bool m_dimsOthers = false;       ///< positions that were not found are dimmed
    std::vector<PositionId> m_found; ///< by the numbers of the whole graph, as is the line
    std::vector<PositionId> m_line;
};

} // namespace mexplorer
