// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>

namespace mexplorer {

/// \a expression for a label that breaks lines: places are marked, invisibly, where a long position may go on in the
/// next line. For reading only: what is marked can't be pasted into the game bar.
QString breakable(const QString &expression);

/// \a expression for a label that breaks lines: in a sum between the components and nowhere else. A component wider
/// than \a width is cut in the middle. For reading only, too.
QString keptTogether(const QString &expression, const QFontMetrics &metrics, int width);

/// A text for a tool tip, which breaks lines if it is long: \a text may hold a name of thousands of letters.
QString tipText(const QString &text);

} // namespace mexplorer
