// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <functional>
#include <optional>

namespace mexplorer {

/// Parses a game expression: `sum := term { "+" term }`, `term := [ count "*" ] game`, `game := name [ "{" parameters
/// "}" ] [ ":" position ]`. White space is ignored, names are case-insensitive. Position::text() is the inverse, with
/// the rules themselves in place of `own{NAME}`. Most functions don't support large heaps: Solver and SolverPlayer
/// do, under normal play; the moves of a user's rules weren't tried for them.
Result<Position> parsePosition(QStringView text, GreatestHeap greatest = GreatestHeap::Usual);
/// The same with large heaps if these are the reason of a refusal, and if the moves can be listed.
Result<Position> parseWithLargeHeaps(const QString &text);

/// Parses rules without a position: "octal{0.77}", "kayles".
Result<RulesPtr> parseRules(QStringView text);
/// Parses rules of a game on heaps, which has a sequence of values; fails with an explanation for other games.
Result<RulesPtr> parseHeapRules(QStringView text);

/// Returns the parameters of each `graph{...}` in \a expression, trimmed: a path, which may contain balanced braces,
/// with GraphChoices if there are any.
QStringList graphFilesIn(const QString &expression);
/// Returns \a expression with the parameters of each `graph{...}` replaced by the result of \a change, or unchanged if
/// that is std::nullopt.
QString withGraphFiles(const QString &expression,
                       const std::function<std::optional<QString>(const QString &parameters)> &change);

/// True if parsing \a expression may read a file: it has `graph{...}` or `own{...}`.
bool readsFile(const QString &expression);

/// True if parsing \a text takes too long for the window's thread: it reads a large graph file, or tries many choices
/// of a user's rules.
bool isSlowToRead(QStringView text);

} // namespace mexplorer
