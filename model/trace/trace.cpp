// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/trace/trace.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

struct KindNames
{
    TraceKind kind;
    const char *name;
    const char *title;
};

constexpr std::array<KindNames, 11> kindNames = {{
    {TraceKind::Mex, "mex", QT_TRANSLATE_NOOP("mexplorer::Model", "Mex")},
    {TraceKind::NimSum, "nim-sum", QT_TRANSLATE_NOOP("mexplorer::Model", "Nim-sum")},
    {TraceKind::Labels, "labels", QT_TRANSLATE_NOOP("mexplorer::Model", "Labelling")},
    {TraceKind::Proof, "proof", QT_TRANSLATE_NOOP("mexplorer::Model", "Proof")},
    {TraceKind::Period, "period", QT_TRANSLATE_NOOP("mexplorer::Model", "Period")},
    {TraceKind::Table, "table", QT_TRANSLATE_NOOP("mexplorer::Model", "Table")},
    {TraceKind::Tree, "tree", QT_TRANSLATE_NOOP("mexplorer::Model", "Recursion")},
    {TraceKind::Symmetry, "symmetry", QT_TRANSLATE_NOOP("mexplorer::Model", "Symmetry")},
    {TraceKind::Bouton, "bouton", QT_TRANSLATE_NOOP("mexplorer::Model", "Bouton's Rule")},
    {TraceKind::Code, "code", QT_TRANSLATE_NOOP("mexplorer::Model", "Octal Code")},
    {TraceKind::Misere, "misere", QT_TRANSLATE_NOOP("mexplorer::Model", "Normal and Misère")},
}};

const KindNames &namesOf(TraceKind kind)
{
    return kindNames[static_cast<std::size_t>(kind)];
}

} // namespace

std::span<const TraceKind> allTraceKinds()
{
    static const auto kinds = [] {
        std::array<TraceKind, kindNames.size()> all = {};
        std::ranges::transform(kindNames, all.begin(), &KindNames::kind);
        return all;
    }();
    return kinds;
}

QString traceKindName(TraceKind kind)
{
    return QString::fromLatin1(namesOf(kind).name);
}

QStringList traceKindNames()
{
    QStringList names;
    for (const KindNames &row : kindNames)
        names << QLatin1String(row.name);
    return names;
}

std::optional<TraceKind> traceKindFromName(QStringView name)
{
    const auto found = std::ranges::find_if(kindNames, [&](const KindNames &names) {
        return name.compare(QLatin1StringView(names.name), Qt::CaseInsensitive) == 0;
    });
    if (found == kindNames.end())
        return {};
    return found->kind;
}

QString traceKindTitle(TraceKind kind)
{
    return ModelText::tr(namesOf(kind).title);
}

} // namespace mexplorer
