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

/// What a file of a graph is made from. Borrowed: graph, labels and layout must outlive the writing.
struct GraphExport
{
    const GameGraph &graph;
    const Labels &labels;
    QString game;                          ///< the start position as a game expression
    const LayeredLayout *layout = nullptr; ///< where positions are drawn; only TikZ needs it, and what follows
    std::vector<PositionId> found = {};    ///< what a search found: a ring stands round each
    std::vector<PositionId> play = {};     ///< a play, position by position: drawn broad
    bool isBlank = false;                  ///< without outcomes and values, which are to be found
};

/// What is known of one position; nothing where it is unknown.
struct PositionFacts
{
    QString position;            ///< a game expression
    std::optional<QString> name; ///< of a position of a graph in a file: the vertex's own name
    std::optional<quint32> value;
    std::optional<Outcome> outcome;
    std::optional<quint32> remoteness;
    std::optional<quint32> birthday;

    /// "P", "N" or "D", as files have it.
    std::optional<QString> letter() const { return outcome ? std::optional(outcomeLetter(*outcome)) : std::nullopt; }
};
/// True of a graph in a file, whose vertices have names of their own.
bool hasNames(const GraphExport &content);
/// With isBlank only the position itself and its name.
PositionFacts factsOf(const GraphExport &content, PositionId id);

/// Counts the positions and the moves that a writer has written, each as often as it writes all of them.
class WriterProgress
{
public:
    WriterProgress(const GameGraph &graph, JobControl &control, quint64 rounds = 1)
        : m_total(rounds * (graph.positionCount() + graph.moveCount())), m_control(control)
    {
    }

    /// Counts one that is to be written next; looks for a cancellation at every 512th only. False once it is found.
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

/// Writers of one format each. They stop early when \a control is cancelled.
void writeDot(const GraphExport &content, QIODevice &device, JobControl &control);
void writeGraphMl(const GraphExport &content, QIODevice &device, JobControl &control);
/// One line per position, with its followers by id; "?" stands for followers past the graph's limit.
void writeTable(const GraphExport &content, QIODevice &device, JobControl &control);
void writeJson(const GraphExport &content, QIODevice &device, JobControl &control);
/// The most positions and moves together that a picture for LaTeX may have.
inline constexpr quint64 maxTikzElements = 6'000;
/// A LaTeX document of one picture. content.layout must be there.
void writeTikz(const GraphExport &content, QIODevice &device, JobControl &control);

/// Writes a graph in the format that the ending of \a path names, one of writtenGraphEndings(). Nothing if it is done;
/// then the file is whole. Otherwise the problem, and what was at \a path before is still there.
std::optional<Problem> exportGraph(const GraphExport &content, const QString &path, JobControl &control);

} // namespace mexplorer
