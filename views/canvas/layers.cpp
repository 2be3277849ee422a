// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/layers.h"

#include "views/glyphs/positionpainter.h"
#include "views/theme/viewtext.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <numeric>
#include <ranges>

namespace mexplorer {

namespace {

/// The layers of a view along the axis on which they follow each other. A graph may have a million of them, so they are
/// searched and not listed.
class LayerAxis
{
public:
    LayerAxis(const LayeredLayout &layout, const Camera &camera, const QRectF &view, qreal begin, qreal end)
        : m_layout(layout), m_camera(camera), m_view(view), m_begin(begin), m_end(end),
          m_isTopDown(layout.options().orientation == Orientation::TopDown)
    {
        m_first = firstFrom(0, [this](std::size_t layer) { return span(layer).to >= m_begin; });
        m_past = firstFrom(m_first, [this](std::size_t layer) { return span(layer).from > m_end; });
        while (m_first < m_past && !isSeen(m_first))
            ++m_first;
        while (m_first < m_past && !isSeen(m_past - 1))
            --m_past;
    }

    bool isEmpty() const { return m_first >= m_past; }
    LayerMiddle first() const { return {m_first, middleOf(m_first)}; }
    LayerMiddle last() const { return {m_past - 1, middleOf(m_past - 1)}; }
    /// Returns the first layer after \a layer whose middle is at \a min or beyond; the last one if there is none.
    LayerMiddle next(std::size_t layer, qreal min) const
    {
        const std::size_t found =
            firstFrom(layer + 1, [&](std::size_t candidate) { return middleOf(candidate) >= min; });
        return found < m_past ? LayerMiddle{found, middleOf(found)} : last();
    }

private:
    struct Span
    {
        qreal from;
        qreal to;
    };

    template <class Predicate> std::size_t firstFrom(std::size_t layer, Predicate isPast) const
    {
        const auto layers = std::views::iota(layer, m_layout.layerCount());
        return layer + std::size_t(std::ranges::partition_point(layers, std::not_fn(isPast)) - layers.begin());
    }

    Span span(std::size_t layer) const
    {
        const QRectF box = m_camera.toView(m_layout.layerBox(layer), m_view);
        return m_isTopDown ? Span{box.top(), box.bottom()} : Span{box.left(), box.right()};
    }
    Span seenSpan(std::size_t layer) const
    {
        const Span all = span(layer);
        return {std::max(all.from, m_begin), std::min(all.to, m_end)};
    }
    /// True if the middle or a large enough part of a layer is visible.
    bool isSeen(std::size_t layer) const
    {
        const Span all = span(layer);
        const qreal middle = (all.from + all.to) / 2;
        return (middle >= m_begin && middle <= m_end) || isLarge(seenSpan(layer));
    }
    static bool isLarge(const Span &seen)
    {
        constexpr qreal enough = 12;
        return seen.to - seen.from >= enough;
    }
    qreal middleOf(std::size_t layer) const
    {
        const Span seen = seenSpan(layer);
        const Span shown = isLarge(seen) ? seen : span(layer);
        return (shown.from + shown.to) / 2;
    }

