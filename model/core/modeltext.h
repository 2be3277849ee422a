// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace mexplorer {

/// Translation context for texts of the model outside of QObject classes.
struct ModelText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::Model)
};

} // namespace mexplorer
