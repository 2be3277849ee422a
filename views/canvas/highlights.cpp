// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/highlights.h"

#include "views/glyphs/pieces.h"
#include "views/glyphs/positionpainter.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

constexpr std::size_t maxHighlightedMoves = 600; ///< of one position, so that a frame stays short
constexpr std::size_t maxStepRings = 1'000;      ///< of the positions that a step is about
constexpr std::size_t maxPlaySteps = 1'000;      ///< of a play that are drawn one by one
constexpr std::size_t maxRings = 20'000;         ///< of a search, on the screen
constexpr std::size_t maxFoundDots = 80'000;

qreal ringRadius(const GraphSizes &sizes, qreal distance)
{
    return std::max(3.0, sizes.markRadius) + distance;
}

/// Returns the part of the view where rings round positions are visible.
QRectF ringView(const PictureView &part)
{
    const qreal reach = ringRadius(GraphSizes(part.camera.scale, true), 12);
    return part.view.adjusted(-reach, -reach, reach, reach);
}

std::vector<QPointF> pointsInView(const PictureView &part, std::span<const ShownId> ids)
{
    const QRectF around = ringView(part);
    std::vector<QPointF> points;
    for (const ShownId id : ids) {
        if (const QPointF at = part.pointOf(id); around.contains(at))
            points.push_back(at);
    }
    return points;
}

/// Limits rings on the screen to the time of a frame.
std::size_t maxMarked(const PictureView &part, std::size_t found)
{
    if (part.picture.marks)
        return found;
    return drawsFoundDots(part.camera.scale, found) ? maxFoundDots : maxRings;
}

