// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace mexplorer {

class Commands;
class Session;

/// Adds the commands of Step besides those of its player and its exports, enabled and checked as the session says.
/// \a view asks for what a command needs to know.
void addStepActions(Session *session, Commands *commands, QWidget *view);

} // namespace mexplorer
