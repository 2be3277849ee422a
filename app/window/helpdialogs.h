// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace mexplorer {

class Commands;

/// Opens the list of all commands that have keys, by the part of the window where they work.
void openShortcuts(const Commands &commands, QWidget *parent);

/// Opens what the program is, its version and its licence.
void openAbout(QWidget *parent);

} // namespace mexplorer
