// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/tracewords.h"
#include "views/step/steppainter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

/// A graph under normal play and next to it under misère play, with their differences marked.
class GraphPair final : public PainterOf<PairPicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::GraphPair)

public:
    GraphPair() : PainterOf(tr("The graph under normal play and under misère play")) {}

    /// Items are the positions of the left graph, followed by those of the right one.
    int itemCount() const override { return 2 * nodeCount(); }

    QRectF itemRect(int item) const override
    {
        const QPointF radius(m_radius, m_radius);
        const QPointF middle = centre(item / nodeCount(), item % nodeCount());
        return QRectF(middle - radius, middle + radius);
    }

    Position itemPosition(int item) const override { return node(item % nodeCount()).position; }

protected:
    /// Draws layers from the terminal positions at the bottom upwards, each centred in its half.
    void arrange() override
    {
        m_points.assign(static_cast<std::size_t>(nodeCount()), {});
        if (nodeCount() == 0)
            return;
        std::vector<int> inLayer;
        for (int i = 0; i < nodeCount(); ++i) {
            const auto layer = static_cast<std::size_t>(node(i).layer);
            inLayer.resize(std::max(inLayer.size(), layer + 1), 0);
            ++inLayer[layer];
        }
        const auto layers = static_cast<qreal>(inLayer.size());
        const int widest = *std::max_element(inLayer.begin(), inLayer.end());
        const qreal top = 2.2 * em(); // for the headings
        const qreal half = width() / 2;
        const qreal distance = (half - em()) / widest;
        const qreal height = (this->height() - top - em()) / layers;
        m_radius = std::clamp(std::min(distance * 0.32, height * 0.28), 5.0, 1.4 * em());
        m_names = distance > 2.6 * em() && height > 2 * m_radius + 1.2 * em() ? 0.8 * em() : 0;
        std::vector<int> placed(inLayer.size(), 0);
        for (int i = 0; i < nodeCount(); ++i) {
            const auto layer = static_cast<std::size_t>(node(i).layer);
            const qreal x = half / 2 + (placed[layer]++ - (inLayer[layer] - 1) / 2.0) * distance;
            const qreal y = top + (layers - 0.5 - static_cast<qreal>(layer)) * height - (m_names > 0 ? 0.4 * em() : 0);
            m_points[static_cast<std::size_t>(i)] = QPointF(x, y);
        }
    }

    void draw(QPainter &painter) override
    {
        if (nodeCount() == 0)
            return;
        for (const int half : {0, 1})
            write(painter, QRectF(half * width() / 2, 0.3 * em(), width() / 2, 1.6 * em()),
                  half == 0 ? tr("Normal play") : tr("Misère play"), {1.1 * em(), colors().text, true});
        painter.setPen(QPen(colors().line, 1));
        painter.drawLine(QPointF(width() / 2, 0), QPointF(width() / 2, height()));
        for (const int half : {0, 1}) {
            paintMoves(painter, half);
            for (int i = 0; i < nodeCount(); ++i)
                paintNode(painter, half, i);
        }
    }

private:
    int nodeCount() const { return m_picture.nodes ? static_cast<int>(m_picture.nodes->size()) : 0; }
    const PairPicture::Node &node(int at) const { return (*m_picture.nodes)[static_cast<std::size_t>(at)]; }

    void paintMoves(QPainter &painter, int half) const
    {
        painter.setPen(QPen(translucent(colors().mutedText, 0.45), 1));
        for (int i = 0; i < nodeCount(); ++i) {
            for (const int follower : node(i).followers)
                painter.drawLine(centre(half, i), centre(half, follower));
        }
    }

    /// Paints P filled, N as a ring, empty before its layer is shown; differences have a second ring.
    void paintNode(QPainter &painter, int half, int at) const
    {
        const PairPicture::Node &shown = node(at);
        const QPointF middle = centre(half, at);
        const bool isKnown = shown.layer < m_picture.shown;
        const bool isNew = shown.layer == m_picture.shown - 1;
        const Outcome outcome = half == 0 ? shown.normal : shown.misere;
        if (isKnown && shown.differs()) {
            painter.setBrush(colors().surface);
            painter.setOpacity(isNew ? progress() : 1);
            painter.setPen(QPen(colors().accent, 2.5));
            painter.drawEllipse(middle, m_radius + 4, m_radius + 4);
            painter.setOpacity(1);
        }
        const QColor fill = isKnown && outcome == Outcome::P ? colors().pPosition : colors().surface;
        painter.setBrush(fill);
        painter.setPen(isKnown ? QPen(outcome == Outcome::P ? colors().pPosition : colors().nPosition, 2)
                               : QPen(colors().mutedText, 1, Qt::DotLine));
        painter.drawEllipse(middle, m_radius, m_radius);
        if (isKnown)
            write(painter, itemRect(half * nodeCount() + at), outcomeLetter(outcome),
                  {m_radius * 1.1, Colors::readableOn(fill), true});
        if (m_names <= 0)
            return;
        const qreal nameWidth = 6 * em();
        const QFontMetricsF metrics(scaledFont(m_names));
        const bool fits = metrics.horizontalAdvance(shown.name) <= nameWidth;
        write(painter, QRectF(middle.x() - nameWidth / 2, middle.y() + m_radius + 5, nameWidth, 1.2 * em()),
              metrics.elidedText(fits ? shown.name : tracewords::briefName(shown.position), Qt::ElideMiddle, nameWidth),
              {.size = m_names, .color = colors().text, .alignment = Qt::AlignHCenter | Qt::AlignTop});
    }

    QPointF centre(int half, int at) const
    {
        return m_points[static_cast<std::size_t>(at)] + QPointF(half * width() / 2, 0);
    }

    std::vector<QPointF> m_points; ///< of the left graph's positions
    qreal m_radius = 0;
    qreal m_names = 0; ///< font size of the names; 0 if there is no space for them
};

} // namespace

std::unique_ptr<StepPainter> makePainterOf(const PairPicture &)
{
    return std::make_unique<GraphPair>();
}

} // namespace mexplorer
