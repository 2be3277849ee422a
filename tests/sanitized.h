// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mexplorer {

/// True in builds with a sanitizer, which are ten times as slow: fewer samples there.
#ifdef MEXPLORER_SANITIZED // by the build: each compiler has a way of its own to tell
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

} // namespace mexplorer
