// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

#include <QObject>
#include <QVariantAnimation>

#include <vector>

namespace mexplorer {

/// Marks that move from one picture of a graph to the next, over the new one: labels that come grow in their places,
/// and positions that become one, or several again, run to where they are now. At rest with reduced motion, and for
/// graphs too large to follow.
class MarkMotion : public QObject
{
    Q_OBJECT

public:
    MarkMotion();

    bool isRunning() const { return m_animation.state() == QVariantAnimation::Running; }
    /// How many marks move; 0 at rest.
    std::size_t markCount() const { return isRunning() ? m_marks.size() : 0; }
    /// What the marks come from: the picture that is shown, before it changes.
    void remember(const GraphPicture &picture, const Camera &camera);
    /// Lets them move to a picture of the same graph.
    void start(const PictureView &part);
    /// Paints the marks where they are by now; nothing at rest.
    void paint(QPainter &painter, const GraphPicture &picture) const;

signals:
    void moved();

private:
    struct Mark
    {
        QPointF from;
        QPointF to;
        qreal fromRadius;
        ShownId id; ///< in the new picture
    };

    void addLabels(const PictureView &part);
    void addMerged(const PictureView &part);

    GraphPicture m_before;
    Camera m_cameraBefore;
    std::vector<Mark> m_marks;
    qreal m_radius = 0;
    QVariantAnimation m_animation;
};

} // namespace mexplorer
