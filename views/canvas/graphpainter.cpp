// SPDX-License-Identifier: GPL-3.0-or-later
// Painting a graph
//
// What is painted of a position depends on the pixels it gets: a dot of its colour while shapes could not be
// distinguished, a mark with its value inside, and a miniature of the position where there is room for one. Which moves
// are painted, and how, a MovePlan says.

#include "model/core/threads.h"
#include "views/canvas/badges.h"
#include "views/canvas/dotpainter.h"
#include "views/canvas/graphpicture.h"
#include "views/canvas/highlights.h"
#include "views/canvas/markatlas.h"
#include "views/glyphs/pieces.h"
#include "views/glyphs/positionpainter.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace mexplorer {

namespace {

constexpr std::size_t maxMiniatures = 700; ///< in one picture
constexpr qreal singleLine = 0.7;          ///< how opaque a thin line is

class GraphPainter
{
public:
    GraphPainter(QPainter &painter, const GraphPicture &picture, const Camera &camera, const QRectF &view,
                 const QRectF &inSight, const JobControl &control, JobControl *progress = nullptr)
        : m_painter(painter), m_picture(picture), m_graph(*picture.explored.graph), m_camera(camera), m_view(view),
          m_control(control), m_progress(progress), m_sizes(picture.sizes(camera.scale)),
          m_visible(picture.layout->positionsIn(reachingInto(camera.visible(view), picture.layout->spacing()))),
          m_ends(m_visible)
    {
        const bool isScreen = painter.device()->devType() == QInternal::Image;
        const MoveScene scene = picture.moveScene(camera.scale, isScreen ? MoveTarget::Screen : MoveTarget::File);
        if (scene.leavesOutPassing() && !inSight.isNull()) {
            const qreal radius = m_sizes.markRadius;
            m_inSight =
                picture.layout->positionsIn(camera.toLayout(inSight.adjusted(-radius, -radius, radius, radius), view));
            m_ends = m_inSight;
        }
        m_counts.plan = planMoves(scene, scene.leavesOutPassing() ? movesOfEnds() : 0);
    }

    PaintedCounts paint(PictureLayer layer)
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setClipRect(m_view, Qt::IntersectClip);
        m_counts.shownPositions = m_visible.size();
        if (layer != PictureLayer::Glyphs)
            paintGround();
        if (layer != PictureLayer::Ground && !m_sizes.areDots)
            paintMarks();
        if (m_picture.marks && layer != PictureLayer::Ground)
            paintRings(m_painter, m_picture, m_camera, m_view, *m_picture.marks);
        m_painter.restore();
        return m_counts;
    }

private:
    /// \a visible and where marks stand whose miniatures may reach into it.
    static QRectF reachingInto(const QRectF &visible, const QSizeF &spacing)
    {
        const qreal x = std::max(1.0, spacing.width());
        const qreal y = std::max(1.0, spacing.height());
        return visible.adjusted(-x, -y, x, y);
    }
    QPointF viewPoint(PositionId id) const { return m_camera.toView(m_picture.layout->point(id), m_view); }
    bool isCancelled(std::size_t i) const { return i % 256 == 0 && m_control.isCancelled(); }
    void noteDone()
    {
        if (++m_done % 256 == 0 && m_progress)
            m_progress->setProgress(m_done, m_graph.positionCount() + m_graph.moveCount());
    }

    void paintGround()
    {
        paintLanes();
        paintMoves();
        if (m_sizes.areDots)
            paintDots(m_painter, m_picture, m_camera, m_view, m_visible, m_control);
        if (m_picture.marks)
            paintPlay(m_painter, m_picture, m_camera, m_view, m_picture.marks->line);
    }

    void paintLanes()
    {
        const LayeredLayout &layout = *m_picture.layout;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(mixed(m_picture.colors.surface, m_picture.colors.window, 0.75));
        for (std::size_t layer = 0; layer < layout.layerCount(); ++layer) {
            const QRectF box = m_camera.toView(layout.layerBox(layer), m_view);
            if (std::min(box.width(), box.height()) > 6 && box.intersects(m_view))
                m_painter.drawRoundedRect(box, 4, 4);
        }
    }

    const MovePlan &plan() const { return m_counts.plan; }

    void paintMoves()
    {
        switch (plan().kind) {
        case MovePlan::Kind::None:
            return;
        case MovePlan::Kind::Lines:
            return paintLines();
        case MovePlan::Kind::ThinLines:
            return paintThinLines();
        case MovePlan::Kind::Density:
            m_counts.drawnMoves = m_picture.density->lineCount();
            return paintDensity(*m_picture.density);
        case MovePlan::Kind::DensityOfEnds:
            paintDensityOfEnds();
            return paintSomeLines();
        }
    }

