// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"
#include "model/step/trace.h"

namespace mexplorer {

/// A trace whose steps are made when it is built, for kinds with few steps. Large parts of their pictures are shared.
class ListTrace final : public Trace
{
public:
    struct Step
    {
        Sentence sentence;
        TracePicture picture;
        std::vector<Position> positions = {};
        std::optional<Question> question = {}; ///< to answer before the step is shown
        std::optional<PseudocodeLine> code = {};
        std::optional<Sentence> blank = {};            ///< for a blank hand-out; std::nullopt for the default
        std::optional<TracePicture> blankPicture = {}; ///< for a blank hand-out; std::nullopt for the default
    };

    ListTrace(TraceKind kind, Sentence title, Position position, std::vector<Step> steps, Table table = {},
              std::optional<Table> blankTable = {})
        : Trace(kind, std::move(title), std::move(position)), m_steps(std::move(steps)), m_table(std::move(table)),
          m_blankTable(std::move(blankTable))
    {
    }

    int stepCount() const override { return static_cast<int>(m_steps.size()); }
    Sentence sentence(int at) const override { return step(at).sentence; }
    Sentence blankSentence(int at) const override
    {
        return step(at).blank ? *step(at).blank : Trace::blankSentence(at);
    }
    TracePicture picture(int at) const override { return step(at).picture; }
    TracePicture blankPicture(int at) const override
    {
        return step(at).blankPicture ? *step(at).blankPicture : Trace::blankPicture(at);
    }
    Table table() const override { return m_table; }
    Table blankTable() const override { return m_blankTable.value_or(Trace::blankTable()); }
    StepPositions positions(int at) const override { return {step(at).positions, {}, {}}; }
    std::optional<PseudocodeLine> pseudocode(int at) const override { return step(at).code; }
    std::optional<Question> question(int at) const override { return step(at).question; }

private:
    const Step &step(int at) const { return m_steps[static_cast<std::size_t>(at)]; }

    std::vector<Step> m_steps;
    Table m_table;
    std::optional<Table> m_blankTable; ///< std::nullopt for the default
};

/// A trace of one sentence, which explains why there is no other, and what to do instead.
inline TracePtr noticeTrace(TraceKind kind, const Sentence &title, const Sentence &sentence)
{
    return std::make_shared<const ListTrace>(kind, title, Position(), std::vector<ListTrace::Step>{{sentence, {}}});
}

/// Builds the steps that find the SG value of a position: its followers and their values one after the other, the
/// values put in a tray 0, 1, 2, ..., the numbers in it ticked off, the first gap found. Many followers are grouped by
/// value. Fails if the value can't be found within the solver's limits, or if there are more than a few thousand
/// followers.
Result<TracePtr> buildMexTrace(const Position &position, const Solver &solver, JobControl &control);
/// Builds such steps for a set of numbers without a game; the position is empty.
TracePtr mexTraceOfSet(const std::vector<Value> &numbers);

/// Bouton's rule for Nim under misère play (1902), on one position: play as in normal Nim until the move that leaves no
/// heap of two or more, and then leave an odd number of single tokens. A notice for other games.
Result<TracePtr> buildBoutonTrace(const Position &position, const Solver &solver, JobControl &control);

/// Explains the digits of an octal or hexadecimal code one by one: "Kayles is 0.77". A notice for games without a code.
Result<TracePtr> buildCodeTrace(const Position &position);

/// Labels the same graph under normal and under misère play, side by side from the terminal positions up, and marks the
/// positions whose outcomes differ. A notice if the graph is too large to be drawn twice.
Result<TracePtr> buildPairTrace(const Position &position, const Solver &solver, JobControl &control);

/// Explains how the period of a heap game's values G(0), G(1), ... is found, and checks the theorem that proves it,
/// with its numbers; or states that no period is found, or that no theorem applies. Uses the first component that is a
/// heap; a notice if there is none. The values are those of normal play; if \a convention is another one, the first
/// step notes it.
Result<TracePtr> buildPeriodTrace(const Position &position, JobControl &control,
                                  Convention convention = Convention::Normal);

/// The number of values among which that walk-through looks for a period.
quint64 periodTraceTerms(const Rules &rules);

/// The number of values in a row on paper: the length of the \a period, or a divisor of it if that is more than \a max;
/// a dozen if there is none.
int stripColumns(int period, int max);
/// The values G(0), G(1), ... in rows of \a columns; those from \a given on are blank.
Table heapTable(std::span<const Value> values, std::size_t columns, std::size_t given);

/// Explains how to win by symmetry: the move that makes a position symmetric, if it isn't yet, and then the opponent's
/// moves, each answered by its mirror image. A notice for positions without such a strategy.
Result<TracePtr> buildSymmetryTrace(const Position &position, JobControl &control);

/// Fills the table G(0), G(1), ... of a heap game cell by cell from the previous cells, and explains the law of its
/// values. Uses the first component that is a heap; a notice if there is none.
Result<TracePtr> buildTableTrace(const Position &position, JobControl &control);
/// True if that walk-through proves a formula for all values by induction: of Nim, and of taking 1 to k tokens.
bool provesFormulaByTable(const Rules &rules);

/// Unfolds the recursion that finds a value as a tree of calls: first naively, with positions computed repeatedly, then
/// with each value remembered; and counts the calls of both. If the tree is too large, uses a smaller position that \a
/// position can reach.
Result<TracePtr> buildTreeTrace(const Position &position, JobControl &control);

} // namespace mexplorer
