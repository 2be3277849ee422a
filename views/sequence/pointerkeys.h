// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>

#include <optional>

namespace mexplorer {

/// What keys do to the term that \a view points at, if any: Space selects its heap, Enter asks for its reasons. False
/// for other keys.
template <class View> bool pressOnPointed(View *view, const QKeyEvent &event, std::optional<quint64> pointed)
{
    const bool selects = event.key() == Qt::Key_Space;
    const bool asks = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (pointed && selects)
        emit view->clicked(*pointed);
    if (pointed && asks)
        emit view->reasonsWanted(*pointed);
    return selects || asks;
}

} // namespace mexplorer
