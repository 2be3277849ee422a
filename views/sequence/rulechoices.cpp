// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/rulechoices.h"

#include "model/notation/expression.h"
#include "views/theme/viewtext.h"

#include <algorithm>
#include <functional>

namespace mexplorer {

std::vector<RulesPtr> heapFamilies(const Position &position)
{
    std::vector<RulesPtr> families;
    for (const Component &component : position.components) {
        const RulesPtr &rules = component.rules;
        const auto isSame = [&rules](const RulesPtr &family) { return family->text() == rules->text(); };
        if (rules->isMultiset() && std::none_of(families.begin(), families.end(), isSame))
            families.push_back(rules);
    }
    return families;
}

std::vector<quint64> heapsOf(const Position &position, const Rules &rules)
{
    std::vector<quint64> heaps;
    for (const Component &component : position.components) {
        if (component.rules->text() == rules.text())
            heaps.insert(heaps.end(), component.cells.begin(), component.cells.end());
    }
    std::sort(heaps.begin(), heaps.end(), std::greater<>());
    return heaps;
}

Result<RulesPtr> heapRulesOf(const QString &text)
{
    Result<RulesPtr> rules = parseRules(text);
    if (!rules || (*rules)->isMultiset())
        return rules;
    return Problem::badInput(
        Problem::Code::OtherGame,
        ViewText::tr("%1 is not played on single heaps, so it has no sequence.").arg((*rules)->text()));
}

QStringList suggestedRules()
{
    return {QStringLiteral("kayles"),       QStringLiteral("dawson"),           QStringLiteral("grundy"),
            QStringLiteral("nim"),          QStringLiteral("subtraction{1-3}"), QStringLiteral("divide{2,3,6}"),
            QStringLiteral("octal{0.165}"), QStringLiteral("octal{0.16}"),      QStringLiteral("hex{0.8}")};
}

} // namespace mexplorer
