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
    Mex,         ///< the mex of the followers' values, which are given
    Outcome,     ///< P or N
    NimSum,      ///< the nim-sum of the components' values, which are given, in binary columns
    WinningMove, ///< all winning moves of an N-position
    Label,       ///< P or N, and the value, of each position of a small graph
    SgValue,     ///< the values of the followers, then that of the position
    NextValue,   ///< G(n) and the values after it, given G(0), ..., G(n - 1)
    Period,      ///< the period, where it begins, and the largest heap that its proof needs
};

/// Returns all kinds, in the order of the menus.
std::span<const ExerciseKind> allExerciseKinds();
/// Returns the name for the command line: "mex", "winning-move".
QString exerciseKindName(ExerciseKind kind);
QStringList exerciseKindNames();
/// Returns the kind with this exerciseKindName(), ignoring case, or std::nullopt.
std::optional<ExerciseKind> exerciseKindFromName(QStringView name);
/// Returns the translated name: "Mex", "Winning move".
QString exerciseKindTitle(ExerciseKind kind);

/// A position with its value, which an exercise gives, or asks for before the final answer.
struct KnownValue
{
    Position position;
    QString name; ///< short, unmarked: "3+1", "G(4)"
    Value value = 0;
};

/// The period of an exercise, and the bound of the theorem that proves it.
struct PeriodTask
{
    quint64 preperiod = 0;
    quint64 period = 0;
    quint64 neededThrough = 0;
    Sentence theorem; ///< the theorem, with letters
    Sentence reason;  ///< the bound, with the numbers of this period
};

/// A graph whose labels an exercise asks for.
struct LabelTask
{
    GameGraphPtr graph;
    LabelsPtr labels;
};

/// A value, P or N, the winning moves, or the labels of a graph.
using ExerciseAnswer = std::variant<Value, Outcome, std::vector<Move>, LabelTask>;

/// An exercise with its answer and solution. It doesn't change once made.
struct Exercise
{
    ExerciseKind kind = ExerciseKind::Mex;
    Position position;
    Sentence question;
    ExerciseAnswer answer;
    Sentence solution; ///< explains the answer
    /// Mex, SgValue: the followers; Outcome, NimSum, WinningMove: the components; NextValue, Period: heaps from 0 on.
    std::vector<KnownValue> values;
    std::optional<PeriodTask> period;
};

using ExercisePtr = std::shared_ptr<const Exercise>;

} // namespace mexplorer
