// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace mexplorer {

/// A kind of file that holds a graph.
struct GraphFormat
{
    enum class Kind { Dot, GraphMl, Table, Json, EdgeList, Tikz };

    Kind kind;
    const char *nameText;
    QStringList endings; ///< the usual one first
    bool isRead;
    bool isWritten; ///< under the usual ending

    QString name() const;
};

/// All kinds, in the order in which people are offered them. A file that is read and has none of the endings is taken
/// for a list of edges.
const std::vector<GraphFormat> &graphFormats();
/// The kind that the ending of \a path names; null if it names none.
const GraphFormat *graphFormatOf(const QString &path);
/// True if \a path has an ending of a graph that can be read.
bool isGraphFile(const QString &path);

/// dot, gv, graphml, ...: what isGraphFile() recognizes.
QStringList readGraphEndings();
/// dot, graphml, csv, json, tex.
QStringList writtenGraphEndings();

} // namespace mexplorer
