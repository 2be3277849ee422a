// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

class QWidget;

namespace mexplorer {

/// The four sizes of type, as multiples of the base font: 1, 1.25, 1.6 and 2.
enum class FontRole { Body, Lead, Heading, Title };

/// \a base at one of the four sizes; headings and titles are semi-bold.
QFont roleFont(FontRole size, const QFont &base);

/// The base font for expressions and codes: fixed width, at the size of \a base.
QFont codeFont(const QFont &base);

/// Gives \a widget the font of \a size and keeps it in step with the application's font.
void setFontRole(QWidget *widget, FontRole size);

} // namespace mexplorer
