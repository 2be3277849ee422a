// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/tracewords.h"
#include "views/step/steppainter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

/// The picture of a recursion: calls as a tree, each with its value once it has returned.
class CallTree final : public PainterOf<TreePicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::CallTree)

public:
    CallTree() : PainterOf(tr("The tree of calls")) {}

    /// The number of calls made so far.
    int itemCount() const override
    {
        return m_picture.nodes ? std::min(m_picture.shown, static_cast<int>(m_picture.nodes->size())) : 0;
    }

    QRectF itemRect(int item) const override
    {
        const TreePicture::Node &call = node(item);
        const QPointF centre(m_origin.x() + call.x * m_distance.width(),
                             m_origin.y() + call.depth * m_distance.height() - scrolled());
        return QRectF(centre - QPointF(m_box.width(), m_box.height()) / 2, m_box);
    }

    Position itemPosition(int item) const override { return node(item).position; }

protected:
    void arrange() override
    {
        if (!m_picture.nodes)
            return;
        double leaves = 1;
        int depth = 0;
        QString longest, longestBrief;
        for (const TreePicture::Node &node : *m_picture.nodes) {
            leaves = std::max(leaves, node.x + 1);
            depth = std::max(depth, node.depth);
            longest = node.name.size() > longest.size() ? node.name : longest;
            const QString brief = tracewords::briefName(node.position);
            longestBrief = brief.size() > longestBrief.size() ? brief : longestBrief;
        }
        const qreal available = width() - em();
        const qreal top = 2 * em(); // for the count
        m_distance.setWidth(std::min(available / leaves, 9 * em()));
        m_distance.setHeight(std::clamp((height() - top - em()) / (depth + 1), 2.6 * em(), 6 * em()));
        // Names shrink with the boxes, down to the smallest legible size; below that they are abbreviated and cut.
        m_box = QSizeF(std::max(m_distance.width() - 4, 1.2 * em()), std::min(m_distance.height() * 0.62, 3.2 * em()));
        m_name = std::min(m_box.height() * 0.42, 1.2 * em());
        const qreal largest = m_name;
        const auto nameWidth = [&] {
            return QFontMetricsF(scaledFont(m_name)).horizontalAdvance(m_isBrief ? longestBrief : longest) + 6;
        };
        for (const bool isBrief : {false, true}) {
            m_isBrief = isBrief;
            m_name = largest;
            while (nameWidth() > m_box.width() && m_name > 0.62 * em())
                m_name *= 0.93;
            if (nameWidth() <= m_box.width())
                break;
        }
        m_box.setWidth(std::min(m_box.width(), std::max(nameWidth() + em(), 2.2 * em())));
        const qreal content = top + m_distance.height() * (depth + 1);
        m_origin = QPointF((width() - m_distance.width() * leaves) / 2 + m_distance.width() / 2,
                           std::max(0.0, (height() - content) / 2) + top + m_distance.height() / 2);
        setContentHeight(content);
        if (itemCount() > 0)
            bringIntoSight(itemRect(itemCount() - 1));
    }

    void draw(QPainter &painter) override
    {
        if (!m_picture.nodes)
            return;
        for (int i = 1; i < itemCount(); ++i)
            paintEdge(painter, i);
        for (int i = 0; i < itemCount(); ++i)
            paintNode(painter, i);
        paintCount(painter);
    }

private:
    const TreePicture::Node &node(int at) const { return (*m_picture.nodes)[static_cast<std::size_t>(at)]; }
    bool hasReturned(int at) const { return m_picture.hasReturned(static_cast<std::size_t>(at)); }

    void paintEdge(QPainter &painter, int at) const
    {
        const QRectF above = itemRect(node(at).parent);
        const QRectF below = itemRect(at);
        const bool isLast = at == m_picture.shown - 1;
        painter.setPen(isLast ? QPen(colors().accent, 2) : QPen(colors().mutedText, 1));
        const QPointF start(above.center().x(), above.bottom());
        const QPointF end(below.center().x(), below.top());
        painter.drawLine(start, isLast ? start + (end - start) * progress() : end);
    }

    /// Paints the name above, and the value below once the call has returned; calls that are looked up are dashed.
    void paintNode(QPainter &painter, int at) const
    {
        const QRectF box = itemRect(at);
        const TreePicture::Node &call = node(at);
        const bool isLast = at == m_picture.shown - 1;
        const bool returned = hasReturned(at);
        const QColor fill = returned ? colors().value(call.value) : colors().raised;
        painter.setOpacity(isLast ? progress() : 1);
        paintBox(painter, box,
                 QPen(isLast ? colors().accent : colors().line, isLast ? 2.5 : 1,
                      call.isLookedUp ? Qt::DashLine : Qt::SolidLine),
                 fill, 6);
        const QColor ink = returned ? Colors::readableOn(fill) : colors().text;
        const QString name = QFontMetricsF(scaledFont(m_name))
                                 .elidedText(m_isBrief ? tracewords::briefName(call.position) : call.name,
                                             Qt::ElideRight, box.width() - 2);
        write(painter, box.adjusted(0, 1, 0, -box.height() * 0.5), name, {m_name, ink});
        if (returned)
            write(painter, box.adjusted(0, box.height() * 0.45, 0, -1), QString::number(call.value),
                  {box.height() * 0.42, ink, true});
        painter.setOpacity(1);
    }

    void paintCount(QPainter &painter) const
    {
        const QString calls = tr("%n call(s)", nullptr, itemCount());
        write(painter, QRectF(0, 0.4 * em() - scrolled(), width() - em(), 1.4 * em()),
              m_picture.remembers ? tr("with memory: %1").arg(calls) : tr("without memory: %1").arg(calls),
              {.size = em(), .color = colors().mutedText, .alignment = Qt::AlignRight | Qt::AlignVCenter});
    }

    QSizeF m_box;           ///< of a call
    QPointF m_origin;       ///< the centre of a call at the left, on the top level
    QSizeF m_distance;      ///< between leaves, and between levels
    qreal m_name = 0;       ///< size of the names
    bool m_isBrief = false; ///< the names are without the games of a sum
};

} // namespace

std::unique_ptr<StepPainter> makePainterOf(const TreePicture &)
{
    return std::make_unique<CallTree>();
}

} // namespace mexplorer
