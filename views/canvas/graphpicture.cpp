// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/graphpicture.h"

#include "model/core/threads.h"
#include "views/glyphs/pieces.h"
#include "views/glyphs/positionpainter.h"
#include "views/theme/viewtext.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace mexplorer {

namespace {

std::span<const quint32> numbersOf(const Labels &labels, ColorBy by)
{
    switch (by) {
    case ColorBy::Outcome:
        break;
    case ColorBy::SgValue:
        return labels.values();
    case ColorBy::Remoteness:
        return labels.remotenesses();
    case ColorBy::Birthday:
        return labels.birthdays();
    }
    return {};
}

QPointF direction(QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const qreal length = std::hypot(way.x(), way.y());
    return length > 0 ? way / length : QPointF(0, 1);
}

/// Returns the line from a position to itself: a small arch above the mark.
MovePath loopPath(QPointF centre, qreal radius)
{
    return {centre + QPointF(-0.6, -0.85) * radius, centre + QPointF(0, -4) * radius,
            centre + QPointF(0.6, -0.85) * radius, true};
}

QString outcomePhrase(Outcome outcome)
{
    switch (outcome) {
    case Outcome::P:
        return ViewText::tr("P, the previous player wins");
    case Outcome::N:
        return ViewText::tr("N, the next player wins");
    case Outcome::Draw:
        return ViewText::tr("a draw");
    case Outcome::Unknown:
        break;
    }
    return ViewText::tr("outcome not known yet");
}

} // namespace

QImage densityImage(const EdgeDensity &density, const Colors &colors)
{
    return density.image(colors.mutedText, EdgeDensity::faintest);
}

bool isSampled(quint64 move, quint64 share)
{
    return share <= 1 || ((move * 0x9e3779b97f4a7c15ULL) >> 32) % share == 0;
}

void GraphPicture::setColorBy(ColorBy by)
{
    const bool isMisere = explored.labels && explored.labels->convention() == Convention::Misere;
    askedColorBy = by;
    colorBy = isMisere && by == ColorBy::SgValue ? ColorBy::Outcome : by;
    maxNumber = 0;
    knowsSome = lacksSome = false;
    if (!explored.labels)
        return;
    for (const quint32 number : numbersOf(*explored.labels, colorBy)) {
        const bool isKnown = number != Labels::unknown;
        maxNumber = isKnown ? std::max(maxNumber, number) : maxNumber;
        knowsSome |= isKnown;
        lacksSome |= !isKnown;
    }
}

quint32 GraphPicture::colorNumber(ShownId id) const
{
    const auto numbers = numbersOf(*explored.labels, colorBy);
    if (numbers.empty())
        return Labels::unknown;
    return answers.showsValue(wholeOf(id)) ? numbers[id.value] : Labels::unknown;
}

QColor GraphPicture::numberColor(quint32 number) const
{
    return colorBy == ColorBy::SgValue ? colors.value(number) : colors.number(number, maxNumber);
}

QString GraphPicture::markText(ShownId id) const
{
    const bool isLabelled = answers.valueSteps && value(id) != Labels::unknown; // a labelling ends with the values
    if (hasLetters && !isLabelled)
        return isDimmed(id) ? QString() : outcomeLetter(outcome(id));
    const quint32 number = colorBy == ColorBy::Outcome ? value(id) : colorNumber(id);
    if (isDimmed(id))
        return {};
    return number == Labels::unknown ? QString() : QString::number(number);
}

QString GraphPicture::sentence(ShownId id) const
{
    const GameGraph &graph = *explored.graph;
    QStringList parts = {outcomePhrase(outcome(id))};
    if (value(id) != Labels::unknown)
        parts << ViewText::tr("value %1").arg(value(id));
    if (graph.isTerminal(id.value))
        parts << ViewText::tr("terminal");
    else if (graph.isExpanded(id.value))
        parts << ViewText::tr("%n follower(s)", nullptr, static_cast<int>(graph.followers(id.value).size()));
    return QStringLiteral("%1: %2").arg(graph.text(id.value), parts.join(QStringLiteral("; ")));
}

