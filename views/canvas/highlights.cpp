#include "views/canvas/highlights.h"

#include "views/canvas/layerplaces.h"
#include "views/glyphs/pieces.h"
#include "views/glyphs/positionpainter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t mostMoves = 600;   ///< of one position, so that a frame stays short
constexpr std::size_t mostRings = 3'000; ///< of a search

class HighlightPainter
{
public:
    HighlightPainter(QPainter &painter, const GraphPicture &picture, const Camera &camera, const QRectF &view)
        : m_painter(painter), m_picture(picture), m_graph(*picture.explored.graph), m_camera(camera), m_view(view),
          m_sizes(camera.scale)
    {
    }

    void paintMatches(std::span<const PositionId> matches)
    {
        std::size_t rings = 0;
        for (const PositionId id : matches) {
            if (++rings > mostRings)
                return;
            ring(id, m_picture.colors.accent, 1.5, Qt::SolidLine, 3);
        }
    }

    void paintLine(std::span<const PositionId> line)
    {
        constexpr qreal width = 3.5;
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const auto followers = m_graph.followers(line[i]);
            const auto move = std::find(followers.begin(), followers.end(), line[i + 1]);
            if (move != followers.end())
                paintMove(line[i], static_cast<std::size_t>(move - followers.begin()),
                          QPen(m_picture.colors.accent, width, Qt::SolidLine, Qt::RoundCap));
        }
        for (const PositionId id : line)
            mark(id);
    }

    void paintMoves(PositionId id, const QColor &color, qreal width)
    {
        const auto followers = m_graph.followers(id);
        for (std::size_t i = 0; i < std::min(followers.size(), mostMoves); ++i)
            paintMove(id, i, QPen(color, width));
        std::size_t count = 0;
        QPen dashed(color, width);
        dashed.setDashPattern({4, 3});
        for (const PositionId source : (*m_picture.explored.predecessors)(id)) {
            if (++count > mostMoves)
                return;
            const auto others = m_graph.followers(source);
            paintMove(source, static_cast<std::size_t>(std::find(others.begin(), others.end(), id) - others.begin()),
                      dashed);
        }
    }

    void ring(PositionId id, const QColor &color, qreal width, Qt::PenStyle style, qreal distance)
    {
        const QPointF at = m_camera.toView(m_picture.layout->point(id), m_view);
        if (!m_view.adjusted(-40, -40, 40, 40).contains(at))
            return;
        m_painter.setPen(QPen(color, width, style));
        m_painter.setBrush(Qt::NoBrush);
        const qreal radius = std::max(3.0, m_sizes.markRadius) + distance;
        m_painter.drawEllipse(at, radius, radius);
    }

    /// The mark again, over the lines that pass it.
    void mark(PositionId id)
    {
        const QString text = m_sizes.markRadius >= 5 ? m_picture.valueText(id) : QString();
        paintMark(m_painter, m_camera.toView(m_picture.layout->point(id), m_view), std::max(3.0, m_sizes.markRadius),
                  m_picture.outcome(id), m_graph.isTerminal(id), text, m_picture.colors, m_picture.color(id));
    }

    void marksAround(PositionId id)
    {
        const auto some = [](std::span<const PositionId> ids) { return ids.first(std::min(ids.size(), mostMoves)); };
        for (const PositionId other : some(m_graph.followers(id)))
            mark(other);
        for (const PositionId other : some((*m_picture.explored.predecessors)(id)))
            mark(other);
        mark(id);
    }

private:
    void paintMove(PositionId from, std::size_t index, const QPen &pen)
    {
        const MovePath path = movePath(m_picture, m_camera, m_view, from, index);
        if (!QRectF(path.from, path.to).normalized().adjusted(-80, -80, 80, 80).intersects(m_view))
            return;
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        paintMovePath(m_painter, path);
        paintArrowHead(m_painter, path, std::clamp(0.7 * m_sizes.markRadius, 5.0, 10.0));
    }

    QPainter &m_painter;
    const GraphPicture &m_picture;
    const GameGraph &m_graph;
    const Camera &m_camera;
    const QRectF &m_view;
    const GraphSizes m_sizes;
};

