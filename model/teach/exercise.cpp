// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/teach/exercise.h"

#include "model/core/enumtable.h"
#include "model/core/modeltext.h"

namespace mexplorer {

namespace {

/// In the order of ExerciseKind.
struct ExerciseRow
{
    QLatin1StringView name;
    const char *title;
};

constexpr std::array<ExerciseRow, 8> exerciseRows = {{
    {QLatin1StringView("mex"), QT_TRANSLATE_NOOP("mexplorer::Model", "Mex")},
    {QLatin1StringView("outcome"), QT_TRANSLATE_NOOP("mexplorer::Model", "P or N")},
    {QLatin1StringView("nim-sum"), QT_TRANSLATE_NOOP("mexplorer::Model", "Nim-sum")},
    {QLatin1StringView("winning-move"), QT_TRANSLATE_NOOP("mexplorer::Model", "Winning move")},
    {QLatin1StringView("label"), QT_TRANSLATE_NOOP("mexplorer::Model", "Labelling")},
    {QLatin1StringView("value"), QT_TRANSLATE_NOOP("mexplorer::Model", "Value")},
    {QLatin1StringView("next-value"), QT_TRANSLATE_NOOP("mexplorer::Model", "Next value")},
    {QLatin1StringView("period"), QT_TRANSLATE_NOOP("mexplorer::Model", "Period")},
}};

static_assert(exerciseRows.size() == std::size_t(ExerciseKind::Period) + 1);

constexpr auto exerciseKinds = enumValues<ExerciseKind, exerciseRows.size()>();

const ExerciseRow &rowOf(ExerciseKind kind)
{
    return exerciseRows[static_cast<std::size_t>(kind)];
}

} // namespace

std::span<const ExerciseKind> allExerciseKinds()
{
    return exerciseKinds;
}

QString exerciseKindName(ExerciseKind kind)
{
    return rowOf(kind).name;
}

QStringList exerciseKindNames()
{
    return rowNames(exerciseRows, &ExerciseRow::name);
}

std::optional<ExerciseKind> exerciseKindFromName(QStringView name)
{
    return valueNamed<ExerciseKind>(name, exerciseRows, &ExerciseRow::name);
}

QString exerciseKindTitle(ExerciseKind kind)
{
    return ModelText::tr(rowOf(kind).title);
}

} // namespace mexplorer