QColor GraphPicture::color(ShownId id) const
{
    constexpr qreal pale = 0.8;
    const quint32 number = colorNumber(id);
    const QColor color = colorBy == ColorBy::Outcome ? colors.outcome(outcome(id))
                         : number == Labels::unknown ? colors.mutedText
                                                     : numberColor(number);
    return isDimmed(id) ? mixed(color, colors.surface, pale) : color;
}

GraphSizes GraphPicture::sizes(qreal scale) const
{
    if (!hasLargeMarks || !layout)
        return GraphSizes(scale);
    const QSizeF spacing = layout->spacing();
    return GraphSizes(scale, std::clamp(std::min(spacing.width(), spacing.height()), 1.0, 3.0));
}

qreal GraphPicture::legibleScale() const
{
    quint32 longest = 0;
    for (const quint32 number :
         colorBy == ColorBy::Outcome ? explored.labels->values() : numbersOf(*explored.labels, colorBy))
        longest = number == Labels::unknown ? longest : std::max(longest, number);
    const qsizetype length = hasLetters ? 1 : QString::number(longest).size();
    qreal scale = 20;
    while (scale < 300 && markTextSize(sizes(scale).markRadius, length) < minType)
        scale += 1;
    return scale;
}

GraphSizes::GraphSizes(qreal scale, qreal largeUnit)
    : markRadius(largeUnit > 0 ? std::min(0.42 * scale * largeUnit, 2 * (11 + 0.1 * scale))
                               : std::min(0.3 * scale, 9 + 0.09 * scale)),
      drawsDots(0.3 * scale < 2.4), hasTexts(markRadius >= 5), hasArrows(scale >= 20),
      drawsFrames(drawsDots && scale >= 5), m_scale(scale)
{
}

qreal GraphSizes::dotSide(Outcome outcome) const
{
    constexpr qreal large = 0.88;
    constexpr qreal small = 0.56;
    const qreal part = std::clamp((m_scale - 1.5) / 3.5, 0.0, 1.0); // all alike where a dot is a pixel or less
    const bool isLarge = outcome == Outcome::P || (outcome == Outcome::N && drawsFrames);
    return m_scale * (isLarge ? large : large + part * (small - large));
}

QString PictureView::drawnText(ShownId id) const
{
    const GraphSizes drawn = sizes();
    const QString text = drawn.hasTexts ? picture.markText(id) : QString();
    const bool isLegible = !picture.hasLargeMarks || markTextSize(drawn.markRadius, text.size()) >= picture.minType;
    return isLegible ? text : QString();
}

MovePath pathBetween(const PictureView &part, ShownId from, ShownId to, qreal bend)
{
    const qreal radius = part.sizes().markRadius + 1;
    const QPointF a = part.pointOf(from);
    const QPointF b = part.pointOf(to);
    if (from == to)
        return loopPath(a, radius);
    const QPointF control = curveControl(a, b, bend);
    return {a + direction(a, control) * radius, control, b - direction(control, b) * radius, bend != 0};
}

MovePath movePath(const PictureView &part, ShownId from, std::size_t index)
{
    const GameGraph &graph = *part.picture.explored.graph;
    const float bend = part.picture.layout->bend(graph.firstMove(from.value) + index);
    return pathBetween(part, from, ShownId(graph.followers(from.value)[index]), qreal(bend));
}

QImage clearImage(qreal side, qreal pixelRatio)
{
    const int pixels = static_cast<int>(std::ceil(side * pixelRatio));
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    return image;
}

void paintMovePath(QPainter &painter, const MovePath &path)
{
    painter.setBrush(Qt::NoBrush);
    if (!path.curved) {
        painter.drawLine(path.from, path.to);
        return;
    }
    QPainterPath curve(path.from);
    curve.quadTo(path.control, path.to);
    painter.drawPath(curve);
}

