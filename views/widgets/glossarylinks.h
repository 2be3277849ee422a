// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QColor;
class QLabel;
class QWidget;

namespace mexplorer {

/// Returns \a html with the first occurrence of each term, except in code, as a link of \a color to the glossary.
QString withTerms(const QString &html, const QColor &color);
/// Shows the meaning of a term in \a label while the pointer is on it, and opens the glossary there on a click.
void enableTermLinks(QLabel *label);

/// Sets the term at which F1 opens the glossary while the focus is in \a widget.
void setHelpTerm(QWidget *widget, const char *term);
/// Returns the term of \a widget or of its nearest ancestor that has one; empty if none has.
QString helpTermOf(const QWidget *widget);

} // namespace mexplorer
