// SPDX-License-Identifier: GPL-3.0-or-later
// The names of vertices in a presentation
//
// The audience reads a sentence about some positions and has to find them. Each name is drawn at the first free place
// around its mark, in the order of the positions, so that names don't move from step to step. A name in the sentence
// that has no free place is drawn where it covers least, and other names that it covers are removed.

#include "views/canvas/vertexnames.h"

#include "model/step/tracewords.h"
#include "views/glyphs/positionpainter.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace mexplorer {

namespace {

constexpr PositionId maxNamedGraph = 80; ///< of graphs in which all positions have names, if there is space
constexpr qsizetype maxTextLength = 10;  ///< longer names are drawn in miniature, if that can be read

class NamePlacement
{
public:
    NamePlacement(const PictureView &part, const QFont &font)
        : m_part(part), m_picture(part.picture), m_sizes(part.sizes()), m_metrics(font), m_type(font.pixelSize())
    {
        collect();
    }

    std::vector<VertexName> take()
    {
        for (VertexName &name : m_names)
            name.box = freeRect(name, false);
        if (hidesMostOthers()) { // if most have no place, none of those outside the sentence is named
            for (VertexName &name : m_names)
                name.box = {};
            for (VertexName &name : m_names) {
                if (name.isNamed)
                    name.box = freeRect(name, true);
            }
        }
        for (VertexName &name : m_names) {
            if (name.isNamed && name.box.isNull())
                force(name);
        }
        std::erase_if(m_names, [](const VertexName &name) { return name.box.isNull(); });
        return std::move(m_names);
    }

private:
    static constexpr qreal gap = 4;
    static constexpr int maxRings = 12; ///< of places around a mark, a line of type apart

    void collect()
    {
        std::vector<ShownId> named;
        for (const PositionId id : m_picture.focus.named) {
            if (const ShownId shown = m_picture.shownOf(id); m_picture.contains(shown))
                named.push_back(shown);
        }
        const PositionId count = m_picture.explored.graph->positionCount();
        m_isSmall = count <= maxNamedGraph;
        if (m_isSmall) {
            for (ShownId id(0); m_picture.contains(id); ++id.value)
                add(id, std::ranges::find(named, id) != named.end());
        } else {
            std::ranges::sort(named, {}, &ShownId::value);
            for (const ShownId id : named)
                add(id, true);
        }
        enlarge();
    }

    void add(ShownId id, bool isNamed)
    {
        const QPointF at = m_part.pointOf(id);
        if (!m_part.view.contains(at) || m_picture.isDimmed(id))
            return;
        VertexName name{.id = id, .mark = at, .radius = m_sizes.markRadius, .box = {}, .text = {}, .isNamed = isNamed};
        const Rules &rules = *m_picture.explored.graph->rules();
        const Cells cells = m_picture.cells(id);
        name.text = tracewords::shortName(rules, cells);
        QSizeF size = miniatureSize(rules, cells);
        if (size.isEmpty()) {
            name.text = m_metrics.elidedText(name.text, Qt::ElideMiddle, 8 * m_type);
            size = {m_metrics.horizontalAdvance(name.text) + 8, m_metrics.height()};
        } else {
            name.text.clear();
        }
        m_boxes.push_back(size);
        m_names.push_back(std::move(name));
    }

    /// Returns the size of the miniature; empty if positions of this game are named by a text.
    QSizeF miniatureSize(const Rules &rules, Cells cells) const
    {
        const Cells start = m_picture.explored.graph->cells(GameGraph::root());
        if (tracewords::shortName(rules, start).size() <= maxTextLength)
            return {};
        const QSizeF available(6 * m_type, 2.4 * m_type);
        const qreal unit = 0.6 * m_type;
        if (!isPositionLegible(available, rules, cells, unit, 0.7 * m_type))
            return {};
        return positionSize(available, rules, cells, unit) + QSizeF(6, 6);
    }

    /// Enlarges the marks of named positions until their texts can be read, as far as they don't touch.
    void enlarge()
    {
        for (VertexName &name : m_names) {
            if (!name.isNamed)
                continue;
            qreal radius = 0.5 * m_type;
            while (markTextSize(radius, std::max<qsizetype>(1, m_picture.markText(name.id).size())) < m_type)
                radius += 1;
            for (const VertexName &other : m_names) {
                if (other.isNamed && other.id != name.id)
                    radius = std::min(
                        radius, 0.45 * std::hypot(other.mark.x() - name.mark.x(), other.mark.y() - name.mark.y()));
            }
            name.isEnlarged = radius > m_sizes.markRadius + 0.5;
            name.radius = std::max(radius, m_sizes.markRadius);
        }
    }

    static QRectF markBox(const VertexName &name)
    {
        const qreal reach = name.radius + (name.isNamed ? ringReach : 2);
        return {name.mark.x() - reach, name.mark.y() - reach, 2 * reach, 2 * reach};
    }

    /// Returns places around the mark, \a farther pixels away from it.
    std::array<QRectF, 8> candidates(const VertexName &name, qreal farther = 0) const
    {
        const QSizeF size = m_boxes[static_cast<std::size_t>(&name - m_names.data())];
        const qreal reach = name.radius + ringReach + gap + farther;
        const qreal x = reach + size.width() / 2;
        const qreal y = reach + size.height() / 2;
        const qreal slant = std::sqrt(0.5) * reach;
        const QPointF corner(slant + size.width() / 2, slant + size.height() / 2);
        const std::array<QPointF, 8> ways = {QPointF(x, 0),
                                             QPointF(0, y),
                                             QPointF(-x, 0),
                                             QPointF(0, -y),
                                             corner,
                                             QPointF(corner.x(), -corner.y()),
                                             QPointF(-corner.x(), corner.y()),
                                             -corner};
        std::array<QRectF, 8> boxes;
        for (std::size_t i = 0; i < ways.size(); ++i) {
            boxes[i] = QRectF(QPointF(), size);
            boxes[i].moveCenter(name.mark + ways[i]);
        }
        return boxes;
    }

