// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <QString>

namespace mexplorer {

struct GraphReading;

/// An alternative way to read a graph file.
struct GraphAlternative
{
    QString text;       ///< of a button: "Start at b"
    QString expression; ///< "graph{moves.dot}:b"
};
/// The alternative ways to read the file of \a rules: other starts, directions and names. Empty for games without a
/// file.
std::vector<GraphAlternative> graphAlternatives(const Rules &rules);

/// The alternative in which undirected edges are moves both ways; \a file is the file in the expression.
GraphAlternative bothWaysAlternative(const QString &file);

/// The report on reading the file of \a rules; null for games without a file.
const GraphReading *graphReading(const Rules &rules);
/// The reports on reading the files of a position, without duplicates.
std::vector<const GraphReading *> graphReadings(const Position &position);

} // namespace mexplorer
