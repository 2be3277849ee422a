// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/steppainter.h"

#include <QCoreApplication>

namespace mexplorer {

/// The picture of a recursion: calls as a tree, each with its value once it has returned.
class CallTree final : public PainterOf<TreePicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::CallTree)

public:
    CallTree() : PainterOf(tr("The tree of calls")) {}

    /// The calls that have been made.
    int itemCount() const override;
    QRectF itemRect(int item) const override;
    Position itemPosition(int item) const override { return node(item).position; }

protected:
    void arrange() override;
    void draw(QPainter &painter) override;

private:
    const TreePicture::Node &node(int at) const { return (*m_picture.nodes)[static_cast<std::size_t>(at)]; }
    bool hasReturned(int at) const { return m_picture.hasReturned(static_cast<std::size_t>(at)); }
    void paintEdge(QPainter &painter, int at) const;
    void paintNode(QPainter &painter, int at) const;
    void paintCount(QPainter &painter) const;

    QSizeF m_box;           ///< of a call
    QPointF m_origin;       ///< the centre of a call at the left, on the top level
    QSizeF m_distance;      ///< between leaves, and between levels
    qreal m_name = 0;       ///< size of the names
    bool m_isBrief = false; ///< the names are without the games of a sum
};

} // namespace mexplorer
