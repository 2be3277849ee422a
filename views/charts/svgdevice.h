// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QSize>

#include <memory>

class QIODevice;

namespace mexplorer {

class SvgEngine;

/// Makes an SVG file of what is painted on it, which is much smaller than that of QSvgGenerator. Shapes that look alike
/// are in one group, strokes of one colour in few paths, and coordinates have one decimal; texts remain texts. There
/// are no identifiers and no style sheets, so that several files fit into one HTML document. As in QSvgGenerator,
/// clipping is ignored.
class SvgDevice final : public QPaintDevice
{
public:
    /// \a size is in pixels of 1/96 inch.
    explicit SvgDevice(QSize size);
    ~SvgDevice() override;

    QPaintEngine *paintEngine() const override;
    /// Writes the file. Characters that XML forbids or that change the direction of text are replaced: names may
    /// contain them.
    void write(QIODevice &device, const QString &title, const QString &description) const;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSize m_size;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace mexplorer
