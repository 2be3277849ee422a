// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/drawing.h"

#include <memory>

class QMimeData;

namespace mexplorer {

/// A picture to copy or drag into other programs, with a text.
struct CopiedPicture
{
    Drawing drawing;
    QString text;
    QByteArray csv = {}; ///< the values as a table, for spreadsheets
};

/// Interface of a view that shows a picture.
class ViewWithPicture
{
public:
    virtual ~ViewWithPicture() = default;
    /// The current picture; std::nullopt if there is none or the answers in it are hidden.
    virtual std::optional<CopiedPicture> copiedPicture() const = 0;
};

/// Returns \a picture in the formats of other programs: pixels, which the clipboard offers as PNG, SVG, and text. To be
/// called on the GUI thread.
std::unique_ptr<QMimeData> mimeData(const CopiedPicture &picture);

} // namespace mexplorer
