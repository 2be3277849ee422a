// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// Reads a game expression: `sum := term { "+" term }`, `term := [ count "*" ] game`, `game := name [ "{" parameters
/// "}" ] [ ":" position ]`. White space is free, names are case-insensitive. Position::text() is the inverse.
Result<Position> parsePosition(QStringView text);

/// Reads the rules alone, without a position: "octal{0.77}", "kayles".
Result<RulesPtr> parseRules(QStringView text);

/// True if reading \a text reads a graph file that is too large to be read on the window's thread.
bool readsLargeFile(QStringView text);

} // namespace mexplorer
