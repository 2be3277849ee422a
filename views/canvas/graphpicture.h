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

/// Positions of the graph that is shown.
struct ToShownId
{
    ShownId operator()(PositionId id) const { return ShownId(id); }
};
using ShownIds = std::ranges::transform_view<std::span<const PositionId>, ToShownId>;
inline ShownIds asShown(std::span<const PositionId> ids)
{
    return {ids, {}};
}

/// A set of them.
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

/// What stands out of a picture for good: in files and on paper too.
struct PictureMarks
{
    std::vector<ShownId> matches; ///< of a search
    std::vector<LineStep> line;   ///< a play
};

/// How large things are at a scale, in pixels.
struct GraphSizes
{
    /// \a largeUnit is the least distance of two positions where marks are as large as that allows; 0 at a desk.
    explicit GraphSizes(qreal scale, qreal largeUnit = 0);

    qreal markRadius;
    bool areDots;   ///< too small for shapes
    bool haveTexts; ///< large enough for them
    bool haveArrows;
    /// Dots of N-positions have a hole, as marks have; those too small for it are smaller than those of P.
    bool areFrames;

    /// The side of a dot.
    qreal dotSide(Outcome outcome) const;
    /// Of a frame, where dots are as large as those of P.
    qreal frameWidth() const { return std::max(1.0, 0.17 * dotSide(Outcome::N)); }

private:
    qreal m_scale;
};

/// What of a graph a picture shows, on the screen as in a file.
struct PictureContent
{
    Colors colors;
    ColorBy colorBy = ColorBy::Outcome;
    AnswerPolicy answers;
    StepFocus focus;
    ExcerptPtr excerpt;                     ///< if a part of a graph is shown, or a collapsed one; null otherwise
    std::shared_ptr<const ShownSet> lit;    ///< what isn't dimmed; null: nothing is
    std::shared_ptr<const ShownSet> pinned; ///< what stays when all is folded; null: nothing
    bool isUnfolding = false;               ///< how many followers are folded is written beside a mark
    bool hasLetters = false;                ///< for the outcomes, in the marks instead of numbers
};

/// All that a picture of a graph is painted from. A value with shared parts, so that a worker paints with a copy.
struct GraphPicture : PictureContent
{
    ExploredGraph explored; ///< what is shown: of an excerpt its graph and labels
    LayoutPtr layout;
    ColorBy askedColorBy = ColorBy::Outcome;    ///< by SG value under misère play, too, where there are none
    std::shared_ptr<const EdgeDensity> density; ///< of the moves of a large graph, once it is there
    QImage densityImage;                        ///< the same in its colour, for pictures of many tiles; else null
    quint32 maxNumber = 0;                      ///< of what colours show, if that is a number
    bool knowsSome = false;                     ///< of these numbers
    bool lacksSome = false;
    std::shared_ptr<const PictureMarks> marks; ///< painted with the graph; null on the screen, where they lie over it
    bool hasLargeMarks = false;                ///< to be read from afar
    qreal minType = 0;                         ///< the least size of type then, in pixels
    bool isTile = false; ///< one of several that make a picture: moves are drawn alike in all of them

    bool isEmpty() const
    {
        return !explored.graph || !layout || layout->positionCount() != explored.graph->positionCount();
    }
    /// Of a small graph everything is drawn, always.
    bool isSmall() const { return moveScene(1).isSmall(); }
    /// What decides which moves are drawn at a scale.
    MoveScene moveScene(qreal scale, MoveTarget target = MoveTarget::Screen) const
    {
        return {explored.graph->positionCount(), explored.graph->moveCount(), scale, isTile ? MoveTarget::Tile : target,
                density != nullptr};
    }

    const GameGraphPtr &wholeGraph() const { return excerpt ? excerpt->source() : explored.graph; }
    /// How large marks and what belongs to them are drawn.
    GraphSizes sizes(qreal scale) const;
    /// The least scale at which all numbers can be read from afar.
    qreal legibleScale() const;
    /// A position of the whole graph in what is shown, if it isn't left out.
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
    bool isDimmed(ShownId id) const { return lit && !lit->contains(id); }

