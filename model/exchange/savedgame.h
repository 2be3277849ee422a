// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"

namespace mexplorer {

/// The position after each move as a game expression: a game list that can be read back.
QStringList positionsAfterMoves(const GameRecord &record);

/// The record whose moves lead from \a start through \a positions, each a game expression. A problem if one can't be
/// read, or isn't one move after the one before.
Result<GameRecord> recordThrough(const Position &start, Convention convention, const QStringList &positions);

} // namespace mexplorer
