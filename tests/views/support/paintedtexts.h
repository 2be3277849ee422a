// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QScreen>
#include <QWidget>

#include <cmath>
#include <vector>

namespace mexplorer::samples {

/// A text that was painted, and the heights of its capitals and digits.
struct PaintedText
{
    QString text;
    qreal height;
};

/// A paint device that records the texts that are painted on it.
class PaintedTexts final : public QPaintDevice
{
public:
    explicit PaintedTexts(QSize size) : m_size(size) {}
    /// Returns the texts of a widget with its children.
    static std::vector<PaintedText> of(QWidget &widget)
    {
        PaintedTexts texts(widget.size());
        widget.render(&texts);
        return texts.texts();
    }

    const std::vector<PaintedText> &texts() const { return m_engine.texts; }
    QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric requested) const override
    {
        const qreal dpi = QGuiApplication::primaryScreen()->logicalDotsPerInch();
        switch (requested) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmWidthMM:
            return qRound(25.4 * m_size.width() / dpi);
        case PdmHeightMM:
            return qRound(25.4 * m_size.height() / dpi);
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return qRound(dpi);
        case PdmDepth:
            return 32;
        case PdmNumColors:
            return 1 << 24;
        default:
            return QPaintDevice::metric(requested);
        }
    }

private:
    class Engine final : public QPaintEngine
    {
    public:
        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &now) override
        {
            if (now.state() & DirtyTransform)
                m_scale = std::sqrt(std::abs(now.transform().determinant()));
            if (now.state() & DirtyOpacity)
                m_opacity = now.opacity();
        }
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
        void drawImage(const QRectF &, const QImage &, const QRectF &, Qt::ImageConversionFlags) override {}
        void drawPath(const QPainterPath &) override {}
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
        void drawTextItem(const QPointF &, const QTextItem &item) override
        {
            if (m_opacity > 0)
                texts.push_back({item.text(), m_scale * QFontMetricsF(item.font()).capHeight()});
        }
        Type type() const override { return User; }

        std::vector<PaintedText> texts;

    private:
        qreal m_scale = 1;
        qreal m_opacity = 1;
    };

    QSize m_size;
    mutable Engine m_engine;
};

} // namespace mexplorer::samples
