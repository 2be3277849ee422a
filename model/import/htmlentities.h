// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace mexplorer {

/// \a text with the characters that HTML writes by their names or numbers, as in "&eacute;", "&#233;" and "&#xe9;".
/// Mermaid writes them behind another \a sign: "#quot;", "#233;". Names that HTML 4 doesn't have stay as they are.
QString withoutEntities(QStringView text, QChar sign = u'&');

} // namespace mexplorer
