// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/trace.h"

#include "model/core/enumtable.h"
#include "model/core/modeltext.h"

namespace mexplorer {

namespace {

/// The names and properties of a kind.
struct KindRow
{
    const char *name;
    const char *title;
    bool isOfNormalPlay = false;
    bool isAskedThroughout = false;
};

/// In the order of TraceKind.
constexpr auto kindRows = std::to_array<KindRow>({
    {"mex", QT_TRANSLATE_NOOP("mexplorer::Model", "Mex"), true},
    {"nim-sum", QT_TRANSLATE_NOOP("mexplorer::Model", "Nim-sum"), true},
    {"labels", QT_TRANSLATE_NOOP("mexplorer::Model", "Labelling")},
    {"proof", QT_TRANSLATE_NOOP("mexplorer::Model", "Proof"), true},
    {"period", QT_TRANSLATE_NOOP("mexplorer::Model", "Period"), false, true},
    {"table", QT_TRANSLATE_NOOP("mexplorer::Model", "Table"), true},
    {"tree", QT_TRANSLATE_NOOP("mexplorer::Model", "Recursion"), true},
    {"symmetry", QT_TRANSLATE_NOOP("mexplorer::Model", "Symmetry"), true, true},
    {"bouton", QT_TRANSLATE_NOOP("mexplorer::Model", "Bouton's Rule"), false, true},
    {"code", QT_TRANSLATE_NOOP("mexplorer::Model", "Octal Code"), false, true},
    {"misere", QT_TRANSLATE_NOOP("mexplorer::Model", "Normal and Misère"), false, true},
});

static_assert(kindRows.size() == traceKindCount);

constexpr auto kinds = enumValues<TraceKind, traceKindCount>();

const KindRow &rowOf(TraceKind kind)
{
    return kindRows[static_cast<std::size_t>(kind)];
}

} // namespace

std::span<const TraceKind> allTraceKinds()
{
    return kinds;
}

QString traceKindName(TraceKind kind)
{
    return QLatin1StringView(rowOf(kind).name);
}

QStringList traceKindNames()
{
    return rowNames(kindRows, &KindRow::name);
}

std::optional<TraceKind> traceKindFromName(QStringView name)
{
    return valueNamed<TraceKind>(name, kindRows, &KindRow::name);
}

QString traceKindTitle(TraceKind kind)
{
    return ModelText::tr(rowOf(kind).title);
}

bool isOfNormalPlay(TraceKind kind)
{
    return rowOf(kind).isOfNormalPlay;
}

bool isAskedThroughout(TraceKind kind)
{
    return rowOf(kind).isAskedThroughout;
}

} // namespace mexplorer
