// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace mexplorer {

/// Texts of the model that a person reads: ModelText::tr("...") translates them.
struct ModelText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::Model)
};

} // namespace mexplorer
