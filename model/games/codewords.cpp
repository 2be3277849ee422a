// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptions of the digits of a code.
#include "model/games/heaprules.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"

namespace mexplorer {

namespace {

/// The possible results for a row that loses some tokens, by the bits of an octal digit.
constexpr const char *octalDigits[] = {
    nullptr,
    QT_TRANSLATE_N_NOOP("mexplorer::Model", "Take a whole row of %n token(s)."),
    QT_TRANSLATE_N_NOOP("mexplorer::Model", "Take %n token(s) from the end of a longer row."),
    QT_TRANSLATE_N_NOOP("mexplorer::Model", "Take %n token(s) from the end of a row."),
    QT_TRANSLATE_N_NOOP("mexplorer::Model", "Take %n token(s) from the inside of a row."),
    QT_TRANSLATE_N_NOOP("mexplorer::Model",
                        "Take a whole row of %n token(s), or as many from the inside of a longer one."),
    QT_TRANSLATE_N_NOOP("mexplorer::Model", "Take %n token(s) from anywhere in a longer row."),
    QT_TRANSLATE_N_NOOP("mexplorer::Model", "Take %n token(s) from anywhere in a row."),
};

/// "0, 1 or 3": the possible numbers of rows left.
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
    constexpr const char *splits[] = {nullptr, QT_TRANSLATE_NOOP("mexplorer::Model", "Split a row in two."),
                                      QT_TRANSLATE_NOOP("mexplorer::Model", "Split a row in three."),
                                      QT_TRANSLATE_NOOP("mexplorer::Model", "Split a row in two or three.")};
    if (digit >= 8 && taken > 0)
        return ModelText::tr("Take %n token(s) from a row so that %1 rows are left of it.", nullptr, taken)
            .arg(rowCounts(digit));
    const char *sentence = taken == 0 ? splits[digit >> 2] : octalDigits[digit];
    return sentence ? ModelText::tr(sentence, nullptr, taken == 0 ? -1 : taken) : QString();
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
