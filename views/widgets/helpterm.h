// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/widgetvalues.h"

namespace mexplorer {

inline WidgetValues<QString> &helpTerms()
{
    static WidgetValues<QString> terms;
    return terms;
}

/// The term at which F1 opens the glossary while the keyboard is in \a widget.
inline void setHelpTerm(QWidget *widget, const char *term)
{
    helpTerms().set(widget, QLatin1String(term));
}

/// That of \a widget or of what it is part of; empty if none has one.
inline QString helpTermOf(const QWidget *widget)
{
    while (widget && !helpTerms().of(widget))
        widget = widget->parentWidget();
    return helpTerms().of(widget).value_or(QString());
}

} // namespace mexplorer
