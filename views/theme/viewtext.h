// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace mexplorer {

/// Texts of the views that no object with tr() of its own says: ViewText::tr("...") translates them.
struct ViewText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::View)
};

} // namespace mexplorer
