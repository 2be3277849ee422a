// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/explore/graphsource.h"
#include "views/canvas/graphpicture.h"
#include "views/canvas/layers.h"

namespace mexplorer {

class CanvasCamera;

/// Makes pictures of a graph according to a look: lays it out, a large one in a rough order first, counts its moves
/// for their density, and marks what was found. Works in the background, and has the last picture meanwhile.
class PictureSource : public QObject
{
    Q_OBJECT

public:
    /// Small graphs take a shape that suits the room of \a camera.
    PictureSource(GraphSource *graph, Jobs *jobs, const CanvasCamera *camera);

    /// Empty until a graph is laid out.
    const GraphPicture &picture() const { return m_picture; }
    const LayerShares &shares() const { return m_shares; }
    const GraphLook &look() const { return m_look; }
    /// What was found and the play to draw, by the numbers of what is shown.
    const PictureMarks &marks() const { return m_marks; }
    /// True if the picture is that of the graph as it is by now.
    bool isCurrent() const;
    /// The selected position in what is shown.
    ShownId shownSelection() const;

    /// Lays the graph out anew, in the background, only if the layout is another.
    void setLook(const GraphLook &look);
    void setColors(const Colors &colors);
    /// Large marks, for type of at least \a minType pixels; a small graph then fills the room in the orientation that
    /// suits it, from the next reshape() on.
    void setLargeMarks(bool large, qreal minType);
    /// A large graph is laid out only while the canvas is visible.
    void setVisible(bool visible);
    /// What a search found, by the numbers of the whole graph; the others grow pale if wanted.
    void setMatches(std::vector<PositionId> matches, bool dimOthers);
    /// A play to draw, by the numbers of the whole graph.
    void setLine(std::vector<PositionId> line);
    /// Suits the distances of a small graph to the present room.
    void reshape();

signals:
    /// The picture of another graph, or in another layout, comes next. \a isAlike if it is laid out by the same rules.
    void aboutToShow(const mexplorer::ExploredGraph &next, bool isAlike);
    void shown();
    /// The positions of the graph that is shown are going to move, and have moved.
    void aboutToRefine();
    void refined();
    /// Labels of the picture come or go.
    void aboutToLabel();
    /// Other colours or labels show.
    void recolored();
    /// Something else of the same picture has changed, that has to be painted anew.
    void changed();
    /// What was found, or the play.
    void marksChanged();

private:
    void followGraph();
    void startLayout();
    void startPreview(const ExploredGraph &explored);
    void startDensity();
    void dropLayout();
    bool isWanted(const ExploredGraph &shown, const ExcerptPtr &excerpt) const;
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
    /// Keys of the jobs, one for each picture of a window.
    GraphPicture m_picture;
    LayerShares m_shares;
    PictureMarks m_marks;
    LayoutPtr m_unshaped; ///< the picture's, before its distances were suited to the room
    GraphLook m_look;
    LayoutOptions m_shownOptions;    ///< that the picture was asked for with
    bool m_isVisible = false;        ///< it is on the screen
    bool m_waitsForViewer = false;   ///< with a graph to lay out
    bool m_isPreview = false;        ///< the positions of the picture are not in their final order
    bool m_dimsOthers = false;       ///< than those found
    std::vector<PositionId> m_found; ///< by the numbers of the whole graph, as is the line
    std::vector<PositionId> m_line;
};

} // namespace mexplorer
