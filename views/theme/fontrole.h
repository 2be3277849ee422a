// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

class QWidget;

namespace mexplorer {

/// The sizes of type, as multiples of the base font: 1, 1.25, 1.6 and 2, and what an audience reads: pictures have
/// captions as large as headings and sentences as large as titles, but of normal weight, as much in bold is hard to
/// read.
enum class FontRole { Body, Lead, Heading, Title, Caption, Sentence };

/// \a base at one of the sizes; headings and titles are semi-bold.
QFont roleFont(FontRole role, const QFont &base);

/// The base font for expressions and codes: fixed width, at the size of \a base.
QFont codeFont(const QFont &base);

/// The size of \a font, in points, at which its capitals are at least so many pixels high.
double sizeForCapitals(QFont font, double capitals);

/// Gives \a widget the font of \a role and keeps it in step with the application's font.
void setFontRole(QWidget *widget, FontRole role);
/// The same, with the font of \a fromAfar while the widget is read from afar.
void setFontRole(QWidget *widget, FontRole role, FontRole fromAfar);

/// Says that a whole room reads \a widget and all that is in it. Those with a font for it get that font; those that
/// also draw something else then do so when their font changes.
void setReadFromAfar(QWidget *widget, bool isFromAfar);
bool isReadFromAfar(const QWidget *widget);

} // namespace mexplorer
