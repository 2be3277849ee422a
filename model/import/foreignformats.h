// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace mexplorer {

/// What a file is that isn't read, and how to turn it into one that is: "this is GXL, which isn't read. Graphviz's
/// gxl2gv makes DOT of it." Recognizes well-known formats by the text, or by \a ending, which may be empty; nothing
/// if it is none of them.
std::optional<QString> foreignFormat(QStringView text, const QString &ending);

} // namespace mexplorer
