// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace mexplorer {

/// The texts of the window that no QObject of its own says.
struct WindowText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::Window)
};

} // namespace mexplorer
