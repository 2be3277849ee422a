// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

class QWidget;

namespace mexplorer {

/// The font sizes, as multiples of the base font: 1, 1.25, 1.6 and 2, and those for a presentation: captions as large
/// as headings and sentences as large as titles, but of normal weight, since long texts in bold are hard to read.
enum class FontRole { Body, Lead, Heading, Title, Caption, Sentence };

/// Returns \a base in the size of a role; headings and titles are semi-bold.
QFont roleFont(FontRole role, const QFont &base);

/// Returns the font of expressions and codes: fixed width, in the size of \a base.
QFont codeFont(const QFont &base);

/// Returns the size of \a font, in points, at which its capitals are at least \a capitals pixels high.
double sizeForCapitals(QFont font, double capitals);

/// Sets the font of \a widget to that of \a role, and updates it when the application's font changes.
void setFontRole(QWidget *widget, FontRole role);
/// As above, with the font of \a projected in a presentation.
void setFontRole(QWidget *widget, FontRole role, FontRole projected);

/// Sets whether \a widget and its children are shown in a presentation. Those with a font role for it get that font;
/// widgets that also draw differently update themselves when their font changes.
void setProjected(QWidget *widget, bool projected);
bool isProjected(const QWidget *widget);

} // namespace mexplorer
