// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/latextext.h"

#include "model/core/textmarks.h"

#include <algorithm>
#include <span>

namespace mexplorer {

namespace {

struct Sign
{
    char16_t letter;
    QLatin1StringView name;
};

/// Letters that LaTeX reads otherwise.
constexpr Sign readOtherwise[] = {{u'\\', QLatin1StringView("\\textbackslash{}")},
                                  {u'~', QLatin1StringView("\\textasciitilde{}")},
                                  {u'^', QLatin1StringView("\\textasciicircum{}")},
                                  {u'–', QLatin1StringView("--")},
                                  {u'—', QLatin1StringView("---")},
                                  {u'\u00a0', QLatin1StringView("~")},
                                  {u'\t', QLatin1StringView(" ")},
                                  {u'\n', QLatin1StringView(" ")},
                                  {u'<', QLatin1StringView("\\ensuremath{<}")},
                                  {u'>', QLatin1StringView("\\ensuremath{>}")},
                                  {u'…', QLatin1StringView("\\dots{}")}};

/// Signs of mathematics.
constexpr Sign signs[] = {{u'⊕', QLatin1StringView("\\oplus ")}, {u'∅', QLatin1StringView("\\emptyset ")},
                          {u'≠', QLatin1StringView("\\ne ")},    {u'≤', QLatin1StringView("\\le ")},
                          {u'≥', QLatin1StringView("\\ge ")},    {u'…', QLatin1StringView("\\dots ")},
                          {u'→', QLatin1StringView("\\to ")},    {u'·', QLatin1StringView("\\cdot ")},
                          {u'×', QLatin1StringView("\\times ")}, {u'′', QLatin1StringView("'")},
                          {u'−', QLatin1StringView("-")}};

QString latexName(std::span<const Sign> table, QChar c)
{
    const auto found = std::ranges::find(table, c.unicode(), &Sign::letter);
    return found == table.end() ? QString() : QString(found->name);
}

/// Letters of the T1 encoding and of its companion for signs, which every LaTeX reads as UTF-8.
bool isInUsualFonts(char16_t letter)
{
    constexpr QStringView lacking = u"ĦħĸĿŀŉŦŧſ";
    constexpr QStringView others = u"‘’‚“”„‹›†‡•€";
    const bool isLatin = letter >= 0xa1 && letter < 0x180 && letter != 0xad;
    return (letter >= 0x20 && letter < 0x7f) || (isLatin && !lacking.contains(QChar(letter))) ||
           others.contains(QChar(letter));
}

QString latexLetter(QChar c)
{
    if (const QString name = latexName(readOtherwise, c); !name.isEmpty())
        return name;
    if (QStringView(u"{}$&#%_").contains(c))
        return QStringLiteral("\\") + c;
    const QString sign = latexSign(c);
    if (!sign.isEmpty())
        return QStringLiteral("\\ensuremath{%1}").arg(sign.trimmed());
    return isInUsualFonts(c.unicode()) ? QString(c) : QStringLiteral("?");
}

} // namespace

QString latexText(const QString &text)
{
    QString result;
    for (qsizetype at = 0; at < text.size();) {
        if (const QString index = subscriptAt(text, at); !index.isEmpty()) {
            result += QStringLiteral("\\ensuremath{_{%1}}").arg(index);
            at += index.size();
            continue;
        }
        if (!text[at].isLowSurrogate()) // one mark for both halves
            result += latexLetter(text[at]);
        ++at;
    }
    return result;
}

QString subscriptAt(QStringView text, qsizetype at)
{
    QString index;
    for (; at < text.size() && !textmarks::fromSubscript(text[at]).isNull(); ++at)
        index += textmarks::fromSubscript(text[at]);
    return index;
}

QString latexSign(QChar c)
{
    return latexName(signs, c);
}

} // namespace mexplorer
