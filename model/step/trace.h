// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/graph/labels.h"
#include "model/step/pseudocode.h"
#include "model/step/question.h"
#include "model/step/tracepictures.h"

#include <QMetaType>

#include <memory>
#include <optional>

namespace mexplorer {

/// The subject of a walk-through.
enum class TraceKind : quint8 {
    Mex,      ///< how one position gets its value
    NimSum,   ///< how the components' values make the sum's, and which moves win
    Labels,   ///< how the whole graph gets its labels
    Proof,    ///< the Sprague-Grundy theorem, proved on this sum
    Period,   ///< how the period of a heap game is found and proved
    Table,    ///< how the table of a heap game is filled
    Tree,     ///< the recursion that finds a value, with and without memory
    Symmetry, ///< winning by answering each move with its mirror image
    Bouton,   ///< Bouton's rule for Nim under misère play
    Code,     ///< the digits of an octal code, one by one
    Misere,   ///< the graph under normal and under misère play, side by side
};

inline constexpr std::size_t traceKindCount = std::size_t(TraceKind::Misere) + 1;
/// All kinds, in the order in which the user interface lists them.
std::span<const TraceKind> allTraceKinds();
/// The name for the command line: "mex", "nim-sum", "labels", "proof", "period", "table"...
QString traceKindName(TraceKind kind);
QStringList traceKindNames();
std::optional<TraceKind> traceKindFromName(QStringView name);
/// The name for the user interface: "Mex", "Nim-sum", "Labelling", "Proof", "Period", "Table"...
QString traceKindTitle(TraceKind kind);
/// True for kinds that explain values, or outcomes under normal play, of positions without cycles.
bool isOfNormalPlay(TraceKind kind);
/// True if a blank hand-out shows each step's question in place of its sentence, because blanking the numbers would not
/// hide the answer.
bool isAskedThroughout(TraceKind kind);

/// What a step finds, for other programs: the positions that it is about, first those that have the value.
struct StepFinding
{
    std::vector<Position> positions;
    std::optional<Value> value = {}; ///< the SG value of the first position, or the mex of a bare set
};

/// A walk-through as data: a list of steps, each with a sentence and a picture. Immutable once built, and shared by
/// `shared_ptr<const Trace>`. Any step can be accessed at any time at the same cost. A trace has at least one step.
class Trace
{
public:
    virtual ~Trace() = default;

    TraceKind kind() const { return m_kind; }
    const Sentence &title() const { return m_title; }
    /// The position explained; without components if the trace is about a whole graph.
    const Position &position() const { return m_position; }

    virtual int stepCount() const = 0;
    virtual Sentence sentence(int step) const = 0;
    /// The sentence for a blank hand-out: without the result of \a step, in numbers or in words.
    virtual Sentence blankSentence(int step) const;
    virtual TracePicture picture(int step) const = 0;
    /// The picture for a blank hand-out: with empty boxes, and without the result of \a step.
    virtual TracePicture blankPicture(int step) const;
    /// The results of all steps, for exports. May have no rows.
    virtual Table table() const { return {}; }
    /// The table for a blank hand-out.
    virtual Table blankTable() const;
    /// The positions of the game that \a step is about, and those that it uses.
    virtual StepPositions positions(int step) const = 0;

    /// The line of pseudocode for \a step; std::nullopt for traces without an algorithm.
    virtual std::optional<PseudocodeLine> pseudocode(int) const { return {}; }

    /// The question before \a step; std::nullopt if the step shows nothing new. The first step has none.
    virtual std::optional<Question> question(int) const { return {}; }

    /// What \a step finds. The default reads it from the picture.
    virtual StepFinding finding(int step) const;

protected:
    Trace(TraceKind kind, Sentence title, Position position)
        : m_kind(kind), m_title(std::move(title)), m_position(std::move(position))
    {
    }

private:
    TraceKind m_kind;
    Sentence m_title;
    Position m_position;
};

using TracePtr = std::shared_ptr<const Trace>;

} // namespace mexplorer

Q_DECLARE_METATYPE(mexplorer::TraceKind)
