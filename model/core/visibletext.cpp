// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/visibletext.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// "\x1b", "\u202e"
QString escaped(QChar c)
{
    const bool isShort = c.unicode() < 0x100;
    return QStringLiteral("\\%1%2")
        .arg(isShort ? QChar(u'x') : QChar(u'u'))
        .arg(static_cast<uint>(c.unicode()), isShort ? 2 : 4, 16, QLatin1Char('0'));
}

/// True of half of a surrogate pair without the other half.
bool isBrokenPair(const QString &text, qsizetype at)
{
    if (text[at].isHighSurrogate())
        return at + 1 == text.size() || !text[at + 1].isLowSurrogate();
    return text[at].isLowSurrogate() && (at == 0 || !text[at - 1].isHighSurrogate());
}

/// Replaces the letters for which \a isEscaped is true, and broken pairs, by escapes.
template <class Predicate> QString withEscapes(const QString &text, Predicate isEscaped)
{
    QString visible;
    qsizetype from = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isEscaped(text[at]) && !isBrokenPair(text, at))
            continue;
        visible += text.sliced(from, at - from) + escaped(text[at]);
        from = at + 1;
    }
    return from == 0 ? text : visible + text.sliced(from);
}

} // namespace

bool isHiddenLetter(QChar c)
{
    const char16_t letter = c.unicode();
    const bool isControl = (letter < 0x20 && letter != u'\n' && letter != u'\t') || (letter >= 0x7f && letter < 0xa0);
    const bool turns = (letter >= 0x202a && letter <= 0x202e) || (letter >= 0x2066 && letter <= 0x2069);
    return isControl || turns || letter >= 0xfffe || (letter >= 0xfdd0 && letter <= 0xfdef);
}

QString visibleText(const QString &text)
{
    return withEscapes(text, isHiddenLetter);
}

QString htmlText(const QString &text)
{
    return visibleText(text).toHtmlEscaped();
}

QString xmlText(const QString &text)
{
    return withEscapes(text, [](QChar c) {
        const char16_t letter = c.unicode();
        return (letter < 0x20 && letter != u'\n' && letter != u'\t' && letter != u'\r') || letter >= 0xfffe;
    });
}

QString quotation(const QString &text, qsizetype max)
{
    constexpr qsizetype maxEscape = 6; // number of letters
    const bool isLong = text.size() > max;
    QString visible = visibleText(text.left(max)).simplified();
    // Escapes make it longer, but within a bound.
    return isLong || visible.size() > max * maxEscape ? visible.left(max - 1) + QStringLiteral("…") : visible;
}

} // namespace mexplorer
