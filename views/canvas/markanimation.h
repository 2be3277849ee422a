// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

#include <QObject>
#include <QVariantAnimation>

#include <vector>

namespace mexplorer {

/// Animates marks from one picture of a graph to the next, over the new one: new labels grow in place, and positions
/// that are merged or separated move to their new points. Does nothing with reduced motion, and for large graphs.
class MarkAnimation : public QObject
{
    Q_OBJECT

public:
    MarkAnimation();

    bool isRunning() const { return m_animation.state() == QVariantAnimation::Running; }
    /// The number of moving marks; 0 if it isn't running.
    std::size_t markCount() const { return isRunning() ? m_marks.size() : 0; }
    /// Stores the picture that is shown, before it changes.
    void remember(const GraphPicture &picture, const Camera &camera);
    /// Animates the marks from the stored picture to \a part, a picture of the same graph.
    void start(const PictureView &part);
    /// Paints the marks at their current points; nothing if it isn't running.
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
