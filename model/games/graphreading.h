// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <QString>

namespace mexplorer {

struct GraphReading;

/// Another way to read a graph's file.
struct GraphAlternative
{
    QString text;       ///< of a button: "Start at b"
    QString expression; ///< "graph{moves.dot}:b"
};
/// The other ways to read the file of \a rules: other starts, directions and names. None for games without a file.
std::vector<GraphAlternative> graphAlternatives(const Rules &rules);

/// The way to read the file that an expression calls \a file in which undirected edges are moves both ways.
GraphAlternative bothWaysAlternative(const QString &file);

/// What was read of the file that \a rules come from; null for games without a file.
const GraphReading *graphReading(const Rules &rules);
/// What was read of the files of a position, each once.
std::vector<const GraphReading *> graphReadings(const Position &position);

} // namespace mexplorer
