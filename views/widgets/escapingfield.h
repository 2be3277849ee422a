// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;
class QWidget;

namespace mexplorer {

/// Makes Escape in \a field clear its text, and once there is none, give the focus back to \a view.
void escapeTo(QLineEdit *field, QWidget *view);

} // namespace mexplorer
