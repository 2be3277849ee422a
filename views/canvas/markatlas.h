// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/labels.h"
#include "views/theme/theme.h"

#include <QImage>

#include <map>
#include <tuple>

class QPainter;

namespace mexplorer {

/// Marks painted once and copied: a picture has many that look alike.
class MarkAtlas
{
public:
    MarkAtlas(qreal radius, qreal pixelRatio, const Colors &colors)
        : m_radius(radius), m_pixelRatio(pixelRatio), m_colors(colors)
    {
    }

    void paint(QPainter &painter, QPointF centre, Outcome outcome, bool terminal, const QString &text,
               const QColor &color);

private:
    struct Key
    {
        QRgb color;
        Outcome outcome;
        bool terminal;
        QString text;
        bool operator<(const Key &other) const
        {
            return std::tie(color, outcome, terminal, text) <
                   std::tie(other.color, other.outcome, other.terminal, other.text);
        }
    };

    qreal half() const;
    QImage image(Outcome outcome, bool terminal, const QString &text, const QColor &color) const;

    qreal m_radius;
    qreal m_pixelRatio;
    const Colors &m_colors;
    std::map<Key, QImage> m_images;
};

} // namespace mexplorer
