// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/wordlist.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/core/visibletext.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace mexplorer {

QString listing(const QStringList &items, qsizetype max)
{
    if (items.size() > max + 1)
        return listingWithRest(items.first(max), groupedNumber(static_cast<quint64>(items.size() - max)));
    if (items.size() < 2)
        return items.join(QString());
    return ModelText::tr("%1 and %2").arg(items.first(items.size() - 1).join(listSeparator(items)), items.last());
}

QString alternatives(const QStringList &items)
{
    if (items.size() < 2)
        return items.join(QString());
    return ModelText::tr("%1 or %2").arg(items.first(items.size() - 1).join(listSeparator(items)), items.last());
}

QString listSeparator(const QStringList &items)
{
    const bool hasCommas = std::ranges::any_of(
        items, [](const QString &item) { return item.contains(u',') && !item.contains(u'(') && !item.contains(u'{'); });
    return hasCommas ? ModelText::tr("; ") : ModelText::tr(", ");
}

QString listingWithRest(const QStringList &items, const QString &rest)
{
    return ModelText::tr("%1 and %2 more").arg(items.join(listSeparator(items)), rest);
}

QString shortened(const QString &text, qsizetype max)
{
    return visibleText(text.size() > max ? text.first(max - 1) + QStringLiteral("…") : text);
}

QString shortenedJoin(QStringList items, const QString &separator)
{
    constexpr qsizetype max = 16;
    if (items.size() > max)
        items = items.first(max - 2) + QStringList{QStringLiteral("…"), items.last()};
    return items.join(separator);
}

namespace {

template <class Number> QString sumText(std::span<const Number> values)
{
    QStringList texts;
    for (const Number value : values)
        texts << QString::number(value);
    return shortenedJoin(texts, QStringLiteral(" ⊕ "));
}

template <class Number> QString sumEquation(std::span<const Number> values)
{
    const QString sum = QString::number(std::accumulate(values.begin(), values.end(), Number(0), std::bit_xor()));
    return values.size() == 1 ? sum : sumText(values) + QStringLiteral(" = ") + sum;
}

} // namespace

QString nimSumText(std::span<const Value> values)
{
    return sumText(values);
}

QString nimSumText(std::span<const quint64> values)
{
    return sumText(values);
}

QString nimSumEquation(std::span<const Value> values)
{
    return sumEquation(values);
}

QString nimSumEquation(std::span<const quint64> values)
{
    return sumEquation(values);
}

} // namespace mexplorer
