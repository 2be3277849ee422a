// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jsonwriter.h"
#include "model/documents/jsonfields.h"
#include "model/play/playedgame.h"

namespace mexplorer {

/// The position after each move as a game expression: a game list that can be read back.
QStringList positionsAfterMoves(const GameRecord &record);

/// The record whose moves lead from \a start through \a positions, each a game expression. A problem if one can't be
/// read, or isn't one move after the one before.
Result<GameRecord> recordThrough(const Position &start, Convention convention, const QStringList &positions);

/// True if a game has more than a list of positions keeps: variations, notes, hints.
bool needsTree(const GameTree &tree);

/// Writes the members "tree" and "node" of a played game.
void writeTree(JsonWriter &json, const PlayedGame &game);

/// Reads them; nothing if something is wrong with them, which \a fields keeps.
std::optional<PlayedGame> readTree(JsonFields &fields, const Position &start, Convention convention);

} // namespace mexplorer