    /// Returns how many pixels of marks and names a box would cover.
    qreal covered(const VertexName &name, const QRectF &box, bool onlyNamed) const
    {
        qreal area = 0;
        const auto add = [&](const QRectF &other) {
            const QRectF common = box & other;
            area += common.width() * common.height();
        };
        for (const VertexName &other : m_names) {
            if (onlyNamed && !other.isNamed)
                continue;
            add(markBox(other));
            if (other.id != name.id && !other.box.isNull())
                add(other.box);
        }
        return area;
    }

    /// Returns a free place. Names that aren't in the sentence are drawn only to the right of the mark or below it, so
    /// that they look alike.
    QRectF freeRect(const VertexName &name, bool besideNamed) const
    {
        const std::array<QRectF, 8> boxes = candidates(name);
        for (const QRectF &box : std::span(boxes).first(name.isNamed ? boxes.size() : 2)) {
            if (m_part.view.contains(box) && covered(name, box, besideNamed) == 0)
                return box;
        }
        return {};
    }

    bool hidesMostOthers() const
    {
        const auto others = std::ranges::count_if(m_names, [](const VertexName &name) { return !name.isNamed; });
        const auto hidden =
            std::ranges::count_if(m_names, [](const VertexName &name) { return !name.isNamed && name.box.isNull(); });
        return 2 * hidden > others;
    }

    void force(VertexName &name)
    {
        QRectF best;
        qreal least = 0;
        for (int ring = 0; ring < maxRings && (best.isNull() || least > 0); ++ring) {
            for (const QRectF &candidate : candidates(name, ring * m_metrics.height())) {
                const QRectF box = inside(candidate);
                const qreal area = covered(name, box, true);
                if (best.isNull() || area < least) {
                    best = box;
                    least = area;
                }
            }
        }
        name.box = best;
        for (VertexName &other : m_names) {
            if (!other.isNamed && other.box.intersects(best))
                other.box = {};
        }
    }

    QRectF inside(QRectF box) const
    {
        const QRectF &view = m_part.view;
        box.moveLeft(std::clamp(box.left(), view.left(), std::max(view.left(), view.right() - box.width())));
        box.moveTop(std::clamp(box.top(), view.top(), std::max(view.top(), view.bottom() - box.height())));
        return box;
    }

    const PictureView &m_part;
    const GraphPicture &m_picture;
    const GraphSizes m_sizes;
    const QFontMetricsF m_metrics;
    const qreal m_type;
    bool m_isSmall = false;
    std::vector<VertexName> m_names; ///< ascending by position
    std::vector<QSizeF> m_boxes;     ///< the sizes of the boxes of the names
};

QFont nameFont(QFont font, const GraphPicture &picture)
{
    font.setPixelSize(std::max(8, qRound(picture.minType)));
    return font;
}

} // namespace

bool hasNames(const GraphPicture &picture)
{
    return picture.hasLargeMarks && picture.explored.graph->positionCount() <= maxNamedGraph;
}

std::vector<VertexName> vertexNames(const PictureView &part, QFont font)
{
    if (part.picture.isEmpty() || !part.picture.hasLargeMarks)
        return {};
    return NamePlacement(part, nameFont(std::move(font), part.picture)).take();
}

void paintVertexNames(QPainter &painter, const PictureView &part, const QFont &font)
{
    const GraphPicture &picture = part.picture;
    const Colors &colors = picture.colors;
    const std::vector<VertexName> names = vertexNames(part, font);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(nameFont(font, picture));
    for (const VertexName &name : names) {
        if (!name.isEnlarged)
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.surface);
        painter.drawEllipse(name.mark, name.radius + ringReach, name.radius + ringReach);
        paintMark(painter, name.mark, name.radius, picture.outcome(name.id),
                  picture.explored.graph->isTerminal(name.id.value), picture.markText(name.id), colors,
                  picture.color(name.id));
        const auto &subjects = picture.focus.subjects;
        const bool isSubject = std::ranges::find(subjects, picture.wholeOf(name.id)) != subjects.end();
        painter.setPen(QPen(colors.accent, isSubject ? 2.4 : 1.6, isSubject ? Qt::DashLine : Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(name.mark, name.radius + 5, name.radius + 5);
    }
    painter.setPen(QPen(colors.accent, 1.5));
    for (const VertexName &name : names) {
        const QPointF nearest(std::clamp(name.mark.x(), name.box.left(), name.box.right()),
                              std::clamp(name.mark.y(), name.box.top(), name.box.bottom()));
        const QLineF way(name.mark, nearest);
        if (way.length() > 2 * (name.radius + ringReach))
            painter.drawLine(way.pointAt((name.radius + ringReach) / way.length()), nearest);
    }
    for (const VertexName &name : names) {
        paintBox(painter, name.box, Qt::NoPen, translucent(colors.surface, 0.8), 4);
        if (name.text.isEmpty()) {
            paintPosition(painter, name.box.adjusted(3, 3, -3, -3), *picture.explored.graph->rules(),
                          picture.cells(name.id), colors, 0.6 * picture.minType);
            continue;
        }
        painter.setPen(name.isNamed ? colors.text : colors.mutedText);
        painter.drawText(name.box, Qt::AlignCenter, name.text);
    }
    painter.restore();
}

} // namespace mexplorer
