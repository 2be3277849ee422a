// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// The paths of this checkout and its build. They are compiled into one source: the objects of all others are the same
/// in every checkout.
namespace paths {

/// The path of a file or folder of the sources, as in "resources/lessons".
QString source(const QString &name);
/// The path of a file or folder in tests/data.
QString data(const QString &name);
/// The program mexplorer.
QString program();
QString buildFolder();
QString cmake();
QString lupdate();

} // namespace paths
