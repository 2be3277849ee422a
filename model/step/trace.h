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

/// What a walk-through explains.
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
    Code,     ///< what the digits of an octal code say
    Misere,   ///< the graph under normal and under misère play, side by side
};

inline constexpr std::size_t traceKindCount = std::size_t(TraceKind::Misere) + 1;
/// All kinds, in the order in which people are offered them.
std::span<const TraceKind> allTraceKinds();
/// The name that the command line uses: "mex", "nim-sum", "labels", "proof", "period", "table"...
QString traceKindName(TraceKind kind);
QStringList traceKindNames();
std::optional<TraceKind> traceKindFromName(QStringView name);
/// The name for people: "Mex", "Nim-sum", "Labelling", "Proof", "Period", "Table"...
QString traceKindTitle(TraceKind kind);
/// True of kinds that explain values, or who wins under normal play, of a position without cycles.
bool isOfNormalPlay(TraceKind kind);
/// True of kinds in which numbers are asked for that sentences give away by other words, too.
bool isAskedThroughout(TraceKind kind);

/// A walk-through as data: a row of steps, each with a sentence and what its picture shows. Constant once built and
/// shared by `shared_ptr<const Trace>`; any step can be asked for at any time and at the same cost, so that going back,
/// seeking and bookmarks are an index. A trace has at least one step.
class Trace
{
public:
    virtual ~Trace() = default;

    TraceKind kind() const { return m_kind; }
    const Sentence &title() const { return m_title; }
    /// The position that the trace is about; without components when it is about a whole graph.
    const Position &position() const { return m_position; }

    virtual int stepCount() const = 0;
    virtual Sentence sentence(int step) const = 0;
    /// The same for a hand-out to be filled in: without what \a step has found, in numbers or in words.
    virtual Sentence blankSentence(int step) const;
    virtual TracePicture picture(int step) const = 0;
    /// The same for a hand-out to be filled in: with empty boxes, and without what \a step has found.
    virtual TracePicture blankPicture(int step) const;
    /// What all steps together have found, for exports. May have no rows.
    virtual Table table() const { return {}; }
    /// The same for a hand-out to be filled in.
    virtual Table blankTable() const;
    /// The positions of the game that \a step is about, and those that it looks at.
    virtual StepPositions positions(int step) const = 0;

    /// The line of an algorithm that \a step is; nothing for traces that follow none.
    virtual std::optional<PseudocodeLine> pseudocode(int) const { return {}; }

    /// What can be guessed before \a step shows; nothing for steps that show nothing new. The first step has none.
    virtual std::optional<Question> question(int) const { return {}; }

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