/// A ring painted once and copied.
QImage ringImage(qreal radius, qreal half, const QPen &pen, qreal pixelRatio)
{
    QImage image = clearImage(2 * half, pixelRatio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.drawEllipse(QPointF(half, half), radius, radius);
    return image;
}

class HighlightPainter
{
public:
    HighlightPainter(QPainter &painter, const PictureView &part)
        : m_painter(painter), m_part(part), m_picture(part.picture), m_sizes(part.sizes())
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
    }
    ~HighlightPainter() { m_painter.restore(); }
    Q_DISABLE_COPY_MOVE(HighlightPainter)

    /// Paints rings; on the screen a limited number, evenly chosen.
    void paintRings(std::span<const ShownId> ids)
    {
        const std::vector<QPointF> centres = pointsInView(m_part, ids);
        const std::size_t max = maxMarked(m_part, ids.size());
        if (drawsFoundDots(m_part.camera.scale, ids.size()))
            return paintFoundDots(centres, max);
        const QPen pen(m_picture.colors.accent, 1.5);
        const qreal radius = ringRadius(3);
        if (m_picture.marks) {
            m_painter.setPen(pen);
            m_painter.setBrush(Qt::NoBrush);
            for (const QPointF centre : centres)
                m_painter.drawEllipse(centre, radius, radius);
            return;
        }
        const qreal half = std::ceil(radius + 2);
        const QImage image = ringImage(radius, half, pen, m_painter.device()->devicePixelRatioF());
        const std::size_t count = std::min(max, centres.size());
        for (std::size_t i = 0; i < count; ++i)
            m_painter.drawImage(centres[i * centres.size() / count] - QPointF(half, half), image);
    }

    void paintFoundDots(const std::vector<QPointF> &centres, std::size_t max)
    {
        const qreal side = std::max(1.0, m_part.camera.scale); // the whole square of a dot
        const std::size_t count = std::min(max, centres.size());
        QList<QRectF> squares;
        squares.reserve(static_cast<qsizetype>(count));
        for (std::size_t i = 0; i < count; ++i) {
            const QPointF at = centres[i * centres.size() / count];
            squares.append(QRectF(at.x() - side / 2, at.y() - side / 2, side, side));
        }
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_picture.colors.accent);
        m_painter.drawRects(squares);
        m_painter.restore();
    }

    /// Calls \a sink(path, pen) with each highlighted line.
    template <class Sink> void forEachPath(const Highlights &highlights, Sink sink) const
    {
        const Colors &colors = m_picture.colors;
        if (isThere(highlights.selected))
            forEachMoveOf(highlights.selected, QPen(colors.selection, m_sizes.drawsDots ? 1.2 : 1.8), sink);
        if (isThere(highlights.hovered) && highlights.hovered != highlights.selected)
            forEachMoveOf(highlights.hovered, QPen(colors.hover, 1.6), sink);
        forEachStep(highlights.marks.line, sink);
    }

    template <class Sink> void forEachStep(std::span<const LineStep> line, Sink sink) const
    {
        constexpr qreal width = 3.5;
        const QPen pen(m_picture.colors.accent, width, Qt::SolidLine, Qt::RoundCap);
        if (line.size() <= maxPlaySteps || m_picture.marks) {
            for (const auto &[from, to] : line)
                sink(pathOf(from, to), pen);
            return;
        }
        // Of a very long play only the visible part is drawn; if that is too much, several steps become one line.
        const std::vector<LineStep> inView = stepsInView(line);
        const std::size_t together = (inView.size() + maxPlaySteps - 1) / maxPlaySteps;
        for (std::size_t i = 0; i < inView.size(); i += together) {
            const LineStep &last = inView[std::min(i + together, inView.size()) - 1];
            sink(together == 1 ? pathOf(last.from, last.to) : pathBetween(m_part, inView[i].from, last.to, 0), pen);
        }
    }

    /// Returns the visible part of a line; empty if the line is outside the view.
    QRectF boxOf(const MovePath &path) const
    {
        constexpr qreal widest = 20; // a line with its arrow head
        QRectF box = QRectF(path.from, path.to).normalized();
        if (path.curved)
            box |= QPolygonF({path.from, path.control, path.to}).boundingRect();
        return box.adjusted(-widest, -widest, widest, widest) & m_part.view;
    }

    /// Colours that show numbers may be similar to those of lines, so that a margin separates these.
    bool needMargins() const { return m_picture.colorBy != ColorBy::Outcome; }
    void paintMargin(const MovePath &path, const QPen &pen)
    {
        if (boxOf(path).isEmpty())
            return;
        m_painter.setPen(QPen(m_picture.colors.surface, pen.widthF() + 2.6));
        paintMovePath(m_painter, path);
    }

    void paintPath(const MovePath &path, const QPen &pen)
    {
        if (boxOf(path).isEmpty())
            return;
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        paintMovePath(m_painter, path);
        paintArrowHead(m_painter, path, std::clamp(0.7 * m_sizes.markRadius, 5.0, 10.0));
    }

    /// Paints marks at the ends of lines, next to which dots would be too small.
    void paintMarksAtEnds(const Highlights &highlights)
    {
        for (const ShownId id : {highlights.selected, highlights.hovered}) {
            if (!isThere(id))
                continue;
            for (const ShownIds neighbours : {some(m_picture.followers(id)), some(m_picture.predecessors(id))}) {
                for (const ShownId neighbour : neighbours)
                    mark(neighbour);
            }
            mark(id);
        }
        paintMarksAtEnds(highlights.marks.line);
    }

    void paintMarksAtEnds(std::span<const LineStep> line)
    {
        const std::vector<LineStep> some =
            line.size() <= maxPlaySteps ? std::vector(line.begin(), line.end()) : stepsInView(line);
        const std::size_t count = m_picture.marks ? some.size() : std::min(some.size(), maxPlaySteps);
        for (std::size_t i = 0; i < count; ++i) {
            const auto &[from, to] = some[i * some.size() / count];
            mark(from);
            mark(to);
        }
    }

    /// Paints rings round the positions that a step is about; of very many, some evenly chosen.
    void stepRings(std::span<const PositionId> ids, const QPen &pen, qreal distance)
    {
        std::vector<ShownId> shown;
        for (const PositionId id : ids)
            shown.push_back(m_picture.shownOf(id));
        const std::vector<QPointF> points = pointsInView(m_part, shown);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        const std::size_t count = std::min(points.size(), maxStepRings);
        for (std::size_t i = 0; i < count; ++i)
            m_painter.drawEllipse(points[i * points.size() / count], ringRadius(distance), ringRadius(distance));
    }

    void ring(ShownId id, const QColor &color, qreal width, Qt::PenStyle style, qreal distance)
    {
        const QPointF at = m_part.pointOf(id);
        if (!isNearView(at))
            return;
        m_painter.setPen(QPen(color, width, style));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(at, ringRadius(distance), ringRadius(distance));
    }

