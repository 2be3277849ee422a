// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace mexplorer {

/// Translation context for texts of the views outside of QObject classes: ViewText::tr("...").
struct ViewText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::View)
};

} // namespace mexplorer
