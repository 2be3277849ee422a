// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"
#include "model/step/trace.h"

namespace mexplorer {

/// A trace whose steps are made when it is built, for kinds that have few of them; their pictures share what is large.
class ListTrace final : public Trace
{
public:
    struct Step
    {
        Sentence sentence;
        TracePicture picture;
        std::vector<Position> positions = {};
        std::optional<Question> question = {}; ///< asked before the step
        std::optional<PseudocodeLine> code = {};
        std::optional<Sentence> blank = {};            ///< of a blank hand-out; nothing for the usual one
        std::optional<TracePicture> blankPicture = {}; ///< the same
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
    std::optional<Table> m_blankTable; ///< nothing: the usual one
};

/// A trace of one sentence, which says why there is no other and what would be.
inline TracePtr noticeTrace(TraceKind kind, const Sentence &title, const Sentence &sentence)
{
    return std::make_shared<const ListTrace>(kind, title, Position(), std::vector<ListTrace::Step>{{sentence, {}}});
}

/// How a position gets its SG value: its followers and their values one after the other, the values put in a tray 0, 1,
/// 2, ..., the present ones ticked off, the first gap found. Many followers are taken together by value. A problem if
/// the value can't be found within the solver's limits, or there are more than a few thousand followers.
Result<TracePtr> buildMexTrace(const Position &position, const Solver &solver, JobControl &control);
/// The same of a bare set of numbers, without a game; the position is empty.
TracePtr mexTraceOfSet(const std::vector<Value> &numbers);

/// Bouton's rule for Nim under misère play (1902), on one position: play as in normal Nim until the move that leaves no
/// heap of two or more, and then leave an odd number of single tokens. A notice for other games.
Result<TracePtr> buildBoutonTrace(const Position &position, const Solver &solver, JobControl &control);

/// What the digits of an octal or hexadecimal code say, one by one: "Kayles is 0.77". A notice for games without a
/// code.
Result<TracePtr> buildCodeTrace(const Position &position);

/// The same graph under normal and under misère play, labelled side by side from the terminal positions up, with the
/// positions marked whose outcomes differ. A trace of one sentence where the graph is too large to be drawn twice.
Result<TracePtr> buildPairTrace(const Position &position, const Solver &solver, JobControl &control);

/// How the period of a heap game's values G(0), G(1), ... is found, and how the theorem that proves it is checked, with
/// its numbers. Where no period is found, or no theorem holds, it says that. About the first component that is a heap;
/// a notice if there is none. The values are those of normal play, which the first step says when \a convention is
/// another.
Result<TracePtr> buildPeriodTrace(const Position &position, JobControl &control,
                                  Convention convention = Convention::Normal);

/// How many values stand in a row on paper: as many as the \a period is long, or a part of it that it is a multiple of
/// where that is more than \a max; a dozen if there is none.
int stripColumns(int period, int max);
/// The values G(0), G(1), ... in rows of \a columns; those from \a given on are to be filled in.
Table heapTable(std::span<const Value> values, std::size_t columns, std::size_t given);

/// Winning by symmetry: the move that makes a position symmetric, where it isn't yet, and then the opponent's moves,
/// each answered by its mirror image. A notice for positions without such a strategy.
Result<TracePtr> buildSymmetryTrace(const Position &position, JobControl &control);

/// How the table G(0), G(1), ... of a heap game is filled, cell by cell, from the cells before; and the law that its
/// values follow, with the reason. About the first component that is a heap; a notice if there is none.
Result<TracePtr> buildTableTrace(const Position &position, JobControl &control);

/// The recursion that finds a value, unfolded as a tree of calls: naively, where the same position is worked out again
/// and again, and with each value remembered. With the number of calls of both. A position whose tree is too large is
/// shown by a smaller one that it can reach.
Result<TracePtr> buildTreeTrace(const Position &position, JobControl &control);

} // namespace mexplorer
