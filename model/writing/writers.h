// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/textmarks.h"
#include "model/core/visibletext.h"
#include "model/writing/writer.h"

namespace mexplorer {

/// The writers of the formats. They visit every kind of block: a new kind doesn't compile until each of them supports
/// it.
namespace writers {

QString textSentence(const Sentence &sentence);
QString textBlocks(const Blocks &blocks);

QString markdownSentence(const Sentence &sentence);
QString markdownBlocks(const Blocks &blocks);

QString htmlSentence(const Sentence &sentence);
QString htmlBlocks(const Blocks &blocks);

QString latexSentence(const Sentence &sentence);
QString latexBlocks(const Blocks &blocks);
QString latexDocument(const QString &body);

/// \a text in one line, with hidden characters as escapes.
inline QString inOneLine(const QString &text)
{
    return visibleText(text).replace(u'\n', u' ');
}

/// The lines of a comment, with hidden characters as escapes.
inline QStringList linesOf(const Comment &comment)
{
    return visibleText(comment.text).split(u'\n');
}

/// A game expression with typographic arrows.
inline QString withArrows(QString game)
{
    return game.replace(QStringLiteral(" -> "), QStringLiteral(" → "));
}

/// A Unicode formula, with its words formatted by \a word and everything else by \a other. Subscripts are no part of a
/// word.
template <class Word, class Other> QString withWords(const QString &formula, Word word, Other other)
{
    QString result;
    for (qsizetype at = 0; at < formula.size();) {
        qsizetype end = at;
        while (end < formula.size() && formula[end].isLetter() && textmarks::fromSubscript(formula[end]).isNull())
            ++end;
        if (end > at) {
            result += word(formula.sliced(at, end - at));
            at = end;
        } else {
            result += other(formula[at++]);
        }
    }
    return result;
}

} // namespace writers

} // namespace mexplorer