    quint64 movesOfEnds() const
    {
        quint64 count = 0;
        for (const PositionId id : m_ends)
            count += m_graph.followers(id).size() + (*m_picture.explored.predecessors)(id).size();
        return count;
    }

    /// By position: whether moves are drawn because they begin or end there.
    std::vector<bool> endsById() const
    {
        std::vector<bool> ends(m_graph.positionCount(), false);
        for (const PositionId id : m_ends)
            ends[id] = true;
        return ends;
    }

    struct Move
    {
        PositionId from;
        std::size_t index;
    };

    /// Lines for as many moves as a frame can afford: winning ones first, and those with both ends in the picture;
    /// plain ones, and those that lead out of the picture, only where positions are large.
    void paintSomeLines()
    {
        const bool isLarge = !plan().onlyInnerWinning;
        const std::vector<bool> visible = endsById();
        std::vector<Move> winning;
        std::vector<Move> plain;
        const auto sort = [&](PositionId from, std::size_t index) {
            const PositionId to = m_graph.followers(from)[index];
            const bool inside = visible[from] && visible[to];
            if (m_picture.isDimmed(ShownId(from)) || m_picture.isDimmed(ShownId(to)))
                return;
            if (m_picture.outcome(ShownId(to)) == Outcome::P && (inside || isLarge))
                winning.push_back({from, index});
            else if (inside && isLarge)
                plain.push_back({from, index});
        };
        if (isLarge)
            forEachMove(sort);
        else
            forEachMoveFromEnds(sort);
        paintEvenly(plain, plan().maxLines - std::min(plan().maxLines, winning.size()), movePen(false));
        paintEvenly(winning, plan().maxLines, movePen(true));
    }

    /// Paints \a max of the moves, evenly chosen.
    void paintEvenly(const std::vector<Move> &moves, std::size_t max, const QPen &pen)
    {
        const std::size_t count = std::min(max, moves.size());
        m_painter.setPen(pen);
        for (std::size_t i = 0; i < count && !isCancelled(i); ++i)
            paintLineBesideDensity(moves[i * moves.size() / count]);
        m_counts.lines += count;
    }

    void paintLineBesideDensity(Move move)
    {
        paintLine(move);
        if (!isSampled(m_graph.firstMove(move.from) + move.index, plan().share)) // not in the density
            ++m_counts.drawnMoves;
    }

    void paintLine(Move move)
    {
        constexpr qreal widest = 20; // a line with its arrow head
        const MovePath path = movePath(m_picture, m_camera, m_view, ShownId(move.from), move.index);
        noteDone();
        const QRectF box = path.curved ? QPolygonF({path.from, path.control, path.to}).boundingRect()
                                       : QRectF(path.from, path.to).normalized();
        if (!box.adjusted(-widest, -widest, widest, widest).intersects(m_view))
            return;
        paintMovePath(m_painter, path);
        if (m_sizes.haveArrows)
            paintArrowHead(m_painter, path, std::clamp(0.55 * m_sizes.markRadius, 4.0, 9.0));
    }

    QPen movePen(bool winning) const
    {
        const Colors &colors = m_picture.colors;
        const qreal width = m_camera.scale >= 36 ? 1.4 : 1.1;
        if (!m_picture.isSmall() && winning) // many of them, often
            return QPen(mixed(colors.pPosition, colors.surface, 0.45), width);
        return winning ? QPen(mixed(colors.pPosition, colors.surface, 0.2), width + 0.5)
                       : QPen(mixed(colors.line, colors.mutedText, 0.35), width);
    }

    /// Calls \a sink with each move from a position in the picture.
    template <class Sink> void forEachMoveFromEnds(Sink sink)
    {
        for (std::size_t i = 0; i < m_ends.size() && !isCancelled(i); ++i) {
            for (std::size_t k = 0; k < m_graph.followers(m_ends[i]).size(); ++k)
                sink(m_ends[i], k);
        }
    }

    /// Calls \a sink with each move from or to a position in the picture, once.
    template <class Sink> void forEachMove(Sink sink)
    {
        const std::vector<bool> visible = endsById();
        for (std::size_t i = 0; i < m_ends.size() && !isCancelled(i); ++i) {
            const PositionId id = m_ends[i];
            for (std::size_t k = 0; k < m_graph.followers(id).size(); ++k)
                sink(id, k);
            for (const PositionId source : (*m_picture.explored.predecessors)(id)) {
                if (visible[source])
                    continue;
                const auto followers = m_graph.followers(source);
                sink(source,
                     static_cast<std::size_t>(std::find(followers.begin(), followers.end(), id) - followers.begin()));
            }
        }
        if (m_picture.isSmall() || m_picture.isTile)
            forEachPassingMove(visible, sink);
    }

