// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"
#include "model/teach/attempt.h"

#include <QRectF>

namespace mexplorer {

/// A piece of the picture of an exercise.
struct ExerciseItem
{
    enum class Shape : quint8 {
        Card,   ///< a position with its name, and its value in a box
        Box,    ///< a number that is found or given
        Text,   ///< a caption
        Vertex, ///< a position of a graph
        Slot,   ///< of the tray
    };

    Shape shape = Shape::Text;
    QRectF rect;
    int field = -1;         ///< that is filled in here; of a vertex the first of its two
    Position position = {}; ///< drawn in miniature
    QString text = {};      ///< a name, a caption, or a given number
};

/// The picture of an exercise, arranged for a size. A box and a card with a field show what was entered; without one
/// they show their text.
std::vector<ExerciseItem> exerciseItems(const Attempt &attempt, const LayoutPtr &layout, QSizeF size, qreal em);

/// The layout of the graph of a labelling exercise; null for others.
LayoutPtr layoutFor(const Exercise &exercise);

} // namespace mexplorer
