// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/graphfile.h"

#include <QStringList>

namespace mexplorer::samples {

/// "a b c / a>b b>c / a": vertices in order, moves sorted by name, start.
inline QString graphSummary(const GraphFile &graph)
{
    QStringList moves;
    for (const auto &[from, to] : graph.moves)
        moves << graph.names[static_cast<qsizetype>(from)] + u'>' + graph.names[static_cast<qsizetype>(to)];
    moves.sort();
    return graph.names.join(u' ') + QStringLiteral(" / ") + moves.join(u' ') + QStringLiteral(" / ") +
           graph.names[static_cast<qsizetype>(graph.start)];
}

/// A small file with the expected result: a summary and words of the report, or words of its refusal.
struct GraphCase
{
    const char *file;
    const char *text;
    const char *summary; ///< null if it is refused
    const char *words;
};

} // namespace mexplorer::samples
