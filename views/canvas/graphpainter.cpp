// SPDX-License-Identifier: GPL-3.0-or-later
// Painting a graph
//
// How a position is painted depends on the pixels that it gets: a dot of its colour while shapes could not be
// distinguished, a mark with its value inside, and a miniature of the position if there is space for one. A MovePlan
// determines which moves are painted, and how.

#include "model/core/threads.h"
#include "views/canvas/badges.h"
#include "views/canvas/dotraster.h"
#include "views/canvas/graphpicture.h"
#include "views/canvas/highlights.h"
#include "views/canvas/vertexnames.h"
#include "views/glyphs/pieces.h"
#include "views/glyphs/positionpainter.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>
#include <tuple>

namespace mexplorer {

namespace {

constexpr std::size_t maxMiniatures = 700; ///< in one picture
constexpr qreal singleLine = 0.7;          ///< how opaque a thin line is

// The costs of painting, in steps of a CancelCheck.
constexpr quint64 lineWork = 32;
constexpr quint64 markWork = 32;
constexpr quint64 miniatureWork = 256;

class GraphPainter
{
public:
    GraphPainter(QPainter &painter, const PictureView &part, const QRectF &inSight, const JobControl &control,
                 JobControl *progress = nullptr)
        : m_painter(painter), m_part(part), m_picture(part.picture), m_graph(*part.picture.explored.graph),
          m_control(control), m_check(control), m_progress(progress), m_sizes(part.sizes()),
          m_inPicture(
              m_picture.layout->positionsIn(reachingInto(part.camera.visible(part.view), m_picture.layout->spacing()))),
          m_visible(asShown(m_inPicture)), m_ends(m_visible)
    {
        const bool isScreen = painter.device()->devType() == QInternal::Image;
        const MoveScene scene = m_picture.moveScene(scale(), isScreen ? MoveTarget::Screen : MoveTarget::File);
        if (scene.leavesOutPassing() && !inSight.isNull()) {
            const qreal radius = m_sizes.markRadius;
            m_inSight = m_picture.layout->positionsIn(
                part.camera.toLayout(inSight.adjusted(-radius, -radius, radius, radius), part.view));
            m_ends = asShown(m_inSight);
        }
        m_counts.plan = planMoves(scene, scene.leavesOutPassing() ? movesOfEnds() : 0);
    }

    PaintedCounts paint(PictureLayer layer)
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setClipRect(m_part.view, Qt::IntersectClip);
        m_counts.shownPositions = m_visible.size();
        if (layer != PictureLayer::Glyphs)
            paintGround();
        if (layer != PictureLayer::Ground && !m_sizes.drawsDots)
            paintMarks();
        if (m_picture.marks && layer != PictureLayer::Ground)
            paintRings(m_painter, m_part, *m_picture.marks);
        m_painter.restore();
        return m_counts;
    }

private:
    /// Returns \a visible, extended by the marks whose miniatures may reach into it.
    static QRectF reachingInto(const QRectF &visible, const QSizeF &spacing)
    {
        const qreal x = std::max(1.0, spacing.width());
        const qreal y = std::max(1.0, spacing.height());
        return visible.adjusted(-x, -y, x, y);
    }
    qreal scale() const { return m_part.camera.scale; }
    struct Move
    {
        ShownId from;
        ShownId to;
        std::size_t number; ///< in the list of all moves
    };

    void noteDone()
    {
        if (++m_done % 256 == 0 && m_progress)
            m_progress->setProgress(m_done, m_graph.positionCount() + m_graph.moveCount());
    }

    void paintGround()
    {
        paintLanes();
        paintMoves();
        if (m_sizes.drawsDots)
            paintDots(m_painter, m_part, m_visible, m_control);
        if (m_picture.marks)
            paintPlay(m_painter, m_part, m_picture.marks->line);
    }

    void paintLanes()
    {
        const LayeredLayout &layout = *m_picture.layout;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(mixed(m_picture.colors.surface, m_picture.colors.window, 0.75));
        for (std::size_t layer = 0; layer < layout.layerCount(); ++layer) {
            const QRectF box = m_part.camera.toView(layout.layerBox(layer), m_part.view);
            if (std::min(box.width(), box.height()) > 6 && box.intersects(m_part.view))
                m_painter.drawRoundedRect(box, 4, 4);
        }
    }

    const MovePlan &plan() const { return m_counts.plan; }

    bool isEnd(ShownId id) const { return m_isEnd[id.value]; }

