// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QApplication;

namespace mexplorer {

/// Opens the main window on a game expression or a file, on what was open last when \a gameOrFile is empty, and runs it
/// until it is closed; \a presents it to a room. Returns the program's exit status.
int runWindow(QApplication &app, const QString &gameOrFile, bool presents);

} // namespace mexplorer
