// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFormLayout;
class QSpinBox;
class QWidget;

namespace mexplorer {

/// The layout that editors of single boards share: labels at the left, fields as wide as there is room.
QFormLayout *makeTermForm(QWidget *parent);

/// A spin box for a number from \a least to \a most.
QSpinBox *makeNumber(const QString &name, int least, int most, int value);

} // namespace mexplorer
