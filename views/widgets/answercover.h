// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace mexplorer {

class Session;

/// Creates the page shown instead of the answers while a game is played without help, with a button that reveals them.
/// The view shows it if AnswerPolicy::coversPlayedGame() returns true.
QWidget *makeAnswerCover(Session *session);

} // namespace mexplorer
