// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/markanimation.h"

#include "views/glyphs/positionpainter.h"

#include <QPainter>

namespace mexplorer {

namespace {

constexpr int motionTimeMs = 220;
constexpr PositionId maxMovingPositions = 700;

} // namespace

MarkAnimation::MarkAnimation()
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setDuration(motionTimeMs);
    m_animation.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, &MarkAnimation::moved);
    connect(&m_animation, &QVariantAnimation::finished, this, &MarkAnimation::moved);
}

void MarkAnimation::remember(const GraphPicture &picture, const Camera &camera)
{
    const bool canFollow = !picture.isEmpty() && picture.wholeGraph()->positionCount() <= maxMovingPositions;
    m_before = canFollow && !Theme::instance().reducedMotion() ? picture : GraphPicture();
    m_cameraBefore = camera;
}

void MarkAnimation::start(const PictureView &part)
{
    const GraphPicture &picture = part.picture;
    const GraphPicture before = std::exchange(m_before, GraphPicture());
    m_animation.stop();
    m_marks.clear();
    if (before.isEmpty() || picture.isEmpty() || before.wholeGraph() != picture.wholeGraph())
        return;
    m_before = before;
    m_radius = part.sizes().markRadius;
    if (before.excerpt == picture.excerpt && before.layout == picture.layout)
        addLabels(part);
    else if (before.excerpt != picture.excerpt)
        addMerged(part);
    m_before = GraphPicture();
    if (!m_marks.empty())
        m_animation.start();
}

/// Adds positions that have a new label.
void MarkAnimation::addLabels(const PictureView &part)
{
    const GraphPicture &picture = part.picture;
    for (ShownId id(0); picture.contains(id); ++id.value) {
        const bool comes = picture.outcome(id) != Outcome::Unknown && m_before.outcome(id) == Outcome::Unknown;
        const QPointF at = part.pointOf(id);
        if (comes || (m_before.markText(id).isEmpty() && !picture.markText(id).isEmpty()))
            m_marks.push_back({at, at, comes ? 0.2 * m_radius : 0.6 * m_radius, id});
    }
}

/// Adds positions that are merged or separated.
void MarkAnimation::addMerged(const PictureView &part)
{
    const GraphPicture &picture = part.picture;
    const auto groupsIn = [](const GraphPicture &one) { return one.excerpt && one.excerpt->quotient(); };
    if (!groupsIn(picture) && !groupsIn(m_before))
        return;
    for (PositionId id = 0; id < picture.wholeGraph()->positionCount(); ++id) {
        const ShownId before = m_before.shownOf(id);
        const ShownId now = picture.shownOf(id);
        if (!m_before.contains(before) || !picture.contains(now))
            continue;
        m_marks.push_back({m_cameraBefore.toView(m_before.point(before), part.view), part.pointOf(now),
                           m_before.sizes(m_cameraBefore.scale).markRadius, now});
    }
}

void MarkAnimation::paint(QPainter &painter, const GraphPicture &picture) const
{
    if (!isRunning())
        return;
    const qreal part = m_animation.currentValue().toReal();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Mark &mark : m_marks) {
        if (!picture.contains(mark.id))
            continue;
        const QPointF at = mark.from + (mark.to - mark.from) * part;
        const qreal radius = mark.fromRadius + (m_radius - mark.fromRadius) * part;
        if (mark.from == mark.to) { // hides the mark in the picture
            painter.setPen(Qt::NoPen);
            painter.setBrush(picture.colors.surface);
            painter.drawEllipse(at, m_radius + 1, m_radius + 1);
        }
        paintMark(painter, at, radius, picture.outcome(mark.id), picture.explored.graph->isTerminal(mark.id.value),
                  picture.markText(mark.id), picture.colors, picture.color(mark.id));
    }
    painter.restore();
}

} // namespace mexplorer