    const LayeredLayout &m_layout;
    const Camera &m_camera;
    const QRectF &m_view;
    qreal m_begin;
    qreal m_end;
    bool m_isTopDown;
    std::size_t m_first = 0;
    std::size_t m_past = 0; ///< one beyond the last visible layer
};

void paintLabel(QPainter &painter, const QRectF &box, const QString &text, const Colors &colors)
{
    paintBox(painter, box, Qt::NoPen, translucent(colors.surface, 0.92), 4);
    painter.setPen(colors.mutedText);
    painter.drawText(box, Qt::AlignCenter, text);
}

/// True if play ends from every position.
bool hasLongestPlay(const GraphPicture &picture)
{
    const Labels &labels = *picture.explored.labels;
    return labels.orderedCount() == labels.order().size();
}

QString layerCaption(const GraphPicture &picture)
{
    switch (picture.layout->layering()) {
    case Layering::LongestPlay:
        return hasLongestPlay(picture) ? ViewText::tr("moves at most") : longestPlayCaption(picture);
    case Layering::TokensLeft:
        return ViewText::tr("tokens left");
    case Layering::SgValue:
        return ViewText::tr("SG value");
    }
    return {};
}

constexpr quint32 maxClasses = 12;
constexpr qreal barLength = 64;
constexpr qreal textWidth = 44;
constexpr qreal edgeGap = 10; ///< from the view's border

/// Assigns positions to classes: their outcomes, or ranges of their numbers, with a class for unknown ones.
class Classes
{
public:
    explicit Classes(const GraphPicture &picture) : m_picture(picture)
    {
        if (picture.colorBy == ColorBy::Outcome) {
            for (const Outcome outcome : {Outcome::P, Outcome::N, Outcome::Draw, Outcome::Unknown})
                m_colors.push_back(picture.colors.outcome(outcome));
            return;
        }
        m_ranges = std::min(maxClasses, picture.maxNumber + 1);
        for (quint32 range = 0; range < m_ranges; ++range) {
            const auto number = m_ranges == 1 ? 0 : quint64(range) * picture.maxNumber / (m_ranges - 1);
            m_colors.push_back(picture.numberColor(static_cast<quint32>(number)));
        }
        m_colors.push_back(picture.colors.mutedText);
    }

    const std::vector<QColor> &colors() const { return m_colors; }

