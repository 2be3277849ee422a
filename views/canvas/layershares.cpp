// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/layershares.h"

#include "views/canvas/layerplaces.h"
#include "views/theme/viewtext.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

constexpr quint32 maxClasses = 12;
constexpr qreal barLength = 64;
constexpr qreal textWidth = 44;
constexpr qreal edgeGap = 10; ///< from the view's border

/// Which class a position counts in: its outcome, or the range that its number is in, with a class for unknown ones.
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

void paintBar(QPainter &painter, const LayerShares &shares, std::size_t layer, const QRectF &bar)
{
    qreal left = bar.left();
    for (std::size_t index = 0; index < shares.classCount(); ++index) {
        const qreal width = bar.width() * shares.count(layer, index) / shares.total(layer);
        painter.fillRect(QRectF(left, bar.top(), width, bar.height()), shares.color(index));
        left += width;
    }
}

QString shareText(const LayerShares &shares, std::size_t layer)
{
    const qreal percent = 100.0 * shares.count(layer, static_cast<std::size_t>(Outcome::P)) / shares.total(layer);
    const QString number = percent > 0 && percent < 1 ? QStringLiteral("<1") : QLocale().toString(qRound(percent));
    return ViewText::tr("P %1 %").arg(number);
}

} // namespace

LayerShares::LayerShares(const GraphPicture &picture)
{
    if (areLeftOut(picture))
        return;
    const Classes classOf(picture);
    const LayeredLayout &layout = *picture.layout;
    m_colors = classOf.colors();
    m_counts.assign(layout.layerCount() * m_colors.size(), 0);
    for (PositionId id = 0; id < layout.positionCount(); ++id)
        ++m_counts[layout.layerOf(id) * m_colors.size() + classOf(ShownId(id))];
}

quint32 LayerShares::total(std::size_t layer) const
{
    const auto first = m_counts.begin() + static_cast<std::ptrdiff_t>(layer * classCount());
    return std::accumulate(first, first + static_cast<std::ptrdiff_t>(classCount()), quint32(0));
}

void paintLayerShares(QPainter &painter, const PictureView &part, const LayerShares &shares, const QRectF &covered)
{
    const auto &[picture, camera, view] = part;
    constexpr qreal thickest = 10;
    constexpr qreal betweenLines = 20; // as the layers' names, so that each bar stands beside its name
    constexpr qreal caption = 36;
    constexpr qreal minView = 3 * (barLength + textWidth + edgeGap); // in a smaller one the bars would hide the graph
    if (shares.isEmpty() || !GraphSizes(camera.scale).areDots || view.width() < minView)
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
    for (const auto &[layer, place] : layers) {
        const QRectF bar = topDown ? QRectF(view.right() - edgeGap - length, place - thickest / 2, length, thickest)
                                   : QRectF(place - length / 2, view.bottom() - edgeGap - thickest, length, thickest);
        const QRectF text = topDown ? QRectF(bar.left() - textWidth - 4, place - 9, textWidth, 18)
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
