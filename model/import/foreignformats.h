// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace mexplorer {

/// Names an unsupported format of a file, and how to convert it: "this is GXL, which isn't read. Graphviz's gxl2gv
/// makes DOT of it." Recognizes well-known formats by the text, or by \a ending, which may be empty. Returns
/// std::nullopt for other files.
std::optional<QString> foreignFormat(QStringView text, const QString &ending);

} // namespace mexplorer