private:
    static ShownIds some(ShownIds ids) { return asShown(ids.base().first(std::min(ids.size(), maxHighlightedMoves))); }
    qreal ringRadius(qreal distance) const { return mexplorer::ringRadius(m_sizes, distance); }
    bool isNearView(QPointF at) const { return ringView(m_part).contains(at); }
    std::vector<LineStep> stepsInView(std::span<const LineStep> line) const
    {
        const QRectF around = ringView(m_part);
        std::vector<LineStep> inView;
        for (const LineStep &step : line) {
            const QRectF box = QRectF(m_part.pointOf(step.from), m_part.pointOf(step.to)).normalized();
            const qreal bow = box.width() + box.height(); // how far a curve may extend beyond its ends
            if (box.adjusted(-bow, -bow, bow, bow).intersects(around))
                inView.push_back(step);
        }
        return inView;
    }

    /// Returns the line of a step; if the picture leaves out its move, a new line, so that the play has no gap.
    MovePath pathOf(ShownId from, ShownId to) const
    {
        const ShownIds followers = m_picture.followers(from);
        const auto move = std::ranges::find(followers, to);
        if (move == followers.end())
            return pathBetween(m_part, from, to, qreal(bendFor(*m_picture.layout, from.value, to.value)));
        return movePath(m_part, from, static_cast<std::size_t>(move - followers.begin()));
    }

    bool isThere(ShownId id) const { return m_picture.contains(id); }

    template <class Sink> void forEachMoveOf(ShownId id, QPen pen, Sink sink) const
    {
        for (std::size_t i = 0; i < some(m_picture.followers(id)).size(); ++i)
            sink(movePath(m_part, id, i), pen);
        pen.setDashPattern({4, 3});
        for (const ShownId source : some(m_picture.predecessors(id)))
            sink(pathOf(source, id), pen);
    }

    void mark(ShownId id)
    {
        if (const QPointF at = m_part.pointOf(id); isNearView(at))
            paintMark(m_painter, at, std::max(3.0, m_sizes.markRadius), m_picture.outcome(id),
                      m_picture.explored.graph->isTerminal(id.value), {}, m_picture.colors, m_picture.color(id));
    }

    QPainter &m_painter;
    const PictureView &m_part;
    const GraphPicture &m_picture;
    const GraphSizes m_sizes;
};

} // namespace

void paintPlay(QPainter &painter, const PictureView &part, const std::vector<LineStep> &line)
{
    HighlightPainter paint(painter, part);
    paint.forEachStep(line, [&](const MovePath &path, const QPen &pen) { paint.paintPath(path, pen); });
    if (GraphSizes(part.camera.scale).drawsDots)
        paint.paintMarksAtEnds(line);
}

void paintRings(QPainter &painter, const PictureView &part, const PictureMarks &marks)
{
    HighlightPainter(painter, part).paintRings(marks.matches);
}

FoundCounts countFound(const PictureView &part, std::span<const ShownId> found)
{
    const std::size_t inView = pointsInView(part, found).size();
    return {inView, std::min(inView, maxMarked(part, found.size()))};
}

void paintHighlightedMoves(QPainter &painter, const PictureView &part, const Highlights &highlights)
{
    HighlightPainter paint(painter, part);
    if (paint.needMargins())
        paint.forEachPath(highlights, [&](const MovePath &path, const QPen &pen) { paint.paintMargin(path, pen); });
    paint.forEachPath(highlights, [&](const MovePath &path, const QPen &pen) { paint.paintPath(path, pen); });
    if (GraphSizes(part.camera.scale).drawsDots)
        paint.paintMarksAtEnds(highlights);
}

std::size_t highlightedMoves(const GraphPicture &picture, ShownId id)
{
    if (!picture.contains(id))
        return 0;
    return std::min(maxHighlightedMoves, picture.followers(id).size()) +
           std::min(maxHighlightedMoves, picture.predecessors(id).size());
}

QRectF highlightedArea(QPainter &painter, const PictureView &part, const Highlights &highlights)
{
    const HighlightPainter paint(painter, part);
    QRectF area;
    paint.forEachPath(highlights, [&](const MovePath &path, const QPen &) { area |= paint.boxOf(path); });
    return area;
}

void paintHighlightRings(QPainter &painter, const PictureView &part, const Highlights &highlights)
{
    const GraphPicture &picture = part.picture;
    const Colors &colors = picture.colors;
    HighlightPainter paint(painter, part);
    if (picture.contains(highlights.hovered) && highlights.hovered != highlights.selected)
        paint.ring(highlights.hovered, colors.hover, 1.5, Qt::SolidLine, 3);
    paint.stepRings(picture.focus.related, QPen(colors.accent, 1.6, Qt::DotLine), 4);
    paint.stepRings(picture.focus.subjects, QPen(colors.accent, 2.4, Qt::DashLine), 5);
    if (picture.contains(highlights.selected)) {
        paint.ring(highlights.selected, colors.selection, 3, Qt::SolidLine, 3.5);
        if (highlights.hasFocus)
            paint.ring(highlights.selected, colors.selection, 1, Qt::SolidLine, ringReach - 0.5);
    }
}

} // namespace mexplorer