    /// The outcome as far as it is shown by now.
    Outcome outcome(ShownId id) const
    {
        return answers.showsOutcome(wholeOf(id)) ? explored.labels->outcome(id.value) : Outcome::Unknown;
    }
    /// The SG value as far as it is shown by now; Labels::unknown if not.
    quint32 value(ShownId id) const
    {
        return answers.showsValue(wholeOf(id)) ? explored.labels->value(id.value) : Labels::unknown;
    }
    /// What is written in a mark: the value, what colours show, or the letter of the outcome.
    QString markText(ShownId id) const;
    /// A position in a sentence, for screen readers and tool tips: "kayles:3,2: N, the next player wins; value 1".
    QString sentence(ShownId id) const;
    /// The number that colours show of a position; Labels::unknown if none is known.
    quint32 colorNumber(ShownId id) const;
    QColor color(ShownId id) const;
    /// The colour of such a number: of an SG value the same in every picture, of another one by the greatest.
    QColor numberColor(quint32 number) const;
    /// Lets colours show what is asked for, or outcomes where that means nothing.
    void setColorBy(ColorBy by);
};

/// The part of a picture that a camera shows in a view.
struct PictureView
{
    const GraphPicture &picture;
    Camera camera;
    QRectF view;

    /// Where a position stands in the view.
    QPointF place(ShownId id) const { return camera.toView(picture.point(id), view); }
    GraphSizes sizes() const { return picture.sizes(camera.scale); }
    /// The text in a mark; empty where it is too small to be read.
    QString drawnText(ShownId id) const;
};

/// How far from a mark's rim the rings of a selected position with the focus reach, in pixels.
inline constexpr qreal ringReach = 7;

/// Lines from one move's ends, on the screen: where marks begin and end is left out.
struct MovePath
{
    QPointF from;
    QPointF control; ///< of a quadratic curve
    QPointF to;
    bool curved = false;
};

/// A line from position to position that bows out by \a bend, between the marks at its ends.
MovePath pathBetween(const PictureView &part, ShownId from, ShownId to, qreal bend);
/// The line of the move from \a from to its follower number \a index.
MovePath movePath(const PictureView &part, ShownId from, std::size_t index);

/// Where the miniatures of positions go: beside the mark when moves leave it downwards, below it when they leave it to
/// the right. All show their tokens in one size, the one that suits the start.
class MiniaturePlaces
{
public:
    MiniaturePlaces(const GraphPicture &picture, qreal scale);
    bool haveRoom() const { return !m_space.isEmpty(); }
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

/// What a painting shows.
struct PaintedCounts
{
    MovePlan plan;
    quint64 drawnMoves = 0; ///< as lines or in a density
    quint64 lines = 0;      ///< moves as lines
    quint64 shownPositions = 0;
};

/// What of a picture is painted.
enum class PictureLayer : quint8 {
    All,
    Ground, ///< layers, moves, and positions that are dots
    Glyphs, ///< positions that aren't dots: over the moves that the screen adds to the ground
};

/// Paints a part of a graph: the one routine for screen, overview, print and files. Returns early if \a control is
/// cancelled. \a inSight is what of the view a person sees, if the rest is in store for movements; of a large graph
/// that is near, moves that only pass it are left out.
PaintedCounts paintGraph(QPainter &painter, const PictureView &part, const JobControl &control,
                         PictureLayer layer = PictureLayer::All, const QRectF &inSight = QRectF());

/// As paintGraph(), and says how far it is: positions and moves drawn one by one.
PaintedCounts paintGraphReporting(QPainter &painter, const PictureView &part, JobControl &control);

/// Tells a loop over positions or moves that it is to end, as its job was cancelled. Costs little enough to be called
/// for each of them.
class CancelCheck
{
public:
    explicit CancelCheck(const JobControl &control) : m_control(control) {}
    /// \a work is what is done until the next call, in small steps.
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
    quint64 m_steps = 512; ///< the first call looks
    bool m_isCancelled = false;
};

/// The density of the moves of a graph, \a width pixels wide, or as many pixels as a square of that width has if it is
/// taller than wide: of all up to 1,500,000, of an even sample of that many beyond; its lineCount() says which. Null
/// for graphs whose moves are drawn one by one.
std::shared_ptr<const EdgeDensity> densityOfMoves(const GameGraph &graph, const LayeredLayout &layout,
                                                  JobControl &control, qreal width = 1000);

/// The density of moves in the colour that pictures show it in.
QImage densityImage(const EdgeDensity &density, const Colors &colors);

/// Picks one in \a share moves by their numbers, in no pattern that their order could have.
bool isSampled(quint64 move, quint64 share);

/// A transparent square, \a side pixels wide whatever a screen makes of them.
QImage clearImage(qreal side, qreal pixelRatio);

void paintArrowHead(QPainter &painter, const MovePath &path, qreal size);
void paintMovePath(QPainter &painter, const MovePath &path);

} // namespace mexplorer