void paintLabel(QPainter &painter, const QRectF &box, const QString &text, const Colors &colors)
{
    QColor veil = colors.surface;
    veil.setAlphaF(0.8F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(veil);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(colors.mutedText);
    painter.drawText(box, Qt::AlignCenter, text);
}

QString layerCaption(const LayeredLayout &layout)
{
    if (layout.isByDistance())
        return QCoreApplication::translate("mexplorer::LayerLabels", "moves from the start");
    switch (layout.options().layering) {
    case Layering::LongestPlay:
        break;
    case Layering::TokensLeft:
        return QCoreApplication::translate("mexplorer::LayerLabels", "tokens left");
    case Layering::SgValue:
        return QCoreApplication::translate("mexplorer::LayerLabels", "SG value");
    }
    return QCoreApplication::translate("mexplorer::LayerLabels", "longest play");
}

} // namespace

void paintHighlights(QPainter &painter, const GraphPicture &picture, const Camera &camera, const QRectF &view,
                     const Highlights &highlights)
{
    const Colors &colors = picture.colors;
    const PositionId count = picture.explored.graph->positionCount();
    const bool selected = highlights.selected < count;
    const bool hovered = highlights.hovered < count && highlights.hovered != highlights.selected;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    HighlightPainter paint(painter, picture, camera, view);
    paint.paintMatches(highlights.matches);
    if (selected) {
        paint.paintMoves(highlights.selected, colors.selection, camera.scale < 8 ? 1.2 : 1.8);
        paint.marksAround(highlights.selected);
    }
    if (hovered) {
        paint.paintMoves(highlights.hovered, colors.hover, 1.6);
        paint.marksAround(highlights.hovered);
        paint.ring(highlights.hovered, colors.hover, 1.5, Qt::SolidLine, 3);
    }
    paint.paintLine(highlights.line);
    for (const PositionId id : picture.reveal.related)
        paint.ring(id, colors.accent, 1.6, Qt::DotLine, 4);
    for (const PositionId id : picture.reveal.subjects)
        paint.ring(id, colors.accent, 2.4, Qt::DashLine, 5);
    if (selected) {
        paint.ring(highlights.selected, colors.selection, 3, Qt::SolidLine, 4);
        if (highlights.hasFocus)
            paint.ring(highlights.selected, colors.selection, 1, Qt::SolidLine, 8);
    }
    painter.restore();
}

void paintLayerLabels(QPainter &painter, const GraphPicture &picture, const Camera &camera, const QRectF &view)
{
    constexpr qreal caption = 36; // its height, and its room at the side
    constexpr qreal betweenLines = 20;
    const LayeredLayout &layout = *picture.layout;
    const bool topDown = layout.options().orientation == Orientation::TopDown;
    QFont font = painter.font();
    font.setPointSizeF(0.86 * font.pointSizeF());
    painter.save();
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const auto textOf = [&layout](std::size_t layer) {
        const quint64 key = layout.layerKey(layer);
        return key == Labels::unknown ? QStringLiteral("?") : QString::number(key);
    };
    const qreal width = 8 + std::max(metrics.horizontalAdvance(textOf(0)), // keys rise or fall from layer to layer
                                     metrics.horizontalAdvance(textOf(layout.layerCount() - 1)));
    const qreal distance = topDown ? betweenLines : width + 2;
    for (const std::size_t layer : spacedLayers(layout, camera, view, distance, topDown ? caption : width / 2)) {
        const qreal place = layerPlace(layout, layer, camera, view);
        const QRectF box = topDown ? QRectF(view.left() + 4, place - 10, std::max(32.0, width), 20)
                                   : QRectF(place - width / 2, view.top() + 24, width, 18);
        paintLabel(painter, box, textOf(layer), picture.colors);
    }
    const QString name = layerCaption(layout);
    paintLabel(painter, QRectF(view.left() + 4, view.top() + 4, metrics.horizontalAdvance(name) + 12, 18), name,
               picture.colors);
    painter.restore();
}

} // namespace mexplorer
