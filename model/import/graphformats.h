// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace mexplorer {

class GraphFileBuilder;

/// A kind of file that holds a graph: one row of the table of formats.
struct GraphFormat
{
    enum class Kind { Dot, GraphMl, Gexf, Gml, Pajek, Tgf, Table, Json, EdgeList, AdjacencyList, Mermaid, Tikz };

    Kind kind;
    const char *nameText;
    QStringList endings; ///< the usual one first
    /// True if a text, without white space at its ends, begins as only this format does. Null for lists, which may
    /// begin in any way.
    bool (*beginsLike)(QStringView text);
    /// Reads a text into a builder; a problem if not all of it is this format. Null for what is only written.
    std::optional<Problem> (*read)(const QString &text, GraphFileBuilder &graph);
    bool isWritten; ///< under the usual ending

    QString name() const;
};

/// All kinds, in the order in which people are offered them.
const std::vector<GraphFormat> &graphFormats();
const GraphFormat &graphFormat(GraphFormat::Kind kind);
/// The first kind that the ending of \a path names; null if it names none.
const GraphFormat *graphFormatOf(const QString &path);
/// The kind that \a text begins like; null if it begins like none.
const GraphFormat *graphFormatOfText(QStringView text);
/// True if \a path has an ending of a graph that can be read.
bool isGraphFile(const QString &path);

/// dot, gv, graphml, ...: what isGraphFile() recognizes.
QStringList readGraphEndings();
/// dot, graphml, csv, json, tex.
QStringList writtenGraphEndings();

} // namespace mexplorer
