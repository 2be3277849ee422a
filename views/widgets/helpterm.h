// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <QWidget>

namespace mexplorer {

inline constexpr char helpTermProperty[] = "helpTerm";

/// The term at which F1 opens the glossary while the keyboard is in \a widget.
inline void setHelpTerm(QWidget *widget, const char *term)
{
    widget->setProperty(helpTermProperty, QLatin1String(term));
}

/// That of \a widget or of what it is part of; empty if none has one.
inline QString helpTermOf(const QWidget *widget)
{
    while (widget && !widget->property(helpTermProperty).isValid())
        widget = widget->parentWidget();
    return widget ? widget->property(helpTermProperty).toString() : QString();
}

} // namespace mexplorer
