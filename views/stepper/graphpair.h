// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/steppainter.h"

#include <QCoreApplication>

namespace mexplorer {

/// A graph under normal play and beside it under misère play, with what differs marked.
class GraphPair final : public PainterOf<PairPicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::GraphPair)

public:
    GraphPair() : PainterOf(tr("The graph under normal play and under misère play")) {}

    /// The positions of the left graph, and then those of the right one.
    int itemCount() const override { return 2 * nodeCount(); }
    QRectF itemRect(int item) const override;
    Position itemPosition(int item) const override { return node(item % nodeCount()).position; }

protected:
    void arrange() override;
    void draw(QPainter &painter) override;

private:
    int nodeCount() const { return m_picture.nodes ? static_cast<int>(m_picture.nodes->size()) : 0; }
    const PairPicture::Node &node(int at) const { return (*m_picture.nodes)[static_cast<std::size_t>(at)]; }
    void paintMoves(QPainter &painter, int half) const;
    void paintNode(QPainter &painter, int half, int at) const;
    QPointF centre(int half, int at) const;

    std::vector<QPointF> m_places; ///< of the left graph's positions
    qreal m_radius = 0;
    qreal m_names = 0; ///< size of the names; 0 where there is no room for them
};

} // namespace mexplorer
