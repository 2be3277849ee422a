// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <optional>

namespace mexplorer {

/// Reads a game expression: `sum := term { "+" term }`, `term := [ count "*" ] game`, `game := name [ "{" parameters
/// "}" ] [ ":" position ]`. White space is free, names are case-insensitive. Position::text() is the inverse.
Result<Position> parsePosition(QStringView text);

/// The greatest heap that readLargeHeaps() reads.
inline constexpr quint64 maxLargeHeap = 1'000'000'000'000'000'000;
/// Reads a sum of games on heaps whose heaps hold up to maxLargeHeap tokens, which parsePosition() refuses past
/// maxTokens. Most functions don't take such a position; analyseLargeHeaps() does. Code::NumberTooLarge with its
/// sentence for larger heaps, a problem without a sentence for other texts.
Result<Position> readLargeHeaps(const QString &text);

/// Reads the rules alone, without a position: "octal{0.77}", "kayles".
Result<RulesPtr> parseRules(QStringView text);
/// The same of a game on heaps, which has a sequence of values; of other games a problem that says so.
Result<RulesPtr> parseHeapRules(QStringView text);

/// True if reading \a text reads a graph file that is too large to be read on the window's thread.
bool readsLargeFile(QStringView text);

} // namespace mexplorer
