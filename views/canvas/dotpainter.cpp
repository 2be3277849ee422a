// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/dotpainter.h"

#include "model/core/threads.h"
#include "views/canvas/dotraster.h"

#include <QPaintDevice>
#include <QPainter>

#include <array>
#include <cmath>
#include <map>

namespace mexplorer {

namespace {

class DotPainter
{
public:
    DotPainter(QPainter &painter, const GraphPicture &picture, const Camera &camera, const QRectF &view, ShownIds ids,
               const JobControl &control)
        : m_painter(painter), m_picture(picture), m_camera(camera), m_view(view), m_control(control),
          m_sizes(camera.scale), m_ids(ids)
    {
    }

    void paintRaster()
    {
        const qreal ratio = m_painter.device()->devicePixelRatioF();
        const QSize pixels(static_cast<int>(std::ceil(m_view.width() * ratio)),
                           static_cast<int>(std::ceil(m_view.height() * ratio)));
        const auto sideOf = [&](Outcome outcome) { return m_sizes.dotSide(outcome) * ratio; };
        const std::array sides = {sideOf(Outcome::P), sideOf(Outcome::N), sideOf(Outcome::Draw),
                                  sideOf(Outcome::Unknown)};
        const qreal frame = m_sizes.frameWidth() * ratio;
        const PositionColors colors(m_picture);
        const bool tellsOutcomes = m_picture.colorBy == ColorBy::Outcome && !m_picture.lit;
        // The halves are of different layers: they share a row or column of pixels at most.
        constexpr std::size_t worthIt = 20'000;
        DotRaster raster(pixels, ratio);
        DotRaster second(m_ids.size() < worthIt ? QSize(1, 1) : pixels, ratio);
        splitInTwoThreads(m_ids.size(), worthIt, [&](bool first, std::size_t begin, std::size_t end) {
            DotRaster &half = first ? raster : second;
            for (std::size_t i = begin; i < end && !isCancelled(i); ++i) {
                const ShownId id = m_ids[i];
                const Outcome outcome = m_picture.outcome(id);
                const QPointF at = (viewPoint(id) - m_view.topLeft()) * ratio;
                const QRgb color = tellsOutcomes ? colors.of(outcome) : colors(id);
                const qreal side = sides[static_cast<std::size_t>(outcome)];
                if (outcome == Outcome::N && m_sizes.areFrames)
                    half.addFrame(at, side, frame, color);
                else
                    half.add(at, side, color);
            }
        });
        m_painter.drawImage(m_view.topLeft(), raster.image());
        m_painter.drawImage(m_view.topLeft(), second.image());
    }

    void paintOneByOne()
    {
        const PositionColors colors(m_picture);
        std::map<QRgb, QList<QRectF>> dots;
        std::map<QRgb, QList<QRectF>> frames;
        const qreal edge = m_sizes.frameWidth();
        for (std::size_t i = 0; i < m_ids.size() && !isCancelled(i); ++i) {
            const ShownId id = m_ids[i];
            const bool isFrame = m_sizes.areFrames && m_picture.outcome(id) == Outcome::N;
            const qreal side = std::max(1.0, m_sizes.dotSide(m_picture.outcome(id)) - (isFrame ? edge : 0));
            const QPointF at = viewPoint(id);
            (isFrame ? frames : dots)[colors(id)].append(QRectF(at.x() - side / 2, at.y() - side / 2, side, side));
        }
        m_painter.setPen(Qt::NoPen);
        for (const auto &[color, squares] : dots) {
            m_painter.setBrush(QColor(color));
            m_painter.drawRects(squares);
        }
        m_painter.setBrush(Qt::NoBrush);
        for (const auto &[color, squares] : frames) {
            m_painter.setPen(QPen(QColor(color), edge, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            m_painter.drawRects(squares);
        }
    }

private:
    QPointF viewPoint(ShownId id) const { return m_camera.toView(m_picture.point(id), m_view); }
    bool isCancelled(std::size_t i) const { return i % 256 == 0 && m_control.isCancelled(); }

    QPainter &m_painter;
    const GraphPicture &m_picture;
    const Camera &m_camera;
    const QRectF &m_view;
    const JobControl &m_control;
    const GraphSizes m_sizes;
    ShownIds m_ids;
};

} // namespace

void paintDots(QPainter &painter, const GraphPicture &picture, const Camera &camera, const QRectF &view, ShownIds ids,
               const JobControl &control)
{
    DotPainter dots(painter, picture, camera, view, ids, control);
    if (painter.device()->devType() == QInternal::Image)
        dots.paintRaster();
    else
        dots.paintOneByOne();
}

} // namespace mexplorer
