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

/// The cards that a step puts in the tray; the position itself once the gap is found.
StepFinding findingOf(const TrayPicture &picture, const Position &position)
{
    StepFinding finding;
    if (picture.found) {
        finding.value = picture.value;
        if (!position.components.empty())
            finding.positions = {position};
        return finding;
    }
    for (const TrayPicture::Card &card : *picture.cards) {
        if (card.step != picture.step || card.position.components.empty())
            continue;
        finding.positions.push_back(card.position);
        finding.value = card.value;
    }
    return finding;
}

StepFinding findingOf(const TablePicture &picture, const Position &position)
{
    if (picture.current < 0)
        return {};
    StepFinding finding;
    CellVector cells;
    if (picture.current > 0) // an empty heap vanishes
        cells.push_back(static_cast<Cell>(picture.current));
    finding.positions = {Position{{{position.components.front().rules, cells}}}};
    if (picture.shown > picture.current)
        finding.value = (*picture.cells)[static_cast<std::size_t>(picture.current)].value;
    return finding;
}

/// The calls that return now, the last one to do so first; or the call that is made.
StepFinding findingOf(const TreePicture &picture)
{
    const std::vector<TreePicture::Node> &nodes = *picture.nodes;
    const int call = picture.shown - 1;
    if (call < 0 || static_cast<std::size_t>(call) >= nodes.size())
        return {};
    StepFinding finding;
    for (int i = call; i >= 0 && nodes[static_cast<std::size_t>(i)].last == call;
         i = nodes[static_cast<std::size_t>(i)].parent) {
        const TreePicture::Node &node = nodes[static_cast<std::size_t>(i)];
        finding.positions.insert(finding.positions.begin(), node.position);
        finding.value = node.value;
    }
    if (finding.positions.empty())
        finding.positions = {nodes[static_cast<std::size_t>(call)].position};
    return finding;
}

} // namespace

StepFinding Trace::finding(int step) const
{
    const TracePicture shown = picture(step);
    StepFinding finding;
    if (const auto *tray = std::get_if<TrayPicture>(&shown))
        finding = findingOf(*tray, m_position);
    else if (const auto *table = std::get_if<TablePicture>(&shown))
        finding = findingOf(*table, m_position);
    else if (const auto *tree = std::get_if<TreePicture>(&shown))
        finding = findingOf(*tree);
    if (finding.positions.empty())
        finding.positions = positions(step).positions;
    return finding;
}

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
