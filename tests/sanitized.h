// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mexplorer {

/// True in builds with a sanitizer, which are ten times as slow: fewer samples there.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

} // namespace mexplorer
