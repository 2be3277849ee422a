// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/trace/trace.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

struct KindNames
{
    const char *name = nullptr;
    const char *title = nullptr;
};

/// Without names for what is no kind.
constexpr KindNames namesOf(TraceKind kind)
{
    switch (kind) {
    case TraceKind::Mex:
        return {"mex", QT_TRANSLATE_NOOP("mexplorer::Model", "Mex")};
    case TraceKind::NimSum:
        return {"nim-sum", QT_TRANSLATE_NOOP("mexplorer::Model", "Nim-sum")};
    case TraceKind::Labels:
        return {"labels", QT_TRANSLATE_NOOP("mexplorer::Model", "Labelling")};
    case TraceKind::Proof:
        return {"proof", QT_TRANSLATE_NOOP("mexplorer::Model", "Proof")};
    case TraceKind::Period:
        return {"period", QT_TRANSLATE_NOOP("mexplorer::Model", "Period")};
    case TraceKind::Table:
        return {"table", QT_TRANSLATE_NOOP("mexplorer::Model", "Table")};
    case TraceKind::Tree:
        return {"tree", QT_TRANSLATE_NOOP("mexplorer::Model", "Recursion")};
    case TraceKind::Symmetry:
        return {"symmetry", QT_TRANSLATE_NOOP("mexplorer::Model", "Symmetry")};
    case TraceKind::Bouton:
        return {"bouton", QT_TRANSLATE_NOOP("mexplorer::Model", "Bouton's Rule")};
    case TraceKind::Code:
        return {"code", QT_TRANSLATE_NOOP("mexplorer::Model", "Octal Code")};
    case TraceKind::Misere:
        return {"misere", QT_TRANSLATE_NOOP("mexplorer::Model", "Normal and Misère")};
    }
    return {};
}

static_assert(namesOf(static_cast<TraceKind>(traceKindCount - 1)).name &&
              !namesOf(static_cast<TraceKind>(traceKindCount)).name);

} // namespace

std::span<const TraceKind> allTraceKinds()
{
    static constexpr auto kinds = [] {
        std::array<TraceKind, traceKindCount> all = {};
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = static_cast<TraceKind>(i);
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
    for (const TraceKind kind : allTraceKinds())
        names << traceKindName(kind);
    return names;
}

std::optional<TraceKind> traceKindFromName(QStringView name)
{
    const auto found = std::ranges::find_if(allTraceKinds(), [name](TraceKind kind) {
        return name.compare(QLatin1StringView(namesOf(kind).name), Qt::CaseInsensitive) == 0;
    });
    return found == allTraceKinds().end() ? std::nullopt : std::optional(*found);
}

QString traceKindTitle(TraceKind kind)
{
    return ModelText::tr(namesOf(kind).title);
}

} // namespace mexplorer
