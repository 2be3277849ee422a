// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/rulewords.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/games/catalogue.h"
#include "model/games/heaptraits.h"

#include <QStringList>

namespace mexplorer {

namespace {

/// What may become of a row that loses \a taken tokens, by the bits of an octal digit.
QString octalDigit(int taken, int digit)
{
    switch (digit) {
    case 1:
        return ModelText::tr("Take a whole row of %n token(s).", nullptr, taken);
    case 2:
        return ModelText::tr("Take %n token(s) from the end of a longer row.", nullptr, taken);
    case 3:
        return ModelText::tr("Take %n token(s) from the end of a row.", nullptr, taken);
    case 4:
        return ModelText::tr("Take %n token(s) from the inside of a row.", nullptr, taken);
    case 5:
        return ModelText::tr("Take a whole row of %n token(s), or as many from the inside of a longer one.", nullptr,
                             taken);
    case 6:
        return ModelText::tr("Take %n token(s) from anywhere in a longer row.", nullptr, taken);
    case 7:
        return ModelText::tr("Take %n token(s) from anywhere in a row.", nullptr, taken);
    default:
        return {};
    }
}

/// "0, 1 or 3": how many rows may be left.
QString rowCounts(int digit)
{
    QStringList counts;
    for (int rows = 0; rows < 4; ++rows) {
        if ((digit >> rows) & 1)
            counts << QString::number(rows);
    }
    return alternatives(counts);
}

QString digitInWords(int taken, int digit)
{
    if (taken == 0) {
        switch (digit & 12) {
        case 4:
            return ModelText::tr("Split a row in two.");
        case 8:
            return ModelText::tr("Split a row in three.");
        case 12:
            return ModelText::tr("Split a row in two or three.");
        default:
            return {};
        }
    }
    return digit < 8 ? octalDigit(taken, digit)
                     : ModelText::tr("Take %n token(s) from a row so that %1 rows are left of it.", nullptr, taken)
                           .arg(rowCounts(digit));
}

/// "{1–3, 9}": the set of rules as it is written between the braces.
QString setInWords(const Rules &rules)
{
    QString set = rules.text().section(u'{', 1).section(u'}', 0, 0);
    set.replace(u'-', QChar(0x2013)).replace(u',', ModelText::tr(", "));
    return u'{' + set + u'}';
}

QString summaryWithSet(const Rules &rules)
{
    const QString set = setInWords(rules);
    if (movesOf<Subtraction>(rules))
        return ModelText::tr("Take a number of tokens that is in %1 from one heap.").arg(set);
    if (movesOf<AllBut>(rules))
        return ModelText::tr("Take any positive number of tokens that is not in %1 from one heap.").arg(set);
    if (movesOf<Division>(rules))
        return ModelText::tr("Divide a number by a member of %1, and round down.").arg(set);
    return familyOf(rules).summary();
}

} // namespace

QString rulesInWords(const Rules &rules)
{
    const Family &family = familyOf(rules);
    if (family.parameters == Family::Parameters::Set)
        return summaryWithSet(rules);
    if (const QString words = rules.inWords(); !words.isEmpty())
        return words;
    const auto *code = movesOf<TakeAndBreak>(rules);
    if (!code || family.parameters != Family::Parameters::Code)
        return family.summary();
    QStringList sentences;
    for (std::size_t taken = 0; taken < code->digits.size(); ++taken) {
        const QString sentence = digitInWords(static_cast<int>(taken), code->digits[taken]);
        if (!sentence.isEmpty())
            sentences << sentence;
    }
    return sentences.isEmpty() ? ModelText::tr("No move is allowed.") : sentences.join(u' ');
}

} // namespace mexplorer
