// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/commandsearch.h"

#include <QStringList>

#include <algorithm>

namespace mexplorer {

namespace {

enum Fit { NameBegins, WordBegins, InsideName, InSection, InTip };

bool hasWordBeginningWith(const QString &text, const QString &word)
{
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    }
    return false;
}

} // namespace

std::optional<int> commandRank(const QString &typed, const QString &name, const QString &section, const QString &tip)
{
    constexpr int perFit = 1000; // longer than any name
    int sum = 0;
    for (const QString &word : typed.split(u' ', Qt::SkipEmptyParts)) {
        if (name.startsWith(word, Qt::CaseInsensitive))
            sum += NameBegins;
        else if (hasWordBeginningWith(name, word))
            sum += WordBegins;
        else if (name.contains(word, Qt::CaseInsensitive))
            sum += InsideName;
        else if (section.contains(word, Qt::CaseInsensitive))
            sum += InSection;
        else if (tip.contains(word, Qt::CaseInsensitive))
            sum += InTip;
        else
            return {};
    }
    return sum * perFit + std::min(int(name.size()), perFit - 1);
}

} // namespace mexplorer
