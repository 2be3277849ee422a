// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace mexplorer {

class Exploration;

/// What the Play workspace shows while no game is open: a button for each family of games, with a picture of a position
/// to play from, which \a exploration opens.
QWidget *makeGameChoice(Exploration *exploration);

} // namespace mexplorer
