// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/step/tracesamples.h"
#include "tests/views/support/pixels.h"
#include "tests/views/support/windowwait.h"
#include "views/step/picturepane.h"

#include <QTest>
#include <QWidget>

/// Walk-throughs, and pictures of the panes that show their steps.
namespace panesamples {

using namespace mexplorer;
using samples::countOf;

/// Computes the mex of the followers' values by the definition.
inline Value plainValue(const Position &position)
{
    return tracesamples::PlainValues(position).root();
}

inline TracePtr trace(TraceKind kind, const QString &game)
{
    return tracesamples::traceOf(kind, parsePosition(game).value());
}

/// A pane with access to its painter, after the first step.
template <class Painter> class PaneOf : public PicturePane
{
public:
    const Painter *operator->() const { return &dynamic_cast<const Painter &>(*painter()); }
};

inline QImage shot(QWidget &widget)
{
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

inline QImage part(const QImage &image, const QRectF &area)
{
    return image.copy(area.toAlignedRect().intersected(image.rect()));
}

inline bool isUniform(const QImage &image)
{
    return countOf(image, image.pixelColor(0, 0)) == image.width() * image.height();
}

inline void show(QWidget &widget, const QSize &size)
{
    widget.resize(size);
    widget.show();
    QVERIFY(waitForWindowExposed(&widget));
}

} // namespace panesamples
