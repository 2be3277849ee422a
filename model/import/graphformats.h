// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace mexplorer {

class GraphFileBuilder;

/// A file format for graphs: one row of the table of formats.
struct GraphFormat
{
    enum class Kind { Dot, GraphMl, Gexf, Gml, Pajek, Tgf, Table, Json, EdgeList, AdjacencyList, Mermaid, Tikz };

    Kind kind;
    const char *nameText;
    QStringList endings; ///< the usual one first
    /// True if a text, without white space at its ends, has a beginning that is characteristic of this format. Null for
    /// lists, which may have any beginning.
    bool (*beginsLike)(QStringView text);
    /// Reads a text into a builder; fails if it isn't completely in this format. Null for formats that are only
    /// written.
    std::optional<Problem> (*read)(const QString &text, GraphFileBuilder &graph);
    bool isWritten; ///< with the usual suffix

    QString name() const;
};

/// All formats, in the order in which they are listed for users.
const std::vector<GraphFormat> &graphFormats();
const GraphFormat &graphFormat(GraphFormat::Kind kind);
/// The first format with the suffix of \a path; null if there is none.
const GraphFormat *graphFormatOf(const QString &path);
/// The format recognized by the beginning of \a text; null if there is none.
const GraphFormat *graphFormatOfText(QStringView text);
/// True if \a path has the suffix of a format that can be read.
bool isGraphFile(const QString &path);

/// The suffixes for isGraphFile(): dot, gv, graphml, ...
QStringList readGraphEndings();
/// dot, graphml, csv, json, tex.
QStringList writtenGraphEndings();

} // namespace mexplorer
