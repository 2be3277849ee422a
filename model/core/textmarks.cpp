// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/textmarks.h"

namespace mexplorer::textmarks {

namespace {

constexpr QStringView subscripts = u"₀₁₂₃₄₅₆₇₈₉ₖₙ";
constexpr QStringView subscripted = u"0123456789kn";

} // namespace

QChar fromSubscript(QChar sign)
{
    const qsizetype at = subscripts.indexOf(sign);
    return at < 0 ? QChar() : subscripted[at];
}

QString subscript(const QString &index)
{
    QString text;
    for (const QChar c : index) {
        const qsizetype at = subscripted.indexOf(c);
        text += at < 0 ? c : subscripts[at];
    }
    return text;
}

} // namespace mexplorer::textmarks
