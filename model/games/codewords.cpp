// SPDX-License-Identifier: GPL-3.0-or-later
// What the digits of a code allow, in words.
#include "model/games/heaprules.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"

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

} // namespace

QString TakeBreakRules::inWords() const
{
    if (m_pieces == Pieces::Pins)
        return HeapRules::inWords();
    const std::vector<quint8> &digits = movesOf<TakeAndBreak>(*this)->digits;
    QStringList sentences;
    for (std::size_t taken = 0; taken < digits.size(); ++taken)
        sentences << digitInWords(static_cast<int>(taken), digits[taken]);
    sentences.removeAll(QString());
    return sentences.isEmpty() ? ModelText::tr("No move is allowed.") : sentences.join(u' ');
}

} // namespace mexplorer
