// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exercises/exercise.h"

#include "model/core/modeltext.h"

#include <array>

namespace mexplorer {

namespace {

struct KindRow
{
    ExerciseKind kind;
    QLatin1StringView name;
    const char *title;
};

constexpr std::array<KindRow, 8> kindRows = {{
    {ExerciseKind::Mex, QLatin1StringView("mex"), QT_TRANSLATE_NOOP("mexplorer::Model", "Mex")},
    {ExerciseKind::Outcome, QLatin1StringView("outcome"), QT_TRANSLATE_NOOP("mexplorer::Model", "P or N")},
    {ExerciseKind::NimSum, QLatin1StringView("nim-sum"), QT_TRANSLATE_NOOP("mexplorer::Model", "Nim-sum")},
    {ExerciseKind::WinningMove, QLatin1StringView("winning-move"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Winning move")},
    {ExerciseKind::Label, QLatin1StringView("label"), QT_TRANSLATE_NOOP("mexplorer::Model", "Labelling")},
    {ExerciseKind::SgValue, QLatin1StringView("value"), QT_TRANSLATE_NOOP("mexplorer::Model", "Value")},
    {ExerciseKind::NextValue, QLatin1StringView("next-value"), QT_TRANSLATE_NOOP("mexplorer::Model", "Next value")},
    {ExerciseKind::Period, QLatin1StringView("period"), QT_TRANSLATE_NOOP("mexplorer::Model", "Period")},
}};

constexpr auto kinds = [] {
    std::array<ExerciseKind, kindRows.size()> result{};
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = kindRows[i].kind;
    return result;
}();

const KindRow &rowOf(ExerciseKind kind)
{
    return kindRows[static_cast<std::size_t>(kind)];
}

} // namespace

std::span<const ExerciseKind> allExerciseKinds()
{
    return kinds;
}

QString exerciseKindName(ExerciseKind kind)
{
    return rowOf(kind).name;
}

QStringList exerciseKindNames()
{
    QStringList names;
    for (const KindRow &row : kindRows)
        names << row.name;
    return names;
}

std::optional<ExerciseKind> exerciseKindFromName(QStringView name)
{
    for (const KindRow &row : kindRows) {
        if (name.compare(row.name, Qt::CaseInsensitive) == 0)
            return row.kind;
    }
    return {};
}

QString exerciseKindTitle(ExerciseKind kind)
{
    return ModelText::tr(rowOf(kind).title);
}

} // namespace mexplorer
