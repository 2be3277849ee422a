// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <cstddef>

namespace mexplorer {

/// The one of \a words that \a name becomes when one character is changed, or any letters become small or capital: a
/// name that would change the graph if it were spelt right, so that it must not be taken for one without a meaning.
/// Empty if there is none.
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
