// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/dotraster.h"

#include "model/core/threads.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace mexplorer {

PositionColors::PositionColors(const GraphPicture &picture) : m_picture(picture)
{
    if (picture.colorBy == ColorBy::Outcome) {
        for (const Outcome outcome : {Outcome::P, Outcome::N, Outcome::Draw, Outcome::Unknown})
            m_colors.push_back(picture.colors.outcome(outcome).rgb());
        return;
    }
    for (quint32 number = 0; number <= std::min(picture.maxNumber, maxNumbers); ++number)
        m_colors.push_back(picture.numberColor(number).rgb());
}

QRgb PositionColors::operator()(ShownId id) const
{
    if (m_picture.isDimmed(id))
        return m_picture.color(id).rgb();
    if (m_picture.colorBy == ColorBy::Outcome)
        return m_colors[static_cast<std::size_t>(m_picture.outcome(id))];
    const quint32 number = m_picture.colorNumber(id);
    return number < m_colors.size() ? m_colors[number] : m_picture.color(id).rgb();
}

DotRaster::DotRaster(QSize pixels, qreal pixelRatio) : m_image(pixels, QImage::Format_ARGB32_Premultiplied)
{
    m_image.setDevicePixelRatio(pixelRatio);
    m_image.fill(Qt::transparent);
    m_pixels = reinterpret_cast<QRgb *>(m_image.bits());
    m_stride = m_image.bytesPerLine() / qptrdiff(sizeof(QRgb));
}

void DotRaster::addFrame(QPointF centre, qreal side, qreal width, QRgb color)
{
    const qreal left = centre.x() - side / 2;
    const qreal top = centre.y() - side / 2;
    const qreal right = left + side;
    const qreal bottom = top + side;
    addBox(left, top, right, top + width, color);
    addBox(left, bottom - width, right, bottom, color);
    addBox(left, top + width, left + width, bottom - width, color);
    addBox(right - width, top + width, right, bottom - width, color);
}

void DotRaster::addBox(qreal left, qreal top, qreal right, qreal bottom, QRgb color)
{
    left = std::max(0.0, left);
    right = std::min<qreal>(m_image.width(), right);
    top = std::max(0.0, top);
    bottom = std::min<qreal>(m_image.height(), bottom);
    for (int row = static_cast<int>(top); row < bottom; ++row) {
        const qreal height = std::min<qreal>(row + 1, bottom) - std::max<qreal>(row, top);
        QRgb *pixels = m_pixels + row * m_stride;
        for (int column = static_cast<int>(left); column < right; ++column) {
            const qreal width = std::min<qreal>(column + 1, right) - std::max<qreal>(column, left);
            QRgb &pixel = pixels[column];
            const int cover = std::min(static_cast<int>(255 * width * height + 0.5), 255 - qAlpha(pixel));
            // No channel exceeds the sum of the coverage, so that none overflows into the next.
            pixel += qRgba(qRed(color) * cover / 255, qGreen(color) * cover / 255, qBlue(color) * cover / 255, cover);
        }
    }
}

namespace {

class DotPainter
{
public:
    DotPainter(QPainter &painter, const PictureView &part, ShownIds ids, const JobControl &control)
        : m_painter(painter), m_part(part), m_picture(part.picture), m_control(control), m_sizes(part.camera.scale),
          m_ids(ids)
    {
    }

    void paintRaster()
    {
        const qreal ratio = m_painter.device()->devicePixelRatioF();
        const QRectF &view = m_part.view;
        const QSize pixels(static_cast<int>(std::ceil(view.width() * ratio)),
                           static_cast<int>(std::ceil(view.height() * ratio)));
        const auto sideOf = [&](Outcome outcome) { return m_sizes.dotSide(outcome) * ratio; };
        const std::array sides = {sideOf(Outcome::P), sideOf(Outcome::N), sideOf(Outcome::Draw),
                                  sideOf(Outcome::Unknown)};
        const qreal frame = m_sizes.frameWidth() * ratio;
        const PositionColors colors(m_picture);
        const bool tellsOutcomes = m_picture.colorBy == ColorBy::Outcome && !m_picture.highlighted;
        // The two halves are of different layers: they share a row or column of pixels at most.
        constexpr std::size_t worthIt = 20'000;
        DotRaster raster(pixels, ratio);
        DotRaster second(m_ids.size() < worthIt ? QSize(1, 1) : pixels, ratio);
        splitInTwoThreads(m_ids.size(), worthIt, [&](bool first, std::size_t begin, std::size_t end) {
            DotRaster &half = first ? raster : second;
            for (std::size_t i = begin; i < end && !isCancelled(i); ++i) {
                const ShownId id = m_ids[i];
                const Outcome outcome = m_picture.outcome(id);
                const QPointF at = (m_part.pointOf(id) - view.topLeft()) * ratio;
                const QRgb color = tellsOutcomes ? colors.of(outcome) : colors(id);
                const qreal side = sides[static_cast<std::size_t>(outcome)];
                if (outcome == Outcome::N && m_sizes.drawsFrames)
                    half.addFrame(at, side, frame, color);
                else
                    half.add(at, side, color);
            }
        });
        m_painter.drawImage(view.topLeft(), raster.image());
        m_painter.drawImage(view.topLeft(), second.image());
    }

    void paintOneByOne()
    {
        const PositionColors colors(m_picture);
        std::map<QRgb, QList<QRectF>> dots;
        std::map<QRgb, QList<QRectF>> frames;
        const qreal edge = m_sizes.frameWidth();
        for (std::size_t i = 0; i < m_ids.size() && !isCancelled(i); ++i) {
            const ShownId id = m_ids[i];
            const bool isFrame = m_sizes.drawsFrames && m_picture.outcome(id) == Outcome::N;
            const qreal side = std::max(1.0, m_sizes.dotSide(m_picture.outcome(id)) - (isFrame ? edge : 0));
            const QPointF at = m_part.pointOf(id);
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
    bool isCancelled(std::size_t i) const { return i % 256 == 0 && m_control.isCancelled(); }

    QPainter &m_painter;
    const PictureView &m_part;
    const GraphPicture &m_picture;
    const JobControl &m_control;
    const GraphSizes m_sizes;
    ShownIds m_ids;
};

} // namespace

void paintDots(QPainter &painter, const PictureView &part, ShownIds ids, const JobControl &control)
{
    DotPainter dots(painter, part, ids, control);
    if (painter.device()->devType() == QInternal::Image)
        dots.paintRaster();
    else
        dots.paintOneByOne();
}

} // namespace mexplorer
