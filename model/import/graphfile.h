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

/// A report on reading a file: its format, assumptions, and what was ignored.
struct GraphReading
{
    QString format; ///< "DOT"
    quint64 vertices = 0;
    quint64 moves = 0;        ///< number of moves, without duplicates
    QString start;            ///< the vertex where play starts
    QString startReason;      ///< the reason: "nothing leads to it"
    QStringList otherStarts;  ///< up to eight other vertices with moves and without predecessors
    QStringList unreachable;  ///< vertices that can't be reached from the start
    QStringList assumed;      ///< what the file leaves open: "moves lead from the first vertex of a line to the second"
    QStringList leftOut;      ///< parts of the file that aren't part of a game: "1 group"
    QStringList ignored;      ///< names of unused attributes and columns
    bool isSymmetric = false; ///< each move has a reverse move, so that the reversed graph is the same
    bool hasLabels = false;   ///< vertices have labels in addition to their ids
    bool hasHeading = false;  ///< the first line was read as a heading
    bool mayHaveHeading = false; ///< the first line was read as a move, but could be a heading
    quint64 lines = 0;           ///< number of lines with the graph if the format states no count; otherwise 0

    bool operator==(const GraphReading &) const = default;

    /// Writes the report as members of a JSON object.
    void write(JsonWriter &json) const;
    /// The report in one line: "DOT: 4 vertices, 3 moves; start a (nothing leads to it); 1 vertex can't be reached:
    /// legend; ignored: style".
    QString sentence() const;
};

/// A directed graph read from a file: vertices by name, moves as pairs of their indices, without duplicates.
struct GraphFile
{
    QStringList names; ///< names for users: the label if it is unique, otherwise the file's id
    std::vector<std::pair<quint32, quint32>> moves;
    quint32 start = 0; ///< the start unless an expression names a vertex
    /// Ids and labels that aren't names but identify a vertex in an expression, too.
    QHash<QString, quint32> otherNames{};
    GraphReading reading{};
};

/// Choices for reading a file, which an expression names after a semicolon: graph{moves.csv; reversed}.
struct GraphChoices
{
    bool isReversed = false;   ///< moves lead from the second vertex to the first
    bool isBothWays = false;   ///< an undirected edge is a move in both directions
    bool showsIds = false;     ///< vertices are named by their ids, not by their labels
    bool hasNoHeading = false; ///< the first line is no heading
    bool hasHeading = false;   ///< the first line is a heading

    bool operator==(const GraphChoices &) const = default;

    /// "; reversed; ids"
    QString text() const;
    /// Removes the choices from the end of the text between the braces of an expression and returns them; the file's
    /// name remains. If there is a file whose name ends like a choice, the text is its name.
    static GraphChoices takeFrom(QString &parameters);
};

/// Files up to this size, in bytes, may be read on the window's thread; larger ones need a job.
inline constexpr qint64 maxSyncGraphFileBytes = 65'536;

/// Reads a graph from a file in one of the formats of graphFormats(): by its suffix, or, if several formats share one,
/// by the beginning of the text. The start is the one named by the file, otherwise the first vertex that has moves and
/// no predecessors. Fails with the number of the line if the file isn't in the format of its suffix.
Result<GraphFile> readGraphFile(const QString &path, const GraphChoices &choices = {});

/// Reads a graph from a text of any format that isn't a file; messages name it \a name.
Result<GraphFile> readGraphText(const QString &text, const QString &name, const GraphChoices &choices = {});

/// The usual suffix for a file with the contents \a text: that of the format recognized by its beginning, otherwise
/// that of a list of edges.
QString graphEndingFor(QStringView text);

} // namespace mexplorer
