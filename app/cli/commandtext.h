// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace mexplorer {

/// Texts of the command line: CommandText::tr("...") translates them.
struct CommandText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::Command)
};

} // namespace mexplorer
