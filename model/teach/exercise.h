// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/labels.h"
#include "model/solve/move.h"
#include "model/writing/sentence.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace mexplorer {

/// The question of an exercise.
enum class ExerciseKind : quint8 {
    Mex,         ///< the followers' values are given: the mex
    Outcome,     ///< P or N
    NimSum,      ///< the components' values are given: their nim-sum, in binary columns
    WinningMove, ///< all winning moves of an N-position
    Label,       ///< P or N, and the value, of each position of a small graph
    SgValue,     ///< the value of a position, by those of its followers
    NextValue,   ///< G(0), ..., G(n - 1) are given: G(n)
    Period,      ///< how many values prove a period
};

/// All kinds, in the order in which people are offered them.
std::span<const ExerciseKind> allExerciseKinds();
/// The name that the command line uses: "mex", "winning-move".
QString exerciseKindName(ExerciseKind kind);
QStringList exerciseKindNames();
/// Of a name that exerciseKindName() gives, in any case of letters.
std::optional<ExerciseKind> exerciseKindFromName(QStringView name);
/// The name for people: "Mex", "Winning move".
QString exerciseKindTitle(ExerciseKind kind);

/// A position whose value an exercise gives, or asks for on the way.
struct KnownValue
{
    Position position;
    QString name; ///< short, unmarked: "3+1", "G(4)"
    Value value = 0;
};

/// The period that an exercise is about, and the bound of the theorem that proves it.
struct PeriodTask
{
    quint64 preperiod = 0;
    quint64 period = 0;
    quint64 neededThrough = 0;
    Sentence theorem; ///< what has to be checked, with its letters
    Sentence reason;  ///< the same with the numbers
};

/// The labels that an exercise asks for.
struct LabelTask
{
    GameGraphPtr graph;
    LabelsPtr labels;
};

/// A value, P or N, the winning moves, or the labels of a graph.
using ExerciseAnswer = std::variant<Value, Outcome, std::vector<Move>, LabelTask>;

/// One exercise with its key. Constant once made.
struct Exercise
{
    ExerciseKind kind = ExerciseKind::Mex;
    Position position;
    Sentence question;
    ExerciseAnswer answer;
    Sentence solution; ///< how the answer comes about
    /// Mex, SgValue: the followers; Outcome, NimSum, WinningMove: the components; NextValue, Period: heaps from 0 on.
    std::vector<KnownValue> values;
    std::optional<PeriodTask> period;
};

using ExercisePtr = std::shared_ptr<const Exercise>;

} // namespace mexplorer