    /// Moves that pass through the picture of a small graph while their ends are outside.
    template <class Sink> void forEachPassingMove(const std::vector<bool> &visible, Sink sink)
    {
        if (m_visible.size() == m_graph.positionCount())
            return;
        for (PositionId id = 0; id < m_graph.positionCount() && !isCancelled(id); ++id) {
            for (std::size_t k = 0; !visible[id] && k < m_graph.followers(id).size(); ++k) {
                if (!visible[m_graph.followers(id)[k]])
                    sink(id, k);
            }
        }
    }

    enum class Look : quint8 { Dimmed, Plain, Winning }; ///< of a move; later ones lie over those before
    static constexpr std::array looks = {Look::Dimmed, Look::Plain, Look::Winning};

    Look lookOf(PositionId from, PositionId to) const
    {
        if (m_picture.isDimmed(ShownId(from)) || m_picture.isDimmed(ShownId(to)))
            return Look::Dimmed;
        return m_picture.outcome(ShownId(to)) == Outcome::P ? Look::Winning : Look::Plain;
    }

    QColor colorOf(Look look) const
    {
        const QColor color = movePen(look == Look::Winning).color();
        return look == Look::Dimmed ? mixed(color, m_picture.colors.surface, 0.8) : color;
    }

    void paintLines()
    {
        const QPen plain = movePen(false);
        const QPen winning = movePen(true);
        const auto paler = [this](QPen pen, qreal part) {
            pen.setColor(mixed(pen.color(), m_picture.colors.surface, part));
            return pen;
        };
        // What comes later lies above.
        const std::array pens = {paler(plain, 0.8), paler(plain, 0.55), paler(winning, 0.4), plain, winning};
        const std::vector<bool> ends = plan().leavesOutPassing ? endsById() : std::vector<bool>();
        const auto penOf = [&](PositionId from, PositionId to) -> std::size_t {
            if (m_picture.isDimmed(ShownId(from)) || m_picture.isDimmed(ShownId(to)))
                return 0;
            const bool leaves = !ends.empty() && !(ends[from] && ends[to]);
            return (leaves ? 1 : 3) + (m_picture.outcome(ShownId(to)) == Outcome::P ? 1 : 0);
        };
        for (std::size_t pen = 0; pen < pens.size(); ++pen) {
            m_painter.setPen(pens[pen]);
            forEachMove([&](PositionId from, std::size_t index) {
                if (penOf(from, m_graph.followers(from)[index]) != pen)
                    return;
                paintLine({from, index});
                ++m_counts.drawnMoves;
                ++m_counts.lines;
            });
        }
    }

    struct Curve
    {
        QPointF from;
        QPointF to;
        qreal bend;
    };

    Curve curveOf(PositionId from, std::size_t index) const
    {
        return {m_picture.layout->point(from), m_picture.layout->point(m_graph.followers(from)[index]),
                m_picture.layout->bend(m_graph.firstMove(from) + index)};
    }

    /// All moves of a small graph that has too many for QPainter: lines all the same, but a pixel thin and bare.
    void paintThinLines()
    {
        std::array<std::vector<Curve>, looks.size()> curves;
        forEachMove([&](PositionId from, std::size_t index) {
            curves[std::size_t(lookOf(from, m_graph.followers(from)[index]))].push_back(curveOf(from, index));
            ++m_counts.drawnMoves;
            ++m_counts.lines;
        });
        for (const Look look : looks) {
            if (const auto &some = curves[std::size_t(look)]; !some.empty() && !m_control.isCancelled())
                paintImageOf(densityOf(some), colorOf(look), singleLine);
        }
    }

    /// Of very many moves a sample.
    void paintDensityOfEnds()
    {
        std::vector<Curve> curves;
        forEachMove([&](PositionId from, std::size_t index) {
            if (isSampled(m_graph.firstMove(from) + index, plan().share))
                curves.push_back(curveOf(from, index));
        });
        m_counts.drawnMoves += curves.size();
        paintDensity(densityOf(curves));
    }

