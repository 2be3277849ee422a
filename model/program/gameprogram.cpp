// SPDX-License-Identifier: GPL-3.0-or-later
// A position as a program
//
// A program has a function for each kind of rules, which returns the value of a heap, a tuple or a board; its main
// function prints the nim-sum of the values of the components. The functions are of three forms:
//
//   a law      where one is proved: a formula, or the values before the period and those of one period. For heaps of
//              any size.
//   a table    of the values of all heaps up to the largest: no recursion, so nothing can be too deep.
//   recursion  with memory, for what isn't a heap, and for heaps of which few are reached.
//
// Rules that a user wrote are translated expression by expression; see ruleloops.cpp.

#include "model/program/gameprogram.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/games/catalogue.h"
#include "model/games/heaptraits.h"
#include "model/program/programdraft.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// "kayles_value", or "kayles_value_2" if that is taken.
QString functionName(const Rules &rules, const std::vector<ProgramGroup> &groups)
{
    const QString name = familyOf(rules).name + QStringLiteral("_value");
    QString unique = name;
    const auto isTaken = [&] {
        return std::ranges::any_of(groups, [&](const ProgramGroup &group) { return group.function == unique; });
    };
    for (int number = 2; isTaken(); ++number)
        unique = name + u'_' + QString::number(number);
    return unique;
}

std::vector<ProgramGroup> groupsOf(const Position &position)
{
    std::vector<ProgramGroup> groups;
    QStringList keys;
    for (const Component &component : position.components) {
        const QString key = component.rules->key();
        qsizetype at = keys.indexOf(key);
        if (at < 0) {
            at = keys.size();
            keys << key;
            ProgramGroup group;
            group.rules = component.rules.get();
            group.function = functionName(*component.rules, groups);
            groups.push_back(std::move(group));
        }
        groups[static_cast<std::size_t>(at)].positions.push_back(component.cells);
    }
    return groups;
}

std::optional<Problem> writeGroup(ProgramDraft &draft, ProgramGroup &group, JobControl &control)
{
    const QString family = familyOf(*group.rules).name;
    if (group.rules->isMultiset())
        return writeHeapProgram(draft, group, control);
    if (family == QStringLiteral("rules"))
        return writeTupleProgram(draft, group);
    if (family == QStringLiteral("row") || family == QStringLiteral("board"))
        return writeCellProgram(draft, group);
    return writeBoardProgram(draft, group);
}

} // namespace

QStringList programLanguageNames()
{
    return {QStringLiteral("python"), QStringLiteral("cpp")};
}

std::optional<ProgramLanguage> programLanguageFromName(const QString &name)
{
    const qsizetype index = programLanguageNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(static_cast<ProgramLanguage>(index));
}

Result<QString> gameProgram(const Position &position, Convention convention, ProgramLanguage language,
                            JobControl &control)
{
    if (convention == Convention::Misere)
        return Problem::badInput(
            Problem::Code::Unsuitable,
            ModelText::tr("A program is written for normal play, in which the player who makes the last "
                          "move wins; under misère play SG values don't tell who wins."));
    for (const Component &component : position.components) {
        if (!component.rules->isMultiset() && hasLargeHeap(component))
            return Problem::limit(
                Problem::Code::HeapSize,
                ModelText::tr("A program for %1 would look at all smaller positions, which are too many; choose "
                              "smaller heaps.")
                    .arg(shortened(component.text())));
    }
    ProgramDraft draft(language);
    std::vector<ProgramGroup> groups = groupsOf(position);
    for (ProgramGroup &group : groups) {
        if (auto problem = writeGroup(draft, group, control))
            return *problem;
    }
    return draft.text(position, groups);
}

} // namespace mexplorer
