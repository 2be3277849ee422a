// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace mexplorer {

/// Resolves HTML entities in \a text, as in "&eacute;", "&#233;" and "&#xe9;". Mermaid uses another \a sign: "#quot;",
/// "#233;". Names that are not in HTML 4 are unchanged.
QString withoutEntities(QStringView text, QChar sign = u'&');

} // namespace mexplorer