    std::size_t operator()(ShownId id) const
    {
        if (m_ranges == 0)
            return static_cast<std::size_t>(m_picture.outcome(id));
        const quint32 number = m_picture.colorNumber(id);
        return number == Labels::unknown
                   ? m_ranges
                   : static_cast<std::size_t>(quint64(number) * m_ranges / (quint64(m_picture.maxNumber) + 1));
    }

private:
    const GraphPicture &m_picture;
    quint32 m_ranges = 0; ///< of numbers; 0 when colours show outcomes
    std::vector<QColor> m_colors;
};

void paintBar(QPainter &painter, const LayerColors &shares, std::size_t layer, const QRectF &bar)
{
    qreal left = bar.left();
    for (std::size_t index = 0; index < shares.classCount(); ++index) {
        const qreal width = bar.width() * shares.count(layer, index) / shares.total(layer);
        painter.fillRect(QRectF(left, bar.top(), width, bar.height()), shares.color(index));
        left += width;
    }
}

QString shareText(const LayerColors &shares, std::size_t layer)
{
    const qreal percent = 100.0 * shares.count(layer, static_cast<std::size_t>(Outcome::P)) / shares.total(layer);
    const QString number = percent > 0 && percent < 1 ? QStringLiteral("<1") : QLocale().toString(qRound(percent));
    return ViewText::tr("P %1 %").arg(number);
}

} // namespace

std::vector<LayerMiddle> spacedLayers(const LayeredLayout &layout, const Camera &camera, const QRectF &view,
                                      qreal distance, qreal margin)
{
    constexpr qreal endMargin = 8;
    const bool topDown = layout.options().orientation == Orientation::TopDown;
    const qreal begin = (topDown ? view.top() : view.left()) + margin;
    const qreal end = (topDown ? view.bottom() : view.right()) - (topDown ? endMargin : distance / 2);
    const LayerAxis axis(layout, camera, view, begin, end);
    if (axis.isEmpty())
        return {};
    const LayerMiddle last = axis.last();
    std::vector<LayerMiddle> spaced = {axis.first()};
    while (spaced.back().layer < last.layer) {
        LayerMiddle next = axis.next(spaced.back().layer, spaced.back().middle + distance);
        if (last.middle - next.middle < distance)
            next = last;
        if (next.middle - spaced.back().middle < distance)
            break;
        spaced.push_back(next);
    }
    return spaced;
}

QString longestPlayCaption(const GraphPicture &picture)
{
    if (hasLongestPlay(picture))
        return ViewText::tr("longest play");
    return picture.excerpt && picture.excerpt->start() != GameGraph::root()
               ? ViewText::tr("moves from where the part begins")
               : ViewText::tr("moves from the start");
}

void paintLayerLabels(QPainter &painter, const PictureView &part)
{
    const auto &[picture, camera, view] = part;
    if (picture.hasLargeMarks)
        return;                   // drawn in small type
    constexpr qreal caption = 36; // its height, and the width at its side
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
    for (const auto &[layer, middle] : spacedLayers(layout, camera, view, distance, topDown ? caption : width / 2)) {
        const QRectF box = topDown ? QRectF(view.left() + 4, middle - 10, std::max(32.0, width), 20)
                                   : QRectF(middle - width / 2, view.top() + 24, width, 18);
        if (const QString text = textOf(layer); !text.isEmpty())
            paintLabel(painter, box, text, picture.colors);
    }
    const QString name = layerCaption(picture);
    paintLabel(painter, QRectF(view.left() + 4, view.top() + 4, metrics.horizontalAdvance(name) + 12, 18), name,
               picture.colors);
    painter.restore();
}

LayerColors::LayerColors(const GraphPicture &picture)
{
    if (isOmitted(picture))
        return;
    const Classes classOf(picture);
    const LayeredLayout &layout = *picture.layout;
    m_colors = classOf.colors();
    m_counts.assign(layout.layerCount() * m_colors.size(), 0);
    for (PositionId id = 0; id < layout.positionCount(); ++id)
        ++m_counts[layout.layerOf(id) * m_colors.size() + classOf(ShownId(id))];
}

quint32 LayerColors::total(std::size_t layer) const
{
    const auto first = m_counts.begin() + static_cast<std::ptrdiff_t>(layer * classCount());
    return std::accumulate(first, first + static_cast<std::ptrdiff_t>(classCount()), quint32(0));
}

void paintLayerColors(QPainter &painter, const PictureView &part, const LayerColors &shares, const QRectF &covered)
{
    const auto &[picture, camera, view] = part;
    constexpr qreal thickest = 10;
    constexpr qreal betweenLines = 20; // equal to that of the layers' names, so that each bar is next to its name
    constexpr qreal caption = 36;
    constexpr qreal minView = 3 * (barLength + textWidth + edgeGap); // in a smaller one the bars would hide the graph
    if (shares.isEmpty() || !GraphSizes(camera.scale).drawsDots || view.width() < minView)
        return;
    const LayeredLayout &layout = *picture.layout;
    const bool topDown = layout.options().orientation == Orientation::TopDown;
    painter.save();
    QFont font = painter.font();
    font.setPointSizeF(0.8 * font.pointSizeF());
    painter.setFont(font);
    const QColor veil = translucent(picture.colors.surface, 0.85);
    const qreal length = topDown ? barLength : textWidth;
    const auto layers = topDown ? spacedLayers(layout, camera, view, betweenLines, caption)
                                : spacedLayers(layout, camera, view, length + 6, length / 2 + 3);
    for (const auto &[layer, middle] : layers) {
        const QRectF bar = topDown ? QRectF(view.right() - edgeGap - length, middle - thickest / 2, length, thickest)
                                   : QRectF(middle - length / 2, view.bottom() - edgeGap - thickest, length, thickest);
        const QRectF text = topDown ? QRectF(bar.left() - textWidth - 4, middle - 9, textWidth, 18)
                                    : QRectF(bar.left(), bar.top() - 18, length, 16);
        if (covered.intersects((bar | text).adjusted(-3, -1, 3, 1)))
            continue;
        painter.fillRect(picture.colorBy == ColorBy::Outcome ? (bar | text).adjusted(-3, 0, 3, 0)
                                                             : bar.adjusted(-3, -3, 3, 3),
                         veil);
        paintBar(painter, shares, layer, bar);
        if (picture.colorBy != ColorBy::Outcome)
            continue;
        painter.setPen(picture.colors.mutedText);
        painter.drawText(text, (topDown ? Qt::AlignRight : Qt::AlignHCenter) | Qt::AlignVCenter,
                         shareText(shares, layer));
    }
    painter.restore();
}

} // namespace mexplorer
