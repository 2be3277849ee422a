// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFormLayout;
class QSpinBox;
class QWidget;

namespace mexplorer {

/// The layout that editors of single boards share: labels at the left, fields as wide as there is room.
QFormLayout *makeTermForm(QWidget *parent);

/// A spin box for a number from \a min to \a max.
QSpinBox *makeNumber(const QString &name, int min, int max, int value);

} // namespace mexplorer