    void paintMoves()
    {
        if (plan().kind != MovePlan::Kind::None && plan().kind != MovePlan::Kind::Density) {
            m_isEnd.assign(m_graph.positionCount(), false);
            for (const ShownId id : m_ends)
                m_isEnd[id.value] = true;
        }
        switch (plan().kind) {
        case MovePlan::Kind::None:
            return;
        case MovePlan::Kind::Lines:
            return paintLines();
        case MovePlan::Kind::ThinLines:
            return paintThinLines();
        case MovePlan::Kind::Density:
            m_counts.drawnMoves = m_picture.density->lineCount();
            return paintDensity(*m_picture.density, m_picture.densityImage.isNull()
                                                        ? densityImage(*m_picture.density, m_picture.colors)
                                                        : m_picture.densityImage);
        case MovePlan::Kind::DensityOfEnds:
            paintDensityOfEnds();
            return paintSomeLines();
        }
    }

    quint64 movesOfEnds() const
    {
        if (m_ends.size() == m_graph.positionCount())
            return m_graph.moveCount(); // below, moves between two ends count twice
        quint64 count = 0;
        for (const ShownId id : m_ends)
            count += m_picture.followers(id).size() + m_picture.predecessors(id).size();
        return count;
    }

    /// Paints as many moves as lines as the time of a frame allows: winning ones first, and those with both ends in the
    /// picture; other moves, and those that lead out of the picture, only where positions are large.
    void paintSomeLines()
    {
        const bool isLarge = !plan().onlyInnerWinning;
        std::vector<Move> winning;
        std::vector<Move> plain;
        const auto sort = [&](const Move &move) {
            const Look look = lookOf(move);
            if (look == Look::Winning || (isLarge && look == Look::LeavingWinning))
                winning.push_back(move);
            else if (isLarge && look == Look::Plain)
                plain.push_back(move);
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
        for (std::size_t i = 0; i < count && !m_check(lineWork); ++i) {
            const Move &move = moves[i * moves.size() / count];
            paintLine(move);
            if (!isSampled(move.number, plan().share)) // not in the density
                ++m_counts.drawnMoves;
        }
        m_counts.lines += count;
    }

    void paintLine(const Move &move)
    {
        constexpr qreal widest = 20; // a line with its arrow head
        const MovePath path = pathBetween(m_part, move.from, move.to, m_picture.layout->bend(move.number));
        noteDone();
        const QRectF box = path.curved ? QPolygonF({path.from, path.control, path.to}).boundingRect()
                                       : QRectF(path.from, path.to).normalized();
        if (!box.adjusted(-widest, -widest, widest, widest).intersects(m_part.view))
            return;
        paintMovePath(m_painter, path);
        if (m_sizes.hasArrows)
            paintArrowHead(m_painter, path, std::clamp(0.55 * m_sizes.markRadius, 4.0, 9.0));
    }

    QPen movePen(bool winning) const
    {
        const Colors &colors = m_picture.colors;
        const qreal width = scale() >= 36 ? 1.4 : 1.1;
        if (plan().palesWinning && winning)
            return QPen(mixed(colors.pPosition, colors.surface, 0.45), width);
        return winning ? QPen(mixed(colors.pPosition, colors.surface, 0.2), width + 0.5)
                       : QPen(mixed(colors.line, colors.mutedText, 0.35), width);
    }

    /// Calls \a sink with each move from a position in the picture.
    template <class Sink> void forEachMoveFromEnds(Sink sink)
    {
        for (std::size_t i = 0; i < m_ends.size() && !m_check(); ++i)
            forEachMoveFrom(m_ends[i], sink);
    }

    template <class Sink> void forEachMoveFrom(ShownId from, const Sink &sink)
    {
        std::size_t number = m_graph.firstMove(from.value);
        for (const ShownId to : m_picture.followers(from)) {
            if (m_check())
                return;
            sink(Move{from, to, number++});
        }
    }

    /// Calls \a sink with each move from or to a position in the picture, once.
    template <class Sink> void forEachMove(Sink sink)
    {
        for (std::size_t i = 0; i < m_ends.size() && !m_check(); ++i) {
            const ShownId id = m_ends[i];
            forEachMoveFrom(id, sink);
            for (const ShownId source : m_picture.predecessors(id)) {
                if (isEnd(source))
                    continue;
                const auto followers = m_graph.followers(source.value);
                const auto index = std::ranges::find(followers, id.value) - followers.begin();
                if (m_check(1 + quint64(index) / 64)) // many are compared at a time
                    return;
                sink(Move{source, id, m_graph.firstMove(source.value) + std::size_t(index)});
            }
        }
        if (!plan().leavesOutPassing)
            forEachPassingMove(sink);
    }

    /// Calls \a sink with each move that crosses the picture while its ends are outside.
    template <class Sink> void forEachPassingMove(const Sink &sink)
    {
        if (m_visible.size() == m_graph.positionCount())
            return;
        for (PositionId id = 0; id < m_graph.positionCount() && !m_check(); ++id) {
            if (isEnd(ShownId(id)))
                continue;
            forEachMoveFrom(ShownId(id), [&](const Move &move) {
                if (!isEnd(move.to))
                    sink(move);
            });
        }
    }

    /// How a move is painted; later looks are painted over earlier ones. Leaving moves begin or end out of view, where
    /// passing moves are left out.
    enum class Look : quint8 { Dimmed, LeavingPlain, LeavingWinning, Plain, Winning };
    static constexpr std::array looks = {Look::Dimmed, Look::LeavingPlain, Look::LeavingWinning, Look::Plain,
                                         Look::Winning};

    Look lookOf(const Move &move) const
    {
        if (m_picture.isDimmed(move.from) || m_picture.isDimmed(move.to))
            return Look::Dimmed;
        const bool isWinning = m_picture.outcome(move.to) == Outcome::P;
        if (plan().leavesOutPassing && !(isEnd(move.from) && isEnd(move.to)))
            return isWinning ? Look::LeavingWinning : Look::LeavingPlain;
        return isWinning ? Look::Winning : Look::Plain;
    }

    QPen penOf(Look look) const
    {
        static constexpr std::array paleness = {0.8, 0.55, 0.4, 0.0, 0.0}; // by look
        QPen pen = movePen(look == Look::Winning || look == Look::LeavingWinning);
        if (const qreal part = paleness[std::size_t(look)]; part > 0)
            pen.setColor(mixed(pen.color(), m_picture.colors.surface, part));
        return pen;
    }

    void paintLines()
    {
        for (const Look look : looks) {
            m_painter.setPen(penOf(look));
            forEachMove([&](const Move &move) {
                if (lookOf(move) != look)
                    return;
                m_check(lineWork);
                paintLine(move);
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

    Curve curveOf(const Move &move) const
    {
        return {m_picture.point(move.from), m_picture.point(move.to), m_picture.layout->bend(move.number)};
    }

    /// Paints all moves of a small graph that has too many for QPainter as lines, one pixel wide and without arrow
    /// heads.
    void paintThinLines()
    {
        std::array<std::vector<Curve>, looks.size()> curves;
        forEachMove([&](const Move &move) {
            curves[std::size_t(lookOf(move))].push_back(curveOf(move));
            ++m_counts.drawnMoves;
            ++m_counts.lines;
        });
        for (const Look look : looks) {
            if (const auto &some = curves[std::size_t(look)]; !some.empty() && !m_control.isCancelled()) {
                const EdgeDensity density = densityOf(some);
                paintImage(density.area(), density.image(penOf(look).color(), singleLine));
            }
        }
    }

    /// Paints a sample if there are very many moves.
    void paintDensityOfEnds()
    {
        std::vector<Curve> curves;
        forEachMove([&](const Move &move) {
            if (isSampled(move.number, plan().share))
                curves.push_back(curveOf(move));
        });
        m_counts.drawnMoves += curves.size();
        const EdgeDensity density = densityOf(curves);
        paintDensity(density, densityImage(density, m_picture.colors));
    }

    EdgeDensity densityOf(std::span<const Curve> curves) const
    {
        const QRectF area = m_part.camera.visible(m_part.view);
        const qreal pixels = scale() * m_painter.device()->devicePixelRatioF();
        const auto empty = [&] { return EdgeDensity(area, pixels, EdgeDensity::Lines::Smooth); };
        std::array halves = {empty(), empty()};
        splitInTwoThreads(curves.size(), 2'000, [&](bool first, std::size_t begin, std::size_t end) {
            addCurves(curves.subspan(begin, end - begin), halves[first ? 0 : 1]);
        });
        halves[0].add(halves[1]);
        return std::move(halves[0]);
    }

    void addCurves(std::span<const Curve> curves, EdgeDensity &density) const
    {
        CancelCheck check(m_control);
        for (std::size_t i = 0; i < curves.size() && !check(); ++i) {
            const auto &[from, to, bend] = curves[i];
            if (bend == 0)
                density.add(QLineF(from, to));
            else
                density.add(from, curveControl(from, to, bend), to);
        }
    }

    void paintDensity(const EdgeDensity &density, const QImage &image)
    {
        m_painter.setOpacity(plan().opacity);
        paintImage(density.area(), image);
        m_painter.setOpacity(1);
    }

    void paintImage(const QRectF &area, const QImage &image)
    {
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.drawImage(m_part.camera.toView(area, m_part.view), image);
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    }

    void paintMarks()
    {
        constexpr std::size_t fewMarks = 500;
        const bool copies =
            !m_picture.isTile && m_visible.size() > fewMarks && m_painter.device()->devType() == QInternal::Image;
        const MiniatureBoxes boxes(m_picture, scale());
        const bool miniatures =
            boxes.hasSpace() && !hasNames(m_picture) && (m_picture.isTile || m_visible.size() <= maxMiniatures);
        for (std::size_t i = 0; i < m_visible.size() && !m_check(miniatures ? miniatureWork : markWork); ++i) {
            const ShownId id = m_visible[i];
            const QPointF at = m_part.pointOf(id);
            noteDone();
            if (miniatures && !m_picture.isDimmed(id))
                paintMiniature(boxes, id, at);
            const Outcome outcome = m_picture.outcome(id);
            const bool isTerminal = m_graph.isTerminal(id.value);
            if (copies)
                paintCopy(at, outcome, isTerminal, m_part.drawnText(id), m_picture.color(id));
            else
                paintMark(m_painter, at, m_sizes.markRadius, outcome, isTerminal, m_part.drawnText(id),
                          m_picture.colors, m_picture.color(id));
        }
        const bool badges = hasBadges(m_picture, scale());
        for (std::size_t i = 0; badges && i < m_visible.size() && !m_check(markWork); ++i) {
            const QPointF at = m_part.pointOf(m_visible[i]);
            paintBadge(m_painter, m_picture, m_visible[i], at, m_sizes.markRadius,
                       miniatures ? boxes.box(m_picture.cells(m_visible[i]), at) : QRectF());
        }
    }

    /// Paints a copy of a mark that is painted once, since a picture has many that look alike.
    void paintCopy(QPointF at, Outcome outcome, bool isTerminal, const QString &text, const QColor &color)
    {
        const qreal half = std::ceil(1.7 * m_sizes.markRadius);
        QImage &image = m_copies[{color.rgb(), outcome, isTerminal, text}];
        if (image.isNull()) {
            image = clearImage(2 * half, m_painter.device()->devicePixelRatioF());
            QPainter painter(&image);
            paintMark(painter, QPointF(half, half), m_sizes.markRadius, outcome, isTerminal, text, m_picture.colors,
                      color);
        }
        m_painter.drawImage(at - QPointF(half, half), image);
    }

    void paintMiniature(const MiniatureBoxes &boxes, ShownId id, QPointF at)
    {
        const Cells cells = m_picture.cells(id);
        const QRectF box = boxes.box(cells, at);
        if (m_picture.hasLargeMarks &&
            !isPositionLegible(box.size(), *m_graph.rules(), cells, boxes.unit(), m_picture.minType))
            return;
        const QColor veil = translucent(mixed(m_picture.colors.surface, m_picture.colors.window, 0.75), 0.72);
        paintBox(m_painter, box.adjusted(-2, -2, 2, 2), Qt::NoPen, veil, 4);
        paintPosition(m_painter, box, *m_graph.rules(), cells, m_picture.colors, boxes.unit());
    }

    QPainter &m_painter;
    const PictureView &m_part;
    const GraphPicture &m_picture;
    const GameGraph &m_graph;
    const JobControl &m_control;
    CancelCheck m_check;
    JobControl *m_progress; ///< reports what is drawn one by one; null if progress isn't reported
    quint64 m_done = 0;
    const GraphSizes m_sizes;
    const std::vector<PositionId> m_inPicture; ///< of the graph that is shown
    std::vector<PositionId> m_inSight;
    ShownIds m_visible;
    ShownIds m_ends;           ///< whose moves are drawn
    std::vector<bool> m_isEnd; ///< by position
    std::map<std::tuple<QRgb, Outcome, bool, QString>, QImage> m_copies;
    PaintedCounts m_counts;
};

} // namespace

PaintedCounts paintGraph(QPainter &painter, const PictureView &part, const JobControl &control, PictureLayer layer,
                         const QRectF &inSight)
{
    if (part.picture.isEmpty())
        return {};
    return GraphPainter(painter, part, inSight, control).paint(layer);
}

PaintedCounts paintGraphReporting(QPainter &painter, const PictureView &part, JobControl &control)
{
    if (part.picture.isEmpty())
        return {};
    return GraphPainter(painter, part, {}, control, &control).paint(PictureLayer::All);
}

} // namespace mexplorer
