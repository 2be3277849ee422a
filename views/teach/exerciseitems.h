// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"
#include "model/teach/attempt.h"

#include <QRectF>

namespace mexplorer {

/// An item in the picture of an exercise.
struct ExerciseItem
{
    enum class Shape : quint8 {
        Card,   ///< a position with its name, and its value in a box
        Box,    ///< a number that is entered or given
        Text,   ///< a caption
        Vertex, ///< a position of a graph
        Slot,   ///< a slot of the tray
    };

    Shape shape = Shape::Text;
    QRectF rect;
    int field = -1;         ///< the field of this item; for a vertex the first of its two
    Position position = {}; ///< drawn in miniature
    QString text = {};      ///< a name, a caption, or a given number
};

/// Returns the picture of an exercise, arranged for a size. Boxes and cards with a field show the answer entered; those
/// without show their text.
std::vector<ExerciseItem> exerciseItems(const Attempt &attempt, const LayoutPtr &layout, QSizeF size, qreal em);

/// Returns the layout of the graph of a labelling exercise; null for others.
LayoutPtr layoutFor(const Exercise &exercise);

} // namespace mexplorer
