// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace mexplorer {

class JsonWriter;

/// What was read from a file, what was assumed, and what was left out: what its reader says beside the graph.
struct GraphReading
{
    QString format; ///< "DOT"
    quint64 vertices = 0;
    quint64 moves = 0;        ///< each pair of vertices once
    QString start;            ///< the vertex where play starts
    QString startReason;      ///< why there: "nothing leads to it"
    QStringList otherStarts;  ///< up to eight others that have moves and that nothing leads to
    QStringList unreachable;  ///< the vertices that no play from the start comes to
    QStringList assumed;      ///< what the file doesn't say: "moves lead from the first vertex of a line to the second"
    QStringList leftOut;      ///< what is no part of a game: "1 group"
    QStringList ignored;      ///< the names of attributes and columns that were not used
    bool isSymmetric = false; ///< for each move there is one back: reversed, the graph is the same
    bool hasLabels = false;   ///< vertices have labels beside their ids
    bool hasHeading = false;  ///< the first line was taken as a heading
    bool mayHaveHeading = false; ///< the first line was taken as a move, and could be a heading
    quint64 lines = 0;           ///< how many lines hold the graph, where the format states no count; else 0

    bool operator==(const GraphReading &) const = default;

    /// The members of an object that says so in JSON.
    void write(JsonWriter &json) const;
    /// In one line: "DOT: 4 vertices, 3 moves; start a (nothing leads to it); 1 vertex can't be reached: legend;
    /// ignored: style".
    QString sentence() const;
};

/// A directed graph as a file gives it: vertices by name, moves as pairs of their indices, without repetitions.
struct GraphFile
{
    QStringList names; ///< what people see: the label where it is unique, else the file's id
    std::vector<std::pair<quint32, quint32>> moves;
    quint32 start = 0; ///< where play starts unless an expression names a vertex
    /// Ids and labels that aren't names and mean a vertex in an expression, too.
    QHash<QString, quint32> otherNames{};
    GraphReading reading{};
};

/// The other ways to read a file, as an expression names them after a semicolon: graph{moves.csv; reversed}.
struct GraphChoices
{
    bool isReversed = false;   ///< moves lead from the second vertex to the first
    bool isBothWays = false;   ///< an undirected edge is a move each way
    bool showsIds = false;     ///< vertices are called by their ids, not by their labels
    bool hasNoHeading = false; ///< the first line is no heading
    bool hasHeading = false;   ///< the first line is a heading

    bool operator==(const GraphChoices &) const = default;

    /// "; reversed; ids"
    QString text() const;
    /// Takes the choices from the end of what stands between the braces of an expression; the name of the file is
    /// left. A file whose name ends like a choice is meant if there is one.
    static GraphChoices takeFrom(QString &parameters);
};

/// A file up to this size, in bytes, may be read on the window's thread; a larger one takes a job.
inline constexpr qint64 maxSyncGraphFileBytes = 65'536;

/// Reads a graph from a file in one of the formats of graphFormats(): that of its ending, or, where several formats
/// share one, that which the text begins like. The start is the one the file names, else the first vertex that has
/// moves and that nothing leads to. A file that isn't what its name says is a problem that names the line.
Result<GraphFile> readGraphFile(const QString &path, const GraphChoices &choices = {});

/// The same of a text that has no file yet and may be any format; messages call it \a name.
Result<GraphFile> readGraphText(const QString &text, const QString &name, const GraphChoices &choices = {});

/// The usual ending of a file that holds \a text: that of the format that it begins like, else that of a list of
/// edges.
QString graphEndingFor(QStringView text);

} // namespace mexplorer