void paintArrowHead(QPainter &painter, const MovePath &path, qreal size)
{
    const QPointF along = direction(path.curved ? path.control : path.from, path.to);
    const QPointF across(-along.y(), along.x());
    const QPointF back = path.to - along * size;
    const QPolygonF head({path.to, back + across * 0.42 * size, back - across * 0.42 * size});
    painter.save();
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(head);
    painter.restore();
}

MiniatureBoxes::MiniatureBoxes(const GraphPicture &picture, qreal scale)
    : m_rules(*picture.explored.graph->rules()),
      m_beside(picture.layout->options().orientation == Orientation::TopDown), m_radius(picture.sizes(scale).markRadius)
{
    constexpr QSizeF minSpace(22, 14);
    constexpr QSizeF maxSpace(120, 64);
    const QSizeF available = picture.layout->spacing() * scale;
    constexpr qreal around = gap + 8; // to its mark, and to the next position
    m_space = (m_beside ? QSizeF(available.width() - 2 * m_radius - around,
                                 std::min(0.62 * available.height(), 3.2 * m_radius))
                        : QSizeF(std::min(0.72 * available.width(), 1.8 * scale), // the margin next to the outermost
                                 available.height() - 2 * m_radius - around))
                  .boundedTo(maxSpace);
    if (m_space.width() < minSpace.width() || m_space.height() < minSpace.height())
        m_space = {};
    else
        m_unit =
            std::min(largestUnit, positionUnit(m_space, m_rules, picture.explored.graph->cells(GameGraph::root())));
    constexpr qreal minProjectedUnit = 6; // smaller ones are specks to an audience
    if (picture.hasLargeMarks && m_unit < minProjectedUnit)
        m_space = {};
}

QRectF MiniatureBoxes::box(Cells position, QPointF mark) const
{
    const QSizeF size = positionSize(m_space, m_rules, position, m_unit);
    return m_beside ? QRectF(mark + QPointF(m_radius + gap, -size.height() / 2), size)
                    : QRectF(mark + QPointF(-size.width() / 2, m_radius + gap + 2), size);
}

std::shared_ptr<const EdgeDensity> densityOfMoves(const GameGraph &graph, const LayeredLayout &layout,
                                                  JobControl &control, qreal width)
{
    if (graph.positionCount() < MoveScene::smallGraph)
        return nullptr;
    const quint64 share = densityShare(graph.moveCount());
    // A tall graph gets no more pixels than a square one.
    const QSizeF extent = layout.extent().size();
    const qreal scale = width / std::max(extent.width(), std::sqrt(extent.width() * extent.height()));
    const auto counted = [&](PositionId begin, PositionId end, JobControl *progress) {
        EdgeDensity density(layout.extent(), scale, EdgeDensity::Lines::Coarse);
        CancelCheck check(control);
        for (PositionId id = begin; id < end && !check(); ++id) {
            if (progress && id % 1024 == 0)
                progress->setProgress(id, end);
            const auto followers = graph.followers(id);
            for (std::size_t i = 0; i < followers.size() && !check(); ++i) {
                if (isSampled(graph.firstMove(id) + i, share))
                    density.add(QLineF(layout.point(id), layout.point(followers[i])));
            }
        }
        return density;
    };
    // One half of the moves for each thread.
    const auto offsets = std::views::iota(PositionId(0), graph.positionCount());
    const PositionId middle = *std::ranges::partition_point(
        offsets, [&](PositionId id) { return graph.firstMove(id) < graph.moveCount() / 2; });
    std::array<std::optional<EdgeDensity>, 2> halves;
    runInThreads(2, [&](unsigned number) {
        halves[number] = number == 0 ? counted(0, middle, &control) : counted(middle, graph.positionCount(), nullptr);
    });
    const auto density = std::make_shared<EdgeDensity>(std::move(*halves[0]));
    density->add(*halves[1]);
    return density;
}

} // namespace mexplorer
