// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/drawing.h"

#include <memory>

class QMimeData;

namespace mexplorer {

/// A picture to be copied or dragged into other programs, with the text that belongs to it.
struct CopiedPicture
{
    Drawing drawing;
    QString text;
    QByteArray csv = {}; ///< values as a table, for spreadsheets
};

/// A view that shows a picture.
class ViewWithPicture
{
public:
    virtual ~ViewWithPicture() = default;
    /// What is shown now; nothing while there is no picture or the answers in it are hidden.
    virtual std::optional<CopiedPicture> copiedPicture() const = 0;
};

/// \a picture as other programs take it: pixels, which the clipboard offers as PNG, SVG, and text. On the GUI thread.
std::unique_ptr<QMimeData> mimeData(const CopiedPicture &picture);

} // namespace mexplorer
