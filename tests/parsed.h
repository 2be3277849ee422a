// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notation/expression.h"

namespace mexplorer {

/// Of texts that a test knows to be right.
inline RulesPtr rulesOf(const QString &text)
{
    return parseRules(text).value();
}
inline RulesPtr octalRules(const QString &code)
{
    return rulesOf(QStringLiteral("octal{%1}").arg(code));
}
inline Position parsed(const QString &text)
{
    return parsePosition(text).value();
}

} // namespace mexplorer
