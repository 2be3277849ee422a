// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QColor;
class QLabel;
class QWidget;

namespace mexplorer {

/// Terms in \a html, each where it first comes, as links of that colour to the glossary; not those in code.
QString withTerms(const QString &html, const QColor &color);
/// What a term in \a label means shows while the pointer is on it; a click opens the glossary there.
void answerTerms(QLabel *label);

/// The term at which F1 opens the glossary while the keyboard is in \a widget.
void setHelpTerm(QWidget *widget, const char *term);
/// That of \a widget or of what it is part of; empty if none has one.
QString helpTermOf(const QWidget *widget);

} // namespace mexplorer
