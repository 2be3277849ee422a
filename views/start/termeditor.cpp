// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/termeditor.h"

#include "views/start/boardterms.h"
#include "views/start/heapsterm.h"
#include "views/start/numbersterm.h"
#include "views/start/textterm.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

using MakeEditor = TermEditor *(*)(const Family &family, QWidget *parent);

template <class Editor> TermEditor *makeEditor(const Family &family, QWidget *parent)
{
    return new Editor(family, parent);
}

template <NumbersShape (*Shape)()> TermEditor *makeNumbers(const Family &family, QWidget *parent)
{
    return new NumbersTerm(family, Shape(), parent);
}

/// All editors that a family may name, see Family::editor.
constexpr std::array<std::pair<QLatin1StringView, MakeEditor>, 6> editors = {{
    {QLatin1StringView("heaps"), makeEditor<HeapsTerm>},
    {QLatin1StringView("pins"), makeEditor<HeapsTerm>},
    {QLatin1StringView("pair"), makeNumbers<pairShape>},
    {QLatin1StringView("size"), makeNumbers<sizeShape>},
    {QLatin1StringView("cells"), makeEditor<GridTerm>},
    {QLatin1StringView("file"), makeEditor<GraphTerm>},
}};

} // namespace

std::vector<std::span<const Component>> termsOf(const Position &position)
{
    std::vector<std::span<const Component>> terms;
    const std::span<const Component> all(position.components);
    for (std::size_t from = 0, to = 0; from < all.size(); from = to) {
        to = from + 1;
        while (to < all.size() && to - from < HeapsTerm::maxHeaps && all[from].rules->isMultiset() &&
               all[to].rules->text() == all[from].rules->text())
            ++to;
        terms.push_back(all.subspan(from, to - from));
    }
    return terms;
}

TermEditor *makeTermEditor(const Family &family, QWidget *parent)
{
    const auto editor =
        std::find_if(editors.begin(), editors.end(), [&](const auto &one) { return one.first == family.editor; });
    return editor == editors.end() ? new TextTerm(family, parent) : editor->second(family, parent);
}

} // namespace mexplorer
