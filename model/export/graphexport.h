// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/result.h"
#include "model/graph/labels.h"
#include "model/layout/layeredlayout.h"

#include <QString>

#include <optional>

class QIODevice;

namespace mexplorer {

/// The content of a graph's file. Borrows graph, labels and layout, which must outlive the writing.
struct GraphExport
{
    const GameGraph &graph;
    const Labels &labels;
    QString game;                          ///< the start position as a game expression
    const LayeredLayout *layout = nullptr; ///< where positions are drawn; only for TikZ, as the following members
    std::vector<PositionId> found = {};    ///< matches of a search, which are ringed
    std::vector<PositionId> play = {};     ///< a line of play, position by position, drawn with thick lines
    bool isBlank = false;                  ///< without outcomes and values, which are blanks
};

/// The known labels of one position; std::nullopt for unknown ones.
struct PositionFacts
{
    QString position;            ///< a game expression
    std::optional<QString> name; ///< of a vertex of a graph file: its name
    std::optional<quint32> value;
    std::optional<Outcome> outcome;
    std::optional<quint32> remoteness;
    std::optional<quint32> birthday;

    /// "P", "N" or "D", as in files.
    std::optional<QString> letter() const { return outcome ? std::optional(outcomeLetter(*outcome)) : std::nullopt; }
};
/// True for a graph read from a file, whose vertices have names.
bool hasNames(const GraphExport &content);
/// With isBlank only the position and its name.
PositionFacts factsOf(const GraphExport &content, PositionId id);

/// Reports the progress of a writer by counting the positions and the moves, each as often as it writes all of them.
class WriterProgress
{
public:
    WriterProgress(const GameGraph &graph, JobControl &control, quint64 rounds = 1)
        : m_total(rounds * (graph.positionCount() + graph.moveCount())), m_control(control)
    {
    }

    /// Counts the next position or move. Returns false if cancelled, which it checks every 512 calls.
    bool step()
    {
        if (m_done++ % 512 == 0 && !m_isCancelled) {
            m_control.setProgress(m_done, m_total);
            m_isCancelled = m_control.isCancelled();
        }
        return !m_isCancelled;
    }
    bool isCancelled() const { return m_isCancelled; }

private:
    quint64 m_done = 0;
    bool m_isCancelled = false;
    quint64 m_total;
    JobControl &m_control;
};

/// The writers of the formats. They stop early if \a control is cancelled.
void writeDot(const GraphExport &content, QIODevice &device, JobControl &control);
void writeGraphMl(const GraphExport &content, QIODevice &device, JobControl &control);
/// One line per position, with its followers by id; "?" marks followers beyond the graph's limit.
void writeTable(const GraphExport &content, QIODevice &device, JobControl &control);
void writeJson(const GraphExport &content, QIODevice &device, JobControl &control);
/// The maximum number of positions and moves together in a picture for LaTeX.
inline constexpr quint64 maxTikzElements = 6'000;
/// Writes a LaTeX document with one picture. Requires content.layout.
void writeTikz(const GraphExport &content, QIODevice &device, JobControl &control);

/// Writes a graph in the format of the suffix of \a path, one of writtenGraphEndings(). Returns std::nullopt once the
/// file is complete; otherwise the previous file at \a path is unchanged.
std::optional<Problem> exportGraph(const GraphExport &content, const QString &path, JobControl &control);

} // namespace mexplorer
