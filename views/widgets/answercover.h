// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace mexplorer {

class Session;

/// What takes the place of the answers to a game that is played without help: why, and the offer to show them. Its view
/// shows it as AnswerPolicy::coversPlayedGame() says.
QWidget *makeAnswerCover(Session *session);

} // namespace mexplorer
