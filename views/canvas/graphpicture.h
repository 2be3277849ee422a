// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/exploration.h"
#include "model/explore/graphview.h"
#include "views/canvas/camera.h"
#include "views/canvas/edgedensity.h"
#include "views/canvas/moveplan.h"
#include "views/theme/theme.h"

#include <ranges>
#include <span>

namespace mexplorer {

/// Iterates over positions of the graph that is shown.
struct ToShownId
{
    ShownId operator()(PositionId id) const { return ShownId(id); }
};
using ShownIds = std::ranges::transform_view<std::span<const PositionId>, ToShownId>;
inline ShownIds asShown(std::span<const PositionId> ids)
{
    return {ids, {}};
}

/// A set of positions of the graph that is shown.
class ShownSet
{
public:
    explicit ShownSet(PositionId count) : m_ids(count) {}
    void insert(ShownId id) { m_ids.insert(id.value); }
    bool contains(ShownId id) const { return m_ids.contains(id.value); }

private:
    PositionSet m_ids;
};

/// A step of a play that is drawn.
struct LineStep
{
    ShownId from;
    ShownId to;
};

/// The permanent marks on a picture, which files and paper show, too.
struct PictureMarks
{
    std::vector<ShownId> matches; ///< of a search
    std::vector<LineStep> line;   ///< a play
};

/// The sizes of marks at a scale, in pixels.
struct GraphSizes
{
    /// \a largeUnit is the least distance of two positions, which large marks may fill; 0 for marks of normal size.
    explicit GraphSizes(qreal scale, qreal largeUnit = 0);

    qreal markRadius;
    bool drawsDots; ///< too small for shapes
    bool hasTexts;  ///< marks are large enough for texts
    bool hasArrows;
    /// True if dots of N-positions have a hole, as their marks do; otherwise they are smaller than dots of P-positions.
    bool drawsFrames;

    qreal dotSide(Outcome outcome) const;
    /// The line width of a frame.
    qreal frameWidth() const { return std::max(1.0, 0.17 * dotSide(Outcome::N)); }

private:
    qreal m_scale;
};

/// The content of a picture of a graph, on the screen as in a file.
struct PictureContent
{
    Colors colors;
    ColorBy colorBy = ColorBy::Outcome;
    AnswerPolicy answers;
    StepFocus focus;
    ExcerptPtr excerpt;                          ///< if a part of a graph is shown, or a collapsed one; otherwise null
    std::shared_ptr<const ShownSet> highlighted; ///< positions that aren't dimmed; null if none are
    std::shared_ptr<const ShownSet> pinned;      ///< positions that remain when all is folded; null for none
    bool isUnfolding = false;                    ///< marks show the number of folded followers
    bool hasLetters = false;                     ///< marks contain the letters of the outcomes instead of numbers
};

/// All the data that a picture of a graph is painted from. A value with shared parts, so that a worker thread paints a
/// copy.
struct GraphPicture : PictureContent
{
    ExploredGraph explored; ///< the shown graph and its labels: those of the excerpt, if any
    LayoutPtr layout;
    ColorBy askedColorBy = ColorBy::Outcome;    ///< as chosen: possibly by SG value under misère play, which has none
    std::shared_ptr<const EdgeDensity> density; ///< of the moves of a large graph, once it is computed
    QImage densityImage;    ///< the density in its colour, for pictures of many tiles; otherwise null
    quint32 maxNumber = 0;  ///< the greatest number that colours show
    bool knowsSome = false; ///< some numbers that colours show are known
    bool lacksSome = false;
    std::shared_ptr<const PictureMarks> marks; ///< painted with the graph; null on the screen, which paints them later
    bool hasLargeMarks = false;                ///< for a presentation
    qreal minType = 0;                         ///< the smallest font size of large marks, in pixels
    bool isTile = false;                       ///< it is one of several parts of a picture, which draw moves alike

    bool isEmpty() const
    {
        return !explored.graph || !layout || layout->positionCount() != explored.graph->positionCount();
    }
    bool isSmall() const { return moveScene(1).isSmall(); }
    /// The data that determine which moves are drawn at a scale.
    MoveScene moveScene(qreal scale, MoveTarget target = MoveTarget::Screen) const
    {
        return {explored.graph->positionCount(), explored.graph->moveCount(), scale, isTile ? MoveTarget::Tile : target,
                density != nullptr};
    }

    const GameGraphPtr &wholeGraph() const { return excerpt ? excerpt->source() : explored.graph; }
    /// The sizes of marks at a scale, in pixels.
    GraphSizes sizes(qreal scale) const;
    /// The smallest scale at which all numbers can be read in a presentation.
    qreal legibleScale() const;
    /// Converts the number of a position in the whole graph; returns one that isn't shown if the excerpt leaves it out.
    ShownId shownOf(PositionId whole) const { return excerpt ? excerpt->shownOf(whole) : ShownId(whole); }
    PositionId wholeOf(ShownId shown) const
    {
        return excerpt && shown.isShown() ? excerpt->sourceOf(shown) : shown.value;
    }
    bool contains(ShownId id) const { return id.value < explored.graph->positionCount(); }
    QPointF point(ShownId id) const { return layout->point(id.value); }
    Cells cells(ShownId id) const { return explored.graph->cells(id.value); }
    ShownIds followers(ShownId id) const { return asShown(explored.graph->followers(id.value)); }
    ShownIds predecessors(ShownId id) const { return asShown((*explored.predecessors)(id.value)); }
    bool isDimmed(ShownId id) const { return highlighted && !highlighted->contains(id); }

