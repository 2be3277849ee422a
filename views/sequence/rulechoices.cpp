#include "views/sequence/rulechoices.h"

#include <algorithm>
#include <functional>

namespace mexplorer {

std::vector<std::shared_ptr<const HeapRules>> heapFamilies(const Position &position)
{
    std::vector<std::shared_ptr<const HeapRules>> families;
    for (const Component &component : position.components) {
        auto heaps = std::dynamic_pointer_cast<const HeapRules>(component.rules);
        const auto isSame = [&heaps](const auto &family) { return family->text() == heaps->text(); };
        if (heaps && std::none_of(families.begin(), families.end(), isSame))
            families.push_back(std::move(heaps));
    }
    return families;
}

std::vector<quint64> heapsOf(const Position &position, const HeapRules &rules)
{
    std::vector<quint64> heaps;
    for (const Component &component : position.components) {
        if (component.rules->text() == rules.text())
            heaps.insert(heaps.end(), component.cells.begin(), component.cells.end());
    }
    std::sort(heaps.begin(), heaps.end(), std::greater<>());
    return heaps;
}

QStringList suggestedRules()
{
    return {QStringLiteral("kayles"),       QStringLiteral("dawson"),           QStringLiteral("grundy"),
            QStringLiteral("nim"),          QStringLiteral("subtraction{1-3}"), QStringLiteral("divide{2,3,6}"),
            QStringLiteral("octal{0.165}"), QStringLiteral("octal{0.16}"),      QStringLiteral("hex{0.8}")};
}

} // namespace mexplorer