    EdgeDensity densityOf(std::span<const Curve> curves) const
    {
        EdgeDensity density = densityOfVisible();
        EdgeDensity second = densityOfVisible();
        splitInTwoThreads(curves.size(), 2'000, [&](bool first, std::size_t begin, std::size_t end) {
            addCurves(curves.subspan(begin, end - begin), first ? density : second);
        });
        density.add(second);
        return density;
    }

    EdgeDensity densityOfVisible() const
    {
        const qreal pixelRatio = m_painter.device()->devicePixelRatioF();
        return {m_camera.visible(m_view), m_camera.scale * pixelRatio, EdgeDensity::Lines::Smooth};
    }

    void addCurves(std::span<const Curve> curves, EdgeDensity &density) const
    {
        for (std::size_t i = 0; i < curves.size() && !isCancelled(i); ++i) {
            const auto &[from, to, bend] = curves[i];
            if (bend == 0)
                density.add(QLineF(from, to));
            else
                density.add(from, curveControl(from, to, bend), to);
        }
    }

    void paintDensity(const EdgeDensity &density)
    {
        m_painter.setOpacity(plan().opacity);
        paintImageOf(density, m_picture.colors.mutedText, EdgeDensity::faintest);
        m_painter.setOpacity(1);
    }

    void paintImageOf(const EdgeDensity &density, const QColor &color, qreal faintest)
    {
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.drawImage(m_camera.toView(density.area(), m_view), density.image(color, faintest));
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    }

    void paintMarks()
    {
        constexpr std::size_t fewMarks = 500;
        const bool copies =
            !m_picture.isTile && m_visible.size() > fewMarks && m_painter.device()->devType() == QInternal::Image;
        const MiniaturePlaces places(m_picture, m_camera.scale);
        const bool miniatures = places.haveRoom() && (m_picture.isTile || m_visible.size() <= maxMiniatures);
        MarkAtlas atlas(m_sizes.markRadius, m_painter.device()->devicePixelRatioF(), m_picture.colors);
        for (std::size_t i = 0; i < m_visible.size() && !isCancelled(i); ++i) {
            const PositionId id = m_visible[i];
            const QPointF at = viewPoint(id);
            noteDone();
            if (miniatures && !m_picture.isDimmed(ShownId(id)))
                paintMiniature(places, id, at);
            const QString text = textOf(id);
            if (copies)
                atlas.paint(m_painter, at, m_picture.outcome(ShownId(id)), m_graph.isTerminal(id), text,
                            m_picture.color(ShownId(id)));
            else
                paintMark(m_painter, at, m_sizes.markRadius, m_picture.outcome(ShownId(id)), m_graph.isTerminal(id),
                          text, m_picture.colors, m_picture.color(ShownId(id)));
        }
        const bool badges = haveBadges(m_picture, m_camera.scale);
        for (std::size_t i = 0; badges && i < m_visible.size() && !isCancelled(i); ++i) {
            const PositionId id = m_visible[i];
            const QPointF at = viewPoint(id);
            paintBadge(m_painter, m_picture, ShownId(id), at, m_sizes.markRadius,
                       miniatures ? places.box(m_graph.cells(id), at) : QRectF());
        }
    }

    /// Nothing that couldn't be read.
    QString textOf(PositionId id) const
    {
        const QString text = m_sizes.haveTexts ? m_picture.markText(ShownId(id)) : QString();
        const bool isLegible =
            !m_picture.hasLargeMarks || markTextSize(m_sizes.markRadius, text.size()) >= minTypeFromAfar;
        return isLegible ? text : QString();
    }

    void paintMiniature(const MiniaturePlaces &places, PositionId id, QPointF at)
    {
        const QRectF box = places.box(m_graph.cells(id), at);
        if (m_picture.hasLargeMarks &&
            !isPositionLegible(box.size(), *m_graph.rules(), m_graph.cells(id), places.unit(), minTypeFromAfar))
            return;
        QColor veil = mixed(m_picture.colors.surface, m_picture.colors.window, 0.75);
        veil.setAlphaF(0.72F);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(veil);
        m_painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 4, 4);
        paintPosition(m_painter, box, *m_graph.rules(), m_graph.cells(id), m_picture.colors, places.unit());
    }

    QPainter &m_painter;
    const GraphPicture &m_picture;
    const GameGraph &m_graph;
    const Camera &m_camera;
    const QRectF &m_view;
    const JobControl &m_control;
    JobControl *m_progress; ///< reports what is drawn one by one; null if progress isn't reported
    quint64 m_done = 0;
    const GraphSizes m_sizes;
    const std::vector<PositionId> m_visible;
    std::vector<PositionId> m_inSight;
    std::span<const PositionId> m_ends; ///< whose moves are drawn
    PaintedCounts m_counts;
};

} // namespace

PaintedCounts paintGraph(QPainter &painter, const GraphPicture &picture, const Camera &camera, const QRectF &view,
                         const JobControl &control, PictureLayer layer, const QRectF &inSight)
{
    if (picture.isEmpty())
        return {};
    return GraphPainter(painter, picture, camera, view, inSight, control).paint(layer);
}

PaintedCounts paintGraphReporting(QPainter &painter, const GraphPicture &picture, const Camera &camera,
                                  const QRectF &view, JobControl &control)
{
    if (picture.isEmpty())
        return {};
    return GraphPainter(painter, picture, camera, view, {}, control, &control).paint(PictureLayer::All);
}

} // namespace mexplorer