    /// The outcome, if the answer policy and the current step reveal it.
    Outcome outcome(ShownId id) const
    {
        return answers.showsOutcome(wholeOf(id)) ? explored.labels->outcome(id.value) : Outcome::Unknown;
    }
    /// The SG value, if the answer policy and the current step reveal it; otherwise Labels::unknown.
    quint32 value(ShownId id) const
    {
        return answers.showsValue(wholeOf(id)) ? explored.labels->value(id.value) : Labels::unknown;
    }
    /// The text in a mark: the value, the number that colours show, or the letter of the outcome.
    QString markText(ShownId id) const;
    /// Describes a position for screen readers and tool tips: "kayles:3,2: N, the next player wins; value 1".
    QString sentence(ShownId id) const;
    /// The number of a position that colours show; Labels::unknown if it isn't known.
    quint32 colorNumber(ShownId id) const;
    QColor color(ShownId id) const;
    /// The colour of a number that colours show: SG values have the same in every picture, others depend on the
    /// maximum.
    QColor numberColor(quint32 number) const;
    /// Sets what colours show; outcomes if \a by doesn't apply to the graph.
    void setColorBy(ColorBy by);
};

/// The part of a picture that a camera shows in a view.
struct PictureView
{
    const GraphPicture &picture;
    Camera camera;
    QRectF view;

    /// The centre of a position in the view.
    QPointF pointOf(ShownId id) const { return camera.toView(picture.point(id), view); }
    GraphSizes sizes() const { return picture.sizes(camera.scale); }
    /// The text in a mark; empty if it would be too small to read.
    QString drawnText(ShownId id) const;
};

/// The distance of the outermost focus ring of a selected position from the rim of its mark, in pixels.
inline constexpr qreal ringReach = 7;

/// The line of a move on the screen, without the parts inside the marks at its ends.
struct MovePath
{
    QPointF from;
    QPointF control; ///< of a quadratic curve
    QPointF to;
    bool curved = false;
};

/// Returns a line between two positions that bows out by \a bend and ends at the rims of their marks.
MovePath pathBetween(const PictureView &part, ShownId from, ShownId to, qreal bend);
/// Returns the line of the move from \a from to its follower number \a index.
MovePath movePath(const PictureView &part, ShownId from, std::size_t index);

/// Places the miniatures of positions: next to the mark if moves lead downwards, below it if they lead to the right.
/// All have the size of token that suits the start.
class MiniatureBoxes
{
public:
    MiniatureBoxes(const GraphPicture &picture, qreal scale);
    bool hasSpace() const { return !m_space.isEmpty(); }
    qreal unit() const { return m_unit; }
    QRectF box(Cells position, QPointF mark) const;

private:
    static constexpr qreal gap = ringReach + 2; ///< from the mark, in pixels
    static constexpr qreal largestUnit = 14;

    const Rules &m_rules;
    bool m_beside;
    qreal m_radius;
    QSizeF m_space;
    qreal m_unit = largestUnit;
};

/// Counts of what was painted.
struct PaintedCounts
{
    MovePlan plan;
    quint64 drawnMoves = 0; ///< as lines or in a density
    quint64 lines = 0;      ///< moves as lines
    quint64 shownPositions = 0;
};

/// The layers of a picture.
enum class PictureLayer : quint8 {
    All,
    Ground, ///< layers, moves, and positions that are dots
    Glyphs, ///< positions that aren't dots, painted over the highlighted moves on the screen
};

/// Paints a part of a graph: the one routine for screen, overview, print and files. Returns early if \a control is
/// cancelled. \a inSight is the visible part of the view, if the rest is painted for later movements; in a large graph
/// at a near scale, moves that only pass it are left out.
PaintedCounts paintGraph(QPainter &painter, const PictureView &part, const JobControl &control,
                         PictureLayer layer = PictureLayer::All, const QRectF &inSight = QRectF());

/// As paintGraph(), and reports the positions and moves drawn one by one as progress.
PaintedCounts paintGraphReporting(QPainter &painter, const PictureView &part, JobControl &control);

/// Checks in a loop over positions or moves whether its job was cancelled. Cheap enough to be called for each of them.
class CancelCheck
{
public:
    explicit CancelCheck(const JobControl &control) : m_control(control) {}
    /// \a work is the cost of the work until the next call, in small steps.
    bool operator()(quint64 work = 1)
    {
        constexpr quint64 manySteps = 512;
        m_steps += work;
        if (m_steps >= manySteps) {
            m_steps = 0;
            m_isCancelled = m_control.isCancelled();
        }
        return m_isCancelled;
    }

private:
    const JobControl &m_control;
    quint64 m_steps = 512; ///< so that the first call checks
    bool m_isCancelled = false;
};

/// Returns the density of the moves of a graph, \a width pixels wide, or with as many pixels as a square of that width
/// if it is taller than wide: of all moves up to 1,500,000, beyond that of an even sample of that many; its lineCount()
/// is the number counted. Returns null for graphs whose moves are drawn one by one.
std::shared_ptr<const EdgeDensity> densityOfMoves(const GameGraph &graph, const LayeredLayout &layout,
                                                  JobControl &control, qreal width = 1000);

/// Returns the density of moves as an image in the colour of pictures.
QImage densityImage(const EdgeDensity &density, const Colors &colors);

/// Picks one in \a share moves by a hash of their numbers, so that their order makes no pattern.
bool isSampled(quint64 move, quint64 share);

/// Returns a transparent square with sides of \a side device-independent pixels.
QImage clearImage(qreal side, qreal pixelRatio);

void paintArrowHead(QPainter &painter, const MovePath &path, qreal size);
void paintMovePath(QPainter &painter, const MovePath &path);

} // namespace mexplorer
