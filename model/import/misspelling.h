// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <cstddef>

namespace mexplorer {

/// The word in \a words that differs from \a name in one character, or in the case of letters: correctly spelt, the
/// name would change the graph, so it must not be ignored. Empty if there is none.
template <std::size_t n> QStringView misspeltWord(QStringView name, const QStringView (&words)[n])
{
    for (const QStringView word : words) {
        if (word.size() != name.size())
            continue;
        qsizetype differences = 0;
        for (qsizetype i = 0; i < word.size(); ++i)
            differences += name[i].toCaseFolded() != word[i].toCaseFolded();
        if (differences == 1 || (differences == 0 && name != word))
            return word;
    }
    return {};
}

} // namespace mexplorer
